"""The window with the calendar of the daily deals."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged, is_dark
from mahjong_qt.windows.daily.day_cell import DayStanding, paint_sign
from mahjong_qt.windows.daily.month_grid import FIRST_DAY, MonthGrid

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mahjong_qt.career import Career

LOOK = 20_000
"""Milliseconds between two looks at the date: midnight may pass while the calendar is open."""


class DayCalendar(QDialog):
    """Shows a month at a time, beginning with this one."""

    day_chosen = Signal(object)
    """The :class:`datetime.date` whose deal the player wants to play; the window is closed by then."""

    def __init__(self, career: Career, parent: QWidget | None = None) -> None:
        """Show what became of the days."""
        super().__init__(parent)
        self.setObjectName("day_calendar")
        self._career = career
        self._today = career.today()
        self.month = self._today.replace(day=1)
        self.grid = MonthGrid(career, self)
        self._before, self._after = QToolButton(self), QToolButton(self)
        self._streak, self._title, self._late = QLabel(self), QLabel(self), QLabel(self)
        self._legend = [_Sign(standing, self) for standing in (*DayStanding,) if standing is not DayStanding.AHEAD]
        self._meanings = [QLabel(self) for _ in self._legend]
        self._close = QPushButton(self)
        self._build()
        self.grid.day_chosen.connect(self._choose)
        self.grid.month_wanted.connect(self.show_month)
        self._retranslate()
        self.resize(self.sizeHint())
        self._watch = QTimer(self, interval=LOOK)
        self._watch.timeout.connect(self.look_at_date)
        self._watch.start()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        wanted = QSize(28 * line, 27 * line).expandedTo(QSize(440, 460))
        return wanted.boundedTo(self.screen().availableSize() * 0.94)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def show_month(self, day: date) -> None:
        """Show the month of a day, if there are deals in it."""
        month = day.replace(day=1)
        if FIRST_DAY <= month <= self._today:
            self.month = month
            self._show()

    def look_at_date(self) -> None:
        """Show the new day, if one has begun meanwhile."""
        today = self._career.today()
        if today != self._today:
            was_this_month = self.month == self._today.replace(day=1)
            self._today = today
            self.month = today.replace(day=1) if was_this_month else self.month
            self._show()

    def _build(self) -> None:
        self._streak.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._streak.setWordWrap(True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setFont(enlarged(self.font(), 1.4))
        head = QHBoxLayout()
        side = round(self.fontMetrics().height() * 2.2)
        for button, arrow, name in ((self._before, "‹", "before"), (self._after, "›", "after")):
            button.setObjectName(name)
            button.setText(arrow)
            button.setFont(enlarged(self.font(), 2.0))
            button.setAutoRaise(True)
            button.setFixedSize(side, side)
        head.addWidget(self._before)
        head.addWidget(self._title, 1)
        head.addWidget(self._after)
        self._before.clicked.connect(lambda: self.show_month(self.month - timedelta(1)))
        self._after.clicked.connect(lambda: self.show_month(self.month + timedelta(31)))
        legend = QHBoxLayout()
        for sign, meaning in zip(self._legend, self._meanings, strict=True):
            legend.addWidget(sign)
            legend.addWidget(meaning)
            legend.addStretch(1)
        self._late.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addWidget(self._late, 1)
        foot.addWidget(self._close)
        self._close.setObjectName("close")
        self._close.clicked.connect(self.reject)
        self._close.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addWidget(self._streak)
        column.addLayout(head)
        column.addWidget(self.grid, 1)
        column.addLayout(legend)
        column.addLayout(foot)

    def _choose(self, day: date) -> None:
        self.accept()
        self.day_chosen.emit(day)

    def _show(self) -> None:
        month = self.month
        self._title.setText(QLocale().toString(QDate(month.year, month.month, 1), "MMMM yyyy"))
        self._before.setEnabled(month > FIRST_DAY)
        self._after.setEnabled(month < self._today.replace(day=1))
        self.grid.show_month(month)
        self.grid.focus_day(self._today)
        now = self.tr("%n day(s) won in a row", "", self._career.streak())
        longest = self.tr("Longest streak: %n day(s)", "", self._career.longest_streak())
        self._streak.setText(self.tr("%1 · %2").replace("%1", now).replace("%2", longest))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Daily deals"))
        for button, text in ((self._before, self.tr("Month before")), (self._after, self.tr("Next month"))):
            button.setToolTip(text)
            button.setAccessibleName(text)
        meanings = self.tr("Won"), self.tr("Won late"), self.tr("Lost"), self.tr("Not played")
        for label, text in zip(self._meanings, meanings, strict=True):
            label.setText(text)
        self._late.setText(self.tr("A past day can still be played. It counts as late, and not for the streak."))
        self._close.setText(self.tr("C&lose"))
        self._show()


class _Sign(QWidget):
    """A sign of the legend."""

    def __init__(self, standing: DayStanding, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing = standing
        side = self.fontMetrics().height()
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_sign(painter, self._standing, middle, self.height() * 0.4, is_dark=is_dark(self))
