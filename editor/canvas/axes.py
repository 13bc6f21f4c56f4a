"""The axes of the symmetry: lines over the board, each with a grip by which it is moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsLineItem

from editor.canvas.items import ON_TOP
from mahjong_qt.engine.layout.symmetry import Symmetry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from editor.canvas.geometry import CanvasGeometry
    from editor.workspace import Workspace

GRIP = 8.0
"""Radius of a grip in logical pixels."""

REACH = 36.0
"""Logical pixels that an axis is longer than the board, to either side."""

COLOUR = QColor("#a21caf")


class AxisItems:
    """Lines and grips of the axes that the symmetries in force have."""

    def __init__(self, scene: QGraphicsScene, workspace: Workspace) -> None:
        """Begin without a place."""
        self._workspace = workspace
        self._geometry: CanvasGeometry | None = None
        self._z = 0
        pen = QPen(COLOUR, 2, Qt.PenStyle.DashDotLine)
        pen.setCosmetic(True)
        edge = QPen(QColor("#ffffff"), 2)
        edge.setCosmetic(True)
        self._lines = {name: QGraphicsLineItem() for name in ("upright", "level")}
        self._grips = {name: QGraphicsEllipseItem(-GRIP, -GRIP, 2 * GRIP, 2 * GRIP) for name in self._lines}
        for name, line in self._lines.items():
            line.setPen(pen)
            line.setZValue(3 * ON_TOP)
            grip = self._grips[name]
            grip.setPen(edge)
            grip.setBrush(QBrush(COLOUR))
            grip.setZValue(3.5 * ON_TOP)
            scene.addItem(line)
            scene.addItem(grip)

    def place(self, geometry: CanvasGeometry, area: QRectF, z: int) -> None:
        """Put lines and grips where the axes are on the layer that is worked on."""
        self._geometry, self._z = geometry, z
        guide = self._workspace.symmetry.guide
        kinds, axes = guide.symmetries, guide.axes
        has_turn = Symmetry.HALF_TURN in kinds
        middle = geometry.scene_point(axes.upright / 2, axes.level / 2, z)
        for name, is_shown in (
            ("upright", has_turn or Symmetry.LEFT_RIGHT in kinds),
            ("level", has_turn or Symmetry.TOP_BOTTOM in kinds),
        ):
            line, grip = self._lines[name], self._grips[name]
            line.setVisible(is_shown)
            grip.setVisible(is_shown)
            if name == "upright":
                top = QPointF(middle.x(), area.top() - REACH)
                line.setLine(QLineF(top, QPointF(middle.x(), area.bottom() + REACH)))
                grip.setPos(top)
            else:
                start = QPointF(area.left() - REACH, middle.y())
                line.setLine(QLineF(start, QPointF(area.right() + REACH, middle.y())))
                grip.setPos(start)

    def grip_at(self, point: QPointF) -> str | None:
        """Return which axis has its grip at a point of the scene: ``upright`` or ``level``."""
        for name, grip in self._grips.items():
            if grip.isVisible() and QLineF(grip.pos(), point).length() <= GRIP + 4:
                return name
        return None

    def grip_place(self, name: str) -> QPointF:
        """Return where the grip of an axis is in the scene."""
        return self._grips[name].pos()

    def drag(self, name: str, point: QPointF, *, is_coarse: bool = False) -> None:
        """Move an axis to a point of the scene, by quarters of a tile, or by half tiles."""
        if self._geometry is None:
            return
        x, y = self._geometry.point(point).on_layer(self._z)
        step = 2 if is_coarse else 1
        place = step * round(2 * (x if name == "upright" else y) / step)
        self._workspace.symmetry.move_axes(self._workspace.symmetry.guide.axes._replace(**{name: place}))
