"""Replays plans by the plain geometry of the rules, without the masks that the solver works with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from mahjong_qt.engine.layout.slot import Slot


def clears(slots: Mapping[int, Slot], kinds: Mapping[int, Hashable], plan: Iterable[tuple[int, int]]) -> bool:
    """Say whether a plan takes all tiles, two different free ones of one kind at a time.

    ``slots`` says where each tile lies, in half-tile units, and ``kinds`` what it matches. A tile is free when no tile
    on a higher layer overlaps it, and no tile touches its left side or none touches its right side.
    """
    heights: dict[tuple[int, int], list[int]] = {}
    for x, y, z in sorted(slots.values(), key=lambda slot: slot.z):
        heights.setdefault((x, y), []).append(z)
    left = dict(slots)
    for one, other in plan:
        if one == other or one not in left or other not in left or kinds[one] != kinds[other]:
            return False
        if not (_is_free(left[one], heights) and _is_free(left[other], heights)):
            return False
        for tile in (one, other):
            x, y, z = left.pop(tile)
            heights[x, y].remove(z)
    return not left


def _is_free(slot: Slot, heights: Mapping[tuple[int, int], list[int]]) -> bool:
    """Say whether a tile is free among the layers of the tiles left, by their corner and ascending."""
    x, y, z = slot
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            stack = heights.get((x + dx, y + dy))
            if stack and stack[-1] > z:
                return False
    return not (_is_closed(x - TILE_SPAN, y, z, heights) and _is_closed(x + TILE_SPAN, y, z, heights))


def _is_closed(x: int, y: int, z: int, heights: Mapping[tuple[int, int], list[int]]) -> bool:
    return any(z in heights.get((x, y + dy), ()) for dy in (-1, 0, 1))
