from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from editor.change import SlotChange
from editor.exchange.pick_dialog import PickDialog
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import write_layout
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from tests.editor.exchange.editor_desk import PAIR, WRITABLE, slots, tiles_at
from tests.editor.exchange.editor_desk import layout_data as data_of
from tests.view.sample_boards import LAYOUTS

if TYPE_CHECKING:
    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TURTLE = LayoutLibrary(LAYOUTS).load("turtle")
MORE = (8, 0, 0)


def many(desk: EditorDesk, *names: str) -> Path:
    """A file of another game with a layout for each name, the n-th of n pairs."""
    boards = []
    for number, name in enumerate(names, 1):
        rows = "".join(f'<layer z="0"><tile x="{2 * x}" y="0"/></layer>' for x in range(2 * number))
        boards.append(f'<map name="{name}" scorename="{name}">{rows}</map>')
    path = desk.out / "many.map"
    path.write_text(f"<?xml version='1.0'?><mahjongg>{''.join(boards)}</mahjongg>", "utf-8")
    return path


def test_ours_is_opened_for_saving_in_place(desk: EditorDesk) -> None:
    path = desk.write("pair.mjlayout", name="Pair")
    desk.files.open(path)
    assert desk.files.path == path
    assert desk.tiles == slots(*PAIR)
    assert desk.files.title == "Pair"
    assert not desk.is_unsaved()
    assert desk.recent.paths == (str(path),)
    assert desk.notices == []


def test_a_nameless_file_gets_no_name_by_being_saved(desk: EditorDesk) -> None:
    path = desk.open("pair.json")
    assert desk.files.title == "pair"
    desk.lay(MORE)
    desk.files.save()
    assert path.read_bytes() == data_of([*PAIR, MORE])


@pytest.mark.parametrize("target", [target for target in WRITABLE if target is not LayoutFormat.JSON])
def test_a_file_of_another_game_is_opened_as_a_copy(desk: EditorDesk, target: LayoutFormat) -> None:
    path = desk.out / f"foreign{target.suffix}"
    path.write_bytes(write_layout(LayoutFile(TURTLE.layout), target))
    before = path.read_bytes()
    desk.files.open(path)
    assert len(desk.tiles) == 144
    assert desk.files.path is None
    assert not desk.is_unsaved()
    assert desk.told == f"“{path.name}” was opened as a copy"
    desk.files.save()
    desk.choose("")
    assert path.read_bytes() == before
    assert desk.files.path == desk.out / "foreign.mjlayout"
    assert len(tiles_at(desk.files.path)) == 144


def test_a_layout_that_comes_with_the_game_is_opened_as_a_copy(desk: EditorDesk) -> None:
    desk.files.open(LAYOUTS / "turtle.json")
    assert desk.files.path is None
    assert desk.files.title == "Turtle"
    file = desk.document.as_file()
    assert (file.id, file.number, file.author) == ("", None, TURTLE.author)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "The file is empty"),
        (b'{"format": "mahjong-layout", "version": 1, "tiles": [[0, 0]]}', "Tile 1"),
        (b'{"format": "mahjong-layout",\n "tiles": [', "Line 2"),
        (b"just a text", "no layout"),
        (b"\x89PNG\r\n\x1a\n" * 20, "no layout"),
        (b'{"format": "mahjong-layout", "version": 1, "tiles": [[0,0,0],[1,0,0]]}', "overlaps"),
    ],
)
def test_what_cannot_be_opened_is_told_and_changes_nothing(desk: EditorDesk, content: bytes, words: str) -> None:
    desk.lay(MORE)
    path = desk.out / "bad.json"
    path.write_bytes(content)
    desk.files.open(path)
    assert desk.told == "“bad.json” cannot be opened"
    assert words.lower() in desk.text.lower()
    assert path.read_bytes() == content
    assert desk.tiles == slots(MORE)
    assert not desk.is_asked
    assert desk.recent.paths == ()


def test_a_folder_and_a_missing_file_are_told(desk: EditorDesk) -> None:
    desk.files.open(desk.out)
    assert desk.told == "“out” cannot be opened"
    desk.files.open(desk.out / "nobody.json")
    assert desk.told == "“nobody.json” cannot be opened"


def test_a_recent_file_that_is_gone_leaves_the_list(desk: EditorDesk) -> None:
    path = desk.open()
    desk.files.new()
    path.unlink()
    desk.files.open(path)
    assert desk.recent.paths == ()
    assert "taken out of the list" in desk.text


