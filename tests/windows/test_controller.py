from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QRadioButton

from mahjong_qt.dealer import Dealer, DealFailure, Dealt
from mahjong_qt.engine.game_code import GameCode, own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from tests.view.sample_boards import CODE, LAYOUTS, SINGLES, small_deal, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")

# A pair apart, and a pair of which one tile lies on the other.
STACK = small_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "2C 1B 1B 2C")
DIALOGS = {
    "choose_layout": "LayoutChooser",
    "enter_code": "CodeDialog",
    "settings": "SettingsWindow",
    "how_to_play": "HelpDialog",
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


@pytest.mark.parametrize("end", ["cleared", "given up"])
def test_a_game_that_is_over_is_left_without_a_question(open_table: OpenTable, end: str) -> None:
    table = open_table(SIX)
    if end == "cleared":
        table.clear()
    else:
        table.click(*table.board.pairs()[0])
        table.session.give_up()
    assert table.told
    table.trigger("new_game")
    assert (table.told, table.board.tiles_left) == ("", 144)


def test_a_move_that_was_undone_is_asked_about_too(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("undo", "new_game")
    assert (table.told, table.board.tiles_left) == ("Leave this game?", 6)


def test_giving_up_asks_first_and_can_be_left(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("give_up")
    assert (table.told, table.banner_texts()) == ("Leave this game?", ["Give up", "Keep playing"])
    table.press_button("no")
    assert table.session.game.status is Status.PLAYING
    table.trigger("give_up")
    table.press_button("yes")
    assert (table.told, table.session.game.status) == ("Given up", Status.GIVEN_UP)


@pytest.mark.parametrize("way", ["new_game", "restart", "give_up", "a code", "a layout"])
def test_a_stuck_game_that_can_be_taken_back_is_left_after_a_question(open_table: OpenTable, way: str) -> None:
    table = open_table(STACK)
    table.click(1, 2)
    game = table.session.game
    if way == "a code":
        table.controller.games.play_code(GameCode.parse(CODE))
    elif way == "a layout":
        table.controller.games.play_layout("pyramid", DealChoice(DealWish.EASY))
    else:
        table.trigger(way)
    assert (table.told, table.session.game, game.status) == ("Leave this game?", game, Status.STUCK)


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


def test_after_a_game_on_a_layout_that_is_gone_the_next_one_is_on_the_turtle(open_table: OpenTable) -> None:
    table = open_table(SIX, "XABCDEFGHIJ")
    assert layout_name(table) == "Classic · A layout that is no longer here"
    table.trigger("new_game")
    assert table.told == "The layout you chose last is no longer here"
    assert (table.session.layout_id, table.board.tiles_left) == ("turtle", 144)
    assert table.store.settings.layout_id == "turtle"
    # what answered that is over with the next game
    table.trigger("new_game")
    assert table.told == ""


def test_a_layout_that_cannot_be_dealt_is_called_by_its_name(open_table: OpenTable, tmp_path: Path) -> None:
    table = open_table(SIX)
    (tmp_path / "own").mkdir()
    tower = Layout.from_tiles([(0, 0, 0), (0, 0, 1)])
    code = own_layout_code(tower.fingerprint)
    (tmp_path / "own" / f"x-{code}.mjlayout").write_bytes(encode_layout(LayoutFile(tower, "Tower of two")))
    table.controller.games.play_layout(code, DealChoice(DealWish.SOLVABLE))
    assert table.told == "This game cannot be dealt"
    assert table.banner.message is not None
    assert "“Tower of two”" in table.banner.message.text


def test_a_code_is_played(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.controller.games.play_code(GameCode.parse("mj1 l00 aaaaabl"))
    assert table.board == turtle_deal().board
    assert table.session.snapshot().is_repeated
    assert table.store.settings.layout_id == "turtle"


def test_a_code_waits_for_the_answer_when_a_game_is_under_way(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.controller.games.play_code(GameCode.parse(CODE))
    assert table.banner_texts() == ["Play this code", "Keep playing"]
    assert table.board.tiles_left == 4
    table.press_button("yes")
    assert table.board == turtle_deal().board


def test_a_code_of_another_game_is_told(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.controller.games.play_code(GameCode("L00", 1, GameCode.parse(CODE).recipe, has_gravity=True))
    assert table.told == "This game cannot be dealt"
    assert table.board.tiles_left == 6


def test_layouts_are_named_in_the_language_in_force(open_table: OpenTable) -> None:
    table = open_table(SIX)
    assert layout_name(table) == "Classic · Turtle"
    name = table.dealer.library.load("turtle").name_in("de")
    table.controller.set_language("de")
    assert layout_name(table) == f"Classic · {name}"


def test_a_layout_is_chosen_and_played(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(SIX)
    table.trigger("choose_layout")
    dialog = table.dialog()
    dialog.chosen.emit("pyramid", DealChoice(DealWish.SOLVABLE))  # type: ignore[attr-defined]
    dialog.accept()
    assert (table.session.layout_id, table.board.tiles_left) == ("pyramid", 120)
    assert layout_name(table) == f"Classic · {table.dealer.library.load('pyramid').name_in('en')}"
    table.click(table.board.free()[0])
    assert table.scene.selected_tile is not None
    assert table.session.game.clock.is_running


class LevelDealer(Dealer):
    """Has easy deals on the Pyramid only, and tells what it was asked for."""

    def __init__(self) -> None:
        super().__init__(LayoutLibrary(LAYOUTS))
        self.asked: list[tuple[str, DealWish]] = []

    def wishes(self, layout_id: str, *, has_gravity: bool = False) -> tuple[DealWish, ...]:
        return (*((DealWish.EASY,) if layout_id == "pyramid" else ()), DealWish.SOLVABLE, DealWish.AS_IT_FALLS)

    def deal_new(
        self, layout_id: str, wish: DealWish = DealWish.SOLVABLE, *, has_gravity: bool = False
    ) -> Dealt | DealFailure:
        self.asked.append((layout_id, wish))
        return super().deal_new(layout_id, wish, has_gravity=has_gravity)


def test_new_games_are_of_the_kind_chosen_or_the_nearest_and_the_choice_is_kept(open_table: OpenTable) -> None:
    table = open_table(SIX)
    dealer = LevelDealer()
    table.controller.games._dealer = table.desk._dealer = dealer
    table.trigger("choose_layout")
    dialog = table.dialog()
    dialog.accept()
    dialog.chosen.emit("pyramid", DealChoice(DealWish.HARD))  # type: ignore[attr-defined]
    table.trigger("new_game")
    assert dealer.asked == [("pyramid", DealWish.EASY)] * 2
    assert (table.store.settings.layout_id, table.store.settings.deal_wish) == ("pyramid", DealWish.HARD)
    table.controller.games.play_layout("turtle", DealChoice(DealWish.HARD))
    assert dealer.asked[-1] == ("turtle", DealWish.SOLVABLE)
    assert table.store.settings.deal_wish is DealWish.HARD
    table.store.change(deal_wish=DealWish.AS_IT_FALLS)
    table.trigger("new_game")
    assert dealer.asked[-1] == ("turtle", DealWish.AS_IT_FALLS)


def test_the_window_to_choose_begins_with_the_kind_chosen_last(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.store.change(deal_wish=DealWish.AS_IT_FALLS)
    table.trigger("choose_layout")
    table.work()
    button = table.dialog().findChild(QRadioButton, "wish_as-it-falls")
    assert isinstance(button, QRadioButton)
    assert button.isChecked()
    QTest.keyClick(table.dialog(), Qt.Key.Key_Return)
    assert table.session.game.deal.plan is None


def test_a_game_under_way_is_asked_about_before_the_chosen_one_is_dealt(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.controller.games.play_layout("pyramid", DealChoice(DealWish.EASY))
    assert table.banner_texts() == ["Start the new game", "Keep playing"]
    table.press_button("no")
    assert (table.board.tiles_left, table.store.settings.layout_id) == (4, "turtle")
    table.controller.games.play_layout("pyramid", DealChoice(DealWish.EASY))
    table.press_button("yes")
    assert (table.board.tiles_left, table.store.settings.deal_wish) == (120, DealWish.EASY)


def test_a_layout_that_cannot_be_dealt_changes_no_setting(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.controller.games.play_layout("no-such-layout", DealChoice(DealWish.EASY))
    assert table.told == "This game cannot be dealt"
    assert table.store.settings.layout_id == "turtle"
    assert table.store.settings.deal_wish is DealWish.NORMAL


def test_a_code_on_the_clipboard_is_there_already(open_table: OpenTable) -> None:
    table = open_table(SIX)
    QGuiApplication.clipboard().setText(f"Try {CODE}!")
    table.trigger("enter_code")
    QTest.keyClick(table.dialog(), Qt.Key.Key_Return)
    assert table.board == turtle_deal().board


def code_field(table: Table) -> QLineEdit:
    field = table.dialog().findChild(QLineEdit, "code")
    assert isinstance(field, QLineEdit)
    return field


@pytest.mark.parametrize(
    ("clipboard", "field"),
    [
        ("", ""),
        ("a shopping list", ""),
        (f"Try {CODE}!", CODE),
        ("Try MJ1-L00-AAAAABM, it is hard", "MJ1-L00-AAAAABM,"),
        ("x" * 1_000_000, ""),
    ],
)
def test_the_clipboard_is_taken_when_it_holds_something_like_a_code(
    open_table: OpenTable, clipboard: str, field: str
) -> None:
    table = open_table(SIX)
    QGuiApplication.clipboard().setText(clipboard)
    table.trigger("enter_code")
    assert code_field(table).text() == field


@pytest.mark.parametrize("text", ["hello", "MJ1-L0-AAAAABL", CODE])
def test_a_code_that_was_typed_elsewhere_is_shown_as_it_is(open_table: OpenTable, text: str) -> None:
    table = open_table(SIX)
    table.controller.ask_for_code(text)
    assert code_field(table).text() == text


@pytest.mark.parametrize("verb", DIALOGS)
def test_a_dialog_is_a_window_of_its_own_that_lets_nothing_through(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    table.trigger(verb)
    # a window-modal dialog would be a sheet on macOS
    assert table.dialog().windowModality() is Qt.WindowModality.ApplicationModal


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


def test_without_a_game_what_needs_one_is_off_also_after_a_dialog(open_table: OpenTable) -> None:
    table = open_table(None)
    before = table.enabled()
    assert not before & {"restart", "copy_code", "give_up", "undo", "redo", "hint", "shuffle", "pause"}
    assert before >= {"new_game", "choose_layout", "enter_code", "quit"}
    table.trigger("about")
    table.dialog().reject()
    assert table.enabled() == before


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
    for action in table.actions:
        verb = action.objectName()
        if verb in ("quit", "pause") or verb in DIALOGS:
            continue
        action.trigger()
        table.press_keys_of(action)
        assert (table.board, table.session.game) == (board, game), verb
    for key_ in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Escape):
        QTest.keyClick(table.view, key_)
    assert table.session.state.is_paused
    assert (table.board, table.scene.selected_tile) == (board, None)


def test_quit_closes_the_window(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    QTest.keySequence(table.window, QKeySequence("Ctrl+Q"))
    assert not table.window.isVisible()
    assert table.board.tiles_left == 4
