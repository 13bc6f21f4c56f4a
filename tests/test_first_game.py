from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.dealer import Dealer, Dealt, FailureReason
from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.solitaire.wish import DealWish
from mahjong_qt.first_game import deal_first_game, make_dealer
from mahjong_qt.settings import Settings
from tests.view.sample_boards import LAYOUTS, turtle_deal

if TYPE_CHECKING:
    from pathlib import Path


def dealer_with(folder: Path, *names: str) -> Dealer:
    for name in names:
        shutil.copy(LAYOUTS / f"{name}.json", folder)
    return Dealer(LayoutLibrary(folder), entropy=lambda: 7)


@pytest.mark.parametrize(
    ("names", "dealt_on", "missed"),
    [
        (["turtle", "pyramid", "cross"], "cross", []),
        (["turtle", "pyramid"], "turtle", ["cross"]),
        (["pyramid"], "pyramid", ["cross", "turtle"]),
    ],
)
def test_the_layout_wished_for_then_the_turtle_then_any(
    tmp_path: Path, names: list[str], dealt_on: str, missed: list[str]
) -> None:
    dealt, failures = deal_first_game(dealer_with(tmp_path, *names), Settings(layout_id="cross"))
    assert dealt is not None
    assert dealt.layout_id == dealt_on
    assert failures == [(FailureReason.UNKNOWN_LAYOUT, name) for name in missed]


def test_without_layouts_there_is_no_first_game(tmp_path: Path) -> None:
    dealt, failures = deal_first_game(dealer_with(tmp_path), Settings())
    assert dealt is None
    assert failures == [(FailureReason.UNKNOWN_LAYOUT, "turtle")]


def test_the_first_game_is_of_the_kind_that_was_wished_for(tmp_path: Path) -> None:
    dealer = dealer_with(tmp_path, "turtle")
    dealt, _ = deal_first_game(dealer, Settings(deal_wish=DealWish.AS_IT_FALLS))
    assert dealt is not None
    assert dealt.deal.code.recipe is Recipe.UNIFORM
    # without a table no deal is known to be hard: one that can be won takes its place
    dealt, _ = deal_first_game(dealer, Settings(deal_wish=DealWish.HARD))
    assert dealt is not None
    assert dealt.deal.code.recipe is Recipe.DISMANTLE


def test_the_dealer_has_our_layouts_our_table_and_the_stock() -> None:
    stocked = turtle_deal()
    dealer = make_dealer(lambda layout_id, wish: stocked if wish is DealWish.SOLVABLE else None)
    assert set(DealWish) == set(dealer.wishes("turtle"))
    assert dealer.deal_new("turtle", DealWish.SOLVABLE) == Dealt(stocked, "turtle")
    assert dealer.deal_new("turtle", DealWish.HARD) != Dealt(stocked, "turtle")
