"""Families of solid boards: one broad body whose hills rise in terraces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.cuts import some_cut, trench
from mahjong_qt.engine.layout.generation.relief import Rise, ramp
from mahjong_qt.engine.layout.generation.shapes import block, octagon, rows, without
from mahjong_qt.engine.layout.generation.styles import STYLES

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft

WAVES = (
    (0, -2, -4, 0),
    (0, -1, -2, -3, 0),
    (0, -2, 0, -2, 0),
    (0, 0, -4, 0),
    (-4, 0, -2, -4),
    (0, -1, 0, -1, 0),
    (-2, 0, -2, -4, -6),
    (0, -3, -6, -2),
    (0, -2, -2, -6, -4),
    (-3, -1, 0, -1, -3),
)
"""Lengths of rows, from the middle row out, against the longest."""

LOZENGES = ((4, 3, 1), (4, 3, 2), (3, 4, 2), (5, 2, 3), (4, 2, 5), (3, 3, 5), (3, 2, 7), (4, 1, 8), (3, 4, 1))
"""Rows above the middle one, by how much each is shorter than the one before, and the length of the shortest."""


def mesa(draft: Draft) -> Rise:
    """A block with cut corners."""
    width, height, cut = draft.size(10, 13), draft.size(6, 8), draft.below(4)
    draft.ground(octagon(width, height, min(cut, (height - 1) // 2)))
    return Rise(STYLES, some_cut(draft))


def honeycomb(draft: Draft) -> Rise:
    """A hexagon, each row half a tile from the next."""
    half, width = draft.size(3, 4), draft.size(10, 13)
    draft.ground(rows([width - abs(j) for j in range(-half, half + 1)]))
    return Rise(STYLES, some_cut(draft))


def hourglass(draft: Draft) -> Rise:
    """Rows that grow from the middle outwards."""
    half, width, step = draft.size(3, 4), draft.size(6, 10), draft.one(1, 1, 2)
    draft.ground(rows([width + step * abs(j) for j in range(-half, half + 1)]))
    return Rise(STYLES, some_cut(draft))


def shell(draft: Draft) -> Rise:
    """Rows whose lengths come and go, perhaps with a head and a tail."""
    longest, wave, has_middle_row, count = draft.size(10, 13), draft.one(*WAVES), draft.below(2), draft.size(4, 5)
    half = [max(1, longest + step) for step in wave[:count]]
    tiles = rows(half[:0:-1] + half if has_middle_row else half[::-1] + half)
    if not has_middle_row:
        for k in range(draft.below(3)):
            tiles += [(half[0] + 1 + 2 * k, 0), (-half[0] - 1 - 2 * k, 0)]
    draft.ground(tiles)
    return Rise(STYLES, some_cut(draft))


def organ(draft: Draft) -> Rise:
    """Columns whose lengths come and go."""
    kind, longest, count = draft.below(6), draft.size(8, 10), 2 * draft.size(5, 6) + draft.below(2)
    tiles = []
    for i in range(count):
        u = 2 * i + 1 - count
        k, half = abs(u) // 2, count // 2
        less = (k // 2 * 2, (half - k) // 2 * 2, k % 2 * 2, k, abs(k - count // 4) // 2 * 2, (0, 2, 4, 2)[k % 4])[kind]
        tiles += block(1, max(1, longest - less), u, 0)
    draft.ground(tiles)
    return Rise(STYLES, some_cut(draft), by_columns=True)


def butterfly(draft: Draft) -> Rise:
    """Two wings at a body."""
    height, body, wing, slim = draft.size(7, 9), draft.one(1, 2), draft.size(4, 6), draft.one(1, 2)
    tiles = block(body, height - 2)
    for j in range(height):
        v = 2 * j + 1 - height
        length = wing - (slim if abs(v) <= 1 else 0) - max(0, abs(v) - height + 3) // 2
        tiles += block(length, 1, body + length, v) + block(length, 1, -body - length, v)
    draft.ground(tiles)
    return Rise(STYLES, trench(draft))


def gem(draft: Draft) -> Rise:
    """A lozenge, whole or with a hole."""
    half, step, least = draft.one(*LOZENGES)
    half, least = draft.scaled(half), draft.scaled(least)
    lengths = [least + step * (half - abs(j)) for j in range(-half, half + 1)]
    tiles = rows(lengths)
    has_hole = draft.below(3) == 0
    if has_hole:
        inside = rows([length - 2 * draft.scaled(5) for length in lengths])
        tiles = without(tiles, inside) + block(2 - least % 2, 1)
    draft.ground(tiles, 30, 70)
    if draft.below(3) == 0:
        ramp(draft, (1, step), draft.one(2, 3, 4))
    return Rise(STYLES, [] if has_hole else some_cut(draft))


def dumbbell(draft: Draft) -> Rise:
    """Two hills and a bridge."""
    wide, deep, cut, span = draft.size(5, 6), draft.size(6, 8), draft.below(3), draft.size(2, 4)
    bridge = draft.one(1, 2, 3)
    bridge += (bridge + deep) % 2
    draft.ground(octagon(wide, deep, min(cut, (wide - 1) // 2), span + wide, 0) + block(span, bridge), 36, 70)
    if draft.below(2):
        draft.tower(span, bridge, 0, 0, draft.one(1, 2))
    return Rise(STYLES, trench(draft))


def girder(draft: Draft) -> Rise:
    """The letters H and I, wide."""
    width, height, bar, web = draft.size(11, 13), draft.size(7, 9), draft.size(2, 4), draft.size(3, 5)
    if draft.below(2):
        web = min(web + (web + height) % 2, height - 2)
        tiles = block(bar, height, width - bar, 0) + block(width - 2 * bar, web)
    else:
        bar = min(bar, (height - 1) // 2)
        tiles = block(width, bar, 0, height - bar) + block(web + (web + width) % 2, height - 2 * bar)
    draft.ground(tiles, 36, 70)
    return Rise(STYLES, some_cut(draft) if draft.below(2) else [])
