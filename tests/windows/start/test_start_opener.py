from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from mahjong_qt.engine.play.event import GivenUp
from mahjong_qt.engine.save import decode_save, encode_save
from mahjong_qt.records import DailyOutcome
from mahjong_qt.session import Session
from mahjong_qt.windows.start.start_opener import StartOpener
from mahjong_qt.windows.start.waiting_games import Waiting, WaitingGames, tiles_to_go_on_with
from tests.view.sample_boards import SINGLES, small_deal
from tests.windows.sample_career import TODAY, FakeResults

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.windows.start.start_page import StartPage
    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


class Desk:
    """A window with the start page, as the program puts them together."""

    def __init__(self, table: Table, cleared: int = 0) -> None:
        self.table = table
        self.results = FakeResults(cleared)
        self.opened: list[str] = []
        games = table.controller.games
        self.waiting = WaitingGames(table.session, table.stores)
        self.career = self.results.career()
        games.next_level, games.today = self.career.next_level, self.career.today
        self.opener = StartOpener(
            table.window,
            table.session,
            games,
            self.career,
            table.dealer.library,
            self.waiting.game,
            table.controller.open_dialog,
            lambda: self.opened.append("layouts"),
            lambda: self.opened.append("editor"),
        )

    def open(self) -> StartPage:
        self.table.trigger("start_page")
        assert self.opener.page is not None
        return self.opener.page

    def choose(self, card_id: str) -> None:
        QTest.mouseClick(self.open().cards[card_id], Qt.MouseButton.LeftButton)


@pytest.fixture
def desk(open_table: OpenTable) -> Desk:
    return Desk(open_table(small_deal(SINGLES, "1B 1B 2B 2B 3B 3B")), 12)


def test_the_action_opens_and_closes_the_page(desk: Desk) -> None:
    page = desk.open()
    assert page.isVisible()
    assert page.geometry().contains(desk.table.view.geometry().translated(0, page.y()).center())
    desk.table.trigger("start_page")
    assert not desk.opener.is_open
    assert desk.table.view.hasFocus()


def test_the_game_rests_while_the_page_is_open(desk: Desk) -> None:
    table = desk.table
    table.click(0, 1)
    table.seconds += 5
    before = table.session.state.seconds
    desk.open()
    table.seconds += 60
    assert table.session.state.seconds == before
    assert not {"hint", "undo", "shuffle", "pause"} & table.enabled()
    desk.opener.close()
    assert {"hint", "undo", "shuffle", "pause"} <= table.enabled()
    assert table.session.state.accepts_moves


def test_a_dialog_over_the_page_does_not_let_the_game_go_on(desk: Desk) -> None:
    table = desk.table
    table.click(0, 1)
    desk.open()
    table.trigger("about")
    table.dialog().reject()
    assert desk.opener.is_open
    assert not table.session.state.accepts_moves


def test_continue_and_escape_lead_back_to_the_board(desk: Desk) -> None:
    desk.choose("continue")
    assert not desk.opener.is_open
    QTest.keyClick(desk.open().cards["continue"], Qt.Key.Key_Escape)
    assert not desk.opener.is_open


def test_the_page_covers_the_board_in_any_size(desk: Desk) -> None:
    page = desk.open()
    desk.table.window.resize(1100, 800)
    assert page.width() == 1100
    assert page.geometry().bottom() == desk.table.window.rect().bottom()


def test_a_mode_is_gone_to(desk: Desk) -> None:
    desk.choose("zen")
    assert desk.table.session.mode == "zen"
    assert not desk.opener.is_open
    assert desk.table.session.state.accepts_moves


@pytest.mark.parametrize("card_id", ["layouts", "editor"])
def test_other_cards_open_what_they_name(desk: Desk, card_id: str) -> None:
    desk.choose(card_id)
    assert desk.opened == [card_id]
    assert not desk.opener.is_open


