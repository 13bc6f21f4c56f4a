from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QFileDialog

from editor.change import SlotChange
from mahjong_qt import storage
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from tests.editor.exchange.editor_desk import PAIR, slots, tiles_at
from tests.editor.exchange.editor_desk import layout_data as data_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MORE = (8, 0, 0)


def code_of(*places: tuple[int, int, int]) -> str:
    return own_layout_code(Layout.from_tiles(places).fingerprint)


def test_a_file_is_saved_in_place(desk: EditorDesk) -> None:
    path = desk.open(author="Ada")
    desk.lay(MORE)
    assert desk.is_unsaved()
    desk.files.save()
    assert not desk.is_asked
    assert path.read_bytes() == data_of([*PAIR, MORE], author="Ada")
    assert not desk.is_unsaved()
    assert not desk.document.is_modified
    assert desk.notices == []


def test_saving_keeps_what_this_version_does_not_know(desk: EditorDesk) -> None:
    path = desk.write("extra.json", id="mine", number=7)
    path.write_bytes(path.read_bytes().replace(b'"game"', b'"mood": ["calm"],\n  "game"'))
    desk.files.open(path)
    desk.lay(MORE)
    desk.files.save()
    text = path.read_text("utf-8")
    assert '"mood"' in text
    assert '"number": 7' in text
    assert tiles_at(path) == slots(*PAIR, MORE)


def test_what_has_no_file_asks_for_one(desk: EditorDesk) -> None:
    desk.lay(*PAIR)
    desk.files.save()
    dialog = desk.dialog(QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    desk.choose("first")
    assert desk.files.path == desk.out / "first.mjlayout"
    assert tiles_at(desk.files.path) == slots(*PAIR)
    assert desk.recent.paths == (str(desk.files.path),)
    assert not desk.is_asked


def test_a_file_dialog_that_is_left_changes_nothing(desk: EditorDesk) -> None:
    desk.lay(*PAIR)
    desk.files.save()
    desk.escape()
    assert desk.files.path is None
    assert desk.is_unsaved()
    assert list(desk.out.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("a", "a.mjlayout"),
        ("a.json", "a.json"),
        ("a.JSON", "a.JSON"),
        ("a.lay", "a.mjlayout"),
        ("No. 5", "No. 5.mjlayout"),
    ],
)
def test_a_saved_file_has_an_ending_of_ours(desk: EditorDesk, typed: str, name: str) -> None:
    desk.lay(*PAIR)
    desk.files.save_as()
    desk.choose(typed)
    assert [path.name for path in desk.out.iterdir()] == [name]


@pytest.mark.parametrize("name", ["Дракон", "龍の巣", "تنين", "שלום", "a & b", "🐉", "100%1"])
def test_files_and_layouts_may_have_names_in_any_script(desk: EditorDesk, name: str) -> None:
    path = desk.open(f"{name}.mjlayout", name=name)
    desk.lay(MORE)
    desk.files.save()
    assert tiles_at(path) == slots(*PAIR, MORE)
    assert desk.files.title == name
    desk.files.save_as()
    desk.choose(f"{name} 2")
    assert desk.files.path == desk.out / f"{name} 2.mjlayout"


def test_the_suggested_name_is_the_one_of_the_layout(desk: EditorDesk) -> None:
    desk.files.open_copy_of("turtle")
    desk.files.save()
    desk.choose("")
    assert desk.files.path == desk.out / "Turtle.mjlayout"


def test_without_a_tile_there_is_nothing_to_save(desk: EditorDesk) -> None:
    desk.files.save()
    assert desk.told == "There is no tile yet"
    path = desk.open()
    desk.document.apply(SlotChange(removed=frozenset(desk.document.plane)), "Erase tiles")
    desk.files.save()
    assert desk.told == "There is no tile yet"
    assert tiles_at(path) == slots(*PAIR)


