"""The eraser: takes away tiles that it touches."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from editor.canvas.preview import Preview
from editor.edits.laying import erase
from editor.tools.tool import Tool
from editor.tools.words import ToolWords

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.canvas.tool_event import ToolEvent
    from editor.change import SlotChange
    from editor.document import Gesture
    from mahjong_qt.engine.layout.slot import Slot


class Eraser(Tool):
    """Takes tiles off the current layer; where tiles go on top of what lies there, the topmost ones.

    A stroke takes tiles of one layer alone, that of the first tile it touched: it never digs into a pile.
    """

    name = "eraser"

    _gesture: Gesture | None = None
    _layer: int | None = None
    _last: tuple[float, float] = (0.0, 0.0)

    @property
    def is_busy(self) -> bool:
        return self._gesture is not None

    def hover(self, event: ToolEvent) -> Preview:
        touched = self._touched(event)
        change = self._erasing(() if touched is None else [touched])
        return Preview(erased=change.removed, text=ToolWords().erasing(len(change.removed)))

    def press(self, event: ToolEvent) -> Preview:
        self._gesture = self._workspace.document.begin(self.tr("Erase tiles"))
        self._layer = None
        return self.drag(event)

    def drag(self, event: ToolEvent) -> Preview:
        if self._gesture is None:
            return self.hover(event)
        touched = self._touched(event)
        if self._layer is None:
            if touched is None:
                return Preview(text=ToolWords().erasing(0))
            self._layer = touched.z
            self._last = event.point.on_layer(touched.z)
        here = event.point.on_layer(self._layer)
        change = self._erasing(self._passed(self._layer, here))
        self._last = here
        if not change.is_empty:
            self._gesture.add(change)
        return Preview()

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

    def _touched(self, event: ToolEvent) -> Slot | None:
        """Return the tile under the mouse that this tool may take."""
        workspace = self._workspace
        view = workspace.layers.view
        if view.is_auto:
            slot = event.slot_under
        else:
            x, y = event.point.on_layer(view.current)
            slot = workspace.document.plane.tile_over(floor(x), floor(y), view.current)
        return slot if slot is not None and view.is_editable(slot.z) else None

    def _passed(self, z: int, here: tuple[float, float]) -> Iterable[Slot]:
        """Yield the tiles of a layer on the straight way from the last point."""
        (x0, y0), (x1, y1) = self._last, here
        steps = max(1, ceil(4 * max(abs(x1 - x0), abs(y1 - y0))))
        plane = self._workspace.document.plane
        for at in range(steps + 1):
            x, y = x0 + (x1 - x0) * at / steps, y0 + (y1 - y0) * at / steps
            if (slot := plane.tile_over(floor(x), floor(y), z)) is not None:
                yield slot

    def _erasing(self, slots: Iterable[Slot]) -> SlotChange:
        guide = self._workspace.symmetry.guide
        return erase(self._workspace.document.plane, slots, guide.images if guide.symmetries else None)
