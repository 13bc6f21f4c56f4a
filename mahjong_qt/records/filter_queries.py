"""What is asked of all games that a filter lets through."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from statistics import median
from typing import TYPE_CHECKING, Final

from mahjong_qt.engine.mode import CAMPAIGN
from mahjong_qt.records.kind_queries import HAS_TIMES, TIMELESS, WON, streaks
from mahjong_qt.records.values import Filter, GameOutcome, LayoutTimes, Summary, WeekGames, WonTime

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence
    from datetime import tzinfo

BY_END: Final = "result INDEXED BY result_by_end"
_FLAGS: Final = bytes.maketrans(b"01", b"\0\1")
BY_FASTEST: Final = "result INDEXED BY result_by_fastest"

SOUND_TIME: Final = "seconds BETWEEN 0 AND 1e9"
"""A condition that keeps out what is no time: others may have written into the file."""

SOUND: Final = (
    f"{SOUND_TIME} AND hints BETWEEN 0 AND 1e9 AND undos BETWEEN 0 AND 1e9 AND shuffles BETWEEN 0 AND 1e9"
    " AND points BETWEEN 0 AND 1e15 AND outcome IN (" + ", ".join(f"'{outcome.value}'" for outcome in GameOutcome) + ")"
)
"""A condition that keeps out games with values that are none."""


def condition(wanted: Filter) -> tuple[str, tuple[object, ...]]:
    """Return the condition of a filter, and its values.

    >>> condition(Filter(mode="zen", has_gravity=False))
    ('mode = ? AND has_gravity = ?', ('zen', False))
    >>> condition(Filter())
    ('true', ())
    """
    parts = {f"{name} = ?": value for name, value in wanted._asdict().items() if value is not None}
    return " AND ".join(parts) or "true", tuple(parts.values())


def summary(database: sqlite3.Connection, wanted: Filter) -> Summary:
    """Return how the games went."""
    where, values = condition(wanted)
    played, hints, undos, shuffles, points, ends = database.execute(
        "SELECT count(*), ifnull(sum(hints), 0), ifnull(sum(undos), 0), ifnull(sum(shuffles), 0),"
        " max(CASE WHEN won AND NOT is_repeated AND points > 0 THEN points END), ifnull(group_concat(won, ''), '')"
        f" FROM (SELECT hints, undos, shuffles, points, is_repeated, {WON} AS won FROM {BY_END}"
        f" WHERE {where} AND {SOUND}"
        # not by date: the clock may have been put back
        " ORDER BY id)",
        values,
    ).fetchone()
    wins = ends.encode().translate(_FLAGS)
    fastest, mean, middle = _times(database, where, values)
    return Summary(played, sum(wins), *streaks(wins), fastest, mean, middle, points, hints, undos, shuffles)


def _times(
    database: sqlite3.Connection, where: str, values: tuple[object, ...]
) -> tuple[float | None, float | None, float | None]:
    """Return the best time, the mean and the median, in seconds."""
    of_wins = f"FROM {BY_FASTEST} WHERE {where} AND {WON} AND {HAS_TIMES} AND {SOUND_TIME}"
    values = (*values, *TIMELESS)
    count, mean, fastest = database.execute(
        f"SELECT count(*), avg(seconds), min(CASE WHEN NOT is_repeated THEN seconds END) {of_wins}", values
    ).fetchone()
    # the one in the middle, or the two
    middle = database.execute(
        f"SELECT seconds {of_wins} ORDER BY seconds LIMIT ? OFFSET ?",
        (*values, 2 - count % 2, max(0, count - 1) // 2),
    ).fetchall()
    return fastest, mean, median(seconds for (seconds,) in middle) if count else None


def times_in_order(database: sqlite3.Connection, wanted: Filter, count: int) -> list[WonTime]:
    """Return the times of the last games won in modes with times, the earliest first."""
    where, values = condition(wanted)
    rows = database.execute(
        f"SELECT finished_at, seconds FROM {BY_END} WHERE {where} AND {WON} AND {HAS_TIMES} AND {SOUND_TIME}"
        " AND typeof(finished_at) = 'text' ORDER BY finished_at DESC, id DESC LIMIT ?",
        (*values, *TIMELESS, count),
    ).fetchall()
    return [WonTime(*row) for row in reversed(rows)]


def weeks(database: sqlite3.Connection, wanted: Filter, last: date, count: int, zone: tzinfo | None) -> list[WeekGames]:
    """Return the games of ``count`` ISO weeks, the last one that of a day; weeks begin at midnight in the zone.

    Without a zone it is that of the system.
    """
    where, values = condition(wanted)
    monday = last - timedelta(days=last.weekday())
    mondays = [monday - timedelta(weeks=before) for before in range(count - 1, -2, -1)]
    bounds = [_in_utc(day, zone) for day in mondays]
    query = (
        f"SELECT count(*), ifnull(sum({WON}), 0) FROM {BY_END} WHERE finished_at >= ? AND finished_at < ?"
        f" AND {SOUND} AND {where}"
    )
    return [
        WeekGames(day.isoformat(), *database.execute(query, (begin, end, *values)).fetchone())
        for day, begin, end in zip(mondays, bounds, bounds[1:], strict=False)
    ]


def _in_utc(day: date, zone: tzinfo | None) -> str:
    return datetime.combine(day, time(), zone).astimezone(UTC).isoformat(timespec="seconds")


def times_by_layout(database: sqlite3.Connection, wanted: Filter, count: int) -> list[LayoutTimes]:
    """Return how the times are spread on the layouts with most games won, that with most of them first.

    All boards of the campaign, each of which is played in one level, are one, whose id is empty.
    """
    where, values = condition(wanted)
    rows = database.execute(
        f"SELECT CASE mode WHEN ? THEN '' ELSE layout_id END, seconds FROM {BY_FASTEST}"
        f" WHERE {where} AND {WON} AND {HAS_TIMES} AND {SOUND_TIME} ORDER BY seconds",
        (CAMPAIGN, *values, *TIMELESS),
    )
    times: dict[object, list[float]] = {}
    for layout_id, seconds in rows:
        times.setdefault(layout_id, []).append(seconds)
    named = {id_: own for id_, own in times.items() if isinstance(id_, str)}
    most = sorted(named.items(), key=lambda of_layout: (-len(of_layout[1]), of_layout[0]))[:count]
    return [
        LayoutTimes(id_, len(own), own[0], _part(own, 0.25), _part(own, 0.5), _part(own, 0.75), own[-1])
        for id_, own in most
    ]


def _part(times: Sequence[float], part: float) -> float:
    """Return the value below which a part of ascending numbers lies, between two of them in proportion.

    >>> _part([1.0, 2.0, 3.0, 4.0, 5.0], 0.25), _part([1.0, 2.0], 0.5), _part([7.0], 0.75)
    (2.0, 1.5, 7.0)
    """
    whole, rest = divmod(part * (len(times) - 1), 1)
    low = times[int(whole)]
    return low + rest * (times[min(int(whole) + 1, len(times) - 1)] - low)
