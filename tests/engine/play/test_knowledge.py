"""Concrete games; that knowledge is true and complete in all others is for the state machine to show."""

from __future__ import annotations

from mahjong_qt.engine.play import knowledge
from mahjong_qt.engine.play.outlook import Outlook, Position
from tests.engine.sample_games import make_deal, row

FOURS = make_deal(row(8, gap=2), "E E E E N N N N").board
PLAN = ((0, 1), (2, 3), (4, 5), (6, 7))

WIN, LOST, UNKNOWN = Outlook.WINNABLE, Outlook.LOST, Outlook.UNKNOWN


def game(*pairs: tuple[int, int]) -> list[Position]:
    """Return the positions of a game of which nothing is known."""
    positions = [Position(FOURS, None)]
    for pair in pairs:
        positions.append(positions[-1].after(pair))
    return positions


def outlooks(positions: tuple[Position, ...]) -> list[Outlook]:
    return [position.outlook for position in positions]


def shuffled(position: Position) -> Position:
    """Return the position with its first and last face in each other's place."""
    board = position.board
    faces = (board.faces[-1], *board.faces[1:-1], board.faces[0])
    return Position(board.with_faces(faces), None)


def test_a_plan_reaches_back_to_the_start_with_the_pairs_taken_before_it() -> None:
    known = knowledge.with_plan(game((0, 2), (4, 6), (1, 3)), 2, ((1, 3), (5, 7)))
    assert outlooks(known) == [WIN, WIN, WIN, WIN]
    assert known[0].plan == ((0, 2), (4, 6), (1, 3), (5, 7))
    assert known[1].plan == ((4, 6), (1, 3), (5, 7))


def test_later_positions_get_the_plan_to_follow_or_to_mend() -> None:
    known = knowledge.with_plan(game((0, 1), (2, 3), (4, 5)), 0, ((0, 1), (2, 3), (4, 6), (5, 7)))
    assert outlooks(known) == [WIN, WIN, WIN, UNKNOWN]
    assert {position.plan for position in known} == {((0, 1), (2, 3), (4, 6), (5, 7))}


def test_a_plan_in_force_is_kept() -> None:
    positions = knowledge.with_plan(game((0, 1)), 0, PLAN)
    again = knowledge.with_plan(positions, 1, ((2, 3), (4, 7), (5, 6)))
    assert again == positions


def test_what_is_lost_is_so_in_all_later_positions() -> None:
    known = knowledge.with_loss(game((0, 1), (2, 3), (4, 5)), 2)
    assert outlooks(known) == [UNKNOWN, UNKNOWN, LOST, LOST]
    assert known[2].after((4, 5)).outlook is LOST


def test_a_shuffle_bounds_what_is_known() -> None:
    first, second = game((0, 1))
    after = shuffled(second)
    positions = [first, second, after, after.after((4, 5))]
    assert outlooks(knowledge.with_loss(positions, 1)) == [UNKNOWN, LOST, UNKNOWN, UNKNOWN]
    assert outlooks(knowledge.with_plan(positions, 2, ((2, 3), (0, 1), (4, 5), (6, 7)))) != [WIN] * 4
    plan = ((4, 5), (2, 3), (6, 7))
    assert outlooks(knowledge.with_plan(positions, 2, plan)) == [UNKNOWN, UNKNOWN, WIN, WIN]


def test_the_losing_move_is_named_only_when_it_is_certain() -> None:
    positions = knowledge.with_loss(game((0, 1), (2, 3), (4, 5)), 2)
    assert [knowledge.lost_since(positions, at) for at in range(4)] == [None, None, None, None]
    assert knowledge.in_doubt(positions, 3) == positions[:2]
    known = knowledge.with_plan(positions, 1, PLAN[1:])
    known = (*known[:2], *(position._replace(plan=None) for position in known[2:]))
    assert [knowledge.lost_since(known, at) for at in range(4)] == [None, None, 2, 2]
    assert [knowledge.way_back(known, at) for at in range(4)] == [None, None, 1, 1]
    assert knowledge.in_doubt(known, 3) == ()


def test_a_lost_deal_is_lost_since_no_move() -> None:
    positions = knowledge.with_loss(game((0, 1)), 0)
    assert [knowledge.lost_since(positions, at) for at in range(2)] == [0, 0]
    assert [knowledge.way_back(positions, at) for at in range(2)] == [None, None]


def test_being_stuck_is_being_lost() -> None:
    stuck = Position(make_deal(row(4), "E N E N").board, None)
    assert knowledge.lost_since([stuck], 0) == 0
    stack = Position(make_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "E E E E").board, None)
    positions = [stack, stack.after((1, 2))]
    assert knowledge.lost_since(positions, 1) is None
    assert knowledge.in_doubt(positions, 1) == (stack,)
    # the stack is taken from above, with one of the others each time
    known = knowledge.with_plan(positions, 0, ((1, 3), (0, 2)))
    assert (knowledge.lost_since(known, 1), knowledge.way_back(known, 1)) == (1, 0)
