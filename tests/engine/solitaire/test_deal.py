from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import MAX_SEED, SWAPS, GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.board import Board
from mahjong_qt.engine.play.deal import Deal, NotFound, Undealable, UndealableReason
from mahjong_qt.engine.solitaire.deal import deal
from tests.engine import plain_rules as plain

TURTLE = Layout.from_tiles(plain.turtle())
GOLDEN = json.loads(Path(__file__).parents[2].joinpath("data", "golden_deals.json").read_text(encoding="utf-8"))
GOLDEN_LAYOUTS = {name: Layout.from_tiles(tiles) for name, tiles in GOLDEN["layouts"].items()}


def dealt(layout: Layout, code: GameCode) -> Deal[Board]:
    outcome = deal(layout, code)
    assert isinstance(outcome, Deal)
    return outcome


@pytest.mark.parametrize("golden", GOLDEN["deals"], ids=lambda golden: f"{golden['layout']} {golden['code']}")
def test_deals_never_change(golden: dict[str, object]) -> None:
    code = GameCode.parse(str(golden["code"]))
    labels = [face.label for face in dealt(GOLDEN_LAYOUTS[str(golden["layout"])], code).board.faces]
    assert labels[:12] == golden["first"]
    assert sha256(",".join(labels).encode()).hexdigest() == golden["sha256"]


def test_golden_deals_have_every_recipe_on_every_kind_of_layout() -> None:
    assert GOLDEN_LAYOUTS["turtle"] == TURTLE
    assert {len(layout) % 4 for layout in GOLDEN_LAYOUTS.values()} == {0, 2}
    assert max(len(layout) for layout in GOLDEN_LAYOUTS.values()) > 288
    for name in GOLDEN_LAYOUTS:
        recipes = {GameCode.parse(golden["code"]).recipe for golden in GOLDEN["deals"] if golden["layout"] == name}
        assert recipes == set(Recipe)


@pytest.mark.parametrize("recipe", Recipe)
@pytest.mark.parametrize("seed", [0, 1, MAX_SEED - 1])
def test_turtle_has_four_of_each_group_and_a_plan_where_the_recipe_leaves_one(recipe: Recipe, seed: int) -> None:
    code = GameCode("L00", seed, recipe)
    outcome = dealt(TURTLE, code)
    assert outcome.code == code
    assert outcome.board.present == TURTLE.full
    assert Counter(face.group for face in outcome.board.faces) == dict.fromkeys(range(36), 4)
    assert max(Counter(face for face in outcome.board.faces if face.group >= 34).values()) == 1
    if recipe is Recipe.DISMANTLE:
        assert outcome.plan is not None
        assert outcome.board.clears_with(outcome.plan)
    else:
        assert outcome.plan is None


@given(plain.boards(most=14), st.integers(0, MAX_SEED - 1))
def test_dismantled_deal_can_be_cleared_by_its_plan_or_not_be_dealt(tiles: list[plain.Place], seed: int) -> None:
    layout = Layout.from_tiles(tiles)
    outcome = deal(layout, GameCode("G5", seed, Recipe.DISMANTLE))
    if len(layout) % 2:
        assert outcome == Undealable(UndealableReason.ODD_COUNT)
    elif plain.can_be_taken_apart(layout.slots):
        assert isinstance(outcome, Deal)
        assert outcome.plan is not None
        assert outcome.board.clears_with(outcome.plan)
    else:
        assert outcome == Undealable(UndealableReason.PROVEN)


@pytest.mark.parametrize("recipe", Recipe)
@pytest.mark.parametrize(
    ("tiles", "reason"),
    [([(0, 0, 0), (0, 0, 1)], UndealableReason.PROVEN), ([(0, 0, 0)], UndealableReason.ODD_COUNT)],
)
def test_no_recipe_deals_what_can_never_be_cleared(
    tiles: list[plain.Place], reason: UndealableReason, recipe: Recipe
) -> None:
    assert deal(Layout.from_tiles(tiles), GameCode("L00", 0, recipe)) == Undealable(reason)


def test_where_no_way_was_found_only_tiles_as_they_fall_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = NotFound(80, 10)
    monkeypatch.setattr("mahjong_qt.engine.solitaire.deal.dismantle", lambda *_: given_up)
    assert deal(TURTLE, GameCode("L00", 0, Recipe.DISMANTLE)) == given_up
    assert isinstance(deal(TURTLE, GameCode("L00", 0, Recipe.UNIFORM)), Deal)


def test_gravity_is_refused() -> None:
    with pytest.raises(ValueError, match="gravity"):
        deal(TURTLE, GameCode("L00", 0, Recipe.DISMANTLE, has_gravity=True))


def test_layout_part_seed_and_recipe_all_change_the_deal() -> None:
    codes = [GameCode("L00", seed, recipe) for seed in range(30) for recipe in Recipe]
    codes += [GameCode("L01", 0, Recipe.DISMANTLE), GameCode("G0", 0, Recipe.DISMANTLE)]
    assert len({dealt(TURTLE, code).board.faces for code in codes}) == len(codes)


def test_swaps_move_at_most_two_tiles_each(monkeypatch: pytest.MonkeyPatch) -> None:
    for recipe, swaps in SWAPS.items():
        code = GameCode("L00", 3, recipe)
        swapped = [face.group for face in dealt(TURTLE, code).board.faces]
        with monkeypatch.context() as patch:
            patch.setitem(SWAPS, recipe, 0)
            unswapped = [face.group for face in dealt(TURTLE, code).board.faces]
        moved = sum(one != other for one, other in zip(swapped, unswapped, strict=True))
        assert swaps / 2 < moved <= 2 * swaps


def test_every_place_gets_every_group_about_equally_often() -> None:
    for recipe in (Recipe.UNIFORM, Recipe.DISMANTLE):
        counts = Counter(
            face.group for seed in range(400) for face in dealt(TURTLE, GameCode("L00", seed, recipe)).board.faces[::48]
        )
        # 1,200 draws over 36 groups, 33 each; four standard deviations are 23
        assert all(10 < counts[group] < 57 for group in range(36))
