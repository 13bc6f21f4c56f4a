"""New layouts from numbers: the same layout for the same number, on every machine and in every version, for ever.

``docs/generator.md`` describes each step. Whole numbers only; the only source of chance is SplitMix64.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.draft import Draft, RejectedError
from mahjong_qt.engine.layout.generation.families import FAMILIES
from mahjong_qt.engine.layout.generation.finish import finish
from mahjong_qt.engine.layout.generation.judge import is_compact, is_pleasing, plays_well
from mahjong_qt.engine.layout.generation.relief import climb
from mahjong_qt.engine.layout.generation.shapes import rows
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.rng import SplitMix64, seed_from_text

if TYPE_CHECKING:
    from collections.abc import Iterator

USUAL_TILES = 144
MIN_TILES, MAX_TILES = 16, 400
TILE_STEP = 4
"""Generated layouts have ``MIN_TILES`` to ``MAX_TILES`` tiles, in whole groups of four."""

SEEDS = 10**9
"""Seeds run from 0 up to but not including this; a number of another size than the usual one begins with the size."""

MAX_GENERATED = MAX_TILES * SEEDS + SEEDS - 1
"""The largest number of a layout."""

ATTEMPTS = 30
"""Drafts that are made in one family before another takes its turn."""

MAX_FAMILIES = 6
"""Families that are tried before the last resort."""

MAX_STYLES = 5
"""Styles of terraces that are tried on one bottom layer."""

MAX_FOURS = 6
"""A row of the last resort has up to twice as many tiles."""

VERSION = "MJL1"


def generated_number(seed: int, tiles: int = USUAL_TILES) -> int:
    """Return the number of the layout with this seed and so many tiles.

    >>> generated_number(37), generated_number(37, 96)
    (37, 96000000037)

    :raises ValueError: when there are no layouts of so many tiles, or no such seed.
    """
    if not _is_size(tiles):
        raise ValueError(f"no generated layouts of {tiles} tiles")
    if not 0 <= seed < SEEDS:
        raise ValueError(f"no seed {seed}")
    return seed if tiles == USUAL_TILES else tiles * SEEDS + seed


def tiles_of_number(number: int) -> int:
    """Return how many tiles the layout with this number has.

    :raises ValueError: when no layout has this number.
    """
    return _split(number)[0]


def generate_layout(number: int) -> Layout:
    """Return the layout with this number.

    :raises ValueError: when no layout has this number.
    """
    tiles, seed = _split(number)
    for family, turn in _turns(tiles, seed):
        layout = _attempt(family, tiles, f"{VERSION}:{tiles}:{seed}:{turn}")
        if layout is not None:
            return layout
    return _last_resort(tiles)


def _split(number: int) -> tuple[int, int]:
    size, seed = divmod(number, SEEDS)
    if number < 0 or (size and (size == USUAL_TILES or not _is_size(size))):
        raise ValueError(f"no generated layout {number}")
    return size or USUAL_TILES, seed


def _is_size(tiles: int) -> bool:
    return MIN_TILES <= tiles <= MAX_TILES and tiles % TILE_STEP == 0


def _turns(tiles: int, seed: int) -> Iterator[tuple[int, int]]:
    """Yield which family makes which attempt; neighbouring numbers begin with different families."""
    order = list(range(len(FAMILIES)))
    block, place = divmod(seed, len(order))
    SplitMix64(seed_from_text(f"{VERSION}:{tiles}:{block}")).shuffle(order)
    for turn in range(ATTEMPTS * MAX_FAMILIES):
        yield order[(place + turn // ATTEMPTS) % len(order)], turn


def _attempt(family: int, tiles: int, text: str) -> Layout | None:
    build, group = FAMILIES[family]
    draft = Draft(tiles, group, SplitMix64(seed_from_text(text)))
    try:
        rise = build(draft)
    except RejectedError:
        return None
    if not is_compact(draft):
        return None
    before = draft.state()
    first = draft.below(len(rise.styles))
    for style in (*rise.styles[first:], *rise.styles[:first])[:MAX_STYLES]:
        climb(draft, style, rise)
        layout = _finished(draft)
        if layout is not None:
            return layout
        draft.restore(before)
    return None


def _finished(draft: Draft) -> Layout | None:
    try:
        finish(draft)
    except RejectedError:
        return None
    if not is_pleasing(draft):
        return None
    layout = Layout.from_tiles((u, v, z) for z, layer in enumerate(draft.layers) for u, v in layer)
    return layout if plays_well(layout) else None


def _last_resort(tiles: int) -> Layout:
    """Return flat rows of even lengths, the longest in the middle: each goes in pairs of its ends."""
    fours = tiles // TILE_STEP
    count = -(-fours // MAX_FOURS)
    lengths = [2 * ((fours + k) // count) for k in range(count)]
    return Layout.from_tiles((u, v, 0) for u, v in rows(lengths + lengths[::-1]))
