"""Takes a board apart two free tiles at a time, faces not looked at: what solvable deals and shuffles are made from.

The outcome is a pure function of layout, tiles present and generator, and belongs to version 1 of the game codes:
``docs/deals.md`` describes it step by step, and it may never change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.play.board import Pair
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason

if TYPE_CHECKING:
    from mahjong_qt.engine.rng import SplitMix64

UNIFORM_TRIES = 40
"""Random tries that take any two free tiles."""

TALLEST_TRIES = 40
"""Random tries that take a tile with the most tiles beneath it and any other one."""

MAX_NODES = 20_000
"""Positions that the exact search looks at before it gives up."""


class Dismantled(NamedTuple):
    """A way to take every tile: the pairs in the order of their removal."""

    pairs: tuple[Pair, ...]


Outcome: TypeAlias = Dismantled | Undealable | NotFound


def dismantle(layout: Layout, present: int, rng: SplitMix64) -> Outcome:
    """Take the tiles in the mask ``present`` away two free ones at a time.

    Up to :data:`UNIFORM_TRIES` tries take two free tiles at random each time; up to :data:`TALLEST_TRIES` more take as
    first tile one with the longest chain beneath it. Both draw from the one generator in turn. Then comes the exact
    search, which draws nothing.
    """
    if present.bit_count() % 2:
        return Undealable(UndealableReason.ODD_COUNT)
    pairs = try_uniform(layout, present, rng)
    if pairs is not None:
        return Dismantled(pairs)
    heights = chain_heights(layout, present)
    if 2 * max(heights) > present.bit_count():
        # each move takes at most one tile of a chain
        return Undealable(UndealableReason.PROVEN)
    for _ in range(UNIFORM_TRIES - 1):
        pairs = try_uniform(layout, present, rng)
        if pairs is not None:
            return Dismantled(pairs)
    for _ in range(TALLEST_TRIES):
        pairs = _try_tallest(layout, present, heights, rng)
        if pairs is not None:
            return Dismantled(pairs)
    return _search(layout, present, heights)


def chain_heights(layout: Layout, present: int) -> list[int]:
    """Return for each tile present the length of the longest chain of tiles, each covering the next, from it down.

    Tiles that are gone have 0.
    """
    heights = [0] * len(layout)
    above = layout.above
    # tiles are numbered from the lowest layer up, so that a height is final when its turn comes
    for tile in tiles_of(present):
        heights[tile] = height = heights[tile] or 1
        for upper in tiles_of(above[tile] & present):
            if heights[upper] <= height:
                heights[upper] = height + 1
    return heights


def _search(layout: Layout, present: int, heights: list[int]) -> Outcome:
    # only a few odd boards get this far
    from mahjong_qt.engine.solitaire.dismantle_search import GaveUp, search_removal

    try:
        pairs = search_removal(layout, present, heights, MAX_NODES)
    except GaveUp as gave_up:
        return NotFound(UNIFORM_TRIES + TALLEST_TRIES, gave_up.nodes)
    return Undealable(UndealableReason.PROVEN) if pairs is None else Dismantled(pairs)


def try_uniform(layout: Layout, present: int, rng: SplitMix64) -> tuple[Pair, ...] | None:
    """Take two free tiles at random while there are two; return the pairs when that took everything."""
    left, right, neighbours = layout.closed_left, layout.closed_right, layout.neighbours
    free = layout.free_tiles(present)
    listed = bytearray(len(layout))
    for tile in free:
        listed[tile] = 1
    pairs = []
    while (count := len(free)) > 1:
        i, j = rng.two_below(count)
        one, other = free[i], free[j]
        pairs.append((one, other))
        _drop_two(free, i, j)
        present ^= 1 << one | 1 << other
        for taken in (one, other):
            for tile in neighbours[taken]:
                if not listed[tile] and not (present & left[tile] and present & right[tile]) and present >> tile & 1:
                    listed[tile] = 1
                    free.append(tile)
    return None if present else tuple(pairs)


def _try_tallest(layout: Layout, present: int, heights: list[int], rng: SplitMix64) -> tuple[Pair, ...] | None:
    """Take one of the free tiles with the longest chain beneath and any other free one, while there are two."""
    left, right, neighbours = layout.closed_left, layout.closed_right, layout.neighbours
    free = layout.free_tiles(present)
    pairs = []
    while len(free) > 1:
        most = max(heights[tile] for tile in free)
        tallest = [at for at, tile in enumerate(free) if heights[tile] == most]
        i = tallest[rng.below(len(tallest))]
        j = rng.below(len(free) - 1)
        j += j >= i
        one, other = free[i], free[j]
        pairs.append((one, other))
        _drop_two(free, i, j)
        present ^= 1 << one | 1 << other
        for taken in (one, other):
            for tile in neighbours[taken]:
                if present >> tile & 1 and not (present & left[tile] and present & right[tile]) and tile not in free:
                    free.append(tile)
    return None if present else tuple(pairs)


def _drop_two(items: list[int], i: int, j: int) -> None:
    """Remove two items, the one further back first, the list's last item taking the place of each."""
    for at in (i, j) if i > j else (j, i):
        last = items.pop()
        if at < len(items):
            items[at] = last
