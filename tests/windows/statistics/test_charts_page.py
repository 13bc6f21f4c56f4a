from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_qt.records import GameOutcome, RecordKind
from tests.windows.statistics.played import CROSS, FIELD, TURTLE, ZEN, button, pick

if TYPE_CHECKING:
    from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow
    from tests.windows.statistics.played import Played

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TIMES, WEEKS, LAYOUTS, PACE = range(4)
TITLES = ["Time per game", "Wins per week", "Times by layout", "Pairs a minute"]


def opened(played: Played, chart: int) -> StatisticsWindow:
    window = played.open()
    window.tabs.setCurrentIndex(1)
    show_chart(window, chart)
    return window


def show_chart(window: StatisticsWindow, chart: int) -> None:
    window.charts.picker.setCurrentIndex(chart)
    window.charts.picker.activated.emit(chart)


def table(window: StatisticsWindow) -> list[list[object]]:
    """Returns what the table shows, its titles first."""
    model = window.charts.table.model()
    columns = range(model.columnCount())
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    rows = [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]
    return [titles, *rows]


@pytest.mark.parametrize("chart", range(4))
def test_without_games_each_chart_says_what_will_be_there(played: Played, chart: int) -> None:
    window = opened(played, chart)
    assert window.charts.picker.currentText() == TITLES[chart]
    plot = window.charts.charts[chart].plot()
    assert plot.isVisible()
    assert plot.is_empty  # type: ignore[attr-defined]
    assert plot.accessibleDescription() == ""
    assert not button(window, "as_table").isEnabled()


@pytest.mark.parametrize("chart", range(4))
def test_each_chart_is_a_picture_and_a_table(played: Played, chart: int) -> None:
    for seconds in (60.0, 90.0, 75.0):
        played.add(TURTLE, seconds, pairs_at=[1.0, 2.0, 50.0])
    window = opened(played, chart)
    plot = window.charts.charts[chart].plot()
    assert plot.isVisible()
    assert not plot.is_empty  # type: ignore[attr-defined]
    assert plot.accessibleName() == TITLES[chart]
    assert plot.accessibleDescription()
    assert "%" not in plot.accessibleDescription()
    QTest.mouseClick(button(window, "as_table"), Qt.MouseButton.LeftButton)
    assert window.charts.table.isVisible()
    assert not plot.isVisible()
    assert window.charts.table.accessibleName() == TITLES[chart]
    assert len(table(window)) > 1
    QTest.mouseClick(button(window, "as_table"), Qt.MouseButton.LeftButton)
    assert plot.isVisible()


def test_times_have_a_trend_from_the_fifth_game_on(played: Played) -> None:
    for seconds in (60.0, 70.0, 80.0, 90.0, 100.0, 50.0):
        played.add(TURTLE, seconds)
    played.add(TURTLE, 10.0, GameOutcome.GIVEN_UP)
    played.add(ZEN, 10.0)
    titles, *rows = table(opened(played, TIMES))
    assert titles == ["Game won", "Date", "Time", "Average of the last 5 games"]
    assert [(row[0], row[2], row[3]) for row in rows] == [
        ("1", "1:00", ""),
        ("2", "1:10", ""),
        ("3", "1:20", ""),
        ("4", "1:30", ""),
        ("5", "1:40", "1:20"),
        ("6", "0:50", "1:18"),
    ]


def test_weeks_end_with_this_one(played: Played) -> None:
    played.add(TURTLE, 60.0)
    played.add(TURTLE, 60.0, GameOutcome.REPLACED)
    titles, *rows = table(opened(played, WEEKS))
    assert titles == ["Week from", "Games won", "Games played"]
    # the two games are an hour old, and a week may have begun since
    assert len(rows) == 8
    assert sum(int(str(row[1])) for row in rows[-2:]) == 1
    assert sum(int(str(row[2])) for row in rows[-2:]) == 2


def test_layouts_with_most_wins_come_first(played: Played) -> None:
    for seconds in (60.0, 70.0, 80.0):
        played.add(CROSS, seconds)
    played.add(TURTLE, 100.0)
    titles, *rows = table(opened(played, LAYOUTS))
    assert titles[:3] == ["Layout", "Games won", "Fastest"]
    assert rows == [
        ["Cross", "3", "1:00", "1:05", "1:10", "1:15", "1:20"],
        ["Turtle", "1", "1:40", "1:40", "1:40", "1:40", "1:40"],
    ]


