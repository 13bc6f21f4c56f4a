"""The canvas with everything that draws on it: scene, view, tools, commands and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.canvas.scene import CanvasScene
from editor.canvas.view import CanvasView
from editor.edits.clip import Clip
from editor.keyboard import KeyboardCursor
from editor.tools.edit_commands import EditCommands
from editor.tools.tool_box import ToolBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot


class DrawingBoard(QObject):
    """Puts the parts together; each knows the workspace, and none the others."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        """Make all parts, with the brush in hand."""
        super().__init__(window)
        self.tool_box = ToolBox(workspace, self)
        self.commands = EditCommands(workspace, self.tool_box, self)
        self.scene = CanvasScene(workspace, parent=self)
        self.view = CanvasView(self.scene, workspace, window)
        self.view.setObjectName("canvas")
        self.keyboard = KeyboardCursor(workspace, self.tool_box, self.commands, self)
        self.view.installEventFilter(self.keyboard)
        self.tool_box.attach(self.view)
        self.tool_box.previewed.connect(self.scene.show_preview)
        self.tool_box.changed.connect(lambda name: self.view.set_panning(name == "pan"))

    def show_slots(self, slots: frozenset[Slot]) -> None:
        """Scroll as far as it takes to see these tiles."""
        geometry = self.scene.geometry
        if slots and geometry is not None:
            first, *others = (geometry.area(slot) for slot in slots)
            for area in others:
                first = first.united(area)
            self.view.show_area(first)

    def carry(self, slots: frozenset[Slot]) -> None:
        """Take tiles in hand that are to be laid among those that are there."""
        if slots:
            self.tool_box.carry(Clip(slots))
            self.view.setFocus()
