"""The question that is asked before a layout that is not saved leaves the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from editor.exchange.file_desk import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.exchange.file_desk import FileDesk
    from editor.exchange.saver import LayoutSaver

Role = QMessageBox.ButtonRole


class UnsavedQuestion(QObject):
    """Asks once, and lets what was begun go on only when nothing is lost by it that the designer wants."""

    def __init__(self, desk: FileDesk, saver: LayoutSaver) -> None:
        """Save with this saver."""
        super().__init__(desk)
        self._desk, self._saver = desk, saver

    def leave(self, then: Callable[[], None], otherwise: Callable[[], None] | None = None) -> None:
        """Do ``then`` when the layout is saved, or is not wanted; ``otherwise`` when it is to stay in the window."""
        desk = self._desk
        if desk.document.gesture is not None:
            desk.document.gesture.finish()
        desk.place.check()
        if not desk.is_unsaved:
            then()
            return
        if desk.name:
            title = self.tr("Save the changes to “%1”?").replace("%1", desk.name)
        else:
            title = self.tr("Save the changes to this layout?")
        choices = (
            Choice(self.tr("&Save"), lambda: self._saver.save(then, otherwise)),
            Choice(self.tr("&Don’t save"), then, Role.DestructiveRole),
            Choice(self.tr("&Cancel"), otherwise, Role.RejectRole),
        )
        desk.ask(title, self.tr("Otherwise they are lost."), choices, otherwise)
