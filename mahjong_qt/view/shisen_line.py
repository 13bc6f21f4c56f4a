"""The line that joins a pair: drawn over the tiles, through empty cells and round the outside of the field."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.view.geometry import BORDER
from mahjong_qt.view.tile_items import ON_TOP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Point
    from mahjong_qt.view.tile_items import Placement

THICKNESS = 0.11
"""Width of the line in widths of a tile."""

EDGE = 1.5
"""Width of the dark edge round it, in widths of the line."""

OUTSIDE = BORDER / 2
"""How far from the edge of the field a line runs outside it, in widths of a tile."""

ON_FACE = 0.16
"""How far a line reaches over the tiles that it joins, in their widths and heights: their faces stay readable."""

_EDGE = QColor("#3a2200")
_LINE = QColor("#ff9a00")
_HINT = QColor("#8ff5d2")
_GUESS = QColor("#e7b3fb")
_DOTS = [0.1, 2.0]
_DASHES = [1.6, 2.2]
_ROUND = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin


def paint_line(painter: QPainter, points: Sequence[Point], layout: Layout, placement: Placement) -> None:
    """Paint the line of a pair, as :class:`ShisenLine` shows it."""
    path, width = _path(_places(points, layout, placement), 1.0), _width(placement)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, QPen(_EDGE, EDGE * width, Qt.PenStyle.SolidLine, *_ROUND))
    painter.strokePath(path, QPen(_LINE, width, Qt.PenStyle.SolidLine, *_ROUND))


class ShisenLine:
    """Shows one line at a time; its items are kept and used again."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Begin with no line; its items come with the first one."""
        self._scene = scene
        self._items: tuple[QGraphicsPathItem, QGraphicsPathItem] | None = None
        self._places: list[QPointF] = []

    @property
    def is_shown(self) -> bool:
        """Whether a line is to be seen."""
        return self._items is not None and self._items[0].isVisible()

    @property
    def places(self) -> tuple[QPointF, ...]:
        """The ends and bends of the line shown, in the scene; empty when there is none."""
        return tuple(self._places) if self.is_shown else ()

    def show(self, points: Sequence[Point], layout: Layout, placement: Placement) -> None:
        """Draw the line of a pair that is taken."""
        self._draw(_places(points, layout, placement), placement, QPen(_LINE, 1.0, Qt.PenStyle.SolidLine, *_ROUND))

    def show_hint(self, points: Sequence[Point], layout: Layout, placement: Placement, *, is_safe: bool) -> None:
        """Draw the line of a pair that is only pointed at: in dots, or in dashes when it is a guess."""
        pen = QPen(_HINT if is_safe else _GUESS, 1.0, Qt.PenStyle.SolidLine, *_ROUND)
        pen.setDashPattern(_DOTS if is_safe else _DASHES)
        self._draw(_places(points, layout, placement), placement, pen)

    def grow(self, share: float) -> None:
        """Show the first part of the line only, from 0 to 1 of its length."""
        path = _path(self._places, share)
        for item in self._items or ():
            item.setPath(path)

    def hide(self) -> None:
        """Show no line."""
        for item in self._items or ():
            item.setVisible(False)

    def _draw(self, places: list[QPointF], placement: Placement, pen: QPen) -> None:
        self._places = places
        width = _width(placement)
        casing, core = self._items = self._items or self._make_items()
        casing.setPen(QPen(_EDGE, EDGE * width, Qt.PenStyle.SolidLine, *_ROUND))
        pen.setWidthF(width)
        core.setPen(pen)
        self.grow(1.0)
        for item in self._items:
            item.setVisible(True)

    def _make_items(self) -> tuple[QGraphicsPathItem, QGraphicsPathItem]:
        """Return the dark edge and, over it, the coloured line."""
        items = QGraphicsPathItem(), QGraphicsPathItem()
        for rank, item in enumerate(items):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setZValue(3 * ON_TOP + rank)
            self._scene.addItem(item)
        return items


def _width(placement: Placement) -> float:
    """Return the width of a line in logical pixels."""
    return max(3.0, placement.geometry.metrics.width * THICKNESS) / placement.ratio


def _places(points: Sequence[Point], layout: Layout, placement: Placement) -> list[QPointF]:
    """Return the ends and bends of a line in the scene; its ends lie a little inside the edges of its tiles."""
    places = [_place(point, layout, placement) for point in points]
    metrics = placement.geometry.metrics
    reach_x = (0.5 - ON_FACE) * metrics.width / placement.ratio
    reach_y = (0.5 - ON_FACE) * metrics.height / placement.ratio
    for end, following in ((0, 1), (-1, -2)):
        way = places[following] - places[end]
        step_x = reach_x * ((way.x() > 0) - (way.x() < 0))
        step_y = reach_y * ((way.y() > 0) - (way.y() < 0))
        places[end] = places[end] + QPointF(step_x, step_y)
    return places


def _place(point: Point, layout: Layout, placement: Placement) -> QPointF:
    """Return where a point of the table lies in the scene; what lies outside the field is drawn close to its edge."""
    geometry, ratio, shift_x, shift_y = placement
    metrics = geometry.metrics
    aside = OUTSIDE * metrics.width
    x = geometry.left + _squeezed(point[0], layout.width, metrics.width, aside, metrics.depth_x)
    y = geometry.top + _squeezed(point[1], layout.height, metrics.height, aside, metrics.depth_y)
    return QPointF((x + shift_x) / ratio, (y + shift_y) / ratio)


def _squeezed(at: int, extent: int, span: int, aside: float, depth: int) -> float:
    """Return device pixels for half-tile units along one axis.

    Bodies reach ``depth`` beyond the far edge, or before the near one where it is negative.
    """
    if at < 0:
        return min(0, depth) - aside
    if at > extent:
        return extent * span / TILE_SPAN + max(0, depth) + aside
    return at * span / TILE_SPAN


def _path(places: Sequence[QPointF], share: float) -> QPainterPath:
    path = QPainterPath(places[0])
    legs = [(one, other, (other - one).manhattanLength()) for one, other in pairwise(places)]
    left = share * sum(length for _, _, length in legs)
    for one, other, length in legs:
        part = min(1.0, left / length) if length else 1.0
        path.lineTo(one + (other - one) * part)
        left -= length
        if left <= 0:
            break
    return path
