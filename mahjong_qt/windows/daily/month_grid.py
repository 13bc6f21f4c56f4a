"""The days of a month, in weeks as the locale has them."""

from __future__ import annotations

import calendar
from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from mahjong_qt.records import DailyOutcome
from mahjong_qt.windows.daily.day_cell import DayCell, DayStanding

if TYPE_CHECKING:
    from mahjong_qt.career import Career

FIRST_DAY = date(2026, 1, 1)
"""The first day that has a deal."""

WEEKS = 6
DAYS = 7
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -DAYS, Qt.Key.Key_Down: DAYS}
_OUTCOMES = {
    DailyOutcome.WON: DayStanding.WON,
    DailyOutcome.WON_LATE: DayStanding.WON_LATE,
    DailyOutcome.LOST: DayStanding.LOST,
}


class MonthGrid(QWidget):
    """Shows a month; arrow keys go from day to day."""

    day_chosen = Signal(object)
    """The :class:`datetime.date` that was clicked."""

    month_wanted = Signal(object)
    """A :class:`datetime.date` of another month that the keys went to."""

    def __init__(self, career: Career, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._career = career
        self.cells: list[DayCell] = []
        self._grid = QGridLayout(self)
        self._grid.setSpacing(2)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._names = [QLabel(self) for _ in range(DAYS)]
        for column, label in enumerate(self._names):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(label, 0, column)
            self._grid.setColumnStretch(column, 1)
        for row in range(WEEKS):
            self._grid.setRowStretch(row + 1, 1)
            self._grid.setRowMinimumHeight(row + 1, round(self.fontMetrics().height() * 2.2))

    def show_month(self, month: date, focus: date | None = None) -> None:
        """Show the month of a day, and give the focus to a day in it."""
        for cell in self.cells:
            cell.removeEventFilter(self)
            cell.hide()
            cell.deleteLater()
        self.cells = []
        locale = QLocale()
        first_weekday = locale.firstDayOfWeek().value
        for column, label in enumerate(self._names):
            label.setText(
                locale.standaloneDayName((first_weekday - 1 + column) % DAYS + 1, QLocale.FormatType.ShortFormat)
            )
        first = month.replace(day=1)
        offset = (first.isoweekday() - first_weekday) % DAYS
        for number in range(calendar.monthrange(month.year, month.month)[1]):
            self._add(first + timedelta(number), *divmod(offset + number, DAYS))
        if focus is not None:
            self.focus_day(focus)

    def focus_day(self, day: date) -> None:
        """Give the focus to a day."""
        for cell in self.cells:
            if cell.day == day:
                cell.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from day to day with the arrow keys, and choose one with Enter."""
        if isinstance(watched, DayCell) and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                watched.click()
                return True
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._go_to(watched.day + timedelta(step))
                return True
        return super().eventFilter(watched, event)

    def standing_of(self, day: date) -> DayStanding:
        """Return what became of a day's deal."""
        if not FIRST_DAY <= day <= self._career.today():
            return DayStanding.AHEAD
        record = self._career.day(day)
        return DayStanding.OPEN if record is None else _OUTCOMES[record.outcome]

    def _go_to(self, day: date) -> None:
        if FIRST_DAY <= day <= self._career.today():
            if self.cells and (day.year, day.month) != (self.cells[0].day.year, self.cells[0].day.month):
                self.month_wanted.emit(day)
            self.focus_day(day)

    def _add(self, day: date, row: int, column: int) -> None:
        cell = DayCell(day, self.standing_of(day), self)
        cell.is_today = day == self._career.today()
        text = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
        name = self.tr("%1, %2").replace("%1", text).replace("%2", self._words(cell))
        cell.setAccessibleName(name)
        cell.setToolTip(name if cell.isEnabled() else "")
        cell.installEventFilter(self)
        cell.clicked.connect(lambda: self.day_chosen.emit(day))
        self._grid.addWidget(cell, row + 1, column)
        self.cells.append(cell)

    def _words(self, cell: DayCell) -> str:
        words = {
            DayStanding.WON: self.tr("won"),
            DayStanding.WON_LATE: self.tr("won late"),
            DayStanding.LOST: self.tr("lost"),
            DayStanding.OPEN: self.tr("today, not played to the end yet") if cell.is_today else self.tr("not played"),
            DayStanding.AHEAD: self.tr("no deal"),
        }
        return words[cell.standing]