def test_a_level_is_chosen_on_the_map(desk: Desk) -> None:
    desk.choose("campaign")
    campaign_map = desk.table.dialog()
    assert campaign_map.objectName() == "campaign_map"
    stone = campaign_map.findChild(QAbstractButton, "level_3")
    assert stone is not None
    stone.click()
    assert (desk.table.session.occasion.mode, desk.table.session.occasion.level) == ("campaign", 3)


@pytest.mark.parametrize("card_id", ["campaign", "days"])
def test_the_page_comes_back_when_nothing_was_chosen(desk: Desk, card_id: str) -> None:
    desk.choose(card_id)
    desk.table.dialog().reject()
    assert desk.opener.is_open
    assert not desk.table.session.state.accepts_moves


def test_the_calendar_plays_a_past_day_late(desk: Desk) -> None:
    desk.choose("days")
    day_calendar = desk.table.dialog()
    cell = day_calendar.findChild(QAbstractButton, "day_2026-11-09")
    assert cell is not None
    cell.click()
    occasion = desk.table.session.occasion
    assert (occasion.mode, occasion.day, occasion.is_late) == ("daily", "2026-11-09", True)


def test_games_that_wait_are_counted_without_being_touched(desk: Desk) -> None:
    table = desk.table
    assert desk.waiting.game("classic") is None
    table.click(0, 1)
    assert desk.waiting.game("classic") == Waiting(4)
    desk.choose("zen")
    assert desk.waiting.game("classic") == Waiting(4)
    assert desk.waiting.game("zen") is None
    path = table.stores.of("easy").path
    path.write_text("nonsense", encoding="utf-8")
    assert desk.waiting.game("easy") is None
    assert path.read_text(encoding="utf-8") == "nonsense"


def test_the_day_of_a_deal_that_waits_is_known(desk: Desk) -> None:
    games = desk.table.controller.games
    games.play_day(date(2026, 11, 9))
    desk.table.session.take(desk.table.board.pairs()[0])
    assert desk.waiting.game("daily") == Waiting(142, "2026-11-09")
    desk.choose("zen")
    assert desk.waiting.game("daily") == Waiting(142, "2026-11-09")


def test_a_saved_game_that_changes_is_looked_at_again(desk: Desk) -> None:
    table = desk.table
    table.click(0, 1)
    desk.choose("zen")
    assert desk.waiting.game("classic") == Waiting(4)
    saved = decode_save(table.stores.of("classic").path.read_bytes())
    table.stores.save(saved._replace(events=[*saved.events, GivenUp(9.0)]))
    assert desk.waiting.game("classic") is None
    # a game of another mode is none of this one
    table.stores.of("classic").path.write_bytes(encode_save(saved._replace(mode="easy")))
    assert desk.waiting.game("classic") is None


def test_todays_card_opens_the_calendar_once_today_is_won(desk: Desk) -> None:
    desk.results.by_day = FakeResults(days={TODAY.isoformat(): DailyOutcome.WON}).by_day
    desk.choose("daily")
    assert desk.table.dialog().objectName() == "day_calendar"
    assert desk.table.session.mode == "classic"


@given(st.lists(st.sampled_from(["take", "take", "take", "undo", "redo", "shuffle", "hint"]), max_size=40))
def test_tiles_are_counted_as_the_game_counts_them(wishes: list[str]) -> None:
    session = Session(lambda: 0.0, lambda: 7)
    session.start(small_deal(SINGLES, "1B 1B 2B 2B 3B 3B"), "small", is_repeated=False)
    for wish in wishes:
        if wish == "take" and session.game.board.pairs() and session.state.accepts_moves:
            session.take(session.game.board.pairs()[0])
        elif wish != "take":
            getattr(session, wish)()
        game = session.game
        expected = game.board.tiles_left if game.is_begun and not game.is_over else None
        assert tiles_to_go_on_with(session.snapshot()) == expected


def test_every_action_is_afterwards_as_it_was(desk: Desk) -> None:
    table = desk.table
    before = table.enabled()
    desk.open()
    desk.opener.close()
    assert table.enabled() == before
