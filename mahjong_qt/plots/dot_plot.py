"""Times as dots, one after the other, and the line of their trend."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pyqtgraph as pg

from mahjong_qt.plots.axes import TimeAxis, WholeAxis
from mahjong_qt.plots.graph import DOT_ALPHA, HEADROOM, TREND_WIDTH, Graph, faded, trend_colour
from mahjong_qt.plots.plot_panel import PlotPanel, PlotTexts, Sign

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget

DOT = 7.0
"""Logical pixels across."""


class Dots(NamedTuple):
    """Dots from left to right: whole numbers and times in seconds, and the places and times of the line, if any."""

    places: Sequence[float] = ()
    seconds: Sequence[float] = ()
    trend_places: Sequence[float] = ()
    trend_seconds: Sequence[float] = ()


class DotPlot(PlotPanel):
    """Shows times, from 0 on, over whole numbers."""

    def __init__(self, texts: PlotTexts, written: Callable[[float], str], parent: QWidget | None = None) -> None:
        """Show nothing yet; ``written`` returns a time in words."""
        self._dots = _DotGraph(written)
        super().__init__(texts, self._dots, (Sign.TREND, Sign.DOT), parent)

    def show_dots(self, dots: Dots, description: str) -> None:
        """Show dots, or that there are none yet; ``description`` says the same in words."""
        if dots.places:
            self._dots.set_dots(dots)
        self._show_page(bool(dots.places), description)


class _DotGraph(Graph):
    """The items of pyqtgraph that make dots and a line."""

    def __init__(self, written: Callable[[float], str]) -> None:
        super().__init__(WholeAxis("bottom"), TimeAxis("left", written))
        self._dots = pg.ScatterPlotItem(pen=None, size=DOT)
        self._line = pg.PlotDataItem(antialias=True)
        self._plot.addItem(self._dots)
        self._plot.addItem(self._line)

    def set_dots(self, dots: Dots) -> None:
        places, seconds, trend_places, trend_seconds = map(list, dots)
        self._dots.setData(places, seconds)
        self._line.setData(trend_places, trend_seconds)
        # half a place of room, so that the first and the last dot are whole
        self._set_range((places[0] - 0.5, places[-1] + 0.5), (0, max(1, *seconds) * HEADROOM))

    def _colour_items(self, palette: QPalette, ratio: float) -> None:
        colour = palette.highlight().color()
        self._dots.setBrush(faded(colour, DOT_ALPHA))
        self._line.setPen(pg.mkPen(trend_colour(palette), width=TREND_WIDTH * ratio))
