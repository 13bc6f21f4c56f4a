"""The files of one tile set, wherever they are: in a folder, in an archive, or some that were chosen."""

from __future__ import annotations

import os
import zlib
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from mahjong_qt.art.regular_file import NotAFileError, TooLargeError, read_regular
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.plain_text import plain_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

MEBIBYTE = 1024 * 1024
MAX_FILE = 8 * MEBIBYTE
"""Bytes of one file, unpacked."""
MAX_ARCHIVE = 64 * MEBIBYTE
"""Bytes of an archive, and of all that is in it."""
MAX_FILES = 2000
MAX_DEPTH = 4
"""Folders within each other that are looked into."""

PICTURES = (".svg", ".svgz", ".png")
ENDINGS = (*PICTURES, ".desktop", ".json", ".copyright", ".license")
NOTES = ("license", "licence", "copying", "readme", "authors", "copyright")
"""How the names of files begin that say who made a set and what may be done with it."""
GZIP = b"\x1f\x8b"


class Bundle:
    """Names of files with ``/`` between folders, each read when it is asked for and never more than 8 MB of it."""

    def __init__(self, title: str, files: Mapping[str, Path | bytes], chosen: str = "", home: str = "") -> None:
        """``title`` names the whole in faults; ``chosen`` is the one file that was chosen, where there is one.

        ``home`` is the name of the folder in which that lies.
        """
        # names of files need not be text
        self.title = plain_text(title)
        self.home = plain_text(home) or self.title
        self.chosen = chosen
        self._files = dict(files)

    @property
    def names(self) -> tuple[str, ...]:
        """All names, in order."""
        return tuple(sorted(self._files))

    def has(self, name: str) -> bool:
        """Say whether there is such a file."""
        return name in self._files

    def read(self, name: str) -> bytes:
        """Return the content of a file, without gzip around it.

        :raises TileSetFault: when it cannot be read or is too large.
        """
        content = self._files[name]
        data = content if isinstance(content, bytes) else read_file(content, MAX_FILE)
        return gunzip(data, name, MAX_FILE) if data.startswith(GZIP) else data

    def beside(self, name: str, other: str) -> str:
        """Return the name of a file in the same folder as another one."""
        return str(PurePosixPath(name).with_name(other))


def read_file(path: Path, limit: int) -> bytes:
    """Return the content of a file.

    :raises TileSetFault: when it cannot be read, is no file or has more than ``limit`` bytes.
    """
    try:
        return read_regular(path, limit)
    except NotAFileError as error:
        raise TileSetFault(FaultReason.NOT_A_FILE, path.name) from error
    except TooLargeError as error:
        raise TileSetFault(FaultReason.TOO_LARGE, path.name, {"limit": limit}) from error
    except OSError as error:
        raise TileSetFault(FaultReason.UNREADABLE, path.name, {"reason": error.strerror or ""}) from error


def gunzip(data: bytes, name: str, limit: int) -> bytes:
    """Return what gzip has packed.

    :raises TileSetFault: when it is damaged or has more than ``limit`` bytes.
    """
    unpacking = zlib.decompressobj(wbits=31)
    try:
        plain = unpacking.decompress(data, limit + 1)
    except zlib.error as error:
        raise TileSetFault(FaultReason.BROKEN_ARCHIVE, name) from error
    if len(plain) > limit:
        raise TileSetFault(FaultReason.TOO_LARGE, name, {"limit": limit})
    if not unpacking.eof:
        raise TileSetFault(FaultReason.BROKEN_ARCHIVE, name)
    return plain


def open_bundle(paths: Sequence[str]) -> Bundle:
    """Return the files behind what a player chose: a folder, an archive, one file or several.

    :raises TileSetFault: when they cannot be read or are too many.
    """
    try:
        return _opened(paths)
    except (OSError, ValueError) as error:
        # names that are longer than any file's, or hold what no name may
        reason = getattr(error, "strerror", None) or ""
        raise TileSetFault(FaultReason.UNREADABLE, plain_text(Path(paths[0]).name), {"reason": reason}) from error


def _opened(paths: Sequence[str]) -> Bundle:
    first = Path(paths[0])
    if len(paths) > 1:
        found = [file for path in paths for file in _files_of(Path(path))]
        return Bundle(first.parent.name, _as_mapping(found))
    if first.is_dir():
        return Bundle(first.resolve().name, _as_mapping(_files_of(first)))
    with_archive = _archive_in(first)
    if with_archive is not None:
        return Bundle(first.name, with_archive)
    try:
        beside = [(path.name, path) for path in sorted(first.parent.iterdir()) if is_wanted(path.name)]
    except OSError:
        beside = []
    return Bundle(first.name, {**dict(beside[:MAX_FILES]), first.name: first}, first.name, first.absolute().parent.name)


def is_wanted(name: str) -> bool:
    """Say whether a file of this name may belong to a tile set."""
    plain = PurePosixPath(name).name.lower()
    return not plain.startswith(".") and (plain.endswith(ENDINGS) or plain.startswith(NOTES))


def _archive_in(path: Path) -> dict[str, Path | bytes] | None:
    """Return the files of an archive; None when the file is none."""
    from mahjong_qt.tile_sets.archive import is_archive, unpack

    head = read_file(path, MAX_ARCHIVE)
    return dict(unpack(head, path.name)) if is_archive(head, path.name) else None


def _as_mapping(files: Sequence[tuple[str, Path]] | Iterator[tuple[str, Path]]) -> dict[str, Path | bytes]:
    found: dict[str, Path | bytes] = {}
    for name, path in files:
        found.setdefault(name, path)
        if len(found) > MAX_FILES:
            raise TileSetFault(FaultReason.TOO_MANY_FILES, path.parent.name, {"limit": MAX_FILES})
    return found


def _files_of(path: Path) -> Iterator[tuple[str, Path]]:
    if not path.is_dir():
        yield path.name, path
        return
    for parent, folders, files in os.walk(path):
        here = Path(parent).relative_to(path)
        is_deep = len(here.parts) >= MAX_DEPTH
        folders[:] = [] if is_deep else sorted(name for name in folders if not name.startswith("."))
        yield from (((here / name).as_posix(), Path(parent, name)) for name in sorted(files) if is_wanted(name))
