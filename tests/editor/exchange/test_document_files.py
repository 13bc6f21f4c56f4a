from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from editor.exchange.new_layout_dialog import NewLayoutDialog
from editor.exchange.pick_dialog import PickDialog
from editor.files.templates import Template
from mahjong_qt.engine.layout.library import LayoutLibrary
from tests.editor.exchange.editor_desk import PAIR, slots, tiles_at
from tests.editor.exchange.editor_desk import layout_data as data_of
from tests.view.sample_boards import LAYOUTS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MORE = (8, 0, 0)


class Close:
    """What happens when the window is to be closed."""

    def __init__(self, desk: EditorDesk) -> None:
        self.desk = desk
        self.is_closed = False

    def ask(self) -> None:
        def close() -> None:
            self.is_closed = True

        self.desk.files.close_asking(close)


def test_what_is_saved_is_closed_without_a_question(desk: EditorDesk) -> None:
    desk.open()
    close = Close(desk)
    close.ask()
    assert close.is_closed


@pytest.mark.parametrize("template", [Template.BLANK, Template.TURTLE, Template.THREE_MOUNTAINS, Template.CROSS])
def test_an_untouched_template_is_closed_without_a_question(desk: EditorDesk, template: Template) -> None:
    desk.files.new(template)
    shipped = LayoutLibrary(LAYOUTS).load(template.value).layout.slots if template is not Template.BLANK else ()
    assert desk.tiles == sorted(shipped)
    assert desk.files.path is None
    close = Close(desk)
    close.ask()
    assert close.is_closed


