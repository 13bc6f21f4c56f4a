"""The best times as rows of a table."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from mahjong_qt.windows.game_info import clock_text
from mahjong_qt.windows.statistics.board_words import board_name
from mahjong_qt.windows.statistics.moments import local_day
from mahjong_qt.wording.occasion_words import mode_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject

    from mahjong_qt.records import GameResult

Index = QModelIndex | QPersistentModelIndex

MARK_ROLE = Qt.ItemDataRole.UserRole
"""The word beside a time that marks it as new, or an empty text."""


class Column(enum.IntEnum):
    """What the columns show."""

    RANK = 0
    TIME = 1
    MODE = 2
    LAYOUT = 3
    HINTS = 4
    DATE = 5
    CODE = 6


CENTRED = Column.RANK, Column.HINTS


class TimeModel(QAbstractTableModel):
    """One best time a row, the fastest first; one of them may be new."""

    def __init__(self, name_of: Callable[[str], str], parent: QObject | None = None) -> None:
        """Begin empty; ``name_of`` returns the name of a layout by its id."""
        super().__init__(parent)
        self._name_of = name_of
        self.times: Sequence[GameResult] = ()
        self.new_row: int | None = None
        """The row of the time that is new."""

    def fill(self, times: Sequence[GameResult], new_row: int | None) -> None:
        """Show these games, the one in a row as new."""
        self.beginResetModel()
        self.times, self.new_row = times, new_row
        self.endResetModel()

    def retranslate(self) -> None:
        """Have everything read again in the language now in force."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.times:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.times) - 1, len(Column) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.times)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        mark = self.tr("new") if (index.row(), index.column()) == (self.new_row, Column.TIME) else ""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                text = self._text(index.row(), index.column())
                return self.tr("%1, %2").replace("%2", mark).replace("%1", text) if mark else text
            case Qt.ItemDataRole.ToolTipRole:
                return self._help_words(self.times[index.row()])
            case Qt.ItemDataRole.TextAlignmentRole if index.column() in CENTRED:
                return Qt.AlignmentFlag.AlignCenter
            case _ if role == MARK_ROLE:
                return mark
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            return Qt.AlignmentFlag.AlignCenter if section in CENTRED else leading
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Rank"),
            self.tr("Time"),
            self.tr("Mode"),
            self.tr("Layout"),
            self.tr("Hints"),
            self.tr("Date"),
            self.tr("Game code"),
        )[section]

    def _text(self, row: int, column: int) -> str:
        time = self.times[row]
        match column:
            case Column.RANK:
                return str(row + 1)
            case Column.TIME:
                return clock_text(time.seconds)
            case Column.MODE:
                return mode_name(time.mode)
            case Column.LAYOUT:
                return board_name(time, self._name_of)
            case Column.HINTS:
                return str(time.hints)
            case Column.DATE:
                return local_day(time.finished_at)
            case _:
                return time.code

    def _help_words(self, time: GameResult) -> str:
        words = self.tr("Hints: %1, undos: %2, shuffles: %3")
        return words.replace("%1", str(time.hints)).replace("%2", str(time.undos)).replace("%3", str(time.shuffles))
