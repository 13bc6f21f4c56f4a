"""The pattern on a tile's back: a framed lattice, three diamonds wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mahjong_qt.art.body_shape import corner_radius, face_rect, hairline

if TYPE_CHECKING:
    from mahjong_qt.art.metrics import TileMetrics

COLUMNS, ROWS = 3, 4


def draw_lattice(painter: QPainter, metrics: TileMetrics, colour: QColor) -> None:
    """Draw it on the face's plane: lines, and a small diamond in the middle of each mesh."""
    inset = metrics.width * 0.13
    frame = face_rect(metrics).adjusted(inset, inset, -inset, -inset)
    radius = corner_radius(metrics) * 0.7
    lines, middles = QPainterPath(), QPainterPath()
    lines.addRoundedRect(frame, radius, radius)
    step_x, step_y = frame.width() / COLUMNS, frame.height() / ROWS
    for row in range(ROWS):
        for column in range(COLUMNS):
            middle = frame.topLeft() + QPointF((column + 0.5) * step_x, (row + 0.5) * step_y)
            for path, share in ((lines, 0.42), (middles, 0.17)):
                across, down = QPointF(step_x * share, 0), QPointF(0, step_y * share)
                path.addPolygon([middle - across, middle - down, middle + across, middle + down, middle - across])
    pen = QPen(colour, hairline(metrics) * 1.25)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(lines, pen)
    painter.fillPath(middles, colour)
