from __future__ import annotations

import math
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.play.distribution import Distribution, spread_along_games

numbers = st.lists(st.integers(0, 12), max_size=30)


def distribution(values: list[int]) -> Distribution:
    return Distribution.from_times({value: values.count(value) for value in values})


def test_a_game_counts_before_each_move_up_to_where_it_ends() -> None:
    lost, won = [4, 2, 0], [6, 5, 5, 0]
    assert spread_along_games([lost, won], 3) == (
        Distribution(((4, 1), (6, 1))),
        Distribution(((2, 1), (5, 1))),
        Distribution(((0, 1), (5, 1))),
    )
    assert spread_along_games([lost], 4)[3] == Distribution()


@given(numbers, st.floats(0, 1))
def test_figures_are_those_of_the_numbers_in_a_list(values: list[int], share: float) -> None:
    found = distribution(values)
    assert found.total == len(values)
    if values:
        assert found.mean == pytest.approx(mean(values))
        assert found.quantile(share) == sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


@given(numbers, numbers)
def test_distributions_add_up(one: list[int], other: list[int]) -> None:
    assert distribution(one).plus(distribution(other)) == distribution(one + other)


def test_of_nothing_there_is_no_mean_and_no_quantile() -> None:
    with pytest.raises(ZeroDivisionError):
        _ = Distribution().mean
    with pytest.raises(IndexError):
        Distribution().quantile(0.5)
