from __future__ import annotations

import pytest

from editor.change import SlotChange
from editor.layer_stack import LayerView
from editor.tools.layer_commands import LayerCommands
from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import MAX_Z, Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.editor.places import adding, slots

PILE = LayoutFile(Layout.from_tiles([(0, 0, 0), (0, 0, 1), (0, 0, 2), (4, 0, 0)]))


@pytest.fixture
def workspace() -> Workspace:
    workspace = Workspace()
    workspace.document.replace(PILE)
    return workspace


def test_as_many_layers_are_listed_as_there_are_and_more_when_wanted(workspace: Workspace) -> None:
    assert workspace.layers.view.total == 3
    workspace.layers.add_on_top()
    assert workspace.layers.view == LayerView(total=4, current=3)
    workspace.document.apply(adding((8, 0, 6)), "Draw")
    assert workspace.layers.view.total == 7
    workspace.layers.select(1000)
    assert workspace.layers.current == MAX_Z
    workspace.layers.add_on_top()
    assert workspace.layers.view.total == MAX_Z + 1
    workspace.layers.select(-3)
    assert workspace.layers.current == 0


def test_what_is_hidden_or_locked_may_not_be_touched(workspace: Workspace) -> None:
    layers = workspace.layers
    layers.set_hidden(1, True)
    layers.set_locked(2, True)
    assert workspace.editable(workspace.document.plane) == slots((0, 0, 0), (4, 0, 0))
    assert workspace.visible(workspace.document.plane) == slots((0, 0, 0), (4, 0, 0), (0, 0, 2))
    layers.show_all()
    layers.set_locked(2, False)
    layers.set_only_current(True)
    assert workspace.editable(workspace.document.plane) == slots((0, 0, 0), (4, 0, 0))


def test_hidden_and_locked_layers_stay_so_under_their_new_numbers(workspace: Workspace) -> None:
    layers, commands = workspace.layers, LayerCommands(workspace)
    layers.set_hidden(2, True)
    layers.set_locked(1, True)
    layers.select(0)
    commands.insert_layer()
    assert layers.view == LayerView(total=4, current=0, hidden=frozenset([3]), locked=frozenset([2]))
    workspace.document.undo()
    assert layers.view.hidden == {2}
    assert layers.view.locked == {1}
    commands.move_layer(2, 0)
    assert layers.view.hidden == {0}
    assert layers.view.locked == {2}


def test_a_shisen_field_has_one_layer(workspace: Workspace) -> None:
    workspace.layers.set_auto(True)
    workspace.layers.select(2)
    workspace.document.apply(SlotChange(removed=slots((0, 0, 1), (0, 0, 2))), "Erase")
    workspace.document.change_details(workspace.document.details._replace(game="shisen-sho"), "Details")
    assert workspace.layers.view == LayerView()
    workspace.layers.select(1)
    workspace.layers.set_auto(True)
    assert workspace.layers.view == LayerView()
    assert workspace.step == 2


def test_another_layout_is_looked_at_from_its_lowest_layer(workspace: Workspace) -> None:
    workspace.layers.set_hidden(0, True)
    workspace.layers.set_auto(True)
    workspace.layers.select(2)
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (0, 0, 1)])))
    assert workspace.layers.view == LayerView(total=2, is_auto=True)


def test_an_empty_layer_that_is_taken_out_or_put_in_comes_and_goes_with_undo(workspace: Workspace) -> None:
    layers, commands = workspace.layers, LayerCommands(workspace)
    layers.add_on_top()
    commands.delete_layer()
    assert layers.view == LayerView(total=3, current=2)
    workspace.document.undo()
    assert layers.view.total == 4
    layers.select(3)
    commands.duplicate_layer()
    assert layers.view == LayerView(total=5, current=4)
    workspace.document.undo()
    assert layers.view == LayerView(total=4, current=3)
    workspace.document.redo()
    assert layers.view.total == 5


def test_a_layer_that_was_locked_stays_so_when_the_board_becomes_a_shisen_field(workspace: Workspace) -> None:
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)])))
    workspace.layers.set_locked(0, True)
    workspace.layers.set_locked(3, True)
    workspace.document.change_details(workspace.document.details._replace(game="shisen-sho"), "Details")
    assert workspace.layers.view == LayerView(locked=frozenset([0]))


def test_a_layer_that_is_not_listed_any_more_is_taken_out_again(workspace: Workspace) -> None:
    document, layers = workspace.document, workspace.layers
    document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), game="shisen-sho"))
    document.change_details(document.details._replace(game="solitaire"), "Details")
    document.apply(adding((0, 0, 1)), "Draw")
    layers.add_on_top()
    LayerCommands(workspace).delete_layer()
    for _ in range(3):
        document.undo()
    assert layers.view.total == 1
    for _ in range(3):
        document.redo()
    assert layers.view.total == 2
