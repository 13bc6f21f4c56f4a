from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.deal_stock import KEPT, DealStock
from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.worker import Priority, Worker
from tests.engine.sample_games import LAYOUTS, TURTLE, deal_on
from tests.fake_worker import FakeWorker
from tests.worker_answers import PROCESS_LIMIT

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal


def asked(worker: FakeWorker) -> list[tuple[str, DealWish]]:
    """Return all kinds ever asked for."""
    return [(ticket.arguments[1], ticket.arguments[2]) for ticket in worker.tickets]


@pytest.fixture
def worker(qtbot: QtBot) -> FakeWorker:
    return FakeWorker()


@pytest.fixture
def stock(worker: FakeWorker) -> DealStock:
    return DealStock(worker, LayoutLibrary(LAYOUTS), count(50).__next__)


def turtle(seed: int) -> Deal[Board]:
    """Return a deal as it comes out of another process: with a layout of its own."""
    return deal_on(Layout(TURTLE.slots), seed, Recipe.SWAPS_5)


def test_nothing_is_searched_for_before_it_is_wanted(worker: FakeWorker, stock: DealStock) -> None:
    assert worker.tickets == []


def test_the_search_is_for_the_layout_and_wish_from_a_fresh_seed(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    assert worker.asked() == [(find_deal, TURTLE, "L00", DealWish.HARD, 50, False)]
    assert worker.open[0].priority is Priority.IDLE
    worker.answer(turtle(1))
    assert worker.asked() == [(find_deal, TURTLE, "L00", DealWish.HARD, 51, False)]


def test_a_search_that_made_way_goes_on_from_another_seed(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    renew = worker.open[0].renew
    assert renew is not None
    assert [renew(), renew()] == [(TURTLE, "L00", DealWish.HARD, 51, False), (TURTLE, "L00", DealWish.HARD, 52, False)]


def test_there_is_one_search_at_a_time_until_there_is_enough(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    stock.fill("turtle", DealWish.HARD)
    for seed in range(2 * KEPT):
        assert len(worker.tickets) == seed + 1
        worker.answer(turtle(seed))
    assert asked(worker) == [("L00", DealWish.HARD)] * KEPT + [("L00", DealWish.SOLVABLE)] * KEPT


def test_what_was_found_is_handed_out_once_in_turn_and_found_anew(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    for seed in range(2 * KEPT):
        worker.answer(turtle(seed))
    assert stock.take("turtle", DealWish.HARD) == turtle(0)
    assert asked(worker)[2 * KEPT :] == [("L00", DealWish.HARD)]
    assert [stock.take("turtle", DealWish.HARD) for _ in range(KEPT)] == [*map(turtle, range(1, KEPT)), None]
    worker.answer(turtle(9))
    assert stock.take("turtle", DealWish.HARD) == turtle(9)
    assert stock.take("turtle", DealWish.SOLVABLE) == turtle(KEPT)


def test_all_deals_of_a_layout_share_it(worker: FakeWorker) -> None:
    library = LayoutLibrary(LAYOUTS)
    stock = DealStock(worker, library)
    stock.fill("turtle", DealWish.HARD)
    worker.answer(turtle(0))
    deal = stock.take("turtle", DealWish.HARD)
    assert deal is not None
    assert deal.board.layout is library.load("turtle").layout


def test_to_take_what_is_not_there_orders_it(worker: FakeWorker, stock: DealStock) -> None:
    assert stock.take("cross", DealWish.EXPERT) is None
    assert asked(worker) == [("L04", DealWish.EXPERT)]


def test_another_wish_ends_the_search_for_what_is_not_wanted_any_more(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    stock.fill("cross", DealWish.EASY)
    assert [ticket.is_cancelled for ticket in worker.tickets] == [True, False]
    assert asked(worker)[1] == ("L04", DealWish.EASY)


def test_another_wish_leaves_the_search_for_what_is_still_wanted(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.SOLVABLE)
    stock.fill("turtle", DealWish.HARD)
    assert [ticket.is_cancelled for ticket in worker.tickets] == [False]
    worker.answer(turtle(1))
    assert stock.take("turtle", DealWish.SOLVABLE) == turtle(1)


def test_deals_of_an_earlier_wish_are_kept(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    worker.answer(turtle(1))
    stock.fill("cross", DealWish.EASY)
    assert stock.take("turtle", DealWish.HARD) == turtle(1)


def test_as_it_falls_needs_no_search(worker: FakeWorker, stock: DealStock) -> None:
    assert stock.take("turtle", DealWish.AS_IT_FALLS) is None
    assert asked(worker) == [("L00", DealWish.SOLVABLE)]


@pytest.mark.parametrize("way", ["none", "failed"])
def test_what_is_not_found_is_left_until_it_is_wanted_again(worker: FakeWorker, stock: DealStock, way: str) -> None:
    stock.fill("turtle", DealWish.EXPERT)
    if way == "none":
        worker.answer(None)
    else:
        worker.fail()
    for seed in range(KEPT):
        worker.answer(turtle(seed))
    assert asked(worker) == [("L00", DealWish.EXPERT)] + [("L00", DealWish.SOLVABLE)] * KEPT
    stock.fill("turtle", DealWish.EXPERT)
    assert asked(worker)[-1] == ("L00", DealWish.EXPERT)


@pytest.mark.parametrize("layout_id", ["missing", "", "../turtle"])
def test_an_unknown_layout_is_not_searched(worker: FakeWorker, stock: DealStock, layout_id: str) -> None:
    assert stock.take(layout_id, DealWish.EASY) is None
    assert worker.tickets == []


def test_the_end_cancels_the_search(worker: FakeWorker, stock: DealStock) -> None:
    stock.fill("turtle", DealWish.HARD)
    stock.stop()
    assert worker.tickets[0].is_cancelled
    stock.fill("turtle", DealWish.HARD)
    assert len(worker.tickets) == 2


def test_the_worker_finds_a_deal(qtbot: QtBot) -> None:
    real = Worker()
    stock = DealStock(real, LayoutLibrary(LAYOUTS))
    stock.fill("butterfly", DealWish.EASY)
    try:
        qtbot.waitUntil(lambda: not real.is_busy, timeout=PROCESS_LIMIT)
        deal = stock.take("butterfly", DealWish.EASY)
        assert deal is not None
        assert deal.plan is not None
        assert deal.board.clears_with(deal.plan)
    finally:
        real.close()
