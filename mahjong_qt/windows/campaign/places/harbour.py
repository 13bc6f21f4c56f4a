"""The fifth place: a harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from mahjong_qt.windows.campaign.buildings import Paints, boat, house, lantern
from mahjong_qt.windows.campaign.land import HEIGHT, WIDTH, cloud, hill, mist, ripples, sky
from mahjong_qt.windows.campaign.plants import pine

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

TRAIL = [
    (1460, 690), (1160, 712), (840, 694), (520, 712), (220, 690), (120, 600), (320, 548), (620, 566), (940, 548),
    (1250, 562), (1460, 500), (1350, 424), (1060, 440), (740, 420), (430, 436), (200, 400),
]  # fmt: skip

_STORE = Paints(wall="#e2cfae", roof="#8e5a44", beam="#6b4632")


def paint(painter: QPainter, ink: Ink) -> None:
    """Draw the harbour in a field of 1600 × 800."""
    sky(painter, ink, "#86bfe2", "#ffe0bd", (1010, 150))
    cloud(painter, ink, 300, 90, 58)
    cloud(painter, ink, 1300, 100, 48, 0.75)
    hill(painter, ink, [(-40, 236), (120, 190), (300, 214), (470, 262), (600, 268)], "#93adbd", "#b6c8c8")
    hill(painter, ink, [(1180, 268), (1330, 226), (1480, 190), (1660, 220)], "#8fa9b6", "#b6c8c8")
    painter.fillRect(QRectF(0, 256, WIDTH, 190), ink.down(256, 440, "#9fd0dc", "#4f97b5"))
    _sunlight(painter, ink)
    mist(painter, ink, 262, 46, 0.5)
    ripples(painter, ink, QRectF(0, 276, WIDTH, 110), 60, 9)
    boat(painter, ink, 560, 300, 62, "#d8c8a0")
    boat(painter, ink, 1240, 312, 76, "#c98a5a")
    boat(painter, ink, 840, 356, 130, "#b9553f")
    boat(painter, ink, 400, 372, 74)
    _quay(painter, ink)
    for x, y, width in ((96, 352, 170), (1500, 366, 190)):
        house(painter, ink, x, y, width, _STORE)
    pine(painter, ink, 214, 362, 120)
    _pier(painter, ink, 640)
    for x in (330, 700, 1070):
        _post(painter, ink, x, 522)
    for x in (520, 890, 1260):
        _post(painter, ink, x, 658)
    _goods(painter, ink)


def _sunlight(painter: QPainter, ink: Ink) -> None:
    painter.setPen(QPen(ink.white(0.5), 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for row in range(9):
        half = 16 + 9 * row
        painter.drawLine(QPointF(1010 - half, 268 + 14 * row), QPointF(1010 + half, 268 + 14 * row))
    painter.setPen(Qt.PenStyle.NoPen)


def _quay(painter: QPainter, ink: Ink) -> None:
    """Draw the paved shore with its wall of stone."""
    shore = QPainterPath(QPointF(0, 352))
    shore.cubicTo(300, 372, 420, 396, 800, 394)
    shore.cubicTo(1180, 392, 1300, 366, WIDTH, 360)
    edge = QPainterPath(shore)
    shore.lineTo(WIDTH, HEIGHT)
    shore.lineTo(0, HEIGHT)
    painter.fillPath(shore, ink.down(370, HEIGHT, "#dccba6", "#b59e76"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour("#8f8069"), 14))
    painter.drawPath(edge)
    painter.setPen(QPen(ink.colour("#f0e4c6", 0.8), 3))
    painter.drawPath(edge.translated(0, -7))
    painter.setPen(QPen(ink.colour("#a58e68", 0.45), 2))
    for row, y in enumerate(range(446, HEIGHT, 44)):
        painter.drawLine(QPointF(0, y), QPointF(WIDTH, y))
        for x in range(-60 + 70 * (row % 2), WIDTH, 140):
            painter.drawLine(QPointF(x, y), QPointF(x - 10, y + 44))
    painter.setPen(Qt.PenStyle.NoPen)


def _pier(painter: QPainter, ink: Ink, x: float) -> None:
    painter.setBrush(ink.colour("#6f4d35"))
    for across in (0, 66):
        for down in (0, 34, 68):
            painter.drawRect(QRectF(x + across - down * 0.1, 322 + down, 8, 34))
    painter.setBrush(ink.down(320, 410, "#a77b55", "#8a6242"))
    painter.drawPolygon([QPointF(x, 322), QPointF(x + 74, 322), QPointF(x + 96, 404), QPointF(x - 22, 404)])


def _post(painter: QPainter, ink: Ink, x: float, y: float) -> None:
    painter.setPen(QPen(ink.colour("#644733"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, y), QPointF(x, y - 78))
    painter.drawLine(QPointF(x, y - 76), QPointF(x + 26, y - 76))
    painter.setPen(Qt.PenStyle.NoPen)
    lantern(painter, ink, x + 24, y - 76, 20)


def _goods(painter: QPainter, ink: Ink) -> None:
    for x, y, size in ((1540, 460, 54), (1586, 462, 44), (1556, 420, 42), (44, 470, 50), (20, 786, 60), (84, 790, 44)):
        painter.setBrush(ink.colour("#a9794d"))
        painter.setPen(QPen(ink.colour("#6d4a30"), 3))
        painter.drawRect(QRectF(x - size / 2, y - size, size, size))
        painter.drawLine(QPointF(x - size / 2, y - size), QPointF(x + size / 2, y))
        painter.drawLine(QPointF(x - size / 2, y), QPointF(x + size / 2, y - size))
    painter.setPen(Qt.PenStyle.NoPen)
