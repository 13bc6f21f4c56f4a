"""The exact search for a way to take a board apart, for the few boards on which random tries fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.solitaire.precedence import (
    chain_lengths,
    fits_in_pairs,
    immediate_successors,
    must_go_before,
    waists,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mahjong_qt.engine.play.board import Pair


class GaveUp(Exception):  # noqa: N818 - an answer, not an error
    """The search looked at as many positions as it may."""

    def __init__(self, nodes: int) -> None:
        """Keep the number of positions."""
        super().__init__(nodes)
        self.nodes = nodes


def search_removal(layout: Layout, present: int, heights: Sequence[int], max_nodes: int) -> tuple[Pair, ...] | None:
    """Return the first way to take all tiles in pairs of free ones, or None when there is none.

    "First" is meant move by move. In each position the free tiles are put in order: those on which a blocked tile
    waits come first, then the higher in ``heights``, then the lower number; pairs follow in the order of their first
    tile, then of their second. What is left out of the search can change only how long it takes:

    - An order of removal that must hold anyway may not fit in pairs, or leave a chain longer than half of the tiles.
    - Tiles on which nothing waits are alike: only the lowest numbers are tried. Two of them together are tried only
      when all free tiles are such: where a way begins with two of them and takes another free tile later, one of the
      two can change places with it, since taking a tile never blocks another.
    - A position that led nowhere is not looked at again. Where it is one that every way passes, there is no way.

    :raises GaveUp: when ``max_nodes`` positions were not enough.
    """
    before = must_go_before(layout, present)
    successors = immediate_successors(before, present)
    if not fits_in_pairs(before, successors, present):
        return None
    lengths = chain_lengths(before, successors, present)
    return _Search(layout, heights, lengths, waists(before, present), max_nodes).run(present)


class _Search:
    """Depth first, with the positions in a list of its own: a board can be a thousand moves deep."""

    def __init__(
        self, layout: Layout, heights: Sequence[int], lengths: Sequence[int], waists: set[int], max_nodes: int
    ) -> None:
        self._layout = layout
        self._heights = heights
        self._waists = waists
        self._max_nodes = max_nodes
        self._waiting = [sum(1 << tile for tile in blocked) for blocked in layout.neighbours]
        # tiles from which a chain of more than this length goes on
        self._longer = [
            sum(1 << tile for tile, its_length in enumerate(lengths) if its_length > length)
            for length in range(max(lengths) + 1)
        ]

    def run(self, present: int) -> tuple[Pair, ...] | None:
        dead: set[int] = set()
        nodes = 1
        path: list[tuple[int, Pair]] = []
        open_moves = [(present, self._free(present, present))]
        moves = [self._moves(*open_moves[0])]
        while moves:
            rest, free = open_moves[-1]
            pair = next(moves[-1], None)
            if pair is None:
                if rest in self._waists:
                    return None
                dead.add(rest)
                open_moves.pop()
                moves.pop()
                if path:
                    path.pop()
                continue
            taken = 1 << pair[0] | 1 << pair[1]
            left = rest ^ taken
            if not left:
                return (*(move for _, move in path), pair)
            if left in dead or not self._can_fit(left):
                continue
            nodes += 1
            if nodes > self._max_nodes:
                raise GaveUp(nodes - 1)
            freed = self._free(left, (self._waiting[pair[0]] | self._waiting[pair[1]]) & left & ~free)
            path.append((rest, pair))
            open_moves.append((left, free & ~taken | freed))
            moves.append(self._moves(*open_moves[-1]))
        return None

    def _can_fit(self, present: int) -> bool:
        half = present.bit_count() // 2
        return half >= len(self._longer) or not present & self._longer[half]

    def _free(self, present: int, candidates: int) -> int:
        closed_left, closed_right = self._layout.closed_left, self._layout.closed_right
        mask = 0
        for tile in tiles_of(candidates):
            if not (present & closed_left[tile] and present & closed_right[tile]):
                mask |= 1 << tile
        return mask

    def _moves(self, present: int, free: int) -> Iterator[Pair]:
        blocked = present & ~free
        loose: list[int] = []
        holding: list[int] = []
        for tile in tiles_of(free):
            (holding if self._waiting[tile] & blocked else loose).append(tile)
        heights = self._heights
        holding.sort(key=lambda tile: -heights[tile])
        if not holding:
            if len(loose) > 1:
                yield loose[0], loose[1]
            return
        for at, tile in enumerate(holding):
            for other in (*holding[at + 1 :], *loose[:1]):
                yield tile, other
