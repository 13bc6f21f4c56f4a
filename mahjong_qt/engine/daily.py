"""The deal of the day: the same for everybody, from the local date alone.

A day's codes are for the Turtle, by recipe 0, so that nothing is favoured. The generator :class:`SplitMix64` starts at
the text ``MJD1:<date>``, such as ``MJD1:2026-07-01``; its numbers below the number of seeds, one after the other, are
the seeds of attempt 0, 1, 2 and so on. The day has the first attempt that can be cleared. Which one that is stands in a
table that is handed in, so that no later solver changes a day::

    {"version": 1, "years": {"2026": "0001000…", …}}

with a digit for each day of a year, from January 1 on. Days that it has not are decided by a solver with a fixed
number of conflicts. Only the date counts, never an hour: clock changes and time zones do no harm.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.rng import SplitMix64, seed_from_text
from mahjong_qt.engine.verdict import Solvable, never

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from datetime import date
    from pathlib import Path

    from mahjong_qt.engine.layout.layout import Layout

VERSION = 1
LAYOUT = "L00"
LAYOUT_ID = "turtle"

ATTEMPTS = 10
"""Deals of a day that are looked at, so that one digit says which; 96 of 100 can be cleared."""

PROOF_BUDGET = 100_000
"""Conflicts of a proof: so many that any solver decides every deal, and no day depends on how ours works."""


class Daily:
    """The table of the days whose deals are known to be clearable."""

    def __init__(self, years: Mapping[str, Any] | None = None) -> None:
        """Take what the file has for each year; nothing is checked before it is asked for."""
        self._years = years or {}

    @classmethod
    def load(cls, path: Path) -> Daily:
        """Read a table; one that is missing or cannot be understood counts as empty."""
        try:
            read = json.loads(path.read_bytes())
        except (OSError, ValueError, RecursionError):
            return cls()
        years = read.get("years") if isinstance(read, dict) and read.get("version") == VERSION else None
        return cls(years if isinstance(years, dict) else None)

    def code(self, day: date) -> GameCode | None:
        """Return the code of a day, or None when the table has not got it: then :func:`find_code` looks for it."""
        digits = self._years.get(str(day.year))
        place = day.timetuple().tm_yday - 1
        if not isinstance(digits, str) or place >= len(digits) or digits[place] not in "0123456789":
            return None
        return code_of_attempt(day, int(digits[place]))


def code_of_attempt(day: date, attempt: int) -> GameCode:
    """Return the code of a day's attempt, counted from 0; whether it can be cleared is not asked.

    :raises ValueError: when the attempt is negative.
    """
    if attempt < 0:
        raise ValueError(f"no attempt {attempt}")
    rng = SplitMix64(seed_from_text(f"MJD1:{day.isoformat()}"))
    for _ in range(attempt):
        rng.below(MAX_SEED)
    return GameCode(LAYOUT, rng.below(MAX_SEED), Recipe.UNIFORM)


def find_code(
    turtle: Layout,
    day: date,
    avoided: Collection[GameCode] = (),
    should_stop: Callable[[], bool] = never,
) -> GameCode | None:
    """Return the first of a day's codes that can be cleared, and is none of those to be avoided.

    It mostly takes a twentieth of a second, at worst some seconds, so a window has the worker do it. When none of ten
    can be cleared, which is never to be expected, it is the first one dismantled instead of laid at random. Returns
    None when told to stop.
    """
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.solitaire.deal import deal
    from mahjong_qt.engine.solitaire.solve import solve

    for attempt in range(ATTEMPTS):
        code = code_of_attempt(day, attempt)
        if code in avoided:
            continue
        dealt = deal(turtle, code)
        is_solvable = isinstance(dealt, Deal) and isinstance(solve(dealt.board, PROOF_BUDGET, should_stop), Solvable)
        if should_stop():
            return None
        if is_solvable:
            return code
    return code_of_attempt(day, 0)._replace(recipe=Recipe.DISMANTLE)


def is_late(day: date, today: date) -> bool:
    """Say whether a day's deal is played after its day."""
    return day < today


def streak(days: Collection[date], today: date) -> int:
    """Return how many days in a row were won, each on its own day, up to today or, while today is not won, yesterday.

    >>> from datetime import date
    >>> streak({date(2028, 2, 28), date(2028, 2, 29)}, date(2028, 3, 1))
    2
    """
    won = {day.toordinal() for day in days}
    last = today.toordinal()
    if last not in won:
        last -= 1
    first = last
    while first in won:
        first -= 1
    return last - first


def longest_run(days: Collection[date]) -> int:
    """Return the length of the longest run of days without a gap.

    >>> from datetime import date
    >>> longest_run([date(2028, 2, 28), date(2028, 3, 1), date(2028, 2, 29), date(2028, 3, 5)])
    3
    """
    known = {day.toordinal() for day in days}
    longest = 0
    for day in known:
        if day - 1 not in known:
            end = day
            while end + 1 in known:
                end += 1
            longest = max(longest, end - day + 1)
    return longest
