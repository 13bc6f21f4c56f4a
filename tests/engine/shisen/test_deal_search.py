from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.play.difficulty import BANDS, GAMES
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.shisen.deal import deal
from mahjong_qt.engine.shisen.deal_search import RECIPES, find_deal
from mahjong_qt.engine.shisen.difficulty import careless_win_rate
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Unsolvable
from tests.engine.shisen.plain_shisen import is_plan
from tests.engine.shisen.sample_fields import LOW, OPTIONS, SMALL, WHOLE, deal_on, field

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.shisen.board import Board

HARD = field(16, 9)
"""Of its uniform deals one in four cannot be cleared."""


def found(layout: Layout, wish: DealWish, seed: int, *, has_gravity: bool) -> Deal[Board]:
    """Return the deal found from a seed on, once it is what its code deals and its plan clears it."""
    outcome = find_deal(layout, "L77", wish, seed, has_gravity)
    assert outcome is not None
    assert outcome.board == deal_on(layout, outcome.code.seed, outcome.code.recipe, has_gravity=has_gravity).board
    assert outcome.code.has_gravity is has_gravity
    assert outcome.code.recipe in RECIPES[wish]
    if wish is not DealWish.AS_IT_FALLS:
        assert outcome.plan is not None
        assert outcome.board.clears_with(outcome.plan)
    return outcome


@pytest.mark.parametrize(
    ("layout", "level", "seed", "has_gravity"),
    [
        pytest.param(LOW, DealWish.EASY, 0, False, id="14x6 easy"),
        pytest.param(LOW, DealWish.NORMAL, 24, True, id="14x6 normal, falling"),
        pytest.param(WHOLE, DealWish.HARD, 1, False, id="18x8 hard"),
        pytest.param(WHOLE, DealWish.EXPERT, 13, True, id="18x8 expert, falling"),
    ],
)
def test_a_careless_player_clears_a_deal_as_often_as_its_level_says(
    layout: Layout, level: DealWish, seed: int, has_gravity: bool
) -> None:
    outcome = found(layout, level, seed, has_gravity=has_gravity)
    games = GAMES // 5
    low, high = BANDS[level]
    assert low - (GAMES - games) <= round(careless_win_rate(outcome.board, games) * games) <= high


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("layout", [LOW, WHOLE], ids=["14x6", "18x8"])
def test_a_solvable_deal_is_a_uniform_one_whose_plan_clears_it_under_the_option(
    layout: Layout, has_gravity: bool
) -> None:
    outcome = found(layout, DealWish.SOLVABLE, 7, has_gravity=has_gravity)
    assert outcome.code.recipe is Recipe.UNIFORM
    assert outcome.plan is not None
    assert is_plan(outcome.board, outcome.plan)


def test_a_solvable_deal_is_the_first_that_can_be_cleared() -> None:
    # of the uniform deals of this field one in four cannot
    lost = {seed for seed in range(8) if isinstance(solve(deal_on(HARD, seed).board), Unsolvable)}
    assert lost
    for seed in lost:
        following = next(other for other in count(seed) if other not in lost)
        assert found(HARD, DealWish.SOLVABLE, seed, has_gravity=False).code.seed == following


def test_a_plan_with_gravity_is_one_for_tiles_that_fall() -> None:
    differ = 0
    for seed in range(12):
        falling = found(SMALL, DealWish.SOLVABLE, seed, has_gravity=True)
        steady = found(SMALL, DealWish.SOLVABLE, seed, has_gravity=False)
        assert steady.plan is not None
        differ += falling.code.seed == steady.code.seed and not falling.board.clears_with(steady.plan)
    assert differ


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_what_falls_as_it_falls_is_the_very_next_uniform_deal_also_where_it_is_lost(has_gravity: bool) -> None:
    assert isinstance(solve(deal_on(HARD, 0).board), Unsolvable)
    for seed in (0, 1, 2):
        outcome = found(HARD, DealWish.AS_IT_FALLS, seed, has_gravity=has_gravity)
        assert outcome == deal(HARD, GameCode("L77", seed, Recipe.UNIFORM, has_gravity))


def test_where_proofs_may_take_nothing_a_dismantled_deal_is_given() -> None:
    outcome = find_deal(LOW, "L77", DealWish.SOLVABLE, 3, True, tries=14, budget=0)
    assert outcome is not None
    assert outcome.code == GameCode("L77", 3, Recipe.DISMANTLE, True)
    assert outcome.plan is not None
    assert outcome.board.clears_with(outcome.plan)


def test_seeds_begin_again_after_the_last_one() -> None:
    outcome = found(SMALL, DealWish.EASY, MAX_SEED - 1, has_gravity=False)
    assert outcome.code.seed in {MAX_SEED - 1, *range(10)}


@pytest.mark.parametrize("level", LEVELS)
def test_fields_with_more_than_eight_tiles_of_a_group_have_no_levels(level: DealWish) -> None:
    assert find_deal(field(30, 16), "L81", level, 0) is None


@pytest.mark.parametrize("wish", [DealWish.SOLVABLE, DealWish.AS_IT_FALLS, DealWish.EASY])
def test_an_odd_field_and_a_stop_give_none(wish: DealWish) -> None:
    assert find_deal(field(3, 3), "L77", wish, 0) is None
    assert find_deal(SMALL, "L77", wish, 0, should_stop=lambda: True) is None
