from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import read_layouts_at
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, decode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from tests.view.sample_boards import LAYOUTS, SINGLES, small_deal, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.windows.exchange.exporter import LayoutExporter
    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TURTLE = LayoutLibrary(LAYOUTS).load("turtle")


@pytest.fixture
def table(open_table: OpenTable, tmp_path: Path) -> Table:
    """A game on the Turtle; files are saved into an empty folder at first."""
    table = open_table(turtle_deal())
    (tmp_path / "out").mkdir()
    table.desk.exporter._folder = str(tmp_path / "out")
    return table


def text_of(table: Table) -> str:
    assert table.banner.message is not None
    return table.banner.message.text


def file_dialog(table: Table) -> QFileDialog:
    dialog = table.dialog()
    assert isinstance(dialog, QFileDialog)
    return dialog


def choose(dialog: QFileDialog, name: str, target: LayoutFormat) -> None:
    """Types a name, chooses a format, and saves."""
    (chosen,) = [text for text in dialog.nameFilters() if text.startswith(f"{target.title} (")]
    dialog.selectNameFilter(chosen)
    dialog.filterSelected.emit(chosen)
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    if name:
        edit.setText(name)
    QTest.keyClick(edit, Qt.Key.Key_Return)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_layout_being_played_is_copied_as_text(table: Table) -> None:
    QTest.keySequence(table.window, QKeySequence("Ctrl+Shift+C"))
    data = QGuiApplication.clipboard().text().encode()
    copied = decode_layout(data, "clipboard")
    assert (copied.layout, copied.name) == (TURTLE.layout, TURTLE.name)
    # these mean something in the folder of the built-in ones alone
    assert (copied.id, copied.number) == ("", None)
    # the code, which was not copied, stays where it is
    assert table.window.status_bar._code.text() == str(table.session.game.deal.code)
    assert table.window.status_bar.currentMessage() == "Layout copied ✓"


def test_what_is_copied_is_pasted_as_the_same_layout(table: Table) -> None:
    table.trigger("copy_layout", "paste_layout")
    table.work()
    assert table.told == "“Turtle” is here already"


@pytest.mark.parametrize("target", [target for target in LayoutFormat if target.can_be_written])
def test_a_layout_is_exported_in_every_format(table: Table, tmp_path: Path, target: LayoutFormat) -> None:
    table.trigger("export_layout")
    choose(file_dialog(table), "", target)
    (path,) = [path for path in (tmp_path / "out").iterdir() if path.suffix != ".desktop"]
    suffix = ".mjlayout" if target is LayoutFormat.JSON else target.suffix
    assert path.name == f"Turtle{suffix}"
    reading = read_layouts_at(path)
    assert reading.format is target
    assert reading.files[0].layout == TURTLE.layout
    assert reading.files[0].name_in("en") == "Turtle"
    assert table.told == "“Turtle” was exported"
    assert str(path) in text_of(table)
    assert ("Turtle.desktop" in text_of(table)) == (target is LayoutFormat.KMAHJONGG)


def test_the_dialog_suggests_a_name_and_our_own_format(table: Table) -> None:
    table.trigger("export_layout")
    dialog = file_dialog(table)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert [text.partition(" (")[0] for text in dialog.nameFilters()] == [
        target.title for target in LayoutFormat if target.can_be_written
    ]
    assert dialog.selectedNameFilter() == "Mahjong Qt (*.mjlayout *.json)"
    assert dialog.defaultSuffix() == "mjlayout"
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    assert edit.text() == "Turtle"
    assert table.enabled() == set()
    dialog.reject()
    assert "export_layout" in table.enabled()


