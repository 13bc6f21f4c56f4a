from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from mahjong_qt.engine.game_code import GameCode
from tests.view.sample_boards import CODE, SINGLES, small_deal, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")
DIALOGS = {
    "choose_layout": "LayoutChooser",
    "enter_code": "CodeDialog",
    "settings": "SettingsWindow",
    "about": "AboutDialog",
}


def layout_name(table: Table) -> str:
    label = table.window.findChild(QLabel, "layout_name")
    assert isinstance(label, QLabel)
    return label.text()


@pytest.mark.parametrize("verb", ["new_game", "restart"])
def test_a_game_without_a_move_is_left_without_a_question(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    table.click(0)
    table.trigger(verb)
    assert table.told == ""
    assert table.board.tiles_left == (144 if verb == "new_game" else 6)
    assert table.scene.selected_tile is None


@pytest.mark.parametrize("verb", ["new_game", "restart"])
def test_a_game_under_way_is_left_after_a_question(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger(verb)
    assert (table.told, table.board.tiles_left) == ("Leave this game?", 4)
    table.press_button("yes")
    assert table.told == ""
    assert table.board.tiles_left == (144 if verb == "new_game" else 6)


@pytest.mark.parametrize("verb", ["new_game", "restart"])
def test_the_question_can_be_switched_off(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    table.store.change(ask_before_leaving=False)
    table.click(0, 2)
    table.trigger(verb)
    assert table.told == ""
    assert table.board.tiles_left == (144 if verb == "new_game" else 6)


def test_a_game_that_is_over_is_left_without_a_question(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("give_up", "new_game")
    assert (table.told, table.board.tiles_left) == ("", 144)


def test_a_new_game_is_dealt_on_the_layout_being_played(open_table: OpenTable) -> None:
    table = open_table(SIX, "butterfly")
    table.trigger("new_game")
    assert (table.board.tiles_left, table.session.layout_id) == (96, "butterfly")
    assert table.store.settings.layout_id == "butterfly"


def test_the_same_deal_again_has_the_first_faces_after_a_shuffle(open_table: OpenTable) -> None:
    table = open_table(turtle_deal())
    table.store.change(ask_before_leaving=False)
    table.trigger("shuffle")
    assert table.board.faces != turtle_deal().board.faces
    table.trigger("restart")
    assert table.board == turtle_deal().board
    assert str(table.session.game.deal.code) == CODE


def test_a_layout_that_is_gone_is_told_and_the_game_goes_on(open_table: OpenTable) -> None:
    table = open_table(SIX, "no-such-layout")
    assert layout_name(table) == "no-such-layout"
    table.trigger("new_game")
    assert table.told == "This game cannot be dealt"
    assert table.board.tiles_left == 6


def test_a_code_is_played(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.controller.play_code(GameCode.parse("mj1 l00 aaaaabl"))
    assert table.board == turtle_deal().board
    assert table.session.snapshot().is_repeated
    assert table.store.settings.layout_id == "turtle"


def test_a_code_waits_for_the_answer_when_a_game_is_under_way(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.controller.play_code(GameCode.parse(CODE))
    assert table.banner_texts() == ["Play this code", "Keep playing"]
    assert table.board.tiles_left == 4
    table.press_button("yes")
    assert table.board == turtle_deal().board


def test_a_code_of_another_game_is_told(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.controller.play_code(GameCode("L00", 1, GameCode.parse(CODE).recipe, has_gravity=True))
    assert table.told == "This game cannot be dealt"
    assert table.board.tiles_left == 6


def test_layouts_are_named_in_the_language_in_force(open_table: OpenTable) -> None:
    table = open_table(SIX)
    assert layout_name(table) == "Turtle"
    name = table.dealer.library.load("turtle").name_in("de")
    table.controller.set_language("de")
    assert layout_name(table) == name


def test_a_layout_is_chosen_and_played(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(SIX)
    table.trigger("choose_layout")
    dialog = table.dialog()
    dialog.chosen.emit("pyramid")  # type: ignore[attr-defined]
    dialog.accept()
    assert (table.session.layout_id, table.board.tiles_left) == ("pyramid", 120)
    assert layout_name(table) == table.dealer.library.load("pyramid").name_in("en")
    table.click(table.board.free()[0])
    assert table.scene.selected_tile is not None
    assert table.session.game.clock.is_running


def test_a_code_on_the_clipboard_is_there_already(open_table: OpenTable) -> None:
    table = open_table(SIX)
    QGuiApplication.clipboard().setText(f"Try {CODE}!")
    table.trigger("enter_code")
    QTest.keyClick(table.dialog(), Qt.Key.Key_Return)
    assert table.board == turtle_deal().board


@pytest.mark.parametrize("verb", DIALOGS)
def test_while_a_dialog_is_open_nothing_moves_and_the_clock_stands(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    table.click(0)
    before = table.enabled()
    table.seconds += 3
    table.trigger(verb)
    dialog = table.dialog()
    assert type(dialog).__name__ == DIALOGS[verb]
    board = table.board
    for action in table.actions:
        action.trigger()
        table.press_keys_of(action)
    assert table.dialog() is dialog
    assert table.board is board
    assert table.enabled() == set()
    table.session.take((0, 2))
    table.seconds += 1000
    dialog.reject()
    assert table.board is board
    assert (table.enabled(), table.session.game.clock.seconds) == (before, 3)
    assert table.window.focusWidget() is table.view
    table.seconds += 2
    table.click(0, 2)
    assert (table.board.tiles_left, table.session.game.clock.seconds) == (4, 5)


@pytest.mark.parametrize("verb", DIALOGS)
def test_a_dialog_in_a_pause_leaves_the_pause_as_it_is(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("pause", verb)
    assert table.enabled() == set()
    table.dialog().reject()
    assert table.session.state.is_paused
    assert table.told == "Paused"
    assert not table.enabled() & {"undo", "redo", "hint", "shuffle", "give_up", "new_game", "restart"}
    table.trigger("pause")
    assert table.enabled() >= {"undo", "hint", "shuffle", "give_up", "new_game", "restart"}


@pytest.mark.parametrize("verb", DIALOGS)
def test_closed_dialogs_leave_nothing_behind(open_table: OpenTable, qtbot: QtBot, verb: str) -> None:
    table = open_table(SIX)
    kinds = []
    for _ in range(3):
        table.trigger(verb)
        table.dialog().reject()
        QApplication.sendPostedEvents(None, 52)  # QEvent.Type.DeferredDelete
        kinds.append(sorted(type(child).__name__ for child in table.window.findChildren(object)))  # type: ignore[type-var]
    assert kinds[1] == kinds[2]
    assert DIALOGS[verb] not in kinds[2]


def test_while_paused_no_action_and_no_key_moves_a_tile(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.store.change(ask_before_leaving=False)
    table.click(0, 2)
    table.trigger("pause")
    board, game = table.board, table.session.game
    table.click(1, 3)
    for action in table.actions:
        verb = action.objectName()
        if verb in ("quit", "pause") or verb in DIALOGS:
            continue
        action.trigger()
        table.press_keys_of(action)
        assert (table.board, table.session.game) == (board, game), verb
    for key_ in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(table.view, key_)
    assert table.session.state.is_paused
    assert (table.board, table.scene.selected_tile) == (board, None)


def test_quit_closes_the_window(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    QTest.keySequence(table.window, QKeySequence("Ctrl+Q"))
    assert not table.window.isVisible()
    assert table.board.tiles_left == 4
