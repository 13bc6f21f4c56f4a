"""Which pair to show a player who asks."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.board import Board, Pair

if TYPE_CHECKING:
    from collections.abc import Sequence


MOST_RANKED = 10_000
"""Pairs times tiles of the largest position in which guesses are ranked: in larger ones that takes a blink and more."""


class HintKind(enum.Enum):
    """How sure it is that the board can still be cleared after a pair."""

    PLANNED = "the next steps of a plan"
    PROVEN = "proven"
    GUESS = "not known"


class Hint(NamedTuple):
    """A pair to show, and how sure it is to lead on."""

    pair: Pair
    kind: HintKind

    @property
    def is_safe(self) -> bool:
        """Whether the board can be cleared after it."""
        return self.kind is not HintKind.GUESS


def planned_hints(board: Board, plan: Sequence[Pair] | None) -> list[Hint]:
    """Return the pairs of the plan that are safe to take now, in order; none when the position does not follow it."""
    left = board.plan_left(plan) or ()
    return [Hint(pair, HintKind.PLANNED) for pair in board.safe_pairs(left)]


def rank_hints(board: Board, plan: Sequence[Pair] | None) -> list[Hint]:
    """Return every pair there is, the best to show first.

    While the position follows the plan, its next pair comes first, then its other pairs that are safe. All others are
    guesses: those come first that leave most freedom, unless there are so many that this cannot be told at once.
    """
    planned = planned_hints(board, plan)
    known = {hint.pair for hint in planned}
    others = [pair for pair in board.pairs() if pair not in known]
    if len(others) * board.tiles_left <= MOST_RANKED:
        others.sort(key=lambda pair: (-board.remove(pair).freedom, pair))
    return [*planned, *(Hint(pair, HintKind.GUESS) for pair in others)]
