"""The selection tool: selects tiles with a frame or by clicks, and moves them."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.preview import NOTHING, Preview
from editor.change import SlotChange
from editor.edits.arranging import move, moved
from editor.edits.shapes import connected
from editor.plane import EditError
from editor.tools.places import middle_of
from editor.tools.tool import ALT, CONTROL, SHIFT, Tool
from editor.tools.words import ToolWords, fault_words
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from editor.canvas.tool_event import ToolEvent


class Select(Tool):
    """Selects on the current layer; where tiles go on top of what lies there, on every layer that is shown.

    A frame selects what has its middle in it: with Shift besides what is selected, with Ctrl it takes away from that.
    A tile that is dragged takes the selection along, with Alt a copy of it. A double click selects all that touch.
    With keys there are frames alone, from tile to tile.
    """

    name = "select"
    draws = False
    spans = True

    _frame_start: CanvasPoint | None = None
    _at_first: frozenset[Slot] = frozenset()
    _before: frozenset[Slot] = frozenset()
    _takes_away = False

    _grip: tuple[float, float] = (0.0, 0.0)
    _grip_layer = 0
    _moving: frozenset[Slot] = frozenset()
    _offset = (0, 0)
    _is_copy = False
    _clicked: Slot | None = None

    @property
    def is_busy(self) -> bool:
        return self._frame_start is not None or super().is_busy

    def hover(self, event: ToolEvent) -> Preview:
        slot = self._touched(event)
        if event.is_exact or slot is None:
            return Preview(text=self.tr("Drag a frame around tiles to select them"))
        if not self._is_editable(slot):
            return Preview(text=ToolWords().locked(slot.z))
        if slot in self._workspace.selection.slots:
            return Preview(text=self.tr("Drag to move the selected tiles, with Alt to copy them"))
        return Preview(text=self.tr("Click to select this tile, drag to move it"))

    def press(self, event: ToolEvent) -> Preview:
        selection, slot = self._workspace.selection, self._touched(event)
        self._clicked = None
        if event.is_exact or slot is None or not self._is_editable(slot):
            return self._begin_frame(event)
        if event.clicks > 1:
            selection.add(connected(self._workspace.editable(self._workspace.document.plane), slot))
        elif event.modifiers & CONTROL:
            (selection.subtract if slot in selection.slots else selection.add)([slot])
        elif event.modifiers & SHIFT:
            selection.add([slot])
        else:
            if slot in selection.slots:
                # unless it is dragged now, it alone
                self._clicked = slot
            else:
                selection.set([slot])
            self._begin_move(event, slot)
        return NOTHING

    def drag(self, event: ToolEvent) -> Preview:
        if self._frame_start is not None:
            return self._select_in_frame(self._frame_start, event)
        return self._move(event) if self.is_busy else NOTHING

    def release(self, event: ToolEvent) -> Preview:
        if self._clicked is not None and self.is_busy and not self._is_copy:
            self._workspace.selection.set([self._clicked])
        self._clicked = self._frame_start = None
        return super().release(event)

    def cancel(self) -> bool:
        self._clicked = None
        if self._frame_start is not None:
            self._frame_start = None
            self._workspace.selection.set(self._at_first)
            return True
        if not super().cancel():
            return False
        self._workspace.selection.set(self._moving)
        return True

    def _begin_frame(self, event: ToolEvent) -> Preview:
        selection = self._workspace.selection
        self._takes_away, self._at_first = bool(event.modifiers & CONTROL), selection.slots
        if not event.modifiers & (SHIFT | CONTROL):
            selection.clear()
        self._frame_start, self._before = event.point, selection.slots
        return self._select_in_frame(event.point, event) if event.is_exact else NOTHING

    def _select_in_frame(self, start: CanvasPoint, event: ToolEvent) -> Preview:
        workspace = self._workspace
        view = workspace.layers.view
        frame = _around_tiles(start, event.point) if event.is_exact else (start, event.point)
        layers = range(view.total) if view.is_auto else [view.current]
        edges = {z: _edges(frame, z) for z in layers if view.is_editable(z)}
        found = {slot for slot in workspace.document.plane if slot.z in edges and _has_middle_in(slot, edges[slot.z])}
        workspace.selection.set(self._before - found if self._takes_away else self._before | found)
        return Preview(frame=frame, text=self.tr("%n tile(s) selected", "", len(workspace.selection.slots)))

    def _begin_move(self, event: ToolEvent, slot: Slot) -> None:
        self._is_copy = bool(event.modifiers & ALT)
        text = self.tr("Copy tiles") if self._is_copy else self.tr("Move tiles")
        # layers may have been locked since they were selected
        self._moving = self._workspace.editable(self._workspace.selection.slots)
        self._grip, self._grip_layer, self._offset = event.point.on_layer(slot.z), slot.z, (0, 0)
        self._gesture = self._workspace.document.begin(text)

    def _move(self, event: ToolEvent) -> Preview:
        step, here = self._workspace.step, event.point.on_layer(self._grip_layer)
        dx, dy = (step * floor((end - start) / step + 0.5) for start, end in zip(self._grip, here, strict=True))
        there = moved(self._moving, dx, dy)
        if (dx, dy) != self._offset and self._gesture is not None:
            self._clicked = None
            change = SlotChange(added=there - self._moving) if self._is_copy else move(self._moving, dx, dy)
            try:
                self._gesture.replace(SlotChange() if (dx, dy) == (0, 0) else change)
            except EditError as error:
                return Preview(blocked=there, text=fault_words(error))
            self._offset = dx, dy
            self._workspace.selection.set(there)
        return Preview(text=self.tr("Moved by %1, %2 half tiles").replace("%1", str(dx)).replace("%2", str(dy)))


def _around_tiles(start: CanvasPoint, end: CanvasPoint) -> tuple[CanvasPoint, CanvasPoint]:
    """Return the corners of the rectangle around the tiles whose middles are at two points."""
    half = TILE_SPAN / 2
    left, right = sorted((start.x, end.x))
    top, bottom = sorted((start.y, end.y))
    corners = (left - half, top - half), (right + half, bottom + half)
    return end._replace(x=corners[0][0], y=corners[0][1]), end._replace(x=corners[1][0], y=corners[1][1])


def _edges(frame: tuple[CanvasPoint, CanvasPoint], z: int) -> tuple[float, float, float, float]:
    (x0, y0), (x1, y1) = (corner.on_layer(z) for corner in frame)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def _has_middle_in(slot: Slot, edges: tuple[float, float, float, float]) -> bool:
    (x, y), (left, top, right, bottom) = middle_of(slot), edges
    return left <= x <= right and top <= y <= bottom
