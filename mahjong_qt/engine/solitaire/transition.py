"""How a game stands, and the steps from one position to the next, as values."""

from __future__ import annotations

import enum
from typing import NamedTuple

from mahjong_qt.engine.solitaire.board import Board


class Status(enum.Enum):
    """How a game stands."""

    PLAYING = "playing"
    STUCK = "stuck"
    CLEARED = "cleared"
    GIVEN_UP = "given up"


class Change(enum.Enum):
    """What kind of step led from one position to the next."""

    PAIR = "pair"
    UNDO = "undo"
    REDO = "redo"
    SHUFFLE = "shuffle"


class Transition(NamedTuple):
    """A step from one position to the next.

    ``removed`` and ``returned`` are the tiles that left the board and came back; ``refaced`` says whether the tiles
    that stayed have other faces now. ``board`` and ``status`` are those after the step.
    """

    change: Change
    removed: tuple[int, ...]
    returned: tuple[int, ...]
    refaced: bool
    board: Board
    status: Status
