"""Where a field has no cells: seen as hollows in the table, for tiles that fall come to rest above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.view.tile_items import Placement

INSET = 0.08
"""Room round a hollow, in widths of a tile."""

_SHADE = QColor(0, 0, 0, 70)
_EDGE = QColor(0, 0, 0, 110)


class HoleMarks:
    """Shows the holes of one field under all tiles; its item is made when there are any."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Begin with none."""
        self._scene = scene
        self._item: QGraphicsPathItem | None = None

    def show(self, layout: Layout, placement: Placement) -> None:
        """Mark the holes of a field."""
        metrics, ratio = placement.geometry.metrics, placement.ratio
        size = QSizeF(metrics.width / ratio, metrics.height / ratio)
        inset = INSET * size.width()
        path = QPainterPath()
        for hole in holes_of(layout):
            x, y = placement.geometry.corner(hole)
            corner = QPointF((x + placement.shift_x) / ratio, (y + placement.shift_y) / ratio)
            hollow = QRectF(corner, size).adjusted(inset, inset, -inset, -inset)
            path.addRoundedRect(hollow, inset, inset)
        if path.isEmpty():
            self.hide()
            return
        self._item = self._item or self._make_item()
        self._item.setPath(path)
        self._item.setVisible(True)

    def hide(self) -> None:
        """Mark nothing."""
        if self._item is not None:
            self._item.setVisible(False)

    def _make_item(self) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPen(QPen(_EDGE, 1.0))
        item.setBrush(_SHADE)
        item.setZValue(-1.0)
        self._scene.addItem(item)
        return item


def holes_of(layout: Layout) -> list[Slot]:
    """Return the cells that a flat field lacks and that have one of its cells above them: tiles rest there."""
    cells = set(layout.slots)
    columns: dict[int, int] = {}
    for x, y, _ in cells:
        columns[x] = min(y, columns.get(x, y))
    lowest = max(y for _, y, _ in cells)
    rows = range(0, lowest + 1, TILE_SPAN)
    return [Slot(x, y, 0) for x, top in sorted(columns.items()) for y in rows if y > top and Slot(x, y, 0) not in cells]
