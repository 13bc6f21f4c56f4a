"""The application object of Qt, which hears of files that macOS opens with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Sequence


class Application(QApplication):
    """Keeps files that come before anybody listens; macOS hands them over as events, even the first ones."""

    files_opened = Signal(object)
    """The paths of files to open, a tuple of texts; sent once somebody has called :meth:`tell_files`."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """Begin the application."""
        super().__init__(list(arguments))
        self._early: list[str] | None = []

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            if self._early is None:
                self.files_opened.emit((event.file(),))
            else:
                self._early.append(event.file())
            return True
        return super().event(event)

    def tell_files(self) -> None:
        """Tell of the files that came until now, and from now on of each at once."""
        early, self._early = self._early, None
        if early:
            self.files_opened.emit(tuple(early))
