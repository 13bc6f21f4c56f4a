"""Tables of cloth: felt, and baize with a nap, a little brighter where the light falls.

Each table is painted in pieces of a few milliseconds, after each of which its generator yields.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

if TYPE_CHECKING:
    from collections.abc import Iterator

# From the middle to the corners; the first steps are small, so that no bright spot shows.
_PLACES = (0.0, 0.3, 0.65, 1.0)
_FELT = (("#43866e", "#3d7d66", "#2c6550", "#1b4838"), ("#223d37", "#1e3732", "#142925", "#091614"))
_BAIZE = (("#46709f", "#406895", "#305479", "#1f3b58"), ("#243750", "#203147", "#172536", "#0b1420"))
_BURGUNDY = (("#8d4450", "#833e4a", "#6a303b", "#4b1f29"), ("#44222a", "#3d1e26", "#2c151b", "#170a0e"))
_GRAIN_WIDTH, _GRAIN_HEIGHT = 128, 64
_GRAIN_DEPTH = 10


STRIP = 500_000
"""The pixels that are covered in one piece: about two milliseconds of a gradient."""


class Canvas(NamedTuple):
    """Where a table is painted: its size in device pixels, how many of them a detail is enlarged to, and the light."""

    painter: QPainter
    width: int
    height: int
    scale: float
    dark: bool


def strips(canvas: Canvas) -> Iterator[QRect]:
    """Go down the table in strips, each of which is covered in a few milliseconds."""
    high = max(1, STRIP // canvas.width)
    for top in range(0, canvas.height, high):
        yield QRect(0, top, canvas.width, min(high, canvas.height - top))


def cover(canvas: Canvas, light: QBrush) -> Iterator[None]:
    """Fill the table with a brush."""
    for strip in strips(canvas):
        canvas.painter.fillRect(strip, light)
        yield


def pave(canvas: Canvas, picture: QPixmap) -> Iterator[None]:
    """Cover the table with a picture again and again."""
    for strip in strips(canvas):
        canvas.painter.drawTiledPixmap(
            0, strip.top(), strip.width(), strip.height(), picture, 0, strip.top() % picture.height()
        )
        yield


def draw_felt(canvas: Canvas) -> Iterator[None]:
    """Paint green felt."""
    yield from _light(canvas, _FELT[canvas.dark])
    # The grain also breaks up the bands that a gradient of few shades would show.
    yield from pave(canvas, grain(_GRAIN_WIDTH, _GRAIN_HEIGHT, _GRAIN_DEPTH))


def draw_baize(canvas: Canvas) -> Iterator[None]:
    """Paint blue baize."""
    return _nap(canvas, _BAIZE[canvas.dark])


def draw_burgundy(canvas: Canvas) -> Iterator[None]:
    """Paint baize in the red of wine."""
    return _nap(canvas, _BURGUNDY[canvas.dark])


def grain(width: int, height: int, depth: int) -> QPixmap:
    """A field of faint light specks, at most so deep (0 to 255)."""
    size = width * height
    noise = Random(size).randbytes(size)
    depths = noise.translate(bytes(value * depth // 256 for value in range(256)))
    pixels = bytearray(4 * size)
    for channel in range(4):
        pixels[channel::4] = depths
    image = QImage(pixels, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
    # A copy, since Qt would go on using our bytes without holding them.
    return QPixmap.fromImage(image.copy())


def _light(canvas: Canvas, colours: tuple[str, ...]) -> Iterator[None]:
    width, height = canvas.width, canvas.height
    light = QRadialGradient(QPointF(width * 0.46, height * 0.4), max(1.0, 0.66 * (width**2 + height**2) ** 0.5))
    for place, colour in zip(_PLACES, colours, strict=True):
        light.setColorAt(place, QColor(colour))
    return cover(canvas, QBrush(light))


def _nap(canvas: Canvas, colours: tuple[str, ...]) -> Iterator[None]:
    """Paint cloth whose short hairs all lie the same way."""
    from mahjong_qt.art.backgrounds.texture import streaks

    yield from _light(canvas, colours)
    yield from pave(canvas, grain(_GRAIN_WIDTH, _GRAIN_HEIGHT, _GRAIN_DEPTH - 2))
    light, dark = QColor(255, 255, 255, 13), QColor(0, 0, 0, 15)
    hairs = yield from streaks(1024, 256, [(4, 1.0, light), (6, 1.0, dark), (9, 2.0, light)], 0.0, 512)
    yield from pave(canvas, hairs)
