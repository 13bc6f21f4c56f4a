"""Moving, flipping and turning tiles, and making a board symmetric."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from editor.change import SlotChange
from editor.plane import bounds_of
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


def mirror_half(slots: frozenset[Slot], kept: Side, axes: Axes) -> SlotChange:
    """Replace one half by the mirror image of the other; a tile belongs to the half in which its middle is."""
    mirror = mirrored_left_right if kept in (Side.LEFT, Side.RIGHT) else mirrored_top_bottom
    stays = frozenset(slot for slot in slots if _is_on(slot, kept, axes))
    return SlotChange.between(slots, stays | {mirror(slot, axes) for slot in stays})


def turn_half(slots: frozenset[Slot], kept: Side, axes: Axes) -> SlotChange:
    """Replace one half by the other, turned by 180 degrees about the point where the axes cross."""
    stays = frozenset(slot for slot in slots if _is_on(slot, kept, axes))
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
