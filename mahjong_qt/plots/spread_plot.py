"""How times are spread: a box for the middle half of them, a mark for the median, a line from end to end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pyqtgraph as pg

from mahjong_qt.plots.axes import NameAxis, TimeAxis
from mahjong_qt.plots.graph import AXIS_ALPHA, BAND_ALPHA, HEADROOM, LINE_WIDTH, Graph, faded
from mahjong_qt.plots.plot_panel import PlotPanel, PlotTexts, Sign

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget

BOX = 0.6
"""Height of a box, by the distance from one to the next."""


class Spread(NamedTuple):
    """The times of one thing, in seconds, from the shortest over the quartiles to the longest."""

    name: str
    fastest: float
    lower: float
    median: float
    upper: float
    slowest: float


class SpreadPlot(PlotPanel):
    """Shows a row for each of several things, the first one on top, over times from 0 on."""

    def __init__(self, texts: PlotTexts, written: Callable[[float], str], parent: QWidget | None = None) -> None:
        """Show nothing yet; ``written`` returns a time in words."""
        self._spreads = _SpreadGraph(written)
        super().__init__(texts, self._spreads, (Sign.LINE, Sign.BAND, Sign.REACH), parent)

    def show_spreads(self, spreads: Sequence[Spread], description: str) -> None:
        """Show rows, or that there are none yet; ``description`` says the same in words."""
        if spreads:
            self._spreads.set_spreads(spreads)
        self._show_page(bool(spreads), description)


class _SpreadGraph(Graph):
    """The items of pyqtgraph that make boxes and lines."""

    def __init__(self, written: Callable[[float], str]) -> None:
        self._names = NameAxis("left")
        super().__init__(TimeAxis("bottom", written), self._names, grid_side="bottom")
        self._plot.getViewBox().invertY(True)
        self._whole = pg.PlotDataItem(connect="pairs")
        self._boxes = pg.BarGraphItem(x0=[], y=[], width=[], height=BOX, pen=None)
        self._medians = pg.PlotDataItem(connect="pairs")
        for item in (self._whole, self._boxes, self._medians):
            self._plot.addItem(item)

    def set_spreads(self, spreads: Sequence[Spread]) -> None:
        rows = list(range(len(spreads)))
        self._names.set_names([spread.name for spread in spreads])
        self._boxes.setOpts(
            x0=[spread.lower for spread in spreads],
            width=[spread.upper - spread.lower for spread in spreads],
            y=rows,
        )
        twice = [row for row in rows for _ in range(2)]
        self._whole.setData([end for spread in spreads for end in (spread.fastest, spread.slowest)], twice)
        ends = [row + half for row in rows for half in (-BOX / 2, BOX / 2)]
        self._medians.setData([spread.median for spread in spreads for _ in range(2)], ends)
        longest = max(spread.slowest for spread in spreads)
        self._set_range((0, max(1.0, longest) * HEADROOM), (-0.5, len(rows) - 0.5))

    def _colour_items(self, palette: QPalette, ratio: float) -> None:
        colour = palette.highlight().color()
        self._boxes.setOpts(brush=faded(colour, BAND_ALPHA))
        self._whole.setPen(pg.mkPen(faded(palette.windowText().color(), AXIS_ALPHA), width=ratio))
        self._medians.setPen(pg.mkPen(colour, width=LINE_WIDTH * ratio))
