"""The scene: the tiles of the document as they are looked at, and all that is shown over them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from editor.canvas.art import CanvasArt
from editor.canvas.axes import AxisItems
from editor.canvas.bodies import Body, body_of
from editor.canvas.colours import colours
from editor.canvas.frame import FrameItem
from editor.canvas.items import ON_TOP, SlotItems
from editor.canvas.marks import CanvasMark
from editor.canvas.preview import NOTHING, Preview
from editor.canvas.whereabouts import board_area, tile_at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPixmap

    from editor.canvas.canvas_point import CanvasPoint
    from editor.canvas.geometry import CanvasGeometry
    from editor.change import DocumentChange
    from editor.layer_stack import LayerView
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot

_RANKS = {mark: (1 + number / 8) * ON_TOP for number, mark in enumerate(CanvasMark)}
"""What is added to the place of a mark in the drawing order: all are over all tiles."""


class CanvasScene(QGraphicsScene):
    """Follows a workspace. Of a change only the tiles concerned are touched."""

    heat_changed = Signal(bool)
    """Whether tiles are tinted by shares now."""

    ghost_layer_changed = Signal(int)
    """The layer of the tiles that the tool would lay, or has no room for."""

    def __init__(self, workspace: Workspace, art: CanvasArt | None = None, parent: QObject | None = None) -> None:
        """Show nothing until there is a geometry."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._workspace = workspace
        self._art = art or CanvasArt()
        self._geometry: CanvasGeometry | None = None
        self._is_dark = False
        self._view = workspace.layers.view
        self._seen = QRectF()
        self._heat: Mapping[Slot, float] | None = None
        self._tiles = SlotItems(self, self._picture)
        self._heat_items = SlotItems(self, self._heat_picture, 0.5)
        self._marks = {mark: SlotItems(self, partial(self._mark_picture, mark), _RANKS[mark]) for mark in CanvasMark}
        self._frame = FrameItem()
        self.addItem(self._frame)
        self.axes = AxisItems(self, workspace.symmetry)
        self._connect()
        self._rebuild()

    def _connect(self) -> None:
        workspace = self._workspace
        workspace.document.changed.connect(self._follow)
        workspace.document.replaced.connect(self._rebuild)
        workspace.document.settled.connect(self._place_axes)
        workspace.layers.changed.connect(self._look_anew)
        workspace.selection.changed.connect(self._show_selected)
        workspace.highlighted.connect(self._show_highlighted)
        workspace.symmetry.changed.connect(self._place_axes)

    @property
    def geometry(self) -> CanvasGeometry | None:
        """Size and place of the tiles."""
        return self._geometry

    def set_geometry(self, geometry: CanvasGeometry) -> None:
        """Show everything at another size."""
        if geometry != self._geometry:
            self._geometry = geometry
            self.show_preview(NOTHING)
            self._draw_anew()
            self._place_axes()

    def set_dark(self, is_dark: bool) -> None:
        """Show everything as it is to be seen on a dark or a light table."""
        if is_dark != self._is_dark:
            self._is_dark = is_dark
            self.axes.set_colours(colours(is_dark))
            self._frame.set_colours(colours(is_dark))
            self._draw_anew()

    def set_seen(self, area: QRectF) -> None:
        """Keep what is to be caught with the mouse within this part of the scene."""
        if area != self._seen:
            self._seen = area
            self._place_axes()

    # what is shown

    def marked(self, mark: CanvasMark) -> frozenset[Slot]:
        """Return the slots that bear a mark."""
        return self._marks[mark].slots

    def shown_tiles(self) -> frozenset[Slot]:
        """Return the tiles that are to be seen, be it as ghosts."""
        return self._tiles.shown()

    def show_preview(self, preview: Preview) -> None:
        """Show what a tool would do."""
        self._set_mark(CanvasMark.LAID, preview.laid)
        self._set_mark(CanvasMark.BLOCKED, preview.blocked)
        self._set_mark(CanvasMark.ERASED, preview.erased)
        self._frame.show_frame(preview.frame, self._geometry)
        if ghosts := preview.laid or preview.blocked:
            self.ghost_layer_changed.emit(min(slot.z for slot in ghosts))

    def show_cursor(self, slot: Slot | None) -> None:
        """Mark the place of the keyboard's cursor, or none."""
        self._set_mark(CanvasMark.CURSOR, frozenset() if slot is None else frozenset([slot]))

    def set_heat(self, heat: Mapping[Slot, float] | None) -> None:
        """Tint tiles by a share from 0 to 1 each, and show no layer as a ghost meanwhile; None ends that."""
        was_hot, self._heat = self._heat is not None, None if heat is None else dict(heat)
        self._heat_items.set((), self._geometry)
        if was_hot != (heat is not None):
            self._tiles.refresh(self._geometry)
            self.heat_changed.emit(heat is not None)
        self._heat_items.set([slot for slot in self._heat or () if slot in self._tiles], self._geometry)

    def tile_at(self, point: CanvasPoint) -> Slot | None:
        """Return the topmost tile drawn at a point, side walls included, of the layers that are shown."""
        return tile_at(point, self._workspace.document.plane, self._view)

    def board_area(self) -> QRectF:
        """Return what the tiles cover in the scene; of an empty board that of a usual one."""
        if self._geometry is None:
            return QRectF()
        plane = self._workspace.document.plane
        return board_area(self._geometry, plane.bounds, max(plane.top_layer, self._view.total - 1))

    # following the workspace

    def _set_mark(self, mark: CanvasMark, slots: frozenset[Slot]) -> None:
        self._marks[mark].set(slots, self._geometry)

    def _show_selected(self, slots: frozenset[Slot]) -> None:
        self._set_mark(CanvasMark.SELECTED, slots)

    def _show_highlighted(self, slots: frozenset[Slot]) -> None:
        self._set_mark(CanvasMark.HIGHLIGHT, slots)

    def _follow(self, change: DocumentChange) -> None:
        if self._heat is not None:
            self.set_heat(None)
        self._tiles.change(*change.slots, self._geometry)
        if len(self._marks[CanvasMark.HIGHLIGHT]):
            self._set_mark(CanvasMark.HIGHLIGHT, frozenset())

    def _rebuild(self) -> None:
        self._view = self._workspace.layers.view
        self.set_heat(None)
        self._tiles.set((), self._geometry)
        for mark in CanvasMark:
            self._set_mark(mark, frozenset())
        self._tiles.set(self._workspace.document.plane.slots, self._geometry)
        self._place_axes()

    def _look_anew(self, view: LayerView) -> None:
        """Show anew the tiles that look otherwise now."""
        before, self._view = self._view, view
        changed = {z for z in range(max(view.total, before.total)) if body_of(z, before) is not body_of(z, view)}
        if changed:
            for items in (self._tiles, self._heat_items, self._marks[CanvasMark.SELECTED]):
                items.refresh(self._geometry, [slot for slot in items.slots if slot.z in changed])
        self._place_axes()

    def _draw_anew(self) -> None:
        if self._geometry is not None:
            self._art.prepare(self._geometry, is_dark=self._is_dark)
            for items in (self._tiles, self._heat_items, *self._marks.values()):
                items.refresh(self._geometry)

    def _place_axes(self) -> None:
        if self._geometry is not None:
            self.axes.place(self._geometry, self.board_area(), self._seen, self._view.current)

    def _picture(self, slot: Slot) -> QPixmap | None:
        body = body_of(slot.z, self._view)
        if body is None:
            return None
        return self._art.body(slot.z, body if self._heat is None else Body.PLAIN)

    def _heat_picture(self, slot: Slot) -> QPixmap | None:
        shares = self._heat or {}
        return self._art.heat(shares[slot]) if slot in shares and self._view.is_visible(slot.z) else None

    def _mark_picture(self, mark: CanvasMark, slot: Slot) -> QPixmap | None:
        if mark is CanvasMark.SELECTED and not self._view.is_visible(slot.z):
            return None
        return self._art.mark(mark, slot.z)
