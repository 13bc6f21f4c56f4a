"""What is asked of all games of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mahjong_qt.engine.mode import MODES
from mahjong_qt.records.values import LayoutRecord, RecordKind

if TYPE_CHECKING:
    import sqlite3

TIMELESS: Final = tuple(mode.id for mode in MODES.values() if not mode.keeps_times)
"""The modes without times."""

HAS_TIMES: Final = f"mode NOT IN ({', '.join('?' * len(TIMELESS))})"
"""A condition, with :data:`TIMELESS` as its values."""

WON: Final = "outcome = 'cleared'"


def by_layout(database: sqlite3.Connection) -> dict[str, LayoutRecord]:
    """Return what was played on each layout, by its id, with and without gravity; the best time is one without."""
    rows = database.execute(
        f"SELECT layout_id, count(*), sum({WON}),"
        f" min(CASE WHEN {WON} AND NOT is_repeated AND NOT has_gravity AND {HAS_TIMES} THEN seconds END)"
        " FROM result INDEXED BY result_by_layout GROUP BY layout_id",
        TIMELESS,
    )
    return {layout_id: LayoutRecord(played, won, best) for layout_id, played, won, best in rows}


def kinds(database: sqlite3.Connection) -> list[RecordKind]:
    """Return the kinds of which there are games, that of the last game first."""
    rows = database.execute(
        "SELECT mode, layout_id, has_gravity FROM result WHERE typeof(mode) = 'text' AND typeof(layout_id) = 'text'"
        " GROUP BY mode, layout_id, has_gravity ORDER BY max(id) DESC"
    )
    return [RecordKind(mode, layout_id, bool(has_gravity)) for mode, layout_id, has_gravity in rows]


def last_played(database: sqlite3.Connection) -> tuple[RecordKind, str] | None:
    """Return of which kind the last game was, and when it ended (UTC, ISO 8601); None before the first one."""
    rows = database.execute("SELECT mode, layout_id, has_gravity, finished_at FROM result ORDER BY id DESC LIMIT 1")
    return next(((RecordKind(mode, id_, bool(gravity)), end) for mode, id_, gravity, end in rows), None)


def streaks(wins: bytes) -> tuple[int, int]:
    r"""Return how many games at the end were won, and the most that ever were in a row; a game won is 1, others are 0.

    >>> streaks(b"\1\1\0\1"), streaks(b"\1\0"), streaks(b"")
    ((1, 2), (0, 1), (0, 0))
    """
    runs = [len(run) for run in wins.split(b"\0")]
    return runs[-1], max(runs)
