"""Reads the player's picture beside everything else: Qt unpacks it in a thread of its own."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from mahjong_qt.art.backgrounds.picture import Read, read_picture


class PictureLoader(QObject):
    """Reads one picture at a time; only the last one that was asked for is told of."""

    done = Signal(object)
    """The :class:`~mahjong_qt.art.backgrounds.picture.Read` picture, or what is wrong with it."""

    _read = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with nothing to read."""
        super().__init__(parent)
        self._wanted = ""
        self._read.connect(self._take)

    def load(self, path: str) -> None:
        """Have a picture read, and told of by the signal."""
        self._wanted = path
        QThreadPool.globalInstance().start(_Reading(path, self))

    def stop(self) -> None:
        """Tell of nothing any more."""
        self._wanted = ""

    def _take(self, read: Read) -> None:
        if read.path == self._wanted:
            self._wanted = ""
            self.done.emit(read)


class _Reading(QRunnable):
    """One picture to be read; what the thread does is Qt's work."""

    def __init__(self, path: str, loader: PictureLoader) -> None:
        super().__init__()
        self._path = path
        self._loader = loader

    def run(self) -> None:
        # what is collected here would be destroyed in the wrong thread
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            self._loader._read.emit(read_picture(self._path))
        except RuntimeError:
            # the game was closed meanwhile
            pass
        finally:
            if is_collecting:
                gc.enable()
