"""What studying a layout costs for each uniform deal, beside a hundred careless games on it, and to add a batch up.

Goals: a deal of the Turtle in 100 ms at the median, so that a batch of a few is soon done with; a batch added up by
the window's process in 5 ms.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.engine.solitaire.layout_study import study_deals
from mahjong_qt.engine.solitaire.playout import CARELESS, Playouts
from tests.benchmarks.timing import Taken, once, ratio, spread, taken_by, tell
from tests.engine.sample_games import LAYOUTS, deal_on

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

    from mahjong_qt.engine.layout.layout import Layout

DEALS = 100
GAMES = 100
BATCH = 4
"""Deals that are asked for at a time."""

LIBRARY = LayoutLibrary(LAYOUTS)
NAMES = ["turtle", "fortress", "cross", "butterfly", "great-wall"]


def play(layout: Layout, seed: int) -> None:
    playouts, random = Playouts(deal_on(layout, seed, Recipe.UNIFORM).board, CARELESS), Random(seed)
    for _ in range(GAMES):
        playouts.play(random)


@pytest.mark.parametrize("name", NAMES)
def test_study_a_deal(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], name: str) -> None:
    layout = LIBRARY.load(name).layout
    seeds = range(DEALS if benchmark.enabled else 2)
    studied: list[Taken] = []
    played: list[Taken] = []

    def study_and_play() -> None:
        for seed in seeds:
            studied.append(taken_by(lambda seed=seed: study_deals(layout, "L00", [seed])))  # type: ignore[misc]
            played.append(taken_by(lambda seed=seed: play(layout, seed)))  # type: ignore[misc]

    once(benchmark, study_and_play)
    figures = {
        "mean, ms": sum(taken.ms for taken in studied) / len(studied),
        **spread(studied),
        f"by {GAMES} careless games": ratio(studied, played),
    }
    tell(benchmark, capsys, f"A uniform deal of {name} studied", figures)
    assert len(studied) == len(seeds)


@pytest.mark.parametrize("name", NAMES)
def test_add_a_batch(benchmark: BenchmarkFixture, name: str) -> None:
    layout = LIBRARY.load(name).layout
    batches = 10 if benchmark.enabled else 1
    total = batch = LayoutStudy.blank(layout)
    for first in range(0, batches * BATCH, BATCH):
        batch = study_deals(layout, "L00", range(first, first + BATCH))
        total = total.plus(batch)
    assert benchmark(lambda: total.plus(batch)).deals == (batches + 1) * BATCH
