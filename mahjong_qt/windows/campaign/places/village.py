"""The first place: a village among rice fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from mahjong_qt.windows.campaign.buildings import Paints, house
from mahjong_qt.windows.campaign.land import WIDTH, cloud, hill, mist, sky, skyline
from mahjong_qt.windows.campaign.plants import grass, round_tree

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

TRAIL = [
    (120, 700), (420, 712), (760, 690), (1120, 706), (1430, 660), (1480, 560), (1280, 500), (940, 520), (600, 500),
    (260, 520), (130, 430), (300, 350), (640, 370), (980, 352), (1290, 372), (1420, 320),
]  # fmt: skip

_THATCH = Paints(wall="#f1e6cd", roof="#b08a4f", beam="#80573a")
_FIELDS = ("#a8c66c", "#8fb7a6", "#b9cf78", "#9cc06a", "#86b3a8", "#a9c86f")


def paint(painter: QPainter, ink: Ink) -> None:
    """Draw the village in a field of 1600 × 800."""
    sky(painter, ink, "#8fc4e8", "#fbe9c4", (1220, 120))
    cloud(painter, ink, 240, 110, 62)
    cloud(painter, ink, 820, 70, 46, 0.7)
    hill(painter, ink, skyline(3, 218, 46, 190), "#a9c7cf", "#c8dcd0")
    hill(painter, ink, skyline(11, 262, 34, 150), "#85b08f", "#b3cf9a")
    mist(painter, ink, 290, 80, 0.55)
    hill(painter, ink, skyline(21, 306, 14, 210), "#9cc276", "#a7c670")
    for index, colour in enumerate(_FIELDS):
        _field(painter, ink, 336 + index * 72, colour, index)
    for x, y, width in ((1490, 268, 96), (150, 300, 120), (262, 316, 104), (1386, 262, 80)):
        house(painter, ink, x, y, width, _THATCH)
    for x, y, height in (
        (60, 322, 110),
        (350, 322, 84),
        (1566, 300, 120),
        (1318, 276, 74),
        (960, 300, 60),
        (560, 316, 66),
    ):
        round_tree(painter, ink, x, y, height)
    house(painter, ink, 1496, 452, 150, _THATCH)
    round_tree(painter, ink, 1588, 470, 140, "#6c9d52")
    round_tree(painter, ink, 36, 640, 150, "#6c9d52")
    grass(painter, ink, QRectF(0, 760, WIDTH, 40), 60, "#6d9448")


def _field(painter: QPainter, ink: Ink, top: float, colour: str, index: int) -> None:
    """Draw one terrace: its water or rice, and the bank that holds it."""
    swing = 16 if index % 2 else -16
    edge = QPainterPath(QPointF(0, top + swing))
    edge.cubicTo(500, top - 2 * swing, 1080, top + 3 * swing, WIDTH, top - swing)
    ground = QPainterPath(edge)
    ground.lineTo(WIDTH, 800)
    ground.lineTo(0, 800)
    painter.fillPath(ground, ink.down(top, top + 80, QColor(colour).lighter(108).name(), colour))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour("#7f9a4e"), 7))
    painter.drawPath(edge)
    painter.setPen(QPen(ink.colour("#d9e3a0", 0.8), 2.2))
    painter.drawPath(edge.translated(0, -3))
    painter.setPen(QPen(ink.colour("#6f9a4a", 0.55), 3, Qt.PenStyle.CustomDashLine))
    for row in range(1, 4):
        pen = painter.pen()
        pen.setDashPattern([1.4, 4.6])
        painter.setPen(pen)
        painter.drawPath(edge.translated(9 * row, 17 * row))
    painter.setPen(Qt.PenStyle.NoPen)
