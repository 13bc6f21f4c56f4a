"""Which pair to show a player who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.solitaire.board import Board, Pair

if TYPE_CHECKING:
    from collections.abc import Sequence


class Hint(NamedTuple):
    """A pair to show: from the plan, so it is sure to lead on, or only legal, so it is a guess."""

    pair: Pair
    is_planned: bool


def rank_hints(board: Board, plan: Sequence[Pair] | None) -> list[Hint]:
    """Return every pair there is, the best to show first.

    While the position follows the plan, its next pair comes first, then its other pairs that are free. All others are
    guesses: those come first that free most tiles.
    """
    pairs = board.pairs()
    planned = [pair for pair in _plan_left(board, plan or ()) if pair in pairs]
    others = [pair for pair in pairs if pair not in planned]
    others.sort(key=lambda pair: (-len(board.remove(pair).free()), pair))
    return [*(Hint(pair, True) for pair in planned), *(Hint(pair, False) for pair in others)]


def _plan_left(board: Board, plan: Sequence[Pair]) -> Sequence[Pair]:
    """Return the pairs of the plan still to take, or nothing when the position has left the plan.

    Taking pairs of the plan in another order is no harm: what is gone too early only frees tiles.
    """
    left = []
    for one, other in plan:
        if board.is_present(one) != board.is_present(other):
            return ()
        if board.is_present(one):
            left.append((min(one, other), max(one, other)))
    return left
