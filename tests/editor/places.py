"""What tests of the editor lay: short words for slots and changes, and boards for hypothesis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from editor.change import SlotChange
from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

PLACES = st.builds(Slot, st.integers(-6, 6), st.integers(-6, 6), st.integers(0, 3))


def slots(*places: tuple[int, int, int]) -> frozenset[Slot]:
    return frozenset(Slot(*place) for place in places)


def adding(*places: tuple[int, int, int]) -> SlotChange:
    return SlotChange(added=slots(*places))


def removing(*places: tuple[int, int, int]) -> SlotChange:
    return SlotChange(removed=slots(*places))


def has_overlap(tiles: Iterable[Slot]) -> bool:
    """Says it by looking at every pair."""
    tiles = list(tiles)
    return any(a.z == b.z and a.overlaps(b) for i, a in enumerate(tiles) for b in tiles[:i])


def apart(tiles: Iterable[Slot]) -> frozenset[Slot]:
    """Those of the tiles, in their order, that overlap none before them."""
    kept: list[Slot] = []
    for tile in tiles:
        if not any(tile.z == other.z and tile.overlaps(other) for other in kept):
            kept.append(tile)
    return frozenset(kept)


BOARDS = st.lists(PLACES, max_size=25).map(apart)
