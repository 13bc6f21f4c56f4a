"""The course of a game: a deal, and what was done with it, event by event; no clock and no pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.event import (
    Event,
    GivenUp,
    HintGiven,
    PairTaken,
    Redone,
    TilesShuffled,
    TimedOut,
    Undone,
)
from mahjong_qt.engine.play.outlook import Position
from mahjong_qt.engine.play.position_history import PositionHistory
from mahjong_qt.engine.play.reface import has_same_tiles, with_labels
from mahjong_qt.engine.play.transition import Change, Status, Transition, moved_tiles

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.verdict import Verdict


class GameError(Exception):
    """A step that the game cannot take now; the words are for a log, not for the player."""


class Course:
    """A deal and all events since. Each step takes the event that stands for it, with its time, and logs it."""

    def __init__(self, deal: Deal[Board]) -> None:
        """Begin with the full board."""
        self.deal = deal
        self.events: list[Event] = []
        self.history = PositionHistory(Position(deal.board, deal.plan))
        self._ending: Status | None = None
        self.status = self._find_status()
        """How the game stands."""

    @property
    def board(self) -> Board:
        """The position now."""
        return self.history.position.board

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done any more: cleared, given up, or out of time."""
        return self.status is Status.CLEARED or self._ending is not None

    @property
    def can_undo(self) -> bool:
        """Whether there is a move that can be taken back, that which cleared the board too."""
        return self.history.can_undo and self._ending is None

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move that can be made again."""
        return self.history.can_redo and self._ending is None

    def replay(self, event: Event) -> None:
        """Take the step that an event stands for.

        :raises GameError: when the step is not possible here.
        :raises PairError: when a pair is not free.
        :raises ValueError: when a label stands for no face.
        """
        match event:
            case PairTaken():
                # what a window would show of it is not asked for, and takes longer than the step itself
                self._take(event)
            case TilesShuffled():
                self.reface(event)
            case Undone():
                self.step_back(event)
            case Redone():
                self.step_forward(event)
            case HintGiven():
                self.show(event)
            case GivenUp():
                self.give_up(event)
            case TimedOut():
                self.time_out(event)

    def take(self, event: PairTaken) -> Transition:
        """Remove a pair.

        :raises GameError: when the game is over.
        :raises PairError: when the two tiles are not a free pair.
        """
        before, pair = self.board, (event.one, event.other)
        self._take(event)
        moved = moved_tiles(before, self.board)
        return Transition(Change.PAIR, pair, (), False, self.board, self.status, moved, before.line(pair))

    def reface(self, event: TilesShuffled) -> Transition:
        """Give the tiles that are left their faces anew.

        :raises GameError: when the game is over, other faces would be there, or the plan does not clear the new board.
        :raises ValueError: when a label stands for no face.
        """
        self._require_play()
        board = with_labels(self.board, event.labels)
        if not has_same_tiles(board, self.board):
            raise GameError("a shuffle keeps the tiles and their faces")
        if not board.clears_with(event.plan):
            raise GameError("the plan of a shuffle does not clear the board")
        self._push(event, Position(board, event.plan))
        return Transition(Change.SHUFFLE, (), (), True, self.board, self.status)

    def step_back(self, event: Undone, steps: int = 1) -> Transition:
        """Take so many moves back, each logged as one event.

        :raises GameError: when nothing can be undone.
        """
        if not self.can_undo:
            raise GameError("nothing can be undone now")
        before = self.board
        moves = [self.history.undo() for _ in range(steps)]
        self._log(*[event] * steps)
        is_shuffled = any(isinstance(move, TilesShuffled) for move in moves)
        tiles = tuple(tile for move in moves for tile in _tiles_of_move(move))
        moved = moved_tiles(before, self.board)
        return Transition(Change.UNDO, (), tiles, is_shuffled, self.board, self.status, moved)

    def step_forward(self, event: Redone) -> Transition:
        """Make an undone move again.

        :raises GameError: when nothing can be redone.
        """
        if not self.can_redo:
            raise GameError("nothing can be redone now")
        before = self.board
        move = self.history.redo()
        self._log(event)
        moved = moved_tiles(before, self.board)
        if isinstance(move, TilesShuffled):
            return Transition(Change.REDO, (), (), True, self.board, self.status, moved)
        pair = move.one, move.other
        return Transition(Change.REDO, pair, (), False, self.board, self.status, moved, before.line(pair))

    def show(self, event: HintGiven) -> None:
        """Note that a pair was shown.

        :raises GameError: when the game is over or the two tiles are not a free pair.
        """
        self._require_play()
        if not self.board.can_remove((event.one, event.other)):
            raise GameError("a hint showed what is no pair")
        self.events.append(event)

    def give_up(self, event: GivenUp) -> None:
        """End the game as lost.

        :raises GameError: when it is over already.
        """
        self._end(Status.GIVEN_UP, event)

    def time_out(self, event: TimedOut) -> None:
        """End the game as lost, its time being over.

        :raises GameError: when it is over already.
        """
        self._end(Status.TIMED_OUT, event)

    def learn(self, board: Board, verdict: Verdict) -> bool:
        """Take over what was found out about a position and say whether it is news.

        The first plan found for the deal becomes its own.

        :raises ValueError: when the plan does not clear the board.
        """
        is_news = self.history.learn(board, verdict)
        self._keep_plan()
        return is_news

    def _end(self, status: Status, event: Event) -> None:
        self._require_play()
        self._ending = status
        self._log(event)

    def _take(self, event: PairTaken) -> None:
        self._require_play()
        self._push(event, self.history.position.after((event.one, event.other)))

    def _push(self, event: PairTaken | TilesShuffled, position: Position) -> None:
        self.history.push(event, position)
        self._keep_plan()
        self._log(event)

    def _keep_plan(self) -> None:
        if self.deal.plan is None:
            self.deal = self.deal._replace(plan=self.history.positions[0].plan_left)

    def _require_play(self) -> None:
        if self.is_over:
            raise GameError("the game is over")

    def _log(self, *events: Event) -> None:
        self.events.extend(events)
        self.status = self._find_status()

    def _find_status(self) -> Status:
        if self._ending is not None:
            return self._ending
        if self.board.is_cleared:
            return Status.CLEARED
        return Status.STUCK if self.board.is_stuck else Status.PLAYING


def _tiles_of_move(move: Event) -> tuple[int, ...]:
    return (move.one, move.other) if isinstance(move, PairTaken) else ()
