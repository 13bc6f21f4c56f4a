from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.dealer import Dealer, DealFailure, Dealt, FailureReason
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe, own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import Game, LayoutFile, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.engine.play.deal import Deal, NotFound
from mahjong_qt.engine.play.seed_table import SeedTable, encode_entry
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from tests.engine.plain_rules import Place, singles
from tests.engine.sample_games import LAYOUTS, deal_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.board import Board


def put(folder: Path, layout_id: str, number: int, tiles: list[Place], game: Game = "solitaire") -> None:
    file = LayoutFile(Layout.from_tiles(tiles), id=layout_id, number=number, game=game)
    (folder / f"{layout_id}.json").write_bytes(encode_layout(file))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(tmp_path, "ten", 0, singles(10))
    put(tmp_path, "odd", 1, singles(9))
    put(tmp_path, "stack", 2, [(0, 0, 0), (0, 0, 1)])
    put(tmp_path, "field", 3, singles(8), "shisen-sho")
    (tmp_path / "broken.json").write_text("{")
    return tmp_path


@pytest.fixture
def dealer(folder: Path) -> Dealer:
    return Dealer(LayoutLibrary(folder))


def dealt(outcome: Dealt | DealFailure) -> Dealt:
    assert isinstance(outcome, Dealt)
    return outcome


def table_of(folder: Path, codes: dict[DealWish, list[GameCode]]) -> SeedTable:
    return SeedTable({"ten": encode_entry(LayoutLibrary(folder).load("ten"), codes)})


def counting() -> Callable[[], int]:
    numbers = count()
    return lambda: next(numbers)


def code(layout: str, recipe: Recipe = Recipe.DISMANTLE) -> GameCode:
    return GameCode(layout, 77, recipe)


@pytest.mark.parametrize(
    ("layout_id", "reason"),
    [
        ("missing", FailureReason.UNKNOWN_LAYOUT),
        ("", FailureReason.UNKNOWN_LAYOUT),
        ("../ten", FailureReason.UNKNOWN_LAYOUT),
        ("odd", FailureReason.ODD_COUNT),
        ("stack", FailureReason.UNDEALABLE),
    ],
)
def test_a_layout_that_cannot_be_played_is_named_with_the_reason(
    dealer: Dealer, layout_id: str, reason: FailureReason
) -> None:
    assert dealer.deal_new(layout_id) == DealFailure(reason, layout_id)


def test_a_broken_layout_file_is_named_with_its_fault(dealer: Dealer, folder: Path) -> None:
    failure = dealer.deal_new("broken")
    assert isinstance(failure, DealFailure)
    assert failure.reason is FailureReason.BROKEN_LAYOUT
    assert failure.what == str(folder / "broken.json")
    assert failure.error is not None
    assert failure.error.source == failure.what
    again = dealer.deal_new("broken")
    assert isinstance(again, DealFailure)
    assert again.reason is FailureReason.BROKEN_LAYOUT
    dealt(dealer.deal_new("ten"))


@pytest.mark.parametrize(
    ("wanted", "reason", "what"),
    [
        (code("L99"), FailureReason.UNKNOWN_LAYOUT, "L99"),
        (code("L123456789012345678"), FailureReason.UNKNOWN_LAYOUT, "L123456789012345678"),
        (code("G144000000005"), FailureReason.UNKNOWN_LAYOUT, "G144000000005"),
        (code("XABCDEFGHIJ"), FailureReason.UNKNOWN_LAYOUT, "XABCDEFGHIJ"),
        (code("L01"), FailureReason.ODD_COUNT, "odd"),
        (code("L01", Recipe.UNIFORM), FailureReason.ODD_COUNT, "odd"),
        (code("L02"), FailureReason.UNDEALABLE, "stack"),
        (code("L02", Recipe.UNIFORM), FailureReason.UNDEALABLE, "stack"),
    ],
    ids=str,
)
def test_a_code_that_cannot_be_played_is_named_with_the_reason(
    dealer: Dealer, wanted: GameCode, reason: FailureReason, what: str
) -> None:
    assert dealer.deal_code(wanted) == DealFailure(reason, what)


