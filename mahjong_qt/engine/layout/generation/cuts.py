"""Cuts that part one hill into several; each a list of rectangles of units."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.generation.draft import Draft
    from mahjong_qt.engine.layout.generation.relief import Rectangle


def extent(draft: Draft) -> tuple[int, int]:
    """Return half of the width and half of the height of the bottom layer, in units."""
    layer = draft.layers[0]
    return max(abs(u) for u, _ in layer) + 1, max(abs(v) for _, v in layer) + 1


def upright(draft: Draft, half: int) -> list[Rectangle]:
    """Return a trench of twice ``half`` units from top to bottom, through the middle."""
    _, down = extent(draft)
    return [(-half, half, -down, down)]


def level(draft: Draft, half: int) -> list[Rectangle]:
    """Return a trench of twice ``half`` units from left to right, through the middle."""
    across, _ = extent(draft)
    return [(-across, across, -half, half)]


def two_upright(draft: Draft) -> list[Rectangle]:
    """Return two trenches from top to bottom, two fifths of the way out."""
    across, down = extent(draft)
    at = across * 2 // 5
    return [(at - 1, at + 1, -down, down), (-at - 1, -at + 1, -down, down)]


def two_level(draft: Draft) -> list[Rectangle]:
    """Return two trenches from left to right, two fifths of the way out."""
    across, down = extent(draft)
    at = down * 2 // 5
    return [(-across, across, at - 1, at + 1), (-across, across, -at - 1, -at + 1)]


def hole(draft: Draft, rim: int) -> list[Rectangle]:
    """Return all that is more than ``rim`` units from the edge."""
    across, down = extent(draft)
    return _if_filled([(rim - across, across - rim, rim - down, down - rim)])


def moat(draft: Draft, rim: int, width: int) -> list[Rectangle]:
    """Return a trench ``width`` units wide around the middle, ``rim`` units from the edge."""
    across, down = extent(draft)
    across, down = across - rim, down - rim
    if min(across, down) <= width:
        return []
    return [
        (-across, across, -down, width - down),
        (-across, across, down - width, down),
        (-across, width - across, -down, down),
        (across - width, across, -down, down),
    ]


def ends(draft: Draft, part: int) -> list[Rectangle]:
    """Return a wide trench from top to bottom that leaves ``part`` twelfths of half the width on each side."""
    across, down = extent(draft)
    half = max(1, across * (12 - part) // 12)
    return [(-half, half, -down, down)]


def flanks(draft: Draft, part: int) -> list[Rectangle]:
    """Return what lies more than ``part`` twelfths of half the width from the middle."""
    across, down = extent(draft)
    half = across * part // 12
    return [(-across, -half, -down, down), (half, across, -down, down)]


def trench(draft: Draft) -> list[Rectangle]:
    """Draw nothing, or a trench through the middle."""
    kind = draft.below(4)
    if kind < 2:
        return []
    return upright(draft, 1) if kind == 2 else level(draft, 1)


def some_cut(draft: Draft) -> list[Rectangle]:
    """Draw a cut, or nothing."""
    kind, half, part = draft.below(14), draft.one(1, 2), draft.one(6, 8)
    cuts: tuple[list[Rectangle], ...] = (
        [],
        [],
        [],
        upright(draft, half),
        upright(draft, half),
        level(draft, half),
        level(draft, half),
        upright(draft, 1) + level(draft, 1),
        two_upright(draft),
        two_level(draft),
        ends(draft, part),
        flanks(draft, part),
        hole(draft, 4),
        moat(draft, 4, 2),
    )
    return cuts[kind]


def _if_filled(cut: list[Rectangle]) -> list[Rectangle]:
    return [(x0, x1, y0, y1) for x0, x1, y0, y1 in cut if x0 < x1 and y0 < y1]
