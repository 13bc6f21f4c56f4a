"""The field in which the player types what is looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from mahjong_qt.windows.chooser.keys import is_typing

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

LONGEST = 200
"""Characters that can be searched for."""


class SearchField(QLineEdit):
    """Takes what is typed anywhere in the window; the arrow downwards leads on to what was found."""

    left_downwards = Signal()
    """The player wants to go on to what was found, or back to where everything is."""

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

    def take(self, event: QKeyEvent) -> bool:
        """Take a key that no other part of the window had use for, if it is for the search; say whether it was."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self.text():
            self.clear()
            self.left_downwards.emit()
            return True
        if is_typing(event) and not self.hasFocus():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.setCursorPosition(len(self.text()))
            QApplication.sendEvent(self, event)
            return True
        return False

    def begin(self) -> None:
        """Take the keys, with what stands here ready to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)
