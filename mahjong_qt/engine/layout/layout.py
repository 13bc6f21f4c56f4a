"""A layout: the slots of a board and which tiles block which."""

from __future__ import annotations

import enum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot, canonical_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

MAX_TILES = 2000
MAX_X = MAX_Y = 511
MAX_Z = 63

Place: TypeAlias = tuple[int, int, int]
"""x, y and z of a slot."""


class LayoutFault(enum.Enum):
    """Why tiles make no layout."""

    EMPTY = "empty"
    TOO_MANY = "too many tiles"
    NOT_A_PLACE = "not three whole numbers"
    OUT_OF_RANGE = "out of range"
    OVERLAP = "two tiles of one layer overlap"
    NOT_FLAT = "not in a cell of a flat field"


class LayoutError(ValueError):
    """Tiles that make no layout: the fault, and the tiles concerned as they were given."""

    def __init__(self, fault: LayoutFault, tiles: Sequence[object] = ()) -> None:
        """Keep the fault and the places."""
        super().__init__(fault, tiles)
        self.fault = fault
        self.tiles = tuple(tiles)

    def __str__(self) -> str:
        """Say what and where."""
        return f"{self.fault.value}: {', '.join(map(str, self.tiles))}" if self.tiles else self.fault.value


class Layout:
    """An immutable set of slots in canonical order (by z, y, x), with the smallest x, y and z at 0.

    Tiles are numbered by their place in ``slots``; bit i of a mask stands for tile i. ``above[i]`` are the tiles that
    cover tile i, ``left[i]`` and ``right[i]`` those that close its sides. A tile is free when none of ``above`` is
    present and all of ``left`` or all of ``right`` are gone. The masks are made when they are first asked for: most
    layouts are only looked at. Whether the slots make a board worth playing is not asked here.
    """

    def __init__(self, slots: tuple[Slot, ...]) -> None:
        """Take slots that are already checked and in canonical form; others go through :meth:`from_tiles`."""
        self.slots = slots
        self.full = (1 << len(slots)) - 1

    @classmethod
    def from_tiles(cls, tiles: Iterable[Sequence[int]]) -> Layout:
        """Make the layout of these ``(x, y, z)`` places, in any order and with any origin.

        :raises LayoutError: when there is none, a place is no triple of whole numbers, the board is larger than
            2,000 tiles, an x or y of 511 or a z of 63, or two tiles of one layer overlap.
        """
        given = [_as_slot(tile) for tile in tiles]
        if not given:
            raise LayoutError(LayoutFault.EMPTY)
        if len(given) > MAX_TILES:
            raise LayoutError(LayoutFault.TOO_MANY, (len(given),))
        x0, y0, z0 = (min(axis) for axis in zip(*given, strict=True))
        slots = sorted((Slot(x - x0, y - y0, z - z0) for x, y, z in given), key=canonical_key)
        for slot in slots:
            if slot.x > MAX_X or slot.y > MAX_Y or slot.z > MAX_Z:
                raise LayoutError(LayoutFault.OUT_OF_RANGE, (Slot(slot.x + x0, slot.y + y0, slot.z + z0),))
        _refuse_overlaps(slots, Slot(x0, y0, z0))
        return cls(tuple(slots))

    def __len__(self) -> int:
        """Return the number of tiles."""
        return len(self.slots)

    def __eq__(self, other: object) -> bool:
        """Layouts are equal when their slots are."""
        return isinstance(other, Layout) and self.slots == other.slots

    def __hash__(self) -> int:
        """Hash by the slots."""
        return hash(self.slots)

    def __reduce__(self) -> tuple[Callable[[tuple[Place, ...]], Layout], tuple[tuple[Place, ...]]]:
        """Pickle as plain places: the masks are made anew, once, by whoever reads them."""
        return shared_layout, (tuple((x, y, z) for x, y, z in self.slots),)

    def __repr__(self) -> str:
        """Tell the size."""
        return f"<Layout of {len(self.slots)} tiles, {self.width} x {self.height} x {self.depth}>"

    def is_blocked(self, tile: int, present: int) -> bool:
        """Say whether, of the tiles in the mask ``present``, some cover this one or close both of its sides."""
        return bool(present & self.closed_left[tile] and present & self.closed_right[tile])

    def free_tiles(self, present: int) -> list[int]:
        """Return those tiles of the mask ``present`` that are free, in ascending order."""
        left, right = self.closed_left, self.closed_right
        return [tile for tile in tiles_of(present) if not (present & left[tile] and present & right[tile])]

    @cached_property
    def _masks(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        return _blocking_masks(self.slots)

    @cached_property
    def above(self) -> tuple[int, ...]:
        """For each tile, the mask of those that cover it."""
        return self._masks[0]

    @cached_property
    def left(self) -> tuple[int, ...]:
        """For each tile, the mask of those that close its left side."""
        return self._masks[1]

    @cached_property
    def right(self) -> tuple[int, ...]:
        """For each tile, the mask of those that close its right side."""
        return self._masks[2]

    @cached_property
    def closed_left(self) -> tuple[int, ...]:
        """For each tile, the mask of those that cover it or close its left side."""
        return tuple(a | b for a, b in zip(self.above, self.left, strict=True))

    @cached_property
    def closed_right(self) -> tuple[int, ...]:
        """For each tile, the mask of those that cover it or close its right side."""
        return tuple(a | b for a, b in zip(self.above, self.right, strict=True))

    @cached_property
    def width(self) -> int:
        """Width in half-tile units."""
        return max(slot.x for slot in self.slots) + TILE_SPAN

    @cached_property
    def height(self) -> int:
        """Height (depth of the table) in half-tile units."""
        return max(slot.y for slot in self.slots) + TILE_SPAN

    @cached_property
    def depth(self) -> int:
        """Number of layers."""
        return self.slots[-1].z + 1

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each tile, in ascending order, the tiles that its removal may free."""
        found: list[list[int]] = [[] for _ in self.slots]
        for tile in range(len(self.slots)):
            for blocker in tiles_of(self.closed_left[tile] | self.closed_right[tile]):
                found[blocker].append(tile)
        return tuple(map(tuple, found))

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256, in hex, of the canonical tiles written as ``x,y,z;x,y,z;...``."""
        from hashlib import sha256

        return sha256(";".join(f"{x},{y},{z}" for x, y, z in self.slots).encode()).hexdigest()


@lru_cache(maxsize=4)
def shared_layout(places: tuple[Place, ...]) -> Layout:
    """Return the layout of places that are the slots of one, the same object for the last few that were asked for."""
    return Layout(tuple(Slot(*place) for place in places))


def tiles_of(mask: int) -> list[int]:
    """Return the numbers of the tiles in a mask, in ascending order.

    >>> tiles_of(0b10110)
    [1, 2, 4]
    """
    tiles = []
    while mask:
        low = mask & -mask
        tiles.append(low.bit_length() - 1)
        mask ^= low
    return tiles


def _as_slot(tile: Sequence[int]) -> Slot:
    # bool is an int to Python, but not a place
    if len(tile) == len(Slot._fields):
        x, y, z = tile
        if type(x) is int and type(y) is int and type(z) is int:
            return Slot(x, y, z)
    raise LayoutError(LayoutFault.NOT_A_PLACE, (tile,))


def _refuse_overlaps(slots: Sequence[Slot], origin: Slot) -> None:
    seen: set[Place] = set()
    for slot in slots:
        x, y, z = slot
        # in canonical order every earlier tile lies above this one, or in its row and to the left
        for place in ((x, y, z), (x - 1, y, z), (x - 1, y - 1, z), (x, y - 1, z), (x + 1, y - 1, z)):
            if place in seen:
                where = [Slot(a + origin.x, b + origin.y, c + origin.z) for a, b, c in (place, slot)]
                raise LayoutError(LayoutFault.OVERLAP, where)
        seen.add(slot)


def _blocking_masks(slots: Sequence[Slot]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return above, left and right for each tile, from a look at the few places that can matter."""
    at: dict[tuple[int, int], int] = {}  # (x, y) -> mask of the tiles with their corner there, on layers seen so far
    on_layer: dict[tuple[int, int, int], int] = {slot: 1 << tile for tile, slot in enumerate(slots)}
    above = [0] * len(slots)
    for tile in range(len(slots) - 1, -1, -1):
        x, y, _ = slots[tile]
        mask = 0
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                mask |= at.get((x + dx, y + dy), 0)
        # tiles of one layer never overlap, so all that is found lies higher
        above[tile] = mask
        at[x, y] = at.get((x, y), 0) | 1 << tile

    def side(x: int, y: int, z: int) -> int:
        return on_layer.get((x, y - 1, z), 0) | on_layer.get((x, y, z), 0) | on_layer.get((x, y + 1, z), 0)

    left = tuple(side(x - TILE_SPAN, y, z) for x, y, z in slots)
    right = tuple(side(x + TILE_SPAN, y, z) for x, y, z in slots)
    return tuple(above), left, right
