from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QLineEdit, QPushButton

from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from mahjong_qt.windows.exchange.import_progress import ImportProgress
from mahjong_qt.windows.exchange.import_results import ImportResults
from mahjong_qt.windows.exchange.import_teller import LATE
from tests.view.sample_boards import CODE, SINGLES, small_deal
from tests.windows.exchange.layout_files import Import, layout_text, write_bad, write_good

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")
ROW = small_deal([(2 * x, 0, 0) for x in range(4)], "1B 1B 2B 2B")


@pytest.fixture
def at_six(open_table: OpenTable) -> Import:
    """An import while a game of six tiles is open."""
    return Import(open_table(SIX))


@pytest.fixture
def over(at_six: Import, qtbot: QtBot) -> QDialog:
    """A dialog that is open over the game."""
    dialog = QDialog(at_six.table.window)
    at_six.table.controller.open_dialog(dialog)
    qtbot.waitExposed(dialog)
    return dialog


def test_fifty_files_come_in_and_the_bad_ones_are_named(at_six: Import, tmp_path: Path) -> None:
    paths = write_good(tmp_path / "in", 46) + write_bad(tmp_path / "in", 3)
    at_six.importer.import_paths(paths)
    at_six.finish()
    assert len(at_six.shelf.own_ids) == 46
    assert at_six.table.told == "46 layout(s) imported"
    assert at_six.text == "3 could not be imported."
    assert at_six.table.banner_texts() == ["Show them", "What went wrong", "Undo import"]
    at_six.table.press_button("show_it")
    (wish,) = at_six.wanted
    assert wish == ("show", at_six.own_ids_in_order)
    assert at_six.table.told == ""


def test_a_folder_is_opened(at_six: Import, tmp_path: Path) -> None:
    write_good(tmp_path / "in", 3)
    at_six.importer.import_paths([str(tmp_path / "in")])
    at_six.finish()
    assert at_six.table.told == "3 layout(s) imported"
    assert at_six.table.banner_texts() == ["Show them", "Undo import"]


def test_one_layout_can_be_played_or_looked_at(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 1))
    at_six.finish()
    assert at_six.table.told == "“Good 0” is now among your layouts"
    assert at_six.table.banner_texts() == ["Play it", "Show it"]
    at_six.table.press_button("play_it")
    (own,) = at_six.shelf.own_ids
    assert at_six.wanted == [("play", own)]
    assert at_six.table.told == ""


def test_what_is_here_already_is_named_and_can_be_played(at_six: Import, tmp_path: Path) -> None:
    (path,) = write_good(tmp_path / "in", 1)
    for _ in range(2):
        at_six.importer.import_paths([path])
        at_six.finish()
    assert at_six.table.told == "“Good 0” is here already"
    assert at_six.table.banner_texts() == ["Play it", "Show it"]
    (own,) = at_six.shelf.own_ids
    at_six.table.press_button("show_it")
    assert at_six.wanted == [("show", (own,))]


def test_one_bad_file_is_told_with_place_and_reason_until_it_is_closed(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_bad(tmp_path / "in", 1))
    at_six.finish()
    assert at_six.table.told == "“bad 0.json” could not be imported"
    assert at_six.text.startswith("Line 2, column 12: This is not correct JSON")
    assert at_six.table.banner_texts() == []
    at_six.table.click(0, 2)
    assert (at_six.table.board.tiles_left, at_six.table.told) == (4, "“bad 0.json” could not be imported")
    at_six.table.press(Qt.Key.Key_Escape)
    assert at_six.table.told == ""


def test_good_news_goes_with_the_next_click(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 2))
    at_six.finish()
    assert at_six.table.told == "2 layout(s) imported"
    at_six.table.click(0)
    assert at_six.table.told == ""


def test_a_quick_import_tells_no_progress(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 1))
    late = at_six.importer._teller._late
    assert (late.isActive(), late.isSingleShot(), late.interval()) == (True, True, LATE)
    assert at_six.table.told == ""
    at_six.finish()
    assert not late.isActive()


def test_a_long_import_tells_how_far_it_is_while_one_plays_on(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50))
    at_six.become_late()
    assert (at_six.table.told, at_six.text) == ("Importing layouts…", "Looking for files")
    at_six.go_on_until("20 of 50 files")
    at_six.table.click(0, 2)
    assert at_six.table.board.tiles_left == 4
    assert (at_six.table.told, at_six.table.banner_texts()) == ("Importing layouts…", ["Cancel"])
    at_six.finish()
    assert at_six.table.told == "50 layout(s) imported"
    # nobody need have looked just then
    at_six.table.click(1)
    assert at_six.table.told == "50 layout(s) imported"


