"""Puts the result of every game that ends into the records."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.solitaire.event import HintGiven, TilesShuffled, Undone
from mahjong_qt.engine.solitaire.transition import Status
from mahjong_qt.records import GameOutcome, GameResult

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.solitaire.game import Game
    from mahjong_qt.engine.solitaire.game_state import GameState
    from mahjong_qt.records import Records
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started

_OUTCOMES = {Status.CLEARED: GameOutcome.CLEARED, Status.GIVEN_UP: GameOutcome.GIVEN_UP}


class _Followed(NamedTuple):
    """The game whose end is waited for."""

    game: Game
    layout_id: str
    mode: str
    is_repeated: bool


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Recorder(QObject):
    """Follows a session. A game counts once: when it is cleared, given up, or makes way for another after a move."""

    recorded = Signal(object)
    """The :class:`~mahjong_qt.records.GameResult`."""

    failed = Signal(object)
    """The :class:`OSError` of a result that cannot be written."""

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
        session.started.connect(self._start)
        session.state_changed.connect(self._look)
        if session.has_game:
            self._follow()

    def _start(self, started: Started) -> None:
        if self._followed is not None and self._followed.game.is_begun:
            self._record(self._followed, GameOutcome.REPLACED)
        self._follow()

    def _follow(self) -> None:
        session = self._session
        saved = session.snapshot()
        self._followed = _Followed(session.game, saved.layout_id, saved.mode, saved.is_repeated)

    def _look(self, state: GameState) -> None:
        outcome = _OUTCOMES.get(state.status)
        if outcome is not None and self._followed is not None:
            self._record(self._followed, outcome)

    def _record(self, followed: _Followed, outcome: GameOutcome) -> None:
        self._followed = None
        game = followed.game
        code = str(game.deal.code)
        result = GameResult(
            game_key=f"{code} {game.events[0].seconds!r}" if game.events else "",
            finished_at=self._now().isoformat(timespec="seconds"),
            mode=followed.mode,
            layout_id=followed.layout_id,
            code=code,
            tiles=len(game.board.layout),
            outcome=outcome,
            seconds=game.clock.seconds,
            hints=game.count(HintGiven),
            shuffles=game.count(TilesShuffled),
            undos=game.count(Undone),
            is_repeated=followed.is_repeated,
        )
        try:
            self._records.add(result)
        except OSError as error:
            self.failed.emit(error)
        else:
            self.recorded.emit(result)
