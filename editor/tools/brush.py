"""The brush: lays tiles, one at a click, and side by side while it is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.canvas.preview import Preview
from editor.edits.shapes import stroke
from editor.plane import EditError
from editor.tools.tool import Tool
from editor.tools.words import ToolWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.canvas.tool_event import ToolEvent
    from editor.document import Gesture
    from mahjong_qt.engine.layout.slot import Slot


class Brush(Tool):
    """Lays tiles on the lattice of whole tiles that its first one begins; a stroke stays on the layer of that one.

    So a stroke across a pile does not climb it, though tiles go on top of what lies there.
    """

    name = "brush"

    _gesture: Gesture | None = None
    _anchor: Slot
    _last: tuple[float, float]

    @property
    def is_busy(self) -> bool:
        return self._gesture is not None

    def hover(self, event: ToolEvent) -> Preview:
        return self._laying_preview([self._target(event)])

    def press(self, event: ToolEvent) -> Preview:
        self._anchor = self._target(event)
        self._last = event.point.on_layer(self._anchor.z)
        self._gesture = self._workspace.document.begin(self.tr("Draw tiles"))
        return self._lay([self._anchor])

    def drag(self, event: ToolEvent) -> Preview:
        if self._gesture is None:
            return self.hover(event)
        here = event.point.on_layer(self._anchor.z)
        slots = stroke(self._anchor, self._last, here)
        self._last = here
        return self._lay(slots)

    def release(self, event: ToolEvent) -> Preview:
        if self._gesture is not None:
            self._gesture.finish()
            self._gesture = None
        return self.hover(event)

    def cancel(self) -> bool:
        gesture, self._gesture = self._gesture, None
        if gesture is None or gesture.is_over:
            return False
        gesture.cancel()
        return True

    def _lay(self, slots: Sequence[Slot]) -> Preview:
        laying = self._laying(slots)
        try:
            if self._gesture is not None and not laying.change.is_empty:
                self._gesture.add(laying.change)
        except EditError as error:
            return self._refuse(error)
        return Preview(blocked=laying.blocked, text=ToolWords().laying(laying, self._anchor.z))
