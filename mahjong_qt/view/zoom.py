"""How large and from where a board is looked at, in device pixels of the view; knows nothing of Qt."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.art.metrics import SMALLEST_WIDTH, TileMetrics
from mahjong_qt.view.geometry import BORDER, WIDEST_TILE, BoardGeometry, box_of

if TYPE_CHECKING:
    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.engine.layout.layout import Layout

LARGEST_FACTOR = 4.0
"""No board is shown larger than so many times what fits."""

NEARLY_FITTED = 1.005
"""A board so little larger than what fits is taken to be fitted."""

ROOM = 0.5
"""What is kept between the edge of the view and a tile that is brought into sight, in widths of a tile."""

_ALMOST = 1e-6


class Zoom(NamedTuple):
    """How many times larger than fitted a board is shown, and which of its points is in the middle of the view.

    ``x`` and ``y`` are shares of the board's width and height.
    """

    factor: float = 1.0
    x: float = 0.5
    y: float = 0.5


FITTED = Zoom()


class ZoomState(NamedTuple):
    """How large a board is shown, in percent of what fits, and whether it can be larger or smaller."""

    percent: int = 100
    can_zoom_in: bool = False
    can_zoom_out: bool = False


class Frame(NamedTuple):
    """Where a board is seen in the view: the width of its faces, and the box around all its tiles."""

    face: float
    left: float
    top: float
    width: float
    height: float


class BoardZoom:
    """Looks at one board at a time: the whole of it at first, then closer, at whichever part is wanted.

    Every size is possible while it changes; :meth:`geometry` stops at the nearest one at which tiles are sharp.
    """

    def __init__(self) -> None:
        """Begin without a board."""
        self.zoom = FITTED
        self._layout: Layout | None = None
        self._style: TileStyle | None = None
        self._width = self._height = 0
        self._across = self._down = 1.0
        self._sharp: TileMetrics | None = None

    def lay(self, layout: Layout, style: TileStyle | None) -> None:
        """Look at a board whose tiles look like this; another layout than before is fitted."""
        if layout is not self._layout and layout != self._layout:
            self.zoom = FITTED
        self._layout, self._style, self._sharp = layout, style, None
        x0, y0, x1, y1 = box_of(layout, TileMetrics.for_width(WIDEST_TILE, style))
        self._across, self._down = (x1 - x0) / WIDEST_TILE, (y1 - y0) / WIDEST_TILE

    def resize(self, width: int, height: int) -> None:
        """Look through a view of another size: at the same point, and as many times larger than fitted as before."""
        if (width, height) != (self._width, self._height):
            self._width, self._height, self._sharp = width, height, None

    @property
    def state(self) -> ZoomState:
        """How large the board is shown, and what can be done about it."""
        factor = self.zoom.factor
        return ZoomState(round(100 * factor), self._layout is not None and factor < self.largest_factor, factor > 1.0)

    @property
    def largest_factor(self) -> float:
        """How many times larger than fitted the board can be shown."""
        return max(1.0, min(LARGEST_FACTOR, WIDEST_TILE / self._fitted_face))

    @property
    def can_pan(self) -> bool:
        """Whether the board reaches beyond the view."""
        frame = self.frame
        border = 2 * BORDER * frame.face
        return frame.width + border > self._width + 1 or frame.height + border > self._height + 1

    @property
    def frame(self) -> Frame:
        """Where the board is seen."""
        return self._framed(self.zoom)

    def to(self, factor: float, about: tuple[float, float] | None = None) -> None:
        """Show the board at a factor; what is seen at a point of the view, by default its middle, stays there.

        Where the board's edge would leave the edge of the view, or less of it fills the view, it does not quite.
        """
        x, y = about or (self._width / 2, self._height / 2)
        factor = min(max(factor, 1.0), self.largest_factor)
        if factor < NEARLY_FITTED:
            self.fit()
            return
        # not as whole pixels have it, or several steps would add up their roundings
        self._sharp = None
        before = self._placed(self.zoom)
        share_x, share_y = (x - before.left) / before.width, (y - before.top) / before.height
        after = self._framed(self.zoom._replace(factor=factor))
        self._show_from(factor, after, x - share_x * after.width, y - share_y * after.height)

    def fit(self) -> None:
        """Show the whole board."""
        self.zoom, self._sharp = FITTED, None

    def pan(self, right: float, down: float) -> None:
        """Move the board so many pixels, as far as its edges let it."""
        frame = self.frame
        self._show_from(self.zoom.factor, frame, frame.left + right, frame.top + down)

    def reveal(self, left: float, top: float, right: float, bottom: float) -> None:
        """Move the board just so far that an area of the view, which moves with it, is seen.

        Where it does not fit, the board is made just so much smaller that it does.
        """
        before, room = self.frame, ROOM * self.frame.face
        share = min(self._width / (right - left + 2 * room), self._height / (bottom - top + 2 * room))
        if share < 1.0:
            self.to(self.zoom.factor * share)
            after = self.frame
            times_x, times_y, room = after.width / before.width, after.height / before.height, ROOM * after.face
            left, right = (after.left + (x - before.left) * times_x for x in (left, right))
            top, bottom = (after.top + (y - before.top) * times_y for y in (top, bottom))
        self.pan(_way_in(left - room, right + room, self._width), _way_in(top - room, bottom + room, self._height))

    def geometry(self) -> BoardGeometry:
        """Return where to draw the board; until zoom or size change again its frame is exactly that.

        :raises ValueError: when there is no board.
        """
        if self._layout is None:
            raise ValueError("there is no board to look at")
        fitted = BoardGeometry.fit(self._layout, self._width, self._height, self._style)
        if self.zoom == FITTED:
            self._sharp = fitted.metrics
            return fitted
        # face widths are even
        width = 2 * round(self._fitted_face * self.zoom.factor / 2)
        self._sharp = TileMetrics.for_width(max(fitted.metrics.width, width), self._style)
        x0, y0, _, _ = box_of(self._layout, self._sharp)
        frame = self.frame
        return BoardGeometry(self._sharp, int(frame.left) - x0, int(frame.top) - y0)

    @property
    def _fitted_face(self) -> float:
        border = 2 * BORDER
        face = min(self._width / (self._across + border), self._height / (self._down + border))
        return min(max(face, SMALLEST_WIDTH), WIDEST_TILE)

    def _framed(self, zoom: Zoom) -> Frame:
        frame = self._placed(zoom)
        if self._sharp is None:
            return frame
        return frame._replace(left=float(floor(frame.left + _ALMOST)), top=float(floor(frame.top + _ALMOST)))

    def _placed(self, zoom: Zoom) -> Frame:
        """Return where the board is seen, also between two pixels."""
        if self._sharp is not None and self._layout is not None:
            face: float = self._sharp.width
            x0, y0, x1, y1 = box_of(self._layout, self._sharp)
            width, height = float(x1 - x0), float(y1 - y0)
        else:
            face = self._fitted_face * zoom.factor
            width, height = face * self._across, face * self._down
        border = round(BORDER * face)
        left = _bounded(self._width / 2 - zoom.x * width, width, self._width, border)
        top = _bounded(self._height / 2 - zoom.y * height, height, self._height, border)
        return Frame(face, left, top, width, height)

    def _show_from(self, factor: float, frame: Frame, left: float, top: float) -> None:
        border = round(BORDER * frame.face)
        left = _bounded(left, frame.width, self._width, border)
        top = _bounded(top, frame.height, self._height, border)
        x, y = (self._width / 2 - left) / frame.width, (self._height / 2 - top) / frame.height
        self.zoom = Zoom(factor, x, y)


def _bounded(start: float, length: float, room: float, border: float) -> float:
    """Return where a board begins that shall begin somewhere: in the middle, or with its edges at the view's.

    >>> _bounded(30, 80, 100, 5), _bounded(30, 200, 100, 5), _bounded(-400, 200, 100, 5)
    (10.0, 5, -105)
    """
    if length + 2 * border <= room:
        return (room - length) / 2
    return min(border, max(room - border - length, start))


def _way_in(start: float, end: float, room: float) -> float:
    """Return how far to move a stretch so that it lies between 0 and the room's end; what is longer begins at 0."""
    if start < 0 or end - start > room:
        return -start
    return min(0.0, room - end)
