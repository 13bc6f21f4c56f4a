"""The axes of the symmetry: lines over the board, each with a grip by which it is moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsLineItem

from editor.canvas.colours import CanvasColours, colours
from editor.canvas.items import ON_TOP
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from editor.canvas.geometry import CanvasGeometry
    from editor.symmetry_guide import SymmetryGuide

GRIP = 8.0
"""Radius of a grip in logical pixels."""

CATCH = 4.0
"""Logical pixels around a grip at which it is caught too."""

REACH = 30.0
"""Logical pixels that an axis is longer than the board, to either side."""

EDGE_ROOM = 14.0
"""Logical pixels from the edge of the window at which a grip stays whose place is out of sight."""


class AxisItems:
    """Lines and grips of the axes that the symmetries in force have.

    The grips are at the upper and the left end of the lines, or as near to that as the window shows.
    """

    def __init__(self, scene: QGraphicsScene, symmetry: SymmetryGuide) -> None:
        """Begin without a place."""
        self._symmetry = symmetry
        self._geometry: CanvasGeometry | None = None
        self._z = 0
        self._lines = {name: QGraphicsLineItem() for name in Axes._fields}
        self._grips = {name: QGraphicsEllipseItem(-GRIP, -GRIP, 2 * GRIP, 2 * GRIP) for name in Axes._fields}
        for rank, items in ((3.0, self._lines), (3.5, self._grips)):
            for item in items.values():
                item.setZValue(rank * ON_TOP)
                item.setVisible(False)
                scene.addItem(item)
        self.set_colours(colours(is_dark=False))

    def set_colours(self, table: CanvasColours) -> None:
        """Stand out from a light or a dark table."""
        pen = QPen(table.axis, 2, Qt.PenStyle.DashDotLine)
        pen.setCosmetic(True)
        for line in self._lines.values():
            line.setPen(pen)
        for grip in self._grips.values():
            grip.setPen(QPen(table.axis_edge, 2))
            grip.setBrush(QBrush(table.axis))

    def place(self, geometry: CanvasGeometry, board: QRectF, seen: QRectF, z: int) -> None:
        """Put lines and grips where the axes are on the layer that is worked on; ``seen`` is what the window shows."""
        self._geometry, self._z = geometry, z
        guide = self._symmetry.guide
        has_turn = Symmetry.HALF_TURN in guide.symmetries
        upright = has_turn or Symmetry.LEFT_RIGHT in guide.symmetries
        level = has_turn or Symmetry.TOP_BOTTOM in guide.symmetries
        middle = geometry.scene_point(guide.axes.upright / 2, guide.axes.level / 2, z)
        reach = board.adjusted(-REACH, -REACH, REACH, REACH)
        left, top = reach.left(), reach.top()
        if not seen.isEmpty():
            left = max(left, min(seen.left() + EDGE_ROOM, reach.right()))
            top = max(top, min(seen.top() + EDGE_ROOM, reach.bottom()))
        if upright:
            self._put("upright", QLineF(middle.x(), reach.top(), middle.x(), reach.bottom()), QPointF(middle.x(), top))
        if level:
            self._put("level", QLineF(reach.left(), middle.y(), reach.right(), middle.y()), QPointF(left, middle.y()))
        for name, is_shown in (("upright", upright), ("level", level)):
            self._lines[name].setVisible(is_shown)
            self._grips[name].setVisible(is_shown)

    def grip_at(self, point: QPointF) -> str | None:
        """Return which axis has its grip at a point of the scene: ``upright`` or ``level``."""
        for name, grip in self._grips.items():
            if grip.isVisible() and QLineF(grip.pos(), point).length() <= GRIP + CATCH:
                return name
        return None

    def grip_place(self, name: str) -> QPointF | None:
        """Return where the grip of an axis is in the scene, None when it is not shown."""
        grip = self._grips[name]
        return grip.pos() if grip.isVisible() else None

    def drag(self, name: str, point: QPointF, *, is_coarse: bool = False) -> None:
        """Move an axis to a point of the scene, by quarters of a tile, or by half tiles."""
        if self._geometry is None:
            return
        x, y = self._geometry.point(point).on_layer(self._z)
        step = 2 if is_coarse else 1
        place = step * round(2 * (x if name == "upright" else y) / step)
        self._symmetry.move_axes(self._symmetry.guide.axes._replace(**{name: place}))

    def _put(self, name: str, line: QLineF, grip: QPointF) -> None:
        self._lines[name].setLine(line)
        self._grips[name].setPos(grip)
