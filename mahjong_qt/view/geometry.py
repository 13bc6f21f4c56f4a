"""Where tiles lie on the screen, in whole device pixels; knows nothing of Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.art.metrics import SMALLEST_WIDTH, TileMetrics
from mahjong_qt.engine.layout.layout import MAX_X
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.engine.layout.layout import Layout

BORDER = 0.35
"""Room between the board and the edge of the window, in widths of a tile."""

WIDEST_TILE = 320
"""Faces never get wider than this many device pixels, however small the board is."""


def stacking(slot: Slot, metrics: TileMetrics) -> int:
    """Return the place of a slot in the drawing order: by layer, then from the far corner to the near one."""
    across = slot.x if metrics.depth_x > 0 else MAX_X - slot.x
    return (slot.z << 20) + ((across + slot.y) << 10) + across


def box_of(layout: Layout, metrics: TileMetrics) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the box around all faces and bodies.

    The face of a tile at (0, 0, 0) begins at 0, 0.
    """
    return _extent(_corners(layout.slots), metrics)


class BoardGeometry(NamedTuple):
    """The size of a tile, and where the face of a tile at (0, 0, 0) has its top-left corner."""

    metrics: TileMetrics
    left: int
    top: int

    @classmethod
    def fit(cls, layout: Layout, width: int, height: int, style: TileStyle | None = None) -> BoardGeometry:
        """Return the geometry of the largest tiles with which the layout fits, centred, into an area.

        The area is given in device pixels, ``style`` is how tiles look. Where it is too small for the smallest tiles,
        the board is cut evenly.
        """
        corners = _corners(layout.slots)
        low, high = SMALLEST_WIDTH // 2, WIDEST_TILE // 2
        while low < high:
            middle = (low + high + 1) // 2
            if _fits(corners, TileMetrics.for_width(2 * middle, style), width, height):
                low = middle
            else:
                high = middle - 1
        metrics = TileMetrics.for_width(2 * low, style)
        x0, y0, x1, y1 = _extent(corners, metrics)
        return cls(metrics, (width - (x1 - x0)) // 2 - x0, (height - (y1 - y0)) // 2 - y0)

    def corner(self, slot: Slot) -> tuple[int, int]:
        """Return the top-left corner of the face of a tile in this slot."""
        x, y = _corner(slot, self.metrics)
        return self.left + x, self.top + y

    def lift(self, layers: float) -> tuple[int, int]:
        """Return how far to the left and up a tile is drawn when it is lifted by so many layers."""
        return round(layers * self.metrics.depth_x), round(layers * self.metrics.depth_y)

    def is_over(self, slot: Slot, x: float, y: float) -> bool:
        """Say whether a point lies on the tile in this slot: on its face or on its visible sides.

        The body is the face swept along the line from (0, 0) to (depth_x, depth_y).
        """
        metrics = self.metrics
        left, top = self.corner(slot)
        x, y = x - left, y - top
        if metrics.depth_x < 0:
            x = metrics.width - x
        depth_x, depth_y = abs(metrics.depth_x), metrics.depth_y
        first = max(0.0, (x - metrics.width) / depth_x, (y - metrics.height) / depth_y)
        last = min(1.0, x / depth_x, y / depth_y)
        return first <= last

    def tile_at(self, slots: Sequence[Slot], tiles: Iterable[int], x: float, y: float) -> int | None:
        """Return the first of these tiles that lies under a point; the caller hands them in from the top down."""
        for tile in tiles:
            if self.is_over(slots[tile], x, y):
                return tile
        return None


def _corner(slot: Slot, metrics: TileMetrics) -> tuple[int, int]:
    x = slot.x * metrics.width // TILE_SPAN - slot.z * metrics.depth_x
    y = slot.y * metrics.height // TILE_SPAN - slot.z * metrics.depth_y
    return x, y


def _corners(slots: Iterable[Slot]) -> list[Slot]:
    """Return the two extreme slots of each layer, which are all that the size of the picture depends on."""
    layers: dict[int, tuple[int, int, int, int]] = {}
    for x, y, z in slots:
        x0, y0, x1, y1 = layers.get(z, (x, y, x, y))
        layers[z] = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
    return [slot for z, (x0, y0, x1, y1) in layers.items() for slot in (Slot(x0, y0, z), Slot(x1, y1, z))]


def _extent(corners: Iterable[Slot], metrics: TileMetrics) -> tuple[int, int, int, int]:
    places = [_corner(slot, metrics) for slot in corners]
    return (
        min(x for x, _ in places) + min(0, metrics.depth_x),
        min(y for _, y in places),
        max(x for x, _ in places) + metrics.width + max(0, metrics.depth_x),
        max(y for _, y in places) + metrics.height + metrics.depth_y,
    )


def _fits(corners: Iterable[Slot], metrics: TileMetrics, width: int, height: int) -> bool:
    x0, y0, x1, y1 = _extent(corners, metrics)
    border = 2 * round(BORDER * metrics.width)
    return x1 - x0 + border <= width and y1 - y0 + border <= height
