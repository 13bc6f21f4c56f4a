from __future__ import annotations

import pytest
from hypothesis import given

from editor.change import Details, DocumentChange, LayerMove, LayerStep, SlotChange
from editor.document import LayoutDocument
from editor.plane import EditError, EditFault, canonical
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.layout.layout_file import LayoutFile, decode_layout, encode_layout
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import BOARDS, adding, removing, slots

A, B, C = (0, 0, 0), (2, 0, 0), (4, 0, 0)
PAIR = LayoutFile(Layout.from_tiles([A, B]), name="Pair", author="Ann")


@pytest.fixture
def document() -> LayoutDocument:
    document = LayoutDocument()
    document.replace(PAIR)
    return document


def test_an_edit_is_undone_and_done_again(document: LayoutDocument) -> None:
    assert document.apply(adding(C), "Draw")
    assert document.plane.slots == slots(A, B, C)
    document.undo()
    assert document.plane.slots == slots(A, B)
    document.redo()
    assert document.plane.slots == slots(A, B, C)


def test_an_edit_that_changes_nothing_is_no_step(document: LayoutDocument) -> None:
    assert not document.apply(SlotChange(), "Draw")
    assert document.undo_stack.count() == 0


def test_an_edit_that_cannot_be_made_changes_nothing(document: LayoutDocument) -> None:
    with pytest.raises(EditError) as caught:
        document.apply(adding((1, 0, 0)), "Draw")
    assert caught.value.fault is EditFault.OVERLAP
    assert document.plane.slots == slots(A, B)
    assert not document.can_make(adding((1, 1, 0)))
    assert document.can_make(adding(C))


def test_a_gesture_is_seen_at_once_and_is_one_step(document: LayoutDocument) -> None:
    gesture = document.begin("Draw")
    gesture.add(adding(C))
    assert len(document.plane) == 3
    assert document.undo_stack.count() == 0
    gesture.add(adding((6, 0, 0)))
    assert gesture.finish()
    assert document.undo_stack.count() == 1
    document.undo()
    assert document.plane.slots == slots(A, B)


def test_a_gesture_that_comes_back_is_no_step(document: LayoutDocument) -> None:
    gesture = document.begin("Move")
    gesture.replace(SlotChange(slots(A), slots((0, 2, 0))))
    gesture.replace(SlotChange(slots(A), slots((0, 4, 0))))
    assert document.plane.slots == slots((0, 4, 0), B)
    gesture.replace(SlotChange())
    assert not gesture.finish()
    assert document.undo_stack.count() == 0
    assert document.gesture is None


def test_what_a_gesture_cannot_do_leaves_it_as_it_was(document: LayoutDocument) -> None:
    gesture = document.begin("Move")
    gesture.replace(SlotChange(slots(A), slots((0, 4, 0))))
    with pytest.raises(EditError):
        gesture.replace(SlotChange(slots(A), slots((1, 0, 0))))
    gesture.finish()
    assert document.plane.slots == slots((0, 4, 0), B)


@pytest.mark.parametrize("interrupt", ["undo", "redo", "cancel_gesture"])
def test_undo_in_the_middle_of_a_gesture_takes_the_gesture_back(document: LayoutDocument, interrupt: str) -> None:
    document.apply(adding(C), "Draw")
    gesture = document.begin("Draw")
    gesture.add(adding((6, 0, 0)))
    getattr(document, interrupt)()
    assert document.plane.slots == slots(A, B, C)
    assert gesture.is_over
    gesture.add(adding((8, 0, 0)))
    assert not gesture.finish()
    assert document.plane.slots == slots(A, B, C)


def test_an_edit_in_the_middle_of_a_gesture_ends_the_gesture_first(document: LayoutDocument) -> None:
    gesture = document.begin("Draw")
    gesture.add(adding(C))
    document.apply(removing(C), "Erase")
    assert document.plane.slots == slots(A, B)
    assert gesture.is_over
    document.undo()
    assert document.plane.slots == slots(A, B, C)
    document.undo()
    assert document.plane.slots == slots(A, B)


def test_modified_is_what_differs_from_what_was_saved(document: LayoutDocument) -> None:
    told: list[bool] = []
    document.modified_changed.connect(told.append)
    document.apply(adding(C), "Draw")
    document.apply(removing(C), "Erase")
    assert told == [True, False]
    document.change_details(document.details._replace(author="Bob"), "Details")
    assert document.is_modified
    document.undo()
    assert not document.is_modified


def test_moving_the_whole_board_about_changes_no_file(document: LayoutDocument) -> None:
    for step in range(1, 101):
        before = document.plane.slots
        after = frozenset(Slot(x - 1, y + 1, z) for x, y, z in before)
        document.apply(SlotChange.between(before, after), f"Shift {step}")
    assert len(document.plane) == 2
    assert not document.is_modified
    assert document.as_file() == PAIR
    for _ in range(100):
        document.undo()
    assert document.plane.slots == slots(A, B)


