"""The chart of games won week by week."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.windows.statistics.chart import Chart, Numbers
from mahjong_qt.windows.statistics.moments import short_day

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.plots import BarPlot, PlotTexts
    from mahjong_qt.records import Filter, Records, WeekGames

WEEKS = 52
"""Weeks that are shown at most."""

LEAST = 8
"""Weeks that are shown even if there was no game in the first of them."""


class WeekWins(Chart):
    """The games played and won in each of the last weeks."""

    def __init__(self, records: Records, name_of: Callable[[str], str], today: Callable[[], date] = date.today) -> None:
        """Know nothing yet; ``today`` returns the date where the player is."""
        super().__init__(records, name_of)
        self._today = today
        self._weeks: Sequence[WeekGames] = ()
        self._plot: BarPlot | None = None

    def title(self) -> str:
        return QCoreApplication.translate("Charts", "Wins per week")

    def read(self, wanted: Filter) -> None:
        weeks = self.records.weeks(wanted, self._today(), WEEKS)
        first = next((place for place, week in enumerate(weeks) if week.played), None)
        self._weeks = () if first is None else weeks[min(first, len(weeks) - LEAST) :]

    def forget(self) -> None:
        self._weeks = ()

    def numbers(self) -> Numbers:
        titles = (
            QCoreApplication.translate("Charts", "Week from"),
            QCoreApplication.translate("Charts", "Games won"),
            QCoreApplication.translate("Charts", "Games played"),
        )
        rows = [
            (short_day(week.monday), QLocale().toString(week.won), QLocale().toString(week.played))
            for week in self._weeks
        ]
        return Numbers(titles, rows)

    def plot(self) -> BarPlot:
        from mahjong_qt.plots import BarPlot, Bars

        if self._plot is None:
            self._plot = BarPlot(self._texts())
        self._plot.set_texts(self._texts())
        bars = Bars(
            [short_day(week.monday) for week in self._weeks],
            [week.won for week in self._weeks],
            [week.played for week in self._weeks],
        )
        self._plot.show_bars(bars, self._description())
        return self._plot

    def _texts(self) -> PlotTexts:
        from mahjong_qt.plots import PlotTexts

        return PlotTexts(
            name=self.title(),
            across=QCoreApplication.translate("Charts", "Week from"),
            up=QCoreApplication.translate("Charts", "Games"),
            line=QCoreApplication.translate("Charts", "Won"),
            band=QCoreApplication.translate("Charts", "Played"),
            empty=QCoreApplication.translate("Charts", "There will be a bar here for each week with games."),
        )

    def _description(self) -> str:
        if not self._weeks:
            return ""
        words = QCoreApplication.translate("Charts", "This week: %1 of %2 games won. All weeks shown: %3 of %4.")
        last = self._weeks[-1]
        figures = (
            last.won,
            last.played,
            sum(week.won for week in self._weeks),
            sum(week.played for week in self._weeks),
        )
        for place, figure in zip(("%1", "%2", "%3", "%4"), figures, strict=True):
            words = words.replace(place, str(figure))
        return words
