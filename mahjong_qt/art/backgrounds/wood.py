"""Tables of wood: light planks, and dark polished boards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QBrush, QColor

from mahjong_qt.art.backgrounds.cloth import Canvas
from mahjong_qt.art.backgrounds.texture import Cloud, lamp, lay_ground, streaks, strew

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Timber(NamedTuple):
    """How a wood looks: its light, the ink of its grain, how planks differ, and their size in logical pixels."""

    light: tuple[str, str, str]
    grain: QColor
    gloss: QColor
    differs: int
    height: int
    length: int
    wave: float


_OAK = (
    _Timber(("#c79c66", "#b88c57", "#96703f"), QColor(92, 54, 18), QColor(255, 236, 200), 46, 92, 620, 5.0),
    _Timber(("#6e5337", "#60472e", "#3e2d1d"), QColor(22, 11, 3), QColor(236, 200, 150), 56, 92, 620, 5.0),
)
_WALNUT = (
    _Timber(("#7d5236", "#6e4630", "#4d2f1f"), QColor(36, 14, 4), QColor(255, 214, 170), 34, 168, 1150, 7.0),
    _Timber(("#543727", "#482e21", "#2b1b13"), QColor(12, 5, 1), QColor(236, 182, 132), 40, 168, 1150, 7.0),
)


def draw_wood(canvas: Canvas) -> Iterator[None]:
    """Paint planks of oak."""
    return _draw_planks(canvas, _OAK[canvas.dark])


def draw_walnut(canvas: Canvas) -> Iterator[None]:
    """Paint boards of polished walnut."""
    return _draw_planks(canvas, _WALNUT[canvas.dark])


def _draw_planks(canvas: Canvas, timber: _Timber) -> Iterator[None]:
    scale, painter = canvas.scale, canvas.painter
    shine = QColor(timber.gloss)
    shine.setAlpha(26)
    yield from lay_ground(canvas, lamp(canvas, *timber.light), [Cloud(900 * scale, 340 * scale, shine)])
    lots = Random(timber.height)
    grain = yield from streaks(2048, 384, _fibres(timber, scale), timber.wave * scale, timber.height)
    high, top = round(timber.height * scale), -lots.randrange(40)
    while top < canvas.height:
        left = -lots.randrange(round(timber.length * scale))
        while left < canvas.width:
            long = round(timber.length * scale * lots.uniform(0.8, 1.35))
            depth = lots.randrange(timber.differs)
            painter.fillRect(
                left, top, long, high, QColor(timber.grain.red(), timber.grain.green(), timber.grain.blue(), depth)
            )
            painter.setBrushOrigin(lots.randrange(2048), lots.randrange(384))
            painter.fillRect(left, top, long, high, QBrush(grain))
            _draw_joint(canvas, timber, (left, top, long, high))
            left += long
            yield
        top += high
    painter.setBrushOrigin(0, 0)
    yield from strew(canvas, QColor(255, 255, 255, 9), 5)


def _fibres(timber: _Timber, scale: float) -> list[tuple[int, float, QColor]]:
    inks = []
    for length, thickness, alpha in ((190, 1.0, 64), (260, 3.4, 74), (330, 15.0, 84)):
        ink = QColor(timber.grain)
        ink.setAlpha(alpha)
        inks.append((round(length * scale), thickness * scale, ink))
    return inks


def _draw_joint(canvas: Canvas, timber: _Timber, place: tuple[int, int, int, int]) -> None:
    """Paint the edges of a plank: light at the top, a dark gap below and at its end."""
    left, top, long, high = place
    line = max(1, round(canvas.scale))
    light, dark = QColor(timber.gloss), QColor(timber.grain)
    light.setAlpha(26)
    dark.setAlpha(110)
    canvas.painter.fillRect(left, top, long, line, light)
    canvas.painter.fillRect(left, top + high - line, long, line, dark)
    canvas.painter.fillRect(left + long - line, top, line, high, dark)
