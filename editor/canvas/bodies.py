"""Tiles without faces: how the layers are told apart, and which of them is worked on."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from mahjong_qt.art.body import corner_radius, draw_body, face_rect, hairline

if TYPE_CHECKING:
    from editor.canvas.colours import CanvasColours
    from editor.layer_stack import LayerView
    from mahjong_qt.art.metrics import TileMetrics

TINTS = ("#f8eed6", "#bddcf4", "#cbe8b4", "#f9d0a8", "#dccaf3", "#f6c1cc", "#b5e5dc", "#f1e285")
"""The upper planes of the layers, from the lowest; the ninth layer has that of the first again, and its number."""

NUMBER_WIDTH = 26
"""Device pixels of a face from which the number of the layer stands on it."""

GHOST_ALPHA = 30

_NUMBER = QColor(58, 48, 30, 118)
_GHOST_RIM = QColor(255, 255, 255, 100)
_HATCH = QColor(48, 50, 64, 92)


class Body(enum.Enum):
    """How a tile is shown: as it is, beneath the layer worked on, above it, or locked, there or beneath."""

    PLAIN = "plain"
    BENEATH = "beneath"
    ABOVE = "above"
    LOCKED = "locked"
    LOCKED_BENEATH = "locked beneath"


def body_of(z: int, view: LayerView) -> Body | None:
    """Return how the tiles of a layer are shown, None when they are not."""
    if not view.is_visible(z):
        return None
    if not view.is_auto and z > view.current:
        return Body.ABOVE
    is_beneath = not view.is_auto and z < view.current
    if z in view.locked:
        return Body.LOCKED_BENEATH if is_beneath else Body.LOCKED
    return Body.BENEATH if is_beneath else Body.PLAIN


def draw_tile(painter: QPainter, metrics: TileMetrics, z: int, body: Body, colours: CanvasColours) -> None:
    """Draw a tile of a layer onto a transparent ground."""
    if body is Body.ABOVE:
        _draw_ghost(painter, metrics, z, colours)
        return
    draw_body(painter, metrics)
    plane, radius = _plane(metrics), corner_radius(metrics)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(TINTS[z % len(TINTS)]))
    painter.drawRoundedRect(plane, radius, radius)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    if body in (Body.LOCKED, Body.LOCKED_BENEATH):
        _draw_hatch(painter, metrics)
    draw_text(painter, metrics, str(z + 1), 0.34, _NUMBER, NUMBER_WIDTH)
    if body in (Body.BENEATH, Body.LOCKED_BENEATH):
        painter.fillRect(QRectF(0, 0, metrics.pixmap_width, metrics.pixmap_height), colours.faded)


def draw_text(painter: QPainter, metrics: TileMetrics, text: str, size: float, ink: QColor, least: int) -> None:
    """Write in the middle of a face, a share of its width high, unless the face is narrower than ``least`` pixels."""
    if metrics.width < least:
        return
    font = QFont()
    font.setPixelSize(max(8, round(metrics.width * size)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(face_rect(metrics), Qt.AlignmentFlag.AlignCenter, text)


def _plane(metrics: TileMetrics) -> QRectF:
    line = hairline(metrics)
    return face_rect(metrics).adjusted(line, line, -line, -line)


def _draw_ghost(painter: QPainter, metrics: TileMetrics, z: int, colours: CanvasColours) -> None:
    """An outline a little inside the face, so that those of neighbours do not run together."""
    line = max(1.0, round(metrics.width / 48))
    inset = line * 1.5
    box, radius = face_rect(metrics).adjusted(inset, inset, -inset, -inset), corner_radius(metrics)
    tint = QColor(TINTS[z % len(TINTS)])
    tint.setAlpha(GHOST_ALPHA)
    painter.setPen(QPen(colours.ghost_line, line))
    painter.setBrush(tint)
    painter.drawRoundedRect(box, radius, radius)
    # a pale line within, for where the table is dark
    painter.setPen(QPen(_GHOST_RIM, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(line, line, -line, -line), radius, radius)


def _draw_hatch(painter: QPainter, metrics: TileMetrics) -> None:
    plane = _plane(metrics)
    shape = QPainterPath()
    shape.addRoundedRect(plane, corner_radius(metrics), corner_radius(metrics))
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(QPen(_HATCH, max(1.0, metrics.width / 40)))
    step = max(5, metrics.width // 5)
    reach = round(plane.width() + plane.height())
    for at in range(0, reach, step):
        start = plane.topLeft() + QPointF(at, 0)
        painter.drawLine(start, start + QPointF(-reach, reach))
    painter.restore()
