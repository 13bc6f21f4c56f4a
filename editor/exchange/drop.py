"""Files dropped on the editor's window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QWidget

_DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class FileDrop(QObject):
    """Takes files of this computer, as copies, wherever on a window no widget takes them for itself."""

    dropped = Signal(object)
    """The paths, a tuple of texts."""

    def __init__(self, window: QWidget) -> None:
        """Take drops from now on."""
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer what is dragged over the window."""
        # a drag that enters is a drop to Qt's classes too
        if event.type() not in _DRAGS or not isinstance(event, QDropEvent):
            return False
        paths = self._paths(event.mimeData())
        if paths:
            # what is dropped stays where it is, whatever was meant
            event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(bool(paths))
        if paths and event.type() == QEvent.Type.Drop:
            self.dropped.emit(paths)
        return True

    def _paths(self, mime: QMimeData) -> tuple[str, ...]:
        modal = QApplication.activeModalWidget()
        if (modal is not None and modal is not self._window) or not mime.hasUrls():
            return ()
        paths = (url.toLocalFile() for url in mime.urls() if url.isLocalFile())
        # no file has this in its name, and Python refuses to look for it
        return tuple(path for path in paths if "\0" not in path)
