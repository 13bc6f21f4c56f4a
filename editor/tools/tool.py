"""What every tool is: moves and presses of the mouse go in, edits and previews come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from editor.canvas.preview import NOTHING, Preview
from editor.edits.laying import Laying, lay, slot_at
from editor.plane import EditError
from editor.tools.words import ToolWords, fault_words
from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_Z
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.canvas.tool_event import ToolEvent
    from editor.workspace import Workspace

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


class Tool(QObject):
    """A tool. Each call returns what the canvas is to show of it from now on."""

    name = ""
    """What it is called in the code, for ever."""

    draws = True
    """Whether the right button erases with it."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        """Work on the document of a workspace."""
        super().__init__(parent)
        self._workspace = workspace

    @property
    def is_busy(self) -> bool:
        """Whether something is begun that a release ends."""
        return False

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
        return self.hover(event)

    def cancel(self) -> bool:
        """Take back what was begun, and say whether there was anything."""
        return False

    def _target(self, event: ToolEvent) -> Slot:
        """Return where a tile would go: on the current layer, or on top of what lies under the mouse.

        Where it would overlap another one, but half a tile aside there is room under the mouse, it goes there.
        """
        workspace = self._workspace
        view = workspace.layers.view
        z = view.current
        if view.is_auto:
            z = 0 if event.slot_under is None else min(event.slot_under.z + 1, MAX_Z)
        x, y = event.point.on_layer(z)
        slot = slot_at(x, y, z, workspace.step)
        plane = workspace.document.plane
        if event.is_exact or workspace.step > 1 or plane.has_room(slot):
            return slot
        return next((near for near in _around(slot, x, y) if plane.has_room(near)), slot)

    def _laying(self, slots: Sequence[Slot]) -> Laying:
        """Find out which of these tiles can be laid, with all their images."""
        workspace = self._workspace
        if len(slots) > MAX_TILES:
            return Laying(lay(workspace.document.plane, ()).change, frozenset(slots[:1]))
        guide = workspace.symmetry.guide
        images = guide.images if guide.symmetries else None
        return lay(workspace.document.plane, slots, images, workspace.layers.view.is_editable)

    def _laying_preview(self, slots: Sequence[Slot]) -> Preview:
        laying = self._laying(slots)
        return Preview(laid=laying.change.added, blocked=laying.blocked, text=ToolWords().laying(laying, slots[0].z))

    def _refuse(self, error: EditError, preview: Preview = NOTHING) -> Preview:
        """Tell of an edit that cannot be made."""
        self._workspace.refused.emit(error)
        return preview._replace(text=fault_words(error))


def _around(slot: Slot, x: float, y: float) -> list[Slot]:
    """Return the places half a tile aside of which a tile would still have the point on it, the nearest first."""
    near = [Slot(slot.x + dx, slot.y + dy, slot.z) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    middles = {place: middle_of(place) for place in near}
    half = TILE_SPAN / 2
    near = [p for p, (mx, my) in middles.items() if abs(mx - x) <= half and abs(my - y) <= half]
    return sorted(near, key=lambda p: (middles[p][0] - x) ** 2 + (middles[p][1] - y) ** 2)


def middle_of(slot: Slot) -> tuple[float, float]:
    """Return the middle of a tile in half-tile units."""
    return slot.x + TILE_SPAN / 2, slot.y + TILE_SPAN / 2
