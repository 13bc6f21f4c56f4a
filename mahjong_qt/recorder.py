"""Puts the result of every game that ends into the records."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.play.event import HintGiven, TilesShuffled, Undone
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.records import GameOutcome, GameResult

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.game import Game
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.records import Records
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started

_OUTCOMES = {Status.CLEARED: GameOutcome.CLEARED, Status.GIVEN_UP: GameOutcome.GIVEN_UP}


class _Followed(NamedTuple):
    """The game whose end is waited for, and how it was first saved."""

    game: Game
    saved: SavedGame


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Recorder(QObject):
    """Follows a session. A game counts once: when it is cleared, given up, or makes way for another after a move.

    Going to a game of another mode is no loss: the one that was played is suspended, and is there again later.
    """

    recorded = Signal(object)
    """The :class:`~mahjong_qt.records.GameResult`."""

    failed = Signal(object)
    """The :class:`OSError` of a result that cannot be written; it is tried again with the next one."""

    def __init__(
        self,
        session: Session,
        records: Records,
        now: Callable[[], datetime] = _utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Follow from now on, with the game that goes on; ``now`` returns the date and time in UTC."""
        super().__init__(parent)
        self._session = session
        self._records = records
        self._now = now
        self._followed: _Followed | None = None
        self._unwritten: list[GameResult] = []
        session.started.connect(self._start)
        session.state_changed.connect(self._look)
        if session.has_game:
            self._follow()

    def _start(self, started: Started) -> None:
        followed = self._followed
        # each mode keeps its own game: one of another mode takes nobody's place
        if followed is not None and followed.game.is_begun and followed.saved.mode == self._session.mode:
            self._record(followed, GameOutcome.REPLACED)
        self._follow()

    def _follow(self) -> None:
        self._followed = _Followed(self._session.game, self._session.snapshot())

    def _look(self, state: GameState) -> None:
        outcome = _OUTCOMES.get(state.status)
        if outcome is not None and self._followed is not None:
            self._record(self._followed, outcome)

    def record_finished(self, game: Game, saved: SavedGame) -> None:
        """Take the result of a game that was over when it was saved; one that is there already does not count again."""
        if saved.game_id and game.status in _OUTCOMES:
            self._add(self._result(_Followed(game, saved), _OUTCOMES[game.status]))

    def _record(self, followed: _Followed, outcome: GameOutcome) -> None:
        self._followed = None
        self._add(self._result(followed, outcome))

    def _result(self, followed: _Followed, outcome: GameOutcome) -> GameResult:
        game, saved = followed
        return GameResult(
            game_key=saved.game_id,
            finished_at=self._now().isoformat(timespec="seconds"),
            mode=saved.mode,
            layout_id=saved.layout_id,
            code=str(game.deal.code),
            tiles=len(game.board.layout),
            outcome=outcome,
            seconds=game.clock.seconds,
            hints=game.count(HintGiven),
            shuffles=game.count(TilesShuffled),
            undos=game.count(Undone),
            is_repeated=saved.is_repeated,
            has_gravity=game.deal.code.has_gravity,
        )

    def _add(self, result: GameResult) -> None:
        """Write a result, after those that could not be written before."""
        self._unwritten.append(result)
        while self._unwritten:
            try:
                self._records.add(self._unwritten[0])
            except OSError as error:
                self.failed.emit(error)
                return
            self.recorded.emit(self._unwritten.pop(0))