def test_an_odd_count_is_a_draft_that_can_be_saved(desk: EditorDesk) -> None:
    desk.lay((0, 0, 0))
    desk.files.save()
    desk.choose("draft")
    assert tiles_at(desk.out / "draft.mjlayout") == slots((0, 0, 0))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x" * 1001, "This text is too long: author. It has 1001 characters, and 1000 fit."),
        ("half \ud83d", "The format cannot hold the character U+D83D, which is in this text: author."),
    ],
)
def test_a_text_that_no_file_can_hold_is_named(desk: EditorDesk, text: str, words: str) -> None:
    path = desk.open()
    desk.document.change_details(desk.document.details._replace(author=text), "Author")
    desk.files.save()
    assert desk.told == "The layout cannot be saved as it is"
    assert desk.text == words
    assert desk.is_unsaved()
    assert path.read_bytes() == data_of()


def test_a_layout_that_is_being_drawn_is_saved_as_it_is_seen(desk: EditorDesk) -> None:
    path = desk.open()
    gesture = desk.document.begin("Draw tiles")
    gesture.add(SlotChange(added=frozenset(slots(MORE))))
    desk.files.save()
    assert gesture.is_over
    assert tiles_at(path) == slots(*PAIR, MORE)


def fail_with(code: int) -> object:
    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EDQUOT])
