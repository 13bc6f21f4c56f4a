from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.dealer import Dealer, DealFailure, Dealt, FailureReason
from mahjong_qt.engine.game_code import Recipe, own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.engine.mode import CLASSIC, SHISEN_SHO
from mahjong_qt.engine.play.wish import DealWish
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
    dealt, failures = deal_first_game(dealer_with(tmp_path, *names), Settings(layout_id="cross"), CLASSIC)
    assert dealt is not None
    assert dealt.layout_id == dealt_on
    assert failures == [DealFailure(FailureReason.UNKNOWN_LAYOUT, name) for name in missed]


def test_a_layout_of_the_players_that_was_removed_gives_way_to_the_turtle(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    layout = Layout.from_tiles([(x, y, 0) for x in (0, 2, 6, 8) for y in (0, 4)])
    code = own_layout_code(layout.fingerprint)
    file = own / f"mine-{code}.mjlayout"
    file.write_bytes(encode_layout(LayoutFile(layout, "Mine")))
    shutil.copy(LAYOUTS / "turtle.json", tmp_path)
    dealer = Dealer(LayoutLibrary(tmp_path, OwnLayouts(own)))
    dealt, failures = deal_first_game(dealer, Settings(layout_id=code), CLASSIC)
    assert dealt is not None
    assert (dealt.layout_id, dealt.deal.code.layout, failures) == (code, code, [])
    file.unlink()
    dealt, failures = deal_first_game(dealer, Settings(layout_id=code), CLASSIC)
    assert dealt is not None
    assert (dealt.layout_id, failures) == ("turtle", [DealFailure(FailureReason.UNKNOWN_LAYOUT, code)])


def test_without_layouts_there_is_no_first_game(tmp_path: Path) -> None:
    dealt, failures = deal_first_game(dealer_with(tmp_path), Settings(), CLASSIC)
    assert dealt is None
    assert failures == [DealFailure(FailureReason.UNKNOWN_LAYOUT, "turtle")]


def test_the_first_game_is_of_the_kind_that_was_wished_for(tmp_path: Path) -> None:
    dealer = dealer_with(tmp_path, "turtle")
    dealt, _ = deal_first_game(dealer, Settings(deal_wish=DealWish.AS_IT_FALLS), CLASSIC)
    assert dealt is not None
    assert dealt.deal.code.recipe is Recipe.UNIFORM
    # without a table no deal is known to be hard: one that can be won takes its place
    dealt, _ = deal_first_game(dealer, Settings(deal_wish=DealWish.HARD), CLASSIC)
    assert dealt is not None
    assert dealt.deal.code.recipe is Recipe.DISMANTLE


def test_the_dealer_has_our_layouts_our_table_and_the_stock() -> None:
    stocked = turtle_deal()
    dealer = make_dealer(lambda layout_id, wish, has_gravity: stocked if wish is DealWish.SOLVABLE else None)
    assert set(DealWish) == set(dealer.wishes("turtle"))
    assert dealer.deal_new("turtle", DealWish.SOLVABLE) == Dealt(stocked, "turtle")
    assert dealer.deal_new("turtle", DealWish.HARD) != Dealt(stocked, "turtle")


def test_the_first_game_of_shisen_sho_is_on_its_field_with_its_option() -> None:
    dealer = make_dealer(lambda *_: None)
    settings = Settings(field_id="shisen-14x6", has_gravity=True)
    dealt, failures = deal_first_game(dealer, settings, SHISEN_SHO)
    assert dealt is not None
    assert (dealt.layout_id, dealt.deal.code.has_gravity, failures) == ("shisen-14x6", True, [])
    gone, failures = deal_first_game(dealer, settings._replace(field_id="no-field"), SHISEN_SHO)
    assert gone is not None
    assert gone.layout_id == "shisen-18x8"
    assert [failure.what for failure in failures] == ["no-field"]


def test_a_layout_of_the_other_game_is_none_to_begin_with() -> None:
    dealer = make_dealer(lambda *_: None)
    dealt, failures = deal_first_game(dealer, Settings(field_id="turtle"), SHISEN_SHO)
    assert dealt is not None
    assert dealt.layout_id == "shisen-18x8"
    assert [failure.what for failure in failures] == ["turtle"]
