from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mahjong_qt.engine.mode import MODES
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.verdict import Unsolvable
from mahjong_qt.session_news import Refusal, RefusalReason
from mahjong_qt.windows.announcer import PASSING
from mahjong_qt.windows.banner import Message
from tests.view.sample_boards import SINGLES, small_deal, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.solitaire.board import Board
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


def stars(table: Table) -> str:
    """What a screen reader says of the stars shown; empty when none are."""
    label = table.banner.findChild(QWidget, "banner_stars")
    if not isinstance(label, QWidget) or not label.isVisibleTo(table.banner):
        return ""
    assert label.accessibleName() in table.banner.accessibleDescription()
    return label.accessibleName()


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


@pytest.mark.parametrize(("verb", "tiles"), [("restart", 4), ("new_game", 144)])
def test_a_stuck_game_is_left_from_the_banner_after_a_question(open_table: OpenTable, verb: str, tiles: int) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press_button(verb)
    assert (table.told, table.board.tiles_left) == ("Leave this game?", 2)
    table.press_button("no")
    assert table.told == "No more moves"
    table.press_button(verb)
    table.press_button("yes")
    assert (table.told, table.board.tiles_left) == ("", tiles)


@pytest.mark.parametrize(("verb", "tiles"), [("restart", 4), ("new_game", 144), ("give_up", 4)])
def test_a_game_that_was_stuck_from_the_start_is_left_without_a_question(
    open_table: OpenTable, verb: str, tiles: int
) -> None:
    table = open_table(small_deal([(2 * x, 0, 0) for x in range(4)], "1B 1B 2B 2B"))
    table.press_button(verb)
    assert table.told == {"restart": "No more moves", "new_game": "", "give_up": "Given up"}[verb]
    assert table.board.tiles_left == tiles


def test_giving_up_from_the_banner_ends_the_game(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press_button("give_up")
    table.press_button("yes")
    assert table.told == "Given up"
    assert table.banner_verbs() == ["restart", "new_game", "replay"]
    assert not table.enabled() & {"undo", "redo", "hint", "shuffle", "pause", "give_up"}
    table.press_button("restart")
    assert (table.board.tiles_left, table.told) == (4, "")


def test_cleared_tells_the_time_and_offers_the_next_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0)
    table.seconds += 83
    table.click(0)
    table.clear()
    assert (table.told, stars(table)) == ("Cleared!", "2 of 3 stars")
    assert text(table).splitlines() == [
        "Time: 1:23  ·  Points: 600  ·  Best combo: ×3",
        "The third star is for clearing within 0:15.",
    ]
    assert table.banner_verbs() == ["new_game", "restart", "choose_layout", "statistics", "replay"]
    assert abs(table.banner.geometry().center().y() - table.view.rect().center().y()) <= 1
    assert not table.session.game.clock.is_running
    assert not table.enabled() & {"redo", "hint", "shuffle", "pause", "give_up"}
    table.press_button("new_game")
    assert (table.told, table.board.tiles_left) == ("", 144)


@pytest.mark.parametrize(("hints", "undos", "shuffles"), [(1, 0, 0), (0, 2, 0), (0, 0, 1), (3, 1, 2)])
def test_help_that_was_used_costs_a_star(open_table: OpenTable, hints: int, undos: int, shuffles: int) -> None:
    table = open_table(SIX)
    for _ in range(undos):
        table.session.take(table.board.pairs()[0])
        table.trigger("undo")
    table.trigger(*["hint"] * hints, *["shuffle"] * shuffles)
    table.clear()
    assert table.told.startswith("Cleared!")
    assert stars(table) == "2 of 3 stars"
    assert text(table).splitlines()[-1] == "The third star is for no hint, no undo and no shuffle."


def test_where_no_stars_are_given_help_that_was_used_is_told(open_table: OpenTable) -> None:
    table = open_table(SIX)
    start_in(table, "pure")
    table.trigger("hint", "hint")
    table.clear()
    assert stars(table) == ""
    assert text(table) == "Well done. Hints: 2, undos: 0, shuffles: 0."


