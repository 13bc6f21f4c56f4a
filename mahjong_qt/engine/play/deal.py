"""What dealing and shuffling come to: a board with a way to clear it, or the reason why there is none."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from mahjong_qt.engine.game_code import GameCode
from mahjong_qt.engine.play.board import Board, Pair

if TYPE_CHECKING:
    from typing import TypeAlias

BoardT_co = TypeVar("BoardT_co", bound=Board, covariant=True)
"""The board of one game."""


class Deal(NamedTuple, Generic[BoardT_co]):
    """A fresh board, the code that it comes from, and one way to clear it where the recipe leaves one."""

    code: GameCode
    board: BoardT_co
    plan: tuple[Pair, ...] | None


class Shuffled(NamedTuple, Generic[BoardT_co]):
    """The board with its tiles rearranged, and one way to clear it from there."""

    board: BoardT_co
    plan: tuple[Pair, ...]


class UndealableReason(enum.Enum):
    """Why no arrangement of faces can be cleared."""

    ODD_COUNT = "odd number of tiles"
    PROVEN = "no order of removal takes every tile"


class Undealable(NamedTuple):
    """The proof that the tiles cannot be taken away in pairs, whatever their faces."""

    reason: UndealableReason


class NotFound(NamedTuple):
    """No way was found, and none was ruled out, in so many random tries and positions searched."""

    tries: int
    nodes: int


if TYPE_CHECKING:
    DealOutcome: TypeAlias = Deal[Board] | Undealable | NotFound
    ShuffleOutcome: TypeAlias = Shuffled[Board] | Undealable | NotFound
