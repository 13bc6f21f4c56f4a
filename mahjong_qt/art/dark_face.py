"""Drawings made for ivory, on something dark: what was dark becomes light and keeps its hue."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

LIGHTEST, DARKEST = 247, 10
"""The grey values that black and white become."""

LIFT = 1.25
"""With more than 1 the middle values become lighter: green and blue inks are darker than they look on ivory."""


def _turned(grey: int) -> int:
    share: float = (grey / 255) ** LIFT
    return round(LIGHTEST - (LIGHTEST - DARKEST) * share)


# By grey value: what is added to each channel of a dark pixel, and what is taken from those of a light one.
_MORE = bytes(max(0, _turned(grey) - grey) for grey in range(256))
_LESS = bytes(max(0, grey - _turned(grey)) for grey in range(256))


PLATE = QColor("#f3ead2")
PLATE_CORNER = 0.07
"""The radius of a plate's corners, in its width."""

PLATE_INSET = 0.045
"""The room between the edge of a plate and what is drawn on it, in its width."""


def draw_plate(painter: QPainter, area: QRectF) -> QRectF:
    """Inlay a light plate for a picture into a dark tile, and return where on it the picture is to be drawn."""
    radius, inset = area.width() * PLATE_CORNER, area.width() * PLATE_INSET
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PLATE)
    painter.drawRoundedRect(area, radius, radius)
    return area.adjusted(inset, inset, -inset, -inset)


def on_dark(drawing: QImage) -> QImage:
    """Return a drawing with its lightness mirrored: each channel moves by as much as the grey value does.

    The drawing, and what is returned, is premultiplied ARGB.
    """
    colours = drawing.convertToFormat(QImage.Format.Format_ARGB32).convertToFormat(QImage.Format.Format_RGB32)
    grey = colours.convertToFormat(QImage.Format.Format_Grayscale8)
    turned = _added(colours, _looked_up(grey, _MORE))
    turned.invertPixels()
    turned = _added(turned, _looked_up(grey, _LESS))
    turned.invertPixels()
    whole = turned.convertToFormat(QImage.Format.Format_ARGB32)
    whole.setAlphaChannel(drawing.convertToFormat(QImage.Format.Format_Alpha8))
    return whole.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _looked_up(grey: QImage, table: bytes) -> QImage:
    """Return a grey picture with each value replaced by that of a table."""
    values = bytes(grey.constBits()).translate(table)
    made = QImage(values, grey.width(), grey.height(), grey.bytesPerLine(), QImage.Format.Format_Grayscale8)
    # a copy, since Qt would go on using our bytes without holding them
    return made.convertToFormat(QImage.Format.Format_RGB32).copy()


def _added(one: QImage, other: QImage) -> QImage:
    """Return the sum of two pictures, channel by channel, at most 255."""
    total = one.copy()
    painter = QPainter(total)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, other)
    painter.end()
    return total
