"""The chart of pairs a minute through one game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.engine.mode import mode_of
from mahjong_qt.windows.game_info import clock_text
from mahjong_qt.windows.statistics.board_words import board_name
from mahjong_qt.windows.statistics.chart import Chart, Numbers
from mahjong_qt.windows.statistics.moments import local_moment
from mahjong_qt.windows.statistics.pace import Piece, pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.plots import BarPlot, PlotTexts
    from mahjong_qt.records import Filter, GameRow, Records

LOOKED_AT = 100
"""The last games, among which those whose moves are kept are looked for."""

OFFERED = 20


class GamePace(Chart):
    """How fast pairs were found in one of the last games, at first in the last one."""

    def __init__(self, records: Records, name_of: Callable[[str], str]) -> None:
        """Know nothing yet."""
        super().__init__(records, name_of)
        self._games: Sequence[GameRow] = ()
        self._pieces: Sequence[Piece] = ()
        self._plot: BarPlot | None = None

    def title(self) -> str:
        return QCoreApplication.translate("Charts", "Pairs a minute")

    def read(self, wanted: Filter) -> None:
        games = self.records.games(wanted, 0, LOOKED_AT)
        self._games = [game for game in games if game.has_replay and mode_of(game.result.mode).keeps_times][:OFFERED]
        self.choose(0)

    def forget(self) -> None:
        self._games, self._pieces = (), ()

    def choices(self) -> Sequence[str]:
        return [self._name(game) for game in self._games]

    def choose(self, place: int) -> None:
        from mahjong_qt.engine.save_error import SaveError
        from mahjong_qt.records.replay_log import unpack_replay

        self._pieces = ()
        if place < len(self._games):
            game = self._games[place]
            try:
                saved = unpack_replay(self.records.replay(game.id))
            except SaveError:
                # of a newer version of the program; there is nothing to draw then
                return
            self._pieces = pieces(saved.events, game.result.seconds)

    def numbers(self) -> Numbers:
        titles = (
            QCoreApplication.translate("Charts", "From"),
            QCoreApplication.translate("Charts", "Pairs taken"),
            QCoreApplication.translate("Charts", "Pairs a minute"),
        )
        rows = [
            (clock_text(piece.begin), QLocale().toString(piece.pairs), QLocale().toString(piece.per_minute, "f", 1))
            for piece in self._pieces
        ]
        return Numbers(titles, rows)

    def plot(self) -> BarPlot:
        from mahjong_qt.plots import BarPlot, Bars

        if self._plot is None:
            self._plot = BarPlot(self._texts())
        self._plot.set_texts(self._texts())
        names = [clock_text(piece.begin) for piece in self._pieces]
        self._plot.show_bars(Bars(names, [piece.per_minute for piece in self._pieces]), self._description())
        return self._plot

    def _name(self, game: GameRow) -> str:
        words = QCoreApplication.translate("Charts", "%1, %2")
        name = board_name(game.result, self.name_of)
        return words.replace("%1", local_moment(game.result.finished_at)).replace("%2", name)

    def _texts(self) -> PlotTexts:
        from mahjong_qt.plots import PlotTexts

        return PlotTexts(
            name=self.title(),
            across=QCoreApplication.translate("Charts", "Time in the game"),
            up=QCoreApplication.translate("Charts", "Pairs a minute"),
            line="",
            band="",
            empty=QCoreApplication.translate("Charts", "There is no game yet whose moves were kept."),
        )

    def _description(self) -> str:
        if not self._pieces:
            return ""
        words = QCoreApplication.translate("Charts", "Pairs a minute: %1 at the beginning, %2 halfway, %3 at the end.")
        chosen = self._pieces[0], self._pieces[len(self._pieces) // 2], self._pieces[-1]
        for place, piece in zip(("%1", "%2", "%3"), chosen, strict=True):
            words = words.replace(place, QLocale().toString(piece.per_minute, "f", 1))
        return words