def test_few_times_have_no_trend_and_many_have_one_of_ten_games(played: Played) -> None:
    for _ in range(4):
        played.add(TURTLE, 60.0)
    window = opened(played, TIMES)
    assert table(window)[0] == ["Game won", "Date", "Time"]
    for _ in range(16):
        played.add(TURTLE, 70.0)
    window.refresh()
    titles, *rows = table(window)
    assert titles[3] == "Average of the last 10 games"
    assert [row[3] for row in rows[:10]] == [""] * 9 + ["1:06"]


def test_all_boards_of_the_campaign_are_one(played: Played) -> None:
    for level, seconds in ((3, 60.0), (4, 80.0)):
        played.add(RecordKind("campaign", f"G4400000{level}000"), seconds, level=level)
    played.add(TURTLE, 100.0)
    rows = table(opened(played, LAYOUTS))[1:]
    assert [(row[0], row[1], row[4]) for row in rows] == [("Campaign", "2", "1:10"), ("Turtle", "1", "1:40")]


def test_a_time_that_no_game_has_makes_no_chart_of_endless_pieces(played: Played) -> None:
    played.add(TURTLE, 1e8, pairs_at=[1.0, -5.0, 1e300])
    rows = table(opened(played, PACE))[1:]
    assert len(rows) <= 100
    assert rows[0][1] == "1"


def test_the_pace_of_the_last_game_and_of_another_one(played: Played) -> None:
    played.add(TURTLE, 20.0, pairs_at=[1.0, 2.0, 3.0, 15.0])
    played.add(CROSS, 20.0, pairs_at=[11.0])
    played.add(FIELD, 20.0)
    window = opened(played, PACE)
    games = window.charts.game_picker
    assert games.isVisible()
    assert [games.itemText(row).rsplit(", ", 1)[1] for row in range(games.count())] == ["Cross", "Turtle"]
    assert table(window) == [
        ["From", "Pairs taken", "Pairs a minute"],
        ["0:00", "0", "0.0"],
        ["0:10", "1", "6.0"],
    ]
    games.setCurrentIndex(1)
    games.activated.emit(1)
    assert table(window)[1:] == [["0:00", "3", "18.0"], ["0:10", "1", "6.0"]]
    show_chart(window, TIMES)
    assert not games.isVisible()


def test_moves_that_cannot_be_read_are_no_fault(played: Played) -> None:
    played.add(TURTLE, 20.0)
    game = played.records.games(played.open().filter_row.wanted)[0].result
    played.records.add(game._replace(game_key="other"), b"of a later version")
    window = opened(played, PACE)
    assert window.charts.charts[PACE].plot().is_empty  # type: ignore[attr-defined]


def test_a_filter_and_the_language_hold_for_the_chart(played: Played) -> None:
    played.add(TURTLE, 60.0)
    played.add(CROSS, 60.0)
    window = opened(played, LAYOUTS)
    pick(window, "mode", "Classic")
    assert [row[0] for row in table(window)[1:]] == ["Cross", "Turtle"]
    # this chart sets layouts side by side
    pick(window, "layout_id", "Cross")
    assert [row[0] for row in table(window)[1:]] == ["Cross", "Turtle"]
    show_chart(window, TIMES)
    assert len(table(window)[1:]) == 1
    show_chart(window, LAYOUTS)
    played.names["cross"] = "Kreuz"
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.charts.picker.currentIndex() == LAYOUTS
    assert [row[0] for row in table(window)[1:]] == ["Kreuz", "Turtle"]


SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from mahjong_qt.records import Records
from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow
window = StatisticsWindow(Records(Path(sys.argv[1])), str, None)
window.show()
for tab in (2, 0, 1):
    window.tabs.setCurrentIndex(tab)
    print("pyqtgraph" in sys.modules)
"""


def test_what_draws_charts_is_loaded_when_they_are_first_shown(played: Played) -> None:
    played.add(TURTLE, 60.0)
    command = [sys.executable, "-c", SCRIPT, str(played.path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert done.stdout.split() == ["False", "False", "True"]
