"""Draws the cells of the grid of layouts: picture, mark of a favourite, name, tiles, and what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mahjong_qt.appearance import is_dark
from mahjong_qt.windows.chooser.layout_model import CELL_ROLE
from mahjong_qt.windows.chooser.pictures import PictureKind

if TYPE_CHECKING:
    from PySide6.QtGui import QFontMetrics

    from mahjong_qt.windows.chooser.layout_model import Index, LayoutCell
    from mahjong_qt.windows.chooser.pictures import LayoutPictures

QUIET = 0.7
"""Share of the text's colour in what is said by the way."""

DRAFT = 0.4
"""Share of its colours that the picture of a layout has which cannot be played."""

STAR = QColor("#f2b01e")
STAR_EDGE = QColor("#7d5600")

_STAR_POINTS = (
    (0.0, -1.0), (0.247, -0.34), (0.951, -0.309), (0.4, 0.13), (0.588, 0.809),
    (0.0, 0.42), (-0.588, 0.809), (-0.4, 0.13), (-0.951, -0.309), (-0.247, -0.34),
)  # fmt: skip


class LayoutDelegate(QStyledItemDelegate):
    """Draws a cell: those selected are tinted, the current one has a thick ring besides, a favourite a full star."""

    def __init__(self, view: QListView, pictures: LayoutPictures) -> None:
        """Draw for this view, with these pictures as far as they are there."""
        super().__init__(view)
        self._view = view
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._view.gridSize()

    def picture_kind(self, cell: QSize) -> PictureKind:
        """Return what pictures belong into cells of a size."""
        area = self._picture_area(QRect(0, 0, cell.width(), cell.height()))
        return PictureKind(area.width(), area.height(), self._view.devicePixelRatioF(), is_dark(self._view))

    def mark_area(self, cell: QRect) -> QRect:
        """Return where a click marks a favourite."""
        line = self._line()
        box = QRect(cell.right() + 1 - line // 4 - 2 * line, cell.top() + line // 4, 2 * line, 2 * line)
        return QStyle.visualRect(self._view.layoutDirection(), cell, box)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: LayoutCell = index.data(CELL_ROLE)
        rect, state = option.rect, option.state
        is_current = index == self._view.currentIndex()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, self._ground(rect), state, is_current)
        self._draw_picture(painter, self._picture_area(rect), rect.size(), cell)
        self._draw_words(painter, rect, cell, is_current)
        if cell.is_favourite or state & QStyle.StateFlag.State_MouseOver or is_current:
            self._draw_star(painter, self.mark_area(rect), cell)
        painter.restore()

    def height_of_words(self) -> int:
        """Return how much of a cell's height is not for the picture."""
        line = self._line()
        return 2 * (line // 4 + line // 2) + round(line * 2.6)

    def _line(self) -> int:
        return self._view.fontMetrics().height()

    def _ground(self, rect: QRect) -> QRect:
        margin = self._line() // 4
        return rect.adjusted(margin, margin, -margin, -margin)

    def _inner(self, rect: QRect) -> QRect:
        padding = self._line() // 2
        return self._ground(rect).adjusted(padding, padding, -padding, -padding)

    def _picture_area(self, rect: QRect) -> QRect:
        return self._inner(rect).adjusted(0, 0, 0, -round(self._line() * 2.6))

    def _draw_ground(self, painter: QPainter, ground: QRect, state: QStyle.StateFlag, is_current: bool) -> None:
        palette, line = self._view.palette(), self._line()
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        if is_selected or is_current:
            tint = QColor(palette.highlight().color())
            painter.setPen(QPen(tint, max(2.0, line / 6) if is_current else 1.0))
            tint.setAlphaF(0.14 if is_selected else 0.0)
            painter.setBrush(tint)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(palette.mid().color(), 1.0))
            painter.setBrush(palette.alternateBase())
        else:
            return
        painter.drawRoundedRect(ground, line * 0.4, line * 0.4)

    def _draw_picture(self, painter: QPainter, area: QRect, size: QSize, cell: LayoutCell) -> None:
        kind = self.picture_kind(size)
        picture = self._pictures.picture(cell.entry, kind)
        if picture is None:
            ground = QColor(self._view.palette().text().color())
            ground.setAlphaF(0.05)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(area, self._line() * 0.4, self._line() * 0.4)
            return
        if not cell.entry.is_playable:
            painter.setOpacity(DRAFT)
        if picture.deviceIndependentSize() == area.size().toSizeF():
            painter.drawPixmap(area.topLeft(), picture)
        else:
            # one of another size, until that of this size is there
            painter.drawPixmap(area, picture)
        painter.setOpacity(1)

    def _draw_words(self, painter: QPainter, rect: QRect, cell: LayoutCell, is_current: bool) -> None:
        line, inner = self._line(), self._inner(rect)
        direction = self._view.layoutDirection()
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        leading = QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft) | middle
        trailing = QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignRight) | middle
        upper = QRect(inner.left(), inner.bottom() + 1 - round(line * 2.4), inner.width(), round(line * 1.2))
        lower = upper.translated(0, upper.height())
        text = self._view.palette().color(QPalette.ColorRole.Text)
        quiet = QColor(text)
        quiet.setAlphaF(QUIET)
        painter.setPen(quiet)
        painter.drawText(upper, trailing, cell.tiles)
        metrics = painter.fontMetrics()
        painter.drawText(lower, leading, fitting(metrics, lower.width(), cell.played, cell.short_played))
        room = upper.width() - metrics.horizontalAdvance(cell.tiles) - line // 2
        font = self._view.font()
        font.setBold(is_current)
        painter.setFont(font)
        painter.setPen(text)
        name = fitting(painter.fontMetrics(), room, cell.name, cell.short_name)
        painter.drawText(
            QStyle.visualRect(direction, upper, QRect(upper.topLeft(), QSize(room, upper.height()))), leading, name
        )

    def _draw_star(self, painter: QPainter, area: QRect, cell: LayoutCell) -> None:
        radius = self._line() * 0.58
        path = QPainterPath()
        centre = QRectF(area).center()
        points = [centre + QPointF(x, y) * radius for x, y in _STAR_POINTS]
        path.moveTo(points[0])
        for point in points[1:]:
            path.lineTo(point)
        path.closeSubpath()
        if cell.is_favourite:
            painter.setBrush(STAR)
            painter.setPen(QPen(STAR_EDGE, 1.2))
        else:
            ground = QColor(self._view.palette().base().color())
            ground.setAlphaF(0.75)
            painter.setBrush(ground)
            edge = QColor(self._view.palette().text().color())
            edge.setAlphaF(0.6)
            painter.setPen(QPen(edge, 1.2))
        painter.drawPath(path)


def fitting(metrics: QFontMetrics, room: int, text: str, short: str) -> str:
    """Return what fits into a width: the text, or the short one, or what is left of that without its middle."""
    for words in (text, short):
        if metrics.horizontalAdvance(words) <= room:
            return words
    # names that are alike mostly differ at their ends
    return metrics.elidedText(short, Qt.TextElideMode.ElideMiddle, room)
