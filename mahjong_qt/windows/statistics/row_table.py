"""A table of which whole rows are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QMouseEvent, QResizeEvent

WIDEST = 16
"""Lines of text that a column is wide at most by what it shows."""

NARROWEST = 3
"""Lines of text that a column is wide at least, however narrow the window is."""


class RoomyDelegate(QStyledItemDelegate):
    """Leaves room between columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(option.fontMetrics.height(), 0)


class RowTable(QTableView):
    """Enter or a double click on a row chooses it; the keys for Copy want it copied."""

    row_chosen = Signal()
    copy_wanted = Signal()

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        """Show a model."""
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(RoomyDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        columns = self.horizontalHeader()
        self.verticalHeader().hide()
        columns.setHighlightSections(False)
        columns.setSectionsClickable(False)
        # of many rows those that are seen say how wide a column is
        columns.setResizeContentsPrecision(0)
        self._take_font()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._take_font()
            self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(16 * line, 5 * line)

    def fit_columns(self) -> None:
        """Share the width among the columns by what they show, and choose the first row."""
        self._share_width()
        if self.model().rowCount():
            self.selectRow(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from the window's own button, and copy what the row stands for rather than the cell."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.row_chosen.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.indexAt(event.position().toPoint()).isValid():
            self.row_chosen.emit()

    def _share_width(self) -> None:
        """Make columns as wide as what they show; room that is left goes to all, and what is missing is cut off."""
        self.resizeColumnsToContents()
        columns = self.horizontalHeader()
        shown = [column for column in range(columns.count()) if not columns.isSectionHidden(column)]
        if shown:
            wanted = [min(columns.sectionSize(column), self._widest) for column in shown]
            widths = shared(wanted, self.viewport().width(), NARROWEST * self.fontMetrics().height())
            for column, width in zip(shown, widths, strict=True):
                columns.resizeSection(column, width)

    def _take_font(self) -> None:
        """Make rows as high and columns as wide as the text needs."""
        line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(line * 1.6))
        self._widest = WIDEST * line


def shared(wanted: Sequence[int], room: int, least: int) -> list[int]:
    """Return the widths of columns that fill a room: more for each, or less for the widest, but never below ``least``.

    >>> shared([40, 60], 120, 10), shared([40, 100, 90], 161, 10), shared([40, 40], 20, 15)
    ([50, 70], [40, 61, 60], [15, 15])
    """
    spare = room - sum(wanted)
    if spare >= 0:
        each, rest = divmod(spare, len(wanted))
        return [width + each + (place < rest) for place, width in enumerate(wanted)]
    low, high = least, max(*wanted, least)
    while low < high:
        middle = (low + high + 1) // 2
        if sum(min(width, middle) for width in wanted) <= room:
            low = middle
        else:
            high = middle - 1
    widths = [min(width, low) for width in wanted]
    # a few more are left than can be shared evenly
    cut_off = [place for place, width in enumerate(wanted) if width > low]
    for place in cut_off[: max(0, room - sum(widths))]:
        widths[place] += 1
    return widths
