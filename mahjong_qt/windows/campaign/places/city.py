"""The last place: the imperial city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from mahjong_qt.windows.campaign.buildings import HALL, house, lantern, pagoda, roof
from mahjong_qt.windows.campaign.land import HEIGHT, WIDTH, cloud, hill, mist, sky, skyline
from mahjong_qt.windows.campaign.plants import pine, round_tree

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

TRAIL = [
    (140, 716), (450, 724), (800, 712), (1150, 724), (1450, 700), (1490, 632), (1250, 594), (930, 606), (600, 592),
    (280, 604), (120, 534), (300, 476), (620, 488), (940, 474), (1260, 488), (1480, 430), (1280, 350), (820, 346),
]  # fmt: skip


def paint(painter: QPainter, ink: Ink) -> None:
    """Draw the city in a field of 1600 × 800."""
    sky(painter, ink, "#8db9de", "#ffdfb8", (1340, 110))
    cloud(painter, ink, 180, 90, 60)
    cloud(painter, ink, 1040, 60, 44, 0.7)
    hill(painter, ink, skyline(61, 206, 34, 200), "#a6bdc9", "#c9d6cc")
    mist(painter, ink, 246, 70, 0.55)
    pagoda(painter, ink, 250, 262, 110, 5)
    pagoda(painter, ink, 1400, 262, 90, 4)
    for x, width in ((90, 130), (400, 150), (1220, 160), (1530, 150)):
        house(painter, ink, x, 280, width, HALL)
    _wall(painter, ink)
    _court(painter, ink)
    _palace(painter, ink)
    for x, y, height in ((60, 420, 130), (1550, 420, 140), (36, 640, 150), (1578, 650, 150)):
        pine(painter, ink, x, y, height, 0.1 if x < 800 else -0.1)
    for x in (500, 590, 1010, 1100):
        round_tree(painter, ink, x, 312, 62, "#5d8f58")
    for x in (190, 470, 750, 1030, 1310):
        _lamp(painter, ink, x, 696)


def _wall(painter: QPainter, ink: Ink) -> None:
    """Draw the red wall with its roof of yellow tiles, and two towers."""
    painter.fillRect(QRectF(0, 262, WIDTH, 48), ink.down(262, 310, "#c4523f", "#a94434"))
    painter.fillRect(QRectF(0, 252, WIDTH, 14), ink.colour("#d79a36"))
    painter.setPen(QPen(ink.colour("#a8742a"), 2))
    for x in range(0, WIDTH, 22):
        painter.drawLine(QPointF(x, 254), QPointF(x, 265))
    painter.setPen(Qt.PenStyle.NoPen)


def _palace(painter: QPainter, ink: Ink) -> None:
    """Draw the great hall on its terrace of white marble."""
    for index, width in enumerate((620, 540, 460)):
        box = QRectF(800 - width / 2, 318 - 16 * index, width, 18)
        painter.fillRect(box, ink.down(box.top(), box.bottom(), "#f6efe0", "#cfc5b2"))
    painter.fillRect(QRectF(770, 286, 60, 50), ink.colour("#e3d8c2"))
    painter.setPen(QPen(ink.colour("#b3a890"), 2))
    for y in range(292, 336, 7):
        painter.drawLine(QPointF(770, y), QPointF(830, y))
    painter.setPen(Qt.PenStyle.NoPen)
    house(painter, ink, 800, 288, 400, HALL, 7)
    painter.fillRect(QRectF(690, 22, 220, 60), ink.colour(HALL.wall))
    for x in range(706, 900, 38):
        painter.fillRect(QRectF(x, 44, 18, 26), ink.lamp())
    roof(painter, ink, 800, 44, 320, 62, HALL.roof)
    for x in (640, 706, 894, 960):
        lantern(painter, ink, x, 186, 18)


def _court(painter: QPainter, ink: Ink) -> None:
    """Draw the paved court, whose lines meet far away."""
    painter.fillRect(QRectF(0, 308, WIDTH, HEIGHT - 308), ink.down(308, HEIGHT, "#ddd2bb", "#b7a88a"))
    painter.setPen(QPen(ink.colour("#a39474", 0.5), 2))
    for y in (352, 376, 408, 450, 504, 572, 656, 756):
        painter.drawLine(QPointF(0, y), QPointF(WIDTH, y))
    for step in range(-14, 15):
        painter.drawLine(QPointF(800 + step * 60, 336), QPointF(800 + step * 170, HEIGHT))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.colour("#f3ead6", 0.4))
    painter.drawPolygon([QPointF(760, 334), QPointF(840, 334), QPointF(930, HEIGHT), QPointF(670, HEIGHT)])


def _lamp(painter: QPainter, ink: Ink, x: float, y: float) -> None:
    painter.setPen(QPen(ink.colour("#7c2f25"), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, y), QPointF(x, y - 70))
    painter.drawLine(QPointF(x - 24, y - 68), QPointF(x + 24, y - 68))
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-22, 22):
        lantern(painter, ink, x + side, y - 68, 18)
