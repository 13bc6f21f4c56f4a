"""Dealing everything that stands in the tables: all levels of the campaign, and the days of ten years.

Goal: under a minute together. Process time; the reference runs in turns with each.
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.engine.campaign import LEVELS, Campaign
from mahjong_qt.engine.daily import Daily
from mahjong_qt.engine.game_code import GameCode
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.solitaire.deal import deal
from tests.benchmarks.test_shisen import FEW, Times, once, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest
    from pytest_benchmark.fixture import BenchmarkFixture

RESOURCES = Path(__file__).parents[2] / "resources"
LAYOUTS = Path(__file__).parents[2] / "layouts"
FIRST = date(2026, 1, 1)
DAYS = 3_660


def level_codes() -> list[GameCode]:
    campaign = Campaign.load(RESOURCES / "deals" / "campaign.json")
    assert len(campaign.known) == LEVELS
    return [campaign.code(level) for level in campaign.known]


def day_codes() -> list[GameCode]:
    daily = Daily.load(RESOURCES / "deals" / "daily.json")
    codes = [daily.code(FIRST + timedelta(number)) for number in range(DAYS)]
    known = [code for code in codes if code is not None]
    assert len(known) == DAYS
    return known


def deal_all(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], title: str, codes: Sequence[GameCode]
) -> None:
    library = LayoutLibrary(LAYOUTS)
    times = Times()

    def deal_one(code: GameCode) -> None:
        assert isinstance(deal(library.by_code(code.layout).layout, code), Deal)

    chosen = codes[:FEW] if benchmark.disabled else codes
    once(benchmark, lambda: times.take_each(partial(deal_one, code) for code in chosen))
    tell(benchmark, capsys, title, {"seconds together": round(sum(times.ms) / 1000, 1), **times.figures()})


def test_deal_all_levels(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    deal_all(benchmark, capsys, "All levels of the campaign", level_codes())


def test_deal_the_days_of_ten_years(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    deal_all(benchmark, capsys, "The days of ten years", day_codes())
