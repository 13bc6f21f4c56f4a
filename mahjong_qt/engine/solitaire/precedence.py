"""Which tiles must go before which, and whether that order alone already rules out taking two tiles at each move."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import Layout, tiles_of

if TYPE_CHECKING:
    from collections.abc import Sequence


def must_go_before(layout: Layout, present: int) -> list[int]:
    """Return for each tile present the mask of the tiles that are gone before it in every order of removal.

    These are the dominators of an and-or graph: a tile waits for all that cover it, and for all at its left or all
    at its right. Sets of tiles are narrowed down from "all" until nothing changes, as in the data-flow method of
    Kildall, "A unified approach to global program optimization" (POPL 1973), forwards and backwards in turn along an
    order in which single tiles can be removed.
    """
    before = [present] * len(layout)
    order = _single_order(layout, present)
    has_changed = True
    while has_changed:
        has_changed = False
        for tile in order:
            needed = 0
            left, right = layout.left[tile] & present, layout.right[tile] & present
            if left and right:
                needed = _with_their_own(left, before) & _with_their_own(right, before)
            needed |= _with_their_own(layout.above[tile] & present, before)
            if needed != before[tile]:
                before[tile] = needed
                has_changed = True
        order.reverse()
    return before


def _with_their_own(tiles: int, before: Sequence[int]) -> int:
    mask = tiles
    for tile in tiles_of(tiles):
        mask |= before[tile]
    return mask


def _single_order(layout: Layout, present: int) -> list[int]:
    """Return an order in which the tiles can be removed one at a time; there always is one."""
    left, right = layout.closed_left, layout.closed_right
    order = layout.free_tiles(present)
    listed = set(order)
    rest = present
    for tile in order:
        rest &= ~(1 << tile)
        for freed in layout.neighbours[tile]:
            if rest >> freed & 1 and freed not in listed and not (rest & left[freed] and rest & right[freed]):
                listed.add(freed)
                order.append(freed)
    return order


def immediate_successors(before: Sequence[int], present: int) -> list[list[int]]:
    """Return for each tile those that must go after it with no third tile that must go between them."""
    successors: list[list[int]] = [[] for _ in before]
    for tile in tiles_of(present):
        nearest = before[tile]
        for earlier in reversed(tiles_of(before[tile])):
            if nearest >> earlier & 1:
                nearest &= ~before[earlier]
        for earlier in tiles_of(nearest):
            successors[earlier].append(tile)
    return successors


def waists(before: Sequence[int], present: int) -> set[int]:
    """Return the positions, as masks of the tiles left, that every order of removal in pairs passes through.

    There all that is gone had to go before all that is left.
    """
    order = sorted(tiles_of(present), key=lambda tile: before[tile].bit_count())
    left, gone_before_all_left = 0, present
    found = set()
    for tile in reversed(order):
        left |= 1 << tile
        gone_before_all_left &= before[tile]
        if gone_before_all_left == present & ~left:
            found.add(left)
    return found


def chain_lengths(before: Sequence[int], successors: Sequence[Sequence[int]], present: int) -> list[int]:
    """Return for each tile present how long a chain of tiles that must go one after the other it begins."""
    lengths = [0] * len(before)
    # a tile that must go before another one has fewer tiles before it
    for tile in sorted(tiles_of(present), key=lambda tile: -before[tile].bit_count()):
        lengths[tile] = 1 + max((lengths[later] for later in successors[tile]), default=0)
    return lengths


def fits_in_pairs(before: Sequence[int], successors: Sequence[Sequence[int]], present: int) -> bool:
    """Say whether an even number of tiles in this order can go two at a time, were there no other rule.

    Two machines, unit tasks: E. G. Coffman and R. L. Graham, "Optimal scheduling for two-processor systems", Acta
    Informatica 1 (1972).
    """
    labels = _labels(before, successors, present)
    waiting = [before[tile].bit_count() for tile in range(len(before))]
    followers = _followers(before, present)
    ready = [(-labels[tile], tile) for tile in tiles_of(present) if not before[tile]]
    heapq.heapify(ready)
    while ready:
        if len(ready) == 1:
            return False
        for _, tile in (heapq.heappop(ready), heapq.heappop(ready)):
            for later in followers[tile]:
                waiting[later] -= 1
                if not waiting[later]:
                    heapq.heappush(ready, (-labels[later], later))
    return True


def _followers(before: Sequence[int], present: int) -> list[list[int]]:
    followers: list[list[int]] = [[] for _ in before]
    for tile in tiles_of(present):
        for earlier in tiles_of(before[tile]):
            followers[earlier].append(tile)
    return followers


def _labels(before: Sequence[int], successors: Sequence[Sequence[int]], present: int) -> list[int]:
    """Number the tiles from the last to go; next comes the one whose successors' labels, falling, are smallest."""
    labels = [0] * len(before)
    unlabelled = [len(later) for later in successors]
    predecessors: list[list[int]] = [[] for _ in before]
    for tile in tiles_of(present):
        for later in successors[tile]:
            predecessors[later].append(tile)
    ready: list[tuple[list[int], int]] = [([], tile) for tile in tiles_of(present) if not successors[tile]]
    label = 0
    while ready:
        _, tile = heapq.heappop(ready)
        label += 1
        labels[tile] = label
        for earlier in predecessors[tile]:
            unlabelled[earlier] -= 1
            if not unlabelled[earlier]:
                falling = sorted((labels[later] for later in successors[earlier]), reverse=True)
                heapq.heappush(ready, (falling, earlier))
    return labels
