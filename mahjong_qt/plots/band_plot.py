"""A line and a band around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pyqtgraph as pg

from mahjong_qt.plots.axes import WholeAxis
from mahjong_qt.plots.graph import BAND_ALPHA, HEADROOM, LINE_WIDTH, Graph, faded
from mahjong_qt.plots.plot_panel import PlotPanel, PlotTexts, Sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget


class Band(NamedTuple):
    """A line and the band around it: at each place, from left to right, the line's height and the ends of the band."""

    places: Sequence[float] = ()
    heights: Sequence[float] = ()
    lows: Sequence[float] = ()
    highs: Sequence[float] = ()


class BandPlot(PlotPanel):
    """Shows a line over whole numbers, from 0 on, and the band around it in which most of what it stands for lies."""

    def __init__(self, texts: PlotTexts, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        self._bands = _BandGraph()
        super().__init__(texts, self._bands, (Sign.LINE, Sign.BAND), parent)

    def show_band(self, band: Band, description: str) -> None:
        """Show a line with its band, or that there is none yet; ``description`` says the same in words."""
        if band.places:
            self._bands.set_band(band)
        self._show_page(bool(band.places), description)


class _BandGraph(Graph):
    """The items of pyqtgraph that make a line with its band."""

    def __init__(self) -> None:
        super().__init__(WholeAxis("bottom"), WholeAxis("left"))
        self._low, self._high = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._band = pg.FillBetweenItem(self._low, self._high)
        self._line = pg.PlotDataItem(antialias=True)
        self._plot.addItem(self._band)
        self._plot.addItem(self._line)

    def set_band(self, band: Band) -> None:
        places, heights, lows, highs = map(list, band)
        self._low.setData(places, lows)
        self._high.setData(places, highs)
        # a line through a single place would not be seen
        self._line.setData(places, heights, symbol="o" if len(places) == 1 else None)
        self._set_range((0, max(1, *places)), (0, max(1, *heights, *highs) * HEADROOM))

    def _colour_items(self, palette: QPalette, ratio: float) -> None:
        line = palette.highlight().color()
        self._line.setPen(pg.mkPen(line, width=LINE_WIDTH * ratio))
        self._line.setSymbolBrush(line)
        self._line.setSymbolPen(None)
        self._band.setBrush(faded(line, BAND_ALPHA))
