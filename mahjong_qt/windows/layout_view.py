"""The layouts as a grid of pictures with name and number of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_qt.view.thumbnail import layout_thumbnail
from mahjong_qt.windows.appearance import is_dark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile

_Index = QModelIndex | QPersistentModelIndex

ID_ROLE = Qt.ItemDataRole.UserRole
LAYOUT_ROLE = Qt.ItemDataRole.UserRole + 1
COUNT_ROLE = Qt.ItemDataRole.UserRole + 2

CELL_CHARACTERS = 34
"""Least width of a cell, in average characters of the font."""

PICTURE_PROPORTION = 0.72
"""Height of a picture by its width."""

COLUMNS, ROWS = 3, 2
"""How many cells the window shows when it opens, where the screen has room for them."""


class LayoutModel(QAbstractListModel):
    """The layouts that can be played, by number, with their names in one language."""

    def __init__(self, files: Sequence[LayoutFile], language: str, parent: QWidget | None = None) -> None:
        """Show these files."""
        super().__init__(parent)
        self._files = list(files)
        self._language = language

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._files)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        file = self._files[index.row()]
        name = file.name_in(self._language) or file.id
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{name}, {self._count(file)}"
            case _ if role == COUNT_ROLE:
                return self._count(file)
            case _ if role == ID_ROLE:
                return file.id
            case _ if role == LAYOUT_ROLE:
                return file.layout
        return None

    def row_of(self, layout_id: str) -> int:
        """Return the row of a layout, the first one when it is not there."""
        return next((row for row, file in enumerate(self._files) if file.id == layout_id), 0)

    def retranslate(self) -> None:
        """Have all texts asked for again."""
        if self._files:
            self.dataChanged.emit(self.index(0), self.index(len(self._files) - 1))

    def _count(self, file: LayoutFile) -> str:
        return self.tr("%n tile(s)", "", len(file.layout))


class LayoutDelegate(QStyledItemDelegate):
    """Draws a cell: picture, name and number of tiles; the selected one has a thick ring."""

    def __init__(self, view: QListView) -> None:
        """Draw for this view."""
        super().__init__(view)
        self._view = view
        self._pictures: dict[object, QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, line = self._view.palette(), self._view.fontMetrics().height()
        cell = option.rect.adjusted(line // 4, line // 4, -line // 4, -line // 4)
        state = option.state
        self._draw_ground(painter, cell, state, palette)
        inner = cell.adjusted(line // 2, line // 2, -line // 2, -line // 2)
        picture_area = inner.adjusted(0, 0, 0, -(line * 5 // 2))
        picture = self._picture(index.data(LAYOUT_ROLE), picture_area.size(), painter.device().devicePixelRatioF())
        painter.drawPixmap(picture_area.topLeft(), picture)
        self._draw_words(
            painter, QRect(inner.left(), picture_area.bottom(), inner.width(), line * 5 // 2), index, state
        )
        painter.restore()

    def _draw_ground(self, painter: QPainter, cell: QRect, state: QStyle.StateFlag, palette: QPalette) -> None:
        accent, radius = palette.highlight().color(), self._view.fontMetrics().height() * 0.4
        if state & QStyle.StateFlag.State_Selected:
            tint = QColor(accent)
            tint.setAlphaF(0.14)
            painter.setPen(QPen(accent, max(2.0, self._view.fontMetrics().height() / 6)))
            painter.setBrush(tint)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(palette.mid().color(), 1.0))
            painter.setBrush(palette.alternateBase())
        else:
            return
        painter.drawRoundedRect(cell, radius, radius)

    def _draw_words(self, painter: QPainter, area: QRect, index: _Index, state: QStyle.StateFlag) -> None:
        text = self._view.palette().color(QPalette.ColorRole.Text)
        half = area.height() // 2
        font = self._view.font()
        font.setBold(bool(state & QStyle.StateFlag.State_Selected))
        painter.setFont(font)
        painter.setPen(text)
        name = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, area.width())
        centred = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(QRect(area.left(), area.top(), area.width(), half), centred, name)
        painter.setFont(self._view.font())
        text.setAlphaF(0.72)
        painter.setPen(text)
        count = QRect(area.left(), area.top() + half, area.width(), half)
        painter.drawText(count, centred, str(index.data(COUNT_ROLE)))

    def _picture(self, layout: Layout, size: QSize, ratio: float) -> QPixmap:
        dark = is_dark(self._view)
        key = (layout, size.width(), size.height(), ratio, dark)
        if key not in self._pictures:
            # pictures of another size or for another ground are of no more use
            self._pictures = {other: pixmap for other, pixmap in self._pictures.items() if other[1:] == key[1:]}  # type: ignore[index]
            self._pictures[key] = layout_thumbnail(layout, size.width(), size.height(), ratio, dark)
        return self._pictures[key]


class LayoutView(QListView):
    """The cells in as many columns as the width has room for, sharing it evenly."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(LayoutDelegate(self))
        self._arrange()

    def sizeHint(self) -> QSize:
        cell = self._least_cell()
        return QSize(COLUMNS * cell.width() + self._frame(), ROWS * cell.height() + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        cell = self._least_cell()
        return QSize(cell.width() + self._frame(), cell.height() + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def _arrange(self) -> None:
        least = self._least_cell()
        room = max(self.width() - self._frame(), least.width())
        width = room // (room // least.width())
        # a picture that gets all the width of a narrow window would leave no room for a second one
        cell = QSize(width, self._height_for(min(width, least.width() * 5 // 4)))
        if cell != self.gridSize():
            self.setGridSize(cell)

    def _frame(self) -> int:
        # room for the scroll bar is always kept, so that the cells do not jump when it comes and goes
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return 2 * self.frameWidth() + bar + 2

    def _least_cell(self) -> QSize:
        width = CELL_CHARACTERS * self.fontMetrics().averageCharWidth()
        return QSize(width, self._height_for(width))

    def _height_for(self, width: int) -> int:
        line = self.fontMetrics().height()
        return round((width - 2 * line) * PICTURE_PROPORTION) + line * 4
