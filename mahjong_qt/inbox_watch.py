"""The side of the inbox that runs with the window: tells when another start of the program asks for something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from mahjong_qt.inbox import take_messages

if TYPE_CHECKING:
    from pathlib import Path


class Inbox(QObject):
    """Watches the inbox of the program that runs."""

    arrived = Signal(object)
    """A :class:`~mahjong_qt.inbox.Message`."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Watch a folder, which is made when it is missing; what lies there already is told in a moment.

        Where a folder cannot be made or watched, nothing ever arrives.
        """
        super().__init__(parent)
        self._folder = folder
        self._is_over = False
        self._watcher = QFileSystemWatcher(self)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        self._watcher.addPath(str(folder))
        self._watcher.directoryChanged.connect(self.look)
        # by then whoever made this listens to it
        QTimer.singleShot(0, self, self.look)

    def stop(self) -> None:
        """Watch no more: on Windows a folder that is watched cannot be removed."""
        if self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())
        self._is_over = True

    def look(self) -> None:
        """Tell what lies in the inbox."""
        if self._is_over:
            return
        for message in take_messages(self._folder):
            self.arrived.emit(message)
