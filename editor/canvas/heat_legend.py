"""The legend of the heat map, in a corner of the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from editor.canvas.heat import heat_colour

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

STOPS = 8
"""Parts of the bar in which its colour is drawn exactly; between them it is blended."""

BAR_WIDTH, BAR_HEIGHT, ROOM, CORNER_ROOM = 150, 10, 9, 10
"""Logical pixels of the bar, around it, and between the legend and its corner."""


class HeatLegend(QWidget):
    """A bar of the colours from 0 to 100 %."""

    def __init__(self, parent: QWidget) -> None:
        """Begin out of sight."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Colours of the heat map, from 0 to 100 percent"))
        self.hide()

    def stand_at(self, corner: QPoint) -> None:
        """Stand in the lower left corner of something."""
        size = self.sizeHint()
        self.setGeometry(QRect(corner + QPoint(CORNER_ROOM, -CORNER_ROOM - size.height()), size))

    def sizeHint(self) -> QSize:
        return QSize(BAR_WIDTH + 2 * ROOM, self.fontMetrics().height() + BAR_HEIGHT + 2 * ROOM + 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = self.palette().color(QPalette.ColorRole.Window), self.palette().color(QPalette.ColorRole.Text)
        ground.setAlpha(232)
        edge = self.palette().color(QPalette.ColorRole.Mid)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        bar = QRectF(ROOM, ROOM, self.width() - 2 * ROOM, BAR_HEIGHT)
        scale = QLinearGradient(QPointF(bar.left(), 0), QPointF(bar.right(), 0))
        for stop in range(STOPS + 1):
            scale.setColorAt(stop / STOPS, heat_colour(stop / STOPS))
        painter.setBrush(scale)
        painter.drawRoundedRect(bar, 2, 2)
        painter.setPen(ink)
        text = QRectF(bar.left(), bar.bottom() + 3, bar.width(), self.fontMetrics().height())
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft, self.tr("0 %"))
        painter.drawText(text, Qt.AlignmentFlag.AlignRight, self.tr("100 %"))
