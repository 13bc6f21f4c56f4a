"""Where the mouse or the cursor of the keyboard is, as a place of a tile."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.tool_event import ToolEvent
from editor.edits.laying import slot_at
from mahjong_qt.engine.layout.layout import MAX_Z
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from editor.workspace import Workspace

_ASIDE = (-1, 0, 1)


def middle_of(slot: Slot) -> tuple[float, float]:
    """Return the middle of a tile in half-tile units."""
    return slot.x + TILE_SPAN / 2, slot.y + TILE_SPAN / 2


def slot_wanted(workspace: Workspace, event: ToolEvent) -> Slot:
    """Return where a tile would go: on the current layer, or on top of what lies under the mouse.

    Where it would overlap another one, but half a tile aside there is room under the mouse, it goes there.
    """
    view, plane = workspace.layers.view, workspace.document.plane
    z = view.current
    if view.is_auto:
        z = 0 if event.slot_under is None else min(event.slot_under.z + 1, MAX_Z)
    x, y = event.point.on_layer(z)
    slot = slot_at(x, y, z, workspace.step)
    if event.is_exact or workspace.step > 1 or plane.has_room(slot):
        return slot
    return next((near for near in _around(slot, x, y) if plane.has_room(near)), slot)


def slot_touched(workspace: Workspace, event: ToolEvent) -> Slot | None:
    """Return the tile under the mouse on the current layer; where tiles go on top of others, the topmost one."""
    view, plane = workspace.layers.view, workspace.document.plane
    if view.is_auto:
        return event.slot_under
    x, y = event.point.on_layer(view.current)
    if event.is_exact:
        return _tile_at(workspace, slot_at(x, y, view.current, 1))
    return plane.tile_over(floor(x), floor(y), view.current)


def event_at_cursor(workspace: Workspace, modifiers: Qt.KeyboardModifier) -> ToolEvent:
    """Return what a tool would be told if the mouse were at the cursor of the keyboard."""
    cursor, view = workspace.cursor, workspace.layers.view
    # nothing rises: the point is the middle of the tile on every layer
    point = CanvasPoint(*middle_of(cursor))
    found = (_tile_at(workspace, cursor._replace(z=z)) for z in range(view.total - 1, -1, -1) if view.is_visible(z))
    under = next((slot for slot in found if slot is not None), None)
    return ToolEvent(point, under, modifiers, Qt.MouseButton.LeftButton, is_exact=True)


def looked_at_again(workspace: Workspace, event: ToolEvent) -> ToolEvent:
    """Return the event as it would be now that tiles or layers have changed under the mouse."""
    view, plane = workspace.layers.view, workspace.document.plane
    for z in range(view.total - 1, -1, -1):
        x, y = event.point.on_layer(z)
        if view.is_visible(z) and (slot := plane.tile_over(floor(x), floor(y), z)) is not None:
            return event._replace(slot_under=slot)
    return event._replace(slot_under=None)


def _tile_at(workspace: Workspace, slot: Slot) -> Slot | None:
    """Return the tile at a place, else one that is partly there."""
    plane = workspace.document.plane
    return slot if slot in plane else next(iter(plane.overlapping(slot)), None)


def _around(slot: Slot, x: float, y: float) -> list[Slot]:
    """Return the places half a tile aside of which a tile would still have the point on it, the nearest first."""
    middles = {
        near: middle_of(near) for near in (Slot(slot.x + dx, slot.y + dy, slot.z) for dx in _ASIDE for dy in _ASIDE)
    }
    half = TILE_SPAN / 2
    near = [place for place, (mx, my) in middles.items() if abs(mx - x) <= half and abs(my - y) <= half]
    return sorted(near, key=lambda place: (middles[place][0] - x) ** 2 + (middles[place][1] - y) ** 2)
