from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.change import SlotChange
from editor.plane import Bounds, EditError, EditFault, Plane, bounds_of, canonical, is_flat
from mahjong_qt.engine.layout.layout import MAX_TILES
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import BOARDS, PLACES, adding, has_overlap, removing, slots


@given(BOARDS, PLACES)
def test_what_a_tile_would_overlap_is_what_looking_at_all_says(board: frozenset[Slot], place: Slot) -> None:
    plain = {slot for slot in board if slot.z == place.z and slot.overlaps(place)}
    plane = Plane(board)
    assert set(plane.overlapping(place)) == plain
    assert plane.has_room(place) == (not plain)


@given(BOARDS, BOARDS)
def test_a_change_is_refused_exactly_when_it_would_leave_an_overlap(
    board: frozenset[Slot], more: frozenset[Slot]
) -> None:
    plane, change = Plane(board), SlotChange(added=more - board)
    if has_overlap(board | more):
        with pytest.raises(EditError) as caught:
            plane.check(change)
        assert caught.value.fault is EditFault.OVERLAP
        assert has_overlap(caught.value.slots)
    else:
        plane.check(change)
        plane.apply(change)
        assert plane.slots == board | more


def test_a_tile_may_go_where_another_one_leaves() -> None:
    plane = Plane(slots((0, 0, 0)))
    plane.check(SlotChange(slots((0, 0, 0)), slots((1, 0, 0))))


def test_what_is_not_there_cannot_go() -> None:
    with pytest.raises(ValueError, match="not there"):
        Plane().check(removing((0, 0, 0)))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (adding((0, 0, -1)), EditFault.TOO_DEEP),
        (adding((0, 0, 64)), EditFault.TOO_DEEP),
        (adding((-500, 0, 0), (12, 0, 0)), EditFault.TOO_WIDE),
        (adding((0, 600, 0), (0, 0, 0)), EditFault.TOO_WIDE),
        (adding(*((2 * (n % 50), 2 * (n // 50), 0) for n in range(MAX_TILES + 1))), EditFault.TOO_MANY),
    ],
)
def test_what_no_file_could_hold_is_refused(change: SlotChange, fault: EditFault) -> None:
    with pytest.raises(EditError) as caught:
        Plane().check(change)
    assert caught.value.fault is fault


def test_the_widest_board_of_a_file_is_allowed_wherever_it_is() -> None:
    Plane().check(adding((-500, 0, 0), (11, 0, 63)))


@pytest.mark.parametrize("place", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_a_shisen_field_takes_whole_tiles_on_the_table(place: tuple[int, int, int]) -> None:
    assert not is_flat(Slot(*place))
    with pytest.raises(EditError) as caught:
        Plane().check(adding(place), "shisen-sho")
    assert caught.value.fault is EditFault.NOT_FLAT
    Plane().check(adding((-2, 4, 0)), "shisen-sho")


def test_a_tile_is_found_over_each_of_its_quarters() -> None:
    plane = Plane(slots((3, 5, 1)))
    over = {(x, y) for x in range(8) for y in range(10) if plane.tile_over(x, y, 1)}
    assert over == {(3, 5), (4, 5), (3, 6), (4, 6)}
    assert plane.tile_over(3, 5, 0) is None


def test_bounds_and_canonical_form() -> None:
    board = slots((-3, 2, 1), (5, -4, 2))
    assert bounds_of(board) == Bounds(-3, -4, 7, 4)
    assert canonical(board) == slots((0, 6, 0), (8, 0, 1))
    assert bounds_of(()) is None
    assert canonical(()) == frozenset()
    assert Plane(board).top_layer == 2
    assert Plane().top_layer == -1


@given(st.lists(BOARDS, min_size=1, max_size=5))
def test_the_bounds_are_those_of_all_tiles_after_any_changes(boards: list[frozenset[Slot]]) -> None:
    plane = Plane()
    for board in boards:
        plane.apply(SlotChange.between(plane.slots, board))
        plane.apply(SlotChange(added=slots((20, 1, 5)) - board))
        assert plane.bounds == bounds_of(plane.slots)


def test_a_board_that_is_moved_as_a_whole_is_no_wider() -> None:
    plane = Plane(slots((0, 0, 0), (511, 0, 0)))
    plane.check(SlotChange(slots((0, 0, 0), (511, 0, 0)), slots((-9, 0, 0), (502, 0, 0))))
    with pytest.raises(EditError):
        plane.check(SlotChange(slots((0, 0, 0)), slots((-9, 0, 0))))
