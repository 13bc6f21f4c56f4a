"""The heat map: what colour a share has, on tiles and in the legend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from editor.canvas.bodies import draw_text
from mahjong_qt.art.body import corner_radius, face_rect, hairline

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.art.metrics import TileMetrics

PERCENT_WIDTH = 36
"""Device pixels of a face from which a share stands on it."""

_SCALE = (QColor("#fff8e6"), QColor("#fdc878"), QColor("#ec7014"), QColor("#a63603"), QColor("#4a1206"))
"""From bright to dark in even steps of lightness, so that it is told without seeing hues."""

_INK_ON_BRIGHT, _INK_ON_DARK = QColor("#3a2208"), QColor("#ffffff")


def heat_colour(share: float) -> QColor:
    """Return the colour of a share from 0 to 1."""
    place = max(0.0, min(share, 1.0)) * (len(_SCALE) - 1)
    lower = min(int(place), len(_SCALE) - 2)
    start, end, part = _SCALE[lower], _SCALE[lower + 1], place - lower
    red, green, blue = (
        round(read(start) + (read(end) - read(start)) * part) for read in (QColor.red, QColor.green, QColor.blue)
    )
    return QColor(red, green, blue)


def draw_heat(painter: QPainter, metrics: TileMetrics, percent: int) -> None:
    """Tint the upper plane of a tile, and write the percent on it where that can be read."""
    line = hairline(metrics)
    plane = face_rect(metrics).adjusted(line, line, -line, -line)
    colour = heat_colour(percent / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(plane, corner_radius(metrics), corner_radius(metrics))
    ink = _INK_ON_BRIGHT if colour.lightnessF() > 0.45 else _INK_ON_DARK
    draw_text(painter, metrics, str(percent), 0.34, ink, PERCENT_WIDTH)
