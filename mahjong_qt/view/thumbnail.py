"""A small picture of a layout: every tile as a little body without a face."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout import Layout

TILE_PROPORTION = 4 / 3
"""Height of a tile by its width."""

_STEPS = 32
"""Widths of tiles are tried in steps of this part of a pixel for half a tile."""

RISE_X, RISE_Y = 0.3, 0.36
"""How far up and left a layer lies of the one below, in half tiles' widths: a little steeper than on the board."""


class _Colours(NamedTuple):
    low: tuple[int, int, int]
    high: tuple[int, int, int]
    wall: tuple[int, int, int]
    edge: tuple[int, int, int]


_LIGHT = _Colours(low=(214, 197, 157), high=(255, 250, 236), wall=(140, 112, 62), edge=(112, 88, 46))
_DARK = _Colours(low=(146, 131, 98), high=(238, 228, 202), wall=(78, 62, 34), edge=(46, 37, 22))
_SHADOW = QColor(0, 0, 0, 70)


class _Places(NamedTuple):
    """Where tiles lie in the picture; everything in device pixels."""

    unit: float  # half a tile's width
    rise_x: int
    rise_y: int
    left: int
    top: int

    @classmethod
    def of_unit(cls, unit: float, left: int = 0, top: int = 0) -> _Places:
        """Return the places with half tiles of this width; a layer rises by a pixel at least."""
        return cls(unit, max(1, round(unit * RISE_X)), max(1, round(unit * RISE_Y)), left, top)

    @classmethod
    def fit(cls, layout: Layout, size: QSize) -> _Places:
        """Return the places with the widest tiles with which the board fits, centred."""
        bounds = _bounds(layout)
        low, high = 0, _STEPS * max(size.width(), size.height())
        while low < high:
            middle = (low + high + 1) // 2
            extent = cls.of_unit(middle / _STEPS).extent(bounds)
            if extent.width() <= size.width() and extent.height() <= size.height():
                low = middle
            else:
                high = middle - 1
        extent = cls.of_unit(low / _STEPS).extent(bounds)
        left = (size.width() - extent.width()) // 2 - extent.left()
        return cls.of_unit(low / _STEPS, left, (size.height() - extent.height()) // 2 - extent.top())

    def extent(self, bounds: Sequence[Slot]) -> QRect:
        """Return what the tiles in these slots cover with their bodies."""
        boxes = [self.top_of(slot).adjusted(0, 0, self.rise_x, self.rise_y) for slot in bounds]
        return reduce(QRect.united, boxes)

    def top_of(self, slot: Slot) -> QRect:
        """Return the upper plane of a tile; planes that touch on the board touch here without a gap."""
        x, y, z = slot
        column, row = self.unit, self.unit * TILE_PROPORTION
        x0, x1 = round(x * column), round((x + TILE_SPAN) * column)
        y0, y1 = round(y * row), round((y + TILE_SPAN) * row)
        return QRect(
            self.left + x0 - z * self.rise_x, self.top + y0 - z * self.rise_y, max(1, x1 - x0), max(1, y1 - y0)
        )


def _bounds(layout: Layout) -> list[Slot]:
    """Return the outermost slots of each layer: what they cover reaches as far as the whole board."""
    layers: dict[int, list[Slot]] = {}
    for slot in layout.slots:
        layers.setdefault(slot.z, []).append(slot)
    outermost = []
    for z, slots in layers.items():
        columns, rows = [slot.x for slot in slots], [slot.y for slot in slots]
        outermost += [Slot(min(columns), min(rows), z), Slot(max(columns), max(rows), z)]
    return outermost


def layout_thumbnail(layout: Layout, width: int, height: int, ratio: float, dark: bool) -> QPixmap:
    """Return a picture of a layout, as large as fits and centred on a transparent ground.

    ``width`` and ``height`` are logical pixels, ``ratio`` device pixels by logical ones; ``dark`` says on what ground
    the picture will stand. Higher layers are lighter.
    """
    size = QSize(round(width * ratio), round(height * ratio))
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    if size.isEmpty():
        return pixmap
    places = _Places.fit(layout, size)
    painter = QPainter(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    layers: dict[int, list[Slot]] = {}
    for slot in layout.slots:
        layers.setdefault(slot.z, []).append(slot)
    for z, slots in layers.items():
        height_share = z / (layout.depth - 1) if layout.depth > 1 else 1.0
        _draw_layer(painter, places, slots, height_share, _DARK if dark else _LIGHT)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _draw_layer(painter: QPainter, places: _Places, slots: list[Slot], height_share: float, colours: _Colours) -> None:
    """Draw the tiles of one layer: all shadows, then all walls, then all upper planes."""
    tops = [places.top_of(slot) for slot in slots]
    across, down = places.rise_x, places.rise_y
    line = max(1, round(places.unit * 0.1))
    foot = (across - line if across > line else across, down - line if down > line else down)
    inset = line if tops[0].width() > 3 * line else 0
    if slots[0].z:
        # one region, so that the shadow is no darker where those of two tiles overlap
        shadow = QRegion()
        for top in tops:
            shadow = shadow.united(top.adjusted(across, down, 2 * across, 2 * down))
        painter.save()
        painter.setClipRegion(shadow)
        painter.fillRect(shadow.boundingRect(), _SHADOW)
        painter.restore()
    painter.setBrush(QColor(*colours.edge))
    painter.drawRects([top.adjusted(0, 0, across, down) for top in tops])
    painter.setBrush(QColor(*colours.wall))
    painter.drawRects([top.adjusted(0, 0, *foot) for top in tops])
    face = (round(low + (high - low) * height_share) for low, high in zip(colours.low, colours.high, strict=True))
    painter.setBrush(QColor(*face))
    painter.drawRects([top.adjusted(0, 0, -inset, -inset) for top in tops])
