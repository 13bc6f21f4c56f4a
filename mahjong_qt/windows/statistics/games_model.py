"""All games as rows of a table, the newest first."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QPersistentModelIndex, Qt

from mahjong_qt.engine.mode import DAILY, mode_of
from mahjong_qt.records import Filter, GameOutcome
from mahjong_qt.windows.game_info import clock_text
from mahjong_qt.windows.statistics.board_words import board_name
from mahjong_qt.windows.statistics.moments import local_moment, short_day
from mahjong_qt.wording.occasion_words import mode_name
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from mahjong_qt.records import GameResult, GameRow, Records

Index = QModelIndex | QPersistentModelIndex

PAGE = 100
"""Games that are read at a time."""

NONE = "–"
"""Stands for what there is not."""


class Column(enum.IntEnum):
    """What the columns show."""

    ENDED = 0
    MODE = 1
    LAYOUT = 2
    OUTCOME = 3
    TIME = 4
    POINTS = 5
    STARS = 6


class GamesModel(QAbstractTableModel):
    """Reads a page of games when there is a need for it."""

    def __init__(self, records: Records, name_of: Callable[[str], str], parent: QObject | None = None) -> None:
        """Begin empty; ``name_of`` returns the name of a layout by its id."""
        super().__init__(parent)
        self._records, self._name_of = records, name_of
        self._wanted = Filter()
        self._has_more = False
        self.games: list[GameRow] = []
        """Those that were read."""

    def show_games(self, wanted: Filter) -> None:
        """Read the first page.

        :raises OSError: when the records cannot be read.
        """
        games = self._records.games(wanted, 0, PAGE)
        self.beginResetModel()
        self._wanted, self.games = wanted, games
        self._has_more = len(games) == PAGE
        self.endResetModel()

    def show_nothing(self) -> None:
        """Show no games."""
        self.beginResetModel()
        self.games, self._has_more = [], False
        self.endResetModel()

    def retranslate(self) -> None:
        """Have everything read again in the language now in force."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.games:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.games) - 1, len(Column) - 1))

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._has_more

    def fetchMore(self, parent: Index) -> None:
        try:
            page = self._records.games(self._wanted, len(self.games), PAGE)
        except OSError:
            # another program has the file at this moment; the next scrolling asks again
            return
        self._has_more = len(page) == PAGE
        # a game that ended meanwhile, in another window, moves the pages on
        known = {game.id for game in self.games}
        page = [game for game in page if game.id not in known]
        if page:
            self.beginInsertRows(QModelIndex(), len(self.games), len(self.games) + len(page) - 1)
            self.games += page
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self.games[index.row()].result, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            # a narrow window cuts words off
            return as_tool_tip([self._text(self.games[index.row()].result, index.column())])
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Ended"),
            self.tr("Mode"),
            self.tr("Layout"),
            self.tr("Result"),
            self.tr("Time"),
            self.tr("Points"),
            self.tr("Stars"),
        )[section]

    def _text(self, game: GameResult, column: int) -> str:
        mode = mode_of(game.mode)
        match column:
            case Column.ENDED:
                return local_moment(game.finished_at)
            case Column.MODE:
                return self._mode_text(game)
            case Column.LAYOUT:
                return board_name(game, self._name_of)
            case Column.OUTCOME:
                return self._outcome_text(game)
            case Column.TIME:
                return clock_text(game.seconds) if mode.keeps_times else NONE
            case Column.POINTS:
                return QLocale().toString(game.points) if mode.has_points and mode.shows_points else NONE
            case _:
                return str(game.stars) if mode.has_points and mode.shows_points else NONE

    def _mode_text(self, game: GameResult) -> str:
        """Return the mode, with the day; the level is what the board is called."""
        day = short_day(game.day)
        if game.mode != DAILY or not day:
            return mode_name(game.mode)
        words = self.tr("Daily, %1, late") if game.is_late else self.tr("Daily, %1")
        return words.replace("%1", day)

    def _outcome_text(self, game: GameResult) -> str:
        texts = {
            GameOutcome.CLEARED: self.tr("Won"),
            GameOutcome.GIVEN_UP: self.tr("Given up"),
            GameOutcome.REPLACED: self.tr("Left"),
            GameOutcome.TIMED_OUT: self.tr("Time up"),
        }
        text = texts[game.outcome]
        return self.tr("%1, again").replace("%1", text) if game.is_repeated else text