def test_a_day_won_tells_the_streak(open_table: OpenTable) -> None:
    table = open_table(SIX)
    start_day(table)
    table.clear()
    assert table.told == "Day won"
    table.announcer.streak = lambda: 4
    table.announcer.tell_more()
    assert table.told == "Day won. 4 day(s) in a row"


def test_a_day_won_late_does_not(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.streak = lambda: 4
    start_day(table, is_late=True)
    table.clear()
    assert table.told == "Won late: it does not count for the streak"


@pytest.mark.parametrize(
    ("earlier", "words"),
    [
        (160.9, ["2:32 faster than before. A deal that you knew, so no best time."]),
        (3.0, ["0:05 slower than before. A deal that you knew, so no best time."]),
        (8.2, ["As fast as before. A deal that you knew, so no best time."]),
        (None, []),
    ],
)
def test_a_known_deal_is_compared_with_the_earlier_game(
    open_table: OpenTable, earlier: float | None, words: list[str]
) -> None:
    table = open_table(SIX)
    table.announcer.earlier_seconds = lambda: earlier
    for is_known in (False, True):
        table.click(0)
        table.seconds += 8.5
        table.click(0)
        table.clear()
        assert text(table).splitlines()[1:] == (words if is_known else [])
        table.trigger("restart")


def test_enter_deals_the_next_game_after_a_cleared_one(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.clear()
    focus = QApplication.focusWidget()
    assert focus is table.banner.buttons[0]
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert (table.told, table.board.tiles_left) == ("", 144)
    assert table.window.focusWidget() is table.view


def test_enter_lays_a_game_that_was_given_up_out_again(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.session.give_up()
    focus = QApplication.focusWidget()
    assert focus is table.banner.buttons[0]
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert (table.told, table.board.tiles_left) == ("", 6)


@pytest.mark.parametrize(("verb", "title"), [("pause", "Paused"), ("new_game", "Leave this game?")])
def test_messages_of_a_game_under_way_leave_the_keys_with_the_board(
    open_table: OpenTable, verb: str, title: str
) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger(verb)
    assert table.told == title
    assert table.window.focusWidget() is table.view


def test_another_layout_is_offered_after_a_cleared_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.clear()
    table.press_button("choose_layout")
    assert table.dialog().objectName() == "layout_chooser"
    table.dialog().reject()


def test_a_cleared_board_can_be_taken_back(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.clear()
    assert "undo" in table.enabled()
    table.trigger("undo")
    assert (table.told, table.board.tiles_left) == ("", 2)
    assert table.window.focusWidget() is table.view
    table.clear()
    assert (table.told, stars(table)) == ("Cleared!", "2 of 3 stars")


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
    table.announcer.notify("A notice")
    table.press(Qt.Key.Key_Escape)
    assert table.told == ""


def test_a_hint_that_is_not_to_be_had_tells_again_that_the_game_is_stuck(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press(Qt.Key.Key_Escape)
    assert table.told == ""
    table.trigger("hint")
    assert table.told == "No more moves"
    assert table.banner_verbs() == ["undo", "shuffle", "restart", "new_game", "give_up"]


def test_a_pause_is_told_and_what_was_told_before_comes_back(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.trigger("pause")
    assert (table.told, table.banner_texts()) == ("Paused", ["Resume"])
    table.announcer.notify("Something else")
    assert table.told == "Something else"
    table.press(Qt.Key.Key_Escape)
    assert table.told == "Paused"
    table.trigger("pause")
    assert table.told == "No more moves"


@pytest.mark.parametrize("way", ["click", "click beside the tiles", "space", "button", "key"])
def test_a_pause_ends_in_every_way_that_is_near(open_table: OpenTable, way: str) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("pause")
    assert table.told == "Paused"
    if way == "click":
        table.click(1)
    elif way == "click beside the tiles":
        QTest.mouseClick(table.view.board_viewport, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    elif way == "space":
        QTest.keyClick(table.view, Qt.Key.Key_Space)
    elif way == "button":
        table.press_button("pause")
    else:
        table.press(Qt.Key.Key_P)
    assert not table.session.state.is_paused
    assert (table.told, table.board.tiles_left) == ("", 4)
    # what ended the pause was no move
    assert table.scene.selected_tile is None
    assert not table.actions["pause"].isChecked()


def test_the_message_of_a_pause_cannot_be_closed_and_lies_in_the_middle(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("pause")
    table.press(Qt.Key.Key_Escape)
    assert table.told == "Paused"
    assert not table.banner._close.isVisible()
    assert abs(table.banner.geometry().center().y() - table.view.rect().center().y()) <= 1


def test_the_message_of_a_stuck_board_hides_no_tile_when_there_is_room(open_table: OpenTable) -> None:
    # the tiles that are left lie where most messages are shown
    low = [(0, 0, 0), (4, 0, 0), (2, 12, 0), (2, 12, 1)]
    table = open_table(small_deal(low, "1B 1B 2C 2C"), width=800, height=760)
    table.click(0, 1)
    assert table.told == "No more moves"
    assert table.view.tiles_under(table.banner.geometry()) == 0
    assert table.banner.geometry().center().y() < table.view.rect().center().y()


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
    table.announcer._question.yes.trigger()
    assert table.session.game is game


@pytest.mark.parametrize("reason", RefusalReason)
def test_every_refusal_has_words(open_table: OpenTable, reason: RefusalReason) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.press(Qt.Key.Key_Escape)
    table.announcer.tell_refusal(Refusal(reason))
    assert table.told


def test_damaged_files_are_named(open_table: OpenTable) -> None:
    table = open_table(SIX)
    told: list[tuple[str, str]] = []
    for is_newer in (False, True):
        for has_backup in (False, True):
            path = Path("a", f"game.damaged-{len(told)}.json")
            table.announcer.tell_damaged_game(path, is_newer=is_newer, has_backup=has_backup)
            assert f"“{path}”" in text(table)
            assert ("newer version" in table.told) == is_newer
            assert ("new game" in text(table)) == (not has_backup)
            assert ("a little earlier" in text(table)) == has_backup
            told.append((table.told, text(table)))
            table.press(Qt.Key.Key_Escape)
    assert len(set(told)) == 4
    path = Path("a", "settings.damaged-1.json")
    table.announcer.tell_damaged_settings(path)
    assert f"“{path}”" in text(table)


def test_one_notice_waits_for_the_other_and_an_answer_does_not(open_table: OpenTable) -> None:
    table = open_table(SIX)
    for title in ("One", "Two", "Three"):
        table.announcer.notify(title)
    assert table.told == "One"
    table.press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert table.told == "Two"
    table.announcer.answer("Four")
    assert table.told == "Four"
    QTest.mouseClick(table.banner._close, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert table.told == "Three"
    table.click(0)
    QApplication.processEvents()
    assert table.told == ""


def test_a_click_takes_one_notice_away_and_not_also_the_next(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0)
    table.announcer.notify("One")
    table.announcer.notify("Two")
    table.click(2)
    QApplication.processEvents()
    assert (table.board.tiles_left, table.told) == (4, "Two")


def test_after_all_notices_the_board_s_own_message_is_there_again(open_table: OpenTable) -> None:
    table = open_table(STACK)
    table.announcer.notify("One")
    table.announcer.notify("Two")
    table.session.take((1, 2))
    QApplication.processEvents()
    assert table.told == "Two"
    table.press(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert table.told == "No more moves"


def passing(table: Table) -> QTimer:
    """The timer that takes a notice away by itself."""
    return table.announcer._passing


def test_the_full_screen_is_told_at_the_upper_edge_for_a_while(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_full_screen(True)
    assert table.told == "Full screen"
    assert "Esc" in text(table)
    assert table.banner.buttons == []
    assert table.banner.geometry().center().y() < table.view.rect().center().y()
    timer = passing(table)
    assert (timer.isActive(), timer.isSingleShot(), timer.interval()) == (True, True, PASSING)
    timer.timeout.emit()
    assert table.told == ""


def test_only_a_notice_that_passes_goes_by_itself(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_full_screen(True)
    table.announcer.answer("An answer")
    assert not passing(table).isActive()
    assert table.told == "An answer"


def test_a_notice_goes_with_the_next_click_on_a_tile(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_write_failure(OSError(28, "No space left on device"))
    assert "No space left on device" in text(table)
    table.click(0)
    assert table.told == ""


def test_settings_that_cannot_be_written_are_told_apart_from_the_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_settings_write_failure(OSError(13, "Permission denied"))
    assert "settings" in table.told
    assert "Permission denied" in text(table)


def test_a_notice_outlives_the_start_of_a_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.tell_damaged_game(Path("game.damaged-1.json"), is_newer=False, has_backup=False)
    table.session.start(turtle_deal(), "turtle", is_repeated=False)
    assert "could not be read" in table.told


def test_another_language_says_again_how_the_game_stands(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.announcer.notify("A notice")
    QApplication.sendEvent(table.banner, QEvent(QEvent.Type.LanguageChange))
    assert table.told == "No more moves"


def test_a_game_that_was_stuck_when_it_was_saved_says_so(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    game, saved = table.session.game, table.session.snapshot()
    table.session.restore(game, saved)
    assert table.told == "No more moves"


def work(title: str, text: str = "") -> Callable[[], Message]:
    return lambda: Message("notice", title, text)


def test_work_stays_while_one_plays_and_until_it_is_ended(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.show_work(work("Working"))
    table.click(0, 2)
    assert (table.told, table.board.tiles_left) == ("Working", 4)
    table.announcer.end_work()
    assert table.told == ""
    table.announcer.end_work()
    assert table.told == ""


def test_work_is_amended_and_stays_closed_once_it_was_closed(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.show_work(work("Working", "1"))
    table.announcer.amend_work(work("Working", "2"))
    assert text(table) == "2"
    QTest.mouseClick(table.banner._close, Qt.MouseButton.LeftButton)
    table.announcer.amend_work(work("Working", "3"))
    assert table.told == ""
    table.announcer.show_work(work("Done"))
    assert table.told == "Done"


@pytest.mark.parametrize("way", ["answer", "notify", "pause", "full screen"])
def test_work_gives_way_and_comes_back_as_it_stands_then(open_table: OpenTable, way: str) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.announcer.show_work(work("Working", "1"))
    if way == "pause":
        table.trigger("pause")
    elif way == "full screen":
        table.announcer.tell_full_screen(True)
    else:
        getattr(table.announcer, way)("Something else")
    assert table.told not in ("", "Working")
    table.announcer.amend_work(work("Working", "2"))
    assert table.told != "Working"
    if way == "pause":
        table.trigger("pause")
    else:
        table.press(Qt.Key.Key_Escape)
    assert (table.told, text(table)) == ("Working", "2")


def test_work_that_ends_behind_something_else_is_gone(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.show_work(work("Working"))
    table.announcer.answer("An answer")
    table.announcer.end_work()
    assert table.told == "An answer"
    table.press(Qt.Key.Key_Escape)
    assert table.told == ""


def test_after_work_the_board_s_own_message_is_there_again(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    table.announcer.show_work(work("Working"))
    assert table.told == "Working"
    table.announcer.end_work()
    assert table.told == "No more moves"


def test_work_goes_on_over_a_game_that_begins(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.show_work(work("Working"))
    table.session.start(turtle_deal(), "turtle", is_repeated=False)
    assert table.told == "Working"


def test_a_question_comes_before_work(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    table.trigger("new_game")
    table.announcer.show_work(work("Working"))
    assert table.told == "Leave this game?"
    table.press_button("yes")
    assert (table.told, table.board.tiles_left) == ("Working", 144)


def test_another_language_asks_for_the_words_of_work_again(open_table: OpenTable) -> None:
    table = open_table(SIX)
    titles = iter(["Working", "Arbeitet"])
    table.announcer.show_work(lambda: Message("notice", next(titles)))
    QApplication.sendEvent(table.banner, QEvent(QEvent.Type.LanguageChange))
    assert table.told == "Arbeitet"


def test_a_click_that_closes_a_banner_is_none_for_the_tiles_under_it(open_table: OpenTable) -> None:
    table = open_table(turtle_deal(), width=480, height=360)
    table.announcer.notify("A notice", "With many words in it. " * 6)
    QTest.mouseClick(table.banner, Qt.MouseButton.LeftButton, pos=QPoint(4, table.banner.height() // 2))
    assert (table.told, table.marks) == ("", {})


def test_keys_play_on_after_a_button_of_the_banner(open_table: OpenTable) -> None:
    table = open_table(STACK)
    make_stuck(table)
    button = table.banner.buttons[0]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert (table.told, table.board.tiles_left) == ("", 4)
    assert table.window.focusWidget() is table.view


def test_a_click_beside_the_buttons_closes_a_message_and_ends_a_pause(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.answer("Something", "to read")
    QTest.mouseClick(table.banner, Qt.MouseButton.LeftButton, pos=QPoint(4, table.banner.height() // 2))
    assert table.told == ""
    table.trigger("pause")
    QTest.mouseClick(table.banner, Qt.MouseButton.LeftButton, pos=QPoint(4, table.banner.height() // 2))
    assert not table.session.state.is_paused


def test_a_click_on_its_way_to_a_tile_passes_a_message_that_comes_under_it(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.answer("Something", "to read")
    assert table.banner.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    table.banner._guard.timeout.emit()
    assert not table.banner.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def start_day(table: Table, *, is_late: bool = False) -> None:
    table.session.start(SIX, "turtle", is_repeated=False, occasion=Occasion("daily", day="2026-03-01", is_late=is_late))


def start_in(table: Table, mode: str, deal: Deal[Board] = SIX) -> None:
    table.session.start(
        deal, "turtle", is_repeated=False, occasion=Occasion(mode, level=3 if mode == "campaign" else 0)
    )


@pytest.mark.parametrize(
    ("mode", "verbs"),
    [
        ("campaign", ["next_level", "campaign_map", "restart", "start_page", "replay"]),
        ("daily", ["day_calendar", "restart", "start_page", "statistics", "replay"]),
        ("challenge", ["new_game", "restart", "choose_layout", "statistics", "replay"]),
        ("zen", ["new_game", "restart", "choose_layout", "statistics", "replay"]),
    ],
)
def test_what_comes_after_a_cleared_board_is_the_mode_s(open_table: OpenTable, mode: str, verbs: list[str]) -> None:
    table = open_table(SIX)
    start_in(table, mode)
    table.clear()
    assert table.banner_verbs() == verbs


def test_the_next_level_is_a_new_game(open_table: OpenTable) -> None:
    table = open_table(SIX)
    start_in(table, "campaign")
    table.clear()
    assert table.banner_texts()[0] == "Next level"
    focus = QApplication.focusWidget()
    assert focus is table.banner.buttons[0]
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert (table.session.occasion, table.session.state.moves_made) == (Occasion("campaign", level=4), 0)
    assert table.board.tiles_left > 6


@pytest.mark.parametrize(
    ("mode", "title", "has_points"),
    [("classic", "Cleared!", True), ("pure", "Cleared! Time: 0:02", False), ("zen", "Cleared!", False)],
)
def test_a_mode_that_hides_time_or_points_tells_none_at_the_end(
    open_table: OpenTable, mode: str, title: str, has_points: bool
) -> None:
    table = open_table(SIX)
    start_in(table, mode)
    table.click(0)
    table.seconds += 2.5
    table.click(0)
    table.clear()
    assert table.told == title
    assert ("Points" in text(table)) is has_points


def test_zen_tells_time_and_points_to_those_who_ask_for_them(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.store.change(show_figures_always=True)
    start_in(table, "zen")
    table.clear()
    assert (table.told, stars(table)) == ("Cleared!", "3 of 3 stars")
    assert "Points: 600" in text(table)


def test_time_over_is_told_with_the_next_steps(open_table: OpenTable) -> None:
    table = open_table(SIX)
    start_in(table, "challenge")
    table.seconds += 480
    table.session.begin()
    assert table.told == "Time is up"
    assert text(table) == "The 8 minutes are over, with 6 tiles left. The game counts as lost."
    assert table.banner_verbs() == ["restart", "new_game", "replay"]
    assert QApplication.focusWidget() is table.banner.buttons[0]
    table.press_button("restart")
    assert (table.told, table.session.state.seconds_left) == ("", 480)


def test_a_level_that_was_given_up_offers_no_other_deal(open_table: OpenTable) -> None:
    table = open_table(SIX)
    start_in(table, "campaign")
    table.session.give_up()
    assert table.banner_verbs() == ["restart", "start_page", "replay"]


@pytest.mark.parametrize("mode", [mode.id for mode in MODES.values() if mode.id != "shisen-sho"])
def test_a_dead_end_offers_what_the_mode_allows(open_table: OpenTable, mode: str) -> None:
    table = open_table(STACK)
    start_in(table, mode, STACK)
    make_stuck(table)
    assert table.told == "No more moves"
    has_shuffle = MODES[mode].shuffles != 0
    assert ("shuffle" in table.banner_verbs(), "shuffle" in text(table)) == (has_shuffle, has_shuffle)
    assert ("new_game" in table.banner_verbs()) is MODES[mode].chooses_layout
    assert {"undo", "restart", "give_up"} <= set(table.banner_verbs())


def test_a_used_shuffle_is_offered_no_more(open_table: OpenTable) -> None:
    table = open_table(SIX)
    deal = small_deal([(2 * x, 0, 0) for x in range(4)], "1B 1B 2B 2B")
    start_in(table, "challenge", deal)
    assert "shuffle" in table.banner_verbs()
    table.press_button("shuffle")
    table.trigger("undo")
    assert table.told == "No more moves"
    assert "shuffle" not in table.banner_verbs()


@pytest.mark.parametrize(
    ("reason", "title"),
    [(RefusalReason.NO_HINT_LEFT, "All hints are used"), (RefusalReason.NO_SHUFFLE_LEFT, "No shuffle is left")],
)
def test_what_is_used_up_is_told(open_table: OpenTable, reason: RefusalReason, title: str) -> None:
    table = open_table(SIX)
    table.session.refused.emit(Refusal(reason))
    assert table.told == title
    assert "shuffle" not in table.banner_verbs()


@pytest.mark.parametrize(
    ("mode", "settings", "is_warned"),
    [
        ("classic", {}, True),
        ("classic", {"warn_early": False}, False),
        ("classic", {"warn_early": False, "show_light_always": True}, False),
        ("pure", {}, False),
        ("pure", {"show_light_always": True}, True),
        ("challenge", {}, False),
    ],
)
def test_the_early_warning_comes_where_the_mode_has_it_or_the_player_wants_it(
    open_table: OpenTable, mode: str, settings: dict[str, bool], is_warned: bool
) -> None:
    table = open_table(SIX)
    table.store.change(**settings)
    start_in(table, mode)
    table.session.learn(table.board, Unsolvable(0))
    assert table.session.state.outlook is Outlook.LOST
    assert (table.told == "This deal cannot be won") is is_warned
    if is_warned:
        assert ("shuffle" in table.banner_verbs()) is (mode != "pure")
