"""What menus, panels and keys do with the tiles that are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.change import SlotChange
from editor.edits.arranging import (
    Side,
    flipped,
    mirror_half,
    mirror_quarter,
    move,
    moved,
    rotated,
    turn_half,
)
from editor.edits.clip import Clip
from editor.edits.shapes import connected
from editor.plane import EditError, EditFault
from editor.tools.layer_commands import LayerCommands
from mahjong_qt.engine.layout.symmetry import Symmetry

if TYPE_CHECKING:
    from editor.tools.tool_box import ToolBox
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot


FURTHEST_COPY = 40
"""Steps aside at which a duplicate is tried."""

_ASIDE = ((2, 2), (1, 1), (2, 0), (0, 2))


class EditCommands(LayerCommands):
    """Commands on the selection, on layers and on the board. What is locked or hidden stays as it is.

    Arranging works on what is selected; where nothing is, on the whole board.
    """

    def __init__(self, workspace: Workspace, tool_box: ToolBox, parent: QObject | None = None) -> None:
        """Work on a workspace; pasted tiles are given to the stamp."""
        super().__init__(workspace, parent)
        self._tool_box = tool_box
        self.clipboard = tool_box.clipboard

    # what is selected

    def select_all(self) -> None:
        """Select all tiles that may be touched."""
        self._workspace.selection.set(self._workspace.editable(self._workspace.document.plane))

    def select_layer(self) -> None:
        """Select the tiles of the current layer."""
        z = self._workspace.layers.current
        self._workspace.selection.set(self._workspace.editable(self._workspace.document.plane.on_layer(z)))

    def select_none(self) -> None:
        """Select nothing."""
        self._workspace.selection.clear()

    def invert(self) -> None:
        """Select the other tiles that may be touched."""
        tiles = self._workspace.editable(self._workspace.document.plane)
        self._workspace.selection.set(tiles - self._workspace.selection.slots)

    def select_connected(self) -> None:
        """Select all tiles that touch the selected ones, or else that at the cursor, and so on from tile to tile."""
        touchable, cursor = self._touchable(), self._workspace.cursor
        starts = self._selected() or [
            slot for slot in self._workspace.document.plane.overlapping(cursor) if slot in touchable
        ]
        found: set[Slot] = set()
        for start in starts:
            if start not in found:
                found |= connected(touchable, start)
        self._workspace.selection.add(found)

    # cut, copy and paste

    def delete(self) -> None:
        """Take the selected tiles away."""
        self._workspace.apply(SlotChange(removed=self._selected()), self.tr("Delete tiles"))

    def cut(self) -> None:
        """Take the selected tiles away and keep them on the clipboard."""
        selected = self._selected()
        if selected:
            self.clipboard.put(Clip(selected), self._workspace.document.details.game)
            self._workspace.apply(SlotChange(removed=selected), self.tr("Cut tiles"))

    def copy(self) -> None:
        """Keep the selected tiles on the clipboard, all where none is selected."""
        plane = self._workspace.document.plane
        slots = self._workspace.selection.slots or plane.slots
        if slots:
            self.clipboard.put(Clip(slots), self._workspace.document.details.game)

    def paste(self) -> bool:
        """Give what is on the clipboard to the stamp, and say whether there are tiles."""
        clip = self.clipboard.clip()
        if clip is None:
            return False
        self._tool_box.carry(clip)
        return True

    def duplicate(self) -> None:
        """Lay a copy of the selected tiles beside them, where there is room, and select it."""
        selected = self._selected()
        for right, down in _ASIDE:
            if (right, down) == (1, 1) and self._workspace.document.is_flat:
                continue
            for distance in range(1, FURTHEST_COPY + 1):
                copies = moved(selected, right * distance, down * distance)
                change = SlotChange(added=copies)
                if selected and not copies & selected and self._workspace.document.can_make(change):
                    self._workspace.apply(change, self.tr("Duplicate tiles"))
                    self._workspace.selection.set(copies)
                    return
        if selected:
            self._workspace.refused.emit(EditError(EditFault.OVERLAP, selected))

    # where tiles are

    def move_by(self, dx: int, dy: int) -> bool:
        """Move the selected tiles by steps, half tiles but in a shisen-sho field, and say whether they moved."""
        step = self._workspace.step
        selected = self._selected()
        return self._rearrange(selected, moved(selected, step * dx, step * dy), self.tr("Move tiles"))

    def raise_by(self, dz: int) -> bool:
        """Move the selected tiles by layers, and say whether they moved."""
        selected = self._selected()
        there = moved(selected, 0, 0, dz)
        if selected and not all(self._workspace.layers.view.is_editable(slot.z) for slot in there):
            self._workspace.refused.emit(EditError(EditFault.LOCKED, there))
            return False
        return self._rearrange(selected, there, self.tr("Raise tiles") if dz > 0 else self.tr("Lower tiles"))

    def flip_horizontal(self) -> bool:
        """Swap left and right."""
        slots = self._chosen()
        return self._rearrange(slots, flipped(slots, Symmetry.LEFT_RIGHT), self.tr("Flip horizontally"))

    def flip_vertical(self) -> bool:
        """Swap top and bottom."""
        slots = self._chosen()
        return self._rearrange(slots, flipped(slots, Symmetry.TOP_BOTTOM), self.tr("Flip vertically"))

    def rotate(self, quarters: int) -> bool:
        """Turn by so many quarters clockwise."""
        slots = self._chosen()
        return self._rearrange(slots, rotated(slots, quarters, self._workspace.step), self.tr("Rotate tiles"))

    def shift_board(self, dx: int, dy: int) -> bool:
        """Move all tiles, locked ones too, by steps."""
        step, selected = self._workspace.step, self._workspace.selection.slots
        change = move(self._workspace.document.plane.slots, step * dx, step * dy)
        if not self._workspace.apply(change, self.tr("Shift board")):
            return False
        self._workspace.selection.set(moved(selected, step * dx, step * dy))
        return True

    def make_symmetric(self, kept: Side) -> bool:
        """Replace the other half by the mirror image of this one, about the axis."""
        axes = self._workspace.symmetry.guide.axes
        return self._workspace.apply(mirror_half(self._touchable(), kept, axes), self.tr("Make symmetric"))

    def make_turned(self, kept: Side) -> bool:
        """Replace the other half by this one turned by 180 degrees about the point where the axes cross."""
        axes = self._workspace.symmetry.guide.axes
        return self._workspace.apply(turn_half(self._touchable(), kept, axes), self.tr("Make symmetric"))

    def make_quartered(self) -> bool:
        """Replace the other quarters by the mirror images of the top left one."""
        axes = self._workspace.symmetry.guide.axes
        return self._workspace.apply(mirror_quarter(self._touchable(), axes), self.tr("Make symmetric"))

    def _rearrange(self, before: frozenset[Slot], after: frozenset[Slot], text: str) -> bool:
        was_selected = self._workspace.selection.slots
        if not self._workspace.apply(SlotChange.between(before, after), text):
            return False
        if was_selected:
            self._workspace.selection.set(after)
        return True

    def _selected(self) -> frozenset[Slot]:
        """Return what is selected and may be touched; say why when that is nothing of it."""
        selected = self._workspace.selection.slots
        touchable = self._workspace.editable(selected)
        if selected and not touchable:
            self._workspace.refused.emit(EditError(EditFault.LOCKED, selected))
        return touchable

    def _touchable(self) -> frozenset[Slot]:
        return self._workspace.editable(self._workspace.document.plane)

    def _chosen(self) -> frozenset[Slot]:
        """Return what is to be arranged: what is selected, and nothing when all of that is locked, else the board."""
        return self._selected() if self._workspace.selection.slots else self._touchable()