def test_a_long_import_can_be_cancelled_and_keeps_what_came_in(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50))
    at_six.become_late()
    at_six.go_on_until("20 of 50 files")
    at_six.table.press_button("cancel_import")
    at_six.finish()
    assert at_six.table.told == "Import cancelled"
    assert at_six.text == "40 layout(s) came in before."
    assert len(at_six.shelf.own_ids) == 40


def test_progress_that_was_closed_stays_closed_and_the_end_is_told(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50))
    at_six.become_late()
    at_six.table.press(Qt.Key.Key_Escape)
    assert at_six.table.told == ""
    told = []
    at_six.importer._batch.progressed.connect(lambda *_: told.append(at_six.table.told))
    at_six.finish()
    assert told == [""] * 4
    assert at_six.table.told == "50 layout(s) imported"


def test_what_is_dropped_meanwhile_joins_in(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "one", 2))
    at_six.importer.import_paths(write_bad(tmp_path / "other", 1))
    at_six.finish()
    assert (at_six.table.told, at_six.text) == ("2 layout(s) imported", "1 could not be imported.")
    assert len(at_six.reports) == 1


def test_a_stuck_game_is_told_and_then_the_import_again(open_table: OpenTable, tmp_path: Path) -> None:
    table = open_table(ROW)
    assert table.told == "No more moves"
    at_row = Import(table)
    at_row.importer.import_paths(write_bad(tmp_path / "in", 1))
    at_row.finish()
    assert table.told == "“bad 0.json” could not be imported"
    table.press(Qt.Key.Key_Escape)
    assert table.told == "No more moves"


def test_an_import_outlives_what_is_said_of_the_game(at_six: Import, tmp_path: Path) -> None:
    table = at_six.table
    at_six.importer.import_paths(write_bad(tmp_path / "in", 1))
    at_six.finish()
    table.trigger("pause")
    assert table.told == "Paused"
    table.trigger("pause")
    assert table.told == "“bad 0.json” could not be imported"
    table.trigger("new_game")
    assert table.told == "“bad 0.json” could not be imported"


def test_a_question_is_answered_first(at_six: Import, tmp_path: Path) -> None:
    table = at_six.table
    table.click(0, 2)
    table.trigger("new_game")
    at_six.importer.import_paths(write_bad(tmp_path / "in", 1))
    at_six.finish()
    assert table.told == "Leave this game?"
    table.press_button("no")
    assert table.told == "“bad 0.json” could not be imported"


def test_the_list_opens_from_the_banner_and_the_clock_stands_meanwhile(at_six: Import, tmp_path: Path) -> None:
    table = at_six.table
    at_six.importer.import_paths(write_good(tmp_path / "in", 1) + write_bad(tmp_path / "in", 2))
    at_six.finish()
    table.press_button("details")
    results = table.dialog()
    assert isinstance(results, ImportResults)
    assert [row.file for row in results.model.rows] == ["bad 0.json", "bad 1.json"]
    assert table.enabled() == set()
    results.reject()
    assert "import_layouts" in table.enabled()
    assert table.told == "1 layout(s) imported"


def test_another_language_says_it_again(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_bad(tmp_path / "in", 1))
    at_six.finish()
    QApplication.sendEvent(at_six.table.banner, QEvent(QEvent.Type.LanguageChange))
    assert at_six.table.told == "“bad 0.json” could not be imported"


def test_names_in_files_are_text(at_six: Import) -> None:
    at_six.importer.take_text(layout_text(1, "<b>Dragon</b> & &amp; %1"))
    at_six.finish()
    title = at_six.table.banner.findChild(QLabel, "banner_title")
    assert isinstance(title, QLabel)
    assert title.text() == "“<b>Dragon</b> & &amp; %1” is now among your layouts"
    assert title.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize(("text", "name"), [(layout_text(1, "Two"), "Two"), (layout_text(1), "")])
def test_a_layout_is_pasted_as_text(at_six: Import, text: str, name: str) -> None:
    QGuiApplication.clipboard().setText(text)
    QTest.keySequence(at_six.table.window, QKeySequence(QKeySequence.StandardKey.Paste))
    at_six.finish()
    assert at_six.names == [name]
    assert "is now among your layouts" in at_six.table.told


