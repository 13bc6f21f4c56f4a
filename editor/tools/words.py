"""What tools say: what a click would do, and why an edit cannot be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from editor.plane import EditFault

if TYPE_CHECKING:
    from editor.edits.laying import Laying
    from editor.plane import EditError


def fault_words(error: EditError) -> str:
    """Return why an edit cannot be made, as a sentence."""
    translate = QCoreApplication.translate
    return {
        EditFault.OVERLAP: translate("EditorWords", "Two tiles of one layer would overlap."),
        EditFault.TOO_MANY: translate("EditorWords", "A layout has at most 2,000 tiles."),
        EditFault.TOO_WIDE: translate("EditorWords", "The board would be too wide or too high for a layout file."),
        EditFault.TOO_DEEP: translate("EditorWords", "There is no layer below the table, and none above layer 64."),
        EditFault.NOT_FLAT: translate("EditorWords", "A shisen-sho field is flat and has whole tiles only."),
        EditFault.LOCKED: translate("EditorWords", "The layer is locked or hidden."),
    }[error.fault]


class ToolWords(QObject):
    """What a click would do."""

    def laying(self, laying: Laying, z: int) -> str:
        """Return what a click would lay, or why it would lay nothing."""
        count = len(laying.change.added)
        if count:
            return self.tr("Lay %n tile(s) on layer %1", "", count).replace("%1", str(z + 1))
        if laying.is_locked:
            return self.tr("Layer %1 is locked or hidden").replace("%1", str(z + 1))
        if laying.blocked:
            return self.tr("No room: a tile here would overlap another one")
        return self.tr("A tile lies here")

    def erasing(self, count: int) -> str:
        """Return what a click would take away."""
        return self.tr("Take %n tile(s) away", "", count) if count else self.tr("Nothing to take away here")
