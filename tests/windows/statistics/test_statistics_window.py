from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton

from mahjong_qt.records import GameOutcome, RecordKind, Records
from mahjong_qt.windows.statistics.time_model import Column
from tests.windows.statistics.played import (
    CROSS,
    DAILY,
    FALLING,
    FIELD,
    TURTLE,
    ZEN,
    button,
    entries,
    label,
    pick,
    times,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow
    from tests.windows.statistics.played import Played

# said by the offscreen platform of every window that has a smallest size, and of every list that opens
pytestmark = [
    pytest.mark.qt_log_ignore("does not support propagateSizeHints"),
    pytest.mark.qt_log_ignore("does not support raise"),
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard"),
]


def figure(window: StatisticsWindow, name: str) -> str:
    return label(window, name).text()


def test_without_a_game_all_games_are_shown(played: Played) -> None:
    for kind in (TURTLE, FIELD, CROSS, ZEN):
        played.add(kind, 60.0)
    window = played.open()
    assert window.windowTitle() == "Statistics"
    assert entries(window, "mode") == ["All modes", "Classic", "Zen", "Shisen-sho"]
    assert entries(window, "layout_id") == ["All layouts", "Turtle", "Cross", "Shisen-sho 18 x 8"]
    assert figure(window, "played") == "4"


@pytest.mark.parametrize(
    ("current", "chosen"),
    [
        (TURTLE, ["Classic", "All layouts"]),
        (FALLING, ["Shisen-sho", "All layouts"]),
        (DAILY, ["Daily", "All layouts"]),
    ],
)
def test_games_like_the_one_being_played_are_shown_first(
    played: Played, current: RecordKind, chosen: list[str]
) -> None:
    played.add(RecordKind("easy", "cross"), 60.0)
    window = played.open(current)
    assert [window.filter_row.boxes[box].currentText() for box in ("mode", "layout_id")] == chosen
    assert label(window, "no_times").text() == "No game played to the end yet."


def test_the_figures(played: Played) -> None:
    for seconds in (100.0, 300.0):
        played.add(TURTLE, seconds, points=7000)
    played.add(TURTLE, 10.0, GameOutcome.GIVEN_UP)
    played.add(TURTLE, 240.0, points=9000)
    window = played.open(TURTLE)
    names = ("played", "won", "streak", "longest_streak", "best_time", "median_time", "points", "hints", "undos")
    assert [figure(window, name) for name in names] == ["4", "3 (75%)", "1", "2", "1:40", "4:00", "9000", "8", "4"]
    assert label(window, "won").accessibleName() == "Games won: 3 (75%)"
    assert times(window) == ["1:40", "4:00", "5:00"]


def test_choosing_a_mode_lists_its_layouts_only(played: Played) -> None:
    played.add(FIELD, 61.0)
    played.add(TURTLE, 62.0)
    played.add(CROSS, 63.0)
    window = played.open()
    assert times(window) == ["1:01", "1:02", "1:03"]
    pick(window, "mode", "Classic")
    assert entries(window, "layout_id") == ["All layouts", "Cross", "Turtle"]
    pick(window, "layout_id", "Turtle")
    assert times(window) == ["1:02"]
    pick(window, "mode", "Shisen-sho")
    assert window.filter_row.boxes["layout_id"].currentText() == "All layouts"
    assert times(window) == ["1:01"]


def test_boards_of_the_campaign_are_one_entry(played: Played) -> None:
    for level in (3, 4):
        played.add(RecordKind("campaign", f"G4400000{level}000"), 60.0 + level, level=level)
    played.add(TURTLE, 100.0)
    window = played.open()
    assert entries(window, "layout_id") == ["All layouts", "Turtle", "Campaign"]
    model = window.overview.model
    assert [model.index(row, Column.LAYOUT).data() for row in range(3)] == ["Level 3", "Level 4", "Turtle"]
    pick(window, "layout_id", "Campaign")
    assert times(window) == ["1:03", "1:04"]
    assert window.filter_row.boxes["mode"].currentText() == "Campaign"
    assert entries(window, "layout_id") == ["All layouts"]


def test_the_mode_of_a_time_is_told_where_all_modes_are_shown(played: Played) -> None:
    played.add(TURTLE, 60.0)
    played.add(RecordKind("easy", "cross"), 70.0)
    window = played.open()
    model, table = window.overview.model, window.overview.table
    assert [model.index(row, Column.MODE).data() for row in range(2)] == ["Classic", "Easy"]
    assert not table.isColumnHidden(Column.MODE)
    pick(window, "mode", "Easy")
    assert table.isColumnHidden(Column.MODE)
    assert table.horizontalHeader().length() == table.viewport().width()


def test_gravity_is_asked_about_where_there_are_games_with_it(played: Played) -> None:
    played.add(FIELD, 61.0)
    played.add(FALLING, 62.0)
    played.add(TURTLE, 63.0)
    window = played.open(TURTLE)
    gravity = window.filter_row.boxes["has_gravity"]
    assert not gravity.isVisible()
    pick(window, "mode", "Shisen-sho")
    assert gravity.isVisible()
    assert times(window) == ["1:01", "1:02"]
    pick(window, "has_gravity", "With gravity")
    assert times(window) == ["1:02"]
    assert window.overview.model.index(0, Column.LAYOUT).data() == "Shisen-sho 18 x 8, gravity"
    pick(window, "has_gravity", "Without gravity")
    assert times(window) == ["1:01"]


def test_a_mode_without_times_shows_none(played: Played) -> None:
    played.add(ZEN, 61.0)
    window = played.open(ZEN)
    assert (figure(window, "played"), figure(window, "best_time"), figure(window, "median_time")) == ("1", "–", "–")
    assert times(window) == []
    assert "no times are kept" in label(window, "no_times").text()


def test_the_time_of_the_last_game_is_new_until_another_is_played(played: Played) -> None:
    for seconds in (100.0, 200.0, 150.0):
        played.add(TURTLE, seconds)
    window = played.open(TURTLE)
    assert window.overview.model.new_row == 1
    assert window.overview.table.currentIndex().row() == 1
    played.add(TURTLE, 20.0, GameOutcome.REPLACED)
    window.refresh()
    assert window.overview.model.new_row is None


def test_the_new_time_has_a_mark_that_can_be_seen(played: Played) -> None:
    played.add(TURTLE, 100.0)
    window = played.open()
    table = window.overview.table
    rect = table.visualRect(window.overview.model.index(0, Column.TIME))
    table.clearSelection()
    with_mark = table.viewport().grab(rect).toImage()
    window.overview.model.new_row = None
    table.viewport().update()
    assert table.viewport().grab(rect).toImage() != with_mark


def test_nothing_was_played(played: Played) -> None:
    window = played.open()
    assert label(window, "no_times").isVisible()
    assert not window.overview.figures.isVisible()
    assert not button(window, "play").isVisible()
    assert not window.filter_row.boxes["mode"].isEnabled()
    assert not label(window, "fault").isVisible()


@pytest.mark.parametrize(("outcome", "again"), [(GameOutcome.GIVEN_UP, False), (GameOutcome.CLEARED, True)])
def test_games_without_a_best_time(played: Played, outcome: GameOutcome, again: bool) -> None:
    played.add(TURTLE, 100.0, outcome, again=again)
    window = played.open()
    assert label(window, "no_times").text().startswith("No best time yet.")
    assert figure(window, "played") == "1"


def test_a_code_is_copied_by_button_and_by_key(played: Played) -> None:
    codes = [played.add(TURTLE, seconds) for seconds in (10.0, 20.0)]
    window = played.open()
    clipboard = QGuiApplication.clipboard()
    window.overview.table.selectRow(0)
    QTest.mouseClick(button(window, "copy"), Qt.MouseButton.LeftButton)
    assert clipboard.text() == codes[0]
    assert button(window, "copy").text() == "Copied"
    QTest.keyClick(window.overview.table, Qt.Key.Key_Down)
    assert button(window, "copy").text() == "&Copy code"
    QTest.keyClick(window.overview.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == codes[1]


def press_button(window: StatisticsWindow) -> None:
    QTest.mouseClick(button(window, "play"), Qt.MouseButton.LeftButton)


def press_enter(window: StatisticsWindow) -> None:
    QTest.keyClick(window.overview.table, Qt.Key.Key_Return)


def double_click(window: StatisticsWindow) -> None:
    table = window.overview.table
    middle = table.visualRect(window.overview.model.index(1, Column.DATE)).center()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)


@pytest.mark.parametrize("play", [press_button, press_enter, double_click])
def test_a_code_is_played_once(played: Played, play: Callable[[StatisticsWindow], None]) -> None:
    played.add(TURTLE, 10.0)
    code = played.add(TURTLE, 20.0)
    window = played.open()
    wanted: list[str] = []
    window.code_wanted.connect(wanted.append)
    window.overview.table.selectRow(1)
    play(window)
    assert wanted == [code]
    assert not window.isVisible()


def test_a_double_click_beside_the_times_plays_nothing(played: Played) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    below = QPoint(10, window.overview.table.viewport().height() - 5)
    QTest.mouseDClick(window.overview.table.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert window.isVisible()


def test_everything_is_reached_with_the_tabulator_and_escape_closes(played: Played) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    window.activateWindow()
    assert window.focusWidget() is window.overview.table
    reached = set()
    for _ in range(9):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(window.focusWidget().objectName())
    assert reached >= {"mode", "layout_id", "times", "copy", "play", "export", "close"}
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_file_that_another_program_holds_is_told_and_read_later(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_qt.records.record_file.PATIENCE", 0.01)
    played.add(TURTLE, 10.0)
    with closing(sqlite3.connect(played.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        window = played.open(TURTLE)
        assert label(window, "fault").isVisible()
        assert label(window, "fault").text().startswith("Your results cannot be read")
        assert times(window) == []
        assert label(window, "no_times").text() == ""
        for tab in (1, 2):
            window.tabs.setCurrentIndex(tab)
            assert label(window, "fault").isVisible()
    window.tabs.setCurrentIndex(0)
    assert not label(window, "fault").isVisible()
    assert times(window) == ["0:10"]


def test_a_damaged_file_is_told(played: Played) -> None:
    played.path.write_bytes(b"no database at all " * 100)
    played.records = Records(played.path)
    window = played.open(TURTLE)
    assert "records.damaged-1.sqlite" in label(window, "fault").text()
    assert label(window, "no_times").text() == "No game played to the end yet."


def test_names_follow_the_language(played: Played) -> None:
    played.add(CROSS, 10.0)
    played.add(CROSS, 20.0)
    window = played.open(CROSS)
    pick(window, "layout_id", "Cross")
    window.overview.table.selectRow(0)
    played.names["cross"] = "Kreuz"
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.filter_row.boxes["layout_id"].currentText() == "Kreuz"
    assert window.overview.model.index(0, Column.LAYOUT).data() == "Kreuz"
    assert window.overview.table.currentIndex().row() == 0


def test_it_fits_into_a_small_window(played: Played) -> None:
    played.names["turtle"] = "A layout with a name that is longer than any window is wide, or nearly so " * 2
    for seconds in range(12):
        played.add(TURTLE, 36000.0 + seconds, pairs_at=[1.0])
    window = played.open()
    for tab in range(3):
        window.tabs.setCurrentIndex(tab)
        window.resize(640, 440)
        QApplication.processEvents()
        assert (window.width(), window.height()) == (640, 440)
    assert window.overview.model.rowCount() == 10
    window.tabs.setCurrentIndex(0)
    for name in ("played", "won", "hints", "best_time"):
        assert label(window, name).width() >= label(window, name).sizeHint().width()


def test_colours_are_those_of_the_palette(played: Played) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    palette = QPalette(QColor("#102030"))
    window.setPalette(palette)
    assert window.grab().toImage().pixelColor(2, 2) == palette.window().color()


def choose_file(window: StatisticsWindow, path: Path) -> None:
    """Ends the dialog with a file, as the system's own dialog does."""
    QTest.mouseClick(button(window, "export"), Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog, "export_games")
    assert isinstance(dialog, QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def test_the_games_chosen_are_exported(played: Played, tmp_path: Path) -> None:
    played.add(TURTLE, 10.0)
    code = played.add(CROSS, 20.0)
    window = played.open(CROSS)
    pick(window, "layout_id", "Cross")
    target = tmp_path / "games.csv"
    choose_file(window, target)
    _, *lines = target.read_text("utf-8-sig").splitlines()
    assert len(lines) == 1
    assert code in lines[0]
    assert "Cross" in lines[0]
    assert label(window, "notice").text() == "Saved as “games.csv”."
    assert label(window, "notice").isVisible()


def test_an_export_that_fails_says_why(played: Played, tmp_path: Path) -> None:
    played.add(TURTLE, 10.0)
    window = played.open()
    blocked = tmp_path / "file"
    blocked.write_text("")
    choose_file(window, blocked / "games.csv")
    assert label(window, "notice").text().startswith("The games could not be saved: ")


def test_letters_to_press_with_alt_are_there_once_on_each_page(played: Played) -> None:
    played.add(FALLING, 10.0, pairs_at=[1.0])
    window = played.open()
    for tab in range(3):
        window.tabs.setCurrentIndex(tab)
        texts = [window.tabs.tabText(place) for place in range(3)]
        texts += [button.text() for button in window.findChildren(QPushButton) if button.isVisible()]
        texts += [words.text() for words in window.findChildren(QLabel) if words.isVisible()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) >= 7
        assert len(letters) == len(set(letters))
