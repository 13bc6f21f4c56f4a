"""What is done with many layout files at a time: the player's folder read, files of any format taken into it.

These are functions of plain values, for the worker's process; nothing here loads Qt.
"""

from __future__ import annotations

import contextlib
import os
import time
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from mahjong_qt.engine.formats.format import COMPANION_SUFFIX
from mahjong_qt.engine.formats.import_result import AlreadyHere, Imported, Refused, unusable
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin
from mahjong_qt.engine.layout.layout_file import LayoutFileError, LayoutFileFault, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary, generated_layout, is_made_code
from mahjong_qt.engine.layout.own_code import own_code
from mahjong_qt.engine.layout.own_files import digest_of, file_name_for, named_by_code
from mahjong_qt.engine.layout.own_layouts import SUFFIX, OwnLayouts, as_own, read_own
from mahjong_qt.engine.verdict import never
from mahjong_qt.storage import replace_file

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from mahjong_qt.engine.formats.import_result import ImportResult
    from mahjong_qt.engine.layout.layout_file import LayoutFile

LEFTOVER_AGE = 3600
"""Seconds after which a file that is half written is no longer being written."""

MAX_FILES = 50_000
"""Files that are looked for in the folders of one import."""


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
    folders = {os.path.dirname(file) for file in found if not _is_companion(file)}
    return tuple(file for file in found if not _is_companion(file) or os.path.dirname(file) not in folders)


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
    shipped, here = _shipped_codes(built_in_folder), set(known)
    for path in paths:
        if should_stop():
            break
        try:
            reading = read_layouts_at(Path(path))
        except LayoutFileError as error:
            results.append(unusable(error))
            continue
        results += _take_all(reading.files, path, Path(own_folder), shipped, here)
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
    """Take the layouts in a text as :func:`import_files` does; ``source`` names it in errors.

    A text may be a mail with a layout in it.
    """
    from mahjong_qt.engine.formats.embedded import read_layouts_within

    shipped, here = _shipped_codes(built_in_folder), set(known)
    try:
        reading = read_layouts_within(data, source)
    except LayoutFileError as error:
        return (Refused(error),)
    return (*_take_all(reading.files, source, Path(own_folder), shipped, here), *map(Refused, reading.faults))


def scan_shipped(built_in_folder: str, should_stop: Callable[[], bool] = never) -> FolderScan:
    """Return the built-in layouts by number."""
    library = LayoutLibrary(Path(built_in_folder))
    entries = (LayoutEntry.from_file(file, LayoutOrigin.BUILT_IN) for file in library.all())
    return FolderScan(tuple(entries), library.faults)


def make_listed(codes: Collection[str], should_stop: Callable[[], bool] = never) -> FolderScan:
    """Return the layouts made from the numbers of these ids, such as ``G123``; what is no such id is left out."""
    entries = []
    for code in codes:
        if should_stop():
            break
        if is_made_code(code) and (file := generated_layout(code)) is not None:
            entries.append(LayoutEntry.from_file(file, LayoutOrigin.GENERATED))
    return FolderScan(tuple(entries), ())


def scan_own(own_folder: str, should_stop: Callable[[], bool] = never) -> FolderScan:
    """Return the player's layouts by the names of their files; of two with the same tiles, the first.

    A file without the code of its tiles in its name, which the player put there, gets it: that is how it is found.
    """
    _remove_leftovers(Path(own_folder))
    entries: dict[str, LayoutEntry] = {}
    faults = []
    for path in OwnLayouts(Path(own_folder)).paths():
        if should_stop():
            break
        try:
            file = read_own(path)
        except LayoutFileError as error:
            faults.append(error)
            continue
        if file.id not in entries:
            entries[file.id] = LayoutEntry.from_file(file, LayoutOrigin.OWN, str(named_by_code(path, file.id)))
    return FolderScan(tuple(entries.values()), tuple(faults))


def _remove_leftovers(own_folder: Path) -> None:
    """Remove what a killed program left half written; a young file may be one that the editor is writing just now."""
    with contextlib.suppress(OSError):
        for leftover in own_folder.glob(f".*{SUFFIX}.*"):
            if time.time() - leftover.stat().st_mtime > LEFTOVER_AGE:
                leftover.unlink()


def write_back(files: Mapping[str, bytes], should_stop: Callable[[], bool] = never) -> tuple[str, ...]:
    """Write files that were removed, by their paths, and return those that are there now; one that is there stays."""
    here = []
    for name, data in files.items():
        if should_stop():
            break
        try:
            if not os.path.lexists(name):
                replace_file(Path(name), data)
        except OSError:
            continue
        here.append(name)
    return tuple(here)


def free_path(own_folder: Path, file: LayoutFile, code: str) -> Path:
    """Return where a layout is to be written: what lies there, if anything, is the same layout.

    A file with the code in its name may hold other tiles by now: the player may have changed it.
    """
    name = file_name_for(file)
    for number in count(2):
        path = own_folder / name
        try:
            if not path.exists() or read_own(path).id == code:
                return path
        except LayoutFileError:
            pass
        name = f"{name.removesuffix(f'-{code}{SUFFIX}')}-{number}-{code}{SUFFIX}"
    raise AssertionError


def _take_all(
    files: Iterable[LayoutFile],
    source: str,
    own_folder: Path,
    shipped: Mapping[str, str],
    here: set[str],
) -> Iterator[ImportResult]:
    for file in files:
        own = as_own(file)
        found = own.id if own.id in here else shipped.get(own.id)
        if found is not None:
            yield AlreadyHere(source, file.name, found)
            continue
        path = free_path(own_folder, file, own.id)
        try:
            data = encode_layout(msgspec.structs.replace(own, id=""))
            replace_file(path, data)
        except LayoutFileError as error:
            yield Refused(LayoutFileError(error.fault, source, error.place, error.values))
            continue
        except OSError as error:
            values = {"folder": str(own_folder), "reason": error.strerror or str(error)}
            yield Refused(LayoutFileError(LayoutFileFault.UNWRITABLE, source, values=values))
            continue
        here.add(own.id)
        yield Imported(source, LayoutEntry.from_file(own, LayoutOrigin.OWN, str(path)), digest_of(data))


@lru_cache(maxsize=1)
def _shipped_codes(built_in_folder: str) -> dict[str, str]:
    """Return the ids of the built-in layouts by the codes that they would have as the player's own."""
    files = LayoutLibrary(Path(built_in_folder)).all()
    return {own_code(file): file.id for file in files}


def _is_companion(file: str) -> bool:
    return file.lower().endswith(COMPANION_SUFFIX)


def _files_in(folder: str) -> Iterator[str]:
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            if not name.startswith("."):
                yield os.path.join(parent, name)
