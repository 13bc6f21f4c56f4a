"""Has the worker prove what the game wants to know: can it still be won, which pair is safe, where was it lost."""

from __future__ import annotations

import enum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from mahjong_qt.engine.games import rules_of
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET, WAY_BACK_BUDGET
from mahjong_qt.engine.play.board import Board
from mahjong_qt.engine.play.hint import rank_hints
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from mahjong_qt.worker import Priority, Ticket

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.advisor import Advice, WayBack
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.plan import Plan
    from mahjong_qt.engine.verdict import Verdict
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import HintQuestion, Started
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.worker import Worker

SECOND_BUDGET = 50_000
"""Conflicts for a position that was not decided at first, in idle time."""


class _Topic(enum.Enum):
    """What is asked; of each there is one question at a time."""

    DEAL = "the deal of a code"
    POSITION = "the position now"
    WAY_BACK = "the move that lost the game"
    HINT = "a safe pair"


class _Open(NamedTuple):
    """A question without an answer, and the last board that it is about."""

    ticket: Ticket
    board: Board


class Prover(QObject):
    """Keeps a session informed of what can be proven. It asks about the newest position only."""

    def __init__(self, session: Session, worker: Worker, store: SettingsStore, parent: QObject | None = None) -> None:
        """Listen to the session and the settings from now on; the worker must live longer than this object."""
        super().__init__(parent)
        self._session = session
        self._worker = worker
        self._store = store
        self._open: dict[_Topic, _Open] = {}
        self._asked: Board | None = None
        self._searched: Board | None = None
        self._undecided: Board | None = None
        """The last board that the first budget did not decide."""
        self._failed: Board | None = None
        """The last board about which the worker failed."""
        self._hint: HintQuestion | None = None
        """What a hint is sought for."""
        session.started.connect(self._start)
        session.changed.connect(self._follow)
        session.hint_wanted.connect(self._seek_hint)
        session.state_changed.connect(self._drop_unwanted_hint)
        store.changed.connect(self._look)
        session.proves_hints = True
        if session.has_game:
            self._ask_about_deal(is_repeated=session.snapshot().is_repeated)

    def _start(self, started: Started) -> None:
        self._drop(*_Topic)
        self._asked = self._searched = self._undecided = self._hint = None
        self._ask_about_deal(is_repeated=started.is_repeated)

    def _ask_about_deal(self, *, is_repeated: bool) -> None:
        """Ask about a deal that was chosen without knowing it, whatever the settings; then about the position."""
        game = self._session.game
        if is_repeated and game.outlook is Outlook.UNKNOWN:
            board = game.deal.board
            self._asked = board if board == game.board else None
            self._ask_outlook(_Topic.DEAL, board, None)
        self._look()

    def _follow(self) -> None:
        """Forget what was asked about the position before; what is asked about the deal remains of interest."""
        self._drop(_Topic.POSITION, _Topic.WAY_BACK, _Topic.HINT)
        self._asked = self._searched = self._hint = None
        self._look()

    def _look(self) -> None:
        """Ask what is to be known of the position now and was not asked since it was reached."""
        if not self._session.has_game:
            return
        game, settings = self._session.game, self._store.settings
        is_curious = settings.show_light or settings.warn_early
        if game.outlook is not Outlook.UNKNOWN:
            self._drop(_Topic.POSITION)
        elif is_curious and game.board != self._asked:
            self._asked = game.board
            self._ask_outlook(_Topic.POSITION, game.board, game.plan)
        elif not is_curious and self._hint is None:
            self._drop(_Topic.POSITION)
            self._asked = None
        if game.deal.plan is not None:
            self._drop(_Topic.DEAL)
        self._look_back(is_wanted=is_curious or game.status is Status.STUCK)

    def _look_back(self, *, is_wanted: bool) -> None:
        """Search for the move that lost the game, if that is not known and was not searched for from here."""
        game = self._session.game
        doubtful = game.positions_in_doubt
        if not doubtful:
            self._drop(_Topic.WAY_BACK)
        elif is_wanted and game.board is not self._searched:
            self._searched = game.board
            boards = tuple(position.board for position in doubtful)
            ticket = self._worker.ask(
                rules_of(game.board.game).find_way_back,
                boards,
                WAY_BACK_BUDGET,
                doubtful[0].plan,
                then=partial(self._take_way_back, boards),
                priority=Priority.SOON,
                failed=partial(self._close, _Topic.WAY_BACK),
            )
            self._open[_Topic.WAY_BACK] = _Open(ticket, boards[-1])

    def _ask_outlook(self, topic: _Topic, board: Board, plan: Plan | None, priority: Priority = Priority.SOON) -> None:
        ticket = self._worker.ask(
            rules_of(board.game).advise,
            board,
            plan,
            ADVICE_BUDGET,
            then=partial(self._take_outlook, topic, board),
            priority=priority,
            failed=partial(self._take_failure, topic),
        )
        self._open[topic] = _Open(ticket, board)

    def _take_outlook(self, topic: _Topic, board: Board, verdict: Verdict) -> None:
        self._close(topic)
        if not isinstance(verdict, Undecided):
            self._learn(board, verdict)
            return
        self._undecided = board
        question = self._hint_that_waits_for(board)
        if question is not None:
            self._ask_hints(question)
        if topic is not _Topic.HINT:
            ticket = self._worker.ask(
                rules_of(board.game).advise,
                board,
                None,
                SECOND_BUDGET,
                then=partial(self._take_second_outlook, topic, board),
                priority=Priority.IDLE,
                failed=partial(self._close, topic),
            )
            self._open[topic] = _Open(ticket, board)

    def _take_second_outlook(self, topic: _Topic, board: Board, verdict: Verdict) -> None:
        self._close(topic)
        self._learn(board, verdict)

    def _learn(self, board: Board, verdict: Verdict) -> None:
        self._session.learn(board, verdict)
        self._look()

    def _take_way_back(self, boards: Sequence[Board], found: WayBack) -> None:
        self._close(_Topic.WAY_BACK)
        if found.last_winnable is not None and found.plan is not None:
            self._session.learn(boards[found.last_winnable], Solvable(found.plan, 0))
        if found.first_lost is not None:
            self._session.learn(boards[found.first_lost], Unsolvable(0))
        self._look()

    def _seek_hint(self, question: HintQuestion) -> None:
        """Have the position decided, which mostly gives a plan to show; failing that, have its pairs proven."""
        self._hint = question
        if self._session.game.outlook is not Outlook.UNKNOWN or question.board == self._undecided:
            self._ask_hints(question)
            return
        for topic in (_Topic.POSITION, _Topic.DEAL):
            asked = self._open.get(topic)
            # a second try takes too long to wait for
            if asked is not None and asked.board == question.board and asked.ticket.priority is not Priority.IDLE:
                asked.ticket.hurry(Priority.NOW)
                return
        self._ask_outlook(_Topic.HINT, question.board, question.plan, Priority.NOW)

    def _ask_hints(self, question: HintQuestion) -> None:
        ticket = self._worker.ask(
            rules_of(question.board.game).prove_hints,
            *question,
            ADVICE_BUDGET,
            then=partial(self._take_hints, question.board),
            failed=partial(self._take_failure, _Topic.HINT),
        )
        self._open[_Topic.HINT] = _Open(ticket, question.board)

    def _take_hints(self, board: Board, advice: Advice) -> None:
        self._close(_Topic.HINT)
        # first, for what is learnt makes the game forget the hints that it has
        self._learn(board, advice.verdict)
        self._session.offer_hints(board, advice.hints)

    def _take_failure(self, topic: _Topic, _trace: str) -> None:
        """Show a guess where a hint waits for the answer that does not come, and ask once more in idle time."""
        board = self._open.pop(topic).board
        question = self._hint_that_waits_for(board)
        if question is not None:
            self._session.offer_hints(question.board, rank_hints(*question))
        if topic is not _Topic.HINT and board != self._failed:
            self._failed = board
            self._ask_outlook(topic, board, None, Priority.IDLE)

    def _hint_that_waits_for(self, board: Board) -> HintQuestion | None:
        """Return what a hint is sought for, if it is this board and has no question of its own."""
        question = self._hint
        return question if question and question.board == board and _Topic.HINT not in self._open else None

    def _drop_unwanted_hint(self, state: GameState) -> None:
        if not state.is_seeking_hint:
            self._hint = None
            self._drop(_Topic.HINT)

    def _close(self, topic: _Topic, _trace: str = "") -> None:
        """Note that there is an answer, or will be none."""
        del self._open[topic]

    def _drop(self, *topics: _Topic) -> None:
        for topic in topics:
            if topic in self._open:
                self._open.pop(topic).ticket.cancel()
