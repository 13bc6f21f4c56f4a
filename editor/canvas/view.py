"""The view of the canvas: what Qt tells of mouse, wheel and window, handed on to its parts and to the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from editor.canvas.cursor_mark import CursorMark
from editor.canvas.heat_legend import HeatLegend
from editor.canvas.mouse import CanvasMouse
from editor.canvas.scrolling import CanvasScroll
from editor.canvas.table import CanvasTable, lay_sheet
from editor.canvas.voice import CanvasVoice
from editor.canvas.zoom import FULL, CanvasZoom

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent, QShowEvent, QWheelEvent

    from editor.canvas.scene import CanvasScene
    from editor.change import DocumentChange
    from editor.workspace import Workspace


class CanvasView(QGraphicsView):
    """Shows a :class:`CanvasScene`. Keys that it does not know it leaves to others."""

    pressed = Signal(object)
    """The :class:`~editor.canvas.tool_event.ToolEvent` of a press of the left or the right button."""

    moved = Signal(object)
    """The event of a move of the mouse, with or without a button."""

    released = Signal(object)
    """The event of the release of the button."""

    left = Signal()
    """The mouse is elsewhere."""

    hover_changed = Signal(object)
    """The :class:`~editor.canvas.canvas_point.CanvasPoint` under the mouse, or None."""

    zoom_changed = Signal(int)
    """The zoom in percent."""

    def __init__(self, scene: CanvasScene, workspace: Workspace, parent: QWidget | None = None) -> None:
        """Show the scene, of which a reference is kept."""
        super().__init__(scene, parent)
        self._canvas = scene
        self._workspace = workspace
        self._was_fitted = False
        self.table = CanvasTable(workspace)
        self.scrolling = CanvasScroll(self)
        self.zoom = CanvasZoom(self, scene, self.scrolling)
        self.mouse = CanvasMouse(self, scene, self.scrolling)
        self.legend = HeatLegend(self)
        self._cursor = CursorMark(self, scene, workspace, self.mouse)
        self._sheet = lay_sheet(self)
        self.legend.raise_()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAccessibleName(self.tr("Layout"))
        self._voice = CanvasVoice(self, workspace)
        self._connect()

    def _connect(self) -> None:
        workspace = self._workspace
        self.mouse.pressed.connect(self.pressed)
        self.mouse.moved.connect(self.moved)
        self.mouse.released.connect(self.released)
        self.mouse.left.connect(self.left)
        self.mouse.hovered.connect(self.hover_changed)
        self.mouse.edge.due.connect(self._fit_range)
        self.zoom.changed.connect(self.zoom_changed)
        self.scrolling.moved.connect(self._tell_seen)
        self._canvas.heat_changed.connect(self.legend.setVisible)
        self._canvas.ghost_layer_changed.connect(self._raise_grid)
        workspace.document.settled.connect(self._fit_range)
        workspace.document.replaced.connect(self._show_replaced)
        workspace.layers.changed.connect(self._show_layers)
        workspace.document.changed.connect(self._follow)
        self._cursor.moved.connect(self.scrolling.reveal)

    # how it is looked at

    def set_dark(self, is_dark: bool) -> None:
        """Put the board on a dark or a light table."""
        self.table.is_dark = is_dark
        self._canvas.set_dark(is_dark)
        self._sheet.update()

    def set_grid(self, has_grid: bool) -> None:
        """Show the grid or not."""
        self.table.has_grid = has_grid
        self._sheet.update()

    def _raise_grid(self, z: int) -> None:
        """Draw the grid of the layer on which the tool would lay a tile."""
        if z != self.table.ghost_layer:
            self.table.ghost_layer = z
            if self._workspace.layers.view.is_auto:
                self._sheet.update()

    def set_panning(self, is_panning: bool) -> None:
        """Let the left button drag the board about."""
        self.mouse.set_panning(is_panning)

    def zoom_in(self) -> None:
        self.zoom.step(1)

    def zoom_out(self) -> None:
        self.zoom.step(-1)

    def zoom_full(self) -> None:
        """Show the tiles at 100 %."""
        self.zoom.to(FULL)

    def zoom_fit(self) -> None:
        """Show the whole board as large as it fits."""
        self.zoom.fit()

    def show_area(self, area: QRectF) -> None:
        """Scroll so far that an area of the scene is seen."""
        self.scrolling.reveal(area)

    # what Qt calls

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        self.table.draw(painter, rect, self._canvas.geometry)

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        self.table.draw_over_tiles(painter, rect, self._canvas.geometry)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a board fitted that was so and has not been moved since."""
        was_fitted = self.zoom.is_fitted
        super().resizeEvent(event)
        self._fit_range()
        if was_fitted:
            self.zoom.fit()
        self.legend.stand_at(self._sheet.geometry().bottomLeft())

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board into the window when it is seen for the first time."""
        super().showEvent(event)
        if not self._was_fitted:
            self._was_fitted = True
            self.zoom.fit()

    def event(self, event: QEvent) -> bool:
        """Draw anew when the window comes to a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._canvas.geometry is not None:
            self.zoom.to(self.zoom.width)
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        return self.mouse.take(event) or self.zoom.take(event) or super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, with Shift sideways; with Ctrl zoom about the mouse."""
        angle, modifiers = event.angleDelta(), event.modifiers()
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self.zoom.turn(angle.y(), event.position())
        else:
            is_sideways = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.scrolling.turn(angle, event.pixelDelta(), is_sideways=is_sideways)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._cursor.take_focus(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cursor.lose_focus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrow keys, which would scroll, to others too."""
        event.ignore()

    # following the others

    def _tell_seen(self) -> None:
        self._canvas.set_seen(self.scrolling.seen)

    def _fit_range(self) -> None:
        if (geometry := self._canvas.geometry) is not None:
            self.scrolling.allow(self._canvas.board_area(), geometry.width, keeps_seen=True)
            self._tell_seen()

    def _show_replaced(self) -> None:
        # what is not shown yet does not know its size
        self._was_fitted = self.isVisible()
        if self._was_fitted:
            self.zoom.fit()

    def _follow(self, change: DocumentChange) -> None:
        if change.details is not None:
            # another game may have another grid
            self._sheet.update()

    def _show_layers(self) -> None:
        self._sheet.update()
