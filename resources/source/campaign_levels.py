"""The levels of the campaign: `python -m resources.source.campaign_levels` writes resources/deals/campaign.json.

With `--missing` it keeps the levels that the table has and finds the others; with `--check` it deals, proves and rates
every level and tells what is wrong. All cores work. docs/campaign.md describes every step.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.campaign import (
    LEVELS,
    SEEDS_OF_LEVEL,
    Campaign,
    candidate_code,
    classic_code,
    table_text,
    tier_of,
)
from mahjong_qt.engine.game_code import MAX_SEED, GameCode
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.rng import seed_from_text
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.engine.solitaire.difficulty import is_in_band
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.wish import DealWish

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = LayoutLibrary(ROOT / "layouts")
TABLE = ROOT / "resources" / "deals" / "campaign.json"

MOST_LAYERS: dict[str, int] = {"easy": 4, "normal": 4, "hard": 4, "expert": 5}
"""Layers that a generated layout of a tier has at most."""

MOST_HIDDEN = 36
"""Hundredths of the tiles of a generated layout that may be wholly covered at the start."""

MOST_ALIKE = 90
"""Hundredths of their joint outline that two levels may have in common."""

MOST_ALIKE_NEAR, NEAR = 70, 8
"""The same for levels so close to each other."""

TRIES = 240
"""Candidates of one layout after which the next layout takes its turn."""

TRIES_OF_CLASSIC = 3_000

BUDGET = 10_000
"""Conflicts of a proof."""

CHECK_BUDGET = 100_000

Outline = frozenset[tuple[int, int]]
"""Units that tiles lie over, about the middle of the board."""


class Choice(NamedTuple):
    """The layout tried for a level: which attempt it is, its code and its outline."""

    attempt: int
    code: str
    outline: Outline


def hidden_tiles(layout: Layout) -> int:
    """How many tiles are wholly covered by others, be they on the next layer or higher."""
    seen: set[tuple[int, int]] = set()
    layer: set[tuple[int, int]] = set()
    hidden, z = 0, layout.depth
    for slot in reversed(layout.slots):
        if slot.z < z:
            seen |= layer
            layer, z = set(), slot.z
        units = _units(slot.x, slot.y)
        hidden += units <= seen
        layer |= units
    return hidden


def outline_of(layout: Layout) -> Outline:
    """The units that tiles lie over, moved so that boards of different sizes have their middles in one place."""
    dx, dy = layout.width // 2, layout.height // 2
    return frozenset((x - dx, y - dy) for slot in layout.slots for x, y in _units(slot.x, slot.y))


def likeness(one: Outline, other: Outline) -> int:
    """How many hundredths of all units of two outlines are in both, be one of them mirrored or not."""
    mirrored = frozenset((-1 - x, y) for x, y in other)
    return max(100 * len(one & image) // len(one | image) for image in (other, mirrored))


def is_pleasant(layout: Layout, wish: DealWish) -> bool:
    """Whether a generated layout is low enough and shows enough of its tiles."""
    return layout.depth <= MOST_LAYERS[wish.value] and 100 * hidden_tiles(layout) <= MOST_HIDDEN * len(layout)


def choose(level: int, first: int, taken: Mapping[int, Outline]) -> Choice:
    """The first layout from an attempt on that is pleasant and like that of no other level.

    :raises LookupError: when there is none.
    """
    classic = classic_code(level)
    if classic is not None:
        return Choice(0, classic, outline_of(LIBRARY.by_code(classic).layout))
    for attempt in range(first, SEEDS_OF_LEVEL):
        code = candidate_code(level, attempt)
        layout = LIBRARY.by_code(code).layout
        if is_pleasant(layout, tier_of(level).wish) and _is_new(level, outline_of(layout), taken):
            return Choice(attempt, code, outline_of(layout))
    raise LookupError(level)


def _is_new(level: int, outline: Outline, taken: Mapping[int, Outline]) -> bool:
    return all(
        likeness(outline, theirs) <= (MOST_ALIKE_NEAR if abs(level - other) <= NEAR else MOST_ALIKE)
        for other, theirs in taken.items()
    )


def find_code(level: int, layout_code: str) -> GameCode | None:
    """The first deal on a layout that is as hard as a level is to be, from a seed on that the level stands for."""
    seed = seed_from_text(f"campaign:{level}") % MAX_SEED
    tries = TRIES if classic_code(level) is None else TRIES_OF_CLASSIC
    layout = LIBRARY.by_code(layout_code).layout
    found = find_deal(layout, layout_code, tier_of(level).wish, seed, tries=tries, budget=BUDGET)
    return None if found is None else found.code


def fault_of(level: int, code: GameCode) -> str | None:
    """What is wrong with a level of the table."""
    layout = LIBRARY.by_code(code.layout).layout
    dealt = deal(layout, code)
    if not isinstance(dealt, Deal):
        return f"level {level}, {code}: no deal"
    classic, wish = classic_code(level), tier_of(level).wish
    if (code.layout != classic) if classic else not is_pleasant(layout, wish):
        return f"level {level}, {code}: not a layout for it"
    if not is_in_band(dealt.board, wish):
        return f"level {level}, {code}: not {wish.value}"
    if not isinstance(solve(dealt.board, CHECK_BUDGET), Solvable):
        return f"level {level}, {code}: cannot be cleared"
    return None


def write(pool: ProcessPoolExecutor, kept: Campaign) -> None:
    """Write the table: in rounds, in each of which the levels that still have no deal try their next layout."""
    codes = {level: kept.code(level) for level in kept.known}
    outlines = {level: outline_of(LIBRARY.by_code(code.layout).layout) for level, code in codes.items()}
    attempts = dict.fromkeys(_missing(codes), 0)
    while attempts:
        choices = {}
        for level, first in attempts.items():
            choices[level] = choose(level, first, outlines)
            outlines[level] = choices[level].outline
        jobs = {level: pool.submit(find_code, level, choice.code) for level, choice in choices.items()}
        for level, job in jobs.items():
            code = job.result()
            print(f"level {level}: {choices[level].code}, {code}", file=sys.stderr, flush=True)
            if code is not None:
                codes[level] = code
                # after each, since all take long: --missing goes on where this was ended
                TABLE.write_text(table_text([codes.get(n) for n in _levels()]), encoding="utf-8", newline="\n")
        attempts = {level: choices[level].attempt + 1 for level in _missing(codes)}
        for level in attempts:
            del outlines[level]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m resources.source.campaign_levels", description=__doc__)
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor() as pool:
        if options.check:
            return _check(pool)
        write(pool, Campaign.load(TABLE) if options.missing else Campaign({}))
    return 0


def _check(pool: ProcessPoolExecutor) -> int:
    table = Campaign.load(TABLE)
    jobs = [pool.submit(fault_of, level, table.code(level)) for level in table.known]
    faults = [f"level {level}: missing" for level in _missing(table.known)]
    faults += [fault for job in jobs if (fault := job.result()) is not None]
    print(*faults, f"{len(jobs)} levels, {len(faults)} faults", sep="\n")
    return int(bool(faults))


def _levels() -> range:
    return range(1, LEVELS + 1)


def _missing(known: Iterable[int]) -> list[int]:
    there = set(known)
    return [level for level in _levels() if level not in there]


def _units(x: int, y: int) -> frozenset[tuple[int, int]]:
    return frozenset(((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)))


if __name__ == "__main__":
    sys.exit(main())
