"""Plots: the one place that knows pyqtgraph, of which nothing is seen from outside.

Importing it takes 0.3 s and 45 MB: who shows a plot imports this module in the function that first does.
"""

from __future__ import annotations

import os
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from PySide6.QtCore import QEvent, QLocale, QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

# whatever other Qt there is on the machine, and whichever a player chose for other programs
os.environ["PYQTGRAPH_QT_LIB"] = "PySide6"
import pyqtgraph as pg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QPalette

LINE_WIDTH = 2.0
"""Logical pixels."""

BAND_ALPHA = 0.3
GRID_ALPHA = 0.15
AXIS_ALPHA = 0.5
HEADROOM = 1.06
"""Where the upright axis ends, by the highest value."""

MARGINS = 0.0, 8.0, 16.0, 0.0
"""Logical pixels left of, above, right of and below the plot, for halves of numbers at the ends of its axes."""

RESTYLING = QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange, QEvent.Type.Polish
"""What may change colours, font or pixels."""

OVERHANG = 15
"""How far numbers may stick out at the ends of an axis; logical pixels."""

SWATCH = QSize(22, 12)
SMALLEST = QSize(220, 150)


class PlotTexts(NamedTuple):
    """The words of a plot, translated: its name, what the axes count, what line and band are, what is said while empty.

    The name is for those who cannot see it.
    """

    name: str
    across: str
    up: str
    line: str
    band: str
    empty: str


class Band(NamedTuple):
    """A line and the band around it: at each place, from left to right, the line's height and the ends of the band."""

    places: Sequence[float] = ()
    heights: Sequence[float] = ()
    lows: Sequence[float] = ()
    highs: Sequence[float] = ()


class BandPlot(QWidget):
    """Shows a line over whole numbers, from 0 on, and the band around it in which most of what it stands for lies.

    Colours and font are those of the widget. It is a picture: the mouse does nothing to it.
    """

    def __init__(self, texts: PlotTexts, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._drawing = _BandDrawing()
        self._line_text, self._band_text, self._empty = QLabel(), QLabel(), QLabel()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for words in (self._band_text, self._empty):
            words.setWordWrap(True)
        key = QHBoxLayout()
        for widget in (_Swatch(is_band=False), self._line_text, _Swatch(is_band=True), self._band_text):
            key.addWidget(widget)
        # the rest of the row is for the longer words
        key.setStretchFactor(self._band_text, 1)
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(QMargins())
        column.addLayout(key)
        column.addWidget(self._drawing.view, 1)
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(6, 6, 6, 6)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(filled)
        self.setMinimumSize(SMALLEST)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_texts(texts)
        self._take_style()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return self._pages.currentIndex() == 0

    def set_texts(self, texts: PlotTexts) -> None:
        """Say everything in these words from now on."""
        self.setAccessibleName(texts.name)
        self._line_text.setText(texts.line)
        self._band_text.setText(texts.band)
        self._empty.setText(texts.empty)
        self._drawing.name_axes(texts.across, texts.up)

    def show_band(self, band: Band, description: str) -> None:
        """Show a line with its band, or that there is none yet; ``description`` says the same in words."""
        self.setAccessibleDescription(description)
        if band.places:
            self._drawing.set_band(band)
        self._pages.setCurrentIndex(1 if band.places else 0)

    def event(self, event: QEvent) -> bool:
        """Take over new colours, fonts and screens."""
        if event.type() in RESTYLING:
            self._take_style()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame the plot while it has the focus, by which screen readers are led here."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), LINE_WIDTH))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def _take_style(self) -> None:
        self._drawing.set_colours(self.palette(), self.devicePixelRatioF())
        self._drawing.set_font(self.font())


class _BandDrawing:
    """The items of pyqtgraph that make a line with its band."""

    def __init__(self) -> None:
        axes = {side: _WholeNumbers(side) for side in ("bottom", "left")}
        plot: Any = pg.PlotWidget(axisItems=axes, enableMenu=False)
        plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        plot.setAntialiasing(True)
        plot.getPlotItem().setContentsMargins(*MARGINS)
        plot.hideButtons()
        plot.disableAutoRange()
        plot.showGrid(x=False, y=True, alpha=GRID_ALPHA)
        self._low, self._high = pg.PlotCurveItem(), pg.PlotCurveItem()
        self._band = pg.FillBetweenItem(self._low, self._high)
        self._line = pg.PlotDataItem(antialias=True)
        plot.addItem(self._band)
        plot.addItem(self._line)
        self._plot, self._axes = plot, axes
        self.view = cast(QWidget, plot)

    def set_band(self, band: Band) -> None:
        places, heights, lows, highs = map(list, band)
        self._low.setData(places, lows)
        self._high.setData(places, highs)
        # a line through a single place would not be seen
        self._line.setData(places, heights, symbol="o" if len(places) == 1 else None)
        self._plot.setXRange(0, max(1, *places), padding=0)
        self._plot.setYRange(0, max(1, *heights, *highs) * HEADROOM, padding=0)

    def name_axes(self, across: str, up: str) -> None:
        self._axes["bottom"].setLabel(escape(across))
        self._axes["left"].setLabel(escape(up))

    def set_colours(self, palette: QPalette, ratio: float) -> None:
        text, line = palette.windowText().color(), palette.highlight().color()
        self._plot.setBackground(palette.window().color())
        for axis in self._axes.values():
            axis.setPen(pg.mkPen(_faded(text, AXIS_ALPHA)))
            axis.setTextPen(pg.mkPen(text))
        # its pens count in device pixels
        self._line.setPen(pg.mkPen(line, width=LINE_WIDTH * ratio))
        self._line.setSymbolBrush(line)
        self._line.setSymbolPen(None)
        self._band.setBrush(_faded(line, BAND_ALPHA))

    def set_font(self, font: QFont) -> None:
        for axis in self._axes.values():
            axis.setTickFont(font)
            axis.label.setFont(font)


class _WholeNumbers(pg.AxisItem):  # type: ignore[misc]  # it is Any
    """An axis with ticks at whole numbers only, written as the language writes them."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.enableAutoSIPrefix(False)
        self.setStyle(maxTickLevel=0, hideOverlappingLabels=False)

    def boundingRect(self) -> QRectF:
        # beside a grid, numbers at the ends of the axis would be left out
        return cast(QRectF, super().boundingRect()).adjusted(-OVERHANG, -OVERHANG, OVERHANG, OVERHANG)

    def tickSpacing(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, float]]:  # noqa: N802, N803
        return [(max(1, spacing), offset) for spacing, offset in super().tickSpacing(minVal, maxVal, size)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        return [QLocale().toString(round(value)) for value in values]


class _Swatch(QWidget):
    """Shows in a plot's key what the line or the band looks like."""

    def __init__(self, is_band: bool) -> None:
        super().__init__()
        self._is_band = is_band
        self.setFixedSize(SWATCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self.palette().highlight().color()
        area = QRectF(self.rect())
        if self._is_band:
            colour = _faded(colour, BAND_ALPHA)
        else:
            area = QRectF(0, (area.height() - LINE_WIDTH) / 2, area.width(), LINE_WIDTH)
        painter = QPainter(self)
        painter.fillRect(area, colour)
        painter.end()


def _faded(colour: QColor, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded
