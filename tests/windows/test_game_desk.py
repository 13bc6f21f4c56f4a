from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.mode import CAMPAIGN, CHALLENGE, CLASSIC, DAILY, EASY, MODES, PURE, SHISEN_SHO, ZEN, mode_of
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.windows.actions import PLAY_VERBS
from mahjong_qt.wording.occasion_words import day_text
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 1B 2B 2B 3B 3B")
TODAY = date(2026, 11, 30)


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    made = open_table(SIX)
    made.controller.games.today = lambda: TODAY
    return made


def occasion(table: Table) -> Occasion:
    return table.session.occasion


@pytest.mark.parametrize("verb", [verb for verb in PLAY_VERBS if verb != "play_solitaire"])
def test_each_mode_begins_where_its_table_says_and_waits_while_another_is_played(table: Table, verb: str) -> None:
    mode = mode_of(PLAY_VERBS[verb])
    table.trigger(verb)
    assert (table.session.mode, table.store.settings.mode) == (mode.id, mode.id)
    assert table.actions[verb].isChecked()
    if mode.layout_id:
        assert table.session.layout_id == mode.layout_id
    state = table.session.state
    assert (state.hints_left, state.shuffles_left, state.seconds_left) == (mode.hints, mode.shuffles, mode.time_limit)
    board = table.board
    table.trigger("play_solitaire")
    assert (table.session.mode, len(table.board.slots)) == (CLASSIC, 6)
    table.trigger(verb)
    assert (table.session.mode, table.board) == (mode.id, board)


def test_every_mode_of_the_table_can_be_gone_to() -> None:
    assert set(PLAY_VERBS.values()) == set(MODES)


def test_a_level_is_the_same_for_everybody_and_again_until_it_is_cleared(table: Table) -> None:
    table.controller.games.next_level = lambda: 7
    table.trigger("play_campaign")
    assert occasion(table) == Occasion(CAMPAIGN, level=7)
    code = table.session.game.deal.code
    table.trigger("new_game")
    assert (occasion(table), table.session.game.deal.code) == (Occasion(CAMPAIGN, level=7), code)
    table.controller.games.play_level(8)
    assert occasion(table).level == 8
    assert table.session.game.deal.code != code


def test_after_a_cleared_level_the_next_one_comes(table: Table) -> None:
    table.controller.games.next_level = lambda: 3
    table.trigger("play_campaign")
    plan = table.session.game.plan
    if plan is None:
        pytest.fail("the level has no plan at hand")
    for pair in plan:
        table.session.take(pair)
    assert table.session.state.status is Status.CLEARED
    table.trigger("new_game")
    assert occasion(table).level == 4


def test_the_day_decides_and_a_past_one_is_late(table: Table) -> None:
    table.trigger("play_daily")
    assert occasion(table) == Occasion(DAILY, day="2026-11-30")
    today = table.session.game.deal.code
    table.controller.games.play_day(date(2026, 11, 1))
    assert occasion(table) == Occasion(DAILY, day="2026-11-01", is_late=True)
    assert table.session.game.deal.code != today


def test_when_the_day_has_changed_the_new_one_comes_and_a_game_under_way_is_asked_about(table: Table) -> None:
    table.trigger("play_daily", "play_solitaire")
    table.controller.games.today = lambda: date(2026, 12, 1)
    table.trigger("play_daily")
    assert occasion(table).day == "2026-12-01"
    table.session.take(table.board.pairs()[0])
    table.controller.games.today = lambda: date(2026, 12, 2)
    table.trigger("play_solitaire", "play_daily")
    assert occasion(table).day == "2026-12-01"
    table.press_button("yes")
    assert occasion(table).day == "2026-12-02"


