"""What a screen reader says of the canvas: where the cursor of the keyboard is, what lies there, what was changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from editor.change import SlotChange
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.change import DocumentChange
    from editor.workspace import Workspace


class CanvasVoice(QObject):
    """Keeps the accessible description of a widget, and announces steps while it has the focus."""

    def __init__(self, widget: QWidget, workspace: Workspace) -> None:
        """Follow the workspace."""
        super().__init__(widget)
        self._widget = widget
        self._workspace = workspace
        self._change = SlotChange()
        workspace.document.changed.connect(self._gather)
        workspace.document.replaced.connect(self._forget)
        workspace.document.settled.connect(self._tell_change)
        workspace.cursor_changed.connect(self._tell_cursor)
        self._describe()

    def place_words(self, slot: Slot) -> str:
        """Return where a place is, in columns and rows of whole tiles counted from 1."""
        column, row = (QLocale().toString(place / TILE_SPAN + 1, "g", 5) for place in slot[:2])
        text = self.tr("column %1, row %2, layer %3")
        return text.replace("%1", column).replace("%2", row).replace("%3", str(slot.z + 1))

    def cursor_words(self) -> str:
        """Return what lies at the cursor, and where it is."""
        slot, plane = self._workspace.cursor, self._workspace.document.plane
        if slot in plane:
            text = self.tr("Tile at %1")
        elif plane.has_room(slot):
            text = self.tr("Free place at %1")
        else:
            text = self.tr("No room at %1")
        return text.replace("%1", self.place_words(slot))

    def change_words(self, change: SlotChange) -> str:
        """Return what an edit has done to the tiles; nothing when it did nothing to them."""
        removed, added = change
        if len(removed) == len(added):
            return self.tr("%n tile(s) moved", "", len(added)) if added else ""
        parts = []
        if added:
            parts.append(self._done(self.tr("Tile laid at %1"), self.tr("%n tile(s) laid", "", len(added)), added))
        if removed:
            gone = self.tr("%n tile(s) taken away", "", len(removed))
            parts.append(self._done(self.tr("Tile taken away at %1"), gone, removed))
        return self.tr(", ").join(parts)

    def _done(self, one: str, many: str, slots: frozenset[Slot]) -> str:
        return one.replace("%1", self.place_words(next(iter(slots)))) if len(slots) == 1 else many

    def _gather(self, change: DocumentChange) -> None:
        self._change = self._change.then(change.slots)

    def _forget(self) -> None:
        self._change = SlotChange()

    def _tell_change(self) -> None:
        change, self._change = self._change, SlotChange()
        self._describe()
        self._announce(self.change_words(change))

    def _tell_cursor(self) -> None:
        self._describe()
        self._announce(self._widget.accessibleDescription())

    def _describe(self) -> None:
        self._widget.setAccessibleDescription(self.cursor_words())

    def _announce(self, text: str) -> None:
        if text and QAccessible.isActive() and self._widget.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, text))
