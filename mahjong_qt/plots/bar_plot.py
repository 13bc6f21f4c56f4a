"""Bars side by side, each before a fainter one of which it is a part."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pyqtgraph as pg

from mahjong_qt.plots.axes import NameAxis, WholeAxis
from mahjong_qt.plots.graph import BAND_ALPHA, HEADROOM, Graph, faded
from mahjong_qt.plots.plot_panel import PlotPanel, PlotTexts, Sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget

WIDTH = 0.8
"""Of a bar, by the distance from one to the next."""


class Bars(NamedTuple):
    """Bars from left to right: names, heights, and the heights of the bars behind them, if there are any."""

    names: Sequence[str] = ()
    heights: Sequence[float] = ()
    behind: Sequence[float] = ()


class BarPlot(PlotPanel):
    """Shows bars, from 0 on, with whole numbers at the side."""

    def __init__(self, texts: PlotTexts, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        self._bars = _BarGraph()
        super().__init__(texts, self._bars, (Sign.BOX, Sign.BAND), parent)

    def show_bars(self, bars: Bars, description: str) -> None:
        """Show bars, or that there are none yet; ``description`` says the same in words."""
        if bars.names:
            self._bars.set_bars(bars)
        self._show_page(bool(bars.names), description)


class _BarGraph(Graph):
    """The items of pyqtgraph that make bars."""

    def __init__(self) -> None:
        self._names = NameAxis("bottom")
        super().__init__(self._names, WholeAxis("left"))
        self._behind = pg.BarGraphItem(x=[], height=[], width=WIDTH, pen=None)
        self._front = pg.BarGraphItem(x=[], height=[], width=WIDTH, pen=None)
        self._plot.addItem(self._behind)
        self._plot.addItem(self._front)

    def set_bars(self, bars: Bars) -> None:
        places = list(range(len(bars.names)))
        self._names.set_names(bars.names)
        self._front.setOpts(x=places, height=list(bars.heights))
        self._behind.setOpts(x=places[: len(bars.behind)], height=list(bars.behind))
        self._set_range((-0.5, len(places) - 0.5), (0, max(1, *bars.heights, *bars.behind) * HEADROOM))

    def _colour_items(self, palette: QPalette, ratio: float) -> None:
        colour = palette.highlight().color()
        self._front.setOpts(brush=colour)
        self._behind.setOpts(brush=faded(colour, BAND_ALPHA))
