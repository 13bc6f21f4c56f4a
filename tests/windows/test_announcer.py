from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from mahjong_qt.dealer import DealFailure, FailureReason
from mahjong_qt.session import Refusal, RefusalReason
from mahjong_qt.windows.announcer import failure_text
from tests.view.sample_boards import SINGLES, small_deal, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")

# A pair apart, and a pair of which one tile lies on the other.
STACK = small_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "2C 1B 1B 2C")


def text(table: Table) -> str:
    label = table.banner.findChild(QLabel, "banner_text")
    assert isinstance(label, QLabel)
    return label.text()


def make_stuck(table: Table) -> None:
    """Leaves one tile on the other."""
    table.click(1, 2)
    assert table.session.state.free_pairs == 0


def test_stuck_offers_every_next_step(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    assert table.told == "No more moves"
    assert table.banner_verbs() == ["undo", "shuffle", "restart", "new_game", "give_up"]
    assert all(button.isEnabled() for button in table.banner.buttons)
    assert not table.session.game.clock.is_running


def test_undo_from_the_banner_goes_on(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press_button("undo")
    assert (table.board.tiles_left, table.told) == (4, "")
    assert table.session.game.clock.is_running
    make_stuck(table)
    assert table.told == "No more moves"


def test_a_shuffle_that_cannot_help_says_so_and_closing_that_says_again_how_the_game_stands(
    open_table: OpenTable,
) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press_button("shuffle")
    assert table.told == "A shuffle cannot help here"
    assert table.banner_verbs() == ["undo", "restart", "new_game"]
    table.press(Qt.Key.Key_Escape)
    assert table.told == "No more moves"
    table.press(Qt.Key.Key_Escape)
    assert table.told == ""


def test_a_shuffle_from_the_banner_makes_it_clearable(open_table: OpenTable) -> None:
    # a row in which no two free tiles match
    table = open_table(small_deal([(2 * x, 0, 0) for x in range(4)], "1B 1B 2B 2B"))
    assert table.told == "No more moves"
    table.press_button("shuffle")
    assert table.told == ""
    assert table.session.state.free_pairs == 1


def test_the_same_deal_again_from_the_banner_asks_first(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press_button("restart")
    assert (table.told, table.board.tiles_left) == ("Leave this game?", 2)
    table.press_button("no")
    assert table.told == "No more moves"
    table.press_button("restart")
    table.press_button("yes")
    assert (table.told, table.board.tiles_left) == ("", 4)


def test_giving_up_from_the_banner_ends_the_game(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press_button("give_up")
    assert table.told == "Given up"
    assert table.banner_verbs() == ["restart", "new_game"]
    assert not table.enabled() & {"undo", "redo", "hint", "shuffle", "pause", "give_up"}
    table.press_button("restart")
    assert (table.board.tiles_left, table.told) == (4, "")


def test_cleared_tells_the_time_and_offers_the_next_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0)
    table.seconds += 83
    table.click(0)
    table.clear()
    assert table.told == "Cleared! Your time is 1:23."
    assert "without a hint" in text(table)
    assert table.banner_verbs() == ["new_game", "restart"]
    assert not table.session.game.clock.is_running
    assert not table.enabled() & {"redo", "hint", "shuffle", "pause", "give_up"}
    table.press_button("new_game")
    assert (table.told, table.board.tiles_left) == ("", 144)


@pytest.mark.parametrize("verb", ["hint", "shuffle", "undo"])
def test_help_is_not_praised(open_table: OpenTable, verb: str) -> None:
    table = open_table(SIX)
    if verb == "undo":
        table.click(0, 2)
    table.trigger(verb)
    table.clear()
    assert table.told.startswith("Cleared!")
    assert text(table) == "Well done."


def test_a_game_that_ends_right_after_another_is_told_again(open_table: OpenTable) -> None:
    table = open_table(SIX)
    for _ in range(2):
        table.clear()
        assert table.told.startswith("Cleared!")
        table.trigger("restart")
        assert table.told == ""


def test_what_the_player_closed_stays_closed(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press(Qt.Key.Key_Escape)
    table.trigger("hint")
    assert table.told == "There is no pair to show"
    table.press(Qt.Key.Key_Escape)
    assert table.told == ""


def test_a_pause_is_told_and_what_was_told_before_comes_back(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.trigger("pause")
    assert (table.told, table.banner_texts()) == ("Paused", ["Go on"])
    table.announcer.notify("Something else")
    table.press(Qt.Key.Key_Escape)
    assert table.told == "Paused"
    table.trigger("pause")
    assert table.told == "No more moves"


def test_a_question_names_what_will_be_done_also_when_it_is_asked_again(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("new_game")
    assert (table.told, table.banner_texts()) == ("Leave this game?", ["New game", "Keep playing"])
    table.trigger("restart")
    assert table.banner_texts() == ["Same deal again", "Keep playing"]
    code = table.session.game.deal.code
    table.press_button("yes")
    assert (table.session.game.deal.code, table.board.tiles_left) == (code, 6)


@pytest.mark.parametrize("way", ["no", "escape", "close", "click", "undo"])
def test_a_question_can_be_left_without_harm(open_table: OpenTable, way: str) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    game = table.session.game
    table.trigger("new_game")
    if way == "no":
        table.press_button("no")
    elif way == "escape":
        table.press(Qt.Key.Key_Escape)
    elif way == "close":
        close = table.banner.findChild(type(table.banner._close), "banner_close")
        assert close is not None
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    elif way == "click":
        table.click(1)
    else:
        table.trigger("undo")
    assert table.told == ""
    assert table.session.game is game
    # the answer that was not given is forgotten
    table.announcer._yes.trigger()
    assert table.session.game is game


@pytest.mark.parametrize("reason", RefusalReason)
def test_every_refusal_has_words(open_table: OpenTable, reason: RefusalReason) -> None:
    table = open_table(SIX)
    table.announcer.tell_refusal(Refusal(reason))
    assert table.told


@pytest.mark.parametrize("reason", FailureReason)
def test_every_failure_has_words_that_name_the_culprit(qapp: QApplication, reason: FailureReason) -> None:
    words = failure_text(DealFailure(reason, "the-culprit"))
    assert "the-culprit" in words
    assert "%" not in words


def test_damaged_files_are_named(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_damaged_game(Path("a", "game.damaged-3.json"), is_newer=False)
    assert "game.damaged-3.json" in text(table)
    old = table.told
    table.announcer.tell_damaged_game(Path("a", "game.damaged-4.json"), is_newer=True)
    assert "game.damaged-4.json" in text(table)
    assert "newer version" in table.told != old
    table.announcer.tell_damaged_settings(Path("a", "settings.damaged-1.json"))
    assert "settings.damaged-1.json" in text(table)


def test_a_notice_goes_with_the_next_click_on_a_tile(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_write_failure(OSError(28, "No space left on device"))
    assert "No space left on device" in text(table)
    table.click(0)
    assert table.told == ""


def test_a_notice_outlives_the_start_of_a_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_damaged_game(Path("game.damaged-1.json"), is_newer=False)
    table.session.start(turtle_deal(), "turtle", is_repeated=False)
    assert "could not be read" in table.told


def test_another_language_says_again_how_the_game_stands(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.trigger("restart")
    QApplication.sendEvent(table.banner, QEvent(QEvent.Type.LanguageChange))
    assert table.told == "No more moves"


def test_a_game_that_was_stuck_when_it_was_saved_says_so(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    game, saved = table.session.game, table.session.snapshot()
    table.session.restore(game, saved)
    assert table.told == "No more moves"


def test_a_banner_takes_no_click_for_the_tiles_under_it(open_table: OpenTable) -> None:
    table = open_table(turtle_deal(), width=480, height=360)
    table.announcer.notify("A notice", "With many words in it. " * 6)
    for x in range(2, table.banner.width(), 9):
        for y in range(2, table.banner.height(), 9):
            if table.banner.childAt(x, y) is None:
                QTest.mouseClick(table.banner, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert (table.told, table.marks) == ("A notice", {})


def test_keys_play_on_after_a_button_of_the_banner(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    button = table.banner.buttons[0]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert (table.told, table.board.tiles_left) == ("", 4)
    assert table.window.focusWidget() is table.view
