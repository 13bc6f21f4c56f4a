from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.shisen.dive import dive
from mahjong_qt.engine.shisen.open_pairs import open_pairs
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from tests.engine.shisen.plain_shisen import PlainField, can_be_cleared, is_plan
from tests.engine.shisen.sample_fields import OPTIONS, draw, field, lay_anyhow, random_board


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_open_pairs_are_those_of_the_plain_rules_with_their_heights(random: Random, has_gravity: bool) -> None:
    board = random_board(random, (2, 4, 6), has_gravity=has_gravity, width=7, height=5, most=30)
    plain = PlainField.of(board)
    at = plain.places(board.present)
    found = open_pairs(board, board.present)
    assert sorted((one, other) for one, other, _ in found) == plain.pairs(at)
    heights = {above + at[one][1] + at[other][1] for one, other, above in found}
    assert len(heights) <= 1


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_nothing_is_called_lost_but_what_was_tried_in_every_way(has_gravity: bool) -> None:
    random = Random(3)
    lost = undecided = 0
    for _ in range(100):
        board = lay_anyhow(random, field(4, 4), (2, 2, 4), has_gravity=has_gravity)
        for budget in (2, 8, 1000):
            verdict = dive(board, budget)
            assert verdict.conflicts <= budget
            undecided += isinstance(verdict, Undecided)
            if isinstance(verdict, Unsolvable):
                lost += 1
                assert not can_be_cleared(board)
            elif isinstance(verdict, Solvable):
                assert is_plan(board, verdict.plan)
            else:
                assert budget < 1000
    assert lost > 15
    assert undecided > 5


def test_no_dead_end_may_be_met_with_a_budget_of_none() -> None:
    assert dive(draw("E E", has_gravity=True), 0) == Undecided(0)
    assert dive(draw("E E", has_gravity=True), 1) == Solvable(((0, 1),), 0)
    assert dive(draw("E N / N E", has_gravity=True), 1) == Unsolvable(1)
