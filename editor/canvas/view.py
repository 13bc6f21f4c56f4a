"""The view of the canvas: zoom, pan, and what the mouse does, told to the tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from editor.canvas.geometry import LARGEST_TILE, SMALLEST_TILE, CanvasGeometry
from editor.canvas.grid import DARK, LIGHT, draw_grid, draw_table
from editor.canvas.tool_event import ToolEvent

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QShowEvent, QWheelEvent

    from editor.canvas.scene import CanvasScene
    from editor.workspace import Workspace

FULL = 48.0
"""Logical pixels of a face at 100 %."""

ZOOM_STEP = 1.15
FIT_ROOM = 0.9
"""The share of the window that a board takes which is fitted into it."""

EDGE, EDGE_SPEED, EDGE_PAUSE = 24, 14, 30
"""Logical pixels from the edge at which dragging scrolls, how far at a time, and milliseconds between two times."""

MARGIN_TILES = 6
"""Tiles' widths around the board, besides half a window, to which one can scroll."""


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
        self._width = FULL
        self._is_dark = False
        self._is_panning_tool = False
        self._has_grid = True
        self._pan_from: QPoint | None = None
        self._axis: str | None = None
        self._button = Qt.MouseButton.NoButton
        self._was_fitted = False
        self._edge_timer = QTimer(self, interval=EDGE_PAUSE)
        self._edge_timer.timeout.connect(self._scroll_at_edge)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAccessibleName(self.tr("Layout"))
        workspace.document.settled.connect(self._fit_scene)
        workspace.document.replaced.connect(self._show_replaced)
        workspace.layers.changed.connect(self.viewport().update)
        workspace.cursor_changed.connect(self._follow_cursor)

    # how large, and what of it

    @property
    def percent(self) -> int:
        """The zoom."""
        return round(100 * self._width / FULL)

    def set_dark(self, is_dark: bool) -> None:
        """Put the board on a dark or a light table."""
        self._is_dark = is_dark
        self.viewport().update()

    def set_grid(self, has_grid: bool) -> None:
        """Show the grid or not."""
        self._has_grid = has_grid
        self.viewport().update()

    def set_panning(self, is_panning: bool) -> None:
        """Let the left button drag the board about."""
        self._is_panning_tool = is_panning
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if is_panning else Qt.CursorShape.ArrowCursor)

    def zoom_in(self) -> None:
        """Show the tiles a step larger, about the middle."""
        self.zoom_to(self._width * ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show the tiles a step smaller, about the middle."""
        self.zoom_to(self._width / ZOOM_STEP)

    def zoom_to(self, width: float, about: QPointF | None = None) -> None:
        """Show faces so many logical pixels wide; the point of the viewport, by default its middle, stays in place."""
        about = QPointF(self.viewport().rect().center()) if about is None else about
        point = None
        if self._canvas.geometry is not None:
            point = self._canvas.geometry.point(self.mapToScene(about.toPoint()))
        self._width = max(float(SMALLEST_TILE), min(float(width), float(LARGEST_TILE)))
        geometry = CanvasGeometry.for_width(self._width, self.devicePixelRatioF())
        self._canvas.set_geometry(geometry)
        self._fit_scene()
        if point is not None:
            self._scroll_to(geometry.scene_point(point.x, point.y) - about)
        self.viewport().update()
        self.zoom_changed.emit(self.percent)

    def zoom_fit(self) -> None:
        """Show the whole board as large as it fits."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        if self._canvas.geometry is None:
            self._canvas.set_geometry(CanvasGeometry.for_width(self._width, self.devicePixelRatioF()))
        area, geometry = self._canvas.board_area(), self._canvas.geometry
        if geometry is None or area.isEmpty():
            return
        share = min(size.width() * FIT_ROOM / area.width(), size.height() * FIT_ROOM / area.height())
        self.zoom_to(geometry.width * share)
        self._was_fitted = True
        area = self._canvas.board_area()
        self._scroll_to(area.center() - QPointF(size.width() / 2, size.height() / 2))

    def show_area(self, area: QRectF) -> None:
        """Scroll so far that an area of the scene is seen."""
        self.ensureVisible(area, 40, 40)

    def event_at(self, place: QPointF, modifiers: Qt.KeyboardModifier, clicks: int = 1) -> ToolEvent:
        """Return what a tool is told of a place of the viewport."""
        geometry = self._canvas.geometry or CanvasGeometry.for_width(self._width, self.devicePixelRatioF())
        origin = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        point = geometry.point(origin + place)
        return ToolEvent(point, self._canvas.tile_at(point), modifiers, self._button, clicks)

    # what Qt calls

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Paint the table, and the grid of the layer that is worked on."""
        assert isinstance(rect, QRectF)
        draw_table(painter, rect, DARK if self._is_dark else LIGHT)
        if self._has_grid and self._canvas.geometry is not None:
            z = self._workspace.layers.current
            draw_grid(painter, rect, self._canvas.geometry, z, self._workspace.step, self._is_dark)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_scene()
        if self._was_fitted and event.oldSize().isEmpty():
            self.zoom_fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._was_fitted:
            self.zoom_fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._canvas.geometry is not None:
            self.zoom_to(self._width)
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by a pinch of two fingers."""
        is_pinch = isinstance(event, QNativeGestureEvent)
        if is_pinch and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_to(self._width * (1 + event.value()), event.position())
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, with Shift sideways; with Ctrl zoom about the mouse."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turns = event.angleDelta().y() / 120
            self.zoom_to(self._width * ZOOM_STEP**turns, event.position())
            event.accept()
            return
        super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._canvas.show_cursor(None)
        button = event.button()
        if self._button != Qt.MouseButton.NoButton:
            event.accept()
            return
        is_left = button == Qt.MouseButton.LeftButton
        if button == Qt.MouseButton.MiddleButton or (is_left and self._is_panning_tool):
            self._button = button
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif is_left and (axis := self._canvas.axes.grip_at(self.mapToScene(event.position().toPoint()))):
            self._button, self._axis = button, axis
        elif is_left or button == Qt.MouseButton.RightButton:
            self._button = button
            clicks = 2 if event.type() == QEvent.Type.MouseButtonDblClick else 1
            self.pressed.emit(self.event_at(event.position(), event.modifiers(), clicks))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press as the press that it is."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._pan_from is not None:
            step = self._pan_from - place.toPoint()
            self._pan_from = place.toPoint()
            self._scroll_by(step)
        elif self._axis is not None:
            is_coarse = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._canvas.axes.drag(self._axis, self.mapToScene(place.toPoint()), is_coarse=is_coarse)
        else:
            self._move(place, event.modifiers())
            if self._button != Qt.MouseButton.NoButton and self._edge_step(place) != QPoint(0, 0):
                self._edge_timer.start()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == self._button:
            self._edge_timer.stop()
            was_ours = self._pan_from is not None or self._axis is not None
            if not was_ours:
                self.released.emit(self.event_at(event.position(), event.modifiers()))
            self._button, self._pan_from, self._axis = Qt.MouseButton.NoButton, None, None
            self.set_panning(self._is_panning_tool)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        if self._button == Qt.MouseButton.NoButton:
            self.left.emit()
            self.hover_changed.emit(None)
        super().leaveEvent(event)

    # the rest

    def _move(self, place: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        told = self.event_at(place, modifiers)
        self.moved.emit(told)
        self.hover_changed.emit(told.point)
        if not self._is_panning_tool:
            is_grip = self._canvas.axes.grip_at(self.mapToScene(place.toPoint())) is not None
            shape = Qt.CursorShape.SizeAllCursor if is_grip else Qt.CursorShape.ArrowCursor
            if self.viewport().cursor().shape() != shape:
                self.viewport().setCursor(shape)

    def _edge_step(self, place: QPointF) -> QPoint:
        rect = self.viewport().rect()
        right = (place.x() > rect.right() - EDGE) - (place.x() < EDGE)
        down = (place.y() > rect.bottom() - EDGE) - (place.y() < EDGE)
        return QPoint(EDGE_SPEED * right, EDGE_SPEED * down)

    def _scroll_at_edge(self) -> None:
        place = QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))
        step = self._edge_step(place)
        if self._button == Qt.MouseButton.NoButton or step == QPoint(0, 0):
            self._edge_timer.stop()
            return
        self._scroll_by(step)
        self._move(place, Qt.KeyboardModifier.NoModifier)

    def _scroll_by(self, step: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + step.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + step.y())

    def _scroll_to(self, corner: QPointF) -> None:
        self.horizontalScrollBar().setValue(round(corner.x()))
        self.verticalScrollBar().setValue(round(corner.y()))

    def _fit_scene(self) -> None:
        """Let one scroll as far around the board as one may want to draw; what is seen stays where it is."""
        geometry = self._canvas.geometry
        if geometry is None:
            return
        size, room = self.viewport().size(), MARGIN_TILES * geometry.width
        aside, above = size.width() / 2 + room, size.height() / 2 + room
        area = self._canvas.board_area().adjusted(-aside, -above, aside, above).toAlignedRect()
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        seen = QRectF(x, y, size.width(), size.height())
        rect = QRectF(area).united(seen) if self._was_fitted else QRectF(area)
        if rect != self.sceneRect():
            self.setSceneRect(rect)
            self._scroll_to(QPointF(x, y))

    def _show_replaced(self) -> None:
        self._was_fitted = False
        if self.isVisible():
            self.zoom_fit()

    def _follow_cursor(self, slot: object) -> None:
        from mahjong_qt.engine.layout.slot import Slot

        assert isinstance(slot, Slot)
        geometry = self._canvas.geometry
        if geometry is not None and self.hasFocus():
            self._canvas.show_cursor(slot)
            self.show_area(geometry.area(slot))
