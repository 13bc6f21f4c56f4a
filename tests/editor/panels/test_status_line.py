from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.preview import Preview
from editor.panels.status_line import StatusLine
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import adding, slots

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.workspace import Workspace


@pytest.fixture
def line(qtbot: QtBot, workspace: Workspace) -> StatusLine:
    line = StatusLine(workspace)
    qtbot.addWidget(line)
    return line


def test_what_a_click_would_do_is_said(line: StatusLine) -> None:
    line.show_preview(Preview(text="Lay 2 tiles on layer 1"))
    assert line.hint.text() == "Lay 2 tiles on layer 1"


def test_a_refusal_is_said_for_a_while(qtbot: QtBot, line: StatusLine, workspace: Workspace) -> None:
    line.show_preview(Preview(text="Lay a tile"))
    workspace.apply(adding((1, 0, 0)), "Draw tiles")
    assert line.hint.text() == "Two tiles of one layer would overlap."
    line.show_preview(Preview(text="Take a tile away"))
    assert "overlap" in line.hint.text()
    # its time is over
    line._timer.timeout.emit()
    assert line.hint.text() == "Take a tile away"


@pytest.mark.parametrize(
    ("slot", "words"),
    [
        (Slot(0, 0, 0), "Column 1, row 1, layer 1"),
        (Slot(5, 2, 2), "Column 3½, row 2, layer 3"),
        (Slot(-1, -2, 0), "Column ½, row 0, layer 1"),
        (Slot(-3, -5, 0), "Column -½, row -1½, layer 1"),
    ],
)
def test_places_are_counted_in_tiles(line: StatusLine, workspace: Workspace, slot: Slot, words: str) -> None:
    workspace.move_cursor(slot)
    assert line.place.text() == words


def test_the_mouse_is_where_a_tile_of_the_layer_would_lie(line: StatusLine, workspace: Workspace) -> None:
    workspace.layers.select(2)
    # two layers up, what is drawn here lies one half tile further
    line.show_hover(CanvasPoint(4, 3, 0.5, 0.5))
    assert line.place.text() == "Column 3, row 2½, layer 3"
    line.show_hover(None)
    assert line.place.text() == "Column 1, row 1, layer 3"


def test_the_mouse_in_a_field_is_in_a_whole_cell(line: StatusLine, workspace: Workspace) -> None:
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0)]), game="shisen-sho"))
    line.show_hover(CanvasPoint(3.9, 2.1))
    assert line.place.text() == "Column 2, row 2, layer 1"


def test_tiles_and_selection_are_counted(line: StatusLine, workspace: Workspace) -> None:
    assert line.tiles.text() == "6 tile(s)"
    workspace.selection.set(slots((0, 0, 0), (2, 0, 0)))
    assert line.tiles.text() == "6 tile(s), 2 selected"
    workspace.document.replace(None)
    assert line.tiles.text() == "0 tile(s)"


def test_the_zoom_is_shown(line: StatusLine) -> None:
    line.show_zoom(75)
    assert line.zoom.text() == "75 %"
