"""What a player is told of a game that cannot be won, and what is offered: warning, dead end, hopeless deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from mahjong_qt.windows.announcer import SEARCHING, Announcer
from tests.view.sample_boards import small_deal
from tests.windows.lost_game import DEAL, HARMLESS, HARMLESS_TOO, LOSING, PLAN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

WARNING = "This game cannot be won any more"
HOPELESS = "This deal cannot be won"
STUCK = "No more moves"
NO_SAFE_PAIR = "No pair leads to a win any more"


def text(table: Table) -> str:
    label = table.banner.findChild(QLabel, "banner_text")
    assert isinstance(label, QLabel)
    return label.text()


def know_deal(table: Table) -> None:
    """Lets the game know from its start how it is won."""
    assert table.session.state.moves_made == 0
    table.session.learn(table.board, Solvable(PLAN, 0))


def prove_loss(table: Table) -> None:
    table.session.learn(table.board, Unsolvable(1))
    assert table.session.state.outlook is Outlook.LOST


def lose(table: Table) -> None:
    """Makes a harmless move and one that loses, and has that proven."""
    know_deal(table)
    table.click(*HARMLESS)
    table.click(*LOSING)
    assert table.told == ""
    prove_loss(table)


def test_a_loss_is_told_when_it_is_proven_with_the_way_back_first(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    assert table.told == WARNING
    assert "Since move 2 " in text(table)
    assert table.banner_verbs() == ["go_back", "shuffle", "no"]
    assert table.banner_texts()[0] == "Back to move 1"
    assert all(button.isEnabled() for button in table.banner.buttons)
    assert table.window.focusWidget() is table.view


def test_one_click_goes_back_to_where_it_can_be_won(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.click(*HARMLESS_TOO)
    assert table.session.state.moves_made == 3
    table.trigger("go_back")
    state = table.session.state
    assert (state.moves_made, state.outlook, table.told) == (1, Outlook.WINNABLE, "")
    assert "go_back" not in table.enabled()
    lose_again = table.session
    lose_again.redo()
    assert table.told == WARNING
    table.press_button("go_back")
    assert (table.session.state.moves_made, table.told) == (1, "")
    assert table.window.focusWidget() is table.view


def test_a_way_back_of_one_move_takes_the_place_of_undo(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.session.take(HARMLESS_TOO)
    assert (table.told, table.banner_verbs()[:3]) == (STUCK, ["go_back", "undo", "shuffle"])
    table.trigger("undo", "undo", "redo")
    assert (table.told, table.banner_verbs()) == (WARNING, ["go_back", "shuffle", "no"])


def test_undo_stands_beside_a_way_back_of_more_moves(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    table.click(*HARMLESS)
    prove_loss(table)
    table.session.learn(DEAL.board.remove(LOSING), Unsolvable(1))
    assert (table.told, table.session.state.way_back) == (WARNING, 0)
    assert table.banner_verbs() == ["go_back", "undo", "shuffle", "no"]


def test_the_warning_is_closed_by_who_plays_on(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.press_button("no")
    assert (table.told, table.session.state.moves_made) == ("", 2)
    assert table.window.focusWidget() is table.view


def test_going_back_has_a_key(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.press(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert table.session.state.moves_made == 1


def test_when_the_first_move_was_the_wrong_one_the_start_is_named(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    prove_loss(table)
    assert table.banner_texts()[0] == "Back to the start"
    table.press_button("go_back")
    assert table.board == DEAL.board


def test_it_is_told_once_and_the_next_move_takes_it_away(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.click(HARMLESS_TOO[0])
    assert table.told == WARNING
    table.click(HARMLESS_TOO[1])
    assert (table.told, table.session.state.tiles_left) == (STUCK, 4)
    table.trigger("undo")
    assert table.session.state.outlook is Outlook.LOST
    assert table.told == ""


def test_further_moves_tell_nothing_more(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    prove_loss(table)
    table.click(*HARMLESS)
    table.session.begin()
    assert (table.session.state.outlook, table.session.state.status) == (Outlook.LOST, Status.PLAYING)
    assert table.told == ""


def test_a_game_that_was_won_back_and_is_lost_anew_is_told_again(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    for _ in range(2):
        table.trigger("undo")
        assert (table.session.state.outlook, table.told) == (Outlook.WINNABLE, "")
        table.trigger("redo")
        assert table.told == WARNING


@pytest.mark.parametrize("way", ["escape", "close"])
def test_a_warning_that_was_closed_stays_closed(open_table: OpenTable, way: str) -> None:
    table = open_table(DEAL)
    lose(table)
    if way == "escape":
        table.press(Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(table.banner._close, Qt.MouseButton.LeftButton)
    assert table.told == ""
    table.session.begin()
    table.trigger("pause", "pause")
    table.announcer.notify("A notice")
    table.press(Qt.Key.Key_Escape)
    assert table.told == ""


def test_a_pause_a_question_and_a_notice_give_the_warning_back(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.trigger("pause")
    assert table.told == "Paused"
    table.trigger("pause")
    assert table.told == WARNING
    table.trigger("new_game")
    assert table.told == "Leave this game?"
    table.press_button("no")
    assert table.told == WARNING
    table.announcer.notify("A notice")
    table.click(HARMLESS_TOO[0])
    assert table.told == WARNING


def test_a_warning_waits_for_what_is_being_read(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    table.trigger("new_game")
    prove_loss(table)
    assert table.told == "Leave this game?"
    table.press_button("no")
    assert table.told == WARNING


def test_a_loss_that_is_proven_in_a_pause_is_told_after_it(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    table.trigger("pause")
    prove_loss(table)
    assert table.told == "Paused"
    table.trigger("pause")
    assert table.told == WARNING


def test_what_is_not_proven_is_never_told(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    table.session.learn(table.board, Undecided(50_000))
    table.session.begin()
    assert table.told == ""


def test_who_does_not_want_to_be_warned_is_told_only_that_no_pair_is_free(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.store.change(warn_early=False)
    lose(table)
    assert table.told == ""
    table.click(*HARMLESS_TOO)
    assert (table.told, table.banner_verbs()[0]) == (STUCK, "go_back")


def test_another_language_says_the_warning_again(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.announcer.retranslate()
    assert table.told == WARNING


def test_a_shuffle_makes_a_lost_game_winnable(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.press_button("shuffle")
    assert (table.told, table.session.state.outlook) == ("", Outlook.WINNABLE)
    table.trigger("undo")
    assert table.told == WARNING


def test_a_lost_game_that_was_saved_says_so(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    game, saved = table.session.game, table.session.snapshot()
    table.session.restore(game, saved)
    assert table.told == WARNING


def test_a_game_in_which_the_player_went_on_after_the_loss_does_not_warn_when_it_is_resumed(
    open_table: OpenTable,
) -> None:
    table = open_table(DEAL)
    know_deal(table)
    table.click(*LOSING)
    prove_loss(table)
    table.click(*HARMLESS)
    table.session.restore(table.session.game, table.session.snapshot())
    assert (table.session.state.outlook, table.session.state.lost_since, table.told) == (Outlook.LOST, 1, "")
    late = Announcer(table.window, table.session)
    assert late.banner.message is None
    table.click(*HARMLESS_TOO)
    assert table.told == STUCK


def make_stuck(table: Table) -> None:
    """Leaves no free pair; the move that lost the game is not known yet."""
    for pair in (LOSING, HARMLESS, HARMLESS_TOO):
        table.click(*pair)
    assert table.told == STUCK
    assert table.banner_verbs() == ["undo", "shuffle", "restart", "new_game", "give_up"]


def test_a_dead_end_gains_the_way_back_when_it_is_known_and_nothing_else_changes(open_table: OpenTable) -> None:
    table = open_table(DEAL, width=1100)
    make_stuck(table)
    buttons = table.banner.buttons
    buttons[1].setFocus()
    places = [button.mapToGlobal(QPoint()) for button in buttons]
    before = table.banner.geometry()
    table.session.learn(DEAL.board, Solvable(PLAN, 0))
    table.session.learn(DEAL.board.remove(LOSING), Unsolvable(1))
    QApplication.processEvents()
    assert table.banner_verbs() == ["go_back", "undo", "shuffle", "restart", "new_game", "give_up"]
    assert table.banner_texts()[0] == "Back to the start"
    assert table.banner.buttons[1:] == buttons
    assert QApplication.focusWidget() is buttons[1]
    assert [button.mapToGlobal(QPoint()) for button in buttons] == places
    assert (table.banner.geometry().top(), table.banner.geometry().right()) == (before.top(), before.right())
    first = table.banner.buttons[0]
    table.session.begin()
    assert table.banner.buttons[0] is first
    table.press_button("go_back")
    assert (table.board, table.told) == (DEAL.board, "")


def test_the_way_back_that_comes_late_does_not_take_the_keys_from_the_board(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    make_stuck(table)
    table.session.learn(DEAL.board, Solvable(PLAN, 0))
    table.session.learn(DEAL.board.remove(LOSING), Unsolvable(1))
    assert table.banner_verbs()[0] == "go_back"
    assert table.window.focusWidget() is table.view


def test_a_position_that_may_not_be_the_latest_is_offered_only_after_a_while(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    make_stuck(table)
    table.session.learn(DEAL.board, Solvable(PLAN, 0))
    assert (table.session.state.way_back, table.session.state.lost_since) == (0, None)
    assert table.banner_verbs()[0] == "undo"
    timer = table.announcer._searching
    assert (timer.isActive(), timer.isSingleShot(), timer.interval()) == (True, True, SEARCHING)
    timer.stop()
    timer.timeout.emit()
    assert table.banner_verbs()[0] == "go_back"


def test_a_dead_end_that_was_closed_stays_closed_when_the_way_back_comes(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    make_stuck(table)
    table.press(Qt.Key.Key_Escape)
    table.session.learn(DEAL.board, Solvable(PLAN, 0))
    table.session.learn(DEAL.board.remove(LOSING), Unsolvable(1))
    assert table.told == ""


def test_what_comes_to_be_known_under_a_question_is_there_after_it(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    make_stuck(table)
    table.announcer.answer("An answer")
    table.session.learn(DEAL.board, Solvable(PLAN, 0))
    table.session.learn(DEAL.board.remove(LOSING), Unsolvable(1))
    assert table.told == "An answer"
    table.press(Qt.Key.Key_Escape)
    assert (table.told, table.banner_verbs()[0]) == (STUCK, "go_back")


def test_a_shuffle_that_cannot_help_offers_what_can(open_table: OpenTable) -> None:
    # four tiles as two pairs, and after the wrong choice one tile on its own partner
    table = open_table(small_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "2C 2C 2C 2C"))
    table.session.learn(table.board, Solvable(((1, 3), (0, 2)), 0))
    table.click(1, 2)
    assert table.told == STUCK
    table.press_button("shuffle")
    assert table.told == "A shuffle cannot help here"
    assert table.banner_verbs() == ["go_back", "undo", "restart", "new_game"]
    table.press_button("go_back")
    assert (table.board.tiles_left, table.told) == (4, "")


def test_a_hopeless_deal_is_told_and_can_be_played_on(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    prove_loss(table)
    assert table.told == HOPELESS
    assert text(table)
    assert table.banner_verbs() == ["new_game", "shuffle", "no"]
    assert table.banner_texts() == ["New game", "Shuffle", "Keep playing"]
    assert table.window.focusWidget() is table.view
    table.press_button("no")
    assert (table.told, table.board) == ("", DEAL.board)
    table.click(*HARMLESS)
    assert (table.told, "go_back" in table.enabled()) == ("", False)


def test_a_hopeless_deal_that_was_shuffled_is_not_told_of_again(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    prove_loss(table)
    table.press_button("shuffle")
    assert (table.told, table.session.state.outlook) == ("", Outlook.WINNABLE)
    table.trigger("undo")
    assert (table.told, table.session.state.outlook) == ("", Outlook.LOST)


def test_a_hopeless_deal_gives_way_to_the_next_game_at_once(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    prove_loss(table)
    table.press_button("new_game")
    assert (table.told, table.board.tiles_left) == ("", 144)


@pytest.mark.parametrize("warns", [True, False])
def test_a_code_that_cannot_be_won_is_told_of_in_any_case(open_table: OpenTable, warns: bool) -> None:
    table = open_table(DEAL)
    table.store.change(warn_early=warns)
    table.controller.games.play_code(GameCode("L00", 3, Recipe.UNIFORM))
    assert table.told == ""
    prove_loss(table)
    assert table.told == HOPELESS


def test_a_deal_of_one_s_own_is_not_told_of_to_whom_it_would_spoil(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.controller.games.play_code(GameCode("L00", 3, Recipe.UNIFORM))
    table.store.change(warn_early=False)
    table.session.start(DEAL, "turtle", is_repeated=False)
    prove_loss(table)
    assert table.told == ""


def test_a_code_that_was_played_yesterday_is_told_of_too(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.store.change(warn_early=False)
    table.session.start(DEAL, "turtle", is_repeated=True)
    game, saved = table.session.game, table.session.snapshot()
    table.session.restore(game, saved._replace(is_repeated=False))
    prove_loss(table)
    assert table.told == ""
    table.session.restore(game, saved)
    assert table.told == HOPELESS


def test_a_code_that_was_restored_before_anything_is_told_is_told_of_too(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.store.change(warn_early=False)
    table.session.start(DEAL, "turtle", is_repeated=True)
    late = Announcer(table.window, table.session)
    prove_loss(table)
    assert table.told == ""
    assert late.banner.message is not None
    assert late.banner.message.title == HOPELESS


@pytest.mark.parametrize("is_known", [True, False])
def test_to_go_back_is_proposed_only_when_it_is_offered(open_table: OpenTable, is_known: bool) -> None:
    table = open_table(DEAL)
    if is_known:
        know_deal(table)
    table.click(*LOSING)
    prove_loss(table)
    for title in (WARNING, STUCK):
        assert table.told == title
        assert ("Go back" in text(table)) == ("go_back" in table.banner_verbs()) == is_known
        assert ("Undo" in text(table)) == (not is_known)
        for pair in (HARMLESS, HARMLESS_TOO):
            table.session.take(pair)


def test_a_hint_in_a_lost_game_says_once_and_in_passing_that_no_pair_is_safe(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    lose(table)
    table.trigger("hint")
    assert table.told == WARNING
    table.press(Qt.Key.Key_Escape)
    table.trigger("hint")
    assert (table.told, table.banner_verbs()) == (NO_SAFE_PAIR, ["go_back", "shuffle"])
    (pair,) = table.marks.values()
    assert table.view.tiles_under(table.banner.geometry()) < table.board.tiles_left
    timer = table.announcer._passing
    assert (timer.isActive(), timer.isSingleShot()) == (True, True)
    timer.timeout.emit()
    assert table.told == ""
    table.trigger("hint")
    assert (table.told, len(pair)) == ("", 2)
    table.trigger("undo")
    assert table.session.state.outlook is Outlook.WINNABLE
    table.trigger("redo")
    table.press(Qt.Key.Key_Escape)
    table.trigger("hint")
    assert table.told == NO_SAFE_PAIR


def test_a_hint_tells_the_loss_also_to_whom_nothing_else_does(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.store.change(warn_early=False, show_light=False)
    lose(table)
    table.trigger("hint")
    assert table.told == NO_SAFE_PAIR
    table.click(HARMLESS_TOO[0])
    assert table.told == ""


def test_a_hint_in_a_game_that_may_be_won_says_nothing(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.trigger("hint")
    know_deal(table)
    table.trigger("hint")
    assert table.told == ""


def test_the_warning_fits_into_the_smallest_window(open_table: OpenTable) -> None:
    table = open_table(DEAL, width=640, height=440)
    lose(table)
    assert table.view.rect().contains(table.banner.geometry())
    for button in table.banner.buttons:
        assert table.banner.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
