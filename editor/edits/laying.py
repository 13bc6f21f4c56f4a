"""Laying tiles and taking them away, with all their images where there is a symmetry."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

from editor.change import SlotChange
from editor.plane import EditFault
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from editor.plane import Plane


_NEAR = range(1 - TILE_SPAN, TILE_SPAN)


class Laying(NamedTuple):
    """The tiles that can be laid, the places, images included, at which some cannot, and why the first cannot."""

    change: SlotChange = SlotChange()
    blocked: frozenset[Slot] = frozenset()
    fault: EditFault | None = None


def slot_at(x: float, y: float, z: int, step: int) -> Slot:
    """Return the place of a tile whose middle is nearest to a point in half-tile units.

    With a ``step`` of a whole tile it is the cell of the whole-tile grid in which the point is.

    >>> slot_at(3.2, 1.0, 0, 1), slot_at(3.2, 1.0, 0, 2)
    (Slot(x=2, y=0, z=0), Slot(x=2, y=0, z=0))
    """
    if step == TILE_SPAN:
        return Slot(TILE_SPAN * floor(x / TILE_SPAN), TILE_SPAN * floor(y / TILE_SPAN), z)
    half = TILE_SPAN / 2
    return Slot(floor(x - half + 0.5), floor(y - half + 0.5), z)


def lay(
    plane: Plane,
    slots: Iterable[Slot],
    images: Callable[[Slot], set[Slot]] | None = None,
    is_editable: Callable[[int], bool] | None = None,
) -> Laying:
    """Lay tiles, in this order, each with all its images or not at all; those that are there already count as laid.

    No tile goes onto one that is there, nor onto a layer that is not editable.
    """
    added: set[Slot] = set()
    blocked: set[Slot] = set()
    first: EditFault | None = None
    for slot in slots:
        wanted = images(slot) if images else {slot}
        new = {image for image in wanted if image not in plane and image not in added}
        fault = None
        if is_editable is not None and not is_editable(slot.z):
            fault = EditFault.LOCKED
        elif not _are_apart(wanted):
            fault = EditFault.OWN_IMAGE
        elif not all(plane.has_room(image) and not _is_near(image, added) for image in new):
            fault = EditFault.OVERLAP
        if fault is None:
            added |= new
        else:
            blocked |= wanted
            first = first or fault
    return Laying(SlotChange(added=frozenset(added)), frozenset(blocked - added), first)


def erase(plane: Plane, slots: Iterable[Slot], images: Callable[[Slot], set[Slot]] | None = None) -> SlotChange:
    """Take tiles away, and those of their images that are there."""
    gone = {image for slot in slots for image in (images(slot) if images else {slot}) if image in plane}
    return SlotChange(removed=frozenset(gone))


def _is_near(slot: Slot, others: set[Slot]) -> bool:
    x, y, z = slot
    return any((x + dx, y + dy, z) in others for dx in _NEAR for dy in _NEAR)


def _are_apart(slots: set[Slot]) -> bool:
    """Say whether no two of these, all of one layer, overlap."""
    return len(slots) == 1 or not any(one.overlaps(other) for one in slots for other in slots if one < other)
