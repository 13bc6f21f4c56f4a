from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.arranging import (
    Side,
    flipped,
    mirror_half,
    mirror_quarter,
    move,
    moved,
    onto_field,
    rotated,
    turn_half,
)
from editor.plane import EditError, bounds_of
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry, image
from tests.editor.places import BOARDS, has_overlap, slots

FLAT = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4))).map(
    lambda cells: frozenset(Slot(2 * x, 2 * y, 0) for x, y in cells)
)


@given(BOARDS)
def test_four_quarter_turns_change_nothing(board: frozenset[Slot]) -> None:
    assert rotated(board, 4) == board
    once = rotated(board, 1)
    assert not has_overlap(once)
    assert rotated(rotated(rotated(once, 1), 1), 1) == board
    assert rotated(board, -1) == rotated(board, 3)


@given(FLAT)
def test_a_shisen_field_keeps_to_its_grid_when_it_is_turned(board: frozenset[Slot]) -> None:
    turned = rotated(board, 1, step=2)
    assert all(slot.x % 2 == slot.y % 2 == 0 for slot in turned)
    assert rotated(turned, 3, step=2) == board


def test_a_quarter_turn_is_clockwise() -> None:
    # an L: two tiles down, one to the right at the foot
    assert rotated(slots((0, 0, 0), (0, 2, 0), (2, 2, 0)), 1) == slots((0, 0, 0), (2, 0, 0), (0, 2, 0))


@given(BOARDS, st.sampled_from(list(Symmetry)))
def test_a_flip_stays_in_its_rectangle_and_back_is_back(board: frozenset[Slot], symmetry: Symmetry) -> None:
    there = flipped(board, symmetry)
    assert bounds_of(there) == bounds_of(board)
    assert flipped(there, symmetry) == board


def test_moving_tiles_onto_their_own_places_moves_the_rest() -> None:
    row = slots((0, 0, 0), (2, 0, 0), (4, 0, 0))
    change = move(row, 2, 0)
    assert change.removed == slots((0, 0, 0))
    assert change.added == slots((6, 0, 0))
    assert moved(row, 0, 0, 1) == slots((0, 0, 1), (2, 0, 1), (4, 0, 1))


@pytest.mark.parametrize(
    ("kept", "symmetry"),
    [
        (Side.LEFT, Symmetry.LEFT_RIGHT),
        (Side.RIGHT, Symmetry.LEFT_RIGHT),
        (Side.TOP, Symmetry.TOP_BOTTOM),
        (Side.BOTTOM, Symmetry.TOP_BOTTOM),
    ],
)
@given(board=BOARDS, upright=st.integers(-6, 6), level=st.integers(-6, 6))
def test_one_half_becomes_the_image_of_the_other(
    kept: Side, symmetry: Symmetry, board: frozenset[Slot], upright: int, level: int
) -> None:
    axes = Axes(upright, level)
    change = mirror_half(board, kept, axes)
    after = (board - change.removed) | change.added
    assert {image(slot, symmetry, axes) for slot in after} == after
    assert not any(slot in change.removed and not _crosses(slot, kept, axes) for slot in board)


def _crosses(slot: Slot, kept: Side, axes: Axes) -> bool:
    """Says whether the middle of a tile is beyond the axis."""
    x, y = 2 * slot.x + 2, 2 * slot.y + 2
    beyond = {
        Side.LEFT: x > axes.upright,
        Side.RIGHT: x < axes.upright,
        Side.TOP: y > axes.level,
        Side.BOTTOM: y < axes.level,
    }
    return beyond[kept]


def test_a_half_turn_and_a_quarter_as_commands() -> None:
    axes = Axes(10, 10)
    board = slots((0, 0, 0), (6, 0, 0))
    turned = turn_half(board, Side.LEFT, axes)
    assert (board - turned.removed) | turned.added == slots((0, 0, 0), (8, 8, 0))
    quartered = mirror_quarter(board, axes)
    after = (board - quartered.removed) | quartered.added
    assert after == slots((0, 0, 0), (8, 0, 0), (0, 8, 0), (8, 8, 0))


@pytest.mark.parametrize("kept", list(Side))
@given(board=BOARDS, upright=st.integers(-6, 6), level=st.integers(-6, 6))
def test_one_half_becomes_the_other_one_turned(kept: Side, board: frozenset[Slot], upright: int, level: int) -> None:
    axes = Axes(upright, level)
    change = turn_half(board, kept, axes)
    after = (board - change.removed) | change.added
    assert {image(slot, Symmetry.HALF_TURN, axes) for slot in after} == after
    assert {slot for slot in board if not _crosses(slot, kept, axes)} - after == {
        slot for slot in change.removed if not _crosses(slot, kept, axes)
    }


def test_tiles_on_the_axis_between_turned_halves_belong_to_one_of_them() -> None:
    # three in a column on the upright axis, and one to the left of it
    board, axes = slots((4, 0, 0), (4, 3, 0), (4, 7, 0), (0, 3, 0)), Axes(10, 8)
    change = turn_half(board, Side.LEFT, axes)
    assert (board - change.removed) | change.added == slots((4, 0, 0), (4, 3, 0), (4, 6, 0), (0, 3, 0), (8, 3, 0))


def test_a_whole_tile_board_is_moved_onto_the_grid_of_a_field() -> None:
    board = slots((1, 3, 2), (5, 3, 2))
    change = onto_field(board)
    assert (board - change.removed) | change.added == slots((0, 2, 0), (4, 2, 0))
    assert onto_field(frozenset()).is_empty


def test_the_tiles_that_keep_a_board_from_being_a_field_are_told() -> None:
    with pytest.raises(EditError) as caught:
        onto_field(slots((1, 1, 0), (3, 1, 0), (6, 1, 0), (1, 1, 1)))
    assert caught.value.slots == slots((6, 1, 0), (1, 1, 1))
