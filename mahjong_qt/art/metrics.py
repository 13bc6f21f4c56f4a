"""The proportions of a tile, in whole device pixels."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_qt.art.tile_style import Corner, Relief, TileStyle

SMALLEST_WIDTH = 16


class TileMetrics(NamedTuple):
    """The size of a tile's face, body and surrounding room; everything in device pixels.

    Face sizes are even, so that half a tile is a whole number of pixels. A tile on layer z is drawn
    ``z * depth_x`` further left and ``z * depth_y`` further up: its body then ends exactly on the faces it lies on.
    Where a board is seen from its lower left corner, ``depth_x`` is negative.
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
        return self.margin_left + self.width + max(0, self.depth_x) + self.margin_right

    @property
    def pixmap_height(self) -> int:
        """Height of a tile's pixmap: face, body and margins."""
        return self.margin_top + self.height + self.depth_y + self.margin_bottom

    @property
    def mirrored(self) -> TileMetrics:
        """The same tile seen from the other lower corner."""
        left, right = self.margin_left, self.margin_right
        depth = abs(self.depth_x)
        if self.depth_x > 0:
            return self._replace(depth_x=-depth, margin_left=right + depth, margin_right=left)
        return self._replace(depth_x=depth, margin_left=right, margin_right=left - depth)

    @classmethod
    def for_width(cls, width: int, style: TileStyle | None = None) -> TileMetrics:
        """Metrics for faces about `width` pixels wide (made even, and at least `SMALLEST_WIDTH`).

        >>> TileMetrics.for_width(61)[:4]
        (60, 80, 7, 9)
        """
        style = style or TileStyle()
        share_x, share_y = (0.12, 0.145) if style.relief is Relief.DEEP else (0.04, 0.05)
        even = max(SMALLEST_WIDTH, width - width % 2)
        shadow = max(2, round(even * 0.09))
        rim = max(1, round(even * 0.03))
        metrics = cls(
            width=even,
            height=2 * round(even * 2 / 3),
            depth_x=max(2, round(even * share_x)),
            depth_y=max(2, round(even * share_y)),
            margin_left=rim,
            margin_top=rim,
            margin_right=shadow,
            margin_bottom=shadow,
        )
        return metrics if style.corner is Corner.LOWER_RIGHT else metrics.mirrored
