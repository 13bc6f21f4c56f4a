"""The scene: the tiles of the document as they are looked at, and all that is shown over them."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from editor.canvas.art import Body, CanvasArt, CanvasMark
from editor.canvas.axes import AxisItems
from editor.canvas.items import ON_TOP, SlotItems
from editor.canvas.preview import NOTHING, Preview

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPixmap

    from editor.canvas.canvas_point import CanvasPoint
    from editor.canvas.geometry import CanvasGeometry
    from editor.change import DocumentChange
    from editor.layer_stack import LayerView
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot

WALL_PARTS = (0.0, 0.5, 0.95)
"""How far down its side, in layers, a tile is looked for under a point."""


class CanvasScene(QGraphicsScene):
    """Follows a workspace. Of a change only the tiles concerned are touched."""

    def __init__(self, workspace: Workspace, art: CanvasArt | None = None, parent: QObject | None = None) -> None:
        """Show nothing until there is a geometry."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._workspace = workspace
        self._art = art or CanvasArt()
        self._geometry: CanvasGeometry | None = None
        self._view = workspace.layers.view
        self._heat: Mapping[Slot, float] = {}
        self._tiles = SlotItems(self, self._picture)
        self._heat_items = SlotItems(self, self._heat_picture, 0.5)
        self._marks = {mark: SlotItems(self, self._mark_picture(mark), self._rank(mark)) for mark in CanvasMark}
        self._frame = QGraphicsRectItem()
        self._frame.setZValue(4 * ON_TOP)
        self._frame.setVisible(False)
        self._frame.setBrush(QColor(11, 99, 182, 36))
        pen = QPen(QColor("#0b63b6"), 1.5, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        self._frame.setPen(pen)
        self.addItem(self._frame)
        self.axes = AxisItems(self, workspace)
        self._connect()
        self._rebuild()

    @property
    def geometry(self) -> CanvasGeometry | None:
        """Size and place of the tiles."""
        return self._geometry

    def set_geometry(self, geometry: CanvasGeometry) -> None:
        """Show everything at another size."""
        if geometry == self._geometry:
            return
        self._geometry = geometry
        self._art.prepare(geometry)
        self.show_preview(NOTHING)
        for items in (self._tiles, self._heat_items, *self._marks.values()):
            items.refresh(geometry)
        self._place_axes()

    def marked(self, mark: CanvasMark) -> frozenset[Slot]:
        """Return the slots that bear a mark."""
        return self._marks[mark].slots

    def shown_tiles(self) -> frozenset[Slot]:
        """Return the tiles that are to be seen, be it as ghosts."""
        return self._tiles.shown()

    def show_preview(self, preview: Preview) -> None:
        """Show what a tool would do."""
        marks, geometry = self._marks, self._geometry
        marks[CanvasMark.LAID].set(preview.laid, geometry)
        marks[CanvasMark.BLOCKED].set(preview.blocked, geometry)
        marks[CanvasMark.ERASED].set(preview.erased, geometry)
        self._frame.setVisible(preview.frame is not None and geometry is not None)
        if preview.frame is not None and geometry is not None:
            corners = [geometry.scene_point(point.x, point.y) for point in preview.frame]
            self._frame.setRect(QRectF(*corners).normalized())

    def set_heat(self, heat: Mapping[Slot, float] | None) -> None:
        """Tint tiles by a share from 0 to 1 each; None ends that."""
        self._heat_items.set((), self._geometry)
        self._heat = dict(heat or {})
        self._heat_items.set([slot for slot in self._heat if slot in self._tiles], self._geometry)

    def tile_at(self, point: CanvasPoint) -> Slot | None:
        """Return the topmost tile drawn at a point, side walls included, of the layers that are shown."""
        plane, view = self._workspace.document.plane, self._view
        for z in range(plane.top_layer, -1, -1):
            if not view.is_visible(z):
                continue
            for part in WALL_PARTS:
                x, y = point.x + (z - part) * point.rise_x, point.y + (z - part) * point.rise_y
                if (slot := plane.tile_over(floor(x), floor(y), z)) is not None:
                    return slot
        return None

    def board_area(self) -> QRectF:
        """Return what the tiles cover in the scene; of an empty board that of a usual one."""
        if self._geometry is None:
            return QRectF()
        plane = self._workspace.document.plane
        bounds, geometry = plane.bounds, self._geometry
        if bounds is None:
            return QRectF(geometry.scene_point(0, 0), geometry.scene_point(30, 16))
        top = max(plane.top_layer, self._view.total - 1)
        low = QRectF(geometry.scene_point(bounds.left, bounds.top), geometry.scene_point(bounds.right, bounds.bottom))
        rise = geometry.scene_point(0, 0, top) - QPointF(0, 0)
        depth = geometry.scene_point(0, 0, -1)
        return low.adjusted(rise.x(), rise.y(), depth.x(), depth.y())

    def _connect(self) -> None:
        workspace = self._workspace
        workspace.document.changed.connect(self._follow)
        workspace.document.replaced.connect(self._rebuild)
        workspace.document.settled.connect(self._place_axes)
        workspace.layers.changed.connect(self._look_anew)
        workspace.selection.changed.connect(lambda slots: self._set_mark(CanvasMark.SELECTED, slots))
        workspace.highlighted.connect(lambda slots: self._set_mark(CanvasMark.HIGHLIGHT, slots))
        workspace.symmetry.changed.connect(self._place_axes)

    def show_cursor(self, slot: Slot | None) -> None:
        """Mark the place of the keyboard's cursor, or none."""
        self._set_mark(CanvasMark.CURSOR, frozenset() if slot is None else frozenset([slot]))

    def _set_mark(self, mark: CanvasMark, slots: frozenset[Slot]) -> None:
        self._marks[mark].set(slots, self._geometry)

    def _follow(self, change: DocumentChange) -> None:
        removed, added = change.slots
        self._tiles.change(removed, added, self._geometry)
        if self._heat:
            self.set_heat(None)
        if len(self._marks[CanvasMark.HIGHLIGHT]):
            self._set_mark(CanvasMark.HIGHLIGHT, frozenset())

    def _rebuild(self) -> None:
        self._view = self._workspace.layers.view
        self._tiles.set((), self._geometry)
        self._heat = {}
        self._heat_items.set((), self._geometry)
        for mark in CanvasMark:
            self._set_mark(mark, frozenset())
        self._tiles.set(self._workspace.document.plane.slots, self._geometry)
        self._place_axes()

    def _look_anew(self, view: LayerView) -> None:
        """Show anew the tiles that look otherwise now."""
        before, self._view = self._view, view
        changed = {z for z in range(max(view.total, before.total)) if self._body(z, before) != self._body(z, view)}
        if changed:
            self._tiles.refresh(self._geometry, [slot for slot in self._tiles.slots if slot.z in changed])
        self._place_axes()

    def _picture(self, slot: Slot) -> QPixmap | None:
        body = self._body(slot.z, self._view)
        return None if body is None else self._art.body(slot.z, body)

    @staticmethod
    def _body(z: int, view: LayerView) -> Body | None:
        if not view.is_visible(z):
            return None
        if z in view.locked:
            return Body.LOCKED
        if view.is_auto or z == view.current:
            return Body.PLAIN
        return Body.BENEATH if z < view.current else Body.ABOVE

    def _heat_picture(self, slot: Slot) -> QPixmap | None:
        return self._art.heat(self._heat.get(slot, 0.0)) if self._view.is_visible(slot.z) else None

    def _mark_picture(self, mark: CanvasMark):  # type: ignore[no-untyped-def]
        return lambda _: self._art.mark(mark)

    @staticmethod
    def _rank(mark: CanvasMark) -> float:
        over = (CanvasMark.SELECTED, CanvasMark.ERASED, CanvasMark.LAID, CanvasMark.BLOCKED)
        return (1 + over.index(mark) / 8 if mark in over else 2) * ON_TOP

    def _place_axes(self) -> None:
        if self._geometry is not None:
            self.axes.place(self._geometry, self.board_area(), self._view.current)
