"""Takes a field apart two joined tiles at a time, faces not looked at: what some deals and all shuffles are made from.

The outcome is a pure function of grid, tiles present and generator, and belongs to version 1 of the game codes:
``docs/deals.md`` describes it step by step, and it may never change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.shisen.path import joins, span

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.rng import SplitMix64
    from mahjong_qt.engine.shisen.grid import Grid, Occupancy


def dismantle(grid: Grid, present: int, rng: SplitMix64) -> tuple[Pair, ...]:
    """Return a way to take all the tiles of a mask, in the order of their removal.

    A tile is drawn among those left, in ascending order; then one among those that a line joins to it, in ascending
    order, unless there are none: then another first tile is drawn. There is always a way: the topmost tiles of any two
    columns are joined round the top, and in a single column the topmost two.

    :raises ValueError: when the number of tiles is odd.
    """
    if present.bit_count() % 2:
        raise ValueError("an odd number of tiles cannot go two by two")
    pairs: list[Pair] = []
    left = tiles_of(present)
    while left:
        one, other = _draw_pair(grid.occupancy(present), left, rng)
        pairs.append((one, other))
        present &= ~(1 << one | 1 << other)
        left = tiles_of(present)
    return tuple(pairs)


def _draw_pair(occupancy: Occupancy, left: list[int], rng: SplitMix64) -> Pair:
    while True:
        one = left[rng.below(len(left))]
        partners = _partners(occupancy, one, left)
        if partners:
            return one, partners[rng.below(len(partners))]


def _partners(occupancy: Occupancy, one: int, left: list[int]) -> list[int]:
    """Return the tiles that a line joins to one, in ascending order.

    One that lies in neither its row nor its column can only be joined when it is seen in passing along one of the two,
    or is open at some side itself: most others need not be looked at closely.
    """
    rows, columns, cells = occupancy
    x0, y0 = here = cells[one]
    across, down = span(rows[y0], x0), span(columns[x0], y0)
    near = []
    for tile in left:
        x, y = cells[tile]
        if (
            across >> x & 1
            or down >> y & 1
            or rows[y] >> x - 1 & 0b101 != 0b101
            or columns[x] >> y - 1 & 0b101 != 0b101
            or x == x0
            or y == y0
        ):
            near.append(tile)
    return [tile for tile in near if tile != one and joins(rows, columns, here, cells[tile])]
