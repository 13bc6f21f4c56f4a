"""What the tray is made of: the colour of the table beside it, in the shade."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from mahjong_qt.art.background import PICTURE, Background, board_background

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

PIECE = 64
"""Logical pixels of the piece of table whose colour is taken."""

SHADE, SHADE_AT_NIGHT = 0.7, 0.78
"""How light the tray is, in the lightness of the table."""

SHADOW = 7
"""Logical pixels of the shadow that falls into the tray from its left edge."""

_BESIDE_PICTURE = "#4a4d4b", "#26282a"
"""What goes with every picture, by day and at night: to read one would take too long here."""

MIDDLE = 128
"""Lightness (0 to 255) from which on a ground needs dark letters."""


class TrayGround:
    """A calm colour that goes with a table; it is found when it is first painted."""

    def __init__(self) -> None:
        """Go with the usual table by day."""
        self._table = Background()
        self._is_dark = False

    def set_table(self, table: Background) -> None:
        """Go with another table."""
        self._table = table

    def set_dark(self, is_dark: bool) -> None:
        """Go with a dark or a light table."""
        self._is_dark = is_dark

    @property
    def colour(self) -> QColor:
        """The colour of the tray."""
        return QColor(_shaded(self._table, self._is_dark))

    def ink(self, strength: float) -> QColor:
        """Return a colour for letters and lines on the tray; the strength is 0 to 1."""
        ink = QColor(0, 0, 0) if self.colour.lightness() >= MIDDLE else QColor(255, 255, 255)
        ink.setAlphaF(strength)
        return ink

    def paint(self, painter: QPainter, area: QRect, width: int, offset: QPoint) -> None:
        """Cover an area of a widget that lies at an offset within a tray of a width."""
        across = QLinearGradient(-offset.x(), 0, width - offset.x(), 0)
        across.setColorAt(0, self.colour.darker(112))
        across.setColorAt(0.5, self.colour)
        across.setColorAt(1, self.colour.darker(112))
        painter.fillRect(area, across)
        shadow = QLinearGradient(-offset.x(), 0, SHADOW - offset.x(), 0)
        shadow.setColorAt(0, QColor(0, 0, 0, 90))
        shadow.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(area & QRect(-offset.x(), area.top(), SHADOW, area.height()), shadow)


@lru_cache(maxsize=8)
def _shaded(table: Background, is_dark: bool) -> str:
    """Return the mean colour of a table, darkened, as #rrggbb."""
    if table.kind == PICTURE:
        return _BESIDE_PICTURE[is_dark]
    piece = board_background(PIECE, PIECE, 1.0, is_dark, table).toImage()
    mode = Qt.TransformationMode.SmoothTransformation
    mean = piece.scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, mode).pixelColor(0, 0)
    share = SHADE_AT_NIGHT if is_dark else SHADE
    return QColor.fromHslF(mean.hslHueF(), mean.hslSaturationF() * 0.9, mean.lightnessF() * share).name()
