"""Families of boards with a left and a right alike, and a top and a bottom that differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.cuts import some_cut, trench
from mahjong_qt.engine.layout.generation.relief import Rise
from mahjong_qt.engine.layout.generation.shapes import block, rows
from mahjong_qt.engine.layout.generation.styles import LEDGES, STYLES

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft

PROFILES = (
    (1, 3, 5, 7, 9, 11, 11, 9),
    (9, 9, 7, 5, 5, 7, 9, 11),
    (3, 7, 9, 11, 11, 5, 5, 7),
    (7, 5, 7, 9, 11, 11, 9, 5),
    (1, 3, 7, 11, 5, 5, 5, 5, 5),
    (2, 4, 6, 8, 10, 12, 10, 6),
    (11, 12, 11, 10, 8, 6, 4, 2),
    (5, 7, 9, 10, 10, 9, 7, 8, 9),
    (12, 10, 10, 8, 8, 6, 4, 6, 8),
    (1, 3, 5, 3, 5, 7, 5, 7, 9),
    (3, 5, 7, 5, 7, 9, 7, 9, 11),
    (4, 6, 8, 10, 12, 13, 12, 4),
)
"""Lengths of rows, from the top down.

Their order and number can never change: the number of a layout draws from this list, and means the same for ever.
"""


def figure(draft: Draft) -> Rise:
    """A silhouette: a bell, an urn, a tree, a ship, an arrow."""
    profile, order, more = draft.one(*PROFILES), draft.one(-1, 1), draft.one(-1, 0, 1, 2)
    draft.ground(rows([draft.scaled(max(1, length + more)) for length in profile[::order]]))
    return Rise(STYLES, some_cut(draft) if draft.below(2) else trench(draft))


def castle(draft: Draft) -> Rise:
    """A hall between two towers."""
    width, height, side, low = draft.size(10, 13), draft.size(6, 8), draft.one(2, 3), draft.one(1, 2, 3)
    gate = draft.below(3)
    tiles = block(side, height, width - side, 0) + block(width - 2 * side, height - low, 0, low)
    if gate:
        tiles += block(2 + width % 2, low, 0, low - height)
    draft.ground(tiles, 46, 68)
    draft.tower(side, 2, width - side, 2 - height, draft.one(1, 2, 2))
    if gate == 2:
        draft.tower(2 + width % 2, 2, 0, 2 - height, draft.one(1, 2))
    return Rise(STYLES, trench(draft))


def arch(draft: Draft) -> Rise:
    """A gateway of two or three pillars, either way up."""
    height, pillar, top, step = draft.size(7, 9), draft.size(2, 4), draft.size(2, 4), draft.below(3)
    inside, middle, way = draft.size(3, 5), draft.one(0, 0, 1, 2), draft.one(-1, -1, 1)
    if middle:
        inside = 2 * draft.scaled(2) + middle
    width, deep = 2 * pillar + inside, height - top
    lengths = [width - step * max(0, 2 - j) for j in range(top)]
    tiles = rows(lengths[::-way], 0, way * deep)
    tiles += block(pillar, deep, width - pillar, -way * top) + block(middle, deep, 0, -way * top)
    draft.ground(tiles, 40, 72)
    return Rise(LEDGES, trench(draft))


def skyline(draft: Draft) -> Rise:
    """Columns of many lengths that stand on one line."""
    kind, longest, count = draft.below(6), draft.size(8, 10), 2 * draft.size(4, 5) + draft.below(4)
    tiles = []
    for i in range(count):
        u = 2 * i + 1 - count
        k, half = abs(u) // 2, count // 2
        less = (k, half - k, k % 2 * 2, k // 2 * 2, abs(2 * k - half), (0, 2, 3, 2, 0, 2, 3)[k % 7])[kind]
        length = max(2, longest - less)
        tiles += block(1, length, u, longest - length)
    draft.ground(tiles)
    return Rise(STYLES, some_cut(draft) if draft.below(2) else trench(draft), by_columns=True)
