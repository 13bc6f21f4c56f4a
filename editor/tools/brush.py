"""The brush: lays tiles, one at a click, and side by side while it is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.canvas.preview import NOTHING, Preview
from editor.edits.shapes import stroke
from editor.tools.drawing_tool import DrawingTool
from editor.tools.words import ToolWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.canvas.tool_event import ToolEvent
    from mahjong_qt.engine.layout.slot import Slot


class Brush(DrawingTool):
    """Lays tiles on the lattice of whole tiles that its first one begins; a stroke stays on the layer of that one.

    So a stroke across a pile does not climb it, though tiles go on top of what lies there.
    """

    name = "brush"

    _anchor: Slot
    _last: tuple[float, float]

    def press(self, event: ToolEvent) -> Preview:
        self._anchor = self._target(event)
        self._last = event.point.on_layer(self._anchor.z)
        self._gesture = self._workspace.document.begin(self.tr("Draw tiles"))
        if event.is_exact:
            # a mouse that hovers was told already
            self._tell(self._laying([self._anchor]))
        return self._lay([self._anchor])

    def drag(self, event: ToolEvent) -> Preview:
        if not self.is_busy:
            return NOTHING
        here = event.point.on_layer(self._anchor.z)
        slots = stroke(self._anchor, self._last, here)
        self._last = here
        return self._lay(slots)

    def _lay(self, slots: Sequence[Slot]) -> Preview:
        laying, gesture = self._laying(slots), self._gesture
        if gesture is None:
            return NOTHING
        if not laying.change.is_empty:
            gesture.add(laying.change)
        elif laying.fault is not None:
            return self._preview(laying)
        return Preview(blocked=laying.blocked, text=ToolWords().laid(len(gesture.change.added)))
