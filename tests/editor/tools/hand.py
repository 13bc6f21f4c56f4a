"""A designer's hand for tests: a workspace with all tools, and a mouse that tells them where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.preview import NOTHING, Preview
from editor.canvas.tool_event import ToolEvent
from editor.keyboard import KeyboardCursor
from editor.tools.edit_commands import EditCommands
from editor.tools.tool_box import ToolBox
from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile

if TYPE_CHECKING:
    from editor.plane import EditError
    from mahjong_qt.engine.layout.layout_file import Game
    from mahjong_qt.engine.layout.slot import Slot

Modifier: TypeAlias = Qt.KeyboardModifier
Button: TypeAlias = Qt.MouseButton
PLAIN = Modifier.NoModifier


class Hand:
    """Points at places of the lowest layer in half tiles; nothing rises, so a point is the same on every layer."""

    def __init__(self, *places: tuple[int, int, int], game: Game = "solitaire") -> None:
        self.workspace = Workspace()
        if places:
            self.workspace.document.replace(LayoutFile(Layout.from_tiles(places), game=game))
        self.tool_box = ToolBox(self.workspace)
        self.commands = EditCommands(self.workspace, self.tool_box)
        self.keys = KeyboardCursor(self.workspace, self.tool_box, self.commands)
        self.preview = NOTHING
        self.refused: list[EditError] = []
        self.tool_box.previewed.connect(self._see)
        self.workspace.refused.connect(self.refused.append)

    @property
    def tiles(self) -> frozenset[Slot]:
        return self.workspace.document.plane.slots

    @property
    def steps(self) -> list[str]:
        """The texts of the steps that can be undone."""
        stack = self.workspace.document.undo_stack
        return [stack.text(at) for at in range(stack.index())]

    def event(self, x: float, y: float, modifiers: Qt.KeyboardModifier = PLAIN, clicks: int = 1) -> ToolEvent:
        over = [
            slot
            for slot in self.workspace.visible(self.workspace.document.plane)
            if slot.x <= x < slot.x + 2 and slot.y <= y < slot.y + 2
        ]
        under = max(over, key=lambda slot: slot.z, default=None)
        return ToolEvent(CanvasPoint(x, y), under, modifiers, Button.LeftButton, clicks)

    def hover(self, x: float, y: float) -> Preview:
        self.tool_box.move(self.event(x, y)._replace(button=Button.NoButton))
        return self.preview

    def drag(
        self,
        *way: tuple[float, float],
        button: Qt.MouseButton = Button.LeftButton,
        modifiers: Qt.KeyboardModifier = PLAIN,
        release: bool = True,
    ) -> None:
        self.tool_box.press(self.event(*way[0], modifiers)._replace(button=button))
        for place in way[1:]:
            self.tool_box.move(self.event(*place, modifiers)._replace(button=button))
        if release:
            self.tool_box.release(self.event(*way[-1], modifiers)._replace(button=button))

    def click(self, x: float, y: float, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        self.drag((x, y), modifiers=modifiers)

    def press(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        for key in keys:
            assert self.keys.press(key, modifiers), key

    def _see(self, preview: Preview) -> None:
        self.preview = preview
