"""Stars: filled where they were won, an outline where not."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPen, QPolygonF

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

STARS = 3

FILLED, HOLLOW, OUTLINE = QColor("#ffc83d"), QColor(40, 34, 24, 130), QColor("#7a5410")


def star(middle: QPointF, radius: float) -> QPolygonF:
    """Return a star of five points."""
    corners = []
    for index in range(10):
        angle, reach = math.radians(36 * index - 90), radius if index % 2 == 0 else radius * 0.46
        corners.append(middle + QPointF(math.cos(angle) * reach, math.sin(angle) * reach))
    return QPolygonF(corners)


def paint_stars(painter: QPainter, middle: QPointF, radius: float, won: int) -> None:
    """Draw three stars in a row around a point, so many of them won."""
    painter.save()
    for index in range(STARS):
        is_won = index < won
        painter.setBrush(FILLED if is_won else HOLLOW)
        painter.setPen(QPen(OUTLINE if is_won else QColor(255, 250, 235, 190), max(1.0, radius * 0.16)))
        painter.drawPolygon(
            star(middle + QPointF((index - 1) * radius * 2.05, 0.0), radius if is_won else radius * 0.8)
        )
    painter.restore()
