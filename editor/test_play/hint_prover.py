"""Has the worker find out whether the game being tried out can still be won, and which pair is safe."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.games import rules_of
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET
from mahjong_qt.engine.play.hint import rank_hints
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from mahjong_qt.engine.play.advisor import Advice
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.verdict import Verdict
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import HintQuestion
    from mahjong_qt.worker import Ticket, Worker


class HintProver(QObject):
    """Keeps a session informed while a game is played in it; it asks about the newest position, and once only.

    A hint whose proof does not come is a guess.
    """

    def __init__(self, session: Session, worker: Worker, parent: QObject | None = None) -> None:
        """Listen to the session from now on."""
        super().__init__(parent)
        self._session = session
        self._worker = worker
        self._outlook: Ticket | None = None
        self._hint: Ticket | None = None
        session.proves_hints = True
        session.started.connect(self._look)
        session.changed.connect(self._look)
        session.hint_wanted.connect(self._seek)
        session.state_changed.connect(self._drop_unwanted)

    def stop(self) -> None:
        """Have nothing found out any more until the next step of the game."""
        for ticket in (self._outlook, self._hint):
            if ticket is not None:
                ticket.cancel()
        self._outlook = self._hint = None

    def _look(self) -> None:
        self.stop()
        game = self._session.game
        if game.outlook is Outlook.UNKNOWN:
            self._outlook = self._worker.ask(
                rules_of(game.board.game).advise,
                game.board,
                game.plan,
                ADVICE_BUDGET,
                then=partial(self._take_outlook, game.board),
                priority=Priority.SOON,
                failed=self._end_outlook,
            )

    def _take_outlook(self, board: Board, verdict: Verdict) -> None:
        self._outlook = None
        self._session.learn(board, verdict)

    def _end_outlook(self, _trace: str) -> None:
        self._outlook = None

    def _seek(self, question: HintQuestion) -> None:
        # says all that the other question would say
        self.stop()
        self._hint = self._worker.ask(
            rules_of(question.board.game).prove_hints,
            *question,
            ADVICE_BUDGET,
            then=partial(self._take_hints, question.board),
            failed=partial(self._guess, question),
        )

    def _take_hints(self, board: Board, advice: Advice) -> None:
        self._hint = None
        # first, for what is learnt makes the game forget the hints that it has
        self._session.learn(board, advice.verdict)
        self._session.offer_hints(board, advice.hints)

    def _guess(self, question: HintQuestion, _trace: str) -> None:
        self._hint = None
        self._session.offer_hints(question.board, rank_hints(*question))

    def _drop_unwanted(self, state: GameState) -> None:
        if not state.is_seeking_hint and self._hint is not None:
            self._hint.cancel()
            self._hint = None
