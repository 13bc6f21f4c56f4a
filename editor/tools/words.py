"""What tools say: what a click would do, and why an edit cannot be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from editor.plane import EditError, EditFault

if TYPE_CHECKING:
    from editor.edits.laying import Laying


def fault_words(error: EditError) -> str:
    """Return why an edit cannot be made, as a sentence."""
    translate = QCoreApplication.translate
    return {
        EditFault.OVERLAP: translate("EditorWords", "Two tiles of one layer would overlap."),
        EditFault.OWN_IMAGE: translate("EditorWords", "A tile so near the axis would overlap its own mirror image."),
        EditFault.TOO_MANY: translate("EditorWords", "A layout has at most 2,000 tiles."),
        EditFault.TOO_WIDE: translate("EditorWords", "The board would be too wide or too high for a layout file."),
        EditFault.TOO_DEEP: translate("EditorWords", "There is no layer below the table, and none above layer 64."),
        EditFault.NOT_FLAT: translate(
            "EditorWords", "On a Shisen-sho field all tiles lie on the table, in rows and columns."
        ),
        EditFault.LOCKED: translate("EditorWords", "The layer is locked or hidden."),
    }[error.fault]


class ToolWords(QObject):
    """What a click would do, and what was just done."""

    def laying(self, laying: Laying) -> str:
        """Return what a click would lay, or why it would lay nothing."""
        count, layers = len(laying.change.added), {slot.z for slot in laying.change.added}
        if len(layers) > 1:
            text = self.tr("Lay %n tile(s) on layers %1 to %2", "", count)
            return text.replace("%1", str(min(layers) + 1)).replace("%2", str(max(layers) + 1))
        if layers:
            return self.tr("Lay %n tile(s) on layer %1", "", count).replace("%1", str(min(layers) + 1))
        if laying.fault is EditFault.LOCKED:
            return self.locked(min(slot.z for slot in laying.blocked))
        if laying.fault is EditFault.OVERLAP:
            return self.tr("No room: a tile here would overlap another one")
        return self.tr("A tile lies here") if laying.fault is None else fault_words(EditError(laying.fault))

    def laid(self, count: int) -> str:
        """Return what was laid so far."""
        return self.tr("%n tile(s) laid", "", count)

    def erasing(self, count: int) -> str:
        """Return what a click would take away."""
        return self.tr("Take %n tile(s) away", "", count) if count else self.tr("Nothing to take away here")

    def erased(self, count: int) -> str:
        """Return what was taken away so far."""
        return self.tr("%n tile(s) taken away", "", count)

    def locked(self, z: int) -> str:
        """Return that the tiles of a layer may not be touched."""
        return self.tr("Layer %1 is locked or hidden").replace("%1", str(z + 1))