def test_closing_asks_once_and_saves(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    close = Close(desk)
    close.ask()
    assert desk.question == "Save the changes to “pair”?"
    assert not close.is_closed
    desk.answer("Save")
    assert close.is_closed
    assert tiles_at(path) == slots(*PAIR, MORE)


def test_enter_saves_and_escape_cancels(desk: EditorDesk) -> None:
    desk.open()
    desk.lay(MORE)
    close = Close(desk)
    close.ask()
    box = desk.dialog(QMessageBox)
    default = box.defaultButton()
    assert isinstance(default, QPushButton)
    assert default.text() == "&Save"
    desk.escape()
    assert not close.is_closed
    assert desk.is_unsaved()


def test_not_saving_leaves_the_file_and_no_recovery(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    desk.files.keep_now()
    close = Close(desk)
    close.ask()
    desk.answer("Don’t save")
    assert close.is_closed
    assert path.read_bytes() == data_of()
    assert list(desk.folders.recovery.iterdir()) == []


def test_a_place_that_is_not_chosen_keeps_the_window(desk: EditorDesk) -> None:
    desk.lay(*PAIR)
    close = Close(desk)
    close.ask()
    desk.answer("Save")
    desk.escape()
    assert not close.is_closed
    close.ask()
    desk.answer("Save")
    desk.choose("kept")
    assert close.is_closed
    assert tiles_at(desk.out / "kept.mjlayout") == slots(*PAIR)


def test_a_file_that_cannot_be_written_keeps_the_window(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.unlink()
    path.mkdir()
    close = Close(desk)
    close.ask()
    desk.answer("Save")
    assert not close.is_closed
    assert desk.told == "“pair.mjlayout” could not be saved"


def test_a_conflict_that_is_not_solved_keeps_the_window(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.write_bytes(data_of([(0, 0, 0)]))
    close = Close(desk)
    close.ask()
    desk.answer("Save")
    assert "changed by another program" in desk.question
    desk.answer("Cancel")
    assert not close.is_closed
    close.ask()
    desk.answer("Save")
    desk.answer("Overwrite")
    assert close.is_closed


def test_a_file_that_is_gone_is_asked_about_too(desk: EditorDesk) -> None:
    path = desk.open()
    path.unlink()
    close = Close(desk)
    close.ask()
    desk.answer("Save")
    assert close.is_closed
    assert tiles_at(path) == slots(*PAIR)


def test_closing_twice_asks_one_question(desk: EditorDesk) -> None:
    desk.open()
    desk.lay(MORE)
    close = Close(desk)
    close.ask()
    close.ask()
    desk.answer("Cancel")
    assert not desk.is_asked
    close.ask()
    assert desk.is_asked
    desk.escape()


def test_new_asks_too_and_begins_empty(desk: EditorDesk) -> None:
    desk.open(author="Ada")
    desk.lay(MORE)
    desk.files.new()
    desk.answer("Cancel")
    assert desk.tiles == slots(*PAIR, MORE)
    desk.files.new()
    desk.answer("Don’t save")
    assert desk.tiles == []
    assert desk.document.details.author == ""
    assert desk.files.path is None
    assert not desk.is_unsaved()


def test_taking_a_change_back_leaves_nothing_to_save(desk: EditorDesk) -> None:
    desk.open()
    told: list[bool] = []
    desk.files.unsaved_changed.connect(told.append)
    desk.lay(MORE)
    desk.document.undo()
    assert told == [True, False]


def test_the_title_follows_layout_and_file(desk: EditorDesk) -> None:
    told: list[str] = []
    desk.files.title_changed.connect(told.append)
    assert desk.files.title == "Untitled"
    desk.open("pair.json")
    details = desk.document.details
    desk.document.change_details(details._replace(name={"en": "Pair", "de": "Paar"}), "Name")
    desk.document.change_details(details._replace(name="a [*]\nb"), "Name")
    desk.files.new()
    desk.answer("Don’t save")
    assert told == ["pair", "Pair", "a [*][*] b", "Untitled"]


def test_the_path_is_told(desk: EditorDesk) -> None:
    told: list[Path | None] = []
    desk.files.path_changed.connect(told.append)
    path = desk.open()
    desk.files.new()
    assert told == [path, None]


def test_a_copy_of_a_known_layout_has_no_place_of_its_own(desk: EditorDesk) -> None:
    desk.files.open_copy_of("turtle")
    file = desk.document.as_file()
    assert (file.id, file.number) == ("", None)
    assert file.name_in("de") == "Schildkröte"
    assert len(desk.tiles) == 144
    assert not desk.is_unsaved()
    desk.files.open_copy_of("G37")
    assert desk.files.title == "Generated 37"
    assert len(desk.tiles) == 144


@pytest.mark.parametrize("layout_id", ["nobody", "XAAAAAAAAAA", "../turtle", "G"])
def test_an_unknown_layout_is_told(desk: EditorDesk, layout_id: str) -> None:
    desk.lay(MORE)
    desk.files.open_copy_of(layout_id)
    assert desk.told == f"The layout “{layout_id}” cannot be opened"
    assert desk.tiles == slots(MORE)


def test_one_of_the_players_layouts_is_copied(desk: EditorDesk) -> None:
    desk.lay(*PAIR)
    desk.files.add_to_my_layouts()
    (path,) = desk.folders.own.iterdir()
    desk.files.new()
    desk.answer("Don’t save")
    desk.files.open_copy_of(path.stem.rpartition("-")[2])
    assert desk.tiles == slots(*PAIR)
    assert desk.files.path is None


def test_a_layout_to_copy_is_chosen_by_its_picture(desk: EditorDesk) -> None:
    desk.folders.own.mkdir()
    (desk.folders.own / "mine.mjlayout").write_bytes(data_of(name="Zebra crossing"))
    (desk.folders.own / "bad.mjlayout").write_bytes(b"{")
    desk.files.choose_copy()
    dialog = desk.dialog(PickDialog)
    dialog.search.setText("zebra")
    assert dialog.list.model().rowCount() == 1
    dialog.accept()
    assert desk.tiles == slots(*PAIR)
    assert desk.files.path is None


def test_a_field_of_another_size_is_begun(desk: EditorDesk) -> None:
    desk.files.new(Template.SHISEN)
    dialog = desk.dialog(NewLayoutDialog)
    assert dialog.template is Template.SHISEN
    dialog.field.width_box.setValue(3)
    dialog.field.height_box.setValue(2)
    dialog.accept()
    assert desk.document.is_flat
    assert desk.tiles == slots((0, 0, 0), (0, 2, 0), (2, 0, 0), (2, 2, 0), (4, 0, 0), (4, 2, 0))
    assert not desk.is_unsaved()


def test_leaving_the_templates_changes_nothing(desk: EditorDesk) -> None:
    desk.lay(MORE)
    desk.files.choose_template()
    desk.escape()
    assert desk.tiles == slots(MORE)


def drop(desk: EditorDesk, *urls: QUrl) -> bool:
    """Drops addresses on the window, and says whether they were taken."""
    mime = QMimeData()
    mime.setUrls(list(urls))
    point, any_action = QPoint(20, 20), Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(point, any_action, mime, *keys)
    QApplication.sendEvent(desk.window, enter)
    if enter.isAccepted():
        event = QDropEvent(point, any_action, mime, *keys)
        QApplication.sendEvent(desk.window, event)
        assert event.dropAction() is Qt.DropAction.CopyAction
    return enter.isAccepted()


def test_a_file_is_dropped_on_the_window(desk: EditorDesk) -> None:
    path = desk.write("pair.json")
    assert drop(desk, QUrl.fromLocalFile(str(path)))
    assert desk.files.path == path
    assert path.exists()


def test_what_is_no_file_is_not_taken(desk: EditorDesk) -> None:
    assert not drop(desk, QUrl("https://example.org/pair.json"))


def test_nothing_is_dropped_under_a_question(desk: EditorDesk) -> None:
    desk.lay(MORE)
    desk.files.new()
    assert not drop(desk, QUrl.fromLocalFile(str(desk.write("pair.json"))))
    desk.escape()
