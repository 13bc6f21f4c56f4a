from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from editor.change import SlotChange
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.board import GameKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect

    from editor.test_play.test_play import TestPlay
    from tests.editor.window.conftest import Studio

    OpenStudio = Callable[..., Studio]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")

ROWS = [Slot(x, y, 0) for x in range(0, 20, 2) for y in (0, 4)]


@pytest.fixture
def drawn(studio: Studio) -> Studio:
    """A window with a layout that can be played."""
    studio.document.apply(SlotChange(added=frozenset(ROWS)), "Draw tiles")
    return studio


def play_of(studio: Studio) -> TestPlay:
    assert studio.desk is not None
    play = studio.desk.test_mode.test_play
    assert play is not None
    return play


def begin(studio: Studio) -> TestPlay:
    studio.press(Qt.Key.Key_F5)
    studio.worker.answer_truly()
    play = play_of(studio)
    assert play.isVisible()
    return play


def seen(studio: Studio) -> tuple[QRect, int, int, int]:
    """What tells whether the canvas is where it was."""
    view = studio.view
    across, down = view.horizontalScrollBar().value(), view.verticalScrollBar().value()
    return view.geometry(), across, down, studio.place_of(2, 0).x() - studio.place_of(0, 0).x()


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_Escape])
def test_one_key_plays_and_one_comes_back_to_the_same_place(drawn: Studio, key: Qt.Key) -> None:
    drawn.trigger("tool_select", "select_all", "zoom_in", "zoom_in")
    drawn.view.horizontalScrollBar().setValue(drawn.view.horizontalScrollBar().value() + 37)
    place, selected = seen(drawn), drawn.workspace.selection.slots
    play = begin(drawn)
    assert play.session.game.board.tiles_left == len(ROWS)
    assert not drawn.view.isVisible()
    assert "test_play" in drawn.checked()
    drawn.press(key)
    assert drawn.view.isVisible()
    assert seen(drawn) == place
    assert drawn.workspace.selection.slots == selected == frozenset(ROWS)
    assert drawn.window.tool_box.current.name == "select"
    assert drawn.window.focusWidget() is drawn.view
    assert "test_play" not in drawn.checked()
    assert drawn.tiles == sorted(ROWS)


def test_while_playing_nothing_can_be_edited_and_undo_is_of_the_game(drawn: Studio) -> None:
    play = begin(drawn)
    editing = {"cut", "delete", "new", "open", "save", "select_all", "flip_horizontal", "add_layer", "tool_brush"}
    assert not editing & drawn.enabled()
    assert not {"undo", "redo"} & drawn.enabled()
    assert drawn.actions["undo"].text() == "&Undo"
    board = play.session.game.board
    play.session.take(board.pairs()[0])
    assert play.session.game.board.tiles_left == len(ROWS) - 2
    assert "undo" in drawn.enabled()
    drawn.trigger("undo")
    assert play.session.game.board.tiles_left == len(ROWS)
    drawn.trigger("redo")
    assert play.session.game.board.tiles_left == len(ROWS) - 2
    assert drawn.tiles == sorted(ROWS)
    drawn.press(Qt.Key.Key_F5)
    assert drawn.actions["undo"].text() == "&Undo: Draw tiles"
    drawn.trigger("undo")
    assert drawn.tiles == []


def test_bars_and_docks_make_room_and_come_back(drawn: Studio) -> None:
    docks = drawn.window.docks
    docks["details"].close()
    docks.show("analysis")
    before = {name: docks[name].isVisible() for name in docks.titles()}
    begin(drawn)
    assert not any(docks[name].isVisible() for name in docks.titles())
    assert not any(entry.isEnabled() for entry in drawn.entries("panels"))
    drawn.press(Qt.Key.Key_Escape)
    assert {name: docks[name].isVisible() for name in docks.titles()} == before
    assert all(entry.isEnabled() for entry in drawn.entries("panels"))


def test_a_second_test_deals_anew_what_is_drawn_by_then(drawn: Studio) -> None:
    first = begin(drawn).session.game.board
    drawn.press(Qt.Key.Key_F5)
    drawn.document.apply(SlotChange(added=frozenset([Slot(0, 8, 0), Slot(4, 8, 0)])), "Draw tiles")
    second = begin(drawn).session.game.board
    assert second.tiles_left == first.tiles_left + 2


def test_why_there_is_no_test_is_told(studio: Studio) -> None:
    studio.press(Qt.Key.Key_F5)
    assert studio.told == "This layout cannot be played yet"
    assert studio.view.isVisible()
    assert "test_play" not in studio.checked()
    studio.document.apply(SlotChange(added=frozenset(ROWS)), "Draw tiles")
    begin(studio)
    # what was told before is of no meaning any more
    assert studio.told == ""


def test_tiles_that_keep_a_layout_from_being_played_are_pointed_at(studio: Studio) -> None:
    # the file has them at 0, the canvas has them elsewhere
    stack = [Slot(7, 9, z) for z in range(2, 6)]
    told: list[frozenset[Slot]] = []
    studio.workspace.highlighted.connect(told.append)
    studio.document.apply(SlotChange(added=frozenset(stack)), "Draw tiles")
    studio.press(Qt.Key.Key_F5)
    studio.worker.answer_truly()
    assert studio.told == "This layout cannot be played yet"
    assert told[-1] == frozenset(stack)


def test_a_window_closed_while_playing_comes_back_with_its_docks(drawn: Studio, open_studio: OpenStudio) -> None:
    begin(drawn)
    drawn.window.close()
    drawn.answer("Don’t save")
    assert not drawn.window.isVisible()
    again = open_studio()
    assert again.window.docks["layers"].isVisible()


def test_a_shisen_sho_field_is_played_in_the_window(studio: Studio) -> None:
    cells = frozenset(Slot(2 * x, 2 * y, 0) for x in range(4) for y in range(2))
    studio.document.apply(SlotChange(added=cells), "Draw tiles")
    studio.document.change_details(studio.document.details._replace(game="shisen-sho"), "Change game")
    play = begin(studio)
    assert play.session.game.board.game is GameKind.SHISEN_SHO
    studio.press(Qt.Key.Key_F5)
    assert studio.view.isVisible()


def test_tiles_that_make_no_field_are_pointed_at(studio: Studio) -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (5, 0, 0), (8, 0, 0)])
    studio.document.replace(LayoutFile(layout, game="shisen-sho"))
    told: list[frozenset[Slot]] = []
    studio.workspace.highlighted.connect(told.append)
    studio.press(Qt.Key.Key_F5)
    assert studio.told == "This layout cannot be played yet"
    assert told[-1] == {Slot(5, 0, 0)}
