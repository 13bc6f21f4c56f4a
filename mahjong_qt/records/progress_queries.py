"""What is asked of the campaign and of the daily deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.records.kind_queries import WON
from mahjong_qt.records.values import DailyOutcome, DayRecord, LevelRecord

if TYPE_CHECKING:
    import sqlite3


def levels(database: sqlite3.Connection) -> dict[int, LevelRecord]:
    """Return what was reached in each level of the campaign that was played to an end, by its number."""
    rows = database.execute(
        f"SELECT level, count(*), sum({WON}), max(CASE WHEN {WON} THEN stars ELSE 0 END),"
        f" min(CASE WHEN {WON} THEN seconds END), max(CASE WHEN {WON} THEN points END)"
        " FROM result INDEXED BY result_by_level WHERE level > 0 GROUP BY level"
    )
    return {level: LevelRecord(*values) for level, *values in rows}


def days(database: sqlite3.Connection, first: str, last: str) -> dict[str, DayRecord]:
    """Return what became of the deals of the days from first to last, both with them, as ISO dates."""
    rows = database.execute(
        f"SELECT day, sum({WON} AND NOT is_late), sum({WON}), min(CASE WHEN {WON} THEN seconds END),"
        f" max(CASE WHEN {WON} THEN points END), max(CASE WHEN {WON} THEN stars ELSE 0 END)"
        " FROM result INDEXED BY result_by_day WHERE day <> '' AND day >= ? AND day <= ? GROUP BY day",
        (first, last),
    )
    return {day: DayRecord(_outcome(in_time, won), *values) for day, in_time, won, *values in rows}


def _outcome(in_time: int, won: int) -> DailyOutcome:
    if in_time:
        return DailyOutcome.WON
    return DailyOutcome.WON_LATE if won else DailyOutcome.LOST
