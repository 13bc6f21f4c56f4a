"""The zoom of the canvas: in steps by keys and wheel, freely by two fingers, and fitted to the board."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QNativeGestureEvent

from editor.canvas.geometry import LARGEST_TILE, SMALLEST_TILE, CanvasGeometry
from editor.canvas.scrolling import NOTCH

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

    from editor.canvas.scene import CanvasScene
    from editor.canvas.scrolling import CanvasScroll

FULL = 48.0
"""Logical pixels of a face at 100 %."""

WIDTHS = (16, 18, 20, 24, 28, 32, 36, 42, 48, 56, 64, 72, 84, 96, 112, 128, 144, 160)
"""Where the zoom stops on its way from the smallest to the largest tiles: each about a seventh larger."""

LARGEST_FITTED = 96.0
"""A board of a few tiles is not blown up beyond this width when it is fitted into the window."""

FIT_SHARE = 0.9
"""The part of the window that a board takes which is fitted into it."""


def stepped(width: float, steps: int) -> float:
    """Return the width so many stops away, upwards or, when negative, downwards.

    >>> [stepped(48, 1), stepped(50, -1), stepped(50, 1), stepped(155, 9)]
    [56.0, 48.0, 56.0, 160.0]
    """
    if steps > 0:
        place = bisect_right(WIDTHS, width) + steps - 1
    elif steps < 0:
        place = bisect_left(WIDTHS, width) + steps
    else:
        return width
    return float(WIDTHS[max(0, min(place, len(WIDTHS) - 1))])


class CanvasZoom(QObject):
    """Draws the scene of a view at another size and keeps a point of it where it is.

    A unit of the scene is a logical pixel at every zoom: tiles are drawn anew, not stretched.
    """

    changed = Signal(int)
    """The zoom in percent."""

    def __init__(self, view: QGraphicsView, scene: CanvasScene, scrolling: CanvasScroll) -> None:
        """Begin at 100 %, without drawing anything yet."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._scrolling = scrolling
        self._turned = 0
        self._fitted: tuple[float, QPointF] | None = None
        self.width = FULL
        """Logical pixels of a face, before these are made whole device pixels."""

    @property
    def percent(self) -> int:
        """The zoom."""
        return round(100 * self.width / FULL)

    @property
    def is_fitted(self) -> bool:
        """Whether the board was fitted, and neither zoomed nor moved since."""
        return self._fitted == (self.width, self._scrolling.corner)

    def to(self, width: float, about: QPointF | None = None) -> None:
        """Show faces so many logical pixels wide; the point of the viewport, by default its middle, stays in place."""
        if about is None:
            about = QPointF(self._view.viewport().rect().center())
        before = self._scene.geometry
        point = None if before is None else before.point(self._scrolling.corner + about)
        self.width = max(float(SMALLEST_TILE), min(float(width), float(LARGEST_TILE)))
        geometry = CanvasGeometry.for_width(self.width, self._view.devicePixelRatioF())
        self._scene.set_geometry(geometry)
        self._scrolling.allow(self._scene.board_area(), geometry.width, keeps_seen=False)
        if point is not None:
            self._scrolling.to(geometry.scene_point(point.x, point.y) - about)
        self._scrolling.set_ratio(geometry.ratio)
        self._view.viewport().update()
        self.changed.emit(self.percent)

    def step(self, steps: int, about: QPointF | None = None) -> None:
        """Go so many stops up or down."""
        self.to(stepped(self.width, steps), about)

    def fit(self) -> None:
        """Show the whole board in the middle, as large as it fits."""
        size = self._view.viewport().size()
        if size.isEmpty():
            return
        if self._scene.geometry is None:
            self._scene.set_geometry(CanvasGeometry.for_width(self.width, self._view.devicePixelRatioF()))
        geometry, area = self._scene.geometry, self._scene.board_area()
        assert geometry is not None
        share = FIT_SHARE * min(size.width() / area.width(), size.height() / area.height())
        self.to(min(geometry.width * share, LARGEST_FITTED))
        self._scrolling.to(self._scene.board_area().center() - QPointF(size.width() / 2, size.height() / 2))
        self._fitted = self.width, self._scrolling.corner

    def let_go(self) -> None:
        """Leave the board as it is seen, however it was fitted before."""
        self._fitted = None

    def turn(self, angle: int, about: QPointF) -> None:
        """Go a stop for each notch of a wheel that was turned by an angle, in eighths of a degree."""
        # a wheel that turned back begins anew
        self._turned = angle if self._turned * angle < 0 else self._turned + angle
        steps = int(self._turned / NOTCH)
        if steps:
            self._turned -= steps * NOTCH
            self.step(steps, about)

    def take(self, event: QEvent) -> bool:
        """Take an event of the viewport, and say whether it was one of two fingers on a touchpad that zoom."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.pinch(event.value(), event.position())
            return True
        return False

    def pinch(self, share: float, about: QPointF) -> None:
        """Follow two fingers that have moved apart by a share of their distance, or together when it is negative."""
        self.to(self.width * (1 + share), about)
