"""Where an exported layout goes: the name of its file, the companion beside it, and writing both."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import NamedTuple

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.storage import replace_file

OWN_SUFFIX = ".mjlayout"
"""How the names of players' files in our own format end."""

COMPANION = ".desktop"
"""What KMahjongg wants beside a layout: its name and author stand there."""

LONGEST_STEM = 80
NAMELESS = "layout"

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]')
_RESERVED = re.compile(r"(CON|PRN|AUX|NUL|COM\d|LPT\d)(\..*)?", re.IGNORECASE)
_NEW_FILE = 0o666
"""The permissions of a new file before the user's mask is taken off."""


class OutputFile(NamedTuple):
    """A file to be written."""

    path: Path
    data: bytes


def file_stem(name: str) -> str:
    """Return a layout's name made fit for the name of a file on every system.

    >>> file_stem("Dragon: <2>/3?"), file_stem("aux"), file_stem("…"), file_stem(" . ")
    ('Dragon 2 3', 'aux-layout', '…', 'layout')
    """
    stem = " ".join(_FORBIDDEN.sub(" ", name).split())[:LONGEST_STEM].strip(" .")
    if _RESERVED.fullmatch(stem):
        return f"{stem}-{NAMELESS}"
    return stem or NAMELESS


def suffixes_of(target: LayoutFormat) -> tuple[str, ...]:
    """Return how files of a format may be called, the usual way first."""
    return (OWN_SUFFIX, target.suffix) if target is LayoutFormat.JSON else (target.suffix,)


def target_path(chosen: Path, target: LayoutFormat) -> Path:
    """Return the path that the player chose with the ending of the format.

    >>> target_path(Path("No. 5"), LayoutFormat.GNOME).name, target_path(Path("a.MAP"), LayoutFormat.GNOME).name
    ('No. 5.map', 'a.MAP')
    >>> target_path(Path("a.mjlayout"), LayoutFormat.KYODAI).name
    'a.lay'
    """
    suffixes = suffixes_of(target)
    suffix = chosen.suffix.lower()
    if suffix in suffixes:
        return chosen
    if suffix in {known for other in LayoutFormat if other.can_be_written for known in suffixes_of(other)}:
        return chosen.with_suffix(suffixes[0])
    return chosen.with_name(chosen.name + suffixes[0])


def replaced_unasked(files: list[OutputFile], chosen: Path) -> list[Path]:
    """Return which of these files would take the place of another one that the player did not choose."""
    return [file.path for file in files if file.path != chosen and _differs(file)]


def write_files(files: list[OutputFile]) -> None:
    """Write files, each whole or not at all, as any program of the user's would: readable by whom the user lets read.

    :raises OSError: when one cannot be written; those before it are written.
    """
    for file in files:
        # a link stays one: what it points to is written
        path = Path(os.path.realpath(file.path))
        mode = _mode_for(path)
        replace_file(path, file.data)
        with contextlib.suppress(OSError):
            path.chmod(mode)


def _differs(file: OutputFile) -> bool:
    try:
        return os.path.lexists(file.path) and file.path.read_bytes() != file.data
    except OSError:
        return True


def _mode_for(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        # the mask can be read only by setting it
        mask = os.umask(0o077)
        os.umask(mask)
        return _NEW_FILE & ~mask
