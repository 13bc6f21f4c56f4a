"""Times of rating, of finding deals, and of taking one from the table; compare with `hash_a_kilobyte` of dealing."""

from __future__ import annotations

import sys
from itertools import count
from random import Random
from statistics import mean
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.library import LayoutLibrary, layout_code
from mahjong_qt.engine.play.seed_table import SeedTable
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.engine.solitaire.difficulty import careless_win_rate
from mahjong_qt.engine.solitaire.playout import CARELESS, GREEDY, RANDOM, Playouts, Policy
from resources.source.deal_seeds import HEAD, KINDS, TABLE, measure, rows
from tests.engine.sample_games import LAYOUTS, TURTLE, deal_on

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

    from mahjong_qt.engine.layout.layout_file import LayoutFile

# those that the modes of the game are played on; all would take hours
FILES = LayoutLibrary(LAYOUTS).all()[:6]
LAYOUTS_BY_ID = {file.id: file for file in FILES}
POLICIES = {"careless": CARELESS, "random": RANDOM, "greedy": GREEDY}


@pytest.mark.parametrize("recipe", [Recipe.UNIFORM, Recipe.DISMANTLE], ids=lambda recipe: recipe.name.lower())
@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_play_100_turtles(benchmark: BenchmarkFixture, policy: Policy, recipe: Recipe) -> None:
    tables = [Playouts(deal_on(TURTLE, seed, recipe).board, policy) for seed in range(100)]
    random = Random(1)
    assert len(benchmark(lambda: [playouts.play(random) for playouts in tables])) == 100


def test_rate_a_turtle(benchmark: BenchmarkFixture) -> None:
    board = deal_on(TURTLE, 2, Recipe.UNIFORM).board
    assert benchmark(lambda: careless_win_rate(board)) == 0.25


@pytest.mark.parametrize("wish", KINDS, ids=lambda wish: wish.value)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.id)
def test_find_a_deal(benchmark: BenchmarkFixture, file: LayoutFile, wish: DealWish) -> None:
    numbers = count(0, 1000)
    found = benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: find_deal(file.layout, layout_code(file), wish, next(numbers)), rounds=20, iterations=1
    )
    assert found is not None


def test_win_rates_of_the_levels(
    benchmark: BenchmarkFixture, level_deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table of docs/difficulty.md, with fewer deals; without benchmarks a very small one."""
    files, deals = (FILES, level_deals) if benchmark.enabled else ([LAYOUTS_BY_ID["butterfly"]], 2)
    samples = benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: {file.id: {wish: measure(file.id, wish, 0, deals) for wish in KINDS} for file in files}, rounds=1
    )
    if benchmark.enabled:
        with capsys.disabled():
            lines = [row for file in files for row in rows(file.id, samples[file.id])]
            sys.stdout.write("\n".join(["", HEAD, *lines, ""]))
    for by_wish in samples.values():
        means = [mean(sample.rate for sample in by_wish[level]) for level in LEVELS]
        assert means == sorted(means, reverse=True)


def test_take_a_code_from_the_table(benchmark: BenchmarkFixture) -> None:
    file = FILES[0]
    numbers = count()
    assert benchmark(lambda: SeedTable.load(TABLE).pick(file, DealWish.NORMAL, next(numbers))) is not None
