"""Mirror images and half turns of places, and which of them leave a board as it is."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from mahjong_qt.engine.layout.layout import Place


class Symmetry(enum.Enum):
    """A way to lay a board on itself. Layers stay what they are."""

    LEFT_RIGHT = "left-right"
    """The mirror at the upright axis."""
    TOP_BOTTOM = "top-bottom"
    """The mirror at the level axis."""
    HALF_TURN = "half turn"
    """The turn by 180 degrees about the point where the axes cross."""


class Axes(NamedTuple):
    """An upright and a level line through a board, each as twice its distance from 0 in half tiles.

    So a line may lie between half tiles: one tile at x = 0 has its upright axis at 1, given as 2; tiles at 0 and 3 have
    theirs at 2.5, given as 5.
    """

    upright: int
    level: int

    @classmethod
    def of(cls, places: Collection[Place]) -> Axes:
        """Return the middle lines of the rectangle around the tiles.

        :raises ValueError: when there is none.
        """
        if not places:
            raise ValueError("no tiles")
        columns, rows = [x for x, _, _ in places], [y for _, y, _ in places]
        return cls(min(columns) + max(columns) + TILE_SPAN, min(rows) + max(rows) + TILE_SPAN)


def mirrored_left_right(place: Place, axes: Axes) -> Slot:
    """Return the image of a tile on the other side of the upright axis.

    >>> mirrored_left_right((0, 4, 1), Axes(upright=10, level=0))
    Slot(x=8, y=4, z=1)
    """
    x, y, z = place
    return Slot(axes.upright - TILE_SPAN - x, y, z)


def mirrored_top_bottom(place: Place, axes: Axes) -> Slot:
    """Return the image of a tile on the other side of the level axis."""
    x, y, z = place
    return Slot(x, axes.level - TILE_SPAN - y, z)


def turned_half(place: Place, axes: Axes) -> Slot:
    """Return the image of a tile when the board is turned by 180 degrees."""
    return mirrored_left_right(mirrored_top_bottom(place, axes), axes)


def image(place: Place, symmetry: Symmetry, axes: Axes) -> Slot:
    """Return the image of a tile."""
    return _IMAGES[symmetry](place, axes)


def images(place: Place, symmetries: Iterable[Symmetry], axes: Axes) -> set[Slot]:
    """Return a tile and all of its images: what must lie on a board that is to have these symmetries.

    Two of the images may overlap without being the same; then no such board has the tile.
    """
    chosen = set(symmetries)
    found = {Slot(*place)} | {image(place, symmetry, axes) for symmetry in chosen}
    if len(chosen) > 1:
        # any two of the three make the third
        found |= {image(place, symmetry, axes) for symmetry in Symmetry}
    return found


def symmetries_of(places: Collection[Place]) -> frozenset[Symmetry]:
    """Return the symmetries that a board has about its middle."""
    if not places:
        return frozenset(Symmetry)
    axes, tiles = Axes.of(places), set(places)
    return frozenset(s for s in Symmetry if all(image(place, s, axes) in tiles for place in tiles))


_IMAGES = {
    Symmetry.LEFT_RIGHT: mirrored_left_right,
    Symmetry.TOP_BOTTOM: mirrored_top_bottom,
    Symmetry.HALF_TURN: turned_half,
}
