"""What all plots are drawn with: a view of pyqtgraph with two axes."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, cast

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPalette

LINE_WIDTH = 2.0
"""Logical pixels."""

TREND_WIDTH = 3.5
"""Logical pixels of a line over many dots."""

BAND_ALPHA = 0.3
DOT_ALPHA = 0.5
GRID_ALPHA = 0.15
AXIS_ALPHA = 0.5
HEADROOM = 1.06
"""Where an axis ends, by the highest value."""

MARGINS = 0.0, 8.0, 16.0, 0.0
"""Logical pixels left of, above, right of and below the plot, for halves of numbers at the ends of its axes."""


class Graph:
    """Axes on a ground, in the colours and the font of the widget around them; subclasses add what is shown.

    It is a picture: the mouse does nothing to it.
    """

    def __init__(self, bottom: Any, left: Any, *, grid_side: str = "left") -> None:
        """Take two axes of pyqtgraph; lines of the grid go out from the one at ``grid_side``."""
        self._axes = {"bottom": bottom, "left": left}
        plot: Any = pg.PlotWidget(axisItems=self._axes, enableMenu=False)
        plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        plot.setAntialiasing(True)
        plot.getPlotItem().setContentsMargins(*MARGINS)
        plot.hideButtons()
        plot.disableAutoRange()
        plot.showGrid(x=grid_side == "bottom", y=grid_side == "left", alpha=GRID_ALPHA)
        self._plot = plot
        self.view = cast(QWidget, plot)

    def name_axes(self, across: str, up: str) -> None:
        """Say what the axes count."""
        self._axes["bottom"].setLabel(escape(across))
        self._axes["left"].setLabel(escape(up))

    def set_colours(self, palette: QPalette, ratio: float) -> None:
        """Take the colours of a widget, whose screen has ``ratio`` pixels for a logical one."""
        text = palette.windowText().color()
        self._plot.setBackground(palette.window().color())
        for axis in self._axes.values():
            axis.setPen(pg.mkPen(faded(text, AXIS_ALPHA)))
            axis.setTextPen(pg.mkPen(text))
        self._colour_items(palette, ratio)

    def set_font(self, font: QFont) -> None:
        """Write everything in a font."""
        for axis in self._axes.values():
            axis.setTickFont(font)
            axis.label.setFont(font)

    def _colour_items(self, palette: QPalette, ratio: float) -> None:
        """Colour what is shown; pens of pyqtgraph count in device pixels."""
        raise NotImplementedError

    def _set_range(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self._plot.setXRange(*across, padding=0)
        self._plot.setYRange(*up, padding=0)


def trend_colour(palette: QPalette) -> QColor:
    """Return a colour for a line over dots in the colour of what is chosen, which it is never like."""
    is_dark = palette.window().color().lightnessF() < 0.5
    # orange, or where dots are like that, blue
    hue = palette.highlight().color().hsvHue()
    is_warm = 0 <= hue < 70 or hue > 330
    if is_warm:
        return QColor("#6cb2f5" if is_dark else "#1d5fa8")
    return QColor("#f2a65a" if is_dark else "#b8500f")


def faded(colour: QColor, alpha: float) -> QColor:
    """Return a colour of which so much is seen, 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made
