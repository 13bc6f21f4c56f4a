from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.play.tally import Tally, wilson_interval


def test_shares_are_those_of_the_counts() -> None:
    tally = Tally(solvable=3, unsolvable=1, games=40, careless_wins=10, greedy_wins=20, dismantlings=8, dead_ends=1)
    shares = (tally.solvable_share, tally.careless_win_rate, tally.greedy_win_rate, tally.dead_end_rate)
    assert shares == (0.75, 0.25, 0.5, 0.125)


def test_of_nothing_there_is_no_share() -> None:
    tally = Tally()
    shares = (tally.solvable_share, tally.careless_win_rate, tally.greedy_win_rate, tally.dead_end_rate)
    assert shares == (None,) * 4


def test_the_interval_of_the_shares() -> None:
    low, high = Tally(solvable=90, unsolvable=5, undecided=5).solvable_interval()
    assert low == wilson_interval(90, 100)[0]
    assert high == wilson_interval(95, 100)[1]


def test_wilson_where_the_simple_formula_fails() -> None:
    # the figures of Newcombe, Statistics in Medicine 17 (1998), table I, method 3
    assert wilson_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson_interval(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson_interval(0, 20) == pytest.approx((0, 0.1611), abs=5e-5)
    assert wilson_interval(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)
    assert wilson_interval(0, 0) == (0, 1)


@given(st.integers(0, 1000), st.integers(1, 1000))
def test_wilson_holds_the_share_and_is_symmetric(successes: int, more: int) -> None:
    trials = successes + more
    low, high = wilson_interval(successes, trials)
    assert 0 <= low <= successes / trials <= high <= 1
    mirrored = wilson_interval(more, trials)
    assert mirrored == pytest.approx((1 - high, 1 - low))
