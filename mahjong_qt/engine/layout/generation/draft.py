"""A board in the making: layers that keep a symmetry, rest on one another and never outnumber the tiles wanted."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from mahjong_qt.engine.layout.generation.shapes import Middle, block

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.rng import SplitMix64

T = TypeVar("T")

REACH = 64
"""Half tiles from the middle of the board to the edge of the drawing board: more than any generated layout needs."""

MAX_LAYERS = 6
"""Of boards of 144 tiles and more."""

USUAL_SIDE = 12
"""A board of 144 tiles is 12 times 12: sizes are given for it, and scaled for others."""

Group: TypeAlias = tuple[tuple[int, int], ...]
"""The signs of u and v in the images of a tile."""

BOTH: Group = ((1, 1), (-1, 1), (1, -1), (-1, -1))
LEFT_RIGHT: Group = ((1, 1), (-1, 1))
HALF_TURN: Group = ((1, 1), (-1, -1))


class RejectedError(Exception):
    """This draft comes to nothing; the next attempt draws anew."""


class Cover:
    """The unit squares that a layer covers: for each row of units, from -REACH on, the mask of its columns."""

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[int] = ()) -> None:
        """Begin with these rows, or with nothing."""
        self.rows = list(rows) or [0] * (2 * REACH)

    def add(self, u: int, v: int) -> None:
        """Cover the four units of a tile."""
        two = 3 << (u - 1 + REACH)
        self.rows[v - 1 + REACH] |= two
        self.rows[v + REACH] |= two

    def touches(self, u: int, v: int) -> bool:
        """Say whether some unit of a tile is covered."""
        return bool((self.rows[v - 1 + REACH] | self.rows[v + REACH]) >> (u - 1 + REACH) & 3)

    def bears(self, u: int, v: int) -> bool:
        """Say whether all four units of a tile are covered."""
        return (self.rows[v - 1 + REACH] & self.rows[v + REACH]) >> (u - 1 + REACH) & 3 == 3


class Draft:
    """Layers of middles of tiles, from the table up, closed under a group of symmetries; and what is drawn for them."""

    def __init__(self, wanted: int, group: Group, rng: SplitMix64) -> None:
        """Begin an empty board that is to have ``wanted`` tiles."""
        self.wanted = wanted
        self.group = group
        self.side = isqrt(wanted)
        self.most_layers = min(MAX_LAYERS, 2 + self.side // 3)
        self.layers: list[list[Middle]] = []
        self.covers: list[Cover] = []
        self.room = wanted
        self.below = rng.below
        self._images: dict[Middle, tuple[Middle, ...]] = {}

    def one(self, *items: T) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def scaled(self, size: int) -> int:
        """Return a size that is given for a board of 144 tiles, at least 1."""
        return max(1, (size * self.side + USUAL_SIDE // 2) // USUAL_SIDE)

    def size(self, low: int, high: int) -> int:
        """Draw a size from ``low`` to ``high``, both given for a board of 144 tiles."""
        least = self.scaled(low)
        return least + self.below(self.scaled(high) - least + 1)

    def images(self, u: int, v: int) -> tuple[Middle, ...]:
        """Return the different images of a tile, itself first; no two of them overlap."""
        images = self._images.get((u, v))
        if images is None:
            self._images[u, v] = images = tuple(dict.fromkeys((a * u, b * v) for a, b in self.group))
        return images

    def fitting(self, z: int, tiles: Iterable[Middle]) -> list[Middle]:
        """Return the tiles that can lie on layer ``z`` together with their images, each set of images as a whole."""
        beneath = self.covers[z - 1] if z else None
        taken = Cover(self.covers[z].rows if z < len(self.covers) else ())
        found: list[Middle] = []
        for tile in tiles:
            if taken.touches(*tile):
                continue
            images = self.images(*tile)
            if any(taken.touches(*image) or (beneath and not beneath.bears(*image)) for image in images):
                continue
            found += images
            for image in images:
                taken.add(*image)
        return found

    def lay(self, z: int, tiles: Iterable[Middle]) -> bool:
        """Lay what can lie of the tiles on layer ``z``: all of that or, when the room is too small, nothing."""
        if z > min(len(self.layers), self.most_layers - 1):
            return False
        found = self.fitting(z, tiles)
        if not found or len(found) > self.room:
            return False
        self._put(z, found)
        return True

    def tower(self, width: int, height: int, u: int, v: int, levels: int) -> None:
        """Pile up blocks from layer 1 on, as long as they can lie."""
        for z in range(1, levels + 1):
            if not self.lay(z, block(width, height, u, v)):
                break

    def ground(self, tiles: Iterable[Middle], low: int = 47, high: int = 69) -> None:
        """Lay the bottom layer.

        :raises RejectedError: when it is not ``low`` to ``high`` hundredths of the tiles wanted.
        """
        self.lay(0, tiles)
        if not low * self.wanted <= 100 * (self.wanted - self.room) <= high * self.wanted:
            raise RejectedError

    def state(self) -> tuple[int, ...]:
        """Return how many tiles each layer has."""
        return tuple(map(len, self.layers))

    def restore(self, state: tuple[int, ...]) -> None:
        """Take away what was laid since :meth:`state`."""
        kept = [layer[:count] for layer, count in zip(self.layers, state, strict=False)]
        self.layers, self.covers, self.room = [], [], self.wanted
        for z, tiles in enumerate(kept):
            self._put(z, tiles)

    def _put(self, z: int, tiles: list[Middle]) -> None:
        if z == len(self.layers):
            self.layers.append([])
            self.covers.append(Cover())
        self.layers[z] += tiles
        for tile in tiles:
            self.covers[z].add(*tile)
        self.room -= len(tiles)
