"""The layouts as a grid of pictures that fills its width, for thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from mahjong_qt.windows.chooser.grid import LayoutGrid, Step
from mahjong_qt.windows.chooser.keys import is_typing
from mahjong_qt.windows.chooser.layout_delegate import LayoutDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.layout_model import LayoutModel
    from mahjong_qt.windows.chooser.pictures import LayoutPictures

CELL_CHARACTERS = 38
"""Width of a cell, in average characters of the font, before the cells share what the columns leave over."""

NARROWEST = 0.72
"""Least part of that width, for the sake of as many columns as these."""

FEW = 3

PICTURE_PROPORTION = 0.72
"""Height of a picture by its width."""

LEAST_HEIGHT = 7
"""Least height of a cell in lines of text, when the window is low."""

COLUMNS, ROWS = 4, 3
"""How many cells the window shows when it opens, where the screen has room for them."""

_Move = QAbstractItemView.CursorAction
_STEPS = {
    _Move.MoveLeft: Step.BACK,
    _Move.MoveRight: Step.ON,
    _Move.MovePrevious: Step.BACK,
    _Move.MoveNext: Step.ON,
    _Move.MoveUp: Step.UP,
    _Move.MoveDown: Step.DOWN,
    _Move.MovePageUp: Step.PAGE_UP,
    _Move.MovePageDown: Step.PAGE_DOWN,
    _Move.MoveHome: Step.FIRST,
    _Move.MoveEnd: Step.LAST,
}
_MIRRORED = {Step.BACK: Step.ON, Step.ON: Step.BACK}


class LayoutView(QListView):
    """The cells in as many columns as the width has room for, sharing it evenly."""

    mark_clicked = Signal(QModelIndex)
    """The mark of a favourite was clicked."""

    menu_wanted = Signal(QPoint)
    """A menu for the selected cell is wanted at a place on the screen."""

    def __init__(self, model: LayoutModel, pictures: LayoutPictures, parent: QWidget | None = None) -> None:
        """Show what the model has."""
        super().__init__(parent)
        self._layouts, self.pictures = model, pictures
        self._columns = 1
        self._pressed_mark: QModelIndex | None = None
        # unlike icon mode this keeps no place for each of thousands of cells
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._delegate = LayoutDelegate(self, pictures)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        pictures.drawn.connect(self._show_picture)
        self._arrange()

    def show_anew(self, entries: Sequence[LayoutEntry], layout_id: str) -> None:
        """Show other layouts, with one of them selected: the one with this id or else the first."""
        self._layouts.show(entries)
        self.select(self._layouts.row_of(layout_id) or 0)

    def fill_in(self, entries: Sequence[LayoutEntry], layout_id: str) -> None:
        """Show layouts that have become more or fewer, and keep what is selected and where it is seen.

        Where the selected one is gone, the one that took its place is selected.
        """
        old_row = max(0, self.currentIndex().row())
        bar, top_row = self.verticalScrollBar(), self._in_view().start
        top_id = self._layouts.entries[top_row].id if self._layouts.entries else ""
        past = bar.value() - self._grid().top_of(top_row)
        self._layouts.show(entries)
        row = self._layouts.row_of(layout_id)
        if not self.currentIndex().isValid():
            self._set_current(min(old_row, len(entries) - 1) if row is None else row)
            new_top = self._layouts.row_of(top_id)
            self.doItemsLayout()
            bar.setValue(self._grid().top_of(top_row if new_top is None else new_top) + past)

    def select(self, row: int) -> None:
        """Select a cell and bring it into view."""
        self._set_current(row)
        self.doItemsLayout()
        self.scrollTo(self._layouts.index(row))

    def sizeHint(self) -> QSize:
        height = self._height_for(self._cell_width())
        return QSize(self.width_of(COLUMNS), ROWS * height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        width = round(NARROWEST * self._cell_width())
        return QSize(width + self._frame(), self._lowest() + 2 * self.frameWidth())

    def width_of(self, columns: int) -> int:
        """Return the width that this many columns of the usual width need."""
        return columns * self._cell_width() + self._frame()

    def resizeEvent(self, event: QResizeEvent) -> None:
        seen = QRect(QPoint(), event.oldSize())
        is_current_seen = seen.isEmpty() or seen.intersects(self.visualRect(self.currentIndex()))
        top_row = self._in_view().start
        self._arrange()
        super().resizeEvent(event)
        if is_current_seen:
            self.scrollTo(self.currentIndex())
        else:
            self.verticalScrollBar().setValue(self._grid().top_of(top_row))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

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
        super().mouseMoveEvent(event)
        is_mark = self._mark_at(event.position().toPoint()) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_mark else Qt.CursorShape.ArrowCursor)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            self._open_menu(self.currentIndex())
        elif (index := self.indexAt(event.pos())).isValid():
            self.setCurrentIndex(index)
            self.menu_wanted.emit(event.globalPos())

    def moveCursor(self, action: _Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:  # noqa: N802
        step = _STEPS[action]
        if self.isRightToLeft():
            step = _MIRRORED.get(step, step)
        return self._layouts.index(self._grid().after(max(0, self.currentIndex().row()), step))

    def _open_menu(self, index: QModelIndex) -> None:
        if index.isValid():
            self.scrollTo(index)
            self.menu_wanted.emit(self.viewport().mapToGlobal(self.visualRect(index).center()))

    def _set_current(self, row: int) -> None:
        self.selectionModel().setCurrentIndex(
            self._layouts.index(row), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def _grid(self) -> LayoutGrid:
        count, height = len(self._layouts.entries), self.gridSize().height()
        return LayoutGrid(count, self._columns, height, self.viewport().height())

    def _in_view(self) -> range:
        return self._grid().in_view(self.verticalScrollBar().value())

    def _show_picture(self, entry: LayoutEntry) -> None:
        for row in self._in_view():
            if self._layouts.entries[row].packed == entry.packed:
                self.update(self._layouts.index(row))

    def _mark_at(self, point: QPoint) -> QModelIndex | None:
        index = self.indexAt(point)
        if index.isValid() and self._delegate.mark_area(self.visualRect(index)).contains(point):
            return index
        return None

    def _arrange(self) -> None:
        usual = self._cell_width()
        room = max(self.width() - self._frame(), round(NARROWEST * usual))
        self._columns = max(int(room / usual + 0.3), min(FEW, int(room / usual / NARROWEST)))
        width = room // self._columns
        # a picture that gets all the width of a narrow window would leave no room for a second one
        height = self._height_for(min(width, usual * 5 // 4))
        height = max(self._lowest(), min(height, self.height() - 2 * self.frameWidth()))
        cell = QSize(width, height)
        if cell != self.gridSize():
            self.setGridSize(cell)
            self.verticalScrollBar().setSingleStep(height // 4)

    def _frame(self) -> int:
        # room for the scroll bar is always kept, so that the cells do not jump when it comes and goes
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return 2 * self.frameWidth() + bar + 2

    def _cell_width(self) -> int:
        return CELL_CHARACTERS * self.fontMetrics().averageCharWidth()

    def _height_for(self, width: int) -> int:
        line = self.fontMetrics().height()
        return round((width - 1.5 * line) * PICTURE_PROPORTION) + self._delegate.height_of_words()

    def _lowest(self) -> int:
        return LEAST_HEIGHT * self.fontMetrics().height()