def test_a_disk_that_takes_no_more_loses_nothing(desk: EditorDesk, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    path = desk.open()
    desk.lay(MORE)
    with monkeypatch.context() as patch:
        patch.setattr(storage, "_take_place", fail_with(code))
        desk.files.save()
    assert desk.told == "“pair.mjlayout” could not be saved"
    assert os.strerror(code) in desk.text
    assert path.read_bytes() == data_of()
    assert sorted(desk.out.iterdir()) == [path]
    assert desk.is_unsaved()
    desk.press("Save as…")
    desk.choose("elsewhere")
    assert tiles_at(desk.out / "elsewhere.mjlayout") == slots(*PAIR, MORE)
    assert desk.told == ""


def test_a_write_protected_file_is_not_replaced(desk: EditorDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.open()
    desk.lay(MORE)
    # the tests may run as somebody whom nothing is forbidden
    monkeypatch.setattr(os, "access", lambda *_: False)
    desk.files.save()
    assert desk.told == "“pair.mjlayout” could not be saved"
    assert path.read_bytes() == data_of()


def test_a_folder_in_the_place_of_the_file_stays(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.unlink()
    path.mkdir()
    desk.files.save()
    assert desk.told == "“pair.mjlayout” could not be saved"
    assert path.is_dir()
    assert desk.is_unsaved()


def test_a_folder_that_is_gone_is_not_made_anew(desk: EditorDesk) -> None:
    folder = desk.out / "stick"
    folder.mkdir()
    path = desk.open("stick/pair.json")
    path.unlink()
    folder.rmdir()
    desk.lay(MORE)
    desk.files.save()
    assert desk.told == "“pair.json” could not be saved"
    assert not folder.exists()
    assert desk.is_unsaved()


def test_a_link_stays_one(desk: EditorDesk) -> None:
    target = desk.write("target.json")
    link = desk.out / "link.json"
    link.symlink_to(target)
    desk.files.open(link)
    desk.lay(MORE)
    desk.files.save()
    assert link.is_symlink()
    assert tiles_at(target) == slots(*PAIR, MORE)


def test_a_file_that_was_changed_outside_is_not_overwritten_unasked(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.write_bytes(data_of([(0, 0, 0)]))
    desk.files.save()
    assert desk.question == "The file was changed by another program since you opened it"
    desk.escape()
    assert path.read_bytes() == data_of([(0, 0, 0)])
    assert desk.is_unsaved()
    desk.files.save()
    desk.answer("Overwrite")
    assert tiles_at(path) == slots(*PAIR, MORE)
    assert not desk.is_unsaved()
    assert desk.told == ""
    desk.lay((12, 0, 0))
    desk.files.save()
    assert not desk.is_asked


def test_a_file_that_was_changed_outside_can_be_left_to_the_other(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.write_bytes(data_of([(0, 0, 0)]))
    desk.files.save()
    desk.answer("Save as…")
    desk.choose("mine")
    assert tiles_at(path) == slots((0, 0, 0))
    assert tiles_at(desk.out / "mine.mjlayout") == slots(*PAIR, MORE)
    assert desk.files.path == desk.out / "mine.mjlayout"


def test_another_spelling_of_the_same_layout_is_no_conflict(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    desk.lay(MORE)
    desk.document.undo()
    desk.files.save()
    assert not desk.is_asked
    assert path.read_bytes() == data_of()


def test_a_file_that_is_gone_is_written_again(desk: EditorDesk) -> None:
    path = desk.open()
    path.unlink()
    desk.files.save()
    assert tiles_at(path) == slots(*PAIR)
    assert not desk.is_unsaved()


def test_a_file_of_another_ending_is_replaced_only_when_agreed(desk: EditorDesk) -> None:
    other = desk.write("a.mjlayout", [(0, 0, 0)])
    desk.lay(*PAIR)
    desk.files.save_as()
    desk.choose("a.lay")
    assert desk.question == "Replace the file that is there?"
    desk.answer("Cancel")
    assert tiles_at(other) == slots((0, 0, 0))
    desk.files.save_as()
    desk.choose("a.lay")
    desk.answer("Replace")
    assert tiles_at(other) == slots(*PAIR)


def test_nothing_is_saved_among_the_layouts_of_the_game(desk: EditorDesk, tmp_path: Path) -> None:
    shipped = tmp_path / "shipped"
    shipped.mkdir()
    desk.files._desk.folders = desk.folders._replace(built_in=shipped)
    desk.settings.change(folder=str(shipped))
    desk.lay(*PAIR)
    desk.files.save()
    desk.choose("mine")
    assert desk.told == "Layouts that come with the game stay as they are"
    assert list(shipped.iterdir()) == []
    assert desk.is_unsaved()


def test_one_of_the_players_layouts_is_found_under_its_new_tiles(desk: EditorDesk) -> None:
    own = desk.folders.own
    own.mkdir()
    old, new = code_of(*PAIR), code_of(*PAIR, MORE)
    path = own / f"dragon-{old}.mjlayout"
    path.write_bytes(data_of(PAIR, name="Dragon"))
    desk.files.open(path)
    desk.lay(MORE)
    desk.files.save()
    named = own / f"dragon-{new}.mjlayout"
    assert list(own.iterdir()) == [named]
    assert desk.files.path == named
    assert desk.recent.paths == (str(named),)
    found = OwnLayouts(own).load(new)
    assert found is not None
    assert found.name == "Dragon"
    # and it is known under that name
    desk.lay((12, 0, 0))
    desk.files.save()
    assert not desk.is_asked
    assert len(list(own.iterdir())) == 1


def test_no_other_layout_gives_way_to_a_new_name(desk: EditorDesk) -> None:
    own = desk.folders.own
    own.mkdir()
    old, new = code_of(*PAIR), code_of(*PAIR, MORE)
    other = own / f"dragon-{new}.mjlayout"
    other.write_bytes(data_of([*PAIR, MORE], name="Other"))
    path = own / f"dragon-{old}.mjlayout"
    path.write_bytes(data_of(PAIR, name="Dragon"))
    desk.files.open(path)
    desk.lay(MORE)
    desk.files.save()
    assert other.read_bytes() == data_of([*PAIR, MORE], name="Other")
    assert desk.files.path == own / f"dragon-2-{new}.mjlayout"
    assert not path.exists()


def test_saving_among_the_players_layouts_gives_the_code(desk: EditorDesk) -> None:
    own = desk.folders.own
    own.mkdir()
    desk.settings.change(folder=str(own))
    desk.lay(*PAIR)
    desk.files.save_as()
    desk.choose("mine")
    assert [path.name for path in own.iterdir()] == [f"mine-{code_of(*PAIR)}.mjlayout"]
