"""What a new layout can begin with."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import MAX_TILES, Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from pathlib import Path

USUAL_WIDTH, USUAL_HEIGHT = 18, 8
"""Whole tiles of the usual shisen-sho field."""

MAX_SIDE = 50
"""Whole tiles of the longest side of a new field."""


class Template(enum.Enum):
    """A beginning; the value is the id of a layout that ships with the game, or a name of ours."""

    BLANK = "blank"
    TURTLE = "turtle"
    THREE_MOUNTAINS = "three-mountains"
    CROSS = "cross"
    SHISEN = "shisen-sho"
    GENERATED = "generated"


SHIPPED = (Template.TURTLE, Template.THREE_MOUNTAINS, Template.CROSS)


def shipped_template(template: Template, built_in_folder: Path) -> LayoutFile:
    """Return the tiles of a layout that ships with the game, without its texts.

    :raises UnknownLayoutError: when it is not there.
    :raises LayoutFileError: when its file cannot be used.
    """
    return LayoutFile(LayoutLibrary(built_in_folder).load(template.value).layout)


def shisen_field(width: int = USUAL_WIDTH, height: int = USUAL_HEIGHT) -> LayoutFile:
    """Return a field for shisen-sho without holes, of so many whole tiles.

    >>> len(shisen_field(3, 2).layout)
    6

    :raises ValueError: when there are no such fields.
    """
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE and width * height <= MAX_TILES):
        raise ValueError(f"no field of {width} x {height}")
    tiles = [(TILE_SPAN * x, TILE_SPAN * y, 0) for y in range(height) for x in range(width)]
    return LayoutFile(Layout.from_tiles(tiles), game="shisen-sho")


def generated_template(number: int) -> LayoutFile:
    """Return the layout that the game makes from a number.

    :raises ValueError: when it makes none from this one.
    """
    from mahjong_qt.engine.layout.generator import generate_layout

    return LayoutFile(generate_layout(number))
