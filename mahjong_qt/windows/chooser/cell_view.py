"""Cells of one size in a list, in as many columns as its width has room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from mahjong_qt.windows.chooser.grid import LayoutGrid, Step

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


class CellView(QListView):
    """The cells share the width evenly; arrows lead from one to the next as they are seen.

    The model has to be set before anything else is done with it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._columns = 1
        # unlike icon mode this keeps no place for each of thousands of cells
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def height_of_words(self) -> int:
        """Return how much of a cell's height is not for its picture."""
        raise NotImplementedError

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

    def moveCursor(self, action: _Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:  # noqa: N802
        step = _STEPS[action]
        if self.isRightToLeft():
            step = _MIRRORED.get(step, step)
        return self.model().index(self._grid().after(max(0, self.currentIndex().row()), step), 0)

    def _grid(self) -> LayoutGrid:
        count, height = self.model().rowCount(), self.gridSize().height()
        return LayoutGrid(count, self._columns, height, self.viewport().height())

    def _in_view(self) -> range:
        return self._grid().in_view(self.verticalScrollBar().value())

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
        return round((width - 1.5 * line) * PICTURE_PROPORTION) + self.height_of_words()

    def _lowest(self) -> int:
        return LEAST_HEIGHT * self.fontMetrics().height()
