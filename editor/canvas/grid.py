"""The table of the canvas and the grid of half tiles on it."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QPainter, QPen

from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from editor.canvas.geometry import CanvasGeometry

HALF_FROM = 20.0
"""Logical pixels of a face from which half tiles have lines of their own."""


class TableColours(NamedTuple):
    """The table, and the lines of half and of whole tiles."""

    table: QColor
    half: QColor
    whole: QColor


LIGHT = TableColours(QColor("#e4e9e5"), QColor(40, 70, 58, 34), QColor(40, 70, 58, 88))
DARK = TableColours(QColor("#2a302e"), QColor(210, 230, 220, 24), QColor(210, 230, 220, 60))


def draw_table(painter: QPainter, area: QRectF, colours: TableColours) -> None:
    """Fill an area with the table."""
    painter.fillRect(area, colours.table)


def draw_grid(painter: QPainter, area: QRectF, geometry: CanvasGeometry, z: int, step: int, dark: bool) -> None:
    """Draw the lines of a layer that cross an area of the scene; with a ``step`` of whole tiles only theirs."""
    colours = DARK if dark else LIGHT
    start, end = geometry.point(area.topLeft()), geometry.point(area.bottomRight())
    (left, top), (right, bottom) = start.on_layer(z), end.on_layer(z)
    lines: dict[bool, list[QLineF]] = {False: [], True: []}
    for x in range(floor(left), ceil(right) + 1):
        at = geometry.scene_point(x, 0, z).x()
        lines[x % TILE_SPAN == 0].append(QLineF(at, area.top(), at, area.bottom()))
    for y in range(floor(top), ceil(bottom) + 1):
        at = geometry.scene_point(0, y, z).y()
        lines[y % TILE_SPAN == 0].append(QLineF(area.left(), at, area.right(), at))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for is_whole, colour in ((False, colours.half), (True, colours.whole)):
        if is_whole or (geometry.width >= HALF_FROM and step == 1):
            pen = QPen(colour, 1)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawLines(lines[is_whole])
