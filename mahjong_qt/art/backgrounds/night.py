"""Quiet grounds: a sky with stars, lacquer with gold dust, and one plain colour."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QLinearGradient, QPainter, QPalette, QPixmap, QRadialGradient

from mahjong_qt.art.backgrounds.cloth import Canvas, cover
from mahjong_qt.art.backgrounds.texture import Cloud, lamp, lay_ground, strew

if TYPE_CHECKING:
    from collections.abc import Iterator

_SKIES = (("#33507f", "#49669a", "#7484ab"), ("#0a1126", "#101b38", "#1d2b4c"))
"""From the zenith to the horizon, at dusk and at night."""

_LACQUERS = (("#8c2a22", "#7a211b", "#521310"), ("#4a211c", "#3b1a16", "#1f0e0c"))
_PLAIN = ("#d9d9d6", "#2b2d30")
STAR_ROOM = 9500
"""The area of sky in which there is one star, in square logical pixels."""

TOGETHER = 150
"""So many stars or grains of gold are painted in one piece."""

LIGHTEST = 214
"""Of the system's colours, lighter ones are darkened to this lightness (0 to 255): ivory must stand out."""


def draw_night(canvas: Canvas) -> Iterator[None]:
    """Paint a deep blue sky with soft stars."""
    scale, lots = canvas.scale, Random(88)
    sky = QLinearGradient(QPointF(canvas.width * 0.5, 0), QPointF(canvas.width * 0.42, canvas.height))
    for place, colour in zip((0.0, 0.5, 1.0), _SKIES[canvas.dark], strict=True):
        sky.setColorAt(place, QColor(colour))
    haze = QColor(170, 190, 255, 30 if canvas.dark else 44)
    clouds = [Cloud(520 * scale, 300 * scale, haze, -24), Cloud(210 * scale, 130 * scale, QColor(0, 6, 30, 50), -31)]
    yield from lay_ground(canvas, sky, clouds)
    count = min(700, round(canvas.width * canvas.height / (STAR_ROOM * scale * scale)))
    stars = [_glow(round(size * scale), QColor(236, 240, 255, alpha)) for size, alpha in ((3, 130), (4, 170), (7, 180))]
    for number in range(count):
        if number % TOGETHER == 0:
            yield
        chance = lots.random()
        star = stars[2 if chance > 0.95 else 1 if chance > 0.7 else 0]
        canvas.painter.setOpacity(lots.uniform(0.25, 1.0) * (1.0 if canvas.dark else 0.55))
        canvas.painter.drawPixmap(lots.randrange(canvas.width), lots.randrange(canvas.height), star)
    canvas.painter.setOpacity(1.0)
    yield from strew(canvas, QColor(255, 255, 255, 8), 15)


def draw_lacquer(canvas: Canvas) -> Iterator[None]:
    """Paint lacquer, on which gold was strewn towards two corners."""
    scale, lots = canvas.scale, Random(54)
    clouds = [
        Cloud(800 * scale, 500 * scale, QColor(255, 190, 150, 22), 20),
        Cloud(300 * scale, 220 * scale, QColor(0, 0, 0, 40), 31),
    ]
    gloss = partial(_draw_gloss, canvas)
    yield from lay_ground(canvas, lamp(canvas, *_LACQUERS[canvas.dark]), clouds, gloss)
    count = min(1500, round(canvas.width * canvas.height / (1500 * scale * scale)))
    dust = [_glow(max(2, round(size * scale)), QColor(246, 204, 108, 190)) for size in (1.6, 2.4, 3.4)]
    for number in range(count):
        if number % TOGETHER == 0:
            yield
        # the two corners in turn, thinner with the distance from them
        across, down = (lots.random() ** 1.7 * 0.62 for _ in range(2))
        if across + down > 0.62:
            continue
        if lots.random() < 0.5:
            across, down = 1 - across, 1 - down
        canvas.painter.setOpacity(lots.uniform(0.25, 0.9))
        place = QPointF(across * canvas.width, down * canvas.height)
        canvas.painter.drawPixmap(place, dust[lots.choice((0, 0, 0, 1, 1, 2))])
    canvas.painter.setOpacity(1.0)
    yield from strew(canvas, QColor(255, 255, 255, 8), 16)


def _draw_gloss(canvas: Canvas, painter: QPainter) -> Iterator[None]:
    """Draw what a polished board gives back of a window: two broad slanting bands, soft at their edges."""
    width, height = canvas.width, canvas.height
    bands = QLinearGradient(QPointF(width * 0.1, 0), QPointF(width * 0.72, height))
    most = 34 if canvas.dark else 44
    for place, share in ((0.0, 0.0), (0.16, 0.2), (0.27, 1.0), (0.4, 0.25), (0.47, 0.1), (0.56, 0.6), (0.7, 0.0)):
        bands.setColorAt(place, QColor(255, 226, 204, round(most * share)))
    painter.fillRect(0, 0, width, height, bands)
    yield


def draw_plain(canvas: Canvas) -> Iterator[None]:
    """Fill the table with the colour of windows, or a plain one where that is not as dark or light as it should be."""
    colour = QGuiApplication.palette().color(QPalette.ColorRole.Window)
    if (colour.lightness() < 128) != canvas.dark:
        colour = QColor(_PLAIN[canvas.dark])
    if colour.lightness() > LIGHTEST:
        colour = QColor.fromHsl(max(0, colour.hslHue()), colour.hslSaturation(), LIGHTEST)
    return cover(canvas, QBrush(colour))


def _glow(size: int, colour: QColor) -> QPixmap:
    """Return a soft round dot, so many pixels wide."""
    size = max(2, size)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(QPointF(size / 2, size / 2), size / 2)
    faint = QColor(colour)
    faint.setAlpha(0)
    light.setColorAt(0.0, colour)
    light.setColorAt(0.35, colour)
    light.setColorAt(1.0, faint)
    painter = QPainter(pixmap)
    painter.fillRect(0, 0, size, size, light)
    painter.end()
    return pixmap
