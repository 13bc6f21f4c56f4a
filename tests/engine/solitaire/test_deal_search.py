from __future__ import annotations

import math
from itertools import count

import pytest

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.difficulty import BANDS, GAMES
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.deal_search import RECIPES, find_deal
from mahjong_qt.engine.solitaire.difficulty import careless_win_rate
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Unsolvable
from tests.engine import plain_rules as plain
from tests.engine.sample_games import TURTLE, deal_on

TWO_TOWERS = Layout.from_tiles([(x, 0, z) for x in (0, 4) for z in range(10)])
"""Only deals with a pair on each floor can be cleared: one uniform deal in three million."""


def found(wish: DealWish, seed: int = 0, layout: Layout = TURTLE) -> Deal[Board]:
    outcome = find_deal(layout, "L00", wish, seed)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("wish", [*LEVELS, DealWish.SOLVABLE])
def test_what_is_found_is_the_deal_of_its_code_with_a_plan_that_clears_it(wish: DealWish) -> None:
    for seed in (0, 1000):
        outcome = found(wish, seed)
        assert outcome.plan is not None
        assert outcome.board.clears_with(outcome.plan)
        assert outcome.code.recipe in RECIPES[wish]
        assert deal_on(TURTLE, outcome.code.seed, outcome.code.recipe).board == outcome.board


@pytest.mark.parametrize("level", LEVELS)
def test_a_careless_player_clears_a_deal_as_often_as_its_level_says(level: DealWish) -> None:
    low, high = BANDS[level]
    for seed in (0, 1000):
        assert low <= round(careless_win_rate(found(level, seed).board) * GAMES) <= high


def test_a_solvable_deal_is_the_first_uniform_one_that_can_be_cleared() -> None:
    assert found(DealWish.SOLVABLE, 0).code == GameCode("L00", 0, Recipe.UNIFORM)
    # of the uniform deals of the Turtle some 3 in 100 cannot
    lost = {seed for seed in range(60) if isinstance(solve(deal_on(TURTLE, seed, Recipe.UNIFORM).board), Unsolvable)}
    assert lost
    for seed in lost:
        following = next(other for other in count(seed) if other not in lost)
        assert found(DealWish.SOLVABLE, seed).code == GameCode("L00", following, Recipe.UNIFORM)


def test_where_hardly_any_deal_can_be_cleared_a_recipe_that_mixes_less_gives_one() -> None:
    outcome = found(DealWish.SOLVABLE, layout=TWO_TOWERS)
    assert outcome.code.recipe is Recipe.DISMANTLE
    assert outcome.code.seed == 0
    assert outcome.plan is not None
    assert outcome.board.clears_with(outcome.plan)


def test_what_falls_as_it_falls_is_the_very_next_uniform_deal_also_where_it_is_lost() -> None:
    for seed in (0, 1, 2):
        outcome = found(DealWish.AS_IT_FALLS, seed, TWO_TOWERS)
        assert outcome == deal(TWO_TOWERS, GameCode("L00", seed, Recipe.UNIFORM))
        assert outcome.plan is None


@pytest.mark.parametrize("wish", DealWish)
def test_the_search_goes_on_from_a_seed_and_starts_again_behind_the_last_one(wish: DealWish) -> None:
    assert found(wish, MAX_SEED) == found(wish, 0)
    assert found(wish, 2**64 - 1).code.seed < MAX_SEED
    first = found(wish).code
    assert found(wish, first.seed).code.seed == first.seed
    assert found(wish, first.seed + 1).code.seed > first.seed


@pytest.mark.parametrize("wish", DealWish)
@pytest.mark.parametrize("places", [plain.singles(9), [(0, 0, 0), (0, 0, 1)]], ids=["odd", "stack"])
def test_a_layout_without_deals_has_none(wish: DealWish, places: list[plain.Place]) -> None:
    assert find_deal(Layout.from_tiles(places), "L00", wish, 0) is None


def test_a_level_that_a_layout_cannot_give_is_not_found() -> None:
    layout = Layout.from_tiles(plain.singles(12))
    assert find_deal(layout, "L00", DealWish.EASY, 0) is not None
    assert all(find_deal(layout, "L00", level, 0, tries=50) is None for level in LEVELS[1:])
    assert find_deal(layout, "L00", DealWish.EASY, 0, tries=0) is None


@pytest.mark.parametrize("wish", DealWish)
def test_a_search_stops_when_told_to(wish: DealWish) -> None:
    assert find_deal(TURTLE, "L00", wish, 0, should_stop=lambda: True) is None


@pytest.mark.parametrize("wish", [*LEVELS, DealWish.SOLVABLE])
def test_a_search_can_be_stopped_at_any_moment(wish: DealWish) -> None:
    def search(limit: float) -> tuple[Deal[Board] | None, int]:
        asked = count(1)
        return find_deal(TURTLE, "L00", wish, 0, should_stop=lambda: next(asked) >= limit), next(asked) - 1

    outcome, questions = search(math.inf)
    assert outcome is not None
    for limit in {1, 2, questions // 2, questions - 1} & set(range(1, questions)):
        stopped, asked = search(limit)
        assert stopped is None
        # the games, the candidate and the search may each ask once more
        assert asked <= limit + 3
