"""What tables are made of: specks, clouds and streaks from numbers by chance, the same at every start."""

from __future__ import annotations

from functools import cache
from math import hypot, sin
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QImage, QPainter, QPixmap, QRadialGradient

from mahjong_qt.art.backgrounds.cloth import pave, strips

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from mahjong_qt.art.backgrounds.cloth import Canvas

BEND = 4
"""Pixels: the pieces in which streaks are bent."""

COARSE = 6
"""Soft things are painted this many times smaller and then enlarged, which is quick and makes them softer."""

_SMOOTH = Qt.TransformationMode.SmoothTransformation
_ANY = Qt.AspectRatioMode.IgnoreAspectRatio


class Cloud(NamedTuple):
    """Soft patches: their width and height in device pixels, the ink at their thickest, and how far they are turned."""

    width: float
    height: float
    ink: QColor
    angle: float = 0.0


def specks(size: QSize, ink: QColor, seed: int) -> QImage:
    """Return a picture each pixel of which has an amount of ink by chance, up to the ink's alpha."""
    count = size.width() * size.height()
    noise = Random(seed).randbytes(count)
    pixels = bytearray(4 * count)
    for channel, part in enumerate((ink.blue(), ink.green(), ink.red(), 255)):
        most = part * ink.alpha() // 255
        if most:
            pixels[channel::4] = noise.translate(_amounts(most))
    format_ = QImage.Format.Format_ARGB32_Premultiplied
    # a copy, since Qt would go on using our bytes without holding them
    return QImage(pixels, size.width(), size.height(), 4 * size.width(), format_).copy()


@cache
def _amounts(most: int) -> bytes:
    """Return what each byte becomes, so that the largest one becomes `most`."""
    return bytes(value * most // 255 for value in range(256))


def strew(canvas: Canvas, ink: QColor, seed: int, size: QSize | None = None) -> Iterator[None]:
    """Cover the table with specks; they also break up the bands that few shades would show."""
    return pave(canvas, QPixmap.fromImage(specks(size or QSize(256, 192), ink, seed)))


def lay_ground(
    canvas: Canvas,
    light: QGradient,
    clouds: Sequence[Cloud] = (),
    also: Callable[[QPainter], Iterator[None]] | None = None,
) -> Iterator[None]:
    """Paint the light on the table and soft patches in it; `also` paints more that shall be soft.

    All of it is in device pixels of the table.
    """
    size = QSize(canvas.width // COARSE + 2, canvas.height // COARSE + 2)
    small = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(small)
    area = QRectF(0, 0, canvas.width, canvas.height)
    try:
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.scale(size.width() / max(1, canvas.width), size.height() / max(1, canvas.height))
        painter.fillRect(area, QBrush(light))
        for number, cloud in enumerate(clouds):
            _draw_cloud(painter, area, cloud, 101 + number)
            yield
        if also is not None:
            yield from also(painter)
    finally:
        painter.end()
    canvas.painter.save()
    try:
        canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for strip in strips(canvas):
            # one picture, of which a strip at a time is let through: its seams cannot be seen
            canvas.painter.setClipRect(strip)
            canvas.painter.drawImage(area, small)
            yield
    finally:
        canvas.painter.restore()


def _draw_cloud(painter: QPainter, area: QRectF, cloud: Cloud, seed: int) -> None:
    # turned patches must cover the corners as well
    reach = hypot(area.width(), area.height()) if cloud.angle else 0.0
    wide, high = max(reach, area.width()), max(reach, area.height())
    cells = QSize(int(wide / cloud.width) + 3, int(high / cloud.height) + 3)
    patches = specks(cells, cloud.ink, seed)
    for times in (2, 4):
        patches = patches.scaled(times * cells.width(), times * cells.height(), _ANY, _SMOOTH)
    size = QSizeF(cells.width() * cloud.width, cells.height() * cloud.height)
    painter.save()
    painter.translate(area.center())
    painter.rotate(cloud.angle)
    painter.drawImage(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size), patches)
    painter.restore()


def lamp(canvas: Canvas, middle: str, half: str, corner: str) -> QRadialGradient:
    """Return light from above the upper left of the middle, by three colours."""
    width, height = canvas.width, canvas.height
    light = QRadialGradient(QPointF(width * 0.46, height * 0.4), max(1.0, 0.66 * (width**2 + height**2) ** 0.5))
    for place, colour in zip((0.0, 0.5, 1.0), (middle, half, corner), strict=True):
        light.setColorAt(place, QColor(colour))
    return light


def streaks(
    width: int, height: int, inks: Sequence[tuple[int, float, QColor]], wave: float, seed: int
) -> Generator[None, None, QPixmap]:
    """Return fibres that run from left to right; side by side and one over the other, such pictures go on smoothly.

    `inks` are the lengths, thicknesses and colours of the fibres, `wave` is how far they swing; all in pixels.
    """
    half = width // 2
    straight = QImage(half, height, QImage.Format.Format_ARGB32_Premultiplied)
    straight.fill(Qt.GlobalColor.transparent)
    for number, (length, thickness, ink) in enumerate(inks):
        cells = QSize(max(2, half // length), max(2, round(height / thickness)))
        fibres = specks(cells, ink, seed + number).scaled(half, height, _ANY, _SMOOTH)
        painter = QPainter(straight)
        painter.drawImage(0, 0, fibres)
        painter.end()
        yield
    whole = QImage(2 * half, height, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(whole)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, 0, straight)
    for x in range(0, half if wave else 0, BEND):
        swing = sin(x * 6.2832 * 3 / half) + 0.6 * sin(x * 6.2832 * 5 / half + 1.3)
        drop = round(wave * swing) % height
        painter.drawImage(x, drop, straight, x, 0, BEND, height - drop)
        painter.drawImage(x, 0, straight, x, height - drop, BEND, drop)
    painter.end()
    yield
    mirrored = whole.copy(0, 0, half, height).flipped(Qt.Orientation.Horizontal)
    painter.begin(whole)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(half, 0, mirrored)
    painter.end()
    return QPixmap.fromImage(whole)
