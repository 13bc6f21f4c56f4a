"""What is known of a position: whether it can still be won."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.board import Board
from mahjong_qt.engine.play.plan import Plan

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Pair


class Outlook(enum.Enum):
    """Whether a position can be won; the first two are proven."""

    WINNABLE = "can be won"
    LOST = "cannot be won any more"
    UNKNOWN = "not known"


class Position(NamedTuple):
    """A board, with the plan, if one is known, that clears it or cleared a position before it.

    ``is_lost`` says that it is proven that nothing clears it.
    """

    board: Board
    plan: Plan | None
    is_lost: bool = False

    @property
    def plan_left(self) -> Plan | None:
        """The pairs that clear the board, or None when it does not follow the plan."""
        return self.board.plan_left(self.plan)

    @property
    def outlook(self) -> Outlook:
        """What is known."""
        # a plan can be looked at, and so it weighs more than a proof
        if self.plan_left is not None:
            return Outlook.WINNABLE
        return Outlook.LOST if self.is_lost or self.board.is_stuck else Outlook.UNKNOWN

    def after(self, pair: Pair) -> Position:
        """Return the position without a pair: the plan goes with it, and what is lost stays lost.

        :raises PairError: when the two tiles are not a pair that may be removed.
        """
        return self._replace(board=self.board.remove(pair))
