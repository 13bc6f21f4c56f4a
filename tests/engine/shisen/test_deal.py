from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import MAX_SEED, SWAPS, GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout, LayoutError, LayoutFault
from mahjong_qt.engine.play.deal import Undealable, UndealableReason
from mahjong_qt.engine.shisen.deal import deal
from tests.engine.shisen.plain_shisen import is_plan
from tests.engine.shisen.sample_fields import FRAYED, HOLED, LOW, OPTIONS, WHOLE, deal_on, field

GOLDEN = json.loads(Path(__file__).parents[2].joinpath("data", "golden_shisen_deals.json").read_text(encoding="utf-8"))
GOLDEN_LAYOUTS = {name: Layout.from_tiles(tiles) for name, tiles in GOLDEN["layouts"].items()}


@pytest.mark.parametrize("golden", GOLDEN["deals"], ids=lambda golden: f"{golden['layout']} {golden['code']}")
def test_deals_never_change(golden: dict[str, object]) -> None:
    code = GameCode.parse(str(golden["code"]))
    assert str(code) == golden["code"]
    layout = GOLDEN_LAYOUTS[str(golden["layout"])]
    outcome = deal(layout, code)
    assert not isinstance(outcome, Undealable)
    assert outcome.code == code
    labels = [face.label for face in outcome.board.faces]
    assert labels[:12] == golden["first"]
    assert sha256(",".join(labels).encode()).hexdigest() == golden["sha256"]
    plan = ";".join(f"{one},{other}" for one, other in outcome.plan or ())
    assert (sha256(plan.encode()).hexdigest() if plan else None) == golden["plan_sha256"]


def test_golden_deals_have_every_recipe_with_gravity_and_without_on_every_field() -> None:
    assert GOLDEN_LAYOUTS == {"shisen-18x8": WHOLE, "holes": HOLED, "frayed": FRAYED}
    assert {len(layout) % 4 for layout in GOLDEN_LAYOUTS.values()} == {0, 2}
    for name in GOLDEN_LAYOUTS:
        codes = [GameCode.parse(golden["code"]) for golden in GOLDEN["deals"] if golden["layout"] == name]
        kinds = {(code.recipe, code.has_gravity) for code in codes}
        assert kinds == {(recipe, option) for recipe in Recipe for option in OPTIONS.values()}


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("recipe", Recipe)
def test_a_field_has_four_of_each_group_and_a_plan_where_the_recipe_leaves_one(
    recipe: Recipe, has_gravity: bool
) -> None:
    for seed in (0, 1, MAX_SEED - 1):
        outcome = deal_on(WHOLE, seed, recipe, has_gravity=has_gravity)
        assert outcome.board.present == WHOLE.full
        assert outcome.board.grid.has_gravity is has_gravity
        assert Counter(face.group for face in outcome.board.faces) == dict.fromkeys(range(36), 4)
        assert max(Counter(face for face in outcome.board.faces if face.group >= 34).values()) == 1
        assert (outcome.plan is not None) is (recipe is Recipe.DISMANTLE)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("layout", [LOW, HOLED, FRAYED, field(1, 6), field(7, 2)])
def test_the_plan_of_a_dismantled_field_clears_it_under_its_option(layout: Layout, has_gravity: bool) -> None:
    for seed in range(4):
        outcome = deal_on(layout, seed, Recipe.DISMANTLE, has_gravity=has_gravity)
        assert outcome.plan is not None
        assert outcome.board.clears_with(outcome.plan)
        assert is_plan(outcome.board, outcome.plan)


@given(st.integers(0, MAX_SEED - 1))
def test_a_uniform_deal_is_the_same_with_gravity_and_without(seed: int) -> None:
    steady, falling = (deal_on(HOLED, seed, has_gravity=option) for option in OPTIONS.values())
    assert steady.board.faces == falling.board.faces
    assert steady.board != falling.board


def test_other_deals_differ_with_gravity() -> None:
    steady, falling = (deal_on(WHOLE, 1, Recipe.DISMANTLE, has_gravity=option) for option in OPTIONS.values())
    assert steady.board.faces != falling.board.faces


@pytest.mark.parametrize("recipe", Recipe)
def test_no_recipe_deals_an_odd_number_of_tiles(recipe: Recipe) -> None:
    assert deal(field(3, 3), GameCode("X7777777777", 0, recipe)) == Undealable(UndealableReason.ODD_COUNT)


@pytest.mark.parametrize("recipe", Recipe)
@pytest.mark.parametrize("tiles", [[(0, 0, 0), (0, 0, 1)], [(0, 0, 0), (3, 0, 0)]])
def test_a_layout_that_is_no_flat_field_is_refused(tiles: list[tuple[int, int, int]], recipe: Recipe) -> None:
    with pytest.raises(LayoutError) as caught:
        deal(Layout.from_tiles(tiles), GameCode("L77", 0, recipe))
    assert caught.value.fault is LayoutFault.NOT_FLAT


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_swaps_move_at_most_two_tiles_each(has_gravity: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for recipe, swaps in SWAPS.items():
        swapped = deal_on(WHOLE, 3, recipe, has_gravity=has_gravity).board.faces
        with monkeypatch.context() as patch:
            patch.setitem(SWAPS, recipe, 0)
            unswapped = deal_on(WHOLE, 3, recipe, has_gravity=has_gravity).board.faces
        moved = sum(one.group != other.group for one, other in zip(swapped, unswapped, strict=True))
        assert swaps / 2 < moved <= 2 * swaps


def test_field_seed_and_recipe_all_change_the_deal() -> None:
    codes = [GameCode("L77", seed, recipe) for seed in range(5) for recipe in Recipe]
    codes += [GameCode("L78", 0, Recipe.UNIFORM), GameCode("X7777777777", 0, Recipe.UNIFORM)]
    faces = set()
    for code in codes:
        outcome = deal(WHOLE, code)
        assert not isinstance(outcome, Undealable)
        faces.add(outcome.board.faces)
    assert len(faces) == len(codes)
