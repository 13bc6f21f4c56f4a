"""A small picture of a layout: every tile as a little body without a face."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRegion

from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.view.thumbnail_scale import TILE_PROPORTION, PictureScale, joined, layers_of, span_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.layout.layout import Layout, Place
    from mahjong_qt.view.thumbnail_scale import Box

CORNER = 0.22
"""Radius of the round corners by half a tile's width."""

LINE = 0.045
"""Width of the line around a large tile by half a tile's width."""

DETAIL_UNIT = 24
"""Half a tile's width in pixels from which tiles have round corners and a bright rim."""


class _Colours(NamedTuple):
    low: tuple[int, int, int]
    high: tuple[int, int, int]
    wall: tuple[int, int, int]
    edge: tuple[int, int, int]


_LIGHT = _Colours(low=(214, 197, 157), high=(255, 250, 236), wall=(140, 112, 62), edge=(112, 88, 46))
_DARK = _Colours(low=(146, 131, 98), high=(238, 228, 202), wall=(78, 62, 34), edge=(46, 37, 22))
_SHADOW = QColor(0, 0, 0, 70)


def layout_thumbnail(layout: Layout, width: int, height: int, ratio: float, dark: bool) -> QPixmap:
    """Return a picture of a layout, as large as fits and centred on a transparent ground.

    ``width`` and ``height`` are logical pixels, ``ratio`` device pixels by logical ones; ``dark`` says on what ground
    the picture will stand. Higher layers are lighter.
    """
    return places_thumbnail(layout.slots, width, height, ratio, dark)


def places_thumbnail(places: Sequence[Place], width: int, height: int, ratio: float, dark: bool) -> QPixmap:
    """Return the picture that :func:`layout_thumbnail` makes, from the places of a layout."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    if pixmap.isNull():
        return pixmap
    painter = QPainter(pixmap)
    paint_layout(painter, places, pixmap.size(), dark)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def layout_picture(places: Sequence[Place], size: QSize, dark: bool) -> QImage:
    """Return a picture of a layout of any size on a transparent ground; no application need be running."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_layout(painter, places, size, dark)
    painter.end()
    return image


def picture_size(places: Sequence[Place], width: int) -> QSize:
    """Return the size of a picture of this width that a layout fills, whatever its height."""
    spans = [span_of(layer) for layer in layers_of(places)]
    # tiles as wide as the picture would make the highest board of that width
    most = round(width * TILE_PROPORTION) * (max(span.bottom for span in spans) + TILE_SPAN + spans[-1].z)
    _, top, _, bottom = PictureScale.fit(spans, width, most).extent(spans)
    return QSize(width, bottom - top)


def paint_layout(painter: QPainter, places: Sequence[Place], size: QSize, dark: bool) -> None:
    """Draw a layout with any painter, pictures and SVG alike, centred in a field of this size at the origin.

    ``places`` are those of a layout: in canonical order, with the smallest x, y and z at 0. Where tiles are large they
    get round corners.
    """
    layers = layers_of(places)
    scale = PictureScale.fit([span_of(layer) for layer in layers], size.width(), size.height())
    colours = _DARK if dark else _LIGHT
    depth = places[-1][2]
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in layers:
        share = layer[0][2] / depth if depth else 1.0
        top = QColor(*(round(low + (high - low) * share) for low, high in zip(colours.low, colours.high, strict=True)))
        boxes = scale.boxes(layer)
        is_large = scale.unit >= DETAIL_UNIT
        if layer[0][2]:
            (_paint_round_shadow if is_large else _paint_shadow)(painter, scale, boxes)
        (_paint_round if is_large else _paint_plain)(painter, scale, boxes, top, colours)
    painter.restore()


def _paint_shadow(painter: QPainter, scale: PictureScale, boxes: Sequence[Box]) -> None:
    """Draw the shadow of a layer, which is no darker where those of two tiles overlap."""
    across, down = scale.rise_x, scale.rise_y
    region = QRegion()
    for left, top, width, height in joined(boxes):
        region = region.united(QRect(left + across, top + down, width + across, height + down))
    painter.setBrush(_SHADOW)
    # what PySide can do and its types do not tell
    painter.drawRects(list(region))  # type: ignore[call-overload]


def _paint_plain(painter: QPainter, scale: PictureScale, boxes: Sequence[Box], face: QColor, colours: _Colours) -> None:
    """Draw the tiles of one layer, sharp to the pixel: all edges, then all walls, then all upper planes."""
    across, down = scale.rise_x, scale.rise_y
    line = max(1, round(scale.unit * 0.1))
    foot_x, foot_y = (across - line if across > line else across), (down - line if down > line else down)
    inset = line if boxes[0][2] > 3 * line else 0
    runs = joined(boxes)
    painter.setBrush(QColor(*colours.edge))
    painter.drawRects([QRect(left, top, width + across, height + down) for left, top, width, height in runs])
    painter.setBrush(QColor(*colours.wall))
    painter.drawRects([QRect(left, top, width + foot_x, height + foot_y) for left, top, width, height in runs])
    painter.setBrush(face)
    painter.drawRects([QRect(left, top, width - inset, height - inset) for left, top, width, height in boxes])


def _paint_round_shadow(painter: QPainter, scale: PictureScale, boxes: Iterable[Box]) -> None:
    """Draw the shadow of a layer of large tiles."""
    across, down, radius = scale.rise_x, scale.rise_y, scale.unit * CORNER
    # one path, filled once, is no darker where shadows overlap
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for left, top, width, height in boxes:
        path.addRoundedRect(left + across, top + down, width + across, height + down, radius, radius)
    painter.setBrush(_SHADOW)
    painter.drawPath(path)


def _paint_round(painter: QPainter, scale: PictureScale, boxes: Sequence[Box], face: QColor, colours: _Colours) -> None:
    """Draw the tiles of one layer, large and with round corners: all bodies, then all upper planes."""
    unit, line = scale.unit, scale.unit * LINE
    bodies: dict[tuple[int, int], QPainterPath] = {}
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(*colours.wall))
    painter.setPen(QPen(QColor(*colours.edge), line))
    for left, top, width, height in boxes:
        if (width, height) not in bodies:
            bodies[width, height] = _body(scale, width, height)
        painter.drawPath(bodies[width, height].translated(left, top))
    painter.setBrush(face)
    painter.setPen(QPen(face.lighter(108), 2 * line))
    for left, top, width, height in boxes:
        plane = QRectF(left, top, width, height).adjusted(2 * line, 2 * line, -2 * line, -2 * line)
        painter.drawRoundedRect(plane, unit * CORNER, unit * CORNER)
    painter.restore()


def _body(scale: PictureScale, width: int, height: int) -> QPainterPath:
    """Return the outline of a tile whose upper plane begins at the origin: what its way down to its foot covers."""
    radius, half = scale.unit * CORNER, scale.unit * LINE / 2
    down = QPointF(scale.rise_x, scale.rise_y)
    aside = QPointF(down.y(), -down.x()) * (radius / hypot(down.x(), down.y()))
    upper_right = QPointF(width - half - radius, half + radius) + aside
    lower_left = QPointF(half + radius, height - half - radius) - aside
    plane, way = QPainterPath(), QPainterPath()
    # the line around it lies within the tile
    plane.addRoundedRect(half, half, width - 2 * half, height - 2 * half, radius, radius)
    way.addPolygon(QPolygonF([upper_right, upper_right + down, lower_left + down, lower_left]))
    way.closeSubpath()
    return plane.united(plane.translated(down)).united(way)
