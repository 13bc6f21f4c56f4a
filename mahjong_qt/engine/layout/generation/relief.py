"""What rises on the bottom layer: terraces, in one hill or cut into several, and ramps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mahjong_qt.engine.layout.generation.draft import REACH
from mahjong_qt.engine.layout.generation.shapes import Middle, swapped
from mahjong_qt.engine.layout.generation.styles import NARROW, WIDER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mahjong_qt.engine.layout.generation.draft import Draft
    from mahjong_qt.engine.layout.generation.styles import Margins, Style

Rectangle: TypeAlias = tuple[int, int, int, int]
"""Units from left to right and from top to bottom, the ends not included."""


def resting(rows: Sequence[int], used: range, parity: int, margins: Margins) -> list[Middle]:
    """Return the terrace on these rows of units, row by row; v is even or odd throughout, as ``parity`` says.

    Only the rows in ``used`` have units.
    """
    mx, my = margins
    found: list[Middle] = []
    start = used.start + 1 + my
    for v in range(start + (start + parity) % 2, used.stop - my, 2):
        columns = rows[v - 1 - my + REACH]
        for y in range(v - my + REACH, v + 1 + my + REACH):
            columns &= rows[y]
        for left, right in _runs(columns):
            found += _filled(left + mx, right - mx, v)
    return found


def _without(rows: Sequence[int], cut: Sequence[Rectangle]) -> list[int]:
    left = list(rows)
    for x0, x1, y0, y1 in cut:
        kept = ~((1 << (x1 + REACH)) - (1 << (x0 + REACH)))
        for y in range(y0 + REACH, y1 + REACH):
            left[y] &= kept
    return left


def _runs(columns: int) -> Iterator[tuple[int, int]]:
    """Yield where each run of units begins and ends."""
    at = -REACH
    while columns:
        gap = (columns & -columns).bit_length() - 1
        columns >>= gap
        length = (~columns & (columns + 1)).bit_length() - 1
        yield at + gap, at + gap + length
        columns >>= length
        at += gap + length


def _filled(left: int, right: int, v: int) -> list[Middle]:
    """Return as many tiles as a run holds; a unit left over is on the side away from the middle of the board."""
    count = (right - left) // 2
    start = right - 2 * count if left + right < 0 else left
    return [(start + 1 + 2 * i, v) for i in range(count)]


class Rise(NamedTuple):
    """How terraces are to rise on what is laid: styles to choose from, and what is cut out beneath layer 1."""

    styles: Sequence[Style]
    cut: Sequence[Rectangle] = ()
    by_columns: bool = False


def climb(draft: Draft, style: Style, rise: Rise) -> None:
    """Lay terrace on terrace from layer 1 up while there is room."""
    for z in range(1, draft.most_layers):
        if not draft.room:
            return
        is_laid = _terrace(draft, z, style[(z - 1) % len(style)], rise.cut if z == 1 else (), rise.by_columns)
        if not is_laid and z >= len(draft.layers):
            return


def _terrace(draft: Draft, z: int, least: Margins, cut: Sequence[Rectangle], by_columns: bool) -> bool:
    """Lay one terrace as layer ``z``, with the first margins for which there is room.

    Its rows are those of most tiles beneath or, when the margin is odd, the ones half a tile from them.
    """
    mx, my = least
    rows = _without(draft.covers[z - 1].rows, cut) if cut else draft.covers[z - 1].rows
    if by_columns:
        rows = _turned(rows)
    filled = [y for y, columns in enumerate(rows, -REACH) if columns] or [0]
    used = range(filled[0], filled[-1] + 1)
    even = sum((u if by_columns else v) % 2 == 0 for u, v in draft.layers[z - 1])
    beneath = int(2 * even < len(draft.layers[z - 1]))
    choices = [(mx + wider_x, my + wider_y) for wider_x, wider_y in WIDER]
    for margins in (*choices, *(narrow for narrow in NARROW if narrow[0] <= mx and narrow[1] <= my)):
        tiles = resting(rows, used, (beneath + margins[1]) % 2, margins)
        if 0 < len(tiles) <= draft.room and draft.lay(z, swapped(tiles) if by_columns else tiles):
            return True
    return False


def _turned(rows: Sequence[int]) -> list[int]:
    turned = [0] * len(rows)
    for y, columns in enumerate(rows):
        while columns:
            low = columns & -columns
            turned[low.bit_length() - 1] |= 1 << y
            columns ^= low
    return turned


def ramp(draft: Draft, weights: tuple[int, int], levels: int) -> None:
    """Raise the bottom layer's tiles straight up, the more the smaller the weighted sum of their distances is.

    Negative weights make it rise outwards. A level that has no room is made smaller.
    """
    across, down = weights
    measures = [(across * abs(u) + down * abs(v), (u, v)) for u, v in draft.layers[0]]
    least = min(measure for measure, _ in measures)
    most = max(measure for measure, _ in measures) - least
    for z in range(1, levels + 1):
        for limit in range(most * (levels + 1 - z) // (levels + 1), -1, -1):
            if draft.lay(z, [tile for measure, tile in measures if measure - least <= limit]):
                break
        else:
            return
