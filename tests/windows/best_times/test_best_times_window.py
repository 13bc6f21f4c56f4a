from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from mahjong_qt.records import GameOutcome, GameResult, RecordKind, Records
from mahjong_qt.windows.best_times.best_times_window import BestTimesWindow
from mahjong_qt.windows.best_times.time_model import Column

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size, and of every list that opens
pytestmark = [
    pytest.mark.qt_log_ignore("does not support propagateSizeHints"),
    pytest.mark.qt_log_ignore("does not support raise"),
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),
]

TURTLE = RecordKind("classic", "turtle")
CROSS = RecordKind("classic", "cross")
FIELD = RecordKind("shisen-sho", "field-18x8")
FALLING = FIELD._replace(has_gravity=True)
NAMES = {"turtle": "Turtle", "cross": "Cross", "field-18x8": "Shisen-sho 18 x 8"}


class Played:
    """A file of results, and the window on it."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.qtbot, self.path = qtbot, path
        self.records = Records(path)
        self.names = dict(NAMES)
        self.count = 0

    def add(
        self, kind: RecordKind, seconds: float, outcome: GameOutcome = GameOutcome.CLEARED, *, again: bool = False
    ) -> str:
        """Keeps the next game; returns its code."""
        self.count += 1
        code = f"MJ1-L00-{self.count}"
        end = f"2026-11-30T10:{self.count:02}:00+00:00"
        key = str(self.count)
        self.records.add(GameResult(key, end, *kind[:2], code, 144, outcome, seconds, 2, 0, 0, again, kind.has_gravity))
        return code

    def open(self, current: RecordKind | None = None) -> BestTimesWindow:
        window = BestTimesWindow(self.records, lambda layout_id: self.names[layout_id], current)
        self.qtbot.addWidget(window)
        with self.qtbot.waitExposed(window):
            window.show()
        return window


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path) -> Played:
    return Played(qtbot, tmp_path / "records.sqlite")


def label(window: BestTimesWindow, name: str) -> QLabel:
    found = window.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def button(window: BestTimesWindow, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def figures(window: BestTimesWindow) -> dict[str, str]:
    names = ("played", "won", "streak", "longest_streak", "average_time", "hints")
    return {name: label(window, name).text() for name in names}


def times(window: BestTimesWindow) -> list[object]:
    return [window.model.index(row, Column.TIME).data() for row in range(window.model.rowCount())]


def entries(window: BestTimesWindow) -> list[str]:
    return [window.picker.itemText(row) for row in range(window.picker.count())]


def test_kinds_stand_under_their_modes_and_the_last_one_is_open(played: Played) -> None:
    for kind in (TURTLE, FIELD, CROSS, FALLING):
        played.add(kind, 60.0)
    window = played.open()
    assert window.windowTitle() == "Best times"
    assert entries(window) == [
        "Mahjong Solitaire",
        "Cross",
        "Turtle",
        "Shisen-sho",
        "Shisen-sho 18 x 8, gravity",
        "Shisen-sho 18 x 8",
    ]
    assert window.picker.currentText() == "Shisen-sho 18 x 8, gravity"


def test_the_figures_of_a_kind(played: Played) -> None:
    for seconds in (100.0, 300.0):
        played.add(TURTLE, seconds)
    played.add(TURTLE, 10.0, GameOutcome.GIVEN_UP)
    played.add(TURTLE, 200.0)
    window = played.open(TURTLE)
    assert figures(window) == {
        "played": "4",
        "won": "3 (75%)",
        "streak": "1",
        "longest_streak": "2",
        "average_time": "3:20",
        "hints": "8",
    }
    assert label(window, "won").accessibleName() == "Games won: 3 (75%)"
    assert times(window) == ["1:40", "3:20", "5:00"]


def test_another_kind_is_chosen_with_keys_past_the_heading(played: Played) -> None:
    played.add(FIELD, 61.0)
    played.add(TURTLE, 62.0)
    window = played.open()
    assert times(window) == ["1:02"]
    window.picker.setFocus()
    QTest.keyClick(window.picker, Qt.Key.Key_Down)
    assert window.picker.currentText() == "Shisen-sho 18 x 8"
    assert times(window) == ["1:01"]
    QTest.keyClick(window.picker, Qt.Key.Key_Up)
    QTest.keyClick(window.picker, Qt.Key.Key_Up)
    assert times(window) == ["1:02"]


def new_row(window: BestTimesWindow) -> int | None:
    return window.model.new_row


def test_the_time_of_the_last_game_is_new_until_another_is_played(played: Played) -> None:
    played.add(TURTLE, 100.0)
    played.add(TURTLE, 200.0)
    played.add(TURTLE, 150.0)
    window = played.open(TURTLE)
    assert new_row(window) == 1
    assert window.table.currentIndex().row() == 1
    played.add(TURTLE, 20.0, GameOutcome.REPLACED)
    window.refresh()
    assert new_row(window) is None
    played.add(TURTLE, 90.0)
    played.add(FIELD, 90.0)
    window.refresh()
    assert times(window)[0] == "1:30"
    assert new_row(window) is None


def test_a_repeated_deal_is_never_new(played: Played) -> None:
    played.add(TURTLE, 100.0)
    played.add(TURTLE, 50.0, again=True)
    window = played.open()
    assert (times(window), new_row(window)) == (["1:40"], None)


def test_the_new_time_has_a_mark_that_can_be_seen(played: Played) -> None:
    played.add(TURTLE, 100.0)
    window = played.open()
    rect = window.table.visualRect(window.model.index(0, Column.TIME))
    window.table.clearSelection()
    with_mark = window.table.viewport().grab(rect).toImage()
    window.model.new_row = None
    window.table.viewport().update()
    assert window.table.viewport().grab(rect).toImage() != with_mark


@pytest.mark.parametrize("current", [None, FIELD])
def test_nothing_was_played(played: Played, current: RecordKind | None) -> None:
    window = played.open(current)
    assert label(window, "empty").text() == "No game played to the end yet."
    assert label(window, "empty").isVisible()
    assert not window.statistics.isVisible()
    assert not window.table.isVisible()
    assert not button(window, "play").isEnabled()
    assert not button(window, "copy").isEnabled()
    assert window.picker.isEnabled() == (current is not None)
    assert not label(window, "fault").isVisible()


def test_the_kind_being_played_is_there_before_its_first_game_is_over(played: Played) -> None:
    played.add(TURTLE, 100.0)
    window = played.open(FALLING)
    assert window.picker.currentText() == "Shisen-sho 18 x 8, gravity"
    assert entries(window)[:2] == ["Mahjong Solitaire", "Turtle"]


@pytest.mark.parametrize(("outcome", "again"), [(GameOutcome.GIVEN_UP, False), (GameOutcome.CLEARED, True)])
def test_games_without_a_best_time(played: Played, outcome: GameOutcome, again: bool) -> None:
    played.add(TURTLE, 100.0, outcome, again=again)
    window = played.open()
    assert label(window, "empty").text().startswith("No best time yet.")
    assert figures(window)["played"] == "1"
    assert figures(window)["average_time"] == ("1:40" if again else "–")


def test_a_code_is_copied_by_button_and_by_key(played: Played) -> None:
    codes = [played.add(TURTLE, seconds) for seconds in (10.0, 20.0)]
    window = played.open()
    clipboard = QGuiApplication.clipboard()
    window.table.selectRow(0)
    QTest.mouseClick(button(window, "copy"), Qt.MouseButton.LeftButton)
    assert clipboard.text() == codes[0]
    assert button(window, "copy").text() == "Copied"
    QTest.keyClick(window.table, Qt.Key.Key_Down)
    assert button(window, "copy").text() == "&Copy code"
    QTest.keyClick(window.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == codes[1]


def press_button(window: BestTimesWindow) -> None:
    QTest.mouseClick(button(window, "play"), Qt.MouseButton.LeftButton)


def press_enter(window: BestTimesWindow) -> None:
    QTest.keyClick(window.table, Qt.Key.Key_Return)


def double_click(window: BestTimesWindow) -> None:
    middle = window.table.visualRect(window.model.index(1, Column.CODE)).center()
    QTest.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)


@pytest.mark.parametrize("play", [press_button, press_enter, double_click])
def test_a_code_is_played_once(played: Played, play: Callable[[BestTimesWindow], None]) -> None:
    played.add(TURTLE, 10.0)
    code = played.add(TURTLE, 20.0)
    window = played.open()
    wanted: list[str] = []
    window.code_wanted.connect(wanted.append)
    window.table.selectRow(1)
    play(window)
    assert wanted == [code]
    assert not window.isVisible()


def test_a_double_click_beside_the_times_plays_nothing(played: Played) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    below = QPoint(10, window.table.viewport().height() - 5)
    QTest.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert window.isVisible()


def test_everything_is_reached_with_the_tabulator_and_escape_closes(played: Played) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    window.activateWindow()
    assert window.focusWidget() is window.table
    reached = set()
    for _ in range(5):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(window.focusWidget().objectName())
    assert reached == {"kind", "times", "copy", "play", "close"}
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_file_that_another_program_holds_is_told_and_read_later(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_qt.records.PATIENCE", 0.01)
    played.add(TURTLE, 10.0)
    with closing(sqlite3.connect(played.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        window = played.open(TURTLE)
        assert label(window, "fault").isVisible()
        assert label(window, "fault").text().startswith("Your results cannot be read")
        assert times(window) == []
        assert label(window, "empty").text() == ""
    window.refresh()
    assert not label(window, "fault").isVisible()
    assert times(window) == ["0:10"]


def test_a_damaged_file_is_told(played: Played) -> None:
    played.path.write_bytes(b"no database at all " * 100)
    played.records = Records(played.path)
    window = played.open(TURTLE)
    assert "records.damaged-1.sqlite" in label(window, "fault").text()
    assert label(window, "empty").text() == "No game played to the end yet."


def test_names_follow_the_language(played: Played) -> None:
    played.add(CROSS, 10.0)
    played.add(CROSS, 20.0)
    window = played.open()
    window.table.selectRow(0)
    played.names["cross"] = "Kreuz"
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.picker.currentText() == "Kreuz"
    assert window.table.currentIndex().row() == 0


@pytest.mark.parametrize("size", [None, (480, 400)])
def test_it_fits(played: Played, size: tuple[int, int] | None) -> None:
    played.names["turtle"] = "A layout with a name that is longer than any window is wide, or nearly so " * 2
    for seconds in range(12):
        played.add(TURTLE, 36000.0 + seconds)
    window = played.open()
    if size is not None:
        window.resize(*size)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (size or (window.sizeHint().width(), window.sizeHint().height()))
    assert window.table.horizontalScrollBar().maximum() == 0
    assert window.model.rowCount() == 10
    for name in ("played", "won", "hints"):
        figure = label(window, name)
        assert figure.width() >= figure.sizeHint().width()


def test_colours_are_those_of_the_palette(played: Played) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    palette = QPalette(QColor("#102030"))
    window.setPalette(palette)
    assert window.grab().toImage().pixelColor(2, 2) == palette.window().color()
