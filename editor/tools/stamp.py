"""The stamp: lays copies of tiles wherever it is clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from editor.canvas.preview import NOTHING, Preview
from editor.edits.clip import Clip
from editor.tools.drawing_tool import DrawingTool
from mahjong_qt.engine.layout.symmetry import Symmetry

if TYPE_CHECKING:
    from editor.canvas.tool_event import ToolEvent
    from mahjong_qt.engine.layout.slot import Slot


class Stamp(DrawingTool):
    """Carries a clip about, its lowest tiles on the layer where a tile would go; R and F turn and flip it."""

    name = "stamp"

    clip: Clip | None = None
    """What it lays; None when nothing was given to it."""

    def hover(self, event: ToolEvent) -> Preview:
        slots = self._slots(event)
        if not slots:
            return NOTHING._replace(text=self.tr("Select or copy tiles first; then they can be stamped"))
        return self._preview(self._laying(slots))

    def press(self, event: ToolEvent) -> Preview:
        slots = self._slots(event)
        if slots:
            self._apply(self._laying(slots), self.tr("Stamp tiles"))
        return self.hover(event)

    def drag(self, event: ToolEvent) -> Preview:
        return self.hover(event)

    def turn(self, key: Qt.Key) -> bool:
        """Turn or flip what is carried, and say whether the key is one for that."""
        if self.clip is None or key not in (Qt.Key.Key_R, Qt.Key.Key_F):
            return False
        step = self._workspace.step
        self.clip = self.clip.rotated(1, step) if key == Qt.Key.Key_R else self.clip.flipped(Symmetry.LEFT_RIGHT)
        return True

    def _slots(self, event: ToolEvent) -> list[Slot]:
        if self.clip is None:
            return []
        # that one tile has room aside says nothing of the others
        place = self._target(event._replace(is_exact=True))
        return sorted(self.clip.around(place, self._workspace.step))
