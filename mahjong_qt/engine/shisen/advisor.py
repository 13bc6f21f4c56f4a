"""What the solver can tell a player of Shisen-sho: see :mod:`mahjong_qt.engine.play.advisor`.

A move that leaves a plan is mended by letting the plan's other pairs go, the first of them that can each time, and by
pairing the tiles anew whose partner is gone. With gravity that fails more often, for there the order matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play import advisor
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET, WAY_BACK_BUDGET, Advice, Counsel, WayBack
from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Verdict, never

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.play.plan import Plan
    from mahjong_qt.engine.shisen.board import Board

MOST_MOVES = 350
"""Moves tried for the hints of a position in which tiles fall: a player waits, and dead ends do not bound the time."""


def advise(
    board: Board, plan: Plan | None, budget: int = ADVICE_BUDGET, should_stop: Callable[[], bool] = never
) -> Verdict:
    """Say whether a board can be cleared, with the least work; ``budget`` is in dead ends."""
    return advisor.advise(COUNSEL, board, plan, budget, should_stop)


def prove_hints(
    board: Board, plan: Plan | None, budget: int = ADVICE_BUDGET, should_stop: Callable[[], bool] = never
) -> Advice:
    """Prove which pairs are safe, and what that says of the position; ``budget`` is in dead ends.

    With gravity no more than :data:`MOST_MOVES` are tried besides.
    """
    if board.grid.has_gravity:
        should_stop = _after_calls(MOST_MOVES, should_stop)
    return advisor.prove_hints(COUNSEL, board, plan, budget, should_stop)


def find_way_back(
    boards: Sequence[Board],
    budget: int = WAY_BACK_BUDGET,
    plan: Plan | None = None,
    should_stop: Callable[[], bool] = never,
) -> WayBack:
    """Find where a game was lost; ``budget`` is in dead ends."""
    return advisor.find_way_back(COUNSEL, boards, budget, plan, should_stop)


def mend(board: Board, plan: Plan, should_stop: Callable[[], bool]) -> Plan | None:
    """Return a plan that takes the pairs of the old one that are whole, and the tiles left over with each other."""
    whole = [pair for pair in plan if all(map(board.is_present, pair))]
    paired = {tile for pair in whole for tile in pair}
    torn = [[tile for tile in tiles if tile not in paired] for tiles in groups_of(board)]
    left = [(tiles[0], tiles[1]) for tiles in torn if len(tiles) == 2]
    if 2 * (len(whole) + len(left)) != board.tiles_left:
        return None
    return _take_in_order(board, [*whole, *left], should_stop)


def _take_in_order(board: Board, pairs: Sequence[Pair], should_stop: Callable[[], bool]) -> Plan | None:
    """Take the first of the pairs that can go, again and again, until none is left; None when that does not come."""
    waiting = list(pairs)
    plan: list[Pair] = []
    while waiting:
        pair = next((pair for pair in waiting if board.can_remove(pair)), None)
        if pair is None or should_stop():
            return None
        board = board.remove(pair)
        waiting.remove(pair)
        plan.append(pair)
    return tuple(plan)


def _after_calls(calls: int, should_stop: Callable[[], bool]) -> Callable[[], bool]:
    """Return a function that asks for a stop when it was called so many times, or when ``should_stop`` does."""
    left = iter(range(calls))
    return lambda: next(left, None) is None or should_stop()


COUNSEL = Counsel(solve, mend)
