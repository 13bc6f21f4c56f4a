"""The table of the best times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mahjong_qt.appearance import enlarged
from mahjong_qt.windows.best_times.time_model import MARK_ROLE, Column

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from mahjong_qt.windows.best_times.time_model import Index, TimeModel

LARGER = 1.1
"""The text of the table by that of other windows."""


class RoomyDelegate(QStyledItemDelegate):
    """Leaves room between columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(option.fontMetrics.height(), 0)


class TimeDelegate(RoomyDelegate):
    """Draws a time, and beside one that is new a diamond and the word in a frame."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        word = index.data(MARK_ROLE)
        return size + QSize(round(self._mark_width(option.fontMetrics, word)), 0) if word else size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        word = index.data(MARK_ROLE)
        if word:
            painter.save()
            self._draw_mark(painter, option, str(index.data()), word)
            painter.restore()

    def _mark_width(self, metrics: QFontMetrics, word: str) -> float:
        return metrics.horizontalAdvance(word) + 1.9 * metrics.height()

    def _draw_mark(self, painter: QPainter, option: QStyleOptionViewItem, text: str, word: str) -> None:
        metrics, line = option.fontMetrics, option.fontMetrics.height()
        frame = QRectF(0, 0, self._mark_width(metrics, word), line * 1.1)
        frame.moveCenter(QRectF(option.rect).center())
        frame.moveLeft(option.rect.left() + metrics.horizontalAdvance(text) + line)
        if option.direction == Qt.LayoutDirection.RightToLeft:
            frame.moveLeft(option.rect.left() + option.rect.right() - frame.right())
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        colour = option.palette.color(role)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, max(1.0, line / 14)))
        painter.drawRoundedRect(frame, line * 0.5, line * 0.5)
        painter.setFont(option.font)
        painter.drawText(frame.adjusted(1.3 * line, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, word)
        centre, reach = QPointF(frame.left() + 0.75 * line, frame.center().y()), line * 0.28
        painter.setBrush(colour)
        painter.drawPolygon(
            [
                centre + QPointF(0, -reach),
                centre + QPointF(reach, 0),
                centre + QPointF(0, reach),
                centre - QPointF(reach, 0),
            ]
        )


class TimeTable(QTableView):
    """Shows best times; Enter or a double click on one wants to play it, the keys for Copy want its code."""

    play_wanted = Signal()
    copy_wanted = Signal()

    def __init__(self, model: TimeModel, parent: QWidget | None = None) -> None:
        """Show a model."""
        super().__init__(parent)
        self.setObjectName("times")
        self.setFont(enlarged(self.font(), LARGER))
        self.setModel(model)
        self.setItemDelegate(RoomyDelegate(self))
        self.setItemDelegateForColumn(Column.TIME, TimeDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setDefaultSectionSize(round(self.fontMetrics().height() * 1.6))
        columns.setFont(QFont(self.font()))
        columns.setHighlightSections(False)
        columns.setSectionsClickable(False)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setStretchLastSection(True)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(16 * line, 5 * line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from the window's own button, and copy the code rather than the cell."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.indexAt(event.position().toPoint()).isValid():
            self.play_wanted.emit()
