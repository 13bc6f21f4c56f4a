"""Which pairs are open in a position, with how high they lie: the inner loop of the search by moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.shisen.path import joins

if TYPE_CHECKING:
    from mahjong_qt.engine.shisen.board import Board


def open_pairs(board: Board, present: int) -> list[tuple[int, int, int]]:
    """Return for each pair that can be removed, of the tiles in the mask, its tiles and the sum of their heights.

    Heights are rows, negative ones counted from the top.
    """
    rows, columns, cells = board.grid.occupancy(present)
    faces = board.faces
    by_group: dict[int, list[int]] = {}
    found = []
    while present:
        low = present & -present
        present ^= low
        tile = low.bit_length() - 1
        mates = by_group.setdefault(faces[tile].group, [])
        here = cells[tile]
        found += [(mate, tile, -here[1] - cells[mate][1]) for mate in mates if joins(rows, columns, here, cells[mate])]
        mates.append(tile)
    return found
