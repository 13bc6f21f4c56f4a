"""The shadow beside a tile: that of its foot, blurred, and cast to the lower right.

What it swallows is reckoned in optical depths, so that the shadows of tiles side by side add up to that of one long
piece: a column of tiles has an even side.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mahjong_qt.art.tile_style import Relief

if TYPE_CHECKING:
    from mahjong_qt.art.metrics import TileMetrics

DEPTHS = {Relief.DEEP: 0.85, Relief.FLAT: 1.05}
"""The optical depth where a tile touches what it lies on."""

REACH = {Relief.DEEP: 1.0, Relief.FLAT: 0.85}
"""How much of the margin the shadow needs."""


def draw_shadow(painter: QPainter, metrics: TileMetrics, relief: Relief) -> None:
    """Draw the shadow into the margins at the right and below; `depth_x` must be positive."""
    left, top = metrics.margin_left + metrics.depth_x, metrics.margin_top + metrics.depth_y
    right, bottom = left + metrics.width, top + metrics.height
    reach, depth = max(2, round(metrics.margin_right * REACH[relief])), DEPTHS[relief]
    ramp = [_smooth((step + 0.5) / reach) for step in range(reach)]
    ebb = [1.0 - part for part in ramp]
    # below the round corners of the foot the shadow goes on as far as those of a square one
    painter.fillRect(QRectF(right - reach, bottom - reach, reach, reach), _black(_alpha(depth)))
    for place, rise in enumerate(ramp):
        shade = _black(_alpha(depth * rise))
        painter.fillRect(QRectF(right - reach, top + place, reach, 1), shade)
        painter.fillRect(QRectF(left + place, bottom - reach, 1, reach), shade)
    for place, fall in enumerate(ebb):
        shade = _black(_alpha(depth * fall))
        painter.fillRect(QRectF(right + place, top + reach, 1, metrics.height - reach), shade)
        painter.fillRect(QRectF(left + reach, bottom + place, metrics.width - reach, 1), shade)
    painter.drawImage(right, top, _corner(ebb, ramp, depth))
    painter.drawImage(left, bottom, _corner(ramp, ebb, depth))
    painter.drawImage(right, bottom, _corner(ebb, ebb, depth))


def _corner(across: list[float], down: list[float], depth: float) -> QImage:
    """Return a square of shadow, of which each pixel swallows by the product of its column and row."""
    size = len(across)
    alphas = [_alpha(depth * row * column) for row in down for column in across]
    pixels = bytearray(4 * size * size)
    pixels[3::4] = bytes(alphas)
    image = QImage(pixels, size, size, 4 * size, QImage.Format.Format_ARGB32_Premultiplied)
    # a copy, since Qt would go on using our bytes without holding them
    return image.copy()


def _alpha(depth: float) -> int:
    return round(255 * (1.0 - exp(-depth)))


def _black(alpha: int) -> QColor:
    return QColor(0, 0, 0, alpha)


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)