def test_a_recent_file_that_is_only_damaged_stays_in_the_list(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(b"{")
    desk.files.new()
    desk.files.open(path)
    assert desk.recent.paths == (str(path),)


def test_a_file_is_chosen_in_a_dialog_that_begins_where_the_last_one_ended(desk: EditorDesk) -> None:
    folder = desk.out / "deep"
    folder.mkdir()
    (folder / "pair.json").write_bytes(data_of())
    desk.files.open()
    assert Path(desk.dialog(QFileDialog).directory().path()) == desk.out
    desk.choose(str(folder / "pair.json"))
    assert desk.files.path == folder / "pair.json"
    desk.files.open()
    assert Path(desk.dialog(QFileDialog).directory().path()) == folder
    desk.escape()
    assert desk.files.path == folder / "pair.json"


def test_what_is_not_saved_is_asked_about_once_the_file_is_read(desk: EditorDesk) -> None:
    desk.lay(MORE)
    path = desk.write("pair.json")
    desk.files.open(path)
    assert desk.question == "Save the changes to this layout?"
    desk.answer("Cancel")
    assert desk.tiles == slots(MORE)
    desk.files.open(path)
    desk.answer("Don’t save")
    assert desk.tiles == slots(*PAIR)
    assert not desk.is_asked


def test_one_of_many_layouts_is_chosen_by_its_name(desk: EditorDesk) -> None:
    desk.files.open(many(desk, "Ant", "Bee", "Cat &amp; Bee"))
    dialog = desk.dialog(PickDialog)
    shown = dialog.list.model()
    assert [shown.index(row, 0).data() for row in range(shown.rowCount())] == ["Ant", "Bee", "Cat & Bee"]
    QTest.keyClicks(dialog.search, "bee")
    assert shown.rowCount() == 2
    dialog.list.setCurrentIndex(shown.index(1, 0))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert len(desk.tiles) == 6
    assert desk.files.title == "Cat & Bee"
    assert desk.files.path is None


def test_leaving_the_choice_leaves_everything(desk: EditorDesk) -> None:
    desk.lay(MORE)
    desk.files.open(many(desk, "Ant", "Bee"))
    desk.escape()
    assert desk.tiles == slots(MORE)


def test_the_good_layouts_of_a_file_are_offered_and_the_bad_ones_told(desk: EditorDesk) -> None:
    path = many(desk, "Ant")
    text = path.read_text("utf-8").replace("</mahjongg>", '<map name="Bad"><block left="x"/></map></mahjongg>')
    path.write_text(text, "utf-8")
    desk.files.open(path)
    assert len(desk.tiles) == 2
    assert desk.told == "1 part(s) of “many.map” cannot be used"
    assert "Layout 2" in desk.text


def test_the_first_of_several_files_is_opened_here(desk: EditorDesk, qtbot: object) -> None:
    paths = [str(desk.write(f"{number}.json")) for number in range(3)]
    further: list[tuple[str, ...]] = []
    desk.files.further_files.connect(further.append)
    desk.files._opener.open_paths(paths)
    assert str(desk.files.path) == paths[0]
    assert further == [(paths[1], paths[2])]


def test_tiles_are_imported_into_the_layout(desk: EditorDesk) -> None:
    wanted: list[object] = []
    desk.files.tiles_wanted.connect(wanted.append)
    desk.lay(MORE)
    desk.files.import_tiles()
    desk.choose(str(desk.write("pair.json")))
    assert wanted == [frozenset(slots(*PAIR))]
    assert desk.tiles == slots(MORE)
    assert desk.files.path is None


def test_a_file_whose_name_is_no_text_can_be_opened_and_saved(desk: EditorDesk) -> None:
    path = Path(os.fsdecode(os.fsencode(desk.out) + b"/\xff\xfe.json"))
    path.write_bytes(data_of())
    desk.files.open(path)
    desk.lay(MORE)
    desk.files.save()
    assert tiles_at(path) == slots(*PAIR, MORE)
    desk.files.new()
    desk.recent.refresh()
    assert desk.recent.paths == (str(path),)
    path.unlink()
    desk.files.open(path)
    assert desk.told == "“??.json” cannot be opened"


def test_a_field_for_shisen_is_opened_as_one(desk: EditorDesk) -> None:
    desk.open("field.json", [(0, 0, 0), (2, 0, 0)], game="shisen-sho")
    assert desk.document.is_flat


def test_the_largest_board_is_opened(desk: EditorDesk) -> None:
    tiles = [(2 * x, 2 * y, 0) for x in range(50) for y in range(40)]
    path = desk.out / "large.json"
    path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles(tiles))))
    desk.files.open(path)
    assert len(desk.tiles) == 2000


def test_an_emptied_board_does_not_spoil_the_file(desk: EditorDesk) -> None:
    path = desk.open()
    desk.document.apply(SlotChange(removed=frozenset(desk.document.plane)), "Erase tiles")
    desk.files.new()
    desk.answer("Save")
    assert desk.told == "There is no tile yet"
    assert desk.files.path == path
    assert tiles_at(path) == slots(*PAIR)


def test_the_file_that_is_open_is_opened_as_it_was_just_saved(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    desk.files.open(path)
    desk.answer("Save")
    assert desk.tiles == slots(*PAIR, MORE)
    assert desk.files.path == path
    assert not desk.is_unsaved()
    assert tiles_at(path) == slots(*PAIR, MORE)
