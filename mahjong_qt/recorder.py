"""Puts the result of every game that ends into the records."""

from __future__ import annotations

import contextlib
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.mode import mode_of
from mahjong_qt.engine.play.event import HintGiven, TilesShuffled, Undone
from mahjong_qt.engine.play.score import score_of, stars_of
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.records import GameOutcome, GameResult
from mahjong_qt.records.replay_log import pack_replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.game import Game
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.records import Records
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started

_OUTCOMES = {
    Status.CLEARED: GameOutcome.CLEARED,
    Status.GIVEN_UP: GameOutcome.GIVEN_UP,
    Status.TIMED_OUT: GameOutcome.TIMED_OUT,
}

PATIENCE = 2
"""Results that may fail in one go, since each of them may take a fifth of a second."""


class _Followed(NamedTuple):
    """The game whose end is waited for, and how it was first saved."""

    game: Game
    saved: SavedGame


class _Unwritten(NamedTuple):
    """A result and its game, as the records take them, and how often that was tried."""

    result: GameResult
    replay: bytes
    tries: int = 0


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Recorder(QObject):
    """Follows a session. A game counts once: when it is cleared, given up, out of time, or makes way for another after
    a move.

    Going to a game of another mode is no loss: the one that was played is suspended, and is there again later.
    """

    recorded = Signal(object)
    """The :class:`~mahjong_qt.records.GameResult`."""

    failed = Signal(object)
    """The :class:`OSError` of a result that cannot be written; it is tried again with the next one, and at the end."""

    damage_found = Signal(object, object)
    """The records were damaged: where the file lies now, and the copy that took its place or None."""

    def __init__(
        self,
        session: Session,
        records: Records,
        now: Callable[[], datetime] = _utc_now,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        """Follow from now on, with the game that goes on.

        ``now`` returns the date and time in UTC, ``today`` the date where the player is.
        """
        super().__init__(parent)
        self._session = session
        self._records = records
        self._now, self._today = now, today
        self._followed: _Followed | None = None
        self._unwritten: list[_Unwritten] = []
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
            self._add(self._ended(_Followed(game, saved), _OUTCOMES[game.status]))

    def _record(self, followed: _Followed, outcome: GameOutcome) -> None:
        self._followed = None
        self._add(self._ended(followed, outcome))

    def _ended(self, followed: _Followed, outcome: GameOutcome) -> _Unwritten:
        game, saved = followed
        # a deal that was begun on its day and is finished after it is a late one
        is_late = bool(saved.day) and saved.day < self._today().isoformat()
        saved = saved._replace(events=list(game.events), seconds=game.clock.seconds, is_late=is_late)
        return _Unwritten(self._result(game, saved, outcome), pack_replay(saved))

    def _result(self, game: Game, saved: SavedGame, outcome: GameOutcome) -> GameResult:
        result = GameResult(
            game_key=saved.game_id,
            finished_at=self._now().isoformat(timespec="seconds"),
            mode=saved.mode,
            layout_id=saved.layout_id,
            code=saved.code,
            tiles=len(game.board.layout),
            outcome=outcome,
            seconds=saved.seconds,
            hints=game.count(HintGiven),
            shuffles=game.count(TilesShuffled),
            undos=game.count(Undone),
            is_repeated=saved.is_repeated,
            has_gravity=game.deal.code.has_gravity,
            level=saved.level,
            day=saved.day,
            is_late=saved.is_late,
        )
        return _with_points(result, saved) if mode_of(saved.mode).has_points else result

    def _add(self, ended: _Unwritten) -> None:
        """Write a result, after those that could not be written before."""
        self._unwritten.append(ended)
        failures = 0
        # one that failed twice comes last, so that what can never be written stands in no other's way
        for waiting in sorted(self._unwritten, key=lambda waiting: max(0, waiting.tries - 1)):
            place = self._unwritten.index(waiting)
            try:
                self._write(waiting)
            except OSError as error:
                self._unwritten[place] = waiting._replace(tries=waiting.tries + 1)
                self.failed.emit(error)
                failures += 1
                if failures == PATIENCE:
                    return
            except ValueError as error:
                del self._unwritten[place]
                self.failed.emit(OSError(str(error)))
            else:
                del self._unwritten[place]
                self.recorded.emit(waiting.result)

    def _write(self, waiting: _Unwritten) -> None:
        damaged = self._records.damaged
        self._records.add(waiting.result, waiting.replay)
        if self._records.damaged != damaged:
            self.damage_found.emit(self._records.damaged, self._records.restored_from)

    def finish(self) -> None:
        """Try once more to write what could not be written; called once, at the end of the program."""
        for waiting in self._unwritten:
            with contextlib.suppress(OSError, ValueError):
                self._records.add(waiting.result, waiting.replay)
        self._unwritten.clear()


def _with_points(result: GameResult, saved: SavedGame) -> GameResult:
    score = score_of(saved.events)
    stars = 0
    if result.outcome is GameOutcome.CLEARED:
        stars = stars_of(
            result.tiles, result.seconds, hints=result.hints, shuffles=result.shuffles, undos=result.undos
        ).number
    return result._replace(points=score.points, best_multiplier=score.best_multiplier, stars=stars)
