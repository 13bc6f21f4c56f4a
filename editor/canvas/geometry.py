"""Where tiles lie on the canvas, in whole device pixels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from editor.canvas.canvas_point import CanvasPoint
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

SMALLEST_TILE, LARGEST_TILE = 16, 160
"""Width of a tile's face in logical pixels, from and to which one can zoom."""


class CanvasGeometry(NamedTuple):
    """The size of a tile, and ``ratio``, device pixels by logical ones, which are the scene's units.

    The tile at (0, 0, 0) has the upper left corner of its face at the scene's origin.
    """

    metrics: TileMetrics
    ratio: float

    @classmethod
    def for_width(cls, width: float, ratio: float) -> CanvasGeometry:
        """Return the geometry for faces about so many logical pixels wide."""
        return cls(TileMetrics.for_width(round(width * ratio)), ratio)

    @property
    def width(self) -> float:
        """Width of a face in logical pixels."""
        return self.metrics.width / self.ratio

    def point(self, scene_point: QPointF) -> CanvasPoint:
        """Return a point of the scene in half-tile units."""
        metrics = self.metrics
        across, down = metrics.width / TILE_SPAN, metrics.height / TILE_SPAN
        return CanvasPoint(
            scene_point.x() * self.ratio / across,
            scene_point.y() * self.ratio / down,
            metrics.depth_x / across,
            metrics.depth_y / down,
        )

    def scene_point(self, x: float, y: float, z: float = 0) -> QPointF:
        """Return where a place of a layer, in half-tile units, is drawn."""
        metrics = self.metrics
        return QPointF(
            (x * metrics.width / TILE_SPAN - z * metrics.depth_x) / self.ratio,
            (y * metrics.height / TILE_SPAN - z * metrics.depth_y) / self.ratio,
        )

    def corner(self, slot: Slot) -> QPointF:
        """Return where the pixmap of a tile has its upper left corner."""
        metrics = self.metrics
        return QPointF(
            (slot.x * metrics.width // TILE_SPAN - slot.z * metrics.depth_x - metrics.margin_left) / self.ratio,
            (slot.y * metrics.height // TILE_SPAN - slot.z * metrics.depth_y - metrics.margin_top) / self.ratio,
        )

    def area(self, slot: Slot) -> QRectF:
        """Return what a tile covers, its margins included."""
        metrics = self.metrics
        corner = self.corner(slot)
        return QRectF(corner.x(), corner.y(), metrics.pixmap_width / self.ratio, metrics.pixmap_height / self.ratio)


def stacking(slot: Slot) -> float:
    """Return the place of a slot in the drawing order: by layer, then from the far left corner to the near right."""
    return float((slot.z << 24) + ((slot.x + slot.y) << 12) + slot.x)