def test_the_next_export_begins_in_the_same_folder(table: Table, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    table.trigger("export_layout")
    dialog = file_dialog(table)
    dialog.setDirectory(str(tmp_path / "elsewhere"))
    choose(dialog, "a", LayoutFormat.MAH)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    table.trigger("export_layout")
    dialog = file_dialog(table)
    assert dialog.directory().absolutePath() == str(tmp_path / "elsewhere")
    choose(dialog, str(tmp_path / "out" / "b.mah"), LayoutFormat.MAH)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    table.trigger("export_layout")
    assert file_dialog(table).directory().absolutePath() == str(tmp_path / "out")


def test_a_folder_that_is_gone_is_no_name_for_the_file(table: Table, tmp_path: Path) -> None:
    table.desk.exporter._folder = str(tmp_path / "Documents")
    table.trigger("export_layout")
    assert Path(file_dialog(table).directory().absolutePath()) == Path.home()


@pytest.mark.parametrize("agrees", [True, False])
def test_a_companion_that_is_there_is_asked_about(table: Table, tmp_path: Path, agrees: bool) -> None:
    (tmp_path / "out" / "Turtle.desktop").write_text("somebody's")
    table.trigger("export_layout")
    choose(file_dialog(table), "", LayoutFormat.KMAHJONGG)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    box = table.dialog()
    assert isinstance(box, QMessageBox)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert "“Turtle.desktop”" in box.informativeText()
    assert "Turtle.layout" not in names(tmp_path / "out")
    if agrees:
        (replace,) = [button for button in box.buttons() if box.buttonRole(button) is QMessageBox.ButtonRole.AcceptRole]
        QTest.mouseClick(replace, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(box, Qt.Key.Key_Escape)
    assert ((tmp_path / "out" / "Turtle.desktop").read_text() == "somebody's") != agrees
    assert ("Turtle.layout" in names(tmp_path / "out")) == agrees
    assert table.told == ("“Turtle” was exported" if agrees else "")
    assert "export_layout" in table.enabled()


def test_the_same_again_is_no_question(table: Table, tmp_path: Path) -> None:
    exporter, chosen = table.desk.exporter, tmp_path / "out" / "Turtle.layout"
    for _ in range(2):
        exporter._save(TURTLE, "Turtle", chosen, LayoutFormat.KMAHJONGG, None)
        assert table.told == "“Turtle” was exported"
        assert names(tmp_path / "out") == ["Turtle.desktop", "Turtle.layout"]
        table.press(Qt.Key.Key_Escape)


def save(exporter: LayoutExporter, path: Path, target: LayoutFormat, over: QDialog | None = None) -> None:
    """Exports a layout that is wider than Kyodai's field."""
    wide = LayoutFile(Layout.from_tiles([(0, 0, 0), (200, 0, 0)]), name="Wide <b>")
    exporter._save(wide, "Wide <b>", path, target, over)


def test_a_layout_that_a_format_cannot_hold_is_refused_with_the_reason(table: Table, tmp_path: Path) -> None:
    save(table.desk.exporter, tmp_path / "out" / "a.lay", LayoutFormat.KYODAI)
    assert table.told == "Kyodai cannot hold “Wide <b>”"
    assert text_of(table) == "It is 202 half tiles wide, and the format has room for 34."
    assert names(tmp_path / "out") == []


def test_a_file_that_cannot_be_written_is_told(table: Table, tmp_path: Path) -> None:
    (tmp_path / "out" / "a.mah").mkdir()
    save(table.desk.exporter, tmp_path / "out" / "a.mah", LayoutFormat.MAH)
    assert table.told == "The file could not be written"
    assert "The system says: " in text_of(table)


def test_over_a_dialog_a_refusal_is_told_there(table: Table, tmp_path: Path) -> None:
    over = QDialog(table.window)
    table.controller.open_dialog(over)
    save(table.desk.exporter, tmp_path / "out" / "a.lay", LayoutFormat.KYODAI, over)
    (box,) = over.findChildren(QMessageBox)
    assert (box.text(), box.textFormat()) == ("Kyodai cannot hold “Wide <b>”", Qt.TextFormat.PlainText)
    assert table.told == ""
    box.reject()
    save(table.desk.exporter, tmp_path / "out" / "a.mah", LayoutFormat.MAH, over)
    assert names(tmp_path / "out") == ["a.mah"]
    assert table.told == ""
    assert table.enabled() == set()


def test_a_layout_that_is_not_here_is_told(table: Table) -> None:
    QGuiApplication.clipboard().setText("before")
    table.desk.exporter.copy("XAAAAAAAAAA")
    assert table.told == "The layout “XAAAAAAAAAA” is not here"
    assert QGuiApplication.clipboard().text() == "before"


def test_a_layout_that_was_removed_while_it_is_played_is_not_lost(open_table: OpenTable) -> None:
    table = open_table(small_deal(SINGLES, "1B 2B 1B 2B 3B 3B"), "XAAAAAAAAAA")
    table.trigger("copy_layout")
    copied = decode_layout(QGuiApplication.clipboard().text().encode(), "clipboard")
    assert copied.layout == Layout.from_tiles(SINGLES)


def test_without_a_game_there_is_nothing_to_export(open_table: OpenTable) -> None:
    table = open_table(None)
    assert not table.enabled() & {"copy_layout", "export_layout"}
    assert table.enabled() >= {"import_layouts", "paste_layout"}
