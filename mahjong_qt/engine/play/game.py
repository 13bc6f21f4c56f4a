"""A game being played: a deal, what was done with it, and the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.course import Course, GameError
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
from mahjong_qt.engine.play.hint_queue import HintQueue
from mahjong_qt.engine.play.reface import has_same_tiles, labels_left
from mahjong_qt.engine.play.transition import Status, Transition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.clock import Clock
    from mahjong_qt.engine.play.board import Board, Pair
    from mahjong_qt.engine.play.deal import Deal, Shuffled
    from mahjong_qt.engine.play.hint import Hint
    from mahjong_qt.engine.play.outlook import Outlook, Position
    from mahjong_qt.engine.play.plan import Plan
    from mahjong_qt.engine.verdict import Verdict

__all__ = ["Game", "GameError"]


class Game:
    """A deal being played. Every step returns what it changed; no step is taken while the game is paused or over."""

    def __init__(self, deal: Deal[Board], clock: Clock) -> None:
        """Begin with the full board and the clock as it is."""
        self.clock = clock
        self._course = Course(deal)
        self._is_started = False
        self._is_paused = False
        self._hints: HintQueue | None = None

    @property
    def deal(self) -> Deal[Board]:
        """The deal, with the first plan that was found for it."""
        return self._course.deal

    @property
    def events(self) -> Sequence[Event]:
        """All that happened, in order."""
        return self._course.events

    @property
    def board(self) -> Board:
        """The position now."""
        return self._course.board

    @property
    def plan(self) -> Plan | None:
        """The newest plan, whether or not the position still follows it."""
        return self._course.history.position.plan

    @property
    def status(self) -> Status:
        """How the game stands."""
        return self._course.status

    @property
    def outlook(self) -> Outlook:
        """What is known of the position."""
        return self._course.history.position.outlook

    @property
    def lost_since(self) -> int | None:
        """The number of the move that lost the game, 0 when the deal was lost, None unless this is proven."""
        return self._course.history.lost_since

    @property
    def way_back(self) -> int | None:
        """The most moves that can be kept so that a lost game is winnable again, as far as is known."""
        return self._course.history.way_back

    @property
    def positions_in_doubt(self) -> tuple[Position, ...]:
        """The positions among which a lost game was lost, in order, where that is not known."""
        return self._course.history.in_doubt

    @property
    def is_paused(self) -> bool:
        """Whether the game is paused."""
        return self._is_paused

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done any more: cleared, given up, or out of time."""
        return self._course.is_over

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back now, that which cleared the board too."""
        return self._course.can_undo and not self._is_paused

    @property
    def can_redo(self) -> bool:
        """Whether an undone move can be made again now."""
        return self._course.can_redo and not self._is_paused

    @property
    def accepts_moves(self) -> bool:
        """Whether tiles can be taken, shown or shuffled now."""
        return not self._is_paused and not self.is_over

    @property
    def is_begun(self) -> bool:
        """Whether a move was made, undone or not."""
        return self._course.history.can_undo or self._course.history.can_redo

    @property
    def moves_made(self) -> int:
        """Pairs and shuffles from the start to the position now."""
        return self._course.history.at

    def count(self, kind: type[Event]) -> int:
        """Return how often something happened so far, undone or not."""
        return sum(isinstance(event, kind) for event in self.events)

    def begin(self) -> None:
        """Start the clock, if the game is one that can go on; called at each selection."""
        self._is_started = True
        self._run_clock()

    def pause(self) -> None:
        """Stop the clock and refuse every step until :meth:`resume`."""
        self._is_paused = True
        self._run_clock()

    def resume(self) -> None:
        """End a pause."""
        self._is_paused = False
        self._run_clock()

    def remove(self, pair: Pair) -> Transition:
        """Remove a pair.

        :raises GameError: when the game is paused or over.
        :raises PairError: when the two tiles are not a free pair.
        """
        self._refuse_pause()
        transition = self._course.take(PairTaken(self.clock.seconds, *sorted(pair)))
        self._is_started = True
        return self._went_on(transition)

    def shuffle(self, shuffled: Shuffled[Board]) -> Transition:
        """Take over the board that the shuffle of its game made of this one.

        :raises GameError: when the game is paused or over, or the board is not this one with its faces moved.
        """
        self._refuse_pause()
        new = shuffled.board
        if not has_same_tiles(new, self.board):
            raise GameError("this is no shuffle of the board")
        transition = self._course.reface(TilesShuffled(self.clock.seconds, labels_left(new), shuffled.plan))
        self._is_started = True
        return self._went_on(transition)

    def undo(self) -> Transition:
        """Take the last move back.

        :raises GameError: when there is none, or the game is paused or over.
        """
        self._refuse_pause()
        return self._went_on(self._course.step_back(Undone(self.clock.seconds)))

    def go_back(self, moves_kept: int) -> Transition:
        """Take back all moves but the first ones, at once.

        :raises GameError: when that is no move, or the game is paused or over.
        """
        self._refuse_pause()
        if not 0 <= moves_kept < self.moves_made:
            raise GameError(f"of {self.moves_made} moves {moves_kept} cannot be kept")
        return self._went_on(self._course.step_back(Undone(self.clock.seconds), self.moves_made - moves_kept))

    def redo(self) -> Transition:
        """Make an undone move again.

        :raises GameError: when there is none, or the game is paused or over.
        """
        self._refuse_pause()
        return self._went_on(self._course.step_forward(Redone(self.clock.seconds)))

    def give_up(self) -> None:
        """End the game as lost.

        :raises GameError: when it is over already, or paused.
        """
        self._refuse_pause()
        self._course.give_up(GivenUp(self.clock.seconds))
        self._settle()

    def time_out(self) -> None:
        """End the game as lost, its time being over; also while it is paused.

        :raises GameError: when it is over already.
        """
        self._course.time_out(TimedOut(self.clock.seconds))
        self._settle()

    @property
    def has_hint_ready(self) -> bool:
        """Whether the next hint needs no proof: it is of a plan, or proofs are there, or there is nothing to prove."""
        return self._queue.is_ready

    def hint(self) -> Hint | None:
        """Return a pair to show, the next one at each call, or None when there is no pair.

        The order is that of :class:`~mahjong_qt.engine.play.hint_queue.HintQueue`.

        :raises GameError: when the game is paused or over.
        """
        if not self.accepts_moves:
            raise GameError("the game is paused or over")
        hint = self._queue.take()
        if hint is not None:
            self._course.show(HintGiven(self.clock.seconds, *hint.pair))
        return hint

    def offer_hints(self, board: Board, hints: Sequence[Hint]) -> bool:
        """Show these from now on if the position is still that board; say whether it is."""
        if board != self.board:
            return False
        self._queue.offer(hints)
        return True

    def learn(self, board: Board, verdict: Verdict) -> bool:
        """Take over what was found out about a position of this game, and say whether it is news.

        A position that the game does not have any more is ignored. The first plan found for the deal becomes its own.

        :raises ValueError: when the plan does not clear the board.
        """
        outlook = self.outlook
        is_news = self._course.learn(board, verdict)
        if self.outlook is not outlook:
            self._hints = None
        return is_news

    def replay(self, event: Event) -> None:
        """Make a step of a saved game again, with the time that it has and without starting the clock.

        :raises GameError: when the step is not possible here.
        :raises PairError: when a pair is not free.
        :raises ValueError: when a label stands for no face.
        """
        self._refuse_pause()
        self._course.replay(event)
        self._settle()

    @property
    def _queue(self) -> HintQueue:
        if self._hints is None:
            self._hints = HintQueue(self._course.history.position)
        return self._hints

    def _refuse_pause(self) -> None:
        if self._is_paused:
            raise GameError("the game is paused")

    def _went_on(self, transition: Transition) -> Transition:
        self._settle()
        return transition

    def _settle(self) -> None:
        """Follow a step: other hints, and a clock that runs or stands."""
        self._hints = None
        self._run_clock()

    def _run_clock(self) -> None:
        if self._is_started and not self._is_paused and self.status is Status.PLAYING:
            self.clock.start()
        else:
            self.clock.stop()
