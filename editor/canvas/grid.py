"""The table of the canvas and the grid of half tiles on it."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from editor.canvas.geometry import CanvasGeometry

FADE_FROM, FADE_TO = 18.0, 44.0
"""Logical pixels of a face from which half tiles have lines of their own, and at which these are drawn in full."""

WHOLE_LEAST = 0.45
"""The share of their strength that the lines of whole tiles keep at the smallest size."""


class Inks(NamedTuple):
    """What the lines of half and of whole tiles are drawn with, translucent."""

    half: QColor
    whole: QColor


class Grid(NamedTuple):
    """The lines of a layer; with a ``step`` of whole tiles only theirs."""

    geometry: CanvasGeometry
    z: int
    step: int

    def draw(self, painter: QPainter, area: QRectF, inks: Inks, ground: QColor | None = None) -> None:
        """Draw the lines that cross an area of the scene, in device pixels, the fainter the smaller the tiles are.

        On a plain ``ground`` they are filled with what comes of it and the ink, which takes a third of the time.
        """
        strength = max(0.0, min((self.geometry.width - FADE_FROM) / (FADE_TO - FADE_FROM), 1.0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        half_lines, whole_lines = self._lines(area)
        if strength > 0 and self.step == 1:
            _fill(painter, half_lines, _faded(inks.half, strength, ground))
        _fill(painter, whole_lines, _faded(inks.whole, WHOLE_LEAST + (1 - WHOLE_LEAST) * strength, ground))

    def _lines(self, area: QRectF) -> tuple[list[QRectF], list[QRectF]]:
        """Return the lines of half and of whole tiles, each a device pixel wide."""
        geometry, z = self.geometry, self.z
        line = 1 / geometry.ratio
        left, top = geometry.point(area.topLeft()).on_layer(z)
        right, bottom = geometry.point(area.bottomRight()).on_layer(z)
        lines: tuple[list[QRectF], list[QRectF]] = ([], [])
        for x in range(floor(left), ceil(right) + 1):
            at = geometry.scene_point(x, 0, z).x()
            lines[x % TILE_SPAN == 0].append(QRectF(at, area.top(), line, area.height()))
        for y in range(floor(top), ceil(bottom) + 1):
            at = geometry.scene_point(0, y, z).y()
            lines[y % TILE_SPAN == 0].append(QRectF(area.left(), at, area.width(), line))
        return lines


def _fill(painter: QPainter, lines: list[QRectF], ink: QColor) -> None:
    for line in lines:
        # much faster than lines drawn with a pen
        painter.fillRect(line, ink)


def _faded(ink: QColor, strength: float, ground: QColor | None) -> QColor:
    share = ink.alphaF() * strength
    if ground is None:
        return QColor.fromRgbF(ink.redF(), ink.greenF(), ink.blueF(), share)
    parts = ((read(ground), read(ink)) for read in (QColor.redF, QColor.greenF, QColor.blueF))
    return QColor.fromRgbF(*(below + (over - below) * share for below, over in parts))
