"""What all plots have around them: a key, words while there is nothing to show, and a frame while in focus."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from mahjong_qt.plots.graph import AXIS_ALPHA, BAND_ALPHA, DOT_ALPHA, LINE_WIDTH, TREND_WIDTH, faded, trend_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from mahjong_qt.plots.graph import Graph

RESTYLING = QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange, QEvent.Type.Polish
"""What may change colours, font or pixels."""

SWATCH = QSize(22, 12)
SMALLEST = QSize(220, 150)


class PlotTexts(NamedTuple):
    """The words of a plot, translated: its name, what the axes count, what line and band are, what is said while empty.

    The name is for those who cannot see it. ``reach`` is what a line from end to end is, in plots that have one. Where
    ``line``, ``band`` or ``reach`` is empty, the key leaves it out.
    """

    name: str
    across: str
    up: str
    line: str
    band: str
    empty: str
    reach: str = ""


class Sign(enum.Enum):
    """What stands in the key before a word."""

    LINE = enum.auto()
    BAND = enum.auto()
    BOX = enum.auto()
    DOT = enum.auto()
    TREND = enum.auto()
    REACH = enum.auto()


class PlotPanel(QWidget):
    """Shows a graph, in the colours and the font of this widget."""

    def __init__(self, texts: PlotTexts, graph: Graph, signs: Sequence[Sign], parent: QWidget | None = None) -> None:
        """Show nothing yet; ``signs`` stand in the key for what the graph calls its line, its band and its reach."""
        super().__init__(parent)
        self.graph = graph
        self._empty = QLabel()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._key = [(_Swatch(sign), QLabel()) for sign in signs]
        for words in (self._key[-1][1], self._empty):
            words.setWordWrap(True)
        key = QHBoxLayout()
        for swatch, words in self._key:
            key.addWidget(swatch)
            key.addWidget(words)
        # the rest of the row is for the longer words
        key.setStretchFactor(self._key[-1][1], 1)
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(QMargins())
        column.addLayout(key)
        column.addWidget(graph.view, 1)
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
        self._empty.setText(texts.empty)
        for (swatch, label), words in zip(self._key, (texts.line, texts.band, texts.reach), strict=False):
            label.setText(words)
            swatch.setVisible(bool(words))
        self.graph.name_axes(texts.across, texts.up)

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

    def _show_page(self, is_filled: bool, description: str) -> None:
        """Show the graph, or that there is nothing; ``description`` says the same in words."""
        self.setAccessibleDescription(description)
        self._pages.setCurrentIndex(1 if is_filled else 0)

    def _take_style(self) -> None:
        self.graph.set_colours(self.palette(), self.devicePixelRatioF())
        self.graph.set_font(self.font())


class _Swatch(QWidget):
    """Shows in a plot's key what something looks like."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign = sign
        self.setFixedSize(SWATCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self.palette().highlight().color()
        area = QRectF(self.rect())
        painter = QPainter(self)
        match self._sign:
            case Sign.LINE:
                painter.fillRect(QRectF(0, (area.height() - LINE_WIDTH) / 2, area.width(), LINE_WIDTH), colour)
            case Sign.BAND:
                painter.fillRect(area, faded(colour, BAND_ALPHA))
            case Sign.BOX:
                painter.fillRect(area, colour)
            case Sign.DOT:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(colour, DOT_ALPHA))
                painter.drawEllipse(area.center(), 4, 4)
            case Sign.TREND:
                line = QRectF(0, (area.height() - TREND_WIDTH) / 2, area.width(), TREND_WIDTH)
                painter.fillRect(line, trend_colour(self.palette()))
            case Sign.REACH:
                line = QRectF(0, (area.height() - 1) / 2, area.width(), 1)
                painter.fillRect(line, faded(self.palette().windowText().color(), AXIS_ALPHA))
        painter.end()
