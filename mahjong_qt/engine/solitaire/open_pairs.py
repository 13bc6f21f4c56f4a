"""How many pairs are open along a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.solitaire.board import Board


def count_open_pairs(board: Board, game: Iterable[Pair]) -> list[int]:
    """Return how many pairs of free tiles match at first, and after each pair of a game: ``len(board.pairs())``.

    The game is taken to be a legal one.
    """
    layout, present = board.layout, board.present
    left, right, neighbours = layout.closed_left, layout.closed_right, layout.neighbours
    group_of = [face.group for face in board.faces]
    free_in = [0] * (max(group_of) + 1)
    seen_free = bytearray(not board.is_present(tile) for tile in range(len(group_of)))
    open_pairs = 0
    for tile in board.free():
        seen_free[tile] = 1
        open_pairs += free_in[group_of[tile]]
        free_in[group_of[tile]] += 1
    counts = [open_pairs]
    for one, other in game:
        present ^= 1 << one | 1 << other
        group = group_of[one]
        # the first goes with all others of its group, the second with all but that one
        open_pairs -= 2 * free_in[group] - 3
        free_in[group] -= 2
        for taken in (one, other):
            for tile in neighbours[taken]:
                if not seen_free[tile] and not (present & left[tile] and present & right[tile]):
                    seen_free[tile] = 1
                    open_pairs += free_in[group_of[tile]]
                    free_in[group_of[tile]] += 1
        counts.append(open_pairs)
    return counts
