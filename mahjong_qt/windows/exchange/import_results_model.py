"""The rows of what was not imported, and the order in which people look for them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

_Index = QModelIndex | QPersistentModelIndex


class ResultRow(NamedTuple):
    """A file, the place in it, and why the layout there did not come in."""

    file: str
    place: str
    reason: str


class ResultModel(QAbstractTableModel):
    """Rows of three columns, as they were handed in or sorted by one of them."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.rows: list[ResultRow] = []
        """The rows in the order in which they are shown."""
        self.titles = ("", "", "")
        self._unsorted: list[ResultRow] = []
        self._order = (-1, Qt.SortOrder.AscendingOrder)

    def fill(self, rows: Sequence[ResultRow], titles: tuple[str, str, str]) -> None:
        """Show these rows under these titles, sorted as those before."""
        self.titles = titles
        self._unsorted = list(rows)
        self.sort(*self._order)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; without one the rows stand as they were handed in."""
        self.beginResetModel()
        self._order = column, order
        self.rows = list(self._unsorted)
        if column >= 0:
            is_descending = order == Qt.SortOrder.DescendingOrder
            self.rows.sort(key=lambda row: natural_key(row[column]), reverse=is_descending)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.titles)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return self.rows[index.row()][index.column()] if role == Qt.ItemDataRole.DisplayRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        is_title = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self.titles[section] if is_title else None


def natural_key(text: str) -> list[tuple[int, str]]:
    """Return what to sort a text by: numbers in it by their value, letters whatever their case.

    >>> sorted(["b", "File 10", "file 9", "A"], key=natural_key)
    ['A', 'b', 'file 9', 'File 10']
    """
    parts = re.split("([0-9]+)", text.casefold())
    # of two numbers the one with more digits is the larger
    return [(len(part.lstrip("0")) if index % 2 else 0, part) for index, part in enumerate(parts)]
