"""The proportions of a tile, in whole device pixels."""

from __future__ import annotations

from typing import NamedTuple

SMALLEST_WIDTH = 16


class TileMetrics(NamedTuple):
    """The size of a tile's face, body and surrounding room; everything in device pixels.

    Face sizes are even, so that half a tile is a whole number of pixels. A tile on layer z is drawn
    ``z * depth_x`` further left and ``z * depth_y`` further up: its body then ends exactly on the faces it lies on.
    """

    width: int
    height: int
    depth_x: int
    depth_y: int
    margin_left: int
    margin_top: int
    margin_right: int
    margin_bottom: int

    @property
    def pixmap_width(self) -> int:
        """Width of a tile's pixmap: face, body and margins."""
        return self.margin_left + self.width + self.depth_x + self.margin_right

    @property
    def pixmap_height(self) -> int:
        """Height of a tile's pixmap: face, body and margins."""
        return self.margin_top + self.height + self.depth_y + self.margin_bottom

    @classmethod
    def for_width(cls, width: int) -> TileMetrics:
        """Metrics for faces about `width` pixels wide (made even, and at least `SMALLEST_WIDTH`).

        >>> TileMetrics.for_width(61)[:4]
        (60, 80, 7, 9)
        """
        even = max(SMALLEST_WIDTH, width - width % 2)
        shadow = max(2, round(even * 0.09))
        rim = max(1, round(even * 0.03))
        return cls(
            width=even,
            height=2 * round(even * 2 / 3),
            depth_x=max(2, round(even * 0.12)),
            depth_y=max(2, round(even * 0.145)),
            margin_left=rim,
            margin_top=rim,
            margin_right=shadow,
            margin_bottom=shadow,
        )
