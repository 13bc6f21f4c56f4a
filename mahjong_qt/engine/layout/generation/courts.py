"""Families of boards with an inside: courts, rings, bowls, lattices, combs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.cuts import hole, moat, trench
from mahjong_qt.engine.layout.generation.relief import Rise, ramp
from mahjong_qt.engine.layout.generation.shapes import block, diamond, frame, octagon, without
from mahjong_qt.engine.layout.generation.styles import LEDGES

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft

MESHES = (
    (2, 2, 4, 3),
    (2, 2, 5, 3),
    (2, 2, 5, 4),
    (2, 2, 6, 3),
    (2, 2, 6, 4),
    (3, 2, 3, 3),
    (3, 2, 4, 3),
    (3, 2, 4, 4),
    (2, 3, 5, 2),
    (2, 3, 5, 3),
    (2, 3, 6, 2),
    (3, 3, 4, 2),
    (3, 3, 4, 3),
    (3, 3, 3, 3),
    (4, 3, 3, 3),
    (4, 2, 3, 4),
)
"""From bar to bar across and down, and how often.

Their order and number can never change: the number of a layout draws from this list, and means the same for ever.
"""


def court(draft: Draft) -> Rise:
    """A wall with towers around a court, and a keep in it."""
    width, height, wall = draft.size(10, 13), draft.size(7, 9), draft.one(1, 2, 2)
    keep, deep = draft.size(2, 6), draft.size(1, 4)
    keep, deep = min(keep, width - 2 * wall - 2), min(deep, height - 2 * wall - 2)
    keep, deep = keep - (width - keep) % 2, deep - (height - deep) % 2
    draft.ground(frame(width, height, wall) + block(keep, deep), 38, 69)
    draft.tower(wall, wall, width - wall, height - wall, draft.one(1, 2, 3))
    draft.tower(keep - 1, deep, 0, 0, draft.one(0, 1, 2))
    gates = draft.below(4)
    if gates & 1:
        draft.tower(2 + width % 2, wall, 0, height - wall, draft.one(1, 2))
    if gates & 2:
        draft.tower(wall, 2 + height % 2, width - wall, 0, draft.one(1, 2))
    return Rise(LEDGES)


def rings(draft: Draft) -> Rise:
    """Frames in one another, with or without gates."""
    width, height, cut = draft.size(11, 14), draft.size(8, 10), draft.one(0, 0, 1, 2)
    gates, gate_width = draft.below(4), draft.one(1, 2)
    parts = []
    while width > 0 and height > 0:
        wall = draft.one(1, 2, 2)
        inside = octagon(width - 2 * wall, height - 2 * wall, cut) if min(width, height) > 2 * wall else []
        parts.append(without(octagon(width, height, cut), inside))
        width, height = width - 2 * wall - 2, height - 2 * wall - 2
    if gates & 1:
        parts[0] = [(u, v) for u, v in parts[0] if abs(u) >= 2 * gate_width]
    if gates & 2:
        parts[0] = [(u, v) for u, v in parts[0] if abs(v) >= 2 * gate_width]
    draft.ground([tile for part in parts for tile in part], 36, 75)
    raised = draft.below(4)
    if draft.below(2) and raised < len(parts):
        draft.lay(1, parts[raised])
    return Rise(LEDGES)


def bowl(draft: Draft) -> Rise:
    """A floor that rises to its rim, or a rim alone."""
    width, height, rim, cut = draft.size(10, 13), draft.size(7, 9), draft.one(1, 2, 2, 3), draft.one(0, 0, 1, 2)
    if draft.below(3):
        tiles = octagon(width, height, cut)
    else:
        tiles = frame(width, height, min(3, height // 2 - 1)) + block(2 - width % 2, 2 - height % 2)
    draft.ground(tiles)
    if draft.below(3) == 0:
        draft.tower(2, 2, width - 2 - 2 * cut, height - 2, 2)
    kind = draft.below(3)
    return Rise(LEDGES, moat(draft, 2 * rim, 2 * kind) if kind else hole(draft, 2 * rim))


def cloister(draft: Draft) -> Rise:
    """An octagonal walk around a garden with a pavilion, perhaps with paths to it."""
    width, height, cut, walk = draft.size(11, 14), draft.size(7, 10), draft.one(1, 2, 3), draft.one(1, 2, 2)
    inside = octagon(width - 2 * walk, height - 2 * walk, cut - draft.below(2))
    tiles = without(octagon(width, height, cut), inside)
    room, deep = width - 2 * walk - 2, height - 2 * walk - 2
    kind, less, less_deep = draft.below(3), 2 * draft.below(3), 2 * draft.below(2)
    if kind == 0:
        tiles += diamond(max(1, deep // 2))
    elif kind == 1:
        tiles += block(room - less, max(1, deep - less_deep))
    else:
        tiles += octagon(room - less, deep, 1)
    if draft.below(3) == 0:
        tiles += block(width, 1) + block(1, height)
    draft.ground(tiles, 30, 72)
    return Rise(LEDGES, trench(draft))


def lattice(draft: Draft) -> Rise:
    """Bars that cross, with knots where they do."""
    mesh_u, mesh_v, across, down = draft.one(*MESHES)
    width, height = mesh_u * draft.scaled(across) + 1, mesh_v * draft.scaled(down) + 1
    places = block(width, height)
    level = [(u, v) for u, v in places if (v + height - 1) // 2 % mesh_v == 0]
    upright = [(u, v) for u, v in places if (u + width - 1) // 2 % mesh_u == 0]
    bars = level + without(upright, level)
    knots = [tile for tile in level if tile in set(upright)]
    draft.ground(bars, 40, 85)
    kind = draft.below(6)
    if kind < 4:
        draft.lay(1, (level, upright, frame(width, height), without(bars, frame(width, height)))[kind])
    if kind == 4:
        ramp(draft, (3, 4), draft.one(2, 3))
    for z in range(1, draft.one(2, 3, 4)):
        draft.lay(z, knots)
    return Rise(LEDGES)


def colonnade(draft: Draft) -> Rise:
    """Pillars between two beams."""
    gaps, height, beam, pillar = draft.size(4, 6), draft.size(7, 9), draft.one(1, 1, 2), draft.one(1, 1, 2)
    width = (pillar + 1) * gaps + pillar
    beams = block(width, beam, 0, height - beam)
    tiles = list(beams)
    for i in range(gaps + 1):
        tiles += block(pillar, height - 2 * beam, (pillar + 1) * (2 * i - gaps), 0)
    draft.ground(tiles, 48, 80)
    kind = draft.below(8)
    if kind == 0:
        draft.lay(1, beams)
    elif kind < 4:
        ramp(draft, ((0, 1), (1, 0), (-1, 0))[kind - 1], draft.one(1, 2))
    return Rise(LEDGES, by_columns=True)


def comb(draft: Draft) -> Rise:
    """Teeth at a spine."""
    kind, tooth, height, spine = draft.below(4), draft.one(1, 1, 2), draft.size(7, 9), draft.size(1, 4)
    teeth = draft.size(9, 14) // (tooth + 1) + 1
    tiles = block(teeth * (tooth + 1) - 1, spine + (spine + height) % 2)
    for i in range(teeth):
        k = abs(2 * i + 1 - teeth) // 2
        less = (0, 2 * k, k % 2 * 2, 2 * max(0, 2 - k))[kind]
        tiles += block(tooth, max(2 - height % 2, height - less), (tooth + 1) * (2 * i + 1 - teeth), 0)
    draft.ground(tiles, 50, 82)
    kind = draft.below(9)
    if kind < 3:
        ramp(draft, ((0, 1), (1, 0), (0, -1))[kind], draft.one(1, 2, 3))
    return Rise(LEDGES, by_columns=True)
