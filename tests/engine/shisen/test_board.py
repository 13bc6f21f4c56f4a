from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.face import FACES, face_from_label
from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.board import GameKind, PairError
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable
from tests.engine.shisen.plain_shisen import PlainField, cells_of, lines_from, walk
from tests.engine.shisen.sample_fields import OPTIONS, WHOLE, deal_on, draw, random_board

if TYPE_CHECKING:
    from random import Random

FALLING = draw("E N / S S / N E", has_gravity=True)
"""The two S are neighbours; when they go, E falls on N and N on E."""

STEADY = draw("E N / S S / N E")


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_a_game_of_any_moves_goes_by_the_plain_rules(random: Random, has_gravity: bool) -> None:
    board = random_board(random, (2, 4, 6), has_gravity=has_gravity, width=7, height=5, most=30)
    plain = PlainField.of(board)
    at = plain.places(board.present)
    while True:
        pairs = plain.pairs(at)
        slots = board.slots
        assert {tile: (slots[tile].x // 2, slots[tile].y // 2) for tile in board.free()} == at
        assert board.pairs() == pairs
        assert board.has_pair() is bool(pairs)
        assert board.is_stuck is (bool(at) and not pairs)
        assert board.is_cleared is (not at)
        assert (board.tiles_left, board.freedom) == (len(at), len(pairs))
        for one in range(len(board.faces)):
            for other in range(len(board.faces)):
                assert board.can_remove((one, other)) is ((min(one, other), max(one, other)) in pairs)
        if not pairs:
            break
        pair = random.choice(pairs)
        at = plain.take(at, pair)
        board = board.remove(random.choice((pair, pair[::-1])))


@settings(max_examples=40)
@given(st.randoms(use_true_random=False))
def test_the_line_of_a_pair_is_the_shortest_where_the_tiles_lie_now(random: Random) -> None:
    board = random_board(random, (2, 4), has_gravity=True, width=7, height=6, most=40)
    plain = PlainField.of(board)
    at = plain.places(board.present)
    for one, other in board.pairs():
        bends = cells_of(board.line((one, other)))
        cells = walk(bends)
        assert (cells[0], cells[-1]) == (at[one], at[other])
        assert not set(at.values()).intersection(cells[1:-1])
        ground = [(slot.x // 2, slot.y // 2) for slot in board.layout.slots]
        assert lines_from(at[one], set(at.values()), ground)[at[other]] == (len(cells) - 1, len(bends) - 2)


def test_tiles_fall_into_the_gap_and_keep_their_numbers() -> None:
    after = FALLING.remove((2, 3))
    assert FALLING.slots == FALLING.layout.slots
    assert after.slots[0] == Slot(0, 2, 0)
    assert after.slots[1] == Slot(2, 2, 0)
    assert after.slots[4] == Slot(0, 4, 0)
    assert after.faces == FALLING.faces
    assert STEADY.remove((2, 3)).slots == STEADY.layout.slots


def test_a_line_runs_in_half_tile_units_from_middle_to_middle() -> None:
    assert STEADY.line((2, 3)) == ((1, 3), (3, 3))
    assert draw("E N E").line((0, 2)) == ((1, 1), (1, -1), (5, -1), (5, 1))
    assert STEADY.line((0, 5)) == ()
    assert STEADY.line((0, 1)) == ()
    assert STEADY.line((2, 2)) == ()
    assert STEADY.remove((2, 3)).line((2, 3)) == ()


@pytest.mark.parametrize("pair", [(0, 0), (0, 1), (0, 5), (-1, 2), (2, 99), (5, 0)])
def test_what_is_no_pair_cannot_be_removed(pair: tuple[int, int]) -> None:
    assert not STEADY.can_remove(pair)
    with pytest.raises(PairError):
        STEADY.remove(pair)


def test_a_pair_cannot_be_removed_twice() -> None:
    after = STEADY.remove((3, 2))
    assert not after.is_present(2)
    assert not after.is_free(2)
    with pytest.raises(PairError):
        after.remove((2, 3))


def test_flowers_match_each_other_and_no_season() -> None:
    board = draw("F1 F3 S2 S4")
    assert board.pairs() == [(0, 1), (2, 3)]


def test_every_tile_that_is_there_may_be_selected() -> None:
    board = deal_on(WHOLE, 1).board
    assert board.free() == list(range(144))
    assert board.game is GameKind.SHISEN_SHO
    assert board.layout == WHOLE


def test_a_stuck_board_and_a_cleared_one() -> None:
    stuck = draw("E N / N E")
    assert stuck.is_stuck
    assert not stuck.is_cleared
    cleared = draw("E E").remove((0, 1))
    assert cleared.is_cleared
    assert not cleared.is_stuck
    assert cleared.pairs() == []


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_other_faces_leave_the_tiles_where_they_are(has_gravity: bool) -> None:
    board = draw("E N / S S / N E", has_gravity=has_gravity).remove((2, 3))
    faces = [face_from_label(label) for label in ("N", "E", "S", "S", "E", "N")]
    other = board.with_faces(faces)
    assert (other.grid, other.present, other.slots) == (board.grid, board.present, board.slots)
    assert other.faces == tuple(faces)
    with pytest.raises(ValueError, match="as many faces"):
        board.with_faces(faces[:-1])


def test_a_board_needs_a_flat_field_and_a_face_for_each_tile() -> None:
    with pytest.raises(LayoutError):
        Board.full(Layout.from_tiles([(0, 0, 0), (0, 0, 1)]), FACES[:2])
    with pytest.raises(ValueError, match="2 slots need as many faces, not 3"):
        Board.full(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), FACES[:3])


def test_without_gravity_a_plan_is_left_in_any_order() -> None:
    plan = ((3, 2), (0, 4), (5, 1))
    board = draw("E N / S S / E N")
    assert board.clears_with(plan)
    assert board.plan_left(plan) == ((2, 3), (0, 4), (1, 5))
    assert board.remove((0, 4)).plan_left(plan) == ((2, 3), (1, 5))
    assert board.safe_pairs(((2, 3), (0, 4), (1, 5))) == [(2, 3), (0, 4), (1, 5)]


def test_with_gravity_a_plan_is_left_from_one_place_on() -> None:
    plan = ((3, 2), (4, 0), (1, 5))
    board = draw("E N / S S / E N", has_gravity=True)
    assert board.clears_with(plan)
    assert board.plan_left(plan) == ((2, 3), (0, 4), (1, 5))
    assert board.remove((2, 3)).plan_left(plan) == ((0, 4), (1, 5))
    assert board.remove((0, 4)).plan_left(plan) is None
    assert board.safe_pairs(((2, 3), (0, 4), (1, 5))) == [(2, 3)]
    assert board.remove((2, 3)).remove((0, 4)).remove((1, 5)).plan_left(plan) == ()


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_no_plan_is_left_of_none_unless_nothing_is_left(has_gravity: bool) -> None:
    board = draw("E E", has_gravity=has_gravity)
    assert board.plan_left(None) is None
    assert board.plan_left(()) is None
    assert board.plan_left(((2, 3),)) is None
    assert board.remove((0, 1)).plan_left(None) == ()


@settings(max_examples=40)
@given(st.randoms(use_true_random=False))
def test_with_gravity_what_is_left_of_a_plan_clears_the_board_and_its_safe_pair_leads_on(random: Random) -> None:
    board = random_board(random, (2, 4), has_gravity=True, most=14)
    verdict = solve(board)
    if isinstance(verdict, Solvable):
        for pair in verdict.plan:
            left = board.plan_left(verdict.plan)
            assert left is not None
            assert board.clears_with(left)
            assert board.safe_pairs(left) == [(min(pair), max(pair))]
            board = board.remove(pair)


def test_a_plan_clears_only_when_it_is_legal_and_whole() -> None:
    board = draw("E N / S S / N E", has_gravity=True)
    assert not board.clears_with(((2, 3),))
    assert not board.clears_with(((0, 5), (2, 3), (1, 4)))
    assert not draw("E N / S S / N E").clears_with(((2, 3), (2, 3), (0, 5), (1, 4)))


def test_boards_are_equal_by_field_option_faces_and_tiles_left() -> None:
    one = deal_on(WHOLE, 3, Recipe.UNIFORM, has_gravity=True).board
    assert one == deal_on(WHOLE, 3, has_gravity=True).board
    assert hash(one) == hash(deal_on(WHOLE, 3, has_gravity=True).board)
    assert one != deal_on(WHOLE, 3).board
    assert one != deal_on(WHOLE, 4, has_gravity=True).board
    assert one != one.remove(one.pairs()[0])


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_board_from_another_process_shares_the_grid(has_gravity: bool) -> None:
    board = deal_on(WHOLE, 3, has_gravity=has_gravity).board
    board = board.remove(board.pairs()[0])
    read = pickle.loads(pickle.dumps(board))
    assert read == board
    assert read.grid is board.grid
    assert read.slots == board.slots
