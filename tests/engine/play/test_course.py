from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.play.course import Course, GameError
from mahjong_qt.engine.play.event import GivenUp, HintGiven, PairTaken, Redone, TilesShuffled, Undone
from mahjong_qt.engine.play.transition import Change, Status, Transition
from tests.engine.sample_games import labels_on, make_deal, row

if TYPE_CHECKING:
    from mahjong_qt.engine.play.event import Event

SPREAD = make_deal(row(6, gap=2), "E E E E N N")
"""Six tiles that touch nothing."""

EVENTS: list[Event] = [
    HintGiven(1.0, 0, 1),
    PairTaken(2.5, 0, 1),
    TilesShuffled(3.0, ("N", "E", "E", "N"), ((2, 5), (3, 4))),
    Undone(4.0),
    Redone(4.0),
    PairTaken(9.0, 2, 5),
    GivenUp(10.0),
]


def test_replayed_events_make_the_same_game_and_are_its_log() -> None:
    course = Course(SPREAD)
    for event in EVENTS:
        course.replay(event)
    assert course.events == EVENTS
    assert labels_on(course.board) == {3: "E", 4: "E"}
    assert (course.status, course.is_over, course.can_undo, course.can_redo) == (Status.GIVEN_UP, True, False, False)
    # from the first shuffle on a way to clear the deal is not known, before it none was needed
    assert course.deal.plan is None


def test_a_step_says_what_it_changed() -> None:
    course = Course(SPREAD)
    taken = course.take(PairTaken(0, 0, 1))
    assert taken == Transition(Change.PAIR, (0, 1), (), False, course.board, Status.PLAYING)
    course.take(PairTaken(0, 2, 3))
    back = course.step_back(Undone(5.0), 2)
    assert back == Transition(Change.UNDO, (), (2, 3, 0, 1), False, SPREAD.board, Status.PLAYING)
    assert course.events[2:] == [Undone(5.0)] * 2
    again = course.step_forward(Redone(6.0))
    assert (again.change, again.removed, again.board) == (Change.REDO, (0, 1), taken.board)


def test_the_way_that_a_game_was_cleared_is_a_plan_for_its_deal() -> None:
    course = Course(SPREAD)
    for pair in ((0, 1), (2, 3), (4, 5)):
        course.take(PairTaken(0, *pair))
    assert course.status is Status.CLEARED
    assert course.deal.plan == ((0, 1), (2, 3), (4, 5))


@pytest.mark.parametrize("event", [event for event in EVENTS if not isinstance(event, Undone | Redone)], ids=str)
def test_after_the_end_nothing_is_taken_shown_or_given_up(event: Event) -> None:
    course = Course(SPREAD)
    course.give_up(GivenUp(0))
    with pytest.raises(GameError):
        course.replay(event)
    assert (course.events, course.board) == ([GivenUp(0)], SPREAD.board)
