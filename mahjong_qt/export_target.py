"""Where an exported layout goes: the ending of its file, what it would replace, and writing it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.formats.format import COMPANION_SUFFIX, LayoutFormat
from mahjong_qt.engine.layout.own_layouts import SUFFIX
from mahjong_qt.storage import publish_file

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import LayoutFile


class OutputFile(NamedTuple):
    """A file to be written."""

    path: Path
    data: bytes


def suffixes_of(target: LayoutFormat) -> tuple[str, ...]:
    """Return how files of a format may be called, the usual way first."""
    return (SUFFIX, target.suffix) if target is LayoutFormat.JSON else (target.suffix,)


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


def outputs_of(file: LayoutFile, path: Path, target: LayoutFormat) -> list[OutputFile]:
    """Return the files that a layout becomes.

    :raises ExportError: when the format cannot hold it.
    """
    from mahjong_qt.engine.formats.registry import write_desktop, write_layout

    files = [OutputFile(path, write_layout(file, target))]
    if target is LayoutFormat.KMAHJONGG:
        files.append(OutputFile(path.with_suffix(COMPANION_SUFFIX), write_desktop(file, path.name)))
    return files


def replaced_unasked(files: list[OutputFile], chosen: Path) -> list[Path]:
    """Return which of these files would take the place of another one that the player did not choose."""
    return [file.path for file in files if file.path != chosen and _differs(file)]


def write_files(files: list[OutputFile]) -> None:
    """Write files, each whole or not at all, as any program of the user's would: readable by whom the user lets read.

    :raises OSError: when one cannot be written; those before it are written.
    """
    for file in files:
        publish_file(file.path, file.data)


def _differs(file: OutputFile) -> bool:
    try:
        return os.path.lexists(file.path) and file.path.read_bytes() != file.data
    except OSError:
        return True
