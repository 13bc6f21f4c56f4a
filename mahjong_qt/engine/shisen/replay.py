"""Replays plans by the plain rules, without the masks that the solver works with."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.shisen.board import Board
    from mahjong_qt.engine.shisen.grid import Cell


def clears(board: Board, plan: Iterable[Pair]) -> bool:
    """Say whether a plan takes all tiles of a position, two different joined ones of one group at a time."""
    slots = board.slots
    ground = set(map(cell_of, board.layout.slots))
    at = {tile: cell_of(slots[tile]) for tile in tiles_of(board.present)}
    taken = set(at.values())
    for one, other in plan:
        if one == other or one not in at or other not in at or board.faces[one].group != board.faces[other].group:
            return False
        if not is_joined(at[one], at[other], taken):
            return False
        taken -= {at.pop(one), at.pop(other)}
        if board.grid.has_gravity:
            let_fall(at, taken, ground)
    return not at


def cell_of(slot: Slot) -> Cell:
    """Return the column and row of a slot, counted from 0."""
    return slot.x // TILE_SPAN, slot.y // TILE_SPAN


def is_joined(one: Cell, other: Cell, taken: Collection[Cell]) -> bool:
    """Say whether a line of at most two turns joins two cells: all that there can be are walked, step by step."""
    return any(all(cell in (one, other) or cell not in taken for cell in line) for line in _lines(one, other, taken))


def _lines(one: Cell, other: Cell, taken: Collection[Cell]) -> Iterator[Iterator[Cell]]:
    """Yield the cells of every line that crosses along one column or one row, up to the ring round what is taken."""
    (xa, ya), (xb, yb) = one, other
    columns, rows = zip(*taken, strict=True)
    for x in range(min(columns) - 1, max(columns) + 2):
        yield _walk(one, (x, ya), (x, yb), other)
    for y in range(min(rows) - 1, max(rows) + 2):
        yield _walk(one, (xa, y), (xb, y), other)


def _walk(*bends: Cell) -> Iterator[Cell]:
    """Yield every cell from each place to the next one."""
    for (x0, y0), (x1, y1) in pairwise(bends):
        step_x, step_y = (x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0)
        x, y = x0, y0
        while (x, y) != (x1, y1):
            x, y = x + step_x, y + step_y
            yield x, y


def let_fall(at: dict[int, Cell], taken: set[Cell], ground: Collection[Cell]) -> None:
    """Move tiles down one cell at a time while the cell below belongs to the field and is empty."""
    is_moving = True
    while is_moving:
        is_moving = False
        for tile, (x, y) in at.items():
            below = x, y + 1
            if below in ground and below not in taken:
                taken.remove((x, y))
                taken.add(below)
                at[tile] = below
                is_moving = True
