"""The frame that is drawn with the mouse around tiles to be selected, or to be filled with some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from editor.canvas.colours import CanvasColours, colours
from editor.canvas.items import ON_TOP

if TYPE_CHECKING:
    from editor.canvas.canvas_point import CanvasPoint
    from editor.canvas.geometry import CanvasGeometry

FILL_ALPHA = 34


class FrameItem(QGraphicsRectItem):
    """A dashed rectangle over everything."""

    def __init__(self) -> None:
        """Begin out of sight."""
        super().__init__()
        self.setZValue(4 * ON_TOP)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_colours(colours(is_dark=False))

    def set_colours(self, table: CanvasColours) -> None:
        """Stand out from a light or a dark table."""
        pen = QPen(table.frame, 1.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        self.setPen(pen)
        fill = QColor(table.frame)
        fill.setAlpha(FILL_ALPHA)
        self.setBrush(QBrush(fill))

    def show_frame(self, frame: tuple[CanvasPoint, CanvasPoint] | None, geometry: CanvasGeometry | None) -> None:
        """Show the rectangle between two opposite corners, or none."""
        self.setVisible(frame is not None and geometry is not None)
        if frame is not None and geometry is not None:
            corners = [geometry.scene_point(point.x, point.y) for point in frame]
            self.setRect(QRectF(*corners).normalized())
