"""The layouts as a grid of pictures, for thousands of them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from mahjong_qt.windows.chooser.cell_view import CellView
from mahjong_qt.windows.chooser.keys import is_typing
from mahjong_qt.windows.chooser.layout_delegate import LayoutDelegate

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.layout_model import Index, LayoutModel
    from mahjong_qt.windows.chooser.pictures import LayoutPictures


class LayoutView(CellView):
    """The layouts in their cells; several can be selected, and one of these is the current one."""

    mark_clicked = Signal(QModelIndex)
    """The mark of a favourite was clicked."""

    menu_wanted = Signal(QPoint)
    """A menu for the selected cells is wanted at a place on the screen."""

    selection_changed = Signal()
    """Other cells are selected; also told when they may be the same."""

    def __init__(self, model: LayoutModel, pictures: LayoutPictures, parent: QWidget | None = None) -> None:
        """Show what the model has."""
        super().__init__(parent)
        self.setObjectName("layouts")
        self._layouts, self.pictures = model, pictures
        self._pressed_mark: QModelIndex | None = None
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionRectVisible(True)
        self.setMouseTracking(True)
        self._delegate = LayoutDelegate(self, pictures)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        pictures.drawn.connect(self._show_picture)
        self._arrange()

    @property
    def selected_rows(self) -> list[int]:
        """The rows that are selected, in order."""
        return sorted(index.row() for index in self.selectedIndexes())

    def height_of_words(self) -> int:
        return self._delegate.height_of_words()

    def show_anew(self, entries: Sequence[LayoutEntry], layout_id: str) -> None:
        """Show other layouts, with one of them selected: the one with this id or else the first."""
        self._layouts.show(entries)
        self.select(self._layouts.row_of(layout_id) or 0)

    def fill_in(self, entries: Sequence[LayoutEntry], layout_id: str) -> None:
        """Show layouts that have become more or fewer, and keep what is selected and where it is seen.

        Where the current one is gone, the one that took its place is selected.
        """
        chosen = {self._layouts.entries[row].id for row in self.selected_rows}
        old_row = max(0, self.currentIndex().row())
        bar, top_row = self.verticalScrollBar(), self._in_view().start
        top_id = self._layouts.entries[top_row].id if self._layouts.entries else ""
        past = bar.value() - self._grid().top_of(top_row)
        self._layouts.show(entries)
        row = self._layouts.row_of(layout_id)
        if not self.currentIndex().isValid():
            self.set_current(min(old_row, len(entries) - 1) if row is None else row)
            if row is not None and layout_id in chosen:
                self.add_to_selection(row for row, entry in enumerate(entries) if entry.id in chosen)
            new_top = self._layouts.row_of(top_id)
            self.doItemsLayout()
            bar.setValue(self._grid().top_of(top_row if new_top is None else new_top) + past)

    def select(self, row: int) -> None:
        """Select a cell and bring it into view."""
        self.set_current(row)
        self.doItemsLayout()
        self.scrollTo(self._layouts.index(row))

    def set_current(self, row: int) -> None:
        """Select a cell and no other."""
        self.selectionModel().setCurrentIndex(
            self._layouts.index(row), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def add_to_selection(self, rows: Iterable[int]) -> None:
        """Select these cells as well."""
        selection = QItemSelection()
        # one range for rows that follow one another: Qt looks at every range for every cell
        for _, run in groupby(enumerate(sorted(rows)), key=lambda one: one[1] - one[0]):
            together = [row for _, row in run]
            selection.select(self._layouts.index(together[0]), self._layouts.index(together[-1]))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.Select)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802
        super().selectionChanged(selected, deselected)
        model, current = self.selectionModel(), self.currentIndex()
        # what is played is always something that is seen to be selected
        if current.isValid() and not model.isSelected(current):
            rows = self.selected_rows
            if rows:
                nearest = min(rows, key=lambda row: abs(row - current.row()))
                model.setCurrentIndex(self._layouts.index(nearest), QItemSelectionModel.SelectionFlag.NoUpdate)
            else:
                model.select(current, QItemSelectionModel.SelectionFlag.Select)
        self.selection_changed.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        super().currentChanged(current, previous)
        # the ring is that of the current one, whether it is selected or not
        self.update(previous)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # what is in view changes with every scroll, resize and change of the model, and all of them end here
        seen, entries = self._in_view(), self._layouts.entries
        page = len(seen)
        after = entries[seen.stop : seen.stop + page]
        before = entries[max(0, seen.start - page) : seen.start]
        kind = self._delegate.picture_kind(self.gridSize())
        self.pictures.want(entries[seen.start : seen.stop], (*after, *reversed(before)), kind)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event):
            event.ignore()
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._open_menu(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_mark = self._mark_at(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or self._pressed_mark is None:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed_mark = self._mark_at(event.position().toPoint())
        if self._pressed_mark is None:
            super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_mark = self._pressed_mark, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            super().mouseReleaseEvent(event)
        elif pressed == self._mark_at(event.position().toPoint()):
            self.mark_clicked.emit(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_mark is None:
            super().mouseMoveEvent(event)
        is_mark = self._mark_at(event.position().toPoint()) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_mark else Qt.CursorShape.ArrowCursor)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            self._open_menu(self.currentIndex())
        elif (index := self.indexAt(event.pos())).isValid():
            if self.selectionModel().isSelected(index):
                self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
            else:
                self.set_current(index.row())
            self.menu_wanted.emit(event.globalPos())

    def _open_menu(self, index: QModelIndex) -> None:
        if index.isValid():
            self.scrollTo(index)
            self.menu_wanted.emit(self.viewport().mapToGlobal(self.visualRect(index).center()))

    def _show_picture(self, entry: LayoutEntry) -> None:
        for row in self._in_view():
            if self._layouts.entries[row].packed == entry.packed:
                self.update(self._layouts.index(row))

    def _mark_at(self, point: QPoint) -> QModelIndex | None:
        index = self.indexAt(point)
        if index.isValid() and self._delegate.mark_area(self.visualRect(index)).contains(point):
            return index
        return None
