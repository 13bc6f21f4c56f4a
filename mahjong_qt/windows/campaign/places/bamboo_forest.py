"""The second place: a bamboo forest."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt

from mahjong_qt.windows.campaign.buildings import glow
from mahjong_qt.windows.campaign.land import WIDTH, hill, mist, sky, skyline
from mahjong_qt.windows.campaign.plants import bamboo, grass

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

TRAIL = [
    (1470, 700), (1160, 716), (840, 690), (500, 712), (190, 670), (130, 570), (330, 506), (660, 530), (1000, 500),
    (1320, 520), (1470, 440), (1300, 356), (960, 372), (620, 350), (330, 372), (180, 320),
]  # fmt: skip


def paint(painter: QPainter, ink: Ink) -> None:
    """Draw the forest in a field of 1600 × 800."""
    sky(painter, ink, "#cfe6bf", "#f4f3d0", (640, 130))
    for seed, count, foot, width, colour in (
        (1, 46, 330, 9.0, "#b9d3a2"), (2, 32, 345, 14.0, "#97bd82"), (3, 20, 365, 20.0, "#76a863"),
    ):  # fmt: skip
        chance = random.Random(seed)
        for index in range(count):
            x = (index + chance.uniform(0.1, 0.9)) * WIDTH / count
            painter.setPen(Qt.PenStyle.NoPen)
            bamboo(painter, ink, x, foot, width * chance.uniform(0.8, 1.15), colour)
        mist(painter, ink, 320, 170, 0.42)
    hill(painter, ink, skyline(5, 312, 12, 170), "#a8bf78", "#90ad62")
    hill(painter, ink, skyline(6, 440, 16, 260), "#9cb76a", "#86a55a")
    hill(painter, ink, skyline(8, 600, 16, 280), "#8fae5f", "#789a50")
    _leaves(painter, ink)
    for x, y in ((330, 452), (744, 452), (1180, 446), (420, 600), (980, 616), (1360, 606)):
        _stone_lamp(painter, ink, x, y)
    for x, foot, width in (
        (18, 830, 40),
        (70, 800, 28),
        (1588, 830, 40),
        (1534, 560, 24),
        (1570, 640, 28),
        (58, 500, 22),
    ):
        bamboo(painter, ink, x, foot, width, "#5f964f")
    grass(painter, ink, QRectF(0, 770, WIDTH, 30), 70, "#587a3c")


def _leaves(painter: QPainter, ink: Ink) -> None:
    """Draw fallen leaves on the ground."""
    chance = random.Random(31)
    for _ in range(130):
        painter.save()
        painter.translate(chance.uniform(0, WIDTH), chance.uniform(350, 790))
        painter.rotate(chance.uniform(0, 180))
        painter.setBrush(ink.colour(chance.choice(("#c8c37c", "#b0b566", "#d9cf8e")), 0.75))
        painter.drawEllipse(QPointF(0, 0), 9, 2.4)
        painter.restore()


def _stone_lamp(painter: QPainter, ink: Ink, x: float, y: float) -> None:
    painter.setBrush(ink.colour("#8d8a7e"))
    painter.drawRoundedRect(QRectF(x - 20, y - 8, 40, 10), 3, 3)
    painter.drawRect(QRectF(x - 6, y - 38, 12, 32))
    painter.setBrush(ink.colour("#a5a194"))
    painter.drawRoundedRect(QRectF(x - 17, y - 64, 34, 27), 4, 4)
    painter.fillRect(QRectF(x - 8, y - 58, 16, 14), ink.lamp())
    if ink.is_night:
        glow(painter, QPointF(x, y - 51), 48, 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.colour("#7d7a70"))
    painter.drawPolygon([QPointF(x - 28, y - 62), QPointF(x, y - 84), QPointF(x + 28, y - 62)])
