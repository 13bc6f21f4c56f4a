"""A mat of bamboo: thin slats side by side, held by threads."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap

from mahjong_qt.art.backgrounds.cloth import Canvas, pave
from mahjong_qt.art.backgrounds.texture import Cloud, lamp, lay_ground, streaks, strew

if TYPE_CHECKING:
    from collections.abc import Iterator

SLAT = 11
"""The height of a slat, in logical pixels."""

THREADS = 236
"""How far the threads are apart, in logical pixels."""

_LIGHTS = (("#bda871", "#ad9862", "#8a7747"), ("#3a3322", "#322c1c", "#1f1b11"))
_INK = QColor(58, 40, 8)
_ROUND = ((0.0, 255, 40), (0.12, 255, 34), (0.3, 255, 14), (0.5, 0, 4), (0.7, 0, 22), (0.86, 0, 52), (0.95, 0, 120))


def draw_bamboo(canvas: Canvas) -> Iterator[None]:
    """Paint the mat."""
    scale, painter = canvas.scale, canvas.painter
    clouds = [Cloud(700 * scale, 260 * scale, QColor(70, 60, 10, 34))]
    yield from lay_ground(canvas, lamp(canvas, *_LIGHTS[canvas.dark]), clouds)
    high = max(3, round(SLAT * scale))
    inks = [(round(150 * scale), 1.0 * scale, QColor(58, 40, 8, 54)), (round(260 * scale), 3.0, QColor(90, 80, 20, 44))]
    grain = QBrush((yield from streaks(1536, 256, inks, 0.0, 17)))
    lots = Random(SLAT)
    for top in range(0, canvas.height, high):
        tone = lots.randrange(40)
        painter.fillRect(0, top, canvas.width, high, QColor(_INK.red(), _INK.green(), _INK.blue(), tone))
        painter.setBrushOrigin(lots.randrange(1536), lots.randrange(256))
        painter.fillRect(0, top, canvas.width, high, grain)
        _draw_nodes(canvas, lots, top, high)
        yield
    painter.setBrushOrigin(0, 0)
    yield from pave(canvas, _slat(high))
    thread = _thread(high)
    for left in range(round(THREADS * scale * 0.5), canvas.width, round(THREADS * scale)):
        painter.drawTiledPixmap(left, 0, thread.width(), canvas.height, thread)
    yield
    yield from strew(canvas, QColor(255, 255, 255, 10), 7)


def _draw_nodes(canvas: Canvas, lots: Random, top: int, high: int) -> None:
    """Paint the knots of one slat, where the cane was parted."""
    scale = canvas.scale
    left = lots.randrange(round(700 * scale))
    while left < canvas.width:
        wide = max(2, round(3 * scale))
        canvas.painter.fillRect(left, top, wide, high, QColor(40, 26, 4, 46))
        canvas.painter.fillRect(left + wide, top, max(1, wide // 2), high, QColor(255, 250, 220, 30))
        left += round(lots.uniform(420, 900) * scale)


def _slat(high: int) -> QPixmap:
    """Return the light on a slat, which is round."""
    pixmap = QPixmap(64, high)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    for row in range(high):
        share = row / high
        place = max(number for number, (start, _, _) in enumerate(_ROUND) if start <= share)
        _, white, alpha = _ROUND[place]
        painter.fillRect(0, row, 64, 1, QColor(white, white, white, alpha))
    painter.end()
    return pixmap


def _thread(high: int) -> QPixmap:
    """Return a piece of thread, over one slat and under the next."""
    wide = max(3, high // 3)
    pixmap = QPixmap(wide, 2 * high)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.fillRect(0, 1, wide, high - 2, QColor(70, 52, 22, 90))
    painter.fillRect(0, 1, max(1, wide // 2), high - 2, QColor(236, 220, 170, 60))
    painter.fillRect(0, high, wide, high, QColor(30, 20, 4, 44))
    painter.end()
    return pixmap
