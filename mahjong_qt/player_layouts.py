"""What is done with many layout files at a time: the player's folder read, files of any format taken into it.

These are functions of plain values, for the worker's process; nothing here loads Qt.
"""

from __future__ import annotations

import os
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin
from mahjong_qt.engine.layout.layout_file import LayoutFileError, LayoutFileFault, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary, generated_layout, is_made_code
from mahjong_qt.engine.layout.own_layouts import SUFFIX, OwnLayouts, as_own, read_own
from mahjong_qt.engine.verdict import never
from mahjong_qt.storage import replace_file

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from mahjong_qt.engine.layout.layout_file import LayoutFile

MAX_FILES = 50_000
"""Files that are looked for in the folders of one import."""

COMPANION = ".desktop"
"""What KMahjongg has beside a layout: it is read with it."""

SLUG_LETTERS = 40
"""Letters of a layout's name that go into the name of its file."""


class Imported(NamedTuple):
    """A layout that now lies in the player's folder, and the file that it came from."""

    source: str
    entry: LayoutEntry


class AlreadyHere(NamedTuple):
    """A layout whose tiles lie like those of one that is here: its name in the file, and the id of that one.

    ``is_repeat`` says that the other came with this same import.
    """

    source: str
    name: str | dict[str, str]
    layout_id: str
    is_repeat: bool = False


class Refused(NamedTuple):
    """A file, or a layout in it, that cannot be used."""

    error: LayoutFileError


ImportResult: TypeAlias = Imported | AlreadyHere | Refused


class FolderScan(NamedTuple):
    """What lies in a folder: the layouts that can be used, and the errors of the files that cannot."""

    entries: tuple[LayoutEntry, ...]
    faults: tuple[LayoutFileError, ...]


def list_files(paths: Collection[str], should_stop: Callable[[], bool] = never) -> tuple[str, ...]:
    """Return the files among these paths and those in the folders among them, however deep, at most 50,000.

    Hidden files are left out, and so are companions that are read with their layouts. A path where nothing lies stays,
    so that it is told.
    """
    found: dict[str, None] = {}
    for path in paths:
        files = _files_in(path) if os.path.isdir(path) else [path]
        for file in files:
            found[file] = None
            if len(found) == MAX_FILES or should_stop():
                return tuple(found)
    folders = {os.path.dirname(file) for file in found if not file.endswith(COMPANION)}
    return tuple(file for file in found if not file.endswith(COMPANION) or os.path.dirname(file) not in folders)


def import_files(
    paths: Collection[str],
    built_in_folder: str,
    own_folder: str,
    known: Collection[str],
    should_stop: Callable[[], bool] = never,
) -> tuple[ImportResult, ...]:
    """Take the layouts of these files, of any format, into the player's folder; one that is here already is not.

    ``known`` are the ids of the layouts in that folder. What cannot be used changes nothing and is returned with its
    reason. Asked to stop, this returns what was done until then.
    """
    from mahjong_qt.engine.formats.registry import read_layouts_at

    results: list[ImportResult] = []
    here = _codes_of(built_in_folder) | {code: code for code in known}
    for path in paths:
        if should_stop():
            break
        try:
            reading = read_layouts_at(Path(path))
        except LayoutFileError as error:
            results.append(Refused(error))
            continue
        results += _take_all(reading.files, path, Path(own_folder), here)
        results += map(Refused, reading.faults)
    return tuple(results)


def import_text(
    data: bytes,
    source: str,
    built_in_folder: str,
    own_folder: str,
    known: Collection[str],
    should_stop: Callable[[], bool] = never,
) -> tuple[ImportResult, ...]:
    """Take the layouts in a text, all of them, as :func:`import_files` does; ``source`` names it in errors."""
    from mahjong_qt.engine.formats.registry import read_layouts

    here = _codes_of(built_in_folder) | {code: code for code in known}
    try:
        reading = read_layouts(data, source)
    except LayoutFileError as error:
        return (Refused(error),)
    return (*_take_all(reading.files, source, Path(own_folder), here), *map(Refused, reading.faults))


def scan_shipped(
    built_in_folder: str, generated: Collection[str], should_stop: Callable[[], bool] = never
) -> FolderScan:
    """Return the built-in layouts by number, and those made from the numbers of these ids."""
    library = LayoutLibrary(Path(built_in_folder))
    entries = [LayoutEntry.from_file(file, LayoutOrigin.BUILT_IN) for file in library.all()]
    for code in generated:
        if should_stop():
            break
        if is_made_code(code) and (file := generated_layout(code)) is not None:
            entries.append(LayoutEntry.from_file(file, LayoutOrigin.GENERATED))
    return FolderScan(tuple(entries), library.faults)


def scan_own(own_folder: str, should_stop: Callable[[], bool] = never) -> FolderScan:
    """Return the player's layouts by the names of their files; of two with the same tiles, the first."""
    entries: dict[str, LayoutEntry] = {}
    faults = []
    for path in OwnLayouts(Path(own_folder)).paths():
        if should_stop():
            break
        try:
            entry = LayoutEntry.from_file(read_own(path), LayoutOrigin.OWN, str(path))
        except LayoutFileError as error:
            faults.append(error)
            continue
        entries.setdefault(entry.id, entry)
    return FolderScan(tuple(entries.values()), tuple(faults))


def file_name_for(file: LayoutFile) -> str:
    """Return what the player's file of a layout is called: its name in plain letters, and the code of its tiles.

    The code alone would do; the name is for whoever looks into the folder.
    """
    plain = unicodedata.normalize("NFKD", file.name_in("en")).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    slug = "-".join(words)[:SLUG_LETTERS].strip("-")
    return f"{slug or 'layout'}-{own_layout_code(file.layout.fingerprint)}{SUFFIX}"


def _take_all(
    files: Iterable[LayoutFile], source: str, own_folder: Path, here: dict[str, str]
) -> Iterator[ImportResult]:
    for file in files:
        own = as_own(file)
        if own.id in here:
            yield AlreadyHere(source, file.name, here[own.id])
            continue
        path = own_folder / file_name_for(file)
        try:
            replace_file(path, encode_layout(msgspec.structs.replace(own, id="")))
        except LayoutFileError as error:
            yield Refused(LayoutFileError(error.fault, source, error.place, error.values))
            continue
        except OSError as error:
            values = {"folder": str(own_folder), "reason": error.strerror or str(error)}
            yield Refused(LayoutFileError(LayoutFileFault.UNWRITABLE, source, values=values))
            continue
        here[own.id] = own.id
        yield Imported(source, LayoutEntry.from_file(own, LayoutOrigin.OWN, str(path)))


@lru_cache(maxsize=1)
def _codes_of(built_in_folder: str) -> dict[str, str]:
    """Return the ids of the built-in layouts by the codes that their tiles have."""
    files = LayoutLibrary(Path(built_in_folder)).all()
    return {own_layout_code(file.layout.fingerprint): file.id for file in files}


def _files_in(folder: str) -> Iterator[str]:
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            if not name.startswith("."):
                yield os.path.join(parent, name)
