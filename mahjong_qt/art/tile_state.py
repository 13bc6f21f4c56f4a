"""How a tile is shown: its shade, and the marks laid over it."""

from __future__ import annotations

import enum


class Shade(enum.Enum):
    """How a tile lies there: as it is, darker because it is blocked, or face down."""

    CLEAR = 0
    BLOCKED = 1
    FACE_DOWN = 2


class Mark(enum.Enum):
    """What a tile is marked as."""

    SELECTED = 0
    HOVER = 1
    HINT = 2
    GUESS = 3
    FREE = 4
    MISMATCH = 5
    REFUSED = 6
    CURSOR = 7
