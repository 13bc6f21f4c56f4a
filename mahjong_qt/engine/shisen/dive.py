"""The search by moves: for positions with gravity, where the order of removal is everything, and for large groups."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from mahjong_qt.engine.shisen.open_pairs import open_pairs
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict, never

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.shisen.board import Board

PATIENCE = 15
"""Dead ends of the first dive before the next one begins from the top; each tenth dive may take twice as many."""

NOISE = 3.0
"""How many rows chance may outweigh when a pair is chosen."""


def dive(board: Board, budget: int, should_stop: Callable[[], bool] = never) -> Verdict:
    """Search depth first, pairs high up in the field first, again and again from the top with other chances.

    Where tiles fall, a position is told by which tiles are left, so one that was tried in every way need not be tried
    again: those are remembered from dive to dive. When that becomes true of the board itself, it is proven that nothing
    clears it. ``budget`` is the number of dead ends for all dives together.
    """
    search = _Dives(board, budget, should_stop)
    dives = 0
    while not search.is_over:
        plan = search.run(PATIENCE << dives // 10)
        dives += 1
        if plan is not None:
            return Solvable(plan, search.dead_ends)
        if board.present in search.lost:
            return Unsolvable(search.dead_ends)
    return Undecided(search.dead_ends)


class _Dives:
    """What all dives from one board share."""

    def __init__(self, board: Board, budget: int, should_stop: Callable[[], bool]) -> None:
        self.lost: set[int] = set()
        """The masks of positions that nothing clears."""
        self.dead_ends = 0
        self._board = board
        self._budget = budget
        self._should_stop = should_stop
        self._draw = Random(0).random
        self._is_stopped = False

    @property
    def is_over(self) -> bool:
        """Whether the budget is used up or somebody asked for a stop."""
        return self._is_stopped or self.dead_ends >= self._budget

    def run(self, patience: int) -> tuple[Pair, ...] | None:
        """Return a plan, or None when so many dead ends gave none or everything was tried."""
        last = min(self.dead_ends + patience, self._budget)
        board, lost = self._board, self.lost
        present = board.present
        plan: list[Pair] = []
        untried = [self._choices(present)]
        while untried:
            if not present:
                return tuple(plan)
            pairs = untried[-1]
            if pairs:
                one, other = pairs.pop()
                after = present & ~(1 << one | 1 << other)
                if after in lost:
                    continue
                plan.append((one, other))
                present = after
                untried.append(self._choices(present) if present else [])
                self._is_stopped = self._is_stopped or self._should_stop()
                if self._is_stopped:
                    return None
                continue
            # every way on from here was tried
            self.dead_ends += 1
            lost.add(present)
            untried.pop()
            if plan:
                one, other = plan.pop()
                present |= 1 << one | 1 << other
            if self.dead_ends >= last:
                return None
        return None

    def _choices(self, present: int) -> list[Pair]:
        """Return the pairs of a position, the one to try first at the end."""
        draw = self._draw
        pairs = [(above + NOISE * draw(), one, other) for one, other, above in open_pairs(self._board, present)]
        pairs.sort()
        return [(one, other) for _, one, other in pairs]
