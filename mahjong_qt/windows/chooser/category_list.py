"""The categories beside the layouts, or above them where there is no room: a list, or a box that opens one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mahjong_qt.windows.chooser.categories import ALWAYS_SHOWN, Category, category_groups
from mahjong_qt.windows.chooser.keys import is_typing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mahjong_qt.windows.chooser.layout_model import Index

NAME_ROLE = Qt.ItemDataRole.UserRole
COUNT_ROLE = Qt.ItemDataRole.UserRole + 1
BEGINS_GROUP_ROLE = Qt.ItemDataRole.UserRole + 2


class CategoryModel(QAbstractListModel):
    """The categories that there are, with the number of layouts in each."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Show none yet."""
        super().__init__(parent)
        self.categories: list[Category] = []
        self._counts: Mapping[Category, int] = {}

    def show(self, counts: Mapping[Category, int], current: Category) -> None:
        """Show the categories that have layouts, the one that is open, and those that are always shown."""
        kept = ALWAYS_SHOWN | {current}
        categories = [one for group in category_groups() for one in group if counts.get(one) or one in kept]
        self._counts = counts
        if categories == self.categories:
            self.refresh()
            return
        self.beginResetModel()
        self.categories = categories
        self.endResetModel()

    def refresh(self) -> None:
        """Have everything asked for again."""
        if self.categories:
            self.dataChanged.emit(self.index(0), self.index(len(self.categories) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.categories)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        category = self.categories[index.row()]
        count = self._counts.get(category, 0)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.tr("%1 (%2)").replace("%2", str(count)).replace("%1", category.name)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            layouts = self.tr("%n layout(s)", "", count)
            return f"{category.name}, {layouts}"
        if role == NAME_ROLE:
            return category.name
        if role == COUNT_ROLE:
            return str(count)
        if role == BEGINS_GROUP_ROLE:
            return index.row() > 0 and _group(category) != _group(self.categories[index.row() - 1])
        return None


def _group(category: Category) -> int:
    return next(place for place, group in enumerate(category_groups()) if category in group)


class _CategoryDelegate(QStyledItemDelegate):
    """Draws a category with its number at the end of the line, and a line above those of another sort."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        words = metrics.horizontalAdvance(f"{index.data(NAME_ROLE)}    {index.data(COUNT_ROLE)}")
        height = round(metrics.height() * 1.8) + (self._gap(option) if index.data(BEGINS_GROUP_ROLE) else 0)
        return QSize(words + 2 * metrics.height(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, line = QRect(option.rect), option.fontMetrics.height()
        text = option.palette.color(QPalette.ColorRole.Text)
        if index.data(BEGINS_GROUP_ROLE):
            self._draw_line(painter, box, text)
            box.setTop(box.top() + self._gap(option))
        if option.state & QStyle.StateFlag.State_Selected:
            text = option.palette.color(QPalette.ColorRole.HighlightedText)
            self._draw_ground(painter, box, option.palette.color(QPalette.ColorRole.Highlight), 1.0)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            self._draw_ground(painter, box, text, 0.07)
        inner = box.adjusted(line // 2, 0, -line // 2, 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.setPen(text)
        leading = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(inner, leading | middle, index.data(NAME_ROLE))
        text.setAlphaF(0.7)
        painter.setPen(text)
        trailing = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignRight)
        painter.drawText(inner, trailing | middle, index.data(COUNT_ROLE))
        painter.restore()

    @staticmethod
    def _gap(option: QStyleOptionViewItem) -> int:
        return option.fontMetrics.height() * 2 // 3

    @staticmethod
    def _draw_line(painter: QPainter, box: QRect, colour: QColor) -> None:
        faint = QColor(colour)
        faint.setAlphaF(0.2)
        painter.setPen(QPen(faint, 1))
        y = box.top() + box.height() // 8
        painter.drawLine(box.left() + 4, y, box.right() - 4, y)

    @staticmethod
    def _draw_ground(painter: QPainter, box: QRect, colour: QColor, share: float) -> None:
        ground = QColor(colour)
        ground.setAlphaF(share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 5, 5)


class CategoryList(QListView):
    """The categories one below the other, as wide as the longest."""

    def __init__(self, model: CategoryModel, parent: QWidget | None = None) -> None:
        """Show what the model has."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        # it lies on the window, not in a field of its own
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_CategoryDelegate(self))
        self.setModel(model)

    def sizeHint(self) -> QSize:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return QSize(self.sizeHintForColumn(0) + bar, 10 * self.fontMetrics().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)


class CategoryBox(QComboBox):
    """The open category, and the others when it is opened."""

    def __init__(self, model: CategoryModel, parent: QWidget | None = None) -> None:
        """Show what the model has."""
        super().__init__(parent)
        self.setModel(model)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typing(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
