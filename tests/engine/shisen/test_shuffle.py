from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.deal import Shuffled, Undealable, UndealableReason
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.shisen.shuffle import shuffle
from tests.engine.shisen.plain_shisen import is_plan
from tests.engine.shisen.sample_fields import FRAYED, HOLED, LOW, OPTIONS, after_moves, deal_on, draw

if TYPE_CHECKING:
    from mahjong_qt.engine.shisen.board import Board

FIELDS = {"low": LOW, "holed": HOLED, "frayed": FRAYED}


def check(board: Board, seed: int) -> Shuffled[Board]:
    """Shuffle, and compare what must stay; return what comes of it."""
    outcome = shuffle(board, SplitMix64(seed))
    assert isinstance(outcome, Shuffled)
    after, there = outcome.board, tiles_of(board.present)
    assert (after.grid, after.present, after.slots) == (board.grid, board.present, board.slots)
    assert Counter(after.faces[tile] for tile in there) == Counter(board.faces[tile] for tile in there)
    assert all(after.faces[tile] == board.faces[tile] for tile in range(len(board.faces)) if tile not in there)
    assert after.clears_with(outcome.plan)
    return outcome


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(name=st.sampled_from(sorted(FIELDS)), moves=st.integers(0, 40), seed=st.integers(0, 10_000))
def test_shuffle_keeps_cells_and_faces_and_can_be_cleared(name: str, moves: int, seed: int, has_gravity: bool) -> None:
    board = after_moves(Random(seed), deal_on(FIELDS[name], seed, has_gravity=has_gravity).board, moves)
    check(board, seed)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_the_plan_of_a_shuffle_holds_by_the_plain_rules(has_gravity: bool) -> None:
    for seed in range(8):
        board = after_moves(Random(seed), deal_on(LOW, seed, has_gravity=has_gravity).board, 3 * seed)
        outcome = check(board, seed)
        assert is_plan(outcome.board, outcome.plan)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_stuck_field_has_pairs_again(has_gravity: bool) -> None:
    board = draw("E N / N E", has_gravity=has_gravity)
    assert board.is_stuck
    for seed in range(20):
        assert not check(board, seed).board.is_stuck


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_two_tiles_left_stay_as_they_are(has_gravity: bool) -> None:
    board = draw("E N / N E / S S", has_gravity=has_gravity)
    two = board._replace(present=0b001001)
    outcome = check(two, 4)
    assert outcome.board == two
    assert sorted(outcome.plan[0]) == [0, 3]


def test_shuffles_differ_by_seed_and_are_the_same_for_one() -> None:
    board = deal_on(LOW, 1, has_gravity=True).board
    assert len({check(board, seed).board.faces for seed in range(20)}) == 20
    assert check(board, 7) == check(board, 7)


def test_a_face_that_is_alone_cannot_be_shuffled() -> None:
    assert shuffle(draw("E E E N"), SplitMix64(1)) == Undealable(UndealableReason.ODD_COUNT)
