"""The positions of a game, each with what is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mahjong_qt.engine.history import History
from mahjong_qt.engine.play import knowledge
from mahjong_qt.engine.play.event import PairTaken, TilesShuffled
from mahjong_qt.engine.play.outlook import Outlook, Position
from mahjong_qt.engine.verdict import Solvable, Undecided

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.verdict import Verdict

Move: TypeAlias = PairTaken | TilesShuffled


class PositionHistory(History[Position, Move]):
    """Undo and redo for positions; what is learnt of one is spread to all that it says something about."""

    @property
    def lost_since(self) -> int | None:
        """The number of the move that lost the game, 0 when the deal was lost, None unless this is proven."""
        return knowledge.lost_since(self.positions, self.at)

    @property
    def way_back(self) -> int | None:
        """The most moves that can be kept so that a lost game is winnable again, as far as is known."""
        return knowledge.way_back(self.positions, self.at)

    @property
    def in_doubt(self) -> tuple[Position, ...]:
        """The positions among which a lost game was lost, in order, where that is not known."""
        return knowledge.in_doubt(self.positions, self.at)

    def push(self, move: Move, position: Position) -> None:
        """Go on to a new position; when it turns out to be winnable, so were those before it."""
        is_found = self.position.outlook is not Outlook.WINNABLE
        super().push(move, position)
        plan = position.plan_left
        if is_found and plan is not None:
            self.revise(knowledge.with_plan(self.positions, self.at, plan))

    def learn(self, board: Board, verdict: Verdict) -> bool:
        """Take over a verdict on a board and say whether it is news; a board that is not here any more is ignored.

        :raises ValueError: when the plan of the verdict does not clear the board.
        """
        known = positions = self.positions
        places = [at for at, position in enumerate(known) if position.board == board]
        if not places or isinstance(verdict, Undecided):
            return False
        if isinstance(verdict, Solvable) and not board.clears_with(verdict.plan):
            raise ValueError("the plan does not clear the board")
        for at in places:
            if isinstance(verdict, Solvable):
                positions = knowledge.with_plan(positions, at, verdict.plan)
            else:
                positions = knowledge.with_loss(positions, at)
        self.revise(positions)
        return positions != known
