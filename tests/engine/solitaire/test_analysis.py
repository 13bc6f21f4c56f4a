from __future__ import annotations

import math

import pytest
from hypothesis import given

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire import analysis
from mahjong_qt.engine.solitaire.analysis import LayoutFigures, count_dead_ends, measure, try_deals
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Verdict
from tests.engine.plain_rules import Place, boards, free, is_over, overlap, squares
from tests.engine.sample_games import TURTLE, row

STEP = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 1, 0), (0, 2, 0), (2, 2, 0), (1, 1, 1)])


def test_the_turtle() -> None:
    assert measure(TURTLE) == LayoutFigures(
        tiles=144, layers=5, free_at_start=35, covered=60, hidden=56, tallest_stack=5
    )


def test_covered_in_part_is_covered_but_not_hidden() -> None:
    assert measure(STEP) == LayoutFigures(tiles=6, layers=2, free_at_start=2, covered=4, hidden=0, tallest_stack=2)


def test_layers_may_be_empty_and_stacks_count_tiles() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (1, 1, 2), (2, 0, 5)])
    assert measure(layout) == LayoutFigures(tiles=3, layers=6, free_at_start=1, covered=2, hidden=0, tallest_stack=3)


def tallest(tiles: list[Place]) -> int:
    heights: dict[Place, int] = {}
    for tile in sorted(tiles, key=lambda tile: tile[2]):
        heights[tile] = 1 + max((heights[other] for other in heights if is_over(tile, other)), default=0)
    return max(heights.values())


@given(boards())
def test_figures_agree_with_geometry(tiles: list[Place]) -> None:
    over = {tile: [other for other in tiles if is_over(other, tile)] for tile in tiles}
    hidden = [tile for tile in tiles if squares(tile) <= {at for other in over[tile] for at in squares(other)}]
    assert measure(Layout.from_tiles(tiles)) == LayoutFigures(
        tiles=len(tiles),
        layers=1 + max(z for _, _, z in tiles) - min(z for _, _, z in tiles),
        free_at_start=len(free(tiles)),
        covered=sum(any(other[2] > tile[2] and overlap(tile, other) for other in tiles) for tile in tiles),
        hidden=len(hidden),
        tallest_stack=tallest(tiles),
    )


def test_each_deal_counts_as_what_the_solver_says_of_its_code() -> None:
    seeds = range(30)
    solvable = 0
    for seed in seeds:
        dealt = deal(STEP, GameCode("L00", seed, Recipe.UNIFORM))
        assert isinstance(dealt, Deal)
        solvable += isinstance(solve(dealt.board), Solvable)
    tally = try_deals(STEP, "L00", seeds)
    assert 0 < solvable < 30
    assert (tally.solvable, tally.unsolvable, tally.undecided) == (solvable, 30 - solvable, 0)
    assert tally.deals == 30
    assert tally.games == solvable * analysis.GAMES_A_DEAL
    assert tally.dismantlings == 30 * analysis.DISMANTLINGS


def test_parts_add_up_to_the_whole() -> None:
    whole = try_deals(STEP, "L00", range(12))
    parts = [try_deals(STEP, "L00", seeds) for seeds in (range(7, 12), range(3), range(3, 7))]
    assert parts[0].plus(parts[1]).plus(parts[2]) == whole


def test_free_tiles_are_always_won_and_never_a_dead_end() -> None:
    layout = Layout.from_tiles(row(8, gap=1))
    tally = try_deals(layout, "L00", range(3))
    assert tally.careless_wins == tally.greedy_wins == tally.games > 0
    assert tally.dead_ends == 0


def test_dead_ends_come_as_often_as_they_should() -> None:
    # a stack of two and two single tiles: taking the two single ones first, one choice of three, leaves the stack
    layout = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (4, 0, 0), (8, 0, 0)])
    tries = 3000
    dead_ends = count_dead_ends(layout, tries, SplitMix64(1))
    share = 1 / 3
    assert abs(dead_ends / tries - share) < 5 * math.sqrt(share * (1 - share) / tries)


def test_undecided_deals_widen_the_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(_board: object, budget: int, _should_stop: object) -> Verdict:
        assert budget == 17
        return Undecided(17)

    monkeypatch.setattr(analysis, "solve", give_up)
    tally = try_deals(STEP, "L00", range(5), budget=17)
    assert (tally.undecided, tally.games) == (5, 0)
    assert tally.solvable_interval() == (0.0, 1.0)


def test_a_layout_without_deals_is_refused() -> None:
    with pytest.raises(ValueError, match="no deals"):
        try_deals(Layout.from_tiles([(0, 0, 0), (0, 0, 1)]), "L00", [0])
