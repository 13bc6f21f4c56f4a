"""The tiles of a layout being edited, and what keeps another one from lying among them."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Y, MAX_Z
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from editor.change import SlotChange
    from mahjong_qt.engine.layout.layout_file import Game

_NEAR = range(1 - TILE_SPAN, TILE_SPAN)
_OFFSETS = [(dx, dy) for dx in _NEAR for dy in _NEAR]
"""How far, in half tiles, two tiles of a layer may not be apart."""


class EditFault(enum.Enum):
    """Why an edit cannot be made."""

    OVERLAP = "two tiles of one layer would overlap"
    OWN_IMAGE = "a tile would overlap its own mirror image"
    TOO_MANY = "there would be too many tiles"
    TOO_WIDE = "the board would be too wide or too high"
    TOO_DEEP = "a tile would lie below the table or above the last layer"
    NOT_FLAT = "a shisen-sho field is flat and has whole tiles"
    LOCKED = "the layer is locked or hidden"


class EditError(ValueError):
    """An edit that cannot be made: the fault, and the slots at which it shows."""

    def __init__(self, fault: EditFault, slots: Collection[Slot] = ()) -> None:
        """Keep both."""
        super().__init__(fault, slots)
        self.fault = fault
        self.slots = frozenset(slots)


class Bounds(NamedTuple):
    """The rectangle around tiles, in half-tile units: ``right`` and ``bottom`` are where the last tiles end."""

    left: int
    top: int
    right: int
    bottom: int

    def joined(self, other: Bounds | None) -> Bounds:
        """Return the rectangle around both."""
        if other is None:
            return self
        return Bounds(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


class Plane:
    """A set of slots in which no two of a layer overlap. x and y may be any whole numbers, negative ones too."""

    def __init__(self, slots: Iterable[Slot] = ()) -> None:
        """Take the tiles of a valid board, at any origin."""
        self._slots: set[Slot] = {Slot(*slot) for slot in slots}
        self._bounds: Bounds | None = None

    def __len__(self) -> int:
        """Return the number of tiles."""
        return len(self._slots)

    def __iter__(self) -> Iterator[Slot]:
        """Go through the tiles in no particular order."""
        return iter(self._slots)

    def __contains__(self, slot: object) -> bool:
        """Say whether there is a tile exactly here."""
        return slot in self._slots

    @property
    def slots(self) -> frozenset[Slot]:
        """All tiles."""
        return frozenset(self._slots)

    @property
    def top_layer(self) -> int:
        """The highest layer that has a tile, -1 when there is none."""
        return max((slot.z for slot in self._slots), default=-1)

    @property
    def bounds(self) -> Bounds | None:
        """The rectangle around all tiles; None when there is none."""
        if self._bounds is None:
            self._bounds = bounds_of(self._slots)
        return self._bounds

    def on_layer(self, z: int) -> frozenset[Slot]:
        """Return the tiles of one layer."""
        return frozenset(slot for slot in self._slots if slot.z == z)

    def overlapping(self, slot: Slot) -> list[Slot]:
        """Return the tiles of its layer, at most four, that a tile here would overlap; the one here is such a one."""
        x, y, z = slot
        # plain triples are found as slots are, and cost less
        near = [(x + dx, y + dy, z) for dx, dy in _OFFSETS]
        return [Slot(*place) for place in near if place in self._slots]

    def has_room(self, slot: Slot) -> bool:
        """Say whether a tile laid here would overlap none."""
        x, y, z = slot
        slots = self._slots
        return not any((x + dx, y + dy, z) in slots for dx, dy in _OFFSETS)

    def tile_over(self, x: int, y: int, z: int) -> Slot | None:
        """Return the tile of a layer that covers the unit square whose corner is (x, y)."""
        for dx in range(TILE_SPAN):
            for dy in range(TILE_SPAN):
                if (slot := Slot(x - dx, y - dy, z)) in self._slots:
                    return slot
        return None

    def check(self, change: SlotChange, game: Game = "solitaire") -> None:
        """Look at what a change would lead to; nothing is changed.

        :raises EditError: when it would leave no valid board.
        """
        slots = self._slots
        missing = [slot for slot in change.removed if slot not in slots]
        if missing:
            raise ValueError(f"not there: {missing[:3]}")
        if len(slots) - len(change.removed) + len(change.added) > MAX_TILES:
            raise EditError(EditFault.TOO_MANY)
        _check_places(change.added, game)
        for slot in change.added:
            if near := self._in_the_way(slot, change):
                raise EditError(EditFault.OVERLAP, [slot, near])
        if not self._fits_file(change):
            raise EditError(EditFault.TOO_WIDE, change.added)

    def _fits_file(self, change: SlotChange) -> bool:
        """Say whether the board would be no wider and no higher than a file can hold."""
        added = bounds_of(change.added)
        # what is removed makes no board larger, so it need be looked at only near the limit
        if added is None or _is_small(added.joined(self.bounds)):
            return True
        return _is_small(added.joined(bounds_of(self._slots - change.removed)))

    def _in_the_way(self, slot: Slot, change: SlotChange) -> Slot | None:
        x, y, z = slot
        slots, removed, added = self._slots, change.removed, change.added
        for dx, dy in _OFFSETS:
            there = x + dx, y + dy, z
            if there in slots and there not in removed:
                return Slot(*there)
            if there in added and there != slot:
                return Slot(*there)
        return None

    def apply(self, change: SlotChange) -> None:
        """Change the tiles; whether the change may be made was asked with :meth:`check`."""
        bounds = self._bounds
        self._slots -= change.removed
        self._slots |= change.added
        added = None if bounds is None or change.removed else bounds_of(change.added)
        # found anew when it is asked for
        self._bounds = None if added is None else added.joined(bounds)


def bounds_of(slots: Iterable[Slot]) -> Bounds | None:
    """Return the rectangle around tiles, whatever their layers; None when there is none."""
    left = top = right = bottom = 0
    is_first = True
    for x, y, _ in slots:
        if is_first:
            left = right = x
            top = bottom = y
            is_first = False
            continue
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < top:
            top = y
        elif y > bottom:
            bottom = y
    return None if is_first else Bounds(left, top, right + TILE_SPAN, bottom + TILE_SPAN)


def canonical(slots: Collection[Slot]) -> frozenset[Slot]:
    """Return tiles with their smallest x, y and z at 0, as files have them."""
    if not slots:
        return frozenset()
    x0, y0, z0 = (min(axis) for axis in zip(*slots, strict=True))
    return frozenset(Slot(x - x0, y - y0, z - z0) for x, y, z in slots)


def _is_small(bounds: Bounds) -> bool:
    width, height = bounds.right - bounds.left, bounds.bottom - bounds.top
    return width <= MAX_X + TILE_SPAN and height <= MAX_Y + TILE_SPAN


def _check_places(slots: Iterable[Slot], game: Game) -> None:
    for slot in slots:
        if not 0 <= slot.z <= MAX_Z:
            raise EditError(EditFault.TOO_DEEP, [slot])
        if game == "shisen-sho" and not is_flat(slot):
            raise EditError(EditFault.NOT_FLAT, [slot])


def is_flat(slot: Slot) -> bool:
    """Say whether a tile here lies on the table and on the whole-tile grid, as all of a shisen-sho field do."""
    return slot.z == 0 and slot.x % TILE_SPAN == 0 and slot.y % TILE_SPAN == 0
