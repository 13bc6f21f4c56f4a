"""What closes the tiles of a layout, counted in one number for each tile."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout


class Closings:
    """How closed each tile of a layout is, as ``base`` x (tiles that cover it or close its left side) + (right side).

    A tile is free when either part is 0. Once that has been noted, its number becomes :attr:`mark`, from which all that
    closes it can still be taken away without its looking closed or newly free.
    """

    def __init__(self, layout: Layout) -> None:
        """Count for a layout with all its tiles."""
        self._layout = layout
        most = max(mask.bit_count() for mask in (*layout.closed_left, *layout.closed_right))
        self.base = 1 << (most + 1).bit_length()
        span = self.base * self.base
        self.mark = 2 * span - 1
        self.opens = bytes(
            number < span and (number < self.base or not number % self.base) for number in range(2 * span)
        )
        """For each number 1 when the tile is free and that has not been noted yet, else 0."""
        self.closed_by = tuple(self._closed_by(tile) for tile in range(len(layout)))
        """For each tile those that it closes, with what its going takes away from their numbers."""
        self._full = self._count(layout.full)

    def of(self, present: int) -> list[int]:
        """Return the number of every tile with the tiles of a mask present; the mark for free and for missing ones."""
        return self._full.copy() if present == self._layout.full else self._count(present)

    def _closed_by(self, tile: int) -> tuple[tuple[int, int], ...]:
        left, right = self._layout.closed_left, self._layout.closed_right
        return tuple(
            (other, (left[other] >> tile & 1) * self.base + (right[other] >> tile & 1))
            for other in self._layout.neighbours[tile]
        )

    def _count(self, present: int) -> list[int]:
        numbers = []
        for tile, (left, right) in enumerate(zip(self._layout.closed_left, self._layout.closed_right, strict=True)):
            if present >> tile & 1 and self._layout.is_blocked(tile, present):
                numbers.append((present & left).bit_count() * self.base + (present & right).bit_count())
            else:
                numbers.append(self.mark)
        return numbers


@lru_cache(maxsize=16)
def closings_of(layout: Layout) -> Closings:
    """Return the closings of a layout; those of the last few layouts are kept."""
    return Closings(layout)
