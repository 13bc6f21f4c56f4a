"""Trees, bamboo and grass of the drawn places."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink


def round_tree(painter: QPainter, ink: Ink, x: float, y: float, height: float, leaf: str = "#5f9150") -> None:
    """Draw a tree with a round crown; ``y`` is its foot."""
    _shadow(painter, ink, x, y, height * 0.34)
    painter.setPen(QPen(ink.colour("#6d4e36"), height * 0.08, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x, y), QPointF(x, y - height * 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    dark, light = ink.colour(leaf).darker(122), ink.colour(leaf).lighter(116)
    for across, up, radius, colour in (
        (-0.2, 0.5, 0.24, dark), (0.2, 0.5, 0.24, dark), (0.0, 0.72, 0.27, ink.colour(leaf)),
        (-0.1, 0.62, 0.2, ink.colour(leaf)), (-0.06, 0.8, 0.15, light),
    ):  # fmt: skip
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x + across * height, y - up * height), radius * height, radius * height * 0.9)


def pine(painter: QPainter, ink: Ink, x: float, y: float, height: float, lean: float = 0.12) -> None:
    """Draw a pine as ink painters see it: a bent trunk and flat clouds of needles."""
    _shadow(painter, ink, x, y, height * 0.28)
    trunk = QPainterPath(QPointF(x, y))
    trunk.cubicTo(
        x + lean * height, y - 0.3 * height, x - lean * height, y - 0.6 * height, x + lean * height, y - 0.92 * height
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour("#5e4535"), height * 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(trunk)
    painter.setPen(Qt.PenStyle.NoPen)
    for share, width, side in ((0.42, 0.46, -0.14), (0.58, 0.42, 0.16), (0.75, 0.36, -0.08), (0.96, 0.3, 0.02)):
        at = trunk.pointAtPercent(min(1.0, share))
        for drop, colour in ((0.02, ink.colour("#2f5a45")), (0.0, ink.colour("#4a7d5b"))):
            needles = QPainterPath()
            box = QRectF(at.x() + (side - width / 2) * height, at.y() + (drop - 0.07) * height, width * height, 0)
            needles.addEllipse(box.adjusted(0, 0, 0, 0.12 * height))
            painter.fillPath(needles, colour)


def willow(painter: QPainter, ink: Ink, x: float, y: float, height: float) -> None:
    """Draw a willow, whose twigs hang down."""
    _shadow(painter, ink, x, y, height * 0.36)
    trunk = QPainterPath(QPointF(x, y))
    trunk.cubicTo(x + 0.05 * height, y - 0.3 * height, x - 0.06 * height, y - 0.5 * height, x, y - 0.76 * height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour("#6a5038"), height * 0.07, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(trunk)
    chance = random.Random(int(x))
    for index in range(34):
        side = (index - 16.5) / 16.5
        top = QPointF(x + side * 0.3 * height, y - height * (0.94 - 0.2 * side * side))
        end = QPointF(x + side * 0.46 * height, y - height * chance.uniform(0.12, 0.42))
        twig = QPainterPath(QPointF(x, y - 0.78 * height))
        twig.cubicTo(top, QPointF(end.x(), top.y() + 0.1 * height), end)
        colour = ink.colour(("#7ea655", "#93b866", "#6b9650")[index % 3])
        painter.setPen(QPen(colour, height * 0.022, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(twig)
    painter.setPen(Qt.PenStyle.NoPen)


def bamboo(painter: QPainter, ink: Ink, x: float, foot: float, width: float, colour: str) -> None:
    """Draw a stalk of bamboo that leaves the picture at the top, with joints and leaves."""
    chance = random.Random(int(x * 7 + width))
    lean, length = chance.uniform(-0.04, 0.04), width * 5.2
    dark, light = ink.colour(colour).darker(128), ink.colour(colour).lighter(116)
    y = foot
    while y > -length:
        at = x + (foot - y) * lean
        painter.setBrush(ink.colour(colour))
        painter.drawRoundedRect(QRectF(at - width / 2, y - length + 2, width, length - 3), width * 0.2, width * 0.2)
        painter.setBrush(light)
        painter.drawRoundedRect(
            QRectF(at - width * 0.32, y - length + 6, width * 0.2, length - 12), width / 9, width / 9
        )
        painter.setBrush(dark)
        painter.drawRoundedRect(QRectF(at - width * 0.58, y - 4, width * 1.16, width * 0.22), 2, 2)
        if chance.random() < 0.5 and y < foot - length:
            _leaves(painter, at, y, width * 3.4, chance.choice((-1, 1)))
        y -= length


def grass(painter: QPainter, ink: Ink, room: QRectF, count: int, colour: str) -> None:
    """Draw tufts of grass."""
    chance = random.Random(count)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.colour(colour), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for _ in range(count):
        x, y = chance.uniform(room.left(), room.right()), chance.uniform(room.top(), room.bottom())
        for bend in (-7, 0, 7):
            painter.drawLine(QPointF(x, y), QPointF(x + bend, y - chance.uniform(9, 16)))
    painter.setPen(Qt.PenStyle.NoPen)


def _leaves(painter: QPainter, x: float, y: float, size: float, side: int) -> None:
    for angle in (-8, 24, 52):
        turned = math.radians(angle)
        tip = QPointF(x + side * math.cos(turned) * size, y + math.sin(turned) * size)
        leaf = QPainterPath(QPointF(x, y))
        leaf.quadTo(QPointF((x + tip.x()) / 2, (y + tip.y()) / 2 - size * 0.17), tip)
        leaf.quadTo(QPointF((x + tip.x()) / 2, (y + tip.y()) / 2 + size * 0.1), QPointF(x, y))
        painter.drawPath(leaf)


def _shadow(painter: QPainter, ink: Ink, x: float, y: float, width: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.colour("#24361c", 0.22))
    painter.drawEllipse(QPointF(x + width * 0.15, y), width, width * 0.22)