def test_a_bad_text_is_told_without_the_name_of_a_file(at_six: Import) -> None:
    QGuiApplication.clipboard().setText(layout_text(1)[:-10])
    at_six.importer.paste()
    at_six.finish()
    assert at_six.table.told == "This text could not be imported"


def test_copied_files_are_pasted(at_six: Import, tmp_path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(path) for path in write_good(tmp_path / "in", 2)])
    QGuiApplication.clipboard().setMimeData(mime)
    at_six.table.trigger("paste_layout")
    at_six.finish()
    assert sorted(at_six.names) == ["Good 0", "Good 1"]


@pytest.mark.parametrize("text", [CODE, f"[12:03] Anna: try {CODE}!", "mj1-l00-aaaaabm"])
def test_a_game_code_is_left_to_whoever_plays_codes(at_six: Import, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    at_six.importer.paste()
    assert at_six.wanted == ["code"]
    assert at_six.table.told == ""


@pytest.mark.parametrize("text", ["", "a shopping list", "x" * 50_000_000], ids=["nothing", "list", "50 MB"])
def test_anything_else_is_answered_with_what_can_be_pasted(at_six: Import, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    at_six.importer.paste()
    assert at_six.wanted == []
    assert (at_six.table.told, at_six.table.banner_verbs()) == ("There is no layout to paste", ["enter_code"])


def test_files_are_chosen_in_a_dialog(at_six: Import, tmp_path: Path) -> None:
    paths = write_good(tmp_path / "in", 2)
    at_six.table.trigger("import_layouts")
    dialog = at_six.table.dialog()
    assert isinstance(dialog, QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFiles
    assert "*.lay *.LAY" in dialog.nameFilters()[0]
    assert at_six.table.enabled() == set()
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    edit.setText(" ".join(f'"{path}"' for path in paths))
    QTest.keyClick(edit, Qt.Key.Key_Return)
    at_six.finish()
    assert at_six.table.told == "2 layout(s) imported"
    assert "import_layouts" in at_six.table.enabled()


def test_a_single_layout_that_the_program_is_started_with_is_played(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.open_paths(write_good(tmp_path / "in", 1))
    at_six.finish()
    (own,) = at_six.shelf.own_ids
    assert (at_six.wanted, at_six.table.told) == ([("play", own)], "")


@pytest.mark.parametrize("case", ["a game under way", "two layouts", "a bad file too", "no start"])
def test_otherwise_it_is_offered(at_six: Import, tmp_path: Path, case: str) -> None:
    paths = write_good(tmp_path / "in", 2 if case == "two layouts" else 1)
    if case == "a bad file too":
        paths += write_bad(tmp_path / "in", 1)
    if case == "a game under way":
        at_six.table.click(0, 2)
    if case == "no start":
        at_six.importer.import_paths(paths)
    else:
        at_six.importer.open_paths(paths)
    at_six.finish()
    assert at_six.wanted == []
    assert at_six.table.told


def test_over_a_dialog_what_came_in_is_shown_there(at_six: Import, over: QDialog, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 2), over)
    at_six.finish()
    (wish,) = at_six.wanted
    assert wish == ("show", at_six.own_ids_in_order)
    assert over.findChildren(QDialog) == []
    over.reject()
    # in the dialog there was no place for undoing it
    assert at_six.table.banner_texts() == ["Show them", "Undo import"]


def test_over_a_dialog_what_did_not_come_in_is_listed(at_six: Import, over: QDialog, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_bad(tmp_path / "in", 1), over)
    at_six.finish()
    assert at_six.wanted == []
    (results,) = over.findChildren(ImportResults)
    assert results.isVisible()
    QTest.keyClick(results, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert over.findChildren(QDialog) == []
    assert at_six.table.enabled() == set()


def test_over_a_dialog_a_window_tells_how_far_it_is_and_esc_cancels(
    at_six: Import, over: QDialog, tmp_path: Path
) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50), over)
    at_six.become_late()
    (progress,) = over.findChildren(ImportProgress)
    label = progress.findChild(QLabel, "progress_words")
    assert isinstance(label, QLabel)
    assert label.text() == "Looking for files"
    while label.text() != "0 of 50 files":
        ticket = at_six.worker.open[0]
        ticket.answer(ticket.function(*ticket.arguments))
    QTest.keyClick(progress, Qt.Key.Key_Escape)
    at_six.finish()
    assert at_six.reports[0].was_cancelled
    assert len(at_six.shelf.own_ids) == 20
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert over.findChildren(ImportProgress) == []


def test_when_the_dialog_is_closed_the_banner_tells(at_six: Import, over: QDialog, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50), over)
    at_six.become_late()
    over.reject()
    assert at_six.table.told == "Importing layouts…"
    assert not at_six.importer._batch._waiting
    at_six.finish()
    assert at_six.table.told == "50 layout(s) imported"
    assert at_six.wanted == []


def test_a_dialog_that_opens_meanwhile_tells_how_far_it_is_and_stays_in_use(
    at_six: Import, tmp_path: Path, qtbot: QtBot
) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50))
    at_six.become_late()
    dialog = QDialog(at_six.table.window)
    at_six.importer.take_drops_on(dialog, dialog)
    at_six.table.controller.open_dialog(dialog)
    qtbot.waitUntil(lambda: bool(dialog.findChildren(ImportProgress)))
    (progress,) = dialog.findChildren(ImportProgress)
    assert (progress.isVisible(), progress.isModal()) == (True, False)
    at_six.go_on_until("20 of 50 files")
    label = progress.findChild(QLabel, "progress_words")
    assert isinstance(label, QLabel)
    assert label.text() == "20 of 50 files"
    dialog.reject()
    assert not progress.isVisible()
    assert (at_six.table.told, at_six.table.banner_texts()) == ("Importing layouts…", ["Cancel"])
    at_six.finish()
    assert at_six.table.told == "50 layout(s) imported"
    assert at_six.wanted == []


