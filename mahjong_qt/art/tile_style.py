"""How the bodies of tiles look, whatever is drawn on them."""

from __future__ import annotations

import enum
from typing import NamedTuple


class FaceColour(enum.Enum):
    """What tiles are made of: ivory, or something dark on which the drawings are light."""

    IVORY = "ivory"
    DARK = "dark"


class Relief(enum.Enum):
    """Whether tiles are thick bodies in the light, or thin plates."""

    DEEP = "deep"
    FLAT = "flat"


class Corner(enum.Enum):
    """The corner of the board from which it is seen: the sides of the tiles show there, and higher layers lie away."""

    LOWER_RIGHT = "lower right"
    LOWER_LEFT = "lower left"


BACKS = {
    "blue": "#2f7fa8",
    "green": "#2e8a57",
    "bamboo": "#b08437",
    "red": "#b23a3a",
    "plum": "#7d4a8f",
    "orange": "#cf6f2a",
    "slate": "#56657a",
    "black": "#33363c",
}
"""The colours of backs that come with the program, by name."""

DEFAULT_BACK = BACKS["blue"]


class TileStyle(NamedTuple):
    """The look of all tiles of a board; ``back`` is a colour as ``#rrggbb``."""

    back: str = DEFAULT_BACK
    face: FaceColour = FaceColour.IVORY
    relief: Relief = Relief.DEEP
    corner: Corner = Corner.LOWER_RIGHT
