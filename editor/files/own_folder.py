"""The player's folder of layouts: a layout added to it, and the name of a file that got other tiles."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from editor.files.layout_data import layout_bytes
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_code import own_code
from mahjong_qt.engine.layout.own_files import named_by_code
from mahjong_qt.engine.layout.own_layouts import SUFFIX, OwnLayouts
from mahjong_qt.player_layouts import free_path
from mahjong_qt.storage import replace_file

if TYPE_CHECKING:
    from pathlib import Path

    from editor.files.folders import EditorFolders
    from mahjong_qt.engine.layout.layout_file import LayoutFile

CODE_AT_END = re.compile(r"-?X[A-Z2-7]{10}$")


class Added(NamedTuple):
    """A layout that lies in the player's folder now, and where."""

    path: Path


class AlreadyThere(NamedTuple):
    """The game has a layout with these tiles: what it says, and where it lies; None for one that ships with it."""

    file: LayoutFile
    path: Path | None


def add_to_own(file: LayoutFile, folders: EditorFolders) -> Added | AlreadyThere:
    """Write a copy of a layout into the player's folder, unless the game has its tiles already.

    :raises ExportError: when a text of it cannot be written.
    :raises LayoutFileError: when it could not be read again.
    :raises OSError: when the folder cannot be written to.
    """
    data = layout_bytes(msgspec.structs.replace(file, id="", number=None))
    there = _with_tiles_of(file, folders)
    if there is not None:
        return there
    path = free_path(folders.own, file, own_code(file))
    replace_file(path, data)
    return Added(path)


def _with_tiles_of(file: LayoutFile, folders: EditorFolders) -> AlreadyThere | None:
    for built_in in LayoutLibrary(folders.built_in).all():
        if (built_in.game, built_in.layout) == (file.game, file.layout):
            return AlreadyThere(built_in, None)
    own = OwnLayouts(folders.own)
    code = own_code(file)
    found = own.load(code)
    if found is None:
        return None
    named = (path for path in own.paths() if path.name.endswith(f"{code}{SUFFIX}"))
    return AlreadyThere(found, next(named, None))


def name_by_tiles(path: Path, file: LayoutFile) -> Path:
    """Put the code of its tiles into the name of a player's file in place of an older one, and return its path.

    That is how the game finds it. No other file is replaced; where it cannot be renamed it stays as it is.
    """
    code = own_code(file)
    if path.stem.endswith(code) and path.suffix == SUFFIX:
        return path
    stem = CODE_AT_END.sub("", path.stem)
    if stem == path.stem:
        return named_by_code(path, code)
    for number in count(1):
        parts = [part for part in (stem, str(number) if number > 1 else "", code) if part]
        named = path.with_name(f"{'-'.join(parts)}{SUFFIX}")
        if not named.exists():
            try:
                return path.rename(named)
            except OSError:
                return path
    raise AssertionError
