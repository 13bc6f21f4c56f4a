"""The eraser: takes away tiles that it touches."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from editor.canvas.preview import NOTHING, Preview
from editor.edits.laying import erase
from editor.plane import EditError, EditFault
from editor.tools.tool import Tool
from editor.tools.words import ToolWords

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.canvas.tool_event import ToolEvent
    from editor.change import SlotChange
    from mahjong_qt.engine.layout.slot import Slot

SAMPLES = 4
"""Points looked at for each half tile that a stroke is long."""


class Eraser(Tool):
    """Takes tiles off the current layer; where tiles go on top of what lies there, the topmost ones.

    A stroke takes tiles of one layer alone, that of the first tile it touched: it never digs into a pile.
    """

    name = "eraser"

    _layer: int | None = None
    _last: tuple[float, float] = (0.0, 0.0)

    def hover(self, event: ToolEvent) -> Preview:
        slot = self._touched(event)
        if slot is not None and not self._is_editable(slot):
            return Preview(text=ToolWords().locked(slot.z))
        change = self._erasing(() if slot is None else [slot])
        return Preview(erased=change.removed, text=ToolWords().erasing(len(change.removed)))

    def press(self, event: ToolEvent) -> Preview:
        self._gesture = self._workspace.document.begin(self.tr("Erase tiles"))
        self._layer = None
        slot = self._touched(event)
        if slot is not None and event.is_exact and not self._is_editable(slot):
            # a mouse that hovers was told already
            self._workspace.refused.emit(EditError(EditFault.LOCKED, [slot]))
        return self._erase_from(event, slot)

    def drag(self, event: ToolEvent) -> Preview:
        if not self.is_busy:
            return NOTHING
        if self._layer is None:
            return self._erase_from(event, self._touched(event))
        here = event.point.on_layer(self._layer)
        passed = self._passed(self._layer, here)
        self._last = here
        return self._erase(passed)

    def _erase_from(self, event: ToolEvent, slot: Slot | None) -> Preview:
        """Let the stroke begin with a tile."""
        if slot is None or not self._is_editable(slot):
            return self._erase(())
        self._layer, self._last = slot.z, event.point.on_layer(slot.z)
        return self._erase([slot])

    def _erase(self, slots: Iterable[Slot]) -> Preview:
        gesture = self._gesture
        if gesture is None:
            return NOTHING
        change = self._erasing(slots)
        if not change.is_empty:
            gesture.add(change)
        return Preview(text=ToolWords().erased(len(gesture.change.removed)))

    def _passed(self, z: int, here: tuple[float, float]) -> list[Slot]:
        """Return the tiles of a layer on the straight way from the last point."""
        (x0, y0), (x1, y1) = self._last, here
        steps = max(1, ceil(SAMPLES * max(abs(x1 - x0), abs(y1 - y0))))
        plane = self._workspace.document.plane
        squares = {
            (floor(x0 + (x1 - x0) * at / steps), floor(y0 + (y1 - y0) * at / steps)): None for at in range(steps + 1)
        }
        return [slot for square in squares if (slot := plane.tile_over(*square, z)) is not None]

    def _erasing(self, slots: Iterable[Slot]) -> SlotChange:
        guide = self._workspace.symmetry.guide
        return erase(self._workspace.document.plane, slots, guide.images if guide.symmetries else None)
