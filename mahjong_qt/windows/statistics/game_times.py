"""The chart of times, game by game, with their trend."""

from __future__ import annotations

from statistics import fmean, median
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.windows.game_info import clock_text
from mahjong_qt.windows.statistics.chart import Chart, Numbers
from mahjong_qt.windows.statistics.moments import local_day

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.plots import DotPlot, PlotTexts
    from mahjong_qt.records import Filter, Records, WonTime

SPANS = (10, 5)
"""Games of which the trend is the average, one and those before it: of many and of few games."""


class GameTimes(Chart):
    """The times of the last games won."""

    def __init__(self, records: Records, name_of: Callable[[str], str]) -> None:
        """Know nothing yet."""
        super().__init__(records, name_of)
        self._times: Sequence[WonTime] = ()
        self._span = 0
        self._trend: Sequence[float] = ()
        self._plot: DotPlot | None = None

    def title(self) -> str:
        return QCoreApplication.translate("Charts", "Time per game")

    def read(self, wanted: Filter) -> None:
        self._times = self.records.times_in_order(wanted)
        self._span = span_for(len(self._times))
        self._trend = trend([time.seconds for time in self._times], self._span)

    def forget(self) -> None:
        self._times, self._trend = (), ()

    def numbers(self) -> Numbers:
        titles = [
            QCoreApplication.translate("Charts", "Game won"),
            QCoreApplication.translate("Charts", "Date"),
            QCoreApplication.translate("Charts", "Time"),
        ]
        rows = [
            [QLocale().toString(place), local_day(time.finished_at), clock_text(time.seconds)]
            for place, time in enumerate(self._times, 1)
        ]
        if self._trend:
            titles.append(self._trend_words())
            trends = [""] * (len(rows) - len(self._trend)) + [clock_text(seconds) for seconds in self._trend]
            rows = [[*row, words] for row, words in zip(rows, trends, strict=True)]
        return Numbers(titles, rows)

    def plot(self) -> DotPlot:
        from mahjong_qt.plots import DotPlot, Dots

        if self._plot is None:
            self._plot = DotPlot(self._texts(), clock_text)
        self._plot.set_texts(self._texts())
        places = range(1, len(self._times) + 1)
        of_trend = places[len(places) - len(self._trend) :]
        dots = Dots(places, [time.seconds for time in self._times], of_trend, self._trend)
        self._plot.show_dots(dots, self._description())
        return self._plot

    def _texts(self) -> PlotTexts:
        from mahjong_qt.plots import PlotTexts

        return PlotTexts(
            name=self.title(),
            across=QCoreApplication.translate("Charts", "Games won, the last one at the right"),
            up=QCoreApplication.translate("Charts", "Time"),
            line=self._trend_words() if self._trend else "",
            band=QCoreApplication.translate("Charts", "One game"),
            empty=QCoreApplication.translate("Charts", "There will be a dot here for each game won."),
        )

    def _trend_words(self) -> str:
        return QCoreApplication.translate("Charts", "Average of the last %1 games").replace("%1", str(self._span))

    def _description(self) -> str:
        if not self._times:
            return ""
        seconds = [time.seconds for time in self._times]
        words = QCoreApplication.translate("Charts", "Games won: %1. Fastest %2, slowest %3, half of them within %4.")
        figures = map(clock_text, (min(seconds), max(seconds), median(seconds)))
        for place, text in zip(("%1", "%2", "%3", "%4"), (str(len(seconds)), *figures), strict=True):
            words = words.replace(place, text)
        return words


def span_for(games: int) -> int:
    """Return of how many games the trend is the average, so that a line comes out of it where that can be.

    >>> span_for(20), span_for(19)
    (10, 5)
    """
    many, few = SPANS
    return many if games >= 2 * many else few


def trend(seconds: Sequence[float], span: int) -> list[float]:
    """Return the average of each time and those before it, always of ``span`` ones.

    >>> trend([5, 1, 4, 2, 3, 10], 5), trend([1, 2, 3, 4], 5)
    ([3.0, 4.0], [])
    """
    return [fmean(seconds[end - span : end]) for end in range(span, len(seconds) + 1)]
