"""The selection tool: selects tiles with a frame or by clicks, and moves them."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from editor.canvas.preview import NOTHING, Preview
from editor.change import SlotChange
from editor.edits.arranging import move, moved
from editor.edits.shapes import connected
from editor.plane import EditError
from editor.tools.tool import ALT, CONTROL, SHIFT, Tool, middle_of
from editor.tools.words import fault_words

if TYPE_CHECKING:
    from editor.canvas.canvas_point import CanvasPoint
    from editor.canvas.tool_event import ToolEvent
    from editor.document import Gesture
    from mahjong_qt.engine.layout.slot import Slot


class Select(Tool):
    """Selects on the current layer; where tiles go on top of what lies there, on every layer that is shown.

    A frame selects what has its middle in it: with Shift besides what is selected, with Ctrl it takes away from that.
    A tile that is dragged takes the selection along, with Alt a copy of it. A double click selects all that touch.
    """

    name = "select"
    draws = False

    _frame_start: CanvasPoint | None = None
    _before: frozenset[Slot] = frozenset()
    _gesture: Gesture | None = None
    _grip: tuple[float, float] = (0.0, 0.0)
    _moving: frozenset[Slot] = frozenset()
    _grip_layer = 0
    _is_copy = False

    @property
    def is_busy(self) -> bool:
        return self._frame_start is not None or self._gesture is not None

    def hover(self, event: ToolEvent) -> Preview:
        slot = self._touched(event)
        if slot is None:
            return Preview(text=self.tr("Drag a frame around tiles to select them"))
        if slot in self._workspace.selection.slots:
            return Preview(text=self.tr("Drag to move the selected tiles, with Alt to copy them"))
        return Preview(text=self.tr("Click to select this tile, drag to move it"))

    def press(self, event: ToolEvent) -> Preview:
        selection, slot = self._workspace.selection, self._touched(event)
        if slot is None:
            self._frame_start, self._before = event.point, selection.slots
            if not event.modifiers & (SHIFT | CONTROL):
                selection.clear()
                self._before = frozenset()
            return NOTHING
        if event.clicks > 1:
            selection.add(connected(self._workspace.editable(self._workspace.document.plane), slot))
        elif event.modifiers & CONTROL:
            (selection.subtract if slot in selection.slots else selection.add)([slot])
        elif event.modifiers & SHIFT:
            selection.add([slot])
        else:
            if slot not in selection.slots:
                selection.set([slot])
            self._begin_move(event, slot)
        return NOTHING

    def drag(self, event: ToolEvent) -> Preview:
        if self._gesture is not None:
            return self._move(event)
        if self._frame_start is not None:
            self._select_in_frame(self._frame_start, event)
            return Preview(frame=(self._frame_start, event.point))
        return NOTHING

    def release(self, event: ToolEvent) -> Preview:
        if self._gesture is not None:
            self._gesture.finish()
            self._gesture = None
        self._frame_start = None
        return self.hover(event)

    def cancel(self) -> bool:
        if self._frame_start is not None:
            self._frame_start = None
            self._workspace.selection.set(self._before)
            return True
        gesture, self._gesture = self._gesture, None
        if gesture is None or gesture.is_over:
            return False
        gesture.cancel()
        self._workspace.selection.set(self._moving)
        return True

    def _touched(self, event: ToolEvent) -> Slot | None:
        workspace = self._workspace
        view = workspace.layers.view
        slot = event.slot_under
        if not view.is_auto:
            x, y = event.point.on_layer(view.current)
            slot = workspace.document.plane.tile_over(floor(x), floor(y), view.current)
        return slot if slot is not None and view.is_editable(slot.z) else None

    def _begin_move(self, event: ToolEvent, slot: Slot) -> None:
        self._is_copy = bool(event.modifiers & ALT)
        text = self.tr("Copy tiles") if self._is_copy else self.tr("Move tiles")
        self._moving, self._grip_layer = self._workspace.selection.slots, slot.z
        self._grip = event.point.on_layer(slot.z)
        self._gesture = self._workspace.document.begin(text)

    def _move(self, event: ToolEvent) -> Preview:
        x, y = event.point.on_layer(self._grip_layer)
        step = self._workspace.step
        dx, dy = (step * floor((end - start) / step + 0.5) for start, end in zip(self._grip, (x, y), strict=True))
        there = moved(self._moving, dx, dy)
        change = SlotChange(added=there - self._moving) if self._is_copy else move(self._moving, dx, dy)
        if (dx, dy) == (0, 0):
            change = SlotChange()
        try:
            if self._gesture is not None:
                self._gesture.replace(change)
        except EditError as error:
            return Preview(blocked=there, text=fault_words(error))
        self._workspace.selection.set(there)
        return Preview(text=self.tr("Moved by %1, %2 half tiles").replace("%1", str(dx)).replace("%2", str(dy)))

    def _select_in_frame(self, start: CanvasPoint, event: ToolEvent) -> None:
        workspace = self._workspace
        view = workspace.layers.view
        found = set()
        for slot in workspace.editable(workspace.document.plane):
            if view.is_auto or slot.z == view.current:
                (x0, y0), (x1, y1) = start.on_layer(slot.z), event.point.on_layer(slot.z)
                x, y = middle_of(slot)
                if min(x0, x1) <= x <= max(x0, x1) and min(y0, y1) <= y <= max(y0, y1):
                    found.add(slot)
        is_taken_away = event.modifiers & CONTROL
        workspace.selection.set(self._before - found if is_taken_away else self._before | found)
