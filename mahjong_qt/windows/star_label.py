"""Three drawn stars: those that a cleared board has brought, and the outlines of the others."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_qt.windows.campaign.star_row import STARS, star

GOLD, EDGE = QColor("#ffc83d"), QColor("#8a5a00")
SIZE, GAP = 46, 10
"""Logical pixels of a star, and between two of them."""

EDGE_WIDTH = 2.5


class StarLabel(QWidget):
    """Shows how many of three stars were won, to screen readers in words."""

    def __init__(self, parent: QWidget) -> None:
        """Begin with none of them won."""
        super().__init__(parent)
        self.setObjectName("banner_stars")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.won = 0

    def show_stars(self, won: int) -> None:
        """Show so many stars as won."""
        self.won = won
        self.setAccessibleName(self.tr("%1 of 3 stars").replace("%1", str(won)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STARS * SIZE + (STARS - 1) * GAP, SIZE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = self.palette().color(QPalette.ColorRole.ToolTipText)
        outline.setAlphaF(0.6)
        for index in range(STARS):
            is_won = index < self.won
            painter.setPen(QPen(EDGE if is_won else outline, EDGE_WIDTH))
            painter.setBrush(GOLD if is_won else QColor(0, 0, 0, 0))
            middle = QPointF(SIZE / 2 + index * (SIZE + GAP), SIZE / 2 + EDGE_WIDTH / 2)
            painter.drawPolygon(star(middle, SIZE / 2 - EDGE_WIDTH))
        painter.end()
