"""The symmetry in which is drawn, and where its axes are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from editor.plane import bounds_of
from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry, images

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.document import LayoutDocument
    from mahjong_qt.engine.layout.slot import Slot

FIRST_AXES = Axes(upright=30, level=16)
"""The axes of an empty layout: the middle of a field of 15 by 8 tiles whose corner is at (0, 0)."""


class Guide(NamedTuple):
    """The symmetries in force, and the axes, which stay where they are when none is."""

    symmetries: frozenset[Symmetry] = frozenset()
    axes: Axes = FIRST_AXES

    def images(self, slot: Slot) -> set[Slot]:
        """Return a tile and all its images."""
        return images(slot, self.symmetries, self.axes) if self.symmetries else {slot}


class SymmetryGuide(QObject):
    """Keeps the :class:`Guide`. Until somebody moves the axes they are in the middle of the layout that was opened."""

    changed = Signal(object)
    """The new :class:`Guide`."""

    def __init__(self, document: LayoutDocument, parent: QObject | None = None) -> None:
        """Begin without a symmetry."""
        super().__init__(parent)
        self._document = document
        self._guide = Guide()
        document.replaced.connect(self._reset)

    @property
    def guide(self) -> Guide:
        """Symmetries and axes as they are now."""
        return self._guide

    def set_symmetries(self, symmetries: Iterable[Symmetry]) -> None:
        """Draw in these symmetries; left-right and top-bottom together bring the half turn along."""
        self._set(self._guide._replace(symmetries=frozenset(symmetries)))

    def move_axes(self, axes: Axes) -> None:
        """Put the axes elsewhere; each is given as twice its distance from 0, so it may lie between half tiles.

        In a shisen-sho field they go where images lie on its grid.
        """
        if self._document.is_flat:
            axes = Axes(axes.upright - axes.upright % TILE_SPAN, axes.level - axes.level % TILE_SPAN)
        self._set(self._guide._replace(axes=axes))

    def centre(self, slots: Iterable[Slot] | None = None) -> None:
        """Put the axes in the middle of these tiles, of the whole board when none are given."""
        bounds = bounds_of(self._document.plane if slots is None else slots)
        if bounds is not None:
            self.move_axes(Axes(bounds.left + bounds.right, bounds.top + bounds.bottom))

    def _reset(self) -> None:
        self.move_axes(FIRST_AXES)
        self.centre()

    def _set(self, guide: Guide) -> None:
        if guide != self._guide:
            self._guide = guide
            self.changed.emit(guide)