def test_modes_with_a_kind_of_deal_of_their_own_deal_that_on_any_layout(table: Table) -> None:
    table.trigger("play_challenge")
    table.controller.games.play_layout("pyramid", DealChoice(DealWish.EASY))
    assert (table.session.mode, table.session.layout_id) == (CHALLENGE, "pyramid")
    settings = table.store.settings
    assert (settings.challenge_layout, settings.layout_id, settings.deal_wish) == (
        "pyramid", "turtle", DealWish.NORMAL,
    )  # fmt: skip


def test_a_layout_of_the_other_game_is_played_in_its_own_mode(table: Table) -> None:
    table.trigger("play_zen")
    table.controller.games.play_layout("shisen-14x6", DealChoice(DealWish.SOLVABLE))
    assert table.session.mode == SHISEN_SHO
    table.controller.games.play_layout("cross", DealChoice(DealWish.SOLVABLE))
    assert table.session.mode == CLASSIC
    table.trigger("play_zen")
    assert (table.session.mode, table.session.layout_id) == (ZEN, "butterfly")


def test_pure_keeps_a_kind_of_deal_of_its_own(table: Table) -> None:
    table.trigger("play_pure")
    table.controller.games.play_layout("turtle", DealChoice(DealWish.AS_IT_FALLS))
    assert (table.session.mode, table.store.settings.pure_wish) == (PURE, DealWish.AS_IT_FALLS)
    assert table.session.game.deal.plan is None


def test_hints_and_shuffles_end_where_the_mode_says(table: Table) -> None:
    table.trigger("play_easy")
    for _ in range(9):
        table.session.hint()
    assert table.session.state.hints_used == 9
    assert table.session.mode == EASY
    table.trigger("play_challenge")
    for _ in range(4):
        table.session.hint()
        table.session.shuffle()
    state = table.session.state
    assert (state.hints_used, state.hints_left, state.shuffles_used, state.shuffles_left) == (2, 0, 1, 0)


def test_what_is_left_is_told_anew_in_each_mode(table: Table) -> None:
    for _ in range(5):
        table.session.hint()
    hint, shuffle = table.actions["hint"], table.actions["shuffle"]
    assert (hint.iconText(), hint.isEnabled(), hint.statusTip()) == ("Hint 0", True, "All hints of this game are used")
    table.trigger("play_daily")
    assert (hint.iconText(), hint.isEnabled()) == ("Hint 3", True)
    assert "used" not in hint.toolTip()
    table.trigger("play_zen")
    assert (hint.iconText(), shuffle.iconText()) == ("Hint", "Shuffle")
    table.trigger("play_pure")
    assert (shuffle.iconText(), shuffle.isEnabled()) == ("Shuffle 0", True)
    table.trigger("play_zen")
    assert shuffle.isEnabled()


def test_a_board_against_the_clock_is_not_studied_behind_a_dialog(table: Table) -> None:
    table.trigger("play_challenge", "settings")
    assert table.session.state.is_paused
    table.dialog().reject()
    assert not table.session.state.is_paused


def test_a_pair_that_comes_after_the_time_is_none(table: Table) -> None:
    table.trigger("play_challenge")
    table.seconds += 480.0
    table.session.take(table.board.pairs()[0])
    state = table.session.state
    assert (state.status, state.tiles_left) == (Status.TIMED_OUT, 140)


def test_a_game_that_cannot_be_saved_is_not_left_for_a_day(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.store.change(ask_before_leaving=False)
    board = table.board

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table.stores, "save", full)
    table.trigger("play_daily")
    assert (table.session.mode, table.board) == (CLASSIC, board)


def test_an_older_day_under_way_is_asked_about_even_by_those_who_want_no_questions(table: Table) -> None:
    table.store.change(ask_before_leaving=False)
    table.trigger("play_daily")
    table.session.take(table.board.pairs()[0])
    table.trigger("play_solitaire")
    table.controller.games.today = lambda: date(2026, 12, 1)
    table.trigger("play_daily")
    assert occasion(table).day == "2026-11-30"
    assert table.told


