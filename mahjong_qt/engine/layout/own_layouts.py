"""The player's folder of layouts, from which one is read when it is asked for by its content."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError, read_layout_file
from mahjong_qt.engine.layout.own_code import own_code

if TYPE_CHECKING:
    from pathlib import Path

SUFFIX = ".mjlayout"


class _Read(NamedTuple):
    """A file that was read, and what told then whether it has changed since."""

    path: Path
    stamp: tuple[int, int]
    file: LayoutFile


class OwnLayouts:
    """The layouts of one folder, ``<any name>-<code of the tiles>.mjlayout``, by that code.

    Nothing but names is looked at to find one of thousands; what a file holds decides whether it is the one. Files that
    the player puts there under other names get the code into their names when the folder is listed.
    """

    def __init__(self, folder: Path) -> None:
        """Look into a folder, which need not exist."""
        self.folder = folder
        self._read: dict[str, _Read] = {}

    def load(self, code: str) -> LayoutFile | None:
        """Return the layout with the tiles of this code, or None when no file has them."""
        read = self._read.get(code)
        if read is not None and _stamp(read.path) == read.stamp:
            return read.file
        self._read.pop(code, None)
        for path in self._named(code):
            stamp = _stamp(path)
            try:
                file = read_own(path)
            except LayoutFileError:
                continue
            if stamp is not None and file.id == code:
                self._read[code] = _Read(path, stamp, file)
                return file
        return None

    def paths(self) -> list[Path]:
        """Return the files of the folder, by name."""
        try:
            return sorted(path for path in self.folder.iterdir() if path.suffix.lower() == SUFFIX and path.is_file())
        except OSError:
            return []

    def _named(self, code: str) -> list[Path]:
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        return [self.folder / name for name in sorted(names) if name.endswith(f"{code}{SUFFIX}")]


def read_own(path: Path) -> LayoutFile:
    """Read a player's file; its id is the code of its tiles, and it has no number.

    :raises LayoutFileError: when it cannot be opened or is not valid.
    """
    return as_own(read_layout_file(path))


def as_own(file: LayoutFile) -> LayoutFile:
    """Return a layout as one of the player's: known by its tiles and its game."""
    return msgspec.structs.replace(file, id=own_code(file), number=None)


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
