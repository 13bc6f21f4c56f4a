from __future__ import annotations

from hypothesis import given

from editor.change import Details, DetailsChange, DocumentChange, LayerMove, LayerStep, SlotChange
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import BOARDS, adding, removing, slots

A, B, C = (0, 0, 0), (2, 0, 0), (4, 0, 0)
Board = frozenset[Slot]


def test_what_was_laid_and_taken_away_again_is_no_change() -> None:
    assert adding(A).then(removing(A)).is_empty
    assert removing(A).then(adding(A)).is_empty


def test_two_changes_are_one() -> None:
    change = SlotChange(slots(A), slots(B)).then(SlotChange(slots(B), slots(C)))
    assert change == SlotChange(slots(A), slots(C))


@given(BOARDS, BOARDS, BOARDS)
def test_changes_in_a_row_lead_where_their_sum_leads(one: Board, two: Board, three: Board) -> None:
    sum_ = SlotChange.between(one, two).then(SlotChange.between(two, three))
    assert sum_ == SlotChange.between(one, three)
    assert sum_.reversed() == SlotChange.between(three, one)


def test_layers_make_room_and_close_up() -> None:
    insert, remove = LayerMove(LayerStep.INSERT, 1), LayerMove(LayerStep.REMOVE, 1)
    assert [insert.place(z) for z in range(3)] == [0, 2, 3]
    assert [remove.place(z) for z in range(3)] == [0, None, 1]
    assert insert.reversed() == remove
    assert remove.reversed() == insert


def test_a_move_of_a_layer_and_back_leaves_all_where_they_were() -> None:
    for at in range(5):
        for to in range(5):
            there = LayerMove(LayerStep.MOVE, at, to)
            places = [there.place(z) for z in range(5)]
            assert places[at] == to
            assert sorted(place for place in places if place is not None) == list(range(5))
            assert [there.reversed().place(place or 0) for place in places] == list(range(5))


def test_details_that_stay_are_no_change() -> None:
    assert DocumentChange(details=DetailsChange(Details(), Details())).is_empty
    change = DocumentChange(details=DetailsChange(Details(), Details(name="Cat")))
    assert not change.is_empty
    assert change.reversed().details == DetailsChange(Details(name="Cat"), Details())
