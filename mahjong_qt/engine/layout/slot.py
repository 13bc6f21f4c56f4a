"""A place where a tile can lie."""

from __future__ import annotations

from typing import NamedTuple

TILE_SPAN = 2
"""Width and depth of a tile in half-tile units."""


class Slot(NamedTuple):
    """The place of a tile: its top-left corner in half-tile units, and its layer, 0 on the table.

    A tile covers ``x`` to ``x + 2`` and ``y`` to ``y + 2``.
    """

    x: int
    y: int
    z: int

    def overlaps(self, other: Slot) -> bool:
        """Say whether the two areas overlap seen from above, whatever their layers."""
        return abs(self.x - other.x) < TILE_SPAN and abs(self.y - other.y) < TILE_SPAN

    def covers(self, other: Slot) -> bool:
        """Say whether a tile here lies, even with a quarter, above a tile there; layers between may be empty."""
        return self.z > other.z and self.overlaps(other)

    def closes_left_of(self, other: Slot) -> bool:
        """Say whether a tile here closes, even with half its side, the left side of a tile there."""
        return self.z == other.z and self.x + TILE_SPAN == other.x and abs(self.y - other.y) < TILE_SPAN


def canonical_key(slot: Slot) -> tuple[int, int, int]:
    """Return the key of the canonical order: by layer, then row, then column."""
    return slot.z, slot.y, slot.x
