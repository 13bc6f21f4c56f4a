"""The pictures of the six places, with the trail that leads through each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from mahjong_qt.engine.campaign import STONES
from mahjong_qt.windows.campaign.ink import Ink
from mahjong_qt.windows.campaign.land import HEIGHT, WIDTH, smooth
from mahjong_qt.windows.campaign.places import bamboo_forest, city, harbour, mountain, river, village

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.windows.campaign.land import Point

_PLACES: tuple[tuple[Callable[[QPainter, Ink], None], Sequence[Point]], ...] = (
    (village.paint, village.TRAIL),
    (bamboo_forest.paint, bamboo_forest.TRAIL),
    (river.paint, river.TRAIL),
    (mountain.paint, mountain.TRAIL),
    (harbour.paint, harbour.TRAIL),
    (city.paint, city.TRAIL),
)
PLACES = len(_PLACES)

TRAIL_WIDTH = 30.0


def stone_places(place: int) -> list[QPointF]:
    """Return where the stones of a place lie, from the first on, as shares of the picture's width and height."""
    trail = _trail(place)
    points = (trail.pointAtPercent(index / (STONES - 1)) for index in range(STONES))
    return [QPointF(point.x() / WIDTH, point.y() / HEIGHT) for point in points]


def paint_place(painter: QPainter, place: int, size: QSize, ink: Ink) -> None:
    """Draw a place in a field of this size at the origin, stretched to fill it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    _PLACES[place][0](painter, ink)
    _paint_trail(painter, _trail(place), ink)
    painter.restore()


def place_picture(place: int, size: QSize, ratio: float, ink: Ink) -> QPixmap:
    """Return the picture of a place; ``size`` in logical pixels, ``ratio`` device pixels by logical ones."""
    picture = QPixmap((size.toSizeF() * ratio).toSize())
    painter = QPainter(picture)
    paint_place(painter, place, picture.size(), ink)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _trail(place: int) -> QPainterPath:
    return smooth(_PLACES[place][1])


def _paint_trail(painter: QPainter, trail: QPainterPath, ink: Ink) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    round_ends = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(ink.colour("#5d4b2f", 0.28), TRAIL_WIDTH + 12, *round_ends))
    painter.drawPath(trail.translated(0, 4))
    painter.setPen(QPen(ink.colour("#c9ad7c"), TRAIL_WIDTH, *round_ends))
    painter.drawPath(trail)
    painter.setPen(QPen(ink.colour("#ecd9ae"), TRAIL_WIDTH - 9, *round_ends))
    painter.drawPath(trail)
    painter.setPen(Qt.PenStyle.NoPen)
