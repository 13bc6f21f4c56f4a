"""Scrolling of the canvas: to places at which every tile lies on whole device pixels, and by itself at the edge."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView, QScrollBar

FINEST = 20
"""The largest number of parts of a pixel that a device pixel ratio is taken to have, as 1.25 has four."""

EDGE, EDGE_PAUSE = 28, 30
"""Logical pixels from the edge at which dragging scrolls, and milliseconds between two times that it does."""

EDGE_SPEED, FASTEST = 0.6, 40
"""Logical pixels to scroll at a time for each that the mouse is beyond that, and the most."""

NOTCH, NOTCH_SCROLL = 120, 72
"""What a wheel tells of one notch, in eighths of a degree, and the logical pixels by which that scrolls."""

SHOWN_ROOM = 40
"""Logical pixels that are kept between the edge and what is scrolled into sight."""

MARGIN_TILES = 8
"""Tiles' widths around the board, besides half a window, to which one can scroll."""


class CanvasScroll(QObject):
    """Moves a view over its scene, whose units are logical pixels."""

    moved = Signal()
    """Another part of the scene is seen."""

    def __init__(self, view: QGraphicsView) -> None:
        """Begin with whole device pixels."""
        super().__init__(view)
        self._view = view
        self._bars = view.horizontalScrollBar(), view.verticalScrollBar()
        self._unit = 1
        for bar in self._bars:
            bar.valueChanged.connect(self._follow)

    @property
    def corner(self) -> QPointF:
        """The point of the scene in the upper left corner of the view."""
        across, down = self._bars
        return QPointF(across.value(), down.value())

    @property
    def seen(self) -> QRectF:
        """What is seen of the scene."""
        return QRectF(self.corner, self._view.viewport().size().toSizeF())

    def to(self, corner: QPointF) -> None:
        """Show the scene from this point on."""
        for bar, place in zip(self._bars, (corner.x(), corner.y()), strict=True):
            bar.setValue(round(place))

    def by(self, step: QPointF) -> None:
        """Show what lies so far to the right and below."""
        self.to(self.corner + step)

    def reveal(self, area: QRectF) -> None:
        """Scroll so far that an area is seen, and make room for that where there is none."""
        wanted = area.adjusted(-SHOWN_ROOM, -SHOWN_ROOM, SHOWN_ROOM, SHOWN_ROOM)
        if not self._view.sceneRect().contains(wanted):
            corner = self.corner
            self._view.setSceneRect(QRectF(self._view.sceneRect().united(wanted).toAlignedRect()))
            self.to(corner)
        self._view.ensureVisible(area, SHOWN_ROOM, SHOWN_ROOM)

    def turn(self, angle: QPoint, pixels: QPoint, *, is_sideways: bool) -> None:
        """Follow a wheel by its angle, or two fingers by ``pixels`` where these are told."""
        step = QPointF(angle) * (NOTCH_SCROLL / NOTCH) if pixels.isNull() else QPointF(pixels)
        if is_sideways and not step.x():
            step = step.transposed()
        self.by(-step)

    def set_ratio(self, ratio: float) -> None:
        """Stop only where a whole number of device pixels has gone by, from now on."""
        self._unit = Fraction(ratio).limit_denominator(FINEST).denominator
        self._snap()

    def allow(self, board: QRectF, tile_width: float, *, keeps_seen: bool) -> None:
        """Let one scroll as far around the board as one may want to draw.

        With ``keeps_seen`` what is seen stays where it is, even when a board that shrank is out of sight now.
        """
        size, corner = self._view.viewport().size(), self.corner
        aside, above = (side / 2 + MARGIN_TILES * tile_width for side in (size.width(), size.height()))
        area = QRectF(board.adjusted(-aside, -above, aside, above).toAlignedRect())
        if keeps_seen:
            area = area.united(self.seen)
        if area != self._view.sceneRect():
            self._view.setSceneRect(area)
            self.to(corner)

    def _follow(self) -> None:
        self._snap()
        self.moved.emit()

    def _snap(self) -> None:
        if self._unit > 1:
            origin = self._view.viewport().mapTo(self._view.window(), QPoint(0, 0))
            for bar, start in zip(self._bars, (origin.x(), origin.y()), strict=True):
                self._snap_bar(bar, start)

    def _snap_bar(self, bar: QScrollBar, start: int) -> None:
        rest = (bar.value() - start) % self._unit
        if rest:
            nearest = bar.value() - rest + (self._unit if 2 * rest > self._unit else 0)
            # at the end of the range there may be no such place
            if bar.minimum() <= nearest <= bar.maximum():
                bar.setValue(nearest)


class EdgeScroll(QObject):
    """Scrolls, time and again, while something is dragged to the edge of the view or beyond it."""

    due = Signal()
    """It is about to scroll: the time to make room."""

    scrolled = Signal(QPointF)
    """The scene has moved beneath the mouse, which is at this place of the viewport."""

    def __init__(self, view: QGraphicsView, scrolling: CanvasScroll) -> None:
        """Begin at rest."""
        super().__init__(view)
        self._view = view
        self._scrolling = scrolling
        self._place = QPointF()
        self._timer = QTimer(self, interval=EDGE_PAUSE, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.step)

    @property
    def is_running(self) -> bool:
        """Whether it scrolls on by itself."""
        return self._timer.isActive()

    def drag_to(self, place: QPointF) -> None:
        """Begin when this place of the viewport is at its edge, else end."""
        self._place = place
        if self._pull() == QPointF():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """Come to rest."""
        self._timer.stop()

    def step(self) -> None:
        """Scroll once."""
        self.due.emit()
        before = self._scrolling.corner
        self._scrolling.by(self._pull())
        if self._scrolling.corner != before:
            self.scrolled.emit(self._place)

    def _pull(self) -> QPointF:
        size = self._view.viewport().size()
        return QPointF(_beyond(self._place.x(), size.width()), _beyond(self._place.y(), size.height()))


def _beyond(place: float, length: int) -> float:
    """Return how far to scroll at a place between 0 and the length of a side, or outside."""
    over = place - (length - EDGE) if place > length - EDGE else min(0.0, place - EDGE)
    return max(-FASTEST, min(EDGE_SPEED * over, FASTEST))
