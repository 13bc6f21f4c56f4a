"""What can become of a layout, or of a file, that is to be imported."""

from __future__ import annotations

import os
from typing import NamedTuple, TypeAlias

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_entry import LayoutEntry
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.own_layouts import SUFFIX

LAYOUT_SUFFIXES = {SUFFIX} | {fmt.suffix for fmt in LayoutFormat if fmt is not LayoutFormat.PYSOLFC} - {""}
"""How names end that promise a layout; ``.txt`` promises nothing."""

NO_LAYOUT = {
    LayoutFileFault.UNKNOWN_FORMAT,
    LayoutFileFault.COMPANION,
    LayoutFileFault.EMPTY_FILE,
    LayoutFileFault.TOO_LARGE,
}


class Imported(NamedTuple):
    """A layout that now lies in the player's folder, and the file that it came from.

    ``digest`` tells whether its file in that folder was changed since.
    """

    source: str
    entry: LayoutEntry
    digest: str = ""


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


class PassedOver(NamedTuple):
    """A file that is plainly no layout, by its name and by its content: a picture, a read-me."""

    error: LayoutFileError


ImportResult: TypeAlias = Imported | AlreadyHere | Refused | PassedOver


def unusable(error: LayoutFileError) -> Refused | PassedOver:
    """Return what a file that cannot be read amounts to.

    >>> unusable(LayoutFileError(LayoutFileFault.UNKNOWN_FORMAT, "kit/README.md")).__class__.__name__
    'PassedOver'
    >>> unusable(LayoutFileError(LayoutFileFault.UNKNOWN_FORMAT, "kit/dragon.map")).__class__.__name__
    'Refused'
    """
    promises_layout = os.path.splitext(error.source)[1].lower() in LAYOUT_SUFFIXES
    return Refused(error) if promises_layout or error.fault not in NO_LAYOUT else PassedOver(error)
