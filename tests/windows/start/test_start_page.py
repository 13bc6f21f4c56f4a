from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.mode import MODES
from mahjong_qt.records import DailyOutcome
from mahjong_qt.windows.start.card_words import CARDS
from mahjong_qt.windows.start.start_page import StartPage
from mahjong_qt.windows.start.waiting_games import Waiting
from mahjong_qt.wording.occasion_words import day_text
from tests.view.sample_boards import LAYOUTS
from tests.windows.sample_career import TODAY, FakeResults

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    OpenPage = Callable[..., StartPage]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def results(qtbot: QtBot) -> FakeResults:
    return FakeResults(12)


@pytest.fixture
def open_page(qtbot: QtBot, results: FakeResults) -> OpenPage:
    def open_(width: int = 900, height: int = 640, font: float = 1.0, daily: Waiting | None = None) -> StartPage:
        waiting = {"classic": Waiting(32), "daily": daily}
        page = StartPage(LayoutLibrary(LAYOUTS), results.career(), waiting.get)
        qtbot.addWidget(page)
        larger = page.font()
        larger.setPointSizeF(larger.pointSizeF() * font)
        page.setFont(larger)
        page.show_current("turtle", "Turtle", 88)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.focus_first()
        qtbot.waitUntil(lambda: not page.is_painting)
        return page

    return open_


def focused(page: StartPage) -> str:
    return next(card.id for card in page.cards.values() if card.hasFocus())


def test_every_mode_has_a_card() -> None:
    assert set(MODES) <= set(CARDS)


def test_cards_tell_what_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    news = {card_id: card.words.news for card_id, card in page.cards.items()}
    assert "88" in news["continue"]
    assert "32" in news["classic"]
    assert "13" in news["campaign"]
    assert news["daily"].startswith("Not played yet")
    assert news["zen"] == ""
    for card in page.cards.values():
        assert card.accessibleName()
        assert card.accessibleDescription()


def test_the_deal_of_today_that_waits_is_told_on_its_card(open_page: OpenPage) -> None:
    page = open_page(daily=Waiting(42, TODAY.isoformat()))
    assert page.cards["daily"].words.news.startswith("42 tile(s) left")
    assert page.cards["days"].words.news == ""


def test_the_deal_of_today_that_was_lost_and_is_tried_again(open_page: OpenPage, results: FakeResults) -> None:
    results.by_day = FakeResults(days={TODAY.isoformat(): DailyOutcome.LOST}).by_day
    page = open_page(daily=Waiting(42, TODAY.isoformat()))
    assert page.cards["daily"].words.news.startswith("42 tile(s) left")


def test_the_deal_of_another_day_that_waits_is_told_with_the_calendar(open_page: OpenPage) -> None:
    page = open_page(daily=Waiting(42, "2026-11-09"))
    assert page.cards["daily"].words.news.startswith("Not played yet")
    assert page.cards["days"].words.news == f"Daily, {day_text('2026-11-09')}, late · 42 tile(s) left"


def test_a_day_that_is_none_is_not_named(open_page: OpenPage) -> None:
    assert open_page(daily=Waiting(42, "no day")).cards["days"].words.news == "42 tile(s) left"


def test_what_waits_is_looked_for_when_the_page_is_seen_and_once(qtbot: QtBot, results: FakeResults) -> None:
    asked: list[str] = []
    page = StartPage(LayoutLibrary(LAYOUTS), results.career(), asked.append)
    qtbot.addWidget(page)
    page.show_current("turtle", "Turtle", 88)
    results.finish("daily")
    assert asked == []
    with qtbot.waitExposed(page):
        page.show()
    assert asked.count("zen") == 1
    results.finish("daily")
    assert asked.count("zen") == 2
    page.hide()
    results.finish("daily")
    assert asked.count("zen") == 2


def test_what_was_reached_meanwhile_is_seen(open_page: OpenPage, results: FakeResults) -> None:
    page = open_page()
    results.by_day = FakeResults(days={TODAY.isoformat(): DailyOutcome.WON}).by_day
    results.finish("daily")
    assert page.cards["daily"].words.news.startswith("Won")


def test_without_a_game_there_is_nothing_to_continue(open_page: OpenPage) -> None:
    page = open_page()
    page.show_nothing_current()
    assert page.cards["continue"].isHidden()
    page.focus_first()
    assert focused(page) == "daily"


@pytest.mark.parametrize("card_id", ["continue", "daily", "zen", "layouts"])
def test_a_card_is_chosen_by_a_click(open_page: OpenPage, qtbot: QtBot, card_id: str) -> None:
    page = open_page()
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.mouseClick(page.cards[card_id], Qt.MouseButton.LeftButton)
    assert chosen.args == [card_id]


def test_keys_go_from_card_to_card(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    assert focused(page) == "continue"
    for key, expected in (
        (Qt.Key.Key_Right, "daily"), (Qt.Key.Key_Left, "continue"), (Qt.Key.Key_Left, "continue"),
        (Qt.Key.Key_End, "editor"), (Qt.Key.Key_Down, "editor"), (Qt.Key.Key_Home, "continue"),
    ):  # fmt: skip
        QTest.keyClick(page.cards[focused(page)], key)
        assert focused(page) == expected
    QTest.keyClick(page.cards["continue"], Qt.Key.Key_Down)
    below = focused(page)
    assert page.cards[below].y() > page.cards["continue"].y()
    assert page.cards[below].x() == page.cards["continue"].x()
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.keyClick(page.cards[below], Qt.Key.Key_Return)
    assert chosen.args == [below]


def test_escape_and_the_button_close_it(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    with qtbot.waitSignal(page.close_wanted):
        QTest.keyClick(page.cards["continue"], Qt.Key.Key_Escape)
    back = page.findChild(QPushButton, "back_to_board")
    assert back is not None
    with qtbot.waitSignal(page.close_wanted):
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("width", "height", "font"), [(640, 400, 1.0), (640, 400, 2.0), (900, 640, 1.0), (2000, 1000, 1.0)]
)
def test_cards_never_overlap_and_stay_inside(open_page: OpenPage, width: int, height: int, font: float) -> None:
    page = open_page(width, height, font)
    boxes = [card.geometry() for card in page.cards.values()]
    for index, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() < width
        assert not any(box.intersects(other) for other in boxes[:index])
    for card in page.cards.values():
        assert card.height() >= card.height_for(card.width())


def test_the_card_with_the_focus_is_scrolled_into_view(open_page: OpenPage) -> None:
    page = open_page(640, 400)
    QTest.keyClick(page.cards["continue"], Qt.Key.Key_End)
    assert page.cards["editor"].visibleRegion().boundingRect().height() > 100


def test_all_pictures_differ(open_page: OpenPage) -> None:
    page = open_page(1300, 900)
    pictures = [
        card.grab(card.rect().adjusted(8, 8, -8, -card.height() // 2)).toImage() for card in page.cards.values()
    ]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[:index])
