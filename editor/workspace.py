"""The document and all that says how it is worked on, in one hand for tools, canvas and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.document import LayoutDocument
from editor.layer_stack import LayerStack
from editor.plane import EditError
from editor.symmetry_guide import SymmetryGuide
from editor.tile_selection import TileSelection
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from editor.change import LayerMove, SlotChange


class Workspace(QObject):
    """One document, how its layers are looked at, what is selected, the symmetry, and the cursor of the keyboard."""

    refused = Signal(object)
    """The :class:`~editor.plane.EditError` of an edit that could not be made."""

    cursor_changed = Signal(object)
    """The :class:`~mahjong_qt.engine.layout.slot.Slot` of the cursor."""

    highlighted = Signal(object)
    """Slots, a frozenset, that are to be pointed at, such as those of a warning; an empty one ends that."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with an empty document."""
        super().__init__(parent)
        self.document = LayoutDocument(self)
        self.layers = LayerStack(self.document, self)
        self.selection = TileSelection(self.document, self)
        self.symmetry = SymmetryGuide(self.document, self)
        self._cursor = Slot(0, 0, 0)
        self.document.replaced.connect(lambda: self.move_cursor(Slot(0, 0, 0)))
        self.layers.changed.connect(lambda view: self.move_cursor(self._cursor._replace(z=view.current)))

    @property
    def cursor(self) -> Slot:
        """Where the keyboard would lay a tile."""
        return self._cursor

    @property
    def step(self) -> int:
        """The smallest step of a tile, in half-tile units: a whole tile in a shisen-sho field."""
        return TILE_SPAN if self.document.is_flat else 1

    def move_cursor(self, slot: Slot) -> None:
        """Put the cursor of the keyboard elsewhere; in a shisen-sho field onto its grid."""
        if self.document.is_flat:
            slot = Slot(slot.x - slot.x % TILE_SPAN, slot.y - slot.y % TILE_SPAN, 0)
        if slot != self._cursor:
            self._cursor = slot
            self.cursor_changed.emit(slot)

    def editable(self, slots: Iterable[Slot]) -> frozenset[Slot]:
        """Return those of these tiles whose layers are shown and not locked."""
        view = self.layers.view
        return frozenset(slot for slot in slots if view.is_editable(slot.z))

    def visible(self, slots: Iterable[Slot]) -> frozenset[Slot]:
        """Return those of these tiles whose layers are shown."""
        view = self.layers.view
        return frozenset(slot for slot in slots if view.is_visible(slot.z))

    def apply(self, change: SlotChange, text: str, layers: LayerMove | None = None) -> bool:
        """Make an edit and say whether that changed anything; what cannot be made is told by :attr:`refused`."""
        try:
            return self.document.apply(change, text, layers)
        except EditError as error:
            self.refused.emit(error)
            return False

    def highlight(self, slots: Collection[Slot]) -> None:
        """Point at these tiles until the next edit or until nothing is to be pointed at."""
        self.highlighted.emit(frozenset(slots))
