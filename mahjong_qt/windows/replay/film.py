"""A finished game as a row of positions, with the steps between them in both directions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.mode import mode_of
from mahjong_qt.engine.play.course import Course
from mahjong_qt.engine.play.event import GivenUp, HintGiven, PairTaken, Redone, TilesShuffled, TimedOut, Undone
from mahjong_qt.engine.play.score import Score, score_of
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.engine.save import restore
from mahjong_qt.records import GameOutcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.event import Event
    from mahjong_qt.engine.save import SavedGame


class Film:
    """Moment 0 is the full board; moment n is what there was after n events."""

    def __init__(self, saved: SavedGame) -> None:
        """Play a game again from its first tile to its last.

        :raises SaveError: when the values do not make a possible game.
        """
        game = restore(saved, lambda: 0.0)
        self.events: Sequence[Event] = tuple(saved.events)
        self.has_points = mode_of(saved.mode).has_points
        course = Course(game.deal)
        self._boards = [course.board]
        self._steps: list[Transition | None] = []
        for event in self.events:
            self._steps.append(_take(course, event))
            self._boards.append(course.board)

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.events)

    @property
    def outcome(self) -> GameOutcome:
        """How the game ended."""
        if not self._boards[-1].tiles_left:
            return GameOutcome.CLEARED
        ends: dict[type[Event], GameOutcome] = {GivenUp: GameOutcome.GIVEN_UP, TimedOut: GameOutcome.TIMED_OUT}
        return ends.get(type(self.events[-1]), GameOutcome.REPLACED) if self.events else GameOutcome.REPLACED

    def board(self, moment: int) -> Board:
        """Return the position at a moment."""
        return self._boards[moment]

    def event(self, moment: int) -> Event | None:
        """Return what led to a moment; nothing led to the first one."""
        return self.events[moment - 1] if moment > 0 else None

    def seconds(self, moment: int) -> float:
        """Return the time on the clock at a moment."""
        return self.events[moment - 1].seconds if moment > 0 else 0.0

    def score(self, moment: int) -> Score:
        """Return the points at a moment."""
        return score_of(self.events[:moment])

    def step_to(self, moment: int) -> Transition | None:
        """Return the step that led to a moment from the one before it; None when it left the tiles as they were."""
        return self._steps[moment - 1]

    def step_back_to(self, moment: int) -> Transition | None:
        """Return the step to a moment from the one after it; None when the tiles are the same at both."""
        step, board = self._steps[moment], self._boards[moment]
        if step is None:
            return None
        change = Change.SHUFFLE if step.refaced else Change.REDO if step.returned else Change.UNDO
        return Transition(change, step.returned, step.removed, step.refaced, board, Status.PLAYING, step.moved)


def _take(course: Course, event: Event) -> Transition | None:
    match event:
        case PairTaken():
            return course.take(event)
        case TilesShuffled():
            return course.reface(event)
        case Undone():
            return course.step_back(event)
        case Redone():
            return course.step_forward(event)
        case HintGiven():
            return None
    course.replay(event)
    return None
