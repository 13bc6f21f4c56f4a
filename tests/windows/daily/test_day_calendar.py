from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from mahjong_qt.records import DailyOutcome
from mahjong_qt.windows.daily.day_calendar import DayCalendar
from mahjong_qt.windows.daily.day_cell import DayCell, DayStanding
from tests.windows.sample_career import FakeResults

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    OpenCalendar = Callable[..., DayCalendar]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

DAYS = {
    "2026-11-29": DailyOutcome.WON,
    "2026-11-28": DailyOutcome.WON,
    "2026-11-20": DailyOutcome.WON_LATE,
    "2026-11-10": DailyOutcome.LOST,
}


@pytest.fixture
def results(qtbot: QtBot) -> FakeResults:
    return FakeResults(days=DAYS)


@pytest.fixture
def open_calendar(qtbot: QtBot, results: FakeResults) -> OpenCalendar:
    def open_() -> DayCalendar:
        window = DayCalendar(results.career())
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return open_


@pytest.fixture
def american() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


def cell(window: DayCalendar, day: int) -> DayCell:
    return next(cell for cell in window.grid.cells if cell.day.day == day)


def button(window: DayCalendar, name: str) -> QToolButton:
    found = window.findChild(QToolButton, name)
    assert found is not None
    return found


def texts(window: DayCalendar) -> str:
    return " | ".join(label.text() for label in window.findChildren(QLabel))


def test_each_day_shows_what_became_of_it(open_calendar: OpenCalendar) -> None:
    window = open_calendar()
    assert len(window.grid.cells) == 30
    standings = [cell(window, day).standing for day in (29, 28, 20, 10, 9, 30)]
    assert standings == [
        DayStanding.WON, DayStanding.WON, DayStanding.WON_LATE, DayStanding.LOST, DayStanding.OPEN, DayStanding.OPEN,
    ]  # fmt: skip
    assert [one.day.day for one in window.grid.cells if one.is_today] == [30]
    assert cell(window, 20).accessibleName().endswith("won late")


def test_signs_differ_by_shape(open_calendar: OpenCalendar) -> None:
    window = open_calendar()
    pictures = [cell(window, day).grab().toImage() for day in (29, 20, 10, 9)]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[:index])


def test_a_past_day_is_chosen_by_a_click(open_calendar: OpenCalendar, qtbot: QtBot) -> None:
    window = open_calendar()
    assert "late" in texts(window)
    with qtbot.waitSignal(window.day_chosen) as chosen:
        QTest.mouseClick(cell(window, 9), Qt.MouseButton.LeftButton)
    assert chosen.args == [date(2026, 11, 9)]
    assert not window.isVisible()


def test_days_to_come_cannot_be_chosen(open_calendar: OpenCalendar, results: FakeResults, qtbot: QtBot) -> None:
    results.day = date(2026, 11, 15)
    window = open_calendar()
    assert [one.day.day for one in window.grid.cells if one.isEnabled()] == list(range(1, 16))
    with qtbot.assertNotEmitted(window.day_chosen):
        QTest.mouseClick(cell(window, 16), Qt.MouseButton.LeftButton)


def test_arrows_turn_the_months_from_the_first_to_this_one(open_calendar: OpenCalendar) -> None:
    window = open_calendar()
    assert not button(window, "after").isEnabled()
    for _ in range(15):
        QTest.mouseClick(button(window, "before"), Qt.MouseButton.LeftButton)
    assert window.month == date(2026, 1, 1)
    assert not button(window, "before").isEnabled()
    QTest.mouseClick(button(window, "after"), Qt.MouseButton.LeftButton)
    assert window.month == date(2026, 2, 1)
    assert len(window.grid.cells) == 28


def test_keys_go_from_day_to_day_and_from_month_to_month(open_calendar: OpenCalendar, qtbot: QtBot) -> None:
    window = open_calendar()
    window.grid.focus_day(date(2026, 11, 3))
    QTest.keyClick(cell(window, 3), Qt.Key.Key_Up)
    assert window.month == date(2026, 10, 1)
    QTest.keyClick(cell(window, 27), Qt.Key.Key_Left)
    with qtbot.waitSignal(window.day_chosen) as chosen:
        QTest.keyClick(cell(window, 26), Qt.Key.Key_Return)
    assert chosen.args == [date(2026, 10, 26)]


def test_streaks_stand_on_top(open_calendar: OpenCalendar, results: FakeResults) -> None:
    assert "2 day" in texts(open_calendar())


def test_midnight_is_noticed(open_calendar: OpenCalendar, results: FakeResults) -> None:
    window = open_calendar()
    results.day = date(2026, 12, 1)
    window.look_at_date()
    assert window.month == date(2026, 12, 1)
    assert [one.day.day for one in window.grid.cells if one.is_today] == [1]
    QTest.mouseClick(button(window, "before"), Qt.MouseButton.LeftButton)
    results.day = date(2026, 12, 2)
    window.look_at_date()
    assert window.month == date(2026, 11, 1)


@pytest.mark.usefixtures("american")
def test_weeks_begin_as_in_the_locale(open_calendar: OpenCalendar) -> None:
    window = open_calendar()
    # November 2026 begins on a Sunday
    first, second = cell(window, 1), cell(window, 7)
    assert first.y() == second.y()
    assert first.x() < second.x()