def test_what_began_before_a_dialog_opened_can_be_cancelled_there_and_is_told_afterwards(
    at_six: Import, tmp_path: Path, qtbot: QtBot
) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 50))
    at_six.become_late()
    dialog = QDialog(at_six.table.window)
    at_six.importer.take_drops_on(dialog, dialog)
    at_six.table.controller.open_dialog(dialog)
    qtbot.waitUntil(lambda: bool(dialog.findChildren(ImportProgress)))
    at_six.go_on_until("20 of 50 files")
    (progress,) = dialog.findChildren(ImportProgress)
    button = progress.findChild(QPushButton, "cancel")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    at_six.finish()
    assert at_six.reports[0].was_cancelled
    # the player may be about to choose something else in the dialog
    assert at_six.wanted == []
    dialog.reject()
    assert at_six.table.told == "Import cancelled"


def test_an_import_that_begins_while_a_dialog_is_open_tells_there_how_far_it_is(
    at_six: Import, over: QDialog, tmp_path: Path
) -> None:
    at_six.importer.take_drops_on(over, over)
    # handed over by another start of the program
    at_six.importer.open_paths(write_good(tmp_path / "in", 50))
    at_six.become_late()
    (progress,) = over.findChildren(ImportProgress)
    assert progress.isVisible()
    at_six.finish()
    over.reject()
    assert at_six.table.told == "50 layout(s) imported"


def test_the_file_dialog_begins_in_a_folder_that_exists(at_six: Import, tmp_path: Path) -> None:
    at_six.importer._folder = str(tmp_path / "Downloads")
    at_six.table.trigger("import_layouts")
    dialog = at_six.table.dialog()
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.directory().absolutePath()) == Path.home()
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    assert edit.text() == ""


def test_a_mail_is_pasted(at_six: Import) -> None:
    QGuiApplication.clipboard().setText(f"Hello Ada,\n\n{layout_text(1, 'Two')}\n-- \nBob")
    at_six.importer.paste()
    at_six.finish()
    assert at_six.names == ["Two"]


def test_pictures_in_a_folder_are_passed_over(at_six: Import, tmp_path: Path) -> None:
    write_good(tmp_path / "in", 2)
    for name in ("a.png", "README.md"):
        (tmp_path / "in" / name).write_text("no layout at all")
    at_six.importer.import_paths([str(tmp_path / "in")])
    at_six.finish()
    assert (at_six.table.told, at_six.text) == ("2 layout(s) imported", "2 other file(s) was/were passed over.")
    assert at_six.table.banner_texts() == ["Show them", "Which ones", "Undo import"]


def test_a_worker_that_fails_refuses_the_files(at_six: Import, tmp_path: Path) -> None:
    at_six.importer.import_paths(write_good(tmp_path / "in", 1))
    while at_six.worker.open:
        at_six.worker.fail()
    assert [refused.error.fault for refused in at_six.reports[0].refused] == [LayoutFileFault.WORKER_DIED]
    assert "could not be imported" in at_six.table.told
