"""From the argument LAYOUT to a layout: an id, or a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.cli import console, words
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.engine.formats.registry import read_layouts_at
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, is_made_code, layout_code
from mahjong_qt.engine.layout.own_layouts import as_own
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.paths import layouts_folder
from mahjong_qt.player_layouts import list_files

if TYPE_CHECKING:
    from collections.abc import Collection

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile


SCHEMA_SUFFIX = ".schema.json"
"""How the name of what describes layout files to a machine ends; it lies beside the built-in layouts."""


class NamedLayout(NamedTuple):
    """A layout, its id or the name of its file, its part of a game code, and the game that it is for."""

    name: str
    code: str
    layout: Layout
    game: GameKind


def find_layout(argument: str) -> NamedLayout:
    """Return the layout with this id, or else that of the file with this name.

    A file with exactly the tiles of a built-in layout counts as that one, so that codes name the layout that everybody
    has. Other files have a code of their tiles; the number in them means nothing outside the built-in folder.

    :raises CommandError: when there is neither.
    :raises LayoutFileError: when the file cannot be used.
    """
    file = find_file(argument)
    name = file.id if file.number is not None or is_made_code(argument) else Path(argument).name
    return NamedLayout(name, layout_code(file), file.layout, GameKind(file.game))


def refuse_gravity(named: NamedLayout) -> None:
    """Say nothing of a field, on which tiles can fall.

    :raises CommandError: when the layout is none.
    """
    if named.game is not GameKind.SHISEN_SHO:
        raise CommandError("--gravity", words.NO_GRAVITY.format(name=named.name))


def find_file(argument: str) -> LayoutFile:
    """Return the built-in layout with this id, the one made from the number in an id such as ``G123``, or else that of
    the file with this name, in whatever format; a file with the tiles of a built-in layout is that one.

    :raises CommandError: when there is none of these, or the file holds several.
    :raises LayoutFileError: when the file cannot be used.
    """
    library = LayoutLibrary(layouts_folder())
    try:
        return library.load(argument)
    except UnknownLayoutError:
        path = Path(argument)
    try:
        is_there = path.exists()
    except OSError as error:
        raise CommandError(argument, error.strerror or str(error)) from error
    if not is_there:
        ids = ", ".join(file.id for file in library.all())
        raise CommandError(argument, words.NO_LAYOUT.format(ids=ids))
    file = _only_board(path)
    for other in library.all():
        if (other.game, other.layout) == (file.game, file.layout):
            return other
    return as_own(file)


def list_sources(arguments: Collection[str]) -> list[str]:
    """Return the files among these arguments, and those in the folders among them, without JSON schemas in these."""
    return [file for file in list_files(arguments) if file in arguments or not file.endswith(SCHEMA_SUFFIX)]


def _only_board(path: Path) -> LayoutFile:
    reading = read_layouts_at(path)
    count = len(reading.files) + sum(fault.source == str(path) for fault in reading.faults)
    if count > 1:
        raise CommandError(str(path), words.MANY_BOARDS.format(count=count))
    for fault in reading.faults:  # of a companion: the layout does without
        console.complain(str(fault))
    return reading.files[0]
