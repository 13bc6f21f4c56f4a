"""Marks laid over a tile, each of its own shape: what the player, the game and the cursor of the keys point at."""

from __future__ import annotations

from math import asin, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mahjong_qt.art.body import body_rect, corner_radius, face_rect
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_state import Mark

_DARK = QColor("#3a2200")
_LIGHT = QColor("#fffdf4")
_SELECTED = QColor("#ff9a00")
_HOVER = QColor("#1c9be6")
_HINT = QColor("#00b884")
_GUESS = QColor("#b650d6")
_FREE = QColor("#e89c00")
_MISMATCH = QColor("#c8501e")
_REFUSED = QColor("#b3202a")


def draw_mark(painter: QPainter, metrics: TileMetrics, mark: Mark) -> None:
    """Draw `mark` where it lies over a tile's pixmap."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match mark:
        case Mark.SELECTED:
            _draw_ring(painter, metrics, _SELECTED, 0.085)
        case Mark.HOVER:
            _draw_hover(painter, metrics)
        case Mark.HINT:
            _draw_ring(painter, metrics, _HINT, 0.075)
            _draw_badge(painter, metrics, _HINT, _disc(), _tick())
        case Mark.GUESS:
            _draw_dashes(painter, metrics, _GUESS, 0.075)
            _draw_badge(painter, metrics, _GUESS, _disc(), _question_mark())
        case Mark.FREE:
            _draw_free(painter, metrics)
        case Mark.MISMATCH:
            _draw_badge(painter, metrics, _MISMATCH, _diamond(), _not_equal())
        case Mark.REFUSED:
            _draw_badge(painter, metrics, _REFUSED, _octagon(), _bar())
        case Mark.CURSOR:
            _draw_cursor(painter, metrics)
    painter.restore()


def _ring(metrics: TileMetrics, width: float, line: float) -> QPainterPath:
    """The middle line of a ring `width` wide between two lines, which ends where the tile's margin does."""
    inset = width / 2 - metrics.margin_top + line
    radius = max(1.0, corner_radius(metrics) - inset)
    path = QPainterPath()
    path.addRoundedRect(face_rect(metrics).adjusted(inset, inset, -inset, -inset), radius, radius)
    return path


def _draw_ring(painter: QPainter, metrics: TileMetrics, colour: QColor, thickness: float) -> None:
    """A coloured ring between two dark lines, so that it stands out from ivory and from the table."""
    width, line = max(3.0, metrics.width * thickness), max(1.0, metrics.width * 0.012)
    ring = _ring(metrics, width, line)
    painter.strokePath(ring, QPen(_DARK, width + 2 * line))
    painter.strokePath(ring, QPen(colour, width))


