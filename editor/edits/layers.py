"""Edits of whole layers: what happens to the tiles, and how layers get other numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from editor.change import LayerMove, LayerStep, SlotChange
from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.plane import Plane

LayerEdit: TypeAlias = tuple[SlotChange, LayerMove | None]


def insert_layer(plane: Plane, z: int) -> LayerEdit:
    """Put an empty layer in at this number; those from it on move up."""
    return _renumbered(plane, LayerMove(LayerStep.INSERT, z))


def remove_layer(plane: Plane, z: int) -> LayerEdit:
    """Take a layer out with its tiles; those above it move down."""
    return _renumbered(plane, LayerMove(LayerStep.REMOVE, z))


def duplicate_layer(plane: Plane, z: int) -> LayerEdit:
    """Put a copy of a layer in above it."""
    copies = (Slot(x, y, z + 1) for x, y, _ in plane.on_layer(z))
    return _renumbered(plane, LayerMove(LayerStep.INSERT, z + 1), copies)


def move_layer(plane: Plane, z: int, to: int) -> LayerEdit:
    """Take a layer to another number; those between make room."""
    return _renumbered(plane, LayerMove(LayerStep.MOVE, z, to))


def merge_down(plane: Plane, z: int) -> LayerEdit:
    """Put the tiles of a layer into the one below; those above it move down. Two tiles may overlap then."""
    merged = (Slot(x, y, z - 1) for x, y, _ in plane.on_layer(z))
    return _renumbered(plane, LayerMove(LayerStep.REMOVE, z), merged)


def _renumbered(plane: Plane, move: LayerMove, more: Iterable[Slot] = ()) -> LayerEdit:
    after = {Slot(x, y, place) for x, y, z in plane if (place := move.place(z)) is not None}
    return SlotChange.between(plane.slots, frozenset(after.union(more))), move
