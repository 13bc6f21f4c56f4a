from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QUndoStack

from editor.change import Details, DetailsChange, DocumentChange
from editor.commands import EditCommand
from tests.editor.places import adding

NAMES = ["", "C", "Ca", "Cat"]
LAID = DocumentChange(adding((0, 0, 0)))


def typed(before: str, after: str) -> DocumentChange:
    return DocumentChange(details=DetailsChange(Details(name=before), Details(name=after)))


def test_an_edit_that_is_made_already_is_not_made_twice() -> None:
    made: list[DocumentChange] = []
    stack = QUndoStack()
    stack.push(EditCommand(made.append, LAID, "Draw", is_made=True))
    assert made == []
    stack.undo()
    stack.redo()
    assert made == [LAID.reversed(), LAID]


def test_texts_of_one_field_in_a_row_are_one_step_and_of_two_fields_two() -> None:
    made: list[DocumentChange] = []
    stack = QUndoStack()
    for before, after in pairwise(NAMES):
        stack.push(EditCommand(made.append, typed(before, after), "Details", merge_id=3))
    assert stack.count() == 1
    stack.undo()
    assert made[-1] == typed("Cat", "")
    stack.redo()
    stack.push(EditCommand(made.append, typed("Cat", "Cats"), "Details", merge_id=4))
    assert stack.count() == 2


def test_edits_of_tiles_are_never_one_step() -> None:
    made: list[DocumentChange] = []
    stack = QUndoStack()
    for change in (LAID, typed("", "C"), DocumentChange(adding((2, 0, 0)))):
        stack.push(EditCommand(made.append, change, "Draw", merge_id=3))
    assert stack.count() == 3
