"""The hand on the board: wheel, fingers and dragging, by which the board is zoomed and moved about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QInputDevice, QNativeGestureEvent, QTouchEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from PySide6.QtGui import QMouseEvent, QWheelEvent

    class HeldBoard(Protocol):
        """What can be done with the board, in logical pixels of the viewport."""

        @property
        def can_pan(self) -> bool:
            """Whether there is more of the board than is seen."""

        def zoom_by(self, factor: float, about: QPointF) -> None:
            """Show it so many times larger, with what lies at a point staying there."""

        def pan(self, way: QPointF) -> None:
            """Move it."""

        def press(self, place: QPointF) -> None:
            """Click what lies at a place."""

        def is_beside_tiles(self, place: QPointF) -> bool:
            """Say whether there is nothing but the table at a place."""

        def show_grip(self, is_gripped: bool) -> None:
            """Show that the board is being held, or is so no more."""


NOTCH = 120
"""What a wheel tells of one notch, in eighths of a degree."""

NOTCH_FACTOR = 1.18
"""How many times larger a notch of the wheel shows the board."""

FINGER_NOTCH = 60.0
"""Logical pixels by which two fingers scroll that zoom as much as one notch, while Ctrl is held."""


class BoardHand:
    """Turns what the hand does into clicks, zooming and panning.

    A wheel zooms about the mouse, with or without Ctrl; two fingers on a touchpad move the board, and zoom when they
    go apart or while Ctrl is held. The middle button drags the board, and the left one where the drag begins beside
    all tiles. A finger on the screen clicks where it is lifted again, or drags the board; two fingers do both.
    """

    def __init__(self, board: HeldBoard) -> None:
        """Begin with nothing in hand."""
        self._board = board
        self._button = Qt.MouseButton.NoButton
        self._start = QPointF()
        self._last = QPointF()
        self._is_dragging = False
        self._fingers: dict[int, QPointF] = {}
        self._is_tap = False

    @property
    def is_gripping(self) -> bool:
        """Whether a button is down that may drag the board."""
        return self._button is not Qt.MouseButton.NoButton

    # the mouse

    def press(self, event: QMouseEvent) -> None:
        """Grip the board, or click at once: only a press that may become a drag waits for its end."""
        place, button = event.position(), event.button()
        is_left = button is Qt.MouseButton.LeftButton
        if self.is_gripping:
            return
        if is_left and not (self._board.can_pan and self._board.is_beside_tiles(place)):
            self._board.press(place)
        elif is_left or (button is Qt.MouseButton.MiddleButton and self._board.can_pan):
            self._button, self._start, self._last, self._is_dragging = button, place, place, False

    def move(self, event: QMouseEvent) -> bool:
        """Drag what is gripped, and say whether anything is."""
        if self.is_gripping and not event.buttons() & self._button:
            # the release went to somebody else
            self._let_go()
        if not self.is_gripping:
            return False
        place = event.position()
        if not self._is_dragging and _is_drag(self._start, place):
            self._is_dragging = True
            self._board.show_grip(True)
        if self._is_dragging:
            self._board.pan(place - self._last)
            self._last = place
        return True

    def release(self, event: QMouseEvent) -> None:
        """Let go; a press with the left button that was no drag is a click."""
        if event.button() is self._button:
            is_click = self._button is Qt.MouseButton.LeftButton and not self._is_dragging
            self._let_go()
            if is_click:
                self._board.press(self._start)

    def _let_go(self) -> None:
        self._button, self._is_dragging = Qt.MouseButton.NoButton, False
        self._board.show_grip(False)

    # wheel and touchpad

    def turn(self, event: QWheelEvent) -> None:
        """Zoom by a wheel, and move the board by two fingers on a touchpad."""
        angle, pixels = event.angleDelta(), event.pixelDelta()
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not _is_of_touchpad(event):
            self._board.pan(QPointF(angle.x(), 0) / 2)
            self._zoom_by_notches(angle.y() / NOTCH, event.position())
            return
        way = QPointF(angle) / 2 if pixels.isNull() else QPointF(pixels)
        if is_control:
            self._zoom_by_notches(way.y() / FINGER_NOTCH, event.position())
        else:
            self._board.pan(way)

    def take(self, event: QEvent) -> bool:
        """Take an event of the viewport, and say whether it was one of fingers that mean the board."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
                self._board.zoom_by(1.0 + event.value(), event.position())
                return True
            return False
        if isinstance(event, QTouchEvent) and event.device().type() is QInputDevice.DeviceType.TouchScreen:
            self._touch(event.type(), event.points())
            event.accept()
            return True
        return False

    def _zoom_by_notches(self, notches: float, about: QPointF) -> None:
        if notches:
            self._board.zoom_by(NOTCH_FACTOR**notches, about)

    # fingers on the screen

    def _touch(self, kind: QEvent.Type, points: Sequence[QEventPoint]) -> None:
        if kind is QEvent.Type.TouchBegin:
            self._fingers, self._is_tap, self._start = {}, True, points[0].position()
        if kind is QEvent.Type.TouchCancel:
            self._fingers, self._is_tap = {}, False
            return
        down = {p.id(): p.position() for p in points if p.state() is not QEventPoint.State.Released}
        before, self._fingers = self._fingers, down
        self._is_tap = self._is_tap and len(points) == 1 and not _is_drag(self._start, points[0].position())
        if kind is QEvent.Type.TouchEnd:
            if self._is_tap:
                self._board.press(self._start)
            return
        if down and down.keys() == before.keys() and not self._is_tap:
            self._follow_fingers(list(before.values()), list(down.values()))

    def _follow_fingers(self, before: list[QPointF], now: list[QPointF]) -> None:
        middle = _middle(now)
        self._board.pan(middle - _middle(before))
        if len(now) > 1 and (apart := _length(before[1] - before[0])):
            self._board.zoom_by(_length(now[1] - now[0]) / apart, middle)


def _is_of_touchpad(event: QWheelEvent) -> bool:
    """Say whether two fingers scrolled and no wheel was turned: then pixels are told, or where it begins and ends.

    Some systems tell neither of them, but the device.
    """
    is_pad = event.pointingDevice().type() is QInputDevice.DeviceType.TouchPad
    return is_pad or not event.pixelDelta().isNull() or event.phase() is not Qt.ScrollPhase.NoScrollPhase


def _is_drag(start: QPointF, place: QPointF) -> bool:
    return (place - start).manhattanLength() >= QApplication.startDragDistance()


def _middle(places: list[QPointF]) -> QPointF:
    total = QPointF()
    for place in places:
        total += place
    return total / len(places)


def _length(way: QPointF) -> float:
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)
