"""A workspace with tiles on three of its layers, and what the panels call."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.tools.edit_commands import EditCommands
from editor.tools.tool_box import ToolBox
from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

TILES = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (0, 0, 1), (3, 0, 1), (0, 0, 2)]


@pytest.fixture
def workspace(qapp: QApplication) -> Workspace:
    workspace = Workspace()
    workspace.document.replace(LayoutFile(Layout.from_tiles(TILES), name="Steps"))
    return workspace


@pytest.fixture
def commands(workspace: Workspace) -> EditCommands:
    return EditCommands(workspace, ToolBox(workspace, workspace), workspace)
