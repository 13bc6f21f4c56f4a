"""Tables of stone: slate, and marble with veins."""

from __future__ import annotations

from math import cos, sin
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from mahjong_qt.art.backgrounds.cloth import Canvas, pave
from mahjong_qt.art.backgrounds.texture import Cloud, lamp, lay_ground, specks, streaks, strew

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

_SLATE = (("#7b858c", "#6d777f", "#515a61"), ("#454d54", "#3c434a", "#262b30"))
_MARBLE = (("#bcc2c1", "#adb4b4", "#8d9596"), ("#2e3335", "#272c2e", "#171a1c"))
_VEINS = ((QColor(60, 70, 78), QColor(255, 255, 255)), (QColor(116, 128, 130), QColor(0, 0, 0)))
"""The ink of veins and of the light beside them, by day and in the evening."""


FLAKE_ROOM = 9000
"""The area of slate in which one flake broke off, in square logical pixels."""


class _Course(NamedTuple):
    """How lines run: their direction in radians, how much they turn, and the share that begins at the left."""

    heading: float
    turns: float
    from_left: float


def draw_stone(canvas: Canvas) -> Iterator[None]:
    """Paint slate as it splits: layers end in faint steps."""
    scale, lots = canvas.scale, Random(5)
    clouds = [
        Cloud(640 * scale, 260 * scale, QColor(0, 0, 0, 80), -14),
        Cloud(250 * scale, 120 * scale, QColor(255, 255, 255, 40), 11),
        Cloud(90 * scale, 56 * scale, QColor(0, 0, 0, 44), -19),
        Cloud(36 * scale, 26 * scale, QColor(255, 255, 255, 30), 24),
    ]
    steps: list[QPainterPath] = []
    for _ in range(_number(canvas, 340)):
        steps.append(_vein(canvas, lots, _Course(0.06, 0.5, 1.0)))
        yield

    def draw_slopes(painter: QPainter) -> Iterator[None]:
        for number, step in enumerate(steps):
            painter.strokePath(step.translated(0, 8 * scale), _pen(QColor(0, 0, 0), 18 + number % 2 * 12, 16 * scale))
            yield

    yield from lay_ground(canvas, lamp(canvas, *_SLATE[canvas.dark]), clouds, draw_slopes)
    painter = canvas.painter
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for step in steps:
        _draw_line(canvas, step, QColor(255, 255, 255, 22 if canvas.dark else 36))
        _draw_line(canvas, step.translated(0, 1.4 * scale), QColor(0, 0, 0, 52))
        yield
    yield from _draw_cleavage(canvas, lots)
    yield from pave(canvas, (yield from _grit(scale)))


def _draw_cleavage(canvas: Canvas, lots: Random) -> Iterator[None]:
    """Draw short edges, light above dark, where thin flakes of slate broke off."""
    scale = canvas.scale
    count = min(260, round(canvas.width * canvas.height / (FLAKE_ROOM * scale * scale)))
    lines = QPainterPath()
    for number in range(count):
        place = QPointF(lots.uniform(-0.02, 1.0) * canvas.width, lots.uniform(0.0, 1.0) * canvas.height)
        lines.moveTo(place)
        for _ in range(lots.randrange(3, 8)):
            place += QPointF(lots.uniform(6, 18), lots.gauss(0.4, 2.2)) * scale
            lines.lineTo(place)
        if number % 30 == 29 or number == count - 1:
            _draw_line(canvas, lines, QColor(255, 255, 255, 20 if canvas.dark else 30))
            _draw_line(canvas, lines.translated(0, 1.2 * scale), QColor(0, 0, 0, 40))
            lines = QPainterPath()
            yield


def _grit(scale: float) -> Generator[None, None, QPixmap]:
    """Return the fine grain of slate, which runs from left to right."""
    inks = [(round(26 * scale), 1.4 * scale, QColor(0, 0, 0, 22)), (round(40 * scale), 3.0, QColor(255, 255, 255, 14))]
    pixmap = yield from streaks(1024, 320, inks, 0.0, 31)
    painter = QPainter(pixmap)
    for ink, size, seed in ((QColor(255, 255, 255, 18), QSize(256, 160), 3), (QColor(0, 0, 0, 38), QSize(204, 320), 4)):
        painter.drawTiledPixmap(pixmap.rect(), QPixmap.fromImage(specks(size, ink, seed)))
    painter.end()
    return pixmap


