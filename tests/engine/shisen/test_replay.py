from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.shisen.replay import clears, is_joined, let_fall
from tests.engine.shisen.plain_shisen import fall, ground_of, is_plan, lines_from
from tests.engine.shisen.sample_fields import OPTIONS, draw, field_of, random_board, random_cells

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Pair


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_a_game_to_the_end_clears_exactly_when_it_does_by_the_plain_rules(random: Random, has_gravity: bool) -> None:
    board = random_board(random, (2, 4), has_gravity=has_gravity, most=12)
    plan: list[Pair] = []
    now = board
    while pairs := now.pairs():
        plan.append(random.choice(pairs))
        now = now.remove(plan[-1])
    if plan and random.random() < 0.3:
        random.shuffle(plan)
    assert clears(board, plan) is is_plan(board, plan)


@pytest.mark.parametrize("plan", [[(0, 0)], [(0, 1)], [(0, 9)], [(0, 5), (2, 3), (1, 4)], [(2, 3), (2, 3)], [(2, 3)]])
def test_wrong_plans_are_refused(plan: Sequence[Pair]) -> None:
    assert not clears(draw("E N / S S / N E"), plan)


def test_a_pair_that_only_lies_right_before_the_fall_is_refused() -> None:
    upright = "N . / E N / S E / S ."
    plan = [(1, 4), (3, 5), (0, 2)]
    assert clears(draw(upright), plan) is is_plan(draw(upright), plan)
    assert clears(draw(upright, has_gravity=True), plan) is is_plan(draw(upright, has_gravity=True), plan)


@settings(max_examples=60)
@given(st.randoms(use_true_random=False))
def test_lines_are_walked_as_a_search_cell_by_cell_finds_them(random: Random) -> None:
    layout = field_of(random_cells(random, 7, 5))
    ground = ground_of(layout)
    taken = {ground[tile] for tile in tiles_of(random.getrandbits(len(layout)) | random.getrandbits(len(layout)))}
    for one in taken:
        reached = lines_from(one, taken, ground)
        for other in taken - {one}:
            assert is_joined(one, other, taken) is (other in reached)


@settings(max_examples=60)
@given(st.randoms(use_true_random=False))
def test_tiles_fall_as_they_do_column_by_column(random: Random) -> None:
    layout = field_of(random_cells(random, 6, 6))
    ground = ground_of(layout)
    at = {tile: ground[tile] for tile in tiles_of(random.getrandbits(len(layout)))}
    expected = fall(at, ground)
    taken = set(at.values())
    let_fall(at, taken, set(ground))
    assert at == expected
    assert taken == set(at.values())


def test_what_the_board_says_of_lines_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.engine.shisen.board.joins", lambda *_: True)
    board = draw("E N / N E")
    assert board.clears_with([(0, 3), (1, 2)])
    assert not clears(board, [(0, 3), (1, 2)])
