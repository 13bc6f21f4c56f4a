"""The chart of how the times are spread on each layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.windows.game_info import clock_text
from mahjong_qt.windows.statistics.board_words import layout_title
from mahjong_qt.windows.statistics.chart import Chart, Numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.plots import PlotTexts, SpreadPlot
    from mahjong_qt.records import Filter, LayoutTimes, Records

LETTERS = 20
"""Letters of a name beside the chart; the table has all of them."""


class LayoutSpread(Chart):
    """The times on the layouts with most games won."""

    def __init__(self, records: Records, name_of: Callable[[str], str]) -> None:
        """Know nothing yet."""
        super().__init__(records, name_of)
        self._layouts: Sequence[LayoutTimes] = ()
        self._plot: SpreadPlot | None = None

    def title(self) -> str:
        return QCoreApplication.translate("Charts", "Times by layout")

    def read(self, wanted: Filter) -> None:
        # the chart is there to set layouts side by side
        self._layouts = self.records.times_by_layout(wanted._replace(layout_id=None))

    def forget(self) -> None:
        self._layouts = ()

    def numbers(self) -> Numbers:
        titles = (
            QCoreApplication.translate("Charts", "Layout"),
            QCoreApplication.translate("Charts", "Games won"),
            QCoreApplication.translate("Charts", "Fastest"),
            QCoreApplication.translate("Charts", "A quarter within"),
            QCoreApplication.translate("Charts", "Half within"),
            QCoreApplication.translate("Charts", "Three quarters within"),
            QCoreApplication.translate("Charts", "Slowest"),
        )
        rows = [
            (layout_title(layout_id, self.name_of), QLocale().toString(won), *map(clock_text, times))
            for layout_id, won, *times in self._layouts
        ]
        return Numbers(titles, rows)

    def plot(self) -> SpreadPlot:
        from mahjong_qt.plots import Spread, SpreadPlot

        if self._plot is None:
            self._plot = SpreadPlot(self._texts(), clock_text)
        self._plot.set_texts(self._texts())
        spreads = [Spread(self._short_name(layout_id), *times) for layout_id, _, *times in self._layouts]
        self._plot.show_spreads(spreads, self._description())
        return self._plot

    def _short_name(self, layout_id: str) -> str:
        name = layout_title(layout_id, self.name_of)
        return name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"

    def _texts(self) -> PlotTexts:
        from mahjong_qt.plots import PlotTexts

        return PlotTexts(
            name=self.title(),
            across=QCoreApplication.translate("Charts", "Time"),
            up="",
            line=QCoreApplication.translate("Charts", "Median"),
            band=QCoreApplication.translate("Charts", "Middle half"),
            empty=QCoreApplication.translate("Charts", "There will be a row here for each layout with a game won."),
            reach=QCoreApplication.translate("Charts", "Fastest to slowest"),
        )

    def _description(self) -> str:
        if not self._layouts:
            return ""
        words = QCoreApplication.translate("Charts", "Most games were won on %1: %2, half of them within %3.")
        most = self._layouts[0]
        words = words.replace("%2", str(most.won)).replace("%3", clock_text(most.median))
        return words.replace("%1", layout_title(most.layout_id, self.name_of))
