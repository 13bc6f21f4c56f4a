"""The table of the best times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from mahjong_qt.windows.statistics.row_table import RoomyDelegate, RowTable
from mahjong_qt.windows.statistics.time_model import MARK_ROLE, Column

if TYPE_CHECKING:
    from mahjong_qt.windows.statistics.time_model import Index, TimeModel


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


class TimeTable(RowTable):
    """Shows best times."""

    def __init__(self, model: TimeModel, parent: QWidget | None = None) -> None:
        """Show a model."""
        super().__init__(model, parent)
        self.setObjectName("times")
        self.setItemDelegateForColumn(Column.TIME, TimeDelegate(self))
