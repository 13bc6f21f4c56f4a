from __future__ import annotations

from editor.change import SlotChange
from editor.tools.layer_commands import LayerCommands
from editor.workspace import Workspace
from tests.editor.places import adding, removing, slots

A, B, C = (0, 0, 0), (2, 0, 0), (4, 0, 0)


def made() -> Workspace:
    workspace = Workspace()
    workspace.document.apply(adding(A, B, C), "Draw")
    return workspace


def test_only_tiles_that_are_there_are_selected() -> None:
    selection = made().selection
    selection.set(slots(A, (8, 8, 8)))
    assert selection.slots == slots(A)
    selection.add(slots(B))
    selection.subtract(slots(A))
    assert selection.slots == slots(B)


def test_tiles_that_go_are_selected_no_more() -> None:
    workspace = made()
    workspace.selection.set(slots(A, B))
    workspace.document.apply(removing(A), "Erase")
    assert workspace.selection.slots == slots(B)


def test_the_selection_moves_with_its_tiles_and_back_when_that_is_undone() -> None:
    workspace = made()
    workspace.selection.set(slots(A, B))
    workspace.document.apply(SlotChange(slots(A, B), slots((0, 2, 0), (2, 2, 0))), "Move")
    assert workspace.selection.slots == slots((0, 2, 0), (2, 2, 0))
    workspace.document.undo()
    assert workspace.selection.slots == slots(A, B)


def test_nothing_is_selected_in_another_layout() -> None:
    workspace = made()
    workspace.selection.set(slots(A))
    told: list[object] = []
    workspace.selection.changed.connect(told.append)
    workspace.document.replace(None)
    assert told == [frozenset()]


def test_the_selection_goes_with_its_layer() -> None:
    workspace = made()
    workspace.selection.set(slots(A, B))
    LayerCommands(workspace).insert_layer()
    assert workspace.selection.slots == slots((0, 0, 1), (2, 0, 1))
    workspace.document.undo()
    assert workspace.selection.slots == slots(A, B)