def _draw_dashes(painter: QPainter, metrics: TileMetrics, colour: QColor, thickness: float) -> None:
    """The same ring in dashes with nothing between them."""
    width, line = max(3.0, metrics.width * thickness), max(1.0, metrics.width * 0.012)
    ring = _ring(metrics, width, line)
    count = max(8, round(ring.length() / (2.6 * width)))
    period = ring.length() / count
    for pen_width, dash, shade in ((width + 2 * line, 0.62 * period + 2 * line, _DARK), (width, 0.62 * period, colour)):
        pen = QPen(shade, pen_width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([dash / pen_width, (period - dash) / pen_width])
        pen.setDashOffset(dash / 2 / pen_width)
        painter.strokePath(ring, pen)


def _draw_hover(painter: QPainter, metrics: TileMetrics) -> None:
    width = max(1.5, metrics.width * 0.028)
    inset = width
    ring = QPainterPath()
    radius = max(1.0, corner_radius(metrics) - inset)
    ring.addRoundedRect(face_rect(metrics).adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.strokePath(ring, QPen(_HOVER, width))


def _draw_free(painter: QPainter, metrics: TileMetrics) -> None:
    """A golden band with a dark inner edge along the face's top and left, and its corner filled."""
    width, line = max(2.5, metrics.width * 0.07), max(1.0, metrics.width * 0.016)
    painter.fillPath(_band(metrics, width + line, metrics.width * 0.21 + 2 * line), _DARK)
    painter.fillPath(_band(metrics, width, metrics.width * 0.21), _FREE)


def _band(metrics: TileMetrics, width: float, corner: float) -> QPainterPath:
    """The face's rim at the top and the left, so wide; `corner` is where its inner edge cuts the corner off."""
    face, radius = face_rect(metrics), corner_radius(metrics)
    # where the inner edge meets the round corners at both ends
    turn = 90 - degrees(asin(max(0.0, 1 - width / radius)))
    size = 2 * radius
    lower_left = QRectF(face.left(), face.bottom() - size, size, size)
    path = QPainterPath()
    path.arcMoveTo(lower_left, 180 + turn)
    path.arcTo(lower_left, 180 + turn, -turn)
    path.arcTo(QRectF(face.left(), face.top(), size, size), 180, -90)
    path.arcTo(QRectF(face.right() - size, face.top(), size, size), 90, -turn)
    path.lineTo(face.right() - radius, face.top() + width)
    path.lineTo(face.topLeft() + QPointF(corner, width))
    path.lineTo(face.topLeft() + QPointF(width, corner))
    path.lineTo(face.left() + width, face.bottom() - radius)
    path.closeSubpath()
    return path


def _draw_cursor(painter: QPainter, metrics: TileMetrics) -> None:
    """Four brackets around the corners of face and body, light between two dark lines, up to the pixmap's margins."""
    width = max(4.5, metrics.width * 0.12)
    half = width / 2
    # The margins at the two sides that show are wide enough for the shadow, which is more than those at the others.
    rim = metrics.margin_top
    outer = body_rect(metrics).adjusted(-rim, -rim, rim, rim)
    line = outer.adjusted(half, half, -half, -half)
    length = metrics.width * 0.27
    brackets = QPainterPath()
    for corner, right, down in (
        (line.topLeft(), 1, 1),
        (line.topRight(), -1, 1),
        (line.bottomRight(), -1, -1),
        (line.bottomLeft(), 1, -1),
    ):
        brackets.moveTo(corner + QPointF(right * length, 0))
        brackets.lineTo(corner)
        brackets.lineTo(corner + QPointF(0, down * length))
    for thickness, colour in ((width, _DARK), (width * 0.46, _LIGHT)):
        pen = QPen(colour, thickness)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(brackets, pen)


def _draw_badge(
    painter: QPainter, metrics: TileMetrics, colour: QColor, plate: QPainterPath, sign: QPainterPath
) -> None:
    """A plate with a sign in the face's lower right corner; both are given in a square from -1 to 1."""
    radius = max(7.0, metrics.width * 0.2)
    painter.translate(face_rect(metrics).bottomRight() - QPointF(radius, radius) * 0.9)
    painter.scale(radius, radius)
    painter.setPen(QPen(_LIGHT, max(0.14, 1 / radius)))
    painter.setBrush(colour.darker(145))
    painter.drawPath(plate)
    pen = QPen(_LIGHT, 0.26)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(sign, pen)


def _disc() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 1, 1)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon([QPointF(0, -1.25), QPointF(1.25, 0), QPointF(0, 1.25), QPointF(-1.25, 0), QPointF(0, -1.25)])
    return path


def _octagon() -> QPainterPath:
    path = QPainterPath(QPointF(1, 0.42))
    for x, y in ((0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42), (-0.42, -1), (0.42, -1), (1, -0.42)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _tick() -> QPainterPath:
    path = QPainterPath(QPointF(-0.45, 0.05))
    path.lineTo(-0.12, 0.4)
    path.lineTo(0.48, -0.35)
    return path


def _not_equal() -> QPainterPath:
    path = QPainterPath(QPointF(-0.45, -0.2))
    path.lineTo(0.45, -0.2)
    path.moveTo(-0.45, 0.2)
    path.lineTo(0.45, 0.2)
    path.moveTo(0.28, -0.52)
    path.lineTo(-0.28, 0.52)
    return path


def _bar() -> QPainterPath:
    path = QPainterPath(QPointF(-0.5, 0.0))
    path.lineTo(0.5, 0.0)
    return path


def _question_mark() -> QPainterPath:
    path = QPainterPath(QPointF(-0.3, -0.25))
    path.cubicTo(-0.3, -0.7, 0.34, -0.7, 0.34, -0.25)
    path.cubicTo(0.34, 0.0, 0.0, 0.0, 0.0, 0.24)
    path.moveTo(0.0, 0.56)
    path.lineTo(0.0, 0.561)
    return path
