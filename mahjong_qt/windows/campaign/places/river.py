"""The third place: a wide river with an old bridge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from mahjong_qt.windows.campaign.buildings import boat, bridge, house
from mahjong_qt.windows.campaign.land import HEIGHT, WIDTH, cloud, hill, mist, ripples, sky, skyline
from mahjong_qt.windows.campaign.plants import grass, round_tree, willow

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

TRAIL = [
    (130, 690), (400, 716), (700, 706), (1000, 716), (1300, 700), (1460, 640), (1380, 566), (1200, 560), (1040, 568),
    (910, 500), (800, 450), (690, 500), (560, 568), (400, 560), (200, 520), (130, 430), (300, 344), (600, 318),
    (900, 310), (1200, 330), (1440, 330),
]  # fmt: skip


def paint(painter: QPainter, ink: Ink) -> None:
    """Draw the river in a field of 1600 × 800."""
    sky(painter, ink, "#a9cfe6", "#fde3c8", (420, 120))
    cloud(painter, ink, 980, 96, 60)
    cloud(painter, ink, 1290, 150, 42, 0.7)
    hill(painter, ink, skyline(41, 190, 60, 230), "#b4c6d8", "#d2dcdc")
    hill(painter, ink, skyline(44, 236, 34, 170), "#8fb0a6", "#bcd2b6")
    mist(painter, ink, 272, 80, 0.6)
    hill(painter, ink, skyline(47, 282, 9, 200), "#a5c481", "#a9c67e")
    house(painter, ink, 700, 284, 96)
    house(painter, ink, 1060, 286, 84)
    for x, y, height in ((610, 290, 80), (790, 286, 64), (1150, 290, 88), (300, 296, 84), (1530, 300, 120)):
        round_tree(painter, ink, x, y, height)
    _water(painter, ink)
    _near_bank(painter, ink)
    bridge(painter, ink, 800, 604, 500)
    boat(painter, ink, 330, 452, 92)
    boat(painter, ink, 1270, 430, 84, "#e9d9b0")
    willow(painter, ink, 62, 400, 210)
    willow(painter, ink, 1536, 560, 250)
    grass(painter, ink, QRectF(0, 756, WIDTH, 44), 70, "#6b8f4a")


def _water(painter: QPainter, ink: Ink) -> None:
    water = QPainterPath(QPointF(0, 392))
    water.cubicTo(360, 356, 700, 372, WIDTH, 366)
    water.lineTo(WIDTH, 640)
    water.lineTo(0, 640)
    painter.fillPath(water, ink.down(366, 600, "#a6cfdd", "#5f9db8"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour("#d8d3a6"), 8))
    bank = QPainterPath(QPointF(0, 392))
    bank.cubicTo(360, 356, 700, 372, WIDTH, 366)
    painter.drawPath(bank)
    painter.setPen(Qt.PenStyle.NoPen)
    ripples(painter, ink, QRectF(0, 392, WIDTH, 190), 70, 5)


def _near_bank(painter: QPainter, ink: Ink) -> None:
    bank = QPainterPath(QPointF(0, 470))
    bank.cubicTo(160, 470, 330, 500, 560, 546)
    bank.cubicTo(700, 580, 900, 580, 1040, 546)
    bank.cubicTo(1260, 480, 1460, 500, WIDTH, 486)
    edge = QPainterPath(bank)
    bank.lineTo(WIDTH, HEIGHT)
    bank.lineTo(0, HEIGHT)
    painter.fillPath(bank, ink.down(480, HEIGHT, "#b6cd82", "#8fb061"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour("#ded9ae"), 8))
    painter.drawPath(edge)
    painter.setPen(Qt.PenStyle.NoPen)
