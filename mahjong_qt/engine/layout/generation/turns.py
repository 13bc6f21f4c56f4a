"""Families of boards that look the same after half a turn, and have no mirror."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.cuts import some_cut
from mahjong_qt.engine.layout.generation.relief import Rise
from mahjong_qt.engine.layout.generation.shapes import block
from mahjong_qt.engine.layout.generation.styles import LEDGES, STYLES

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft

SWINGS = ((0, 1, 2, 1, 0), (0, 2, 2, 0, -2), (0, 1, 0, -1, 0), (0, 2, 4, 3, 2), (0, 1, 2, 3, 1))
"""By how many half tiles the rows from the middle down are shifted."""


def slope(draft: Draft) -> Rise:
    """A leaning block."""
    half, width, way = draft.size(3, 4), draft.size(8, 11), draft.one(-1, 1)
    draft.ground([tile for j in range(-half, half + 1) for tile in block(width, 1, way * j, 2 * j)])
    return Rise(STYLES, some_cut(draft))


def ribbon(draft: Draft) -> Rise:
    """A band of rows that swings to and fro."""
    half, width, way, swing = draft.size(3, 4), draft.size(8, 11), draft.one(-1, 1), draft.one(*SWINGS)
    tiles = []
    for j in range(-half, half + 1):
        shift = swing[min(abs(j), 4)]
        tiles += block(width, 1, way * shift if j > 0 else -way * shift, 2 * j)
    draft.ground(tiles)
    return Rise(STYLES, some_cut(draft))


def stairs(draft: Draft) -> Rise:
    """Blocks in a row from corner to corner."""
    count, wide, deep, way = draft.one(3, 4, 5), draft.size(4, 6), draft.size(3, 5), draft.one(-1, 1)
    step_u, step_v = draft.size(3, 4), draft.one(1, 2)
    tiles = []
    for i in range(count):
        k = 2 * i + 1 - count
        tiles += block(wide, deep, way * k * step_u, k * step_v)
    draft.ground(tiles, 40, 72)
    return Rise(STYLES)


def meander(draft: Draft) -> Rise:
    """A band that winds: a bar, its ends bent up and down, along and back, and around its other end."""
    width, way, band = draft.size(10, 13), draft.one(-1, 1), draft.scaled(2)
    pitch = band + 1
    hook = draft.below(2 * pitch + 1)
    tiles = block(width - 2 * pitch, band)
    tiles += block(band, 1, way * (width - 2 * pitch - band), pitch)
    tiles += block(width - pitch, band, -way * pitch, 2 * pitch)
    tiles += block(band, hook, way * (band - width), 2 * pitch - band - hook)
    draft.ground(tiles, 40, 72)
    return Rise(LEDGES)


def zigzag(draft: Draft) -> Rise:
    """Three upright bars and what joins them, like the letters N and S."""
    bar, middle, gap = draft.size(2, 3), draft.one(1, 2, 3), draft.one(1, 1, 2)
    height, joint, way = draft.size(7, 9), draft.one(1, 2, 2, 3), draft.one(-1, 1)
    tiles = block(middle, height) + block(bar, height, middle + 2 * gap + bar, 0)
    tiles += block(gap, joint, middle + gap, way * (height - joint))
    draft.ground(tiles, 38, 72)
    return Rise(LEDGES)


def pinwheel(draft: Draft) -> Rise:
    """Four blocks that follow one another around a fifth."""
    wide, deep, thin, tall = draft.size(5, 8), draft.size(2, 4), draft.size(2, 4), draft.size(3, 6)
    way, gap = draft.one(-1, 1), draft.one(1, 1, 2)
    across, down = wide + thin + gap, deep + tall + gap
    tiles = block(wide, deep, way * (wide - across), deep - down)
    tiles += block(thin, tall, way * (across - thin), tall - down)
    tiles += block(across - 2 * thin - 2 * gap, down - 2 * deep - 2 * gap)
    draft.ground(tiles, 38, 75)
    return Rise(LEDGES)
