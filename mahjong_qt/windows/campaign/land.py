"""Sky, hills, mist and water of the drawn places, in a field of 1600 × 800."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QRadialGradient

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

WIDTH = 1600
HEIGHT = 800

Point = tuple[float, float]


def smooth(points: Sequence[Point]) -> QPainterPath:
    """Return a curve through points (Catmull and Rom)."""
    path = QPainterPath(QPointF(*points[0]))
    for index in range(len(points) - 1):
        before, one = points[max(0, index - 1)], points[index]
        other, after = points[index + 1], points[min(len(points) - 1, index + 2)]
        path.cubicTo(
            one[0] + (other[0] - before[0]) / 6,
            one[1] + (other[1] - before[1]) / 6,
            other[0] - (after[0] - one[0]) / 6,
            other[1] - (after[1] - one[1]) / 6,
            *other,
        )
    return path


def skyline(seed: int, height: float, swing: float, step: float) -> list[Point]:
    """Return the heights of a range of hills from left to right; the same for the same seed."""
    chance = random.Random(seed)
    count = int(WIDTH / step) + 3
    return [(step * (index - 1), height + swing * chance.uniform(-1, 1)) for index in range(count)]


def hill(painter: QPainter, ink: Ink, points: Sequence[Point], upper: str, lower: str) -> None:
    """Draw a hill below a smooth skyline, fading downwards."""
    path = smooth(points)
    top = path.boundingRect().top()
    path.lineTo(points[-1][0], HEIGHT)
    path.lineTo(points[0][0], HEIGHT)
    painter.fillPath(path, ink.down(top, min(HEIGHT, top + 330), upper, lower))


def sky(painter: QPainter, ink: Ink, upper: str, lower: str, sun: Point) -> None:
    """Draw the sky with the sun, or with moon and stars in its own darkness."""
    fading = QLinearGradient(0, 0, 0, HEIGHT * 0.75)
    fading.setColorAt(0, QColor("#0b1533") if ink.is_night else QColor(upper))
    fading.setColorAt(1, QColor("#3b4a78") if ink.is_night else QColor(lower))
    painter.fillRect(0, 0, WIDTH, HEIGHT, fading)
    if ink.is_night:
        _stars(painter)
    halo = QRadialGradient(QPointF(*sun), 240)
    glow = QColor("#c9d6ff") if ink.is_night else QColor("#fff3cf")
    for place, alpha in ((0.0, 0.55), (0.3, 0.28), (1.0, 0.0)):
        glow.setAlphaF(alpha)
        halo.setColorAt(place, glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(QPointF(*sun), 240, 240)
    painter.setBrush(QColor("#f2f0dc") if ink.is_night else QColor("#fff1bd"))
    painter.drawEllipse(QPointF(*sun), 44, 44)
    if ink.is_night:
        painter.setBrush(QColor(190, 192, 190, 90))
        for across, down, radius in ((-14, -10, 9), (12, 8, 12), (8, -20, 6)):
            painter.drawEllipse(QPointF(sun[0] + across, sun[1] + down), radius, radius)


def _stars(painter: QPainter) -> None:
    chance = random.Random(7)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(110):
        place = QPointF(chance.uniform(0, WIDTH), chance.uniform(0, 330))
        size = chance.uniform(0.8, 2.3)
        painter.setBrush(QColor(255, 250, 230, chance.randint(80, 220)))
        painter.drawEllipse(place, size, size)


def cloud(painter: QPainter, ink: Ink, x: float, y: float, size: float, alpha: float = 0.85) -> None:
    """Draw a cloud as old prints have them: round-ended bands, one on the other."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for left, top, width in ((0.0, 0.0, 2.6), (0.55, -0.34, 1.5), (-0.5, 0.34, 2.2), (1.0, 0.66, 1.9)):
        path.addRoundedRect(QRectF(x + left * size, y + top * size, width * size, 0.36 * size), size / 5.5, size / 5.5)
    painter.fillPath(path, ink.white(alpha))


def mist(painter: QPainter, ink: Ink, y: float, height: float, alpha: float) -> None:
    """Draw a band of mist across the whole picture."""
    fading = QLinearGradient(0, y - height / 2, 0, y + height / 2)
    for place, share in ((0.0, 0.0), (0.5, alpha), (1.0, 0.0)):
        fading.setColorAt(place, ink.white(share))
    painter.fillRect(QRectF(0, y - height / 2, WIDTH, height), fading)


def ripples(painter: QPainter, ink: Ink, room: QRectF, count: int, seed: int) -> None:
    """Draw short lines of light on water."""
    chance = random.Random(seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(count):
        x, y = chance.uniform(room.left(), room.right()), chance.uniform(room.top(), room.bottom())
        length = chance.uniform(24, 70) * (0.5 + 0.7 * (y - room.top()) / room.height())
        painter.setPen(QPen(ink.white(chance.uniform(0.2, 0.5)), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        path = QPainterPath(QPointF(x, y))
        path.quadTo(x + length / 4, y - 5, x + length / 2, y)
        path.quadTo(x + 3 * length / 4, y + 5, x + length, y)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
