"""Whether a board pleases: its size, its height, what can be seen and taken; and whether it can be dealt."""

from __future__ import annotations

from functools import reduce
from math import isqrt
from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.draft import REACH, Cover
from mahjong_qt.engine.layout.layout import tiles_of

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft
    from mahjong_qt.engine.layout.generation.shapes import Middle
    from mahjong_qt.engine.layout.layout import Layout

MOST_ACROSS, MOST_DOWN = 18, 11
"""Tiles, for a board of 144."""

LONGEST_ROW = 14
"""Tiles side by side, for a board of 144."""

MOST_HIDDEN = 47
"""Hundredths of the tiles that may be wholly covered."""

LEAST_FREE, FREE_SHARE = 4, 9
"""So many tiles at least are free at the start, and one of so many."""

MOST_BURDEN, LEAST_SIDE = 58, 8
"""Tenths of what a tile of a board of 144 may bear on average; no less is allowed than on a board of 64."""

PLAIN_SHARE = 4
"""Of so many tiles there may be one unit, a quarter of a tile, in the inside of a plain."""

MOST_SHEER = 3
"""Tiles that a wall may be high."""

LEAST_HIGH = 14
"""Of so many tiles one at least lies on layer 2 or higher; on layer 1, on boards of fewer than 48 tiles."""

FLATTEST, STEEPEST = 240, 84
"""Width to height in hundredths; a tile is 3 wide and 4 high."""


def is_pleasing(draft: Draft) -> bool:
    """Say whether a finished draft keeps to the sizes that please."""
    least_layers = 3 if draft.wanted >= 48 else 2
    high = sum(map(len, draft.layers[least_layers - 1 :]))
    return (
        LEAST_HIGH * high >= draft.wanted
        and is_compact(draft)
        and _sheerest(draft) <= MOST_SHEER
        and PLAIN_SHARE * _plain(draft) <= draft.wanted
        and 100 * _hidden(draft) <= MOST_HIDDEN * draft.wanted
    )


def plays_well(layout: Layout) -> bool:
    """Say whether enough tiles are free at the start, none is buried too deep, and all can go in pairs."""
    tiles = len(layout)
    return (
        len(layout.free_tiles(layout.full)) >= max(LEAST_FREE, tiles // FREE_SHARE)
        and 120 * _burden(layout) <= MOST_BURDEN * tiles * max(isqrt(tiles), LEAST_SIDE)
        and _can_go_in_pairs(layout)
    )


def _burden(layout: Layout) -> int:
    """Return the sum, over the tiles, of the wave with which each can go and the number of tiles that must go before.

    Wave 0 are the tiles free at the start, wave 1 those that are free when these are gone, and so on. Before a tile go
    those on it and on one of its sides, and what must go before each of these: of the sides that are gone before its
    wave the one with fewer tiles in all, the left one where they are even.
    """
    before = [0] * len(layout)
    burden, wave, present = 0, 0, layout.full
    while present:
        free = layout.free_tiles(present)
        for tile in free:
            sides = [side for side in (layout.closed_left[tile], layout.closed_right[tile]) if not side & present]
            needed = [reduce(int.__or__, (before[other] for other in tiles_of(side)), side) for side in sides]
            before[tile] = min(needed, key=int.bit_count)
            burden += wave + before[tile].bit_count()
        for tile in free:
            present ^= 1 << tile
        wave += 1
    return burden


def _can_go_in_pairs(layout: Layout) -> bool:
    """Say whether all go when the two free tiles with the longest chains beneath them are taken each time.

    In a chain each tile covers the next.
    """
    heights = _chain_heights(layout)
    present = layout.full
    while present:
        free = layout.free_tiles(present)
        if len(free) < 2:
            return False
        free.sort(key=lambda tile: (-heights[tile], tile))
        present ^= 1 << free[0] | 1 << free[1]
    return True


def is_compact(draft: Draft) -> bool:
    """Say whether a draft has a shape that fits a screen, and no row that is too long."""
    side = isqrt(draft.wanted)
    across = max(abs(u) for layer in draft.layers for u, _ in layer) + 1
    down = max(abs(v) for layer in draft.layers for _, v in layer) + 1
    return (
        across <= max(12, MOST_ACROSS * side // 12)
        and down <= max(8, MOST_DOWN * side // 12)
        and STEEPEST * 4 * down <= 100 * 3 * across <= FLATTEST * 4 * down
        and _longest_row(draft) <= max(LONGEST_ROW, LONGEST_ROW * side // 12)
    )


def _longest_row(draft: Draft) -> int:
    """Return the most tiles side by side in one row."""
    longest = 0
    for layer in draft.layers:
        places = set(layer)
        for u, v in layer:
            if (u - 2, v) not in places:
                length = 1
                while (u + 2 * length, v) in places:
                    length += 1
                longest = max(longest, length)
    return longest


def _hidden(draft: Draft) -> int:
    """Return how many tiles cannot be seen from above."""
    seen = Cover()
    hidden = 0
    for layer, cover in zip(reversed(draft.layers), reversed(draft.covers), strict=True):
        hidden += sum(seen.bears(*tile) for tile in layer)
        seen = Cover([one | other for one, other in zip(seen.rows, cover.rows, strict=True)])
    return hidden


def _sheerest(draft: Draft) -> int:
    """Return the most tiles that lie exactly one on the other, each with nothing at all on its left or its right."""
    most = 0
    heights: dict[Middle, int] = {}
    for layer, cover in zip(draft.layers, draft.covers, strict=True):
        lower, heights = heights, {}
        for u, v in layer:
            beside = cover.rows[v - 1 + REACH] | cover.rows[v + REACH]
            if not (beside >> (u - 2 + REACH) & 1 and beside >> (u + 1 + REACH) & 1):
                heights[u, v] = lower.get((u, v), 0) + 1
                most = max(most, heights[u, v])
    return most


def _plain(draft: Draft) -> int:
    """Return how many units that are seen have nothing but units of the same layer within two units around them."""
    seen = [0] * (2 * REACH)
    plain = 0
    for cover in reversed(draft.covers):
        open_rows = [row & ~above for row, above in zip(cover.rows, seen, strict=True)]
        inner = [row & row << 1 & row >> 1 & row << 2 & row >> 2 for row in open_rows]
        for y in range(2, 2 * REACH - 2):
            plain += (inner[y - 2] & inner[y - 1] & inner[y] & inner[y + 1] & inner[y + 2]).bit_count()
        seen = [row | above for row, above in zip(cover.rows, seen, strict=True)]
    return plain


def _chain_heights(layout: Layout) -> list[int]:
    heights = [1] * len(layout)
    for tile in range(len(layout)):
        for upper in tiles_of(layout.above[tile]):
            heights[upper] = max(heights[upper], heights[tile] + 1)
    return heights
