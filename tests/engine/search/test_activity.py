from __future__ import annotations

import math

from mahjong_qt.engine.search.activity import GROWTH, Activity, luby


def plain_luby() -> list[int]:
    """Return 127 terms: each block is the one before it twice, and then the next power of two."""
    terms: list[int] = []
    for power in range(7):
        terms = [*terms, *terms, 1 << power]
    return terms


def test_luby_is_the_published_sequence() -> None:
    assert [luby(number) for number in range(127)] == plain_luby()


def test_each_blame_counts_more_than_the_one_before() -> None:
    activity = Activity(3)
    activity.blame(0)
    activity.blame(0)
    activity.fade()
    activity.blame(1)
    assert activity.of == [2.0, GROWTH, 0.0]


def test_figures_keep_their_proportions_however_long_it_goes_on() -> None:
    activity = Activity(3)
    for turn in range(10_000):
        activity.blame(turn % 2)
        activity.fade()
    assert math.isclose(activity.of[1] / activity.of[0], GROWTH)
    assert activity.of[2] == 0.0
    assert all(map(math.isfinite, activity.of))
