from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.own_layouts import OwnLayouts, read_own
from tests.editor.exchange.editor_desk import PAIR, slots
from tests.editor.exchange.editor_desk import layout_data as data_of

if TYPE_CHECKING:
    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

CODE = own_layout_code(Layout.from_tiles(PAIR).fingerprint)


class Game:
    """What stands for the game: the files that it was asked to open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[list[str]] = []
        self.can_start = True
        module = SimpleNamespace(open_game=self.open)
        monkeypatch.setitem(sys.modules, "mahjong_qt.editor_process", module)

    def open(self, paths: list[str]) -> bool:
        self.opened.append(paths)
        return self.can_start


def test_a_copy_is_among_the_players_layouts_and_can_be_played(
    desk: EditorDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game(monkeypatch)
    path = desk.open(name="Zwei Steine")
    desk.lay((8, 0, 0), (12, 0, 0))
    desk.document.undo()
    desk.files.add_to_my_layouts()
    assert desk.told == "It is among your layouts now"
    copy = desk.folders.own / f"zwei-steine-{CODE}.mjlayout"
    assert list(desk.folders.own.iterdir()) == [copy]
    found = OwnLayouts(desk.folders.own).load(CODE)
    assert found is not None
    assert found.name == "Zwei Steine"
    # what is edited is still the first file
    assert desk.files.path == path
    desk.press("Play it in the game")
    assert game.opened == [[str(copy)]]


def test_a_changed_document_is_added_as_it_stands_and_stays_changed(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay((8, 0, 0), (12, 0, 0))
    desk.files.add_to_my_layouts()
    assert desk.told == "It is among your layouts now"
    assert desk.is_unsaved()
    assert path.read_bytes() == data_of()


def test_what_is_there_already_is_not_added_again(desk: EditorDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(monkeypatch)
    game.can_start = False
    desk.lay(*PAIR)
    desk.document.change_details(desk.document.details._replace(name="First"), "Name")
    desk.files.add_to_my_layouts()
    desk.document.change_details(desk.document.details._replace(name="Second"), "Name")
    desk.files.add_to_my_layouts()
    assert desk.told == "A layout with these tiles is among yours already"
    assert desk.text == "It is called “First”."
    (copy,) = desk.folders.own.iterdir()
    desk.press("Play it in the game")
    assert game.opened == [[str(copy)]]
    assert desk.told == "The game could not be started"


def test_a_layout_of_the_game_is_not_added(desk: EditorDesk) -> None:
    desk.files.open_copy_of("turtle")
    desk.files.add_to_my_layouts()
    assert desk.told == "A layout with these tiles comes with the game"
    assert "Turtle" in desk.text
    assert not desk.folders.own.exists()


def test_drafts_are_refused_kindly(desk: EditorDesk) -> None:
    desk.files.add_to_my_layouts()
    assert desk.told == "There is no tile yet"
    desk.lay((0, 0, 0))
    desk.files.add_to_my_layouts()
    assert desk.told == "A layout with an odd number of tiles cannot be played"
    assert not desk.folders.own.exists()


def test_a_text_that_no_file_can_hold_is_named(desk: EditorDesk) -> None:
    desk.lay(*PAIR)
    desk.document.change_details(desk.document.details._replace(name="half \udc00"), "Name")
    desk.files.add_to_my_layouts()
    assert desk.told == "The layout cannot be added as it is"
    assert "U+DC00" in desk.text


def test_a_folder_that_cannot_be_written_is_told(desk: EditorDesk) -> None:
    desk.folders.own.write_text("in the way")
    desk.lay(*PAIR)
    desk.files.add_to_my_layouts()
    assert desk.told == "The layout could not be added to yours"
    assert desk.tiles == slots(*PAIR)


def test_a_field_for_shisen_sho_can_be_played_too(desk: EditorDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(monkeypatch)
    desk.open("field.json", [(0, 0, 0), (2, 0, 0)], game="shisen-sho")
    desk.files.add_to_my_layouts()
    assert desk.told == "It is among your layouts now"
    desk.press("Play it in the game")
    (copy,) = desk.folders.own.iterdir()
    assert game.opened == [[str(copy)]]


def test_another_layout_under_the_same_name_stays(desk: EditorDesk) -> None:
    desk.folders.own.mkdir()
    other = desk.folders.own / f"layout-{CODE}.mjlayout"
    other.write_bytes(data_of([(0, 0, 0), (8, 0, 0)]))
    desk.lay(*PAIR)
    desk.files.add_to_my_layouts()
    assert other.read_bytes() == data_of([(0, 0, 0), (8, 0, 0)])
    assert len(list(desk.folders.own.iterdir())) == 2


def test_a_layout_without_a_name_is_called_after_its_file(desk: EditorDesk) -> None:
    path = desk.open(name="")
    desk.lay((8, 0, 0), (12, 0, 0))
    desk.files.add_to_my_layouts()
    (added,) = OwnLayouts(desk.folders.own).paths()
    assert read_own(added).name == path.stem
    assert desk.document.details.name == ""
