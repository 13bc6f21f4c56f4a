"""How large the tiles of a layout are in a picture of a given size, and where each of them lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.layout.layout import Place

TILE_PROPORTION = 4 / 3
"""Height of a tile by its width."""

_STEPS = 32
"""Widths of tiles are tried in steps of this part of a pixel for half a tile."""

RISE_X, RISE_Y = 0.3, 0.36
"""How far up and left a layer lies of the one below, in half tiles' widths: a little steeper than on the board."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height of the upper plane of a tile in device pixels."""


class LayerSpan(NamedTuple):
    """How far the tiles of a layer reach, in half tiles; the last corners, not the last edges."""

    z: int
    left: int
    right: int
    top: int
    bottom: int


class PictureScale(NamedTuple):
    """How large the tiles are in the picture, and where it begins; in device pixels."""

    unit: float  # half a tile's width
    rise_x: int
    rise_y: int
    left: int = 0
    top: int = 0

    @classmethod
    def of_unit(cls, unit: float) -> PictureScale:
        """Return the scale with half tiles of this width; a layer rises by a pixel at least."""
        return cls(unit, max(1, round(unit * RISE_X)), max(1, round(unit * RISE_Y)))

    @classmethod
    def fit(cls, spans: Sequence[LayerSpan], width: int, height: int) -> PictureScale:
        """Return the scale with the widest tiles with which the board fits, centred."""
        # the widest and the highest layer alone would fit with no more than this; 2 for what is rounded away
        units_across = max(right - left for _, left, right, _, _ in spans) + TILE_SPAN
        units_down = (max(bottom - top for _, _, _, top, bottom in spans) + TILE_SPAN) * TILE_PROPORTION
        low, high = 0, int(_STEPS * min((width + 2) / units_across, (height + 2) / units_down))
        while low < high:
            middle = (low + high + 1) // 2
            left, top, right, bottom = cls.of_unit(middle / _STEPS).extent(spans)
            if right - left <= width and bottom - top <= height:
                low = middle
            else:
                high = middle - 1
        scale = cls.of_unit(low / _STEPS)
        left, top, right, bottom = scale.extent(spans)
        return scale._replace(left=(width - right + left) // 2 - left, top=(height - bottom + top) // 2 - top)

    def extent(self, spans: Iterable[LayerSpan]) -> tuple[int, int, int, int]:
        """Return left, top, right and bottom of what the tiles cover with their bodies."""
        lefts, tops, rights, bottoms = [], [], [], []
        for z, left, right, top, bottom in spans:
            x0, _ = self.column(left)
            x1, width = self.column(right)
            y0, _ = self.row(top)
            y1, height = self.row(bottom)
            lefts.append(x0 - z * self.rise_x)
            tops.append(y0 - z * self.rise_y)
            rights.append(x1 + width + (1 - z) * self.rise_x)
            bottoms.append(y1 + height + (1 - z) * self.rise_y)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def column(self, x: int) -> tuple[int, int]:
        """Return where a tile begins and how wide it is; tiles that touch on the board touch here without a gap."""
        start = round(x * self.unit)
        return start, max(1, round((x + TILE_SPAN) * self.unit) - start)

    def row(self, y: int) -> tuple[int, int]:
        """Return where a tile begins and how high it is."""
        unit = self.unit * TILE_PROPORTION
        start = round(y * unit)
        return start, max(1, round((y + TILE_SPAN) * unit) - start)

    def boxes(self, places: Iterable[Place]) -> list[Box]:
        """Return the upper planes of tiles of one layer."""
        columns: dict[int, tuple[int, int]] = {}
        rows: dict[int, tuple[int, int]] = {}
        boxes: list[Box] = []
        for x, y, z in places:
            if x not in columns:
                start, extent = self.column(x)
                columns[x] = start + self.left - z * self.rise_x, extent
            if y not in rows:
                start, extent = self.row(y)
                rows[y] = start + self.top - z * self.rise_y, extent
            left, width = columns[x]
            top, height = rows[y]
            boxes.append((left, top, width, height))
        return boxes


def layers_of(places: Iterable[Place]) -> list[list[Place]]:
    """Return the places of each layer, the lowest layer first, from places in canonical order."""
    layers: dict[int, list[Place]] = {}
    for place in places:
        layers.setdefault(place[2], []).append(place)
    return list(layers.values())


def span_of(layer: Sequence[Place]) -> LayerSpan:
    """Return how far the tiles of a layer reach."""
    columns, rows = {x for x, _, _ in layer}, {y for _, y, _ in layer}
    return LayerSpan(layer[0][2], min(columns), max(columns), min(rows), max(rows))


def joined(boxes: Iterable[Box]) -> list[Box]:
    """Return boxes as wide as rows of tiles that touch: fewer to draw, and the same picture of what is all one."""
    runs: list[Box] = []
    for box in boxes:
        left, _, width, height = box
        first, top, reach, run_height = runs[-1] if runs else box
        # of tiles smaller than a pixel two rows may begin in the same line
        if runs and (box[1], height) == (top, run_height) and first <= left <= first + reach:
            runs[-1] = first, top, max(reach, left + width - first), height
        else:
            runs.append(box)
    return runs
