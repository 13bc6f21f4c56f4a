"""Times of dealing and shuffling; `hash_a_kilobyte` in the same run is the reference that machines are compared by."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import GameCode, GameCodeError, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import Deal, Shuffled, Undealable
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.dismantle import Dismantled, dismantle
from mahjong_qt.engine.solitaire.shuffle import shuffle
from tests.engine import plain_rules as plain

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

BOARDS = {
    "turtle": plain.turtle(),
    "2000 tiles": plain.block(20, 20, 5),
    "tower of 60 with 62 singles": [(0, 0, z) for z in range(60)] + plain.singles(62),
}


def test_hash_a_kilobyte(benchmark: BenchmarkFixture) -> None:
    assert len(benchmark(lambda: sha256(bytes(1024)).digest())) == 32


@pytest.mark.parametrize("name", BOARDS)
def test_dismantle(benchmark: BenchmarkFixture, name: str) -> None:
    layout = Layout.from_tiles(BOARDS[name])
    rng = SplitMix64(1)
    assert isinstance(benchmark(lambda: dismantle(layout, layout.full, rng)), Dismantled)


def test_prove_that_a_tower_cannot_be_dismantled(benchmark: BenchmarkFixture) -> None:
    layout = Layout.from_tiles([(0, 0, z) for z in range(60)] + plain.singles(40))
    assert isinstance(benchmark(lambda: dismantle(layout, layout.full, SplitMix64(1))), Undealable)


@pytest.mark.parametrize("recipe", Recipe)
def test_deal_the_turtle(benchmark: BenchmarkFixture, recipe: Recipe) -> None:
    layout = Layout.from_tiles(plain.turtle())
    seeds = count()
    assert isinstance(benchmark(lambda: deal(layout, GameCode("L00", next(seeds), recipe))), Deal)


def test_shuffle_the_turtle(benchmark: BenchmarkFixture) -> None:
    outcome = deal(Layout.from_tiles(plain.turtle()), GameCode("L00", 0, Recipe.DISMANTLE))
    assert isinstance(outcome, Deal)
    rng = SplitMix64(1)
    assert isinstance(benchmark(lambda: shuffle(outcome.board, rng)), Shuffled)


def test_make_the_layout_of_the_turtle(benchmark: BenchmarkFixture) -> None:
    tiles = plain.turtle()
    assert len(benchmark(lambda: Layout.from_tiles(tiles))) == 144


def test_refuse_100_kilobytes_without_a_code(benchmark: BenchmarkFixture) -> None:
    def refuse() -> None:
        with pytest.raises(GameCodeError):
            GameCode.parse("MJ1-" * 25_000)

    benchmark(refuse)
