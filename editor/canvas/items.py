"""The items of the canvas: one for each tile, and those of the marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from editor.canvas.geometry import stacking

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsScene

    from editor.canvas.geometry import CanvasGeometry
    from mahjong_qt.engine.layout.slot import Slot

ON_TOP = float(1 << 40)
"""Added to the stacking place of what lies over all tiles."""


class SlotItems:
    """Items at slots, kept and used again: only what changes is touched."""

    def __init__(self, scene: QGraphicsScene, picture: Callable[[Slot], QPixmap | None], rank: float = 0.0) -> None:
        """Begin without any; ``picture`` returns that of a slot, or None where nothing is shown.

        ``rank`` is added to the stacking place of the slot.
        """
        self._scene = scene
        self._picture = picture
        self._rank = rank
        self._items: dict[Slot, QGraphicsPixmapItem] = {}
        self._spare: list[QGraphicsPixmapItem] = []

    def __contains__(self, slot: object) -> bool:
        """Say whether there is an item at a slot."""
        return slot in self._items

    def __len__(self) -> int:
        """Return the number of items that are there, shown or not."""
        return len(self._items)

    @property
    def slots(self) -> frozenset[Slot]:
        """The slots that have an item."""
        return frozenset(self._items)

    def shown(self) -> frozenset[Slot]:
        """Return the slots at which something is to be seen."""
        return frozenset(slot for slot, item in self._items.items() if item.isVisible())

    def set(self, slots: Collection[Slot], geometry: CanvasGeometry | None) -> None:
        """Have items at exactly these slots."""
        there = self._items.keys()
        wanted = frozenset(slots)
        self.change(there - wanted, wanted - there, geometry)

    def change(self, removed: Iterable[Slot], added: Iterable[Slot], geometry: CanvasGeometry | None) -> None:
        """Take items away and add others."""
        for slot in list(removed):
            item = self._items.pop(slot)
            item.setVisible(False)
            self._spare.append(item)
        for slot in added:
            item = self._items[slot] = self._take()
            item.setZValue(stacking(slot) + self._rank)
            self._show(slot, item, geometry)

    def refresh(self, geometry: CanvasGeometry | None, slots: Iterable[Slot] | None = None) -> None:
        """Show these items, or all, anew: their pictures or their places are others."""
        for slot in list(self._items) if slots is None else slots:
            if (item := self._items.get(slot)) is not None:
                self._show(slot, item, geometry)

    def _show(self, slot: Slot, item: QGraphicsPixmapItem, geometry: CanvasGeometry | None) -> None:
        picture = self._picture(slot) if geometry is not None else None
        if picture is None or geometry is None:
            item.setVisible(False)
            return
        item.setPixmap(picture)
        item.setPos(geometry.corner(slot))
        item.setVisible(True)

    def _take(self) -> QGraphicsPixmapItem:
        if self._spare:
            return self._spare.pop()
        item = QGraphicsPixmapItem()
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item