def test_a_second_try_is_marked(table: Table) -> None:
    table.trigger("play_daily")
    assert not table.session.snapshot().is_repeated
    table.trigger("restart")
    assert table.session.snapshot().is_repeated
    table.controller.games.was_played = lambda _: True
    table.controller.games.play_level(5)
    assert table.session.snapshot().is_repeated


def test_after_a_level_below_the_highest_comes_the_one_after_it(table: Table) -> None:
    table.controller.games.next_level = lambda: 21
    table.controller.games.play_level(3)
    while not table.session.game.is_over:
        table.session.take(table.board.pairs()[0] if table.session.game.plan is None else table.session.game.plan[
            table.session.game.moves_made])  # fmt: skip
    assert table.session.state.status is Status.CLEARED
    table.trigger("new_game")
    assert occasion(table).level == 4


def clear_board(table: Table) -> None:
    while not table.session.game.is_over:
        game = table.session.game
        table.session.take(table.board.pairs()[0] if game.plan is None else game.plan[game.moves_made])


def test_after_a_won_day_the_calendar_comes_and_not_the_same_deal(table: Table) -> None:
    table.session.start(SIX, "turtle", is_repeated=False, occasion=Occasion(DAILY, day="2026-11-30"))
    clear_board(table)
    opened: list[bool] = []
    table.actions["day_calendar"].triggered.connect(lambda: opened.append(True))
    table.trigger("new_game")
    assert opened == [True]
    assert table.session.state.status is Status.CLEARED


def test_a_won_game_whose_last_pair_is_taken_back_is_left_without_a_question(table: Table) -> None:
    table.controller.games.play_level(3)
    clear_board(table)
    table.trigger("undo")
    assert table.session.state.status is Status.PLAYING
    table.trigger("restart")
    assert (table.told, table.session.state.moves_made) == ("", 0)


@pytest.mark.parametrize(
    ("verb", "name"),
    [
        ("play_solitaire", "Classic · Turtle"),
        ("play_campaign", "Level 1 · Rice village"),
        ("play_daily", f"Daily, {day_text('2026-11-30')} · Turtle"),
        ("play_easy", "Easy · Butterfly"),
    ],
)
def test_a_game_is_called_by_what_it_is_played_for(table: Table, verb: str, name: str) -> None:
    if verb != "play_solitaire":
        table.trigger(verb)
    assert table.controller.games.game_name() == name


def test_a_day_beyond_the_table_is_found_by_others_and_laid_out_when_it_is_there(table: Table) -> None:
    asked: list[tuple[date, Callable[[GameCode | None], None]]] = []
    table.controller.games.find_day = lambda _layout, day, then: asked.append((day, then))
    far = date(2060, 5, 1)
    table.controller.games.today = lambda: far
    table.trigger("play_daily")
    ((day, then),) = asked
    assert (day, table.session.mode) == (far, CLASSIC)
    then(GameCode("L00", 5, Recipe.DISMANTLE))
    assert occasion(table) == Occasion(DAILY, day="2060-05-01")


def test_a_day_that_is_found_late_replaces_nothing_that_was_begun_meanwhile(table: Table) -> None:
    asked: list[Callable[[GameCode | None], None]] = []
    table.controller.games.find_day = lambda _layout, _day, then: asked.append(then)
    table.controller.games.play_day(date(2060, 5, 1))
    table.trigger("play_zen")
    asked[0](GameCode("L00", 5, Recipe.DISMANTLE))
    assert table.session.mode == ZEN


def test_without_a_worker_such_a_day_is_found_here(table: Table) -> None:
    table.controller.games.play_day(date(2060, 5, 1))
    assert occasion(table).day == "2060-05-01"


def test_a_restart_keeps_what_the_game_is_played_for(table: Table) -> None:
    table.trigger("play_daily", "restart")
    assert occasion(table) == Occasion(DAILY, day="2026-11-30")