def test_a_code_for_a_generated_layout_and_for_one_of_the_players_is_dealt(dealer: Dealer, tmp_path: Path) -> None:
    generated = dealt(dealer.deal_code(code("G5")))
    assert (generated.layout_id, len(generated.deal.board.layout)) == ("G5", 144)
    layout = Layout.from_tiles([(x, y, 0) for x in (0, 2, 6, 8) for y in (0, 4)])
    own = own_layout_code(layout.fingerprint)
    (tmp_path / f"mine-{own}.mjlayout").write_bytes(encode_layout(LayoutFile(layout, "Mine", id="turtle", number=0)))
    with_own = Dealer(LayoutLibrary(LAYOUTS, OwnLayouts(tmp_path)))
    outcome = dealt(with_own.deal_code(code(own)))
    assert (outcome.layout_id, outcome.deal.board.layout) == (own, layout)
    new = dealt(with_own.deal_new(own))
    assert new.deal.code.layout == own


def test_gravity_belongs_to_another_game(dealer: Dealer) -> None:
    wanted = GameCode("L00", 77, Recipe.DISMANTLE, has_gravity=True)
    assert dealer.deal_code(wanted) == DealFailure(FailureReason.OTHER_GAME, str(wanted))


def test_a_deal_that_was_not_found_is_told_from_an_impossible_one(
    dealer: Dealer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_qt.engine.solitaire.deal.dismantle", lambda *_: NotFound(80, 10))
    assert dealer.deal_new("ten") == DealFailure(FailureReason.NOT_FOUND, "ten")
    assert dealer.deal_code(code("L00")) == DealFailure(FailureReason.NOT_FOUND, "ten")


@pytest.mark.parametrize("file", LayoutLibrary(LAYOUTS).all(), ids=lambda file: file.id)
def test_every_layout_that_ships_is_dealt_with_a_plan_that_clears_it(file: LayoutFile) -> None:
    outcome = dealt(Dealer(LayoutLibrary(LAYOUTS)).deal_new(file.id))
    assert outcome.layout_id == file.id
    assert outcome.deal.plan is not None
    assert outcome.deal.board.clears_with(outcome.deal.plan)
    assert outcome.deal.code.recipe is Recipe.DISMANTLE


def test_new_deals_differ(dealer: Dealer) -> None:
    codes = {dealt(dealer.deal_new("ten")).deal.code for _ in range(20)}
    # two of twenty seeds out of 38 million are equal once in 200,000 runs
    assert len(codes) == 20


@pytest.mark.parametrize("number", [0, 1, MAX_SEED - 1, MAX_SEED, 2**31, 2**63, 2**64 - 1])
def test_any_number_makes_a_seed(folder: Path, number: int) -> None:
    outcome = dealt(Dealer(LayoutLibrary(folder), entropy=lambda: number).deal_new("ten"))
    assert outcome.deal.code.seed == number % MAX_SEED
    assert GameCode.parse(str(outcome.deal.code)) == outcome.deal.code


@pytest.mark.parametrize("layout_id", ["turtle", "three-mountains", "cross"])
def test_the_code_of_a_deal_deals_it_again(layout_id: str) -> None:
    first = dealt(Dealer(LayoutLibrary(LAYOUTS)).deal_new(layout_id))
    pasted = GameCode.parse(f"try {str(first.deal.code).lower()}!")
    assert dealt(Dealer(LayoutLibrary(LAYOUTS)).deal_code(pasted)) == first


@pytest.mark.parametrize("recipe", Recipe)
def test_codes_of_every_recipe_are_dealt(dealer: Dealer, recipe: Recipe) -> None:
    outcome = dealt(dealer.deal_code(code("L00", recipe)))
    assert (outcome.layout_id, outcome.deal.code) == ("ten", code("L00", recipe))
    assert (outcome.deal.plan is not None) is (recipe is Recipe.DISMANTLE)


def test_the_turtle_of_the_first_code() -> None:
    outcome = dealt(Dealer(LayoutLibrary(LAYOUTS)).deal_code(GameCode.parse("MJ1-L00-AAAAABL")))
    assert (outcome.layout_id, outcome.deal.board.tiles_left) == ("turtle", 144)
    assert len(outcome.deal.board.free()) == 35


@pytest.mark.parametrize("wish", DealWish)
@pytest.mark.parametrize(
    ("layout_id", "reason"),
    [
        ("missing", FailureReason.UNKNOWN_LAYOUT),
        ("odd", FailureReason.ODD_COUNT),
        ("stack", FailureReason.UNDEALABLE),
    ],
)
def test_whatever_is_wished_for_a_layout_that_cannot_be_played_is_named(
    dealer: Dealer, wish: DealWish, layout_id: str, reason: FailureReason
) -> None:
    assert dealer.deal_new(layout_id, wish) == DealFailure(reason, layout_id)


def test_a_wish_is_met_from_its_own_list_of_the_table(folder: Path) -> None:
    codes = {
        wish: [GameCode("L00", 100 * at + seed, Recipe.SWAPS_5) for seed in range(3)] for at, wish in enumerate(LEVELS)
    }
    dealer = Dealer(LayoutLibrary(folder), counting(), table_of(folder, codes))
    for wish, its_codes in codes.items():
        outcomes = [dealt(dealer.deal_new("ten", wish)) for _ in range(10)]
        assert {outcome.deal.code for outcome in outcomes} == set(its_codes)
        for outcome in outcomes:
            assert dealer.deal_code(outcome.deal.code) == outcome


def test_no_deal_of_the_table_comes_again_soon(folder: Path) -> None:
    codes = [GameCode("L00", seed, Recipe.SWAPS_5) for seed in range(25)]
    dealer = Dealer(LayoutLibrary(folder), table=table_of(folder, {DealWish.HARD: codes}))
    handed_out = [dealt(dealer.deal_new("ten", DealWish.HARD)).deal.code for _ in range(200)]
    for at in range(len(handed_out) - 20):
        assert len(set(handed_out[at : at + 21])) == 21
    assert set(handed_out) == set(codes)


def test_of_a_short_list_every_deal_may_come_again(folder: Path) -> None:
    codes = [GameCode("L00", seed, Recipe.SWAPS_5) for seed in range(2)]
    dealer = Dealer(LayoutLibrary(folder), counting(), table_of(folder, {DealWish.HARD: codes}))
    assert Counter(dealt(dealer.deal_new("ten", DealWish.HARD)).deal.code for _ in range(10)).keys() == set(codes)


@pytest.mark.parametrize("wish", [*LEVELS, DealWish.SOLVABLE])
def test_without_a_table_a_wish_is_met_by_a_fresh_deal_that_can_be_cleared(dealer: Dealer, wish: DealWish) -> None:
    outcome, other = dealt(dealer.deal_new("ten", wish)), dealt(dealer.deal_new("ten", wish))
    assert outcome.deal.code.recipe is Recipe.DISMANTLE
    assert outcome.deal.plan is not None
    assert outcome.deal.code != other.deal.code


def test_as_it_falls_is_always_fresh_and_uniform(folder: Path) -> None:
    listed = GameCode("L00", 3, Recipe.UNIFORM)
    asked: list[DealWish] = []
    dealer = Dealer(
        LayoutLibrary(folder),
        lambda: MAX_SEED + 8,
        table_of(folder, {DealWish.AS_IT_FALLS: [listed]}),
        lambda _, wish, _gravity: asked.append(wish),
    )
    assert dealt(dealer.deal_new("ten", DealWish.AS_IT_FALLS)).deal.code == GameCode("L00", 8, Recipe.UNIFORM)
    assert asked == []


def test_what_is_in_stock_goes_before_the_table(folder: Path) -> None:
    file = LayoutLibrary(folder).load("ten")
    kept = [deal_on(file.layout, 5)]
    asked: list[tuple[str, DealWish]] = []

    def take(layout_id: str, wish: DealWish, _gravity: bool) -> Deal[Board] | None:
        asked.append((layout_id, wish))
        return kept.pop() if kept else None

    listed = GameCode("L00", 3, Recipe.SWAPS_5)
    dealer = Dealer(LayoutLibrary(folder), table=table_of(folder, {DealWish.EASY: [listed]}), stock=take)
    first = dealt(dealer.deal_new("ten", DealWish.EASY))
    assert (first.layout_id, first.deal) == ("ten", deal_on(file.layout, 5))
    assert dealt(dealer.deal_new("ten", DealWish.EASY)).deal.code == listed
    assert asked == [("ten", DealWish.EASY)] * 2


def test_wishes_are_the_levels_of_the_table_and_the_two_that_every_layout_gives(folder: Path) -> None:
    some = [GameCode("L00", 3, Recipe.SWAPS_5)]
    dealer = Dealer(LayoutLibrary(folder), table=table_of(folder, {DealWish.HARD: some, DealWish.EASY: some}))
    always = (DealWish.SOLVABLE, DealWish.AS_IT_FALLS)
    assert dealer.wishes("ten") == (DealWish.EASY, DealWish.HARD, *always)
    for layout_id in ("odd", "field", "broken", "missing"):
        assert dealer.wishes(layout_id) == always
    assert Dealer(LayoutLibrary(folder)).wishes("ten") == always
