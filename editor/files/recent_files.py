"""The files that were opened or saved last."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_qt.storage import remove_leftovers, replace_file, set_aside

if TYPE_CHECKING:
    from pathlib import Path

LIMIT = 10


class RecentFiles(QObject):
    """A list of paths, the latest first, and the file behind it, which several editors may write."""

    changed = Signal(object)
    """The new tuple of paths, each a text."""

    write_failed = Signal(object)
    """The :class:`OSError` of a write that failed; the list holds until the program ends all the same."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Keep the list in this file, which need not exist; it is read when the list is first asked for.

        A file that cannot be understood is set aside; ``damaged`` then has its new path.
        """
        super().__init__(parent)
        self._path = path
        self._paths: tuple[str, ...] | None = None
        self.damaged: Path | None = None

    @property
    def paths(self) -> tuple[str, ...]:
        """The files, at most ten; whether they are still there is not asked."""
        if self._paths is None:
            self._paths = self._read()
        return self._paths

    def refresh(self) -> tuple[str, ...]:
        """Return the files, those too that other editors have added by now."""
        before, self._paths = self._paths, self._read()
        if before is not None and before != self._paths:
            self.changed.emit(self._paths)
        return self._paths

    def add(self, path: Path) -> None:
        """Put a file first."""
        text = os.path.abspath(path)
        self._write((text, *(other for other in self._read() if other != text))[:LIMIT])

    def remove(self, path: Path) -> None:
        """Take a file out of the list; the file itself stays as it is."""
        text = os.path.abspath(path)
        self._write(tuple(other for other in self._read() if other != text))

    def clear(self) -> None:
        """Begin an empty list."""
        self._write(())

    def _write(self, paths: tuple[str, ...]) -> None:
        self._paths = paths
        try:
            # ASCII alone: a path may have bytes that are no text
            replace_file(self._path, json.dumps(list(paths), indent=2).encode() + b"\n")
            remove_leftovers(self._path)
        except OSError as error:
            self.write_failed.emit(error)
        self.changed.emit(paths)

    def _read(self) -> tuple[str, ...]:
        try:
            found = json.loads(self._path.read_bytes().decode())
        except FileNotFoundError:
            return ()
        except OSError:
            return self._paths or ()
        except (ValueError, RecursionError):
            return self._put_away()
        if not isinstance(found, list):
            return self._put_away()
        good = [text for text in found if isinstance(text, str) and os.path.isabs(text) and "\0" not in text]
        return tuple(dict.fromkeys(good))[:LIMIT]

    def _put_away(self) -> tuple[str, ...]:
        try:
            self.damaged = set_aside(self._path)
        except OSError:
            self.damaged = self._path
        return self._paths or ()
