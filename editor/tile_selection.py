"""The tiles that are selected. What is selected is no part of the layout, and cannot be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.change import DocumentChange
    from editor.document import LayoutDocument


class TileSelection(QObject):
    """A set of tiles that are there: those that go are selected no more, and the selection moves with its tiles."""

    changed = Signal(object)
    """The selected slots, a frozenset."""

    def __init__(self, document: LayoutDocument, parent: QObject | None = None) -> None:
        """Begin with nothing selected."""
        super().__init__(parent)
        self._document = document
        self._slots: frozenset[Slot] = frozenset()
        document.changed.connect(self._follow)
        document.replaced.connect(self.clear)

    @property
    def slots(self) -> frozenset[Slot]:
        """The selected tiles."""
        return self._slots

    def set(self, slots: Iterable[Slot]) -> None:
        """Select exactly those of these tiles that are there."""
        there = frozenset(slot for slot in slots if slot in self._document.plane)
        if there != self._slots:
            self._slots = there
            self.changed.emit(there)

    def add(self, slots: Iterable[Slot]) -> None:
        """Select these tiles too."""
        self.set(self._slots | frozenset(slots))

    def subtract(self, slots: Iterable[Slot]) -> None:
        """Select these tiles no more."""
        self.set(self._slots - frozenset(slots))

    def clear(self) -> None:
        """Select nothing."""
        self.set(())

    def _follow(self, change: DocumentChange) -> None:
        if change.layers is not None:
            places = [(x, y, change.layers.place(z)) for x, y, z in self._slots]
            self.set(Slot(x, y, z) for x, y, z in places if z is not None)
            return
        removed, added = change.slots
        gone = removed & self._slots
        if not gone:
            return
        # exactly the selected tiles are elsewhere now: they were moved
        is_move = gone == removed and len(added) == len(removed)
        self.set((self._slots - gone) | (added if is_move else frozenset()))
