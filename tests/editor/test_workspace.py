from __future__ import annotations

from editor.plane import EditError, EditFault
from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import adding


def test_what_cannot_be_made_is_told() -> None:
    workspace = Workspace()
    told: list[EditError] = []
    workspace.refused.connect(told.append)
    assert workspace.apply(adding((0, 0, 0)), "Draw")
    assert not workspace.apply(adding((1, 1, 0)), "Draw")
    assert [error.fault for error in told] == [EditFault.OVERLAP]


def test_the_cursor_is_on_the_layer_that_is_worked_on() -> None:
    workspace = Workspace()
    workspace.move_cursor(Slot(5, 3, 0))
    workspace.layers.select(4)
    assert workspace.cursor == Slot(5, 3, 4)


def test_the_cursor_keeps_to_the_grid_of_a_shisen_field() -> None:
    workspace = Workspace()
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), game="shisen-sho"))
    workspace.move_cursor(Slot(5, -3, 0))
    assert workspace.cursor == Slot(4, -4, 0)
