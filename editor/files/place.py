"""Where the layout being edited is saved, and what has become of that file since."""

from __future__ import annotations

import enum
import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.files.layout_data import digest_at

if TYPE_CHECKING:
    from pathlib import Path

SETTLING = 250
"""Milliseconds for which a file is left alone after somebody wrote to it: many programs write in several steps."""


class FileState(enum.Enum):
    """What has become of a file since it was read or written here."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"


class DocumentPlace(QObject):
    """The file of a document, if it has one, watched for what other programs do to it.

    Not every system tells of every change, so whoever needs to be sure calls :meth:`check`.
    """

    changed = Signal(object)
    """The new path, or None."""

    state_changed = Signal(object)
    """The :class:`FileState`, also when a file was changed once more."""

    apart_changed = Signal(bool)
    """Whether what is edited is in no file any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a file."""
        super().__init__(parent)
        self.path: Path | None = None
        self.suggestion = ""
        """What a file of the layout may be called, without an ending, where it has none yet."""
        self.digest = ""
        """What tells of the content that was last read or written here."""
        self._state = FileState.SAME
        self._found: str | None = ""
        self._is_kept = False
        self._is_apart = False
        self._watcher = QFileSystemWatcher(self)
        self._settling = QTimer(self, singleShot=True, interval=SETTLING)
        self._settling.timeout.connect(self.check)
        self._watcher.fileChanged.connect(lambda _: self._settling.start())
        self._watcher.directoryChanged.connect(lambda _: self._settling.start())

    @property
    def state(self) -> FileState:
        """What had become of the file when it was looked at last."""
        return self._state

    @property
    def is_apart(self) -> bool:
        """Whether the file is gone, or was changed and the layout here is kept all the same: it must be saved."""
        return self._is_apart

    @property
    def found(self) -> str:
        """What tells of the content that the file had when it was looked at last; empty when it was gone."""
        return self._found or ""

    def settle(self, path: Path, digest: str) -> None:
        """Take it that the document is this file, with this content."""
        self._become(path, "", digest)

    def leave(self, suggestion: str = "") -> None:
        """Have no file."""
        self._become(None, suggestion, "")

    def check(self) -> FileState:
        """Look at the file now and tell of what is new."""
        if self.path is None:
            return FileState.SAME
        self._watch()
        try:
            found = digest_at(self.path)
        except OSError:
            # it is there, and nobody can say more
            return self._state
        if found is None:
            self._tell(FileState.GONE, found)
        else:
            self._tell(FileState.SAME if found == self.digest else FileState.CHANGED, found)
        return self._state

    def accept(self) -> None:
        """Take the file as it is now for known, and the layout here for what it is to become."""
        if self._found is not None:
            self.digest, self._state = self._found, FileState.SAME
        self._is_kept = True
        self._look_apart()

    def _become(self, path: Path | None, suggestion: str, digest: str) -> None:
        is_other = path != self.path
        self.path, self.suggestion, self.digest = path, suggestion, digest
        self._state, self._found, self._is_kept = FileState.SAME, digest, False
        self._settling.stop()
        self._watch()
        self._look_apart()
        if is_other:
            self.changed.emit(path)

    def _tell(self, state: FileState, found: str | None) -> None:
        if (state, found) != (self._state, self._found):
            self._state, self._found = state, found
            self._look_apart()
            self.state_changed.emit(state)

    def _look_apart(self) -> None:
        is_apart = self._is_kept or self._state is FileState.GONE
        if is_apart != self._is_apart:
            self._is_apart = is_apart
            self.apart_changed.emit(is_apart)

    def _watch(self) -> None:
        """Watch the file, which is another one for the system when it was replaced, and its folder."""
        path = self.path
        places = (str(path), str(path.parent)) if path is not None else ()
        # unlike that of a Path, this never raises
        wanted = {place for place in places if os.path.exists(place)}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            # where the system can watch no more, the next look at the window tells
            self._watcher.addPaths(sorted(wanted - watched))
