"""The table under the board: felt, a little brighter where the light falls."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

# From the middle to the corners; the first steps are small, so that no bright spot shows.
_PLACES = (0.0, 0.3, 0.65, 1.0)
_DAY = ("#43866e", "#3d7d66", "#2c6550", "#1b4838")
_NIGHT = ("#223d37", "#1e3732", "#142925", "#091614")
_GRAIN_WIDTH, _GRAIN_HEIGHT = 128, 64
_GRAIN_DEPTH = 10


def board_background(width: int, height: int, ratio: float, dark: bool) -> QPixmap:
    """The table as an opaque picture of `width` by `height` device pixels."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    light = QRadialGradient(QPointF(width * 0.46, height * 0.4), max(1.0, 0.66 * (width**2 + height**2) ** 0.5))
    for place, colour in zip(_PLACES, _NIGHT if dark else _DAY, strict=True):
        light.setColorAt(place, QColor(colour))
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    # The grain also breaks up the bands that a gradient of few shades would show.
    painter.drawTiledPixmap(image.rect(), _grain())
    painter.end()
    pixmap = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _grain() -> QPixmap:
    """A small field of faint light specks."""
    size = _GRAIN_WIDTH * _GRAIN_HEIGHT
    noise = Random(size).randbytes(size)
    depths = noise.translate(bytes(value * _GRAIN_DEPTH // 256 for value in range(256)))
    pixels = bytearray(4 * size)
    for channel in range(4):
        pixels[channel::4] = depths
    image = QImage(pixels, _GRAIN_WIDTH, _GRAIN_HEIGHT, 4 * _GRAIN_WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
    # A copy, since Qt would go on using our bytes without holding them.
    return QPixmap.fromImage(image.copy())
