"""How a game stands, and the steps from one position to the next, as values."""

from __future__ import annotations

import enum
from typing import NamedTuple

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.board import Board, Point


class Status(enum.Enum):
    """How a game stands."""

    PLAYING = "playing"
    STUCK = "stuck"
    CLEARED = "cleared"
    GIVEN_UP = "given up"
    TIMED_OUT = "timed out"


class Change(enum.Enum):
    """What kind of step led from one position to the next."""

    PAIR = "pair"
    UNDO = "undo"
    REDO = "redo"
    SHUFFLE = "shuffle"


class Transition(NamedTuple):
    """A step from one position to the next.

    ``removed`` and ``returned`` are the tiles that left the board and came back; ``refaced`` says whether the tiles
    that stayed have other faces now; ``moved`` are those of them that lie elsewhere now. ``line`` joins the pair that
    was removed, where the game has lines. ``board`` and ``status`` are those after the step.
    """

    change: Change
    removed: tuple[int, ...]
    returned: tuple[int, ...]
    refaced: bool
    board: Board
    status: Status
    moved: tuple[int, ...] = ()
    line: tuple[Point, ...] = ()


def moved_tiles(before: Board, after: Board) -> tuple[int, ...]:
    """Return the tiles of both boards that lie elsewhere on the second one."""
    then, now = before.slots, after.slots
    if then is now:
        return ()
    return tuple(tile for tile in tiles_of(before.present & after.present) if then[tile] != now[tile])
