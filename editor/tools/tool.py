"""What every tool is: moves and presses of the mouse go in, edits and previews come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from editor.canvas.preview import NOTHING, Preview
from editor.tools.places import slot_touched

if TYPE_CHECKING:
    from editor.canvas.tool_event import ToolEvent
    from editor.document import Gesture
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


class Tool(QObject):
    """A tool. Each call returns what the canvas is to show of it from now on.

    A tool may have a gesture of the document under way, which others may end at any time.
    """

    name = ""
    """What it is called in the code, for ever."""

    draws = True
    """Whether the right button erases with it."""

    spans = False
    """Whether it needs two places: with keys it is begun at the one and ended at the other."""

    _gesture: Gesture | None = None

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        """Work on the document of a workspace."""
        super().__init__(parent)
        self._workspace = workspace

    @property
    def is_busy(self) -> bool:
        """Whether something is begun that a release ends."""
        return self._gesture is not None and not self._gesture.is_over

    def hover(self, event: ToolEvent) -> Preview:
        """Say what a press here would do."""
        return NOTHING

    def press(self, event: ToolEvent) -> Preview:
        """Begin."""
        return NOTHING

    def drag(self, event: ToolEvent) -> Preview:
        """Follow the mouse."""
        return NOTHING

    def release(self, event: ToolEvent) -> Preview:
        """End."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.finish()
        return self.hover(event)

    def cancel(self) -> bool:
        """Take back what was begun, and say whether there was anything."""
        gesture, self._gesture = self._gesture, None
        if gesture is None or gesture.is_over:
            return False
        gesture.cancel()
        return True

    def _touched(self, event: ToolEvent) -> Slot | None:
        """Return the tile under the mouse that may be worked on, though its layer may be locked."""
        return slot_touched(self._workspace, event)

    def _is_editable(self, slot: Slot) -> bool:
        return self._workspace.layers.view.is_editable(slot.z)
