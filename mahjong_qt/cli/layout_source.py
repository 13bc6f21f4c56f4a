"""From the argument LAYOUT to a layout: an id, or a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.cli import words
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.engine.formats.registry import read_layouts_at
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, is_made_code, layout_code
from mahjong_qt.engine.layout.own_layouts import as_own
from mahjong_qt.paths import layouts_folder

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile


class NamedLayout(NamedTuple):
    """A layout, its id or the name of its file, and its part of a game code."""

    name: str
    code: str
    layout: Layout


def find_layout(argument: str) -> NamedLayout:
    """Return the layout with this id, or else that of the file with this name.

    A file with exactly the tiles of a built-in layout counts as that one, so that codes name the layout that everybody
    has. Other files have a code of their tiles; the number in them means nothing outside the built-in folder.

    :raises CommandError: when there is neither, or it is not for solitaire.
    :raises LayoutFileError: when the file cannot be used.
    """
    file = find_file(argument)
    if file.game != "solitaire":
        raise CommandError(argument, words.OTHER_GAME)
    name = file.id if file.number is not None or is_made_code(argument) else Path(argument).name
    return NamedLayout(name, layout_code(file), file.layout)


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


def _only_board(path: Path) -> LayoutFile:
    reading = read_layouts_at(path)
    count = len(reading.files) + len(reading.faults)
    if count > 1:
        raise CommandError(str(path), words.MANY_BOARDS.format(count=count))
    return reading.files[0]
