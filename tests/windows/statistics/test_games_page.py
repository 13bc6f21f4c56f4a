from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from mahjong_qt.records import Filter, GameOutcome, RecordKind
from mahjong_qt.windows.statistics.games_model import PAGE, Column, GamesModel
from tests.windows.statistics.played import CROSS, DAILY, FALLING, TURTLE, ZEN, button, label, pick, times

if TYPE_CHECKING:
    from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow
    from tests.windows.statistics.played import Played

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

GAMES = 2
CAMPAIGN = RecordKind("campaign", "turtle")
PURE = RecordKind("pure", "turtle")


def opened(played: Played) -> StatisticsWindow:
    window = played.open()
    window.tabs.setCurrentIndex(GAMES)
    return window


def cells(window: StatisticsWindow, column: Column) -> list[object]:
    model = window.games.model
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_games_stand_newest_first_with_what_became_of_them(played: Played) -> None:
    played.add(TURTLE, 61.0, points=7000, stars=2)
    played.add(FALLING, 62.0, GameOutcome.GIVEN_UP)
    played.add(RecordKind("challenge", "cross"), 480.0, GameOutcome.TIMED_OUT)
    played.add(CROSS, 64.0, again=True)
    window = opened(played)
    assert cells(window, Column.LAYOUT) == ["Cross", "Cross", "Shisen-sho 18 x 8, gravity", "Turtle"]
    assert cells(window, Column.OUTCOME) == ["Won, again", "Time up", "Given up", "Won"]
    assert cells(window, Column.TIME) == ["1:04", "8:00", "1:02", "1:01"]
    assert (cells(window, Column.POINTS)[-1], cells(window, Column.STARS)[-1]) == ("7000", "2")
    titles = [window.games.model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert titles == ["Ended", "Mode", "Layout", "Result", "Time", "Points", "Stars"]


def test_levels_and_days_are_named(played: Played) -> None:
    played.add(CAMPAIGN, 60.0, level=37)
    played.add(DAILY, 60.0, day="2026-11-30")
    played.add(DAILY, 60.0, day="no day at all")
    played.add(TURTLE, 60.0)
    window = opened(played)
    first, damaged, day, level = cells(window, Column.MODE)
    assert (first, damaged, level) == ("Classic", "Daily", "Campaign")
    assert cells(window, Column.LAYOUT)[3] == "Level 37"
    assert str(day).startswith("Daily, ")


def test_modes_show_no_more_than_they_did_while_playing(played: Played) -> None:
    played.add(ZEN, 60.0, points=5000, stars=3)
    played.add(PURE, 61.0)
    window = opened(played)
    assert cells(window, Column.TIME) == ["1:01", "–"]
    assert cells(window, Column.POINTS) == ["–", "–"]
    assert cells(window, Column.STARS) == ["–", "–"]


@pytest.mark.parametrize("size", [(640, 440), (900, 600), (1600, 700)])
def test_the_columns_fill_the_window_and_none_is_out_of_it(played: Played, size: tuple[int, int]) -> None:
    played.names["turtle"] = "A layout with quite a long name that is cut off"
    played.add(DAILY, 60.0, GameOutcome.TIMED_OUT, again=True, day="2026-11-30", is_late=True)
    window = opened(played)
    window.resize(*size)
    QApplication.processEvents()
    table = window.games.table
    assert table.horizontalHeader().length() == table.viewport().width()
    assert not table.horizontalScrollBar().isVisible()
    tip = window.games.model.index(0, Column.LAYOUT).data(Qt.ItemDataRole.ToolTipRole)
    assert "that is cut off" in str(tip)


def test_rows_that_are_not_ours_are_left_out(played: Played) -> None:
    played.add(TURTLE, 60.0)
    for _ in range(9):
        played.add(CROSS, 70.0)
    played.add(DAILY, 80.0, day="2026-02-31")
    spoilt = [
        "outcome = 'flown'", "seconds = 'long'", "seconds = -1", "seconds = 9e999", "points = 'many'",
        "hints = x'00'", "stars = 'all'", "level = 'top'", "layout_id = x'ff'",
    ]  # fmt: skip
    with closing(sqlite3.connect(played.path)) as database, database:
        for place, change in enumerate(spoilt, 2):
            database.execute(f"UPDATE result SET {change} WHERE id = {place}")
    window = opened(played)
    assert cells(window, Column.LAYOUT) == ["Turtle", "Turtle"]
    assert cells(window, Column.MODE) == ["Daily", "Classic"]
    window.tabs.setCurrentIndex(0)
    assert "1:00" in times(window)
    window.tabs.setCurrentIndex(1)
    for chart in range(4):
        window.charts.picker.setCurrentIndex(chart)
        window.charts.picker.activated.emit(chart)
    assert not label(window, "fault").isVisible()


def test_only_a_game_whose_moves_are_kept_can_be_watched(played: Played) -> None:
    played.add(TURTLE, 60.0, pairs_at=[1.0])
    played.add(TURTLE, 61.0)
    window = opened(played)
    watched: list[int] = []
    window.watch_wanted.connect(watched.append)
    assert not button(window, "watch").isEnabled()
    assert "no longer kept" in button(window, "watch").toolTip()
    QTest.keyClick(window.games.table, Qt.Key.Key_Return)
    assert (watched, window.isVisible()) == ([], True)
    QTest.keyClick(window.games.table, Qt.Key.Key_Down)
    assert button(window, "watch").isEnabled()
    QTest.mouseClick(button(window, "watch"), Qt.MouseButton.LeftButton)
    assert watched == [window.games.model.games[1].id]
    assert not window.isVisible()


def test_a_deal_is_played_again(played: Played) -> None:
    code = played.add(TURTLE, 60.0)
    window = opened(played)
    wanted: list[int] = []
    window.again_wanted.connect(wanted.append)
    QTest.mouseClick(button(window, "again"), Qt.MouseButton.LeftButton)
    (result,) = [window.result_of(number) for number in wanted]
    assert result is not None
    assert result.code == code
    assert window.result_of(-1) is None
    assert not window.isVisible()


def test_without_games_there_are_words(played: Played) -> None:
    window = opened(played)
    assert label(window, "no_games").text() == "No game played to the end yet."
    assert not window.games.table.isVisible()
    assert not button(window, "again").isVisible()


def test_a_filter_chosen_on_another_page_holds_here(played: Played) -> None:
    played.add(TURTLE, 60.0)
    played.add(ZEN, 60.0)
    window = opened(played)
    window.tabs.setCurrentIndex(0)
    pick(window, "mode", "Zen")
    window.tabs.setCurrentIndex(GAMES)
    assert cells(window, Column.MODE) == ["Zen"]


def test_more_games_are_read_when_there_is_a_need_for_them(played: Played) -> None:
    for _ in range(PAGE + 3):
        played.add(TURTLE, 60.0)
    model = GamesModel(played.records, str)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_games(Filter())
    root = QModelIndex()
    assert (model.rowCount(), model.canFetchMore(root)) == (PAGE, True)
    # a game that ends meanwhile moves the pages on, and no game is there twice
    played.add(TURTLE, 60.0)
    model.fetchMore(root)
    numbers = [game.id for game in model.games]
    assert len(numbers) == len(set(numbers)) == PAGE + 3
    assert not model.canFetchMore(root)