def draw_marble(canvas: Canvas) -> Iterator[None]:
    """Paint polished marble."""
    scale, lots = canvas.scale, Random(12)
    ink, light = _VEINS[canvas.dark]
    clouds = [
        Cloud(520 * scale, 300 * scale, _faded(ink, 30 if canvas.dark else 66), 37),
        Cloud(230 * scale, 120 * scale, _faded(light, 54), 41),
        Cloud(90 * scale, 52 * scale, _faded(ink, 22 if canvas.dark else 40), 33),
    ]
    veins: list[QPainterPath] = []
    for _ in range(_number(canvas, 180)):
        veins.append(_vein(canvas, lots, _Course(0.65, 0.7, 0.4)))
        yield

    def draw_halos(painter: QPainter) -> Iterator[None]:
        for number, vein in enumerate(veins):
            share = 0.4 + number % 3 * 0.4
            for width, alpha in ((46, 8 if canvas.dark else 15), (15, 15 if canvas.dark else 26)):
                painter.strokePath(vein, _pen(ink, round(alpha * share), width * scale * share))
                yield

    yield from lay_ground(canvas, lamp(canvas, *_MARBLE[canvas.dark]), clouds, draw_halos)
    painter = canvas.painter
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, vein in enumerate(veins):
        _draw_line(canvas, vein, _faded(ink, 36 + number % 3 * 24))
        yield
    yield from strew(canvas, QColor(255, 255, 255, 9), 6)


def _draw_line(canvas: Canvas, line: QPainterPath, ink: QColor) -> None:
    """Draw a fine line as several of one pixel each, which is many times quicker than a wide one."""
    pen = QPen(ink, 1)
    pen.setCosmetic(True)
    for shift in range(max(1, round(canvas.scale))):
        canvas.painter.strokePath(line.translated(0, shift), pen)


def _number(canvas: Canvas, apart: int) -> int:
    """Return how many lines cross a table when they begin so many logical pixels apart."""
    return min(9, max(3, round(canvas.width / (apart * canvas.scale))))


def _faded(ink: QColor, alpha: int) -> QColor:
    return QColor(ink.red(), ink.green(), ink.blue(), alpha)


def _pen(ink: QColor, alpha: int, width: float) -> QPen:
    style, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.BevelJoin
    return QPen(_faded(ink, alpha), width, style, cap, join)


def _vein(canvas: Canvas, lots: Random, course: _Course) -> QPainterPath:
    """Return a line that wanders across the table, with branches."""
    scale = canvas.scale
    place = QPointF(lots.uniform(-0.3, 1.0) * canvas.width, -20.0)
    if lots.random() < course.from_left:
        place = QPointF(-20.0, lots.uniform(0.0, 0.95) * canvas.height)
    heading = course.heading + lots.uniform(-0.2, 0.2)
    path = QPainterPath(place)
    turn = 0.0
    while place.x() < canvas.width + 40 and -60 < place.y() < canvas.height + 40:
        turn = 0.62 * turn + lots.gauss(0, course.turns * 0.42)
        angle = heading + turn
        place += QPointF(cos(angle), sin(angle)) * lots.uniform(16, 44) * scale
        path.lineTo(place)
        if lots.random() < 0.03:
            _add_branch(path, place, angle + lots.choice((-0.6, 0.6)), scale, lots)
    return path


def _add_branch(path: QPainterPath, start: QPointF, heading: float, scale: float, lots: Random) -> None:
    place = QPointF(start)
    for _ in range(lots.randrange(6, 16)):
        heading += lots.gauss(0, 0.2)
        place += QPointF(cos(heading), sin(heading)) * lots.uniform(10, 26) * scale
        path.lineTo(place)
    path.moveTo(start)
