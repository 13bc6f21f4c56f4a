"""From the argument LAYOUT to a layout: the id of a built-in one, or a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.cli import words
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout_file import read_layout_file
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, layout_code
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
    """Return the built-in layout with this id, or else that of the file with this name.

    A file with exactly the tiles of a built-in layout counts as that one, so that codes name the layout that everybody
    has. Other files have a code of their tiles; the number in them means nothing outside the built-in folder.

    :raises CommandError: when there is neither, or it is not for solitaire.
    :raises LayoutFileError: when the file cannot be used.
    """
    library = LayoutLibrary(layouts_folder())
    try:
        return _built_in(library.load(argument), argument)
    except UnknownLayoutError:
        path = Path(argument)
    try:
        is_there = path.exists()
    except OSError as error:
        raise CommandError(argument, error.strerror or str(error)) from error
    if not is_there:
        ids = ", ".join(file.id for file in library.all())
        raise CommandError(argument, words.NO_LAYOUT.format(ids=ids))
    file = _refuse_other_game(read_layout_file(path), argument)
    for other in library.all():
        if (other.game, other.layout) == (file.game, file.layout):
            return _built_in(other, argument)
    return NamedLayout(path.name, own_layout_code(file.layout.fingerprint), file.layout)


def _built_in(file: LayoutFile, argument: str) -> NamedLayout:
    _refuse_other_game(file, argument)
    return NamedLayout(file.id, layout_code(file), file.layout)


def _refuse_other_game(file: LayoutFile, argument: str) -> LayoutFile:
    if file.game != "solitaire":
        raise CommandError(argument, words.OTHER_GAME)
    return file
