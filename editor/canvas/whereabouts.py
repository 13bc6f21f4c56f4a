"""What is drawn at a point of the canvas, and where the whole board is."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from editor.canvas.canvas_point import CanvasPoint
    from editor.canvas.geometry import CanvasGeometry
    from editor.layer_stack import LayerView
    from editor.plane import Bounds, Plane
    from mahjong_qt.engine.layout.slot import Slot

WALL_PARTS = (0.0, 0.5, 0.95)
"""How far down its side, in layers, a tile is looked for under a point."""

USUAL_COLUMNS, USUAL_ROWS = 30, 16
"""What is shown of an empty board, in half tiles."""


def tile_at(point: CanvasPoint, plane: Plane, view: LayerView) -> Slot | None:
    """Return the topmost tile drawn at a point, side walls included, of the layers that are shown."""
    for z in range(plane.top_layer, -1, -1):
        if not view.is_visible(z):
            continue
        for part in WALL_PARTS:
            x, y = point.x + (z - part) * point.rise_x, point.y + (z - part) * point.rise_y
            if (slot := plane.tile_over(floor(x), floor(y), z)) is not None:
                return slot
    return None


def board_area(geometry: CanvasGeometry, bounds: Bounds | None, top: int) -> QRectF:
    """Return what a board up to a layer covers in the scene, all layers taken to be as wide as the widest."""
    left, above, right, below = bounds or (0, 0, USUAL_COLUMNS, USUAL_ROWS)
    low = QRectF(geometry.scene_point(left, above), geometry.scene_point(right, below))
    rise = geometry.scene_point(0, 0, top) - QPointF(0, 0)
    depth = geometry.scene_point(0, 0, -1)
    return low.adjusted(rise.x(), rise.y(), depth.x(), depth.y())
