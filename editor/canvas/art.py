"""Pictures of blank tiles and of the marks over them, each drawn once for a size."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap

from editor.canvas.geometry import CanvasGeometry
from mahjong_qt.art.body import corner_radius, draw_body, face_rect, hairline
from mahjong_qt.art.metrics import TileMetrics

if TYPE_CHECKING:
    from collections.abc import Callable

TINTS = ("#f4ead0", "#bcdcf2", "#c9e8b6", "#f7d2b0", "#dccbf0", "#f4c3cd", "#b9e6de", "#efe28f")
"""The upper planes of the layers, from the lowest; the ninth layer has that of the first again, and its number."""

NUMBER_WIDTH = 22
"""Device pixels of a face from which the number of the layer stands on it."""

PERCENT_WIDTH = 34
"""Device pixels of a face from which a share stands on it."""

HEAT_STEPS = 20

_COOL, _WARM, _HOT = QColor("#fff3d6"), QColor("#f08a24"), QColor("#7d1128")
_GHOST_LINE = QColor(70, 90, 110)


class Body(enum.Enum):
    """How a tile is shown: as it is, beneath the layer worked on, above it, or locked."""

    PLAIN = "plain"
    BENEATH = "beneath"
    ABOVE = "above"
    LOCKED = "locked"


class CanvasMark(enum.Enum):
    """What is laid over a tile, or over the place of one."""

    LAID = "laid"
    BLOCKED = "blocked"
    ERASED = "erased"
    SELECTED = "selected"
    HIGHLIGHT = "highlight"
    CURSOR = "cursor"


class CanvasArt:
    """Draws and keeps the pictures of one geometry; each is placed like the pixmap of a tile."""

    def __init__(self) -> None:
        """Begin without a size."""
        self._geometry = CanvasGeometry(TileMetrics.for_width(0), 1.0)
        self._bodies: dict[tuple[int, Body], QPixmap] = {}
        self._marks: dict[CanvasMark, QPixmap] = {}
        self._heat: dict[int, QPixmap] = {}
        self._plain: QImage | None = None

    def prepare(self, geometry: CanvasGeometry) -> None:
        """Draw everything for another size from now on."""
        if geometry != self._geometry:
            self._geometry = geometry
            self._bodies, self._marks, self._heat, self._plain = {}, {}, {}, None

    def body(self, z: int, body: Body) -> QPixmap:
        """Return the picture of a tile on a layer."""
        if (z, body) not in self._bodies:
            self._bodies[z, body] = self._pixmap(self._draw_body(z, body))
        return self._bodies[z, body]

    def mark(self, mark: CanvasMark) -> QPixmap:
        """Return the picture of a mark."""
        if mark not in self._marks:
            self._marks[mark] = self._drawn(_MARKS[mark])
        return self._marks[mark]

    def heat(self, share: float) -> QPixmap:
        """Return a picture that tints an upper plane by a share from 0 to 1, with the share in percent."""
        step = round(max(0.0, min(share, 1.0)) * HEAT_STEPS)
        if step not in self._heat:
            self._heat[step] = self._drawn(lambda painter, metrics: _draw_heat(painter, metrics, step / HEAT_STEPS))
        return self._heat[step]

    def _draw_body(self, z: int, body: Body) -> QImage:
        metrics = self._geometry.metrics
        if body is Body.ABOVE:
            image = self._empty()
        else:
            if self._plain is None:
                self._plain = self._empty()
                painter = QPainter(self._plain)
                draw_body(painter, metrics)
                painter.end()
            image = self._plain.copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, radius, line = face_rect(metrics), corner_radius(metrics), hairline(metrics)
        plane = face.adjusted(line, line, -line, -line)
        tint = QColor(TINTS[z % len(TINTS)])
        if body is Body.ABOVE:
            tint.setAlpha(46)
            painter.setPen(QPen(_GHOST_LINE, line, Qt.PenStyle.DashLine))
            painter.setBrush(tint)
            painter.drawRoundedRect(plane, radius, radius)
        else:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawRoundedRect(plane, radius, radius)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            if body is Body.BENEATH:
                painter.fillRect(image.rect(), QColor(40, 50, 60, 58))
            if body is Body.LOCKED:
                _draw_hatch(painter, plane, metrics)
            _draw_text(painter, plane, str(z + 1), 0.42, QColor(60, 50, 30, 120), NUMBER_WIDTH, metrics)
        painter.end()
        return image

    def _drawn(self, draw: Callable[[QPainter, TileMetrics], None]) -> QPixmap:
        image = self._empty()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, self._geometry.metrics)
        painter.end()
        return self._pixmap(image)

    def _empty(self) -> QImage:
        metrics = self._geometry.metrics
        image = QImage(metrics.pixmap_width, metrics.pixmap_height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _pixmap(self, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)
        pixmap.setDevicePixelRatio(self._geometry.ratio)
        return pixmap


def heat_colour(share: float) -> QColor:
    """Return the colour of a share from 0 to 1: bright to dark, so that it is told without seeing hues."""
    start, end, part = (_COOL, _WARM, share * 2) if share < 0.5 else (_WARM, _HOT, share * 2 - 1)
    pairs = zip(start.getRgb()[:3], end.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(a + (b - a) * part) for a, b in pairs))


def _draw_heat(painter: QPainter, metrics: TileMetrics, share: float) -> None:
    line = hairline(metrics)
    plane = face_rect(metrics).adjusted(line, line, -line, -line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(heat_colour(share))
    painter.drawRoundedRect(plane, corner_radius(metrics), corner_radius(metrics))
    ink = QColor("#ffffff") if share > 0.55 else QColor("#3a2a10")
    _draw_text(painter, plane, f"{round(100 * share)}", 0.36, ink, PERCENT_WIDTH, metrics)


def _draw_text(
    painter: QPainter, plane: QRectF, text: str, size: float, ink: QColor, least: int, metrics: TileMetrics
) -> None:
    if metrics.width < least:
        return
    font = QFont()
    font.setPixelSize(max(8, round(metrics.width * size)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(plane, Qt.AlignmentFlag.AlignCenter, text)


def _draw_hatch(painter: QPainter, plane: QRectF, metrics: TileMetrics) -> None:
    painter.save()
    painter.setClipRect(plane)
    painter.setPen(QPen(QColor(60, 60, 70, 90), hairline(metrics) * 1.5))
    step = max(4, metrics.width // 6)
    reach = round(plane.width() + plane.height())
    for at in range(0, reach, step):
        start = plane.topLeft() + QPointF(at, 0)
        painter.drawLine(start, start + QPointF(-reach, reach))
    painter.restore()


def _ring(painter: QPainter, metrics: TileMetrics, colour: QColor, share: float, style: Qt.PenStyle) -> None:
    width = max(2.0, metrics.width * share)
    face, radius = face_rect(metrics), corner_radius(metrics)
    half = width / 2
    # a pale line beneath makes it stand out on every tint
    for pen in (QPen(QColor(255, 255, 255, 210), width + max(1.0, width * 0.6)), QPen(colour, width, style)):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face.adjusted(half, half, -half, -half), radius, radius)


def _draw_laid(painter: QPainter, metrics: TileMetrics) -> None:
    painter.setOpacity(0.62)
    draw_body(painter, metrics)
    painter.setOpacity(1.0)
    _ring(painter, metrics, QColor("#1f7a3d"), 0.05, Qt.PenStyle.SolidLine)


def _draw_cross(painter: QPainter, metrics: TileMetrics, colour: QColor, fill: QColor) -> None:
    face, radius = face_rect(metrics), corner_radius(metrics)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(face, radius, radius)
    inset = metrics.width * 0.24
    box = face.adjusted(inset, inset, -inset, -inset)
    for width, ink in ((0.13, QColor(255, 255, 255, 220)), (0.08, colour)):
        painter.setPen(QPen(ink, max(2.0, metrics.width * width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())


def _draw_blocked(painter: QPainter, metrics: TileMetrics) -> None:
    _draw_cross(painter, metrics, QColor("#b3261e"), QColor(200, 40, 30, 70))
    _ring(painter, metrics, QColor("#b3261e"), 0.05, Qt.PenStyle.DashLine)


def _draw_erased(painter: QPainter, metrics: TileMetrics) -> None:
    _draw_cross(painter, metrics, QColor("#5b2c83"), QColor(255, 255, 255, 120))


_MARKS: dict[CanvasMark, Callable[[QPainter, TileMetrics], None]] = {
    CanvasMark.LAID: _draw_laid,
    CanvasMark.BLOCKED: _draw_blocked,
    CanvasMark.ERASED: _draw_erased,
    CanvasMark.SELECTED: lambda painter, metrics: _ring(
        painter, metrics, QColor("#0b63b6"), 0.085, Qt.PenStyle.SolidLine
    ),
    CanvasMark.HIGHLIGHT: lambda painter, metrics: _ring(
        painter, metrics, QColor("#c2410c"), 0.12, Qt.PenStyle.SolidLine
    ),
    CanvasMark.CURSOR: lambda painter, metrics: _ring(painter, metrics, QColor("#111827"), 0.06, Qt.PenStyle.DashLine),
}
