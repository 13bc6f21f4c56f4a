"""Asks the worker what the game wants to know: can it still be won, which pair is safe, where was it lost."""

from __future__ import annotations

import enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.solitaire.advisor import ADVICE_BUDGET, WAY_BACK_BUDGET, advise, find_way_back, prove_hints
from mahjong_qt.engine.solitaire.hint import rank_hints
from mahjong_qt.engine.solitaire.outlook import Outlook
from mahjong_qt.engine.solitaire.transition import Status
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.solitaire.advisor import WayBack
    from mahjong_qt.engine.solitaire.board import Board
    from mahjong_qt.engine.solitaire.hint import Hint
    from mahjong_qt.engine.solitaire.plan import Plan
    from mahjong_qt.engine.verdict import Verdict
    from mahjong_qt.session import GameState, HintQuestion, Session, Started
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.worker import Ticket, Worker

SECOND_BUDGET = 50_000
"""Conflicts for a position that was not decided at first, in idle time."""


class _Topic(enum.Enum):
    """What is asked; of each there is one question at a time."""

    DEAL = "the deal of a code"
    POSITION = "the position now"
    WAY_BACK = "the move that lost the game"
    HINT = "a safe pair"


class Adviser(QObject):
    """Keeps a session informed of what can be proven. It asks about the newest position only."""

    def __init__(self, session: Session, worker: Worker, store: SettingsStore, parent: QObject | None = None) -> None:
        """Listen to the session and the settings from now on; the worker must live longer than this object."""
        super().__init__(parent)
        self._session = session
        self._worker = worker
        self._store = store
        self._tickets: dict[_Topic, Ticket] = {}
        self._asked: Board | None = None
        self._searched: Board | None = None
        self._undecided: Board | None = None
        """The last board that the first budget did not decide."""
        session.started.connect(self._start)
        session.changed.connect(self._follow)
        session.hint_wanted.connect(self._seek_hint)
        session.state_changed.connect(self._drop_unwanted_hint)
        store.changed.connect(self._look)
        session.proves_hints = True
        if session.has_game:
            self._look()

    def _start(self, started: Started) -> None:
        self._drop(*_Topic)
        self._asked = self._searched = self._undecided = None
        if started.is_repeated and not started.is_restored and self._session.game.outlook is Outlook.UNKNOWN:
            self._asked = started.board
            self._ask_outlook(_Topic.DEAL, started.board, None)
        self._look()

    def _follow(self) -> None:
        """Forget what was asked about the position before; what is asked about the deal remains of interest."""
        self._drop(_Topic.POSITION, _Topic.WAY_BACK, _Topic.HINT)
        self._asked = self._searched = None
        self._look()

    def _look(self) -> None:
        """Ask what is to be known of the position now and was not asked since it was reached."""
        if not self._session.has_game:
            return
        game, settings = self._session.game, self._store.settings
        is_curious = settings.show_light or settings.warn_early
        if not is_curious:
            self._drop(_Topic.POSITION)
            self._asked = None
        elif game.outlook is Outlook.UNKNOWN and game.board is not self._asked:
            self._asked = game.board
            self._ask_outlook(_Topic.POSITION, game.board, game.plan)
        if is_curious or game.status is Status.STUCK:
            self._ask_way_back()

    def _ask_outlook(self, topic: _Topic, board: Board, plan: Plan | None) -> None:
        self._tickets[topic] = self._worker.ask(
            advise,
            board,
            plan,
            ADVICE_BUDGET,
            then=partial(self._take_outlook, topic, board),
            priority=Priority.SOON,
            failed=partial(self._close, topic),
        )

    def _take_outlook(self, topic: _Topic, board: Board, verdict: Verdict) -> None:
        self._close(topic)
        if isinstance(verdict, Undecided):
            self._undecided = board
            self._tickets[topic] = self._worker.ask(
                advise,
                board,
                None,
                SECOND_BUDGET,
                then=partial(self._take_second_outlook, topic, board),
                priority=Priority.IDLE,
                failed=partial(self._close, topic),
            )
        else:
            self._learn(board, verdict)

    def _take_second_outlook(self, topic: _Topic, board: Board, verdict: Verdict) -> None:
        self._close(topic)
        self._learn(board, verdict)

    def _learn(self, board: Board, verdict: Verdict) -> None:
        self._session.learn(board, verdict)
        self._look()

    def _ask_way_back(self) -> None:
        """Search for the move that lost the game, if that is not known and was not searched for from here."""
        game = self._session.game
        doubtful = game.positions_in_doubt
        if not doubtful or game.board is self._searched:
            return
        self._searched = game.board
        boards = tuple(position.board for position in doubtful)
        self._tickets[_Topic.WAY_BACK] = self._worker.ask(
            find_way_back,
            boards,
            WAY_BACK_BUDGET,
            doubtful[0].plan,
            then=partial(self._take_way_back, boards),
            priority=Priority.SOON,
            failed=partial(self._close, _Topic.WAY_BACK),
        )

    def _take_way_back(self, boards: Sequence[Board], found: WayBack) -> None:
        self._close(_Topic.WAY_BACK)
        if found.last_winnable is not None and found.plan is not None:
            self._session.learn(boards[found.last_winnable], Solvable(found.plan, 0))
        if found.first_lost is not None:
            self._session.learn(boards[found.first_lost], Unsolvable(0))

    def _seek_hint(self, question: HintQuestion) -> None:
        """Have the position decided, which mostly gives a plan to show; failing that, have its pairs proven."""
        if self._session.game.outlook is not Outlook.UNKNOWN or question.board is self._undecided:
            self._ask_hints(question)
            return
        self._tickets[_Topic.HINT] = self._worker.ask(
            advise,
            *question,
            ADVICE_BUDGET,
            then=partial(self._take_outlook_for_hint, question),
            failed=partial(self._guess, question),
        )

    def _take_outlook_for_hint(self, question: HintQuestion, verdict: Verdict) -> None:
        self._close(_Topic.HINT)
        if isinstance(verdict, Undecided):
            self._ask_hints(question)
        else:
            self._drop(_Topic.POSITION)
            self._learn(question.board, verdict)

    def _ask_hints(self, question: HintQuestion) -> None:
        self._tickets[_Topic.HINT] = self._worker.ask(
            prove_hints,
            *question,
            ADVICE_BUDGET,
            then=partial(self._take_hints, question),
            failed=partial(self._guess, question),
        )

    def _take_hints(self, question: HintQuestion, hints: Sequence[Hint]) -> None:
        self._close(_Topic.HINT)
        self._session.offer_hints(question.board, hints)

    def _guess(self, question: HintQuestion, _trace: str) -> None:
        """Offer what is known without the worker."""
        self._close(_Topic.HINT)
        self._session.offer_hints(question.board, rank_hints(*question))

    def _drop_unwanted_hint(self, state: GameState) -> None:
        if not state.is_seeking_hint:
            self._drop(_Topic.HINT)

    def _close(self, topic: _Topic, _trace: str = "") -> None:
        """Note that there is an answer, or will be none."""
        del self._tickets[topic]

    def _drop(self, *topics: _Topic) -> None:
        for topic in topics:
            if topic in self._tickets:
                self._tickets.pop(topic).cancel()
