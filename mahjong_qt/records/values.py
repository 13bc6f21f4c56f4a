"""What goes into the records and what can be asked of them, in plain values."""

from __future__ import annotations

import enum
from typing import NamedTuple


class GameOutcome(enum.Enum):
    """How a game ended."""

    CLEARED = "cleared"
    GIVEN_UP = "given up"
    REPLACED = "replaced"
    """Another board took its place; it counts as lost."""

    TIMED_OUT = "timed out"
    """The time that its mode allows was over; it counts as lost."""


class GameResult(NamedTuple):
    """One finished game.

    ``game_key`` is the same for the same game and for no other, or empty when nothing happened in it; ``finished_at``
    is UTC in ISO 8601; ``mode`` is the id of a :class:`~mahjong_qt.engine.mode.Mode`; ``seconds`` is the time on its
    clock; ``is_repeated`` marks a deal that was typed in or was played again; ``has_gravity`` a game in which tiles
    fall. ``points``, ``best_multiplier`` and ``stars`` are 0 where they are not counted; ``level`` is that of the
    campaign, otherwise 0; ``day`` the ISO date of a daily deal, otherwise empty, ``is_late`` after that day.
    """

    game_key: str
    finished_at: str
    mode: str
    layout_id: str
    code: str
    tiles: int
    outcome: GameOutcome
    seconds: float
    hints: int
    shuffles: int
    undos: int
    is_repeated: bool
    has_gravity: bool = False
    points: int = 0
    best_multiplier: int = 0
    stars: int = 0
    level: int = 0
    day: str = ""
    is_late: bool = False


class GameRow(NamedTuple):
    """A game as the records have it: its number there, and whether it can be watched again."""

    id: int
    result: GameResult
    has_replay: bool


class RecordKind(NamedTuple):
    """Games that can be compared with each other: they share their best times and statistics."""

    mode: str
    layout_id: str
    has_gravity: bool = False


class Filter(NamedTuple):
    """Which games are asked for: what is None does not matter."""

    mode: str | None = None
    layout_id: str | None = None
    has_gravity: bool | None = None


class LayoutRecord(NamedTuple):
    """What was played on a layout: games, those that were cleared, and the best time in seconds.

    Deals that were typed in or played again, and modes without times, count as played, but set no best time.
    """

    played: int
    won: int
    best_seconds: float | None


class Summary(NamedTuple):
    """How the games of a filter went.

    ``streak`` is the number of games won in a row up to the last one, ``longest_streak`` the most there ever were.
    Times are in seconds, of games won in modes with times; ``best_seconds`` and ``best_points`` of those whose deal was
    new. What there is not is None.
    """

    played: int = 0
    won: int = 0
    streak: int = 0
    longest_streak: int = 0
    best_seconds: float | None = None
    mean_seconds: float | None = None
    median_seconds: float | None = None
    best_points: int | None = None
    hints: int = 0
    undos: int = 0
    shuffles: int = 0

    @property
    def share(self) -> float | None:
        """The part of the games that was won, 0 to 1; None before the first one."""
        return self.won / self.played if self.played else None


class WonTime(NamedTuple):
    """A game won: its end in UTC (ISO 8601) and its time in seconds."""

    finished_at: str
    seconds: float


class WeekGames(NamedTuple):
    """The games of an ISO week, which begins with the ISO date ``monday``."""

    monday: str
    played: int
    won: int


class LayoutTimes(NamedTuple):
    """How the times of the games won on a layout are spread, in seconds: quartiles, and the fastest and slowest."""

    layout_id: str
    won: int
    fastest: float
    lower: float
    median: float
    upper: float
    slowest: float


class LevelRecord(NamedTuple):
    """The best that was reached in a level of the campaign, each for itself; None where it was never cleared."""

    played: int
    won: int
    stars: int
    best_seconds: float | None
    best_points: int | None


class DailyOutcome(enum.Enum):
    """What became of the deal of a day; the best of several games counts."""

    WON = "won"
    WON_LATE = "won late"
    """Won, but after its day."""

    LOST = "lost"


class DayRecord(NamedTuple):
    """What became of the deal of a day, and the best time (seconds), points and stars of the games that won it."""

    outcome: DailyOutcome
    best_seconds: float | None
    best_points: int | None
    stars: int
