"""Plans that clear a board, and what is left of one after some of its pairs were taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mahjong_qt.engine.play.board import Pair

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.board import Board

Plan: TypeAlias = tuple[Pair, ...]
"""Pairs of tiles in an order of removal that clears a board."""


def pairs_left(board: Board, plan: Sequence[Pair] | None) -> Plan | None:
    """Return the pairs still to take, each ``(lower, higher)``, or None when the board does not follow the plan.

    ``plan`` is one of this board or of an earlier one with the same faces. For games in which removing tiles only ever
    makes more pairs possible: there to take the pairs in another order does no harm, and so a board follows a plan as
    long as no pair of it is torn.
    """
    if plan is None:
        return () if board.is_cleared else None
    present = board.present
    left: list[Pair] = []
    for one, other in plan:
        if present >> one & 1:
            if not present >> other & 1:
                return None
            left.append((one, other) if one < other else (other, one))
        elif present >> other & 1:
            return None
    return tuple(left) if 2 * len(left) == board.tiles_left else None