def test_after_saving_an_undo_is_a_change(document: LayoutDocument) -> None:
    document.apply(adding(C), "Draw")
    document.mark_saved(document.as_file())
    assert not document.is_modified
    document.undo()
    assert document.is_modified


def test_what_a_file_has_besides_comes_back(document: LayoutDocument) -> None:
    head = b'{"format": "mahjong-layout", "version": 1, "mood": "calm", "name": {"de": "Paar"}, '
    data = head + b'"tiles": [[0,0,0],[2,0,0]]}'
    document.replace(decode_layout(data, ""))
    document.apply(adding(C), "Draw")
    saved = encode_layout(document.as_file())
    assert b'"mood": "calm"' in saved
    assert decode_layout(saved, "").name == {"de": "Paar"}


def test_letters_typed_in_a_row_are_one_step(document: LayoutDocument) -> None:
    settled: list[None] = []
    document.settled.connect(lambda: settled.append(None))
    for name in ("P", "Pa", "Paw"):
        document.change_details(document.details._replace(name=name), "Details", "name")
    assert document.undo_stack.count() == 1
    assert len(settled) == 3
    document.end_text()
    document.change_details(document.details._replace(name="Paws"), "Details", "name")
    document.change_details(document.details._replace(author="Eve"), "Details", "author")
    assert document.undo_stack.count() == 3
    for name in ("Paws", "Paw", "Pair"):
        document.undo()
        assert document.details.name == name


def test_a_text_that_is_typed_back_is_no_step(document: LayoutDocument) -> None:
    for name in ("Pairs", "Pair"):
        document.change_details(document.details._replace(name=name), "Details", "name")
    assert not document.is_modified
    document.undo()
    assert document.details.name == "Pair"


def test_a_board_with_layers_cannot_become_a_shisen_field(document: LayoutDocument) -> None:
    document.apply(adding((1, 4, 0)), "Draw")
    with pytest.raises(EditError) as caught:
        document.change_details(document.details._replace(game="shisen-sho"), "Details")
    assert caught.value.slots == slots((1, 4, 0))
    document.undo()
    document.change_details(document.details._replace(game="shisen-sho"), "Details")
    assert document.is_flat
    assert not document.can_make(adding((5, 4, 0)))


def test_another_layout_leaves_nothing_to_undo(document: LayoutDocument) -> None:
    document.apply(adding(C), "Draw")
    gesture = document.begin("Draw")
    gesture.add(adding((6, 0, 0)))
    document.replace(None)
    gesture.finish()
    assert len(document.plane) == 0
    assert not document.undo_stack.canUndo()
    assert not document.is_modified
    assert document.details == Details()
    with pytest.raises(LayoutError):
        document.as_file()


def test_a_layout_that_is_in_no_file_yet_is_modified(document: LayoutDocument) -> None:
    document.replace(PAIR, is_saved=False)
    assert document.is_modified


def test_the_layers_are_told_with_the_edit(document: LayoutDocument) -> None:
    told: list[DocumentChange] = []
    document.changed.connect(told.append)
    move = LayerMove(LayerStep.INSERT, 0)
    document.apply(SlotChange(slots(A, B), slots((0, 0, 1), (2, 0, 1))), "Insert layer", move)
    document.undo()
    assert [change.layers for change in told] == [move, LayerMove(LayerStep.REMOVE, 0)]


@given(BOARDS.filter(bool))
def test_save_and_load_give_the_same_document(board: frozenset[Slot]) -> None:
    document = LayoutDocument()
    document.apply(SlotChange(added=board), "Draw")
    document.change_details(document.details._replace(name="名前 <b>", description="a\nb"), "Details")
    other = LayoutDocument()
    other.replace(decode_layout(encode_layout(document.as_file()), ""))
    assert other.plane.slots == canonical(board)
    assert other.details == document.details


def test_a_whole_tile_board_becomes_a_shisen_field_wherever_it_lies(document: LayoutDocument) -> None:
    document.replace(None)
    document.apply(adding((-3, 1, 2), (1, 1, 2), (-3, 5, 2)), "Draw")
    document.change_details(document.details._replace(game="shisen-sho"), "Details")
    assert document.plane.slots == slots((-4, 0, 0), (0, 0, 0), (-4, 4, 0))
    document.undo()
    assert document.plane.slots == slots((-3, 1, 2), (1, 1, 2), (-3, 5, 2))
    assert not document.is_flat


def test_what_is_saved_in_the_middle_of_a_gesture_is_what_counts(document: LayoutDocument) -> None:
    gesture = document.begin("Draw")
    gesture.add(adding(C))
    document.mark_saved(document.as_file())
    assert not document.is_modified
    gesture.cancel()
    assert document.is_modified


def test_who_follows_a_gesture_may_cancel_it(document: LayoutDocument) -> None:
    document.changed.connect(lambda _: document.cancel_gesture())
    document.begin("Draw").add(adding(C))
    document.begin("Move").replace(SlotChange(slots(A), slots((0, 4, 0))))
    assert document.plane.slots == slots(A, B)
    assert document.undo_stack.count() == 0
