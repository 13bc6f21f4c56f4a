"""Commands on whole layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.change import SlotChange
from editor.edits import layers
from editor.plane import EditError, EditFault
from mahjong_qt.engine.layout.layout import MAX_Z

if TYPE_CHECKING:
    from editor.workspace import Workspace


class LayerCommands(QObject):
    """What can be done with the current layer. A locked one keeps its tiles, but may get another number."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        """Work on a workspace."""
        super().__init__(parent)
        self._workspace = workspace

    @property
    def can_have_layers(self) -> bool:
        """Whether there may be more than one layer: a shisen-sho field is flat."""
        return not self._workspace.document.is_flat

    @property
    def can_move_up(self) -> bool:
        """Whether there is a layer above the current one."""
        view = self._workspace.layers.view
        return self.can_have_layers and view.current + 1 < view.total

    @property
    def can_move_down(self) -> bool:
        """Whether there is a layer below the current one."""
        return self.can_have_layers and self._workspace.layers.current > 0

    def add_layer(self) -> None:
        """List an empty layer on top, and work on it."""
        if self.can_have_layers:
            self._workspace.layers.add_on_top()

    def insert_layer(self) -> None:
        """Put an empty layer in below the current one, and work on it."""
        if self.can_have_layers:
            z = self._workspace.layers.current
            if self._apply(layers.insert_layer(self._workspace.document.plane, z), self.tr("Insert layer")):
                self._workspace.layers.select(z)

    def delete_layer(self) -> None:
        """Take the current layer away with its tiles; the last one only loses its tiles."""
        view, plane = self._workspace.layers.view, self._workspace.document.plane
        if not self._refuse_locked(view.current):
            if view.total == 1:
                self._workspace.apply(SlotChange(removed=plane.slots), self.tr("Delete layer"))
            else:
                self._apply(layers.remove_layer(plane, view.current), self.tr("Delete layer"))

    def duplicate_layer(self) -> None:
        """Put a copy of the current layer in above it, and work on that."""
        if self.can_have_layers:
            z = self._workspace.layers.current
            if self._apply(layers.duplicate_layer(self._workspace.document.plane, z), self.tr("Duplicate layer")):
                self._workspace.layers.select(z + 1)

    def move_layer_up(self) -> None:
        """Let the current layer and the one above change places."""
        if self.can_move_up:
            self.move_layer(self._workspace.layers.current, self._workspace.layers.current + 1)

    def move_layer_down(self) -> None:
        """Let the current layer and the one below change places."""
        if self.can_move_down:
            self.move_layer(self._workspace.layers.current, self._workspace.layers.current - 1)

    def move_layer(self, z: int, to: int) -> None:
        """Take a layer to another number."""
        if z != to and self.can_have_layers and 0 <= to <= MAX_Z:
            self._apply(layers.move_layer(self._workspace.document.plane, z, to), self.tr("Move layer"))

    def merge_down(self) -> None:
        """Put the tiles of the current layer into the one below."""
        z = self._workspace.layers.current
        if self.can_move_down and not self._refuse_locked(z) and not self._refuse_locked(z - 1):
            edit = layers.merge_down(self._workspace.document.plane, z)
            # two tiles in the very same place would become one
            if len(edit[0].added) - len(edit[0].removed) < 0:
                self._workspace.refused.emit(EditError(EditFault.OVERLAP, self._workspace.document.plane.on_layer(z)))
            else:
                self._apply(edit, self.tr("Merge layers"))

    def _apply(self, edit: layers.LayerEdit, text: str) -> bool:
        return self._workspace.apply(edit[0], text, edit[1])

    def _refuse_locked(self, z: int) -> bool:
        if self._workspace.layers.view.is_editable(z):
            return False
        self._workspace.refused.emit(EditError(EditFault.LOCKED, self._workspace.document.plane.on_layer(z)))
        return True
