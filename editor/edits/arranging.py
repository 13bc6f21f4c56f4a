"""Moving, flipping and turning tiles, and making a board symmetric."""

from __future__ import annotations

import enum
from collections import Counter
from typing import TYPE_CHECKING

from editor.change import SlotChange
from editor.plane import EditError, EditFault, bounds_of, is_flat
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot
from mahjong_qt.engine.layout.symmetry import (
    Axes,
    Symmetry,
    image,
    mirrored_left_right,
    mirrored_top_bottom,
    turned_half,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


class Side(enum.Enum):
    """A half of the board, as an axis parts it."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


_OPPOSITE = {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT, Side.TOP: Side.BOTTOM, Side.BOTTOM: Side.TOP}


def moved(slots: Iterable[Slot], dx: int, dy: int, dz: int = 0) -> frozenset[Slot]:
    """Return the places so many half tiles and layers further."""
    return frozenset(Slot(x + dx, y + dy, z + dz) for x, y, z in slots)


def move(slots: frozenset[Slot], dx: int, dy: int, dz: int = 0) -> SlotChange:
    """Move tiles."""
    return SlotChange.between(slots, moved(slots, dx, dy, dz))


def flipped(slots: frozenset[Slot], symmetry: Symmetry) -> frozenset[Slot]:
    """Return the mirror image of tiles, or what a half turn makes of them, in the rectangle that they have."""
    if not slots:
        return slots
    axes = Axes.of(slots)
    return frozenset(image(slot, symmetry, axes) for slot in slots)


def rotated(slots: frozenset[Slot], quarters: int, step: int = 1) -> frozenset[Slot]:
    """Return the places of tiles after so many quarter turns clockwise about their middle; four change nothing.

    Where their width and height are such that the middle cannot stay, it moves by less than one ``step``.
    """
    for _ in range(quarters % 4):
        slots = _turned_right(slots, step)
    return slots


def _turned_right(slots: frozenset[Slot], step: int) -> frozenset[Slot]:
    bounds = bounds_of(slots)
    if bounds is None:
        return slots
    width, height = bounds.right - bounds.left, bounds.bottom - bounds.top
    # rounded towards 0, so that the turn after it goes back by just as much
    aside = step * int((width - height) / (2 * step))
    left, top = bounds.left + aside, bounds.top - aside
    return frozenset(
        Slot(left + height - TILE_SPAN - (y - bounds.top), top + (x - bounds.left), z) for x, y, z in slots
    )


def onto_field(slots: frozenset[Slot]) -> SlotChange:
    """Move tiles, all alike, onto the table and onto the grid of a shisen-sho field.

    :raises EditError: when they do not make one anywhere; it tells of those that are off the grid of most.
    """
    if not slots:
        return SlotChange()
    parities = Counter((x % TILE_SPAN, y % TILE_SPAN) for x, y, _ in slots)
    off_x, off_y = max(sorted(parities), key=lambda parity: parities[parity])
    lowest = min(slot.z for slot in slots)
    places = {slot: Slot(slot.x - off_x, slot.y - off_y, slot.z - lowest) for slot in slots}
    if wrong := [slot for slot, place in places.items() if not is_flat(place)]:
        raise EditError(EditFault.NOT_FLAT, wrong)
    return SlotChange.between(slots, frozenset(places.values()))


def mirror_half(slots: frozenset[Slot], kept: Side, axes: Axes) -> SlotChange:
    """Replace one half by the mirror image of the other; a tile belongs to the half in which its middle is."""
    mirror = mirrored_left_right if kept in (Side.LEFT, Side.RIGHT) else mirrored_top_bottom
    stays = frozenset(slot for slot in slots if _is_on(slot, kept, axes))
    return SlotChange.between(slots, stays | {mirror(slot, axes) for slot in stays})


def turn_half(slots: frozenset[Slot], kept: Side, axes: Axes) -> SlotChange:
    """Replace one half by the other, turned by 180 degrees about the point where the axes cross.

    Of the tiles on the axis between the halves, those left of the crossing, or above it, belong to the upper or the
    left half.
    """
    aside = {Side.LEFT: Side.TOP, Side.RIGHT: Side.BOTTOM, Side.TOP: Side.LEFT, Side.BOTTOM: Side.RIGHT}[kept]
    across = _OPPOSITE[kept]
    stays = frozenset(
        slot
        for slot in slots
        if _is_on(slot, kept, axes) and (not _is_on(slot, across, axes) or _is_on(slot, aside, axes))
    )
    return SlotChange.between(slots, stays | {turned_half(slot, axes) for slot in stays})


def mirror_quarter(slots: frozenset[Slot], axes: Axes) -> SlotChange:
    """Replace the other three quarters by the mirror images of the top left one."""
    stays = frozenset(slot for slot in slots if _is_on(slot, Side.LEFT, axes) and _is_on(slot, Side.TOP, axes))
    return SlotChange.between(slots, stays.union(*({image(s, kind, axes) for s in stays} for kind in Symmetry)))


def _is_on(slot: Slot, side: Side, axes: Axes) -> bool:
    # twice the distance from 0 of the tile's middle, as axes are given
    x, y = 2 * slot.x + TILE_SPAN, 2 * slot.y + TILE_SPAN
    return {
        Side.LEFT: x <= axes.upright,
        Side.RIGHT: x >= axes.upright,
        Side.TOP: y <= axes.level,
        Side.BOTTOM: y >= axes.level,
    }[side]
