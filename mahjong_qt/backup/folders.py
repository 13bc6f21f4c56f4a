"""What belongs into a backup, and where it lies."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

RECORDS: Final = "data/records.sqlite"
RECORDS_BACKUP: Final = "data/records.backup.sqlite"

_SINGLE: Final = ("data/layout-marks.json", "config/settings.json", "config/editor.json")
_SAVE: Final = re.compile(r"data/game(-[a-z-]{1,40})?\.json")
_FOLDERS: Final = ("data/layouts", "data/tile-sets")
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_STRANGE: Final = re.compile(r'[\x00-\x1f\x7f<>:"|?*\\/\ud800-\udfff]')


class BackupFolders(NamedTuple):
    """The player's folders: games and layouts, and settings."""

    data: Path
    config: Path

    def path_of(self, name: str) -> Path:
        """Return where the file lies that a backup calls by a name, such as ``data/layouts/a.mjlayout``."""
        root, _, rest = name.partition("/")
        return (self.config if root == "config" else self.data).joinpath(*rest.split("/"))


class SourceFile(NamedTuple):
    """A file of the player's, and what a backup calls it."""

    name: str
    path: Path


def source_files(folders: BackupFolders) -> Iterator[SourceFile]:
    """Return all files of the player's that belong into a backup, but for the records."""
    for name in _SINGLE:
        if folders.path_of(name).is_file():
            yield SourceFile(name, folders.path_of(name))
    if folders.data.is_dir():
        for path in sorted(folders.data.iterdir()):
            if _SAVE.fullmatch(f"data/{path.name}") and path.is_file():
                yield SourceFile(f"data/{path.name}", path)
    taken = set[str]()
    for root in _FOLDERS:
        yield from _below(root, folders.path_of(root), taken)


def _below(root: str, folder: Path, taken: set[str]) -> Iterator[SourceFile]:
    for place, inner, files in os.walk(folder):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        at = folder.joinpath(place)
        for file in sorted(files):
            # a name with a dot is what a killed program left half written
            if not file.startswith(".") and (at / file).is_file():
                parts = [portable(part) for part in (at / file).relative_to(folder).parts]
                yield SourceFile(_free_name("/".join([root, *parts]), taken), at / file)


def portable(part: str) -> str:
    """Return a name of a file or folder as it can be on every system.

    >>> portable("a:b."), portable("nul.txt"), portable("Große Welle.mjlayout")
    ('a_b_', '_nul.txt', 'Große Welle.mjlayout')
    """
    part = _STRANGE.sub("_", part)
    if part.endswith((".", " ")):
        part = part[:-1] + "_"
    return f"_{part}" if _RESERVED.fullmatch(part) or part.startswith(".") else part


def _free_name(name: str, taken: set[str]) -> str:
    # two names that differ only in capitals are one file on some systems
    folder, _, file = name.rpartition("/")
    number = 1
    while name.casefold() in taken:
        number += 1
        name = f"{folder}/{number}-{file}"
    taken.add(name.casefold())
    return name


def is_known(name: str) -> bool:
    """Say whether this is the name of a file that may be in a backup; no other one is ever written.

    >>> is_known("data/game-zen.json"), is_known("data/layouts/a.mjlayout"), is_known("config/settings.json")
    (True, True, True)
    >>> is_known("data/layouts/../../a"), is_known("/etc/passwd"), is_known("data/errors.log")
    (False, False, False)
    """
    if name == RECORDS or name in _SINGLE or _SAVE.fullmatch(name):
        return True
    root = "/".join(name.split("/")[:2])
    parts = name.split("/")[2:]
    return root in _FOLDERS and bool(parts) and all(part and part == portable(part) for part in parts)
