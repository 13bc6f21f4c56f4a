"""What a click on a tile means."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board


class Answer(enum.Enum):
    """What a click did to the selection."""

    SELECTED = "a free tile is selected"
    DESELECTED = "the selected tile is selected no more"
    MOVED = "the tile does not match: it is the selected one now"
    PAIR = "the tile matches the selected one"
    BLOCKED = "the tile is blocked: nothing is selected"


class Click(NamedTuple):
    """The answer to a click on ``tile``, with the tile that was selected before it."""

    answer: Answer
    tile: int
    before: int | None


class Selection:
    """At most one selected tile."""

    def __init__(self) -> None:
        """Begin with nothing selected."""
        self.tile: int | None = None

    def clear(self) -> None:
        """Select nothing."""
        self.tile = None

    def click(self, board: Board, tile: int) -> Click:
        """Take a click on a tile that is there and say what it did."""
        before, self.tile = self.tile, None
        if not board.is_free(tile):
            return Click(Answer.BLOCKED, tile, before)
        if before == tile:
            return Click(Answer.DESELECTED, tile, before)
        if before is not None and board.can_remove((before, tile)):
            return Click(Answer.PAIR, tile, before)
        self.tile = tile
        return Click(Answer.SELECTED if before is None else Answer.MOVED, tile, before)
