"""Rows, rectangles and strokes of tiles that lie side by side."""

from __future__ import annotations

from math import ceil, floor

from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

SAMPLES = 8
"""Points looked at for each tile's width that a stroke is long."""


def cell_of(anchor: Slot, x: float, y: float) -> tuple[int, int]:
    """Return column and row, counted from the anchor, of the cell of its lattice of whole tiles that has a point."""
    return floor((x - anchor.x) / TILE_SPAN), floor((y - anchor.y) / TILE_SPAN)


def in_cell(anchor: Slot, column: int, row: int) -> Slot:
    """Return the place of a cell of the anchor's lattice."""
    return Slot(anchor.x + TILE_SPAN * column, anchor.y + TILE_SPAN * row, anchor.z)


def stroke(anchor: Slot, start: tuple[float, float], end: tuple[float, float]) -> list[Slot]:
    """Return the cells of the anchor's lattice that a straight way between two points passes, in its order.

    However long the way is, each cell touches the one before it.
    """
    (x0, y0), (x1, y1) = start, end
    steps = max(1, ceil(max(abs(x1 - x0), abs(y1 - y0)) / TILE_SPAN * SAMPLES))
    cells = {cell_of(anchor, x0 + (x1 - x0) * at / steps, y0 + (y1 - y0) * at / steps): None for at in range(steps)}
    # sums of parts may miss the end by a little
    cells[cell_of(anchor, x1, y1)] = None
    return [in_cell(anchor, *cell) for cell in cells]


def rectangle(anchor: Slot, x: float, y: float, *, is_frame: bool = False) -> list[Slot]:
    """Return the tiles of a rectangle, row by row, from the anchor to the cell that has a point.

    A frame has the tiles at its edge alone.
    """
    columns, rows = (_span(end) for end in cell_of(anchor, x, y))
    edges = {columns[0], columns[-1]}, {rows[0], rows[-1]}
    return [
        in_cell(anchor, column, row)
        for row in rows
        for column in columns
        if not is_frame or column in edges[0] or row in edges[1]
    ]


def line(start: Slot, x: float, y: float, step: int = 1) -> list[Slot]:
    """Return the tiles of a straight row from a place towards a point; each touches the one before it.

    Along its longer side the row goes on by whole tiles, along the other by multiples of ``step``.
    """
    dx, dy = x - start.x - TILE_SPAN / 2, y - start.y - TILE_SPAN / 2
    along, aside = (dx, dy) if abs(dx) >= abs(dy) else (dy, dx)
    count = floor(abs(along) / TILE_SPAN + 0.5)
    sign = 1 if along >= 0 else -1
    found = []
    slope = aside / abs(along) if along else 0.0
    for number in range(count + 1):
        off = step * floor(slope * TILE_SPAN * number / step + 0.5)
        ahead = sign * TILE_SPAN * number
        right, down = (ahead, off) if abs(dx) >= abs(dy) else (off, ahead)
        found.append(Slot(start.x + right, start.y + down, start.z))
    return found


def connected(slots: frozenset[Slot], start: Slot) -> frozenset[Slot]:
    """Return the tiles of the layer of one of them that touch it, or touch one that does, be it with a corner."""
    layer = {slot for slot in slots if slot.z == start.z}
    found, edge = {start}, [start]
    reach = range(-TILE_SPAN, TILE_SPAN + 1)
    while edge:
        x, y, z = edge.pop()
        for there in (Slot(x + dx, y + dy, z) for dx in reach for dy in reach):
            if there in layer and there not in found:
                found.add(there)
                edge.append(there)
    return frozenset(found)


def _span(end: int) -> range:
    return range(min(0, end), max(0, end) + 1)
