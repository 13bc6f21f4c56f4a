"""How many pairs are open along a game, as a plot that is made when there is first something to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from mahjong_qt.engine.play.layout_study import LayoutStudy
    from mahjong_qt.plots import Band, BandPlot, PlotTexts

LOW, HIGH = 0.1, 0.9
"""The shares of games that have fewer pairs open than the band shows, and no more than it shows."""

LINES = 15
"""Height of the plot, in lines of text."""


class OpenPairsPlot(QWidget):
    """Takes no room before there is anything to show, for what draws it takes long to load."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._plot: BandPlot | None = None
        self._study: LayoutStudy | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setFixedHeight(LINES * self.fontMetrics().lineSpacing())
        self.hide()

    def show_study(self, study: LayoutStudy | None) -> None:
        """Show what is known of a layout; None stands for nothing."""
        if study is self._study:
            return
        self._study = study
        is_known = study is not None and bool(study.games)
        if is_known:
            self._draw()
        self.setVisible(is_known)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._plot is not None:
            self._plot.set_texts(self._texts())
            self._draw()

    def _draw(self) -> None:
        if self._study is None:
            return
        from mahjong_qt.plots import BandPlot

        if self._plot is None:
            self._plot = BandPlot(self._texts())
            self._column.addWidget(self._plot)
        band = band_of(self._study)
        self._plot.show_band(band, self._description(band))

    def _texts(self) -> PlotTexts:
        from mahjong_qt.plots import PlotTexts

        return PlotTexts(
            name=self.tr("Pairs open along a game"),
            across=self.tr("Pairs taken"),
            up=self.tr("Pairs open"),
            line=self.tr("Typical"),
            band=self.tr("8 of 10 games"),
            empty=self.tr("Nothing is known yet."),
        )

    def _description(self, band: Band) -> str:
        """Return the plot in words, for those who cannot see it."""
        moves = len(band.heights)
        text = self.tr(
            "Pairs open in a typical game: %1 at the start, %2 halfway, %3 after three quarters of the moves."
        )
        for place, at in (("%1", 0), ("%2", moves // 2), ("%3", 3 * moves // 4)):
            text = text.replace(place, str(band.heights[at]))
        return text


def band_of(study: LayoutStudy) -> Band:
    """Return the median of pairs open before each move, and what most games have, over games that got that far."""
    from mahjong_qt.plots import Band

    moves = [(at, numbers) for at, numbers in enumerate(study.open_pairs) if numbers.counts]
    return Band(
        [at for at, _ in moves],
        [numbers.quantile(0.5) for _, numbers in moves],
        [numbers.quantile(LOW) for _, numbers in moves],
        [numbers.quantile(HIGH) for _, numbers in moves],
    )
