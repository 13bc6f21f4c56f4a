"""Houses, pagodas, bridges and boats of the drawn places."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QRadialGradient

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink


class Paints(NamedTuple):
    """What a house is painted with."""

    wall: str = "#efe3c8"
    roof: str = "#5d6875"
    beam: str = "#7a5139"


HALL = Paints(wall="#b8483a", roof="#d99b35", beam="#8c3328")
TEMPLE = Paints(wall="#c65b45", roof="#47616b", beam="#8c4032")


def roof(painter: QPainter, ink: Ink, x: float, y: float, width: float, height: float, colour: str) -> None:
    """Draw a roof with curved-up eaves; ``x``, ``y`` is the middle of its lower edge."""
    half, ridge = width / 2, width * 0.27
    path = QPainterPath(QPointF(x - half, y - height * 0.18))
    path.quadTo(x - half * 0.72, y - height * 0.2, x - ridge, y - height)
    path.lineTo(x + ridge, y - height)
    path.quadTo(x + half * 0.72, y - height * 0.2, x + half, y - height * 0.18)
    path.quadTo(x + half * 0.86, y + height * 0.06, x + half * 0.7, y)
    path.lineTo(x - half * 0.7, y)
    path.quadTo(x - half * 0.86, y + height * 0.06, x - half, y - height * 0.18)
    painter.fillPath(path, ink.down(y - height, y, QColor(colour).lighter(118).name(), colour))
    painter.setPen(QPen(ink.colour(colour).darker(135), max(1.5, height * 0.05)))
    for share in (-0.62, -0.31, 0.0, 0.31, 0.62):
        painter.drawLine(
            QPointF(x + ridge * share, y - height * 0.94), QPointF(x + half * 0.86 * share, y - height * 0.1)
        )
    painter.setPen(QPen(ink.colour(colour).darker(150), height * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x - ridge, y - height), QPointF(x + ridge, y - height))
    painter.setPen(Qt.PenStyle.NoPen)


def house(
    painter: QPainter, ink: Ink, x: float, y: float, width: float, paints: Paints | None = None, bays: int = 3
) -> None:
    """Draw a house with a door in the middle; ``x``, ``y`` is the middle of its foot."""
    paints = paints or Paints()
    height, body = width * 0.36, width * 0.8
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.colour("#24301c", 0.25))
    painter.drawEllipse(QPointF(x + width * 0.05, y), width * 0.52, width * 0.06)
    painter.fillRect(QRectF(x - body / 2, y - height, body, height), ink.down(y - height, y, paints.wall, paints.wall))
    painter.fillRect(QRectF(x - body / 2, y - height, body, height * 0.22), ink.colour("#3a2a20", 0.25))
    step = body / bays
    for bay in range(bays):
        left = x - body / 2 + bay * step
        is_door = bay == bays // 2
        top, bottom = (0.66, 0.0) if is_door else (0.64, 0.26)
        opening = QRectF(left + step * 0.24, y - height * top, step * 0.52, height * (top - bottom))
        if ink.is_night:
            glow(painter, opening.center(), step * 1.1, 0.4)
        painter.fillRect(opening, ink.lamp())
        painter.fillRect(QRectF(left - width * 0.012, y - height, width * 0.024, height), ink.colour(paints.beam))
    painter.fillRect(QRectF(x + body / 2 - width * 0.012, y - height, width * 0.024, height), ink.colour(paints.beam))
    roof(painter, ink, x, y - height * 0.86, width * 1.12, width * 0.3, paints.roof)


def pagoda(painter: QPainter, ink: Ink, x: float, y: float, width: float, floors: int) -> None:
    """Draw a tower, each floor smaller than the one below."""
    painter.setPen(QPen(ink.colour("#8a7a58"), width * 0.035))
    top = y
    for floor in range(floors):
        top -= width * (0.42 - 0.03 * floor)
    painter.drawLine(QPointF(x, top - width * 0.1), QPointF(x, top - width * 0.42))
    painter.setPen(Qt.PenStyle.NoPen)
    for floor in range(floors):
        size = width * (1 - 0.13 * floor)
        height = width * (0.42 - 0.03 * floor)
        painter.fillRect(QRectF(x - size * 0.3, y - height, size * 0.6, height), ink.colour(TEMPLE.wall))
        for side in (-0.17, 0.0, 0.17):
            opening = QRectF(x + (side - 0.045) * size, y - height * 0.64, size * 0.09, height * 0.46)
            painter.fillRect(opening, ink.lamp())
        if ink.is_night:
            glow(painter, QPointF(x, y - height * 0.4), size * 0.4, 0.35)
        y -= height
        roof(painter, ink, x, y + height * 0.2, size, size * 0.24, TEMPLE.roof)


def lantern(painter: QPainter, ink: Ink, x: float, y: float, size: float) -> None:
    """Draw a red lantern that hangs from a point; at night it shines."""
    middle = QPointF(x, y + size * 0.8)
    if ink.is_night:
        glow(painter, middle, size * 2.6, 0.6)
    painter.setPen(QPen(ink.colour("#4d3526"), max(1.2, size * 0.08)))
    painter.drawLine(QPointF(x, y), QPointF(x, y + size * 0.4))
    painter.drawLine(QPointF(x, y + size * 1.2), QPointF(x, y + size * 1.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ff9a4d") if ink.is_night else QColor("#cf3b2c"))
    painter.drawEllipse(middle, size * 0.5, size * 0.42)


def boat(painter: QPainter, ink: Ink, x: float, y: float, size: float, sail: str = "") -> None:
    """Draw a boat, with battened sails of a colour if one is given; ``y`` is the line of the water."""
    if sail:
        painter.setPen(QPen(ink.colour("#5b4130"), size * 0.035))
        for mast, tall in ((-0.12, 1.25), (0.32, 0.92)):
            foot, top = QPointF(x + mast * size, y), QPointF(x + mast * size, y - tall * size)
            painter.drawLine(foot, top)
            path = QPainterPath(top + QPointF(-0.06 * size, 0.05 * size))
            path.quadTo(top + QPointF(0.36 * size, 0.3 * tall * size), foot + QPointF(0.34 * size, -0.16 * size))
            path.lineTo(foot + QPointF(-0.2 * size, -0.2 * size))
            path.closeSubpath()
            painter.fillPath(path, ink.colour(sail))
            for batten in (0.28, 0.48, 0.68):
                level = top.y() + batten * tall * size
                painter.drawLine(QPointF(foot.x() - 0.15 * size, level), QPointF(foot.x() + 0.3 * size, level + 4))
    hull = QPainterPath(QPointF(x - 0.62 * size, y - 0.2 * size))
    hull.quadTo(x, y + 0.02 * size, x + 0.66 * size, y - 0.24 * size)
    hull.quadTo(x + 0.5 * size, y + 0.12 * size, x + 0.34 * size, y + 0.12 * size)
    hull.lineTo(x - 0.4 * size, y + 0.12 * size)
    hull.quadTo(x - 0.54 * size, y + 0.06 * size, x - 0.62 * size, y - 0.2 * size)
    painter.fillPath(hull, ink.down(y - 0.2 * size, y + 0.12 * size, "#94633f", "#5d3c27"))
    painter.setPen(Qt.PenStyle.NoPen)
    if not sail:
        cabin = QPainterPath()
        cabin.addRoundedRect(
            QRectF(x - 0.22 * size, y - 0.3 * size, 0.46 * size, 0.28 * size), 0.14 * size, 0.14 * size
        )
        painter.fillPath(cabin, ink.colour("#b99a63"))


def bridge(painter: QPainter, ink: Ink, x: float, y: float, width: float) -> None:
    """Draw a stone bridge of one high arch; ``x``, ``y`` is the middle of its foot."""
    half, height = width / 2, width * 0.36
    path = QPainterPath(QPointF(x - half, y))
    path.quadTo(x - half * 0.5, y - height * 0.25, x - half * 0.34, y - height * 0.7)
    path.quadTo(x, y - height * 1.3, x + half * 0.34, y - height * 0.7)
    path.quadTo(x + half * 0.5, y - height * 0.25, x + half, y)
    path.lineTo(x + half * 0.42, y)
    path.arcTo(QRectF(x - half * 0.42, y - height * 0.66, half * 0.84, height * 1.32), 0, 180)
    path.lineTo(x - half, y)
    painter.setPen(QPen(ink.colour("#7d766a"), width * 0.012))
    painter.setBrush(ink.down(y - height, y, "#d9d0bd", "#a79d8b"))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def glow(painter: QPainter, middle: QPointF, radius: float, alpha: float) -> None:
    """Draw warm light around a lamp."""
    light = QRadialGradient(middle, radius)
    colour = QColor(255, 190, 96)
    for place, share in ((0.0, alpha), (0.4, alpha * 0.4), (1.0, 0.0)):
        colour.setAlphaF(share)
        light.setColorAt(place, colour)
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)
