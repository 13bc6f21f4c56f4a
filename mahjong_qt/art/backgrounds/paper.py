"""Tables of paper with fibres, and of silk with a woven pattern."""

from __future__ import annotations

from math import cos, sin
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from mahjong_qt.art.backgrounds.cloth import Canvas, pave
from mahjong_qt.art.backgrounds.texture import Cloud, lamp, lay_ground, strew

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

_PAPER = (("#d3c6a9", "#c8ba9b", "#a99a7b"), ("#403a30", "#383229", "#231f19"))
_SILK = (("#8a9f8d", "#7c9280", "#5c7262"), ("#2c3a39", "#263332", "#171f1f"))
_FIBRES = ((QColor(255, 252, 240), QColor(96, 72, 40)), (QColor(190, 176, 150), QColor(12, 9, 6)))
FIBRE_ROOM = 9000
"""The area of paper in which there is one fibre, in square logical pixels."""

FIBRE_LENGTHS = (10, 38)
"""The shortest and the longest fibre, in logical pixels."""

TOGETHER = 24
"""So many fibres are drawn in one piece."""

MOTIF = (172, 264)
"""The size of the pattern of the silk, in logical pixels."""


def draw_paper(canvas: Canvas) -> Iterator[None]:
    """Paint paper as it is made by hand."""
    scale = canvas.scale
    clouds = [
        Cloud(420 * scale, 330 * scale, QColor(90, 66, 30, 44), 27),
        Cloud(150 * scale, 120 * scale, QColor(255, 248, 226, 30 if canvas.dark else 60), 63),
        Cloud(44 * scale, 38 * scale, QColor(70, 50, 20, 30), 38),
    ]
    yield from lay_ground(canvas, lamp(canvas, *_PAPER[canvas.dark]), clouds)
    lots = Random(8)
    painter = canvas.painter
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    count = min(330, max(12, round(canvas.width * canvas.height / (FIBRE_ROOM * scale * scale))))
    for kind, ink in enumerate(_FIBRES[canvas.dark]):
        for alpha, width in ((26, 1.4), (44, 0.8)):
            colour = QColor(ink)
            colour.setAlpha(alpha)
            left = count // (3 + 3 * kind)
            while left > 0:
                path = QPainterPath()
                for _ in range(min(left, TOGETHER)):
                    _add_fibre(path, canvas, lots)
                painter.strokePath(path, QPen(colour, width * scale))
                left -= TOGETHER
                yield
    yield from strew(canvas, QColor(255, 255, 255, 11), 9)
    yield from strew(canvas, QColor(60, 40, 10, 16), 10, QSize(230, 170))


def _add_fibre(path: QPainterPath, canvas: Canvas, lots: Random) -> None:
    """Add a thread that lies in a bow."""
    start = QPointF(lots.uniform(-0.02, 1.0) * canvas.width, lots.uniform(-0.02, 1.0) * canvas.height)
    angle, length = lots.uniform(0, 6.283), lots.uniform(*FIBRE_LENGTHS) * canvas.scale
    path.moveTo(start)
    first = start + QPointF(cos(angle), sin(angle)) * length * 0.4
    angle += lots.gauss(0, 0.8)
    second = first + QPointF(cos(angle), sin(angle)) * length * 0.35
    angle += lots.gauss(0, 0.8)
    path.cubicTo(first, second, second + QPointF(cos(angle), sin(angle)) * length * 0.35)


def draw_silk(canvas: Canvas) -> Iterator[None]:
    """Paint silk damask: the pattern shows only by how its threads lie."""
    scale = canvas.scale
    clouds = [
        Cloud(260 * scale, 900 * scale, QColor(255, 255, 255, 34)),
        Cloud(130 * scale, 620 * scale, QColor(0, 0, 0, 40)),
    ]
    yield from lay_ground(canvas, lamp(canvas, *_SILK[canvas.dark]), clouds)
    yield from pave(canvas, (yield from _damask(scale, canvas.dark)))
    yield from pave(canvas, _weave(scale))
    yield from strew(canvas, QColor(255, 255, 255, 9), 14)


def _damask(scale: float, dark: bool) -> Generator[None, None, QPixmap]:
    """Return the pattern: a flower between leaves, each row half a flower further."""
    wide, high = round(MOTIF[0] * scale), round(MOTIF[1] * scale)
    pixmap = QPixmap(wide, high)
    pixmap.fill(Qt.GlobalColor.transparent)
    flower = _flower()
    for across, down in ((0.5, 0.25), (0.0, 0.75), (1.0, 0.75)):
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(across * wide, down * high)
        painter.scale(scale, scale)
        painter.fillPath(flower, QColor(255, 255, 255, 8 if dark else 12))
        painter.strokePath(flower, QPen(QColor(0, 0, 0, 16 if dark else 11), 1.0))
        painter.end()
        yield
    return pixmap


def _flower() -> QPainterPath:
    """Return a lotus between two leaves, about 120 wide and 120 high around its middle."""
    petal = QPainterPath(QPointF(0, 6))
    petal.cubicTo(-17, -8, -13, -34, 0, -50)
    petal.cubicTo(13, -34, 17, -8, 0, 6)
    leaf = QPainterPath(QPointF(0, 18))
    leaf.cubicTo(20, 8, 46, 20, 62, 44)
    leaf.cubicTo(44, 40, 34, 52, 14, 46)
    leaf.cubicTo(22, 38, 18, 28, 0, 18)
    stem = QPainterPath(QPointF(-2, 16))
    stem.cubicTo(-5, 36, -4, 52, 0, 66)
    stem.cubicTo(4, 52, 5, 36, 2, 16)
    stem.closeSubpath()
    flower = QPainterPath(stem)
    for angle, size in ((-84, 0.78), (84, 0.78), (-52, 0.9), (52, 0.9), (-25, 1.0), (25, 1.0), (0, 1.08)):
        flower.addPath(QTransform().rotate(angle).scale(size, size).map(petal))
    flower.addPath(leaf)
    flower.addPath(QTransform().scale(-1, 1).map(leaf))
    flower.addEllipse(QPointF(0, 9), 6, 5)
    # where petals lie over each other every second one shows, as a weaver does it
    flower.setFillRule(Qt.FillRule.OddEvenFill)
    return flower


def _weave(scale: float) -> QPixmap:
    """Return fine threads, each a little lighter or darker than the next."""
    lots = Random(21)
    line = max(1, round(scale))
    pixmap = QPixmap(384 * line, 256 * line)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    for row in range(256):
        white = 255 if row % 2 else 0
        painter.fillRect(0, row * line, pixmap.width(), line, QColor(white, white, white, lots.randrange(3, 11)))
    for _ in range(700):
        place = lots.randrange(384), lots.randrange(256)
        painter.fillRect(
            place[0] * line, place[1] * line, lots.randrange(12, 60) * line, line, QColor(255, 255, 255, 8)
        )
    painter.end()
    return pixmap
