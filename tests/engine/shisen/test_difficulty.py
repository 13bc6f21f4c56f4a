from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.play.difficulty import BANDS, GAMES
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.shisen.difficulty import careless_win_rate, judge
from tests.engine.shisen.sample_fields import LOW, OPTIONS, SMALL, WHOLE, deal_on, draw, field, lay_anyhow

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout


@pytest.mark.parametrize(
    ("layout", "seed", "has_gravity", "rate"),
    [(LOW, 1, False, 0.96), (LOW, 1, True, 0.74), (WHOLE, 1, False, 0.02), (SMALL, 3, True, 0.98)],
)
def test_the_games_of_a_deal_are_won_as_often_on_every_machine(
    layout: Layout, seed: int, has_gravity: bool, rate: float
) -> None:
    assert careless_win_rate(deal_on(layout, seed, has_gravity=has_gravity).board, games=50) == rate


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_level_is_told_from_fewer_games_exactly_as_from_all(has_gravity: bool) -> None:
    random = Random(1)
    levels = set()
    for _ in range(10):
        board = lay_anyhow(random, field(4, 4), (2,), has_gravity=has_gravity)
        won = round(careless_win_rate(board) * GAMES)
        for level, (low, high) in BANDS.items():
            judgement = judge(board, level)
            assert judgement.is_in_band is (low <= won <= high)
            assert judgement.plan is None or board.clears_with(judgement.plan)
            levels |= {level} if judgement.is_in_band else set()
    assert len(levels) > 1


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_always_won_is_easy_and_what_never_is_for_experts(level: DealWish, has_gravity: bool) -> None:
    easy = judge(draw("E E N N", has_gravity=has_gravity), level)
    assert easy.is_in_band is (level is DealWish.EASY)
    lost = judge(draw("E N / N E", has_gravity=has_gravity), level)
    assert lost.is_in_band is (level is DealWish.EXPERT)
    assert lost.plan is None


@pytest.mark.parametrize("level", LEVELS)
def test_told_to_stop_it_says_no(level: DealWish) -> None:
    board = deal_on(LOW, 1, has_gravity=True).board
    assert not judge(board, level, lambda: True).is_in_band


def test_other_wishes_are_no_level() -> None:
    with pytest.raises(KeyError):
        judge(draw("E E"), DealWish.SOLVABLE)
