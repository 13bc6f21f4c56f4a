"""Families of boards around a middle: crosses, stars, flowers, islands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.cuts import hole, trench
from mahjong_qt.engine.layout.generation.relief import Rise, ramp
from mahjong_qt.engine.layout.generation.shapes import block, diamond, hill, rows, swapped
from mahjong_qt.engine.layout.generation.styles import LEDGES

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft


def cross(draft: Draft) -> Rise:
    """Two bars that cross, with towers at their ends or a hill where they meet."""
    width, height, arm, beam = draft.size(11, 14), draft.size(8, 10), draft.size(3, 5), draft.size(3, 5)
    arm, beam = arm + (arm + width) % 2, beam + (beam + height) % 2
    draft.ground(block(width, beam) + block(arm, height))
    if draft.below(2):
        levels = draft.one(1, 2)
        draft.tower(2, beam, width - 2, 0, levels)
        draft.tower(arm, 2, 0, height - 2, levels)
    return Rise(LEDGES)


def saltire(draft: Draft) -> Rise:
    """Two diagonals that cross."""
    height, thick, slant = draft.size(7, 10), draft.size(3, 5), draft.one(2, 2, 3, 3, 4)
    tiles = []
    for j in range(height):
        v = 2 * j + 1 - height
        out = abs(v) * slant // 2
        tiles += block(thick, 1, out, v) + block(thick, 1, -out, v)
    if draft.below(3) == 0:
        tiles += diamond(draft.size(3, 4))
    draft.ground(tiles, 40, 70)
    kind = draft.below(4)
    if kind < 2:
        ramp(draft, ((0, 1), (0, -1))[kind], draft.one(1, 2))
    elif kind == 2:
        draft.tower(2, 2, slant * (height - 2) // 2, height - 2, draft.one(1, 2))
    return Rise(LEDGES)


def star(draft: Draft) -> Rise:
    """A cross and two diagonals."""
    height, reach, body, slant = draft.size(4, 5), draft.size(5, 6), draft.one(1, 2), draft.one(2, 3)
    tiles = block(2 * reach + 1, draft.one(1, 3)) + block(draft.one(1, 3), 2 * height - 1)
    tiles += block(2 * body + 1, 2 * body - 1)
    for j in range(1, height):
        tiles += block(draft.one(2, 3), 1, slant * j, 2 * j)
    draft.ground(tiles, 44, 75)
    if draft.below(3) == 0:
        ramp(draft, (2, 3), draft.one(1, 2, 3))
    return Rise(LEDGES)


def quincunx(draft: Draft) -> Rise:
    """Four hills around a fifth."""
    kind, size, middle = draft.below(2), draft.size(3, 4), draft.size(3, 5)
    gap_u, gap_v = draft.one(-2, -1, 0, 1, 2), draft.one(0, 1, 2, 3)
    tiles = hill(kind, middle) + hill(kind, size, middle + size + gap_u, size + gap_v)
    draft.ground(tiles, 42, 72)
    return Rise(LEDGES)


def mountains(draft: Draft) -> Rise:
    """Three mountains, or five, side by side."""
    kind, other, middle, side = draft.below(3), draft.below(3), draft.size(5, 7), draft.size(4, 5)
    gap, outer = draft.one(1, 1, 2), draft.one(0, 0, 2, 3)
    tiles = hill(kind, middle) + hill(draft.one(kind, other), side, middle + side + gap, 0)
    tiles += hill(kind, outer, middle + 2 * side + gap + outer, 0)
    if draft.below(2):
        tiles += block(2, 1, middle + gap, middle - 1)
    draft.ground(tiles, 36, 70)
    return Rise(LEDGES, trench(draft))


def flower(draft: Draft) -> Rise:
    """Petals around a heart."""
    side, heart, corner = draft.size(3, 4), draft.one(2, 3), draft.size(2, 4)
    kind, corner_kind, is_pointed = draft.one(0, 2), draft.below(3), draft.below(2)
    out, out_u, out_v = draft.below(2), draft.below(3), draft.below(2)
    tiles = hill(kind, heart) + swapped(diamond(side, 0, heart + 2 * side - 1 + out))
    tiles += diamond(2, 0, heart + 3 + out) if is_pointed else block(heart, 2, 0, heart + 2 + out)
    tiles += hill(corner_kind, corner, heart + corner + out_u, heart + corner + out_v)
    draft.ground(tiles, 42, 75)
    return Rise(LEDGES)


def wreath(draft: Draft) -> Rise:
    """Eight hills around a ninth."""
    kind, middle_kind = draft.below(3), draft.below(3)
    size, other, middle = draft.size(2, 4), draft.size(2, 3), draft.size(3, 5)
    out_u, out_v, slip = draft.size(6, 9), draft.size(4, 6), draft.below(3)
    tiles = hill(middle_kind, middle)
    tiles += hill(kind, other, out_u + size + other, 0) + hill(kind, other, 0, out_v + other)
    tiles += hill(kind, size, out_u // 2 + size, out_v // 2 + size + slip)
    draft.ground(tiles, 42, 75)
    if draft.below(3) == 0:
        draft.tower(middle - 1, middle - 1, 0, 0, 2)
    return Rise(LEDGES, [] if draft.below(3) else hole(draft, 5))


def archipelago(draft: Draft) -> Rise:
    """Islands in rows, joined by bridges."""
    across, down = draft.one((3, 2), (3, 2), (3, 3), (4, 2), (4, 3), (2, 2))
    wide, deep, gap = draft.size(2, 4), draft.size(2, 4), draft.one(1, 1, 2)
    tiles, bridges = [], []
    for i in range(across):
        for j in range(down):
            u, v = (2 * i + 1 - across) * (wide + gap), (2 * j + 1 - down) * (deep + 1)
            tiles += block(wide, deep, u, v)
            bridges += block(gap, 1, u + wide + gap, v) if i + 1 < across else []
            bridges += block(1, 1, u, v + deep + 1) if j + 1 < down else []
    draft.ground(tiles + bridges if draft.below(4) else tiles, 42, 75)
    if draft.below(3) == 0:
        # a higher middle
        draft.lay(1, [(u, v) for u, v in tiles if abs(u) < wide + gap and abs(v) < deep + 1])
    return Rise(LEDGES)


def checkers(draft: Draft) -> Rise:
    """Blocks that touch at their corners, or nearly."""
    across, down = draft.one((3, 3), (5, 3), (5, 5), (7, 3), (7, 5), (5, 3))
    wide, deep, first = draft.size(2, 4), draft.size(2, 3), draft.below(2)
    step_u, step_v = wide + draft.one(-1, 0, 0, 1), deep + draft.one(0, 0, 1)
    tiles = []
    for i in range(across):
        for j in range(down):
            if (i + j) % 2 == first:
                tiles += block(wide, deep, (2 * i + 1 - across) * step_u, (2 * j + 1 - down) * step_v)
    draft.ground(tiles, 34, 75)
    if draft.below(3) == 0:
        ramp(draft, (3, 4), draft.one(1, 2))
    return Rise(LEDGES)


def brackets(draft: Draft) -> Rise:
    """Two bent bands, and something between them."""
    half, thick, near, bends_out = draft.size(3, 4), draft.size(3, 5), draft.one(1, 2, 3), draft.below(2)
    tiles = []
    for j in range(-half, half + 1):
        out = thick + near + (abs(j) if bends_out else half - abs(j))
        tiles += block(thick, 1, out, 2 * j) + block(thick, 1, -out, 2 * j)
    tiles += rows([near] * (1 + half // 2 * 2)) if bends_out else block(1 + near % 2, 3)
    draft.ground(tiles, 36, 75)
    return Rise(LEDGES)
