"""What is laid over tiles and over places of tiles; the marks differ in shape, not by colour alone."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mahjong_qt.art.body import corner_radius, face_rect
from mahjong_qt.art.marks import draw_mark
from mahjong_qt.art.tile_state import Mark

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.art.metrics import TileMetrics

LAID_OPACITY = 0.66
"""How much of a tile is seen that a click would lay."""

_PALE = QColor(255, 255, 255, 215)
_LAID, _BLOCKED, _ERASED = QColor("#15803d"), QColor("#b3261e"), QColor("#3f3f52")
_SELECTED, _HIGHLIGHT = QColor("#0b63b6"), QColor("#d9480f")


class CanvasMark(enum.Enum):
    """What is laid over a tile, or over the place of one."""

    SELECTED = "selected"
    ERASED = "erased"
    LAID = "laid"
    BLOCKED = "blocked"
    HIGHLIGHT = "highlight"
    CURSOR = "cursor"


def draw_canvas_mark(painter: QPainter, metrics: TileMetrics, mark: CanvasMark) -> None:
    """Draw a mark where it lies over a tile's pixmap; of a tile to be laid only what is over its body."""
    _DRAWERS[mark](painter, metrics)


def _ring(metrics: TileMetrics, inset: float) -> QPainterPath:
    path = QPainterPath()
    radius = max(1.0, corner_radius(metrics) - inset / 2)
    path.addRoundedRect(face_rect(metrics).adjusted(inset, inset, -inset, -inset), radius, radius)
    return path


def _draw_ring(
    painter: QPainter, metrics: TileMetrics, colour: QColor, share: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
) -> None:
    """A ring of a colour on a pale one, which parts it from every tint."""
    width = max(2.0, metrics.width * share)
    line = _ring(metrics, width / 2 + 1)
    painter.strokePath(line, QPen(_PALE, width + max(2.0, width * 0.6)))
    painter.strokePath(line, QPen(colour, width, style))


def _fill(painter: QPainter, metrics: TileMetrics, colour: QColor) -> None:
    painter.fillPath(_ring(metrics, 0.5), colour)


def _draw_sign(painter: QPainter, metrics: TileMetrics, colour: QColor, sign: QPainterPath) -> None:
    """A sign, given in a square from -1 to 1, in the middle of the face."""
    painter.save()
    middle, half = face_rect(metrics).center(), metrics.width * 0.25
    painter.translate(middle)
    painter.scale(half, half)
    for width, ink in ((0.62, _PALE), (0.36, colour)):
        painter.strokePath(sign, QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.restore()


def _cross() -> QPainterPath:
    path = QPainterPath(QPointF(-1, -1))
    path.lineTo(1, 1)
    path.moveTo(1, -1)
    path.lineTo(-1, 1)
    return path


def _bar() -> QPainterPath:
    path = QPainterPath(QPointF(-1, 0))
    path.lineTo(1, 0)
    return path


def _draw_laid(painter: QPainter, metrics: TileMetrics) -> None:
    _draw_ring(painter, metrics, _LAID, 0.055)


def _draw_blocked(painter: QPainter, metrics: TileMetrics) -> None:
    _fill(painter, metrics, QColor(200, 36, 26, 78))
    _draw_ring(painter, metrics, _BLOCKED, 0.05, Qt.PenStyle.DashLine)
    _draw_sign(painter, metrics, _BLOCKED, _cross())


def _draw_erased(painter: QPainter, metrics: TileMetrics) -> None:
    _fill(painter, metrics, QColor(255, 255, 255, 150))
    _draw_ring(painter, metrics, _ERASED, 0.035, Qt.PenStyle.DotLine)
    _draw_sign(painter, metrics, _ERASED, _bar())


def _draw_selected(painter: QPainter, metrics: TileMetrics) -> None:
    _fill(painter, metrics, QColor(11, 99, 182, 46))
    _draw_ring(painter, metrics, _SELECTED, 0.075)


def _draw_highlight(painter: QPainter, metrics: TileMetrics) -> None:
    """A thick ring, and an arrow head in every corner that points at the tile's middle."""
    _draw_ring(painter, metrics, _HIGHLIGHT, 0.1)
    box = face_rect(metrics)
    size = metrics.width * 0.3
    heads = QPainterPath()
    for corner, right, down in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1),
        (box.bottomLeft(), 1, -1),
    ):
        heads.moveTo(corner)
        heads.lineTo(corner + QPointF(right * size, 0))
        heads.lineTo(corner + QPointF(0, down * size))
        heads.closeSubpath()
    painter.setClipPath(_ring(metrics, 0.0))
    painter.fillPath(heads, _HIGHLIGHT)


def _draw_cursor(painter: QPainter, metrics: TileMetrics) -> None:
    draw_mark(painter, metrics, Mark.CURSOR)


_DRAWERS: dict[CanvasMark, Callable[[QPainter, TileMetrics], None]] = {
    CanvasMark.SELECTED: _draw_selected,
    CanvasMark.ERASED: _draw_erased,
    CanvasMark.LAID: _draw_laid,
    CanvasMark.BLOCKED: _draw_blocked,
    CanvasMark.HIGHLIGHT: _draw_highlight,
    CanvasMark.CURSOR: _draw_cursor,
}
