"""Has the list of layouts brought up to date while they are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.layout_shelf import LayoutShelf

REST = 1000
"""Milliseconds from one look at the folders to the next."""


class ShelfWatch(QObject):
    """Looks at the folders when a window opens, and again whenever the player comes back to it.

    Meanwhile the editor, or any other program, may have written a layout.
    """

    def __init__(self, shelf: LayoutShelf, window: QWidget) -> None:
        """Look for the first time; this lives as long as the window."""
        super().__init__(window)
        self._shelf = shelf
        self._was_left = self._is_wanted = False
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._go_on)
        window.installEventFilter(self)
        self.look()

    def look(self) -> None:
        """Look now, or when the rest after the last look is over."""
        if self._rest.isActive():
            self._is_wanted = True
            return
        self._is_wanted = False
        self._shelf.refresh()
        self._rest.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._was_left = True
        elif event.type() == QEvent.Type.WindowActivate and self._was_left:
            self._was_left = False
            self.look()
        return False

    def _go_on(self) -> None:
        if self._is_wanted:
            self.look()
