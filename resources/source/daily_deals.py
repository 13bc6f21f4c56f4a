"""The deals of the day: `python -m resources.source.daily_deals` writes resources/deals/daily.json.

Twenty years from 2026 on, each deal proven. With `--missing` it keeps the years that the table has; with `--check` it
proves every deal of the table, and that none was said to be clearable too late. All cores work. No two days have the
same deal.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.engine.daily import ATTEMPTS, LAYOUT_ID, VERSION, Daily, code_of_attempt, find_code
from mahjong_qt.engine.layout.library import LayoutLibrary

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mahjong_qt.engine.game_code import GameCode

ROOT = Path(__file__).resolve().parents[2]
TURTLE = LayoutLibrary(ROOT / "layouts").load(LAYOUT_ID).layout
TABLE = ROOT / "resources" / "deals" / "daily.json"
YEARS = range(2026, 2046)


def days_of(year: int) -> list[date]:
    """All days of a year."""
    first = date(year, 1, 1)
    return [first + timedelta(days) for days in range((date(year + 1, 1, 1) - first).days)]


def found_of(day: date, avoided: frozenset[GameCode] = frozenset()) -> GameCode:
    """A day's first deal that can be cleared."""
    code = find_code(TURTLE, day, avoided)
    assert code is not None  # nobody stops it
    return code


def attempt_of(day: date, code: GameCode) -> int:
    """Which of a day's attempts a code is.

    :raises StopIteration: when it is none.
    """
    return next(attempt for attempt in range(ATTEMPTS) if code_of_attempt(day, attempt) == code)


def table_text(years: Mapping[str, str]) -> str:
    """The text of the file."""
    return json.dumps({"version": VERSION, "years": years}, indent=1, sort_keys=True) + "\n"


def write(pool: ProcessPoolExecutor, kept: Daily) -> None:
    """Write the table, a year after the other."""
    seen: set[GameCode] = set()
    years = {}
    for year in YEARS:
        days = days_of(year)
        known = [kept.code(day) for day in days]
        found = pool.map(found_of, days, chunksize=8) if None in known else known
        digits = ""
        for day, code in zip(days, found, strict=True):
            assert code is not None  # known as a whole, or found
            chosen = found_of(day, frozenset(seen)) if code in seen else code
            seen.add(chosen)
            digits += str(attempt_of(day, chosen))
        years[str(year)] = digits
        TABLE.write_text(table_text(years), encoding="utf-8", newline="\n")
        print(f"{year}: {len(days) - digits.count('0')} of {len(days)} are not the first", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m resources.source.daily_deals", description=__doc__)
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor() as pool:
        if options.check:
            return _check(pool)
        write(pool, Daily.load(TABLE) if options.missing else Daily())
    return 0


def _check(pool: ProcessPoolExecutor) -> int:
    table, seen, faults = Daily.load(TABLE), set[object](), []
    days = [day for year in YEARS for day in days_of(year)]
    for day, found in zip(days, pool.map(found_of, days, chunksize=32), strict=True):
        code = table.code(day)
        if code is None or code in seen or (code != found and found not in seen):
            faults.append(f"{day}: {code}, not {found}")
        seen.add(code)
    print(*faults, f"{len(days)} days, {len(faults)} faults", sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
