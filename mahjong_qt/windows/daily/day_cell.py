"""One day in the calendar, with a sign of what became of its deal."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mahjong_qt.windows.look.swatch import draw_focus, faint

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QPaintEvent

WON, LOST = ("#2e8b57", "#5fd394"), ("#b3402f", "#f08a76")
"""Colours of the signs, on a light and on a dark ground."""


class DayStanding(enum.Enum):
    """What became of a day's deal."""

    WON = "won"
    WON_LATE = "won late"
    LOST = "lost"
    OPEN = "open"
    AHEAD = "ahead"
    """It is still to come, or was before there were daily deals."""


class DayCell(QAbstractButton):
    """Tick: won on its day; tick in a ring: won late; cross: lost; dot: not played."""

    def __init__(self, day: date, standing: DayStanding, parent: QWidget | None = None) -> None:
        """Stand for a day."""
        super().__init__(parent)
        self.day, self.standing = day, standing
        self.is_today = False
        self.setObjectName(f"day_{day.isoformat()}")
        self.setEnabled(standing is not DayStanding.AHEAD)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(line * 2.9), round(line * 2.6))

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(line * 1.9), round(line * 2.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        if self.isEnabled():
            painter.setBrush(palette.color(QPalette.ColorRole.Base))
            painter.setPen(QPen(faint(palette, 0.5 if self.underMouse() else 0.16), 1))
            if self.is_today:
                painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2.5))
            painter.drawRoundedRect(box, 6, 6)
        font = self.font()
        font.setBold(self.is_today)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText) if self.isEnabled() else faint(palette, 0.35))
        top = box.adjusted(0, 3, 0, 0)
        painter.drawText(top, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(self.day.day))
        line = self.fontMetrics().height()
        middle = QPointF(box.center().x(), (box.top() + 3 + line + box.bottom()) / 2)
        is_dark = palette.color(QPalette.ColorRole.WindowText).lightness() > 127
        paint_sign(
            painter, self.standing, middle, min(line * 0.6, (box.bottom() - box.top() - line) * 0.38), is_dark=is_dark
        )
        draw_focus(painter, self)


def paint_sign(painter: QPainter, standing: DayStanding, middle: QPointF, size: float, *, is_dark: bool) -> None:
    """Draw the sign of a day around a point, so many pixels to each side."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ends = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    if standing is DayStanding.OPEN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(128, 128, 128, 200))
        painter.drawEllipse(middle, size * 0.32, size * 0.32)
    elif standing is DayStanding.LOST:
        painter.setPen(QPen(QColor(LOST[is_dark]), max(1.6, size * 0.28), *ends))
        reach = size * 0.62
        painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
    elif standing in (DayStanding.WON, DayStanding.WON_LATE):
        colour = QColor(WON[is_dark])
        tick = QPainterPath(middle + QPointF(-0.52 * size, 0.02 * size))
        tick.lineTo(middle + QPointF(-0.12 * size, 0.42 * size))
        tick.lineTo(middle + QPointF(0.54 * size, -0.42 * size))
        is_full = standing is DayStanding.WON
        painter.setPen(QPen(colour, max(1.2, size * 0.12)))
        painter.setBrush(colour if is_full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, size, size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ground = QColor("#10241a") if is_dark else QColor("#ffffff")
        painter.setPen(QPen(ground if is_full else colour, max(1.6, size * 0.26), *ends))
        painter.drawPath(tick)
    painter.restore()
