"""The field in which the player types what is looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

LONGEST = 200
"""Characters that can be searched for."""


class SearchField(QLineEdit):
    """Takes what is typed anywhere in the window; the arrow downwards leads on to what was found."""

    left_downwards = Signal()
    """The player wants to go on to what was found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("search")
        self.setMaxLength(LONGEST)
        self.setClearButtonEnabled(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.setPlaceholderText(self.tr("Search by name, author, number…"))
        self.setAccessibleName(self.tr("Search"))

    def type_in(self, event: QKeyEvent) -> None:
        """Take a key that was meant for another part of the window."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setCursorPosition(len(self.text()))
        QApplication.sendEvent(self, event)

    def begin(self) -> None:
        """Take the keys, with what stands here ready to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)
