"""What a session tells of besides the steps of its game."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.plan import Plan


class Started(NamedTuple):
    """A board was laid out: a new one, or a game that was saved.

    ``is_repeated`` says that the deal was typed in or is played again.
    """

    board: Board
    layout_id: str
    code: str
    is_restored: bool
    is_repeated: bool = False


class RefusalReason(enum.Enum):
    """Why a wish could not be met."""

    NO_PAIR = "no pair is free"
    NO_HINT_LEFT = "the mode allows no more hints"
    NO_SHUFFLE_LEFT = "the mode allows no more shuffles"
    SHUFFLE_IMPOSSIBLE = "no arrangement of the tiles left can be cleared"
    SHUFFLE_NOT_FOUND = "no arrangement that can be cleared was found"


class Refusal(NamedTuple):
    """A wish that could not be met."""

    reason: RefusalReason


class HintQuestion(NamedTuple):
    """A position of which is to be proven what can be shown, and the newest plan of the game."""

    board: Board
    plan: Plan | None
