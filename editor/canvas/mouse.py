"""What the mouse does on the canvas: it drags the board or an axis about, and everything else is the tools'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from editor.canvas.scrolling import CanvasScroll, EdgeScroll
from editor.canvas.tool_event import ToolEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

    from editor.canvas.scene import CanvasScene

_NONE, _LEFT, _MIDDLE, _RIGHT = (
    Qt.MouseButton.NoButton,
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.MiddleButton,
    Qt.MouseButton.RightButton,
)
_SHAPES = {"upright": Qt.CursorShape.SplitHCursor, "level": Qt.CursorShape.SplitVCursor}


class CanvasMouse(QObject):
    """Follows the mouse over a view. One button counts at a time: the first that is pressed."""

    pressed = Signal(object)
    """The :class:`~editor.canvas.tool_event.ToolEvent` of a press that is the tool's."""

    moved = Signal(object)
    """The event of a move of the mouse, with or without a button, or of the board beneath it."""

    released = Signal(object)
    """The event of the release of the button."""

    left = Signal()
    """The mouse is elsewhere, and holds nothing here."""

    hovered = Signal(object)
    """The :class:`~editor.canvas.canvas_point.CanvasPoint` under the mouse, or None."""

    def __init__(self, view: QGraphicsView, scene: CanvasScene, scrolling: CanvasScroll) -> None:
        """Begin without a button."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._scrolling = scrolling
        self.edge = EdgeScroll(view, scrolling)
        self.edge.scrolled.connect(self._tell_move)
        self._is_panning_tool = False
        self._button = _NONE
        self._modifiers = Qt.KeyboardModifier.NoModifier
        self._held: QPointF | None = None
        self._axis: str | None = None

    @property
    def is_down(self) -> bool:
        """Whether a button is pressed that counts."""
        return self._button != _NONE

    def set_panning(self, is_panning: bool) -> None:
        """Let the left button drag the board about."""
        self._is_panning_tool = is_panning
        self._show_shape(QPointF(-1, -1))

    def take(self, event: QEvent) -> bool:
        """Take an event of the viewport, and say whether it was one of the mouse's."""
        if isinstance(event, QMouseEvent):
            if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                self._press(event)
            elif event.type() == QEvent.Type.MouseMove:
                self._move(event)
            else:
                self._release(event)
            event.accept()
            return True
        if event.type() == QEvent.Type.Leave and not self.is_down:
            self.left.emit()
            self.hovered.emit(None)
        return False

    def _press(self, event: QMouseEvent) -> None:
        """Begin something, unless another button has."""
        self._scene.show_cursor(None)
        if self.is_down:
            return
        button, place = event.button(), event.position()
        is_left = button == _LEFT
        if button == _MIDDLE or (is_left and self._is_panning_tool):
            self._button, self._held = button, self._scrolling.corner + place
        elif is_left and (axis := self._scene.axes.grip_at(self._scrolling.corner + place)) is not None:
            self._button, self._axis = button, axis
        elif is_left or button == _RIGHT:
            self._button, self._modifiers = button, event.modifiers()
            # a double click comes as a press of its own
            clicks = 2 if event.type() == QEvent.Type.MouseButtonDblClick else 1
            if (told := self._event_at(place, clicks)) is not None:
                self.pressed.emit(told)
        self._show_shape(place)

    def _move(self, event: QMouseEvent) -> None:
        place, self._modifiers = event.position(), event.modifiers()
        if self.is_down and not event.buttons() & self._button:
            # somebody else, such as a dialog that opened, was told of the release
            self._end(place)
        if self._held is not None:
            self._scrolling.to(self._held - place)
        elif self._axis is not None:
            is_coarse = bool(self._modifiers & Qt.KeyboardModifier.ShiftModifier)
            self._scene.axes.drag(self._axis, self._scrolling.corner + place, is_coarse=is_coarse)
        else:
            self._tell_move(place)
            if self.is_down:
                self.edge.drag_to(place)
            else:
                self._show_shape(place)

    def _release(self, event: QMouseEvent) -> None:
        if event.button() == self._button and self.is_down:
            self._modifiers = event.modifiers()
            self._end(event.position())

    def _end(self, place: QPointF) -> None:
        """End what the button has begun."""
        self.edge.stop()
        is_for_tool = self._held is None and self._axis is None
        self._held = self._axis = None
        told = self._event_at(place) if is_for_tool else None
        self._button = _NONE
        if told is not None:
            self.released.emit(told)
        self._show_shape(place)

    def _tell_move(self, place: QPointF) -> None:
        if (told := self._event_at(place)) is not None:
            self.moved.emit(told)
            self.hovered.emit(told.point)

    def _event_at(self, place: QPointF, clicks: int = 1) -> ToolEvent | None:
        """Return what a tool is told of a place of the viewport, None before anything is shown."""
        geometry = self._scene.geometry
        if geometry is None:
            return None
        point = geometry.point(self._scrolling.corner + place)
        return ToolEvent(point, self._scene.tile_at(point), self._modifiers, self._button, clicks)

    def _show_shape(self, place: QPointF) -> None:
        """Show with the mouse pointer what can be dragged."""
        axis = self._axis or self._scene.axes.grip_at(self._scrolling.corner + place)
        if self._held is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._is_panning_tool and self._axis is None:
            shape = Qt.CursorShape.OpenHandCursor
        elif axis is not None and (self._axis is not None or not self.is_down):
            shape = _SHAPES[axis]
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self._view.viewport().cursor().shape() != shape:
            self._view.viewport().setCursor(shape)
