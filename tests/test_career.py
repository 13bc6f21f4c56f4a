from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.daily import longest_run
from mahjong_qt.records import DailyOutcome, LevelRecord
from tests.windows.sample_career import TODAY, FakeResults

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

WON, LATE, LOST = DailyOutcome.WON, DailyOutcome.WON_LATE, DailyOutcome.LOST


@pytest.mark.parametrize(("cleared", "following"), [(0, 1), (1, 2), (37, 38), (119, 120), (120, 120)])
def test_the_level_after_those_cleared_is_next_and_open(qapp: QApplication, cleared: int, following: int) -> None:
    career = FakeResults(cleared).career()
    assert career.next_level() == following
    assert [career.is_open(level) for level in (1, following, following + 1)] == [True, True, False]
    assert career.is_complete() == (cleared == 120)
    assert not career.is_cleared(cleared + 1)


def test_a_level_that_was_lost_is_not_cleared(qapp: QApplication) -> None:
    results = FakeResults(3)
    results.by_level[4] = LevelRecord(5, 0, 0, None, None)
    career = results.career()
    assert career.next_level() == 4
    assert not career.is_cleared(4)


def test_stars_are_counted_over_all_levels_or_some(qapp: QApplication) -> None:
    career = FakeResults(6).career()
    assert career.stars() == 2 + 3 + 1 + 2 + 3 + 1
    assert career.stars(2, 3) == 3 + 1


def test_only_days_won_on_their_day_make_a_streak(qapp: QApplication) -> None:
    days = {"2026-11-29": WON, "2026-11-28": WON, "2026-11-27": LATE, "2026-11-26": WON, "2026-11-25": LOST}
    career = FakeResults(days=days).career()
    assert (career.streak(), career.longest_streak()) == (2, 2)
    assert not career.is_done_today()


def test_today_won_is_done(qapp: QApplication) -> None:
    career = FakeResults(days={TODAY.isoformat(): WON}).career()
    assert career.is_done_today()
    assert career.streak() == 1


def test_records_are_read_once_until_a_level_or_a_day_ends(qtbot: QtBot) -> None:
    results = FakeResults(5)
    career = results.career()
    assert [career.next_level() for _ in range(3)] == [6, 6, 6]
    assert results.asked == 1
    results.by_level[6] = LevelRecord(1, 1, 3, 50.0, 900)
    results.finish("classic")
    assert career.next_level() == 6
    with qtbot.waitSignal(career.changed):
        results.finish("campaign")
    assert career.next_level() == 7


def test_records_that_cannot_be_read_are_asked_again(qapp: QApplication) -> None:
    results = FakeResults(5, {TODAY.isoformat(): WON})
    results.is_readable = False
    career = results.career()
    assert (career.next_level(), career.streak()) == (1, 0)
    results.is_readable = True
    assert (career.next_level(), career.streak()) == (6, 1)


def test_what_was_known_counts_while_records_cannot_be_read(qapp: QApplication) -> None:
    results = FakeResults(5, {TODAY.isoformat(): WON})
    career = results.career()
    assert (career.next_level(), career.streak()) == (6, 1)
    results.is_readable = False
    results.by_level[6] = LevelRecord(1, 1, 3, 50.0, 900)
    results.finish("campaign")
    assert (career.next_level(), career.streak()) == (6, 1)
    results.is_readable = True
    assert (career.next_level(), career.streak()) == (7, 1)


@given(st.sets(st.integers(0, 40)))
def test_the_longest_run_agrees_with_counting_one_after_the_other(numbers: set[int]) -> None:
    longest = run = 0
    for number in range(41):
        run = run + 1 if number in numbers else 0
        longest = max(longest, run)
    assert longest_run([date(2028, 2, 10) + timedelta(number) for number in numbers]) == longest
