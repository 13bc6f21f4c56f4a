"""Pictures of blank tiles and of the marks over them, each drawn once for a size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from editor.canvas.bodies import Body, draw_tile
from editor.canvas.colours import colours
from editor.canvas.geometry import CanvasGeometry
from editor.canvas.heat import draw_heat
from editor.canvas.marks import LAID_OPACITY, CanvasMark, draw_canvas_mark
from mahjong_qt.art.metrics import TileMetrics

if TYPE_CHECKING:
    from collections.abc import Callable


class CanvasArt:
    """Draws and keeps the pictures of one geometry; each is placed like the pixmap of a tile."""

    def __init__(self) -> None:
        """Begin without a size."""
        self._geometry = CanvasGeometry(TileMetrics.for_width(0), 1.0)
        self._is_dark = False
        self._pixmaps: dict[object, QPixmap] = {}

    def prepare(self, geometry: CanvasGeometry, *, is_dark: bool) -> None:
        """Draw everything for another size or table from now on."""
        if (geometry, is_dark) != (self._geometry, self._is_dark):
            self._geometry, self._is_dark = geometry, is_dark
            self._pixmaps = {}

    def body(self, z: int, body: Body) -> QPixmap:
        """Return the picture of a tile on a layer."""
        table = colours(self._is_dark)
        return self._drawn((z, body), lambda painter, metrics: draw_tile(painter, metrics, z, body, table))

    def mark(self, mark: CanvasMark, z: int) -> QPixmap:
        """Return the picture of a mark on a layer, on which only that of a tile to be laid depends."""
        if mark is CanvasMark.LAID:
            return self._drawn((z, mark), lambda painter, metrics: self._draw_laid(painter, metrics, z))
        return self._drawn(mark, lambda painter, metrics: draw_canvas_mark(painter, metrics, mark))

    def heat(self, share: float) -> QPixmap:
        """Return a picture that tints an upper plane by a share from 0 to 1, with the share in percent."""
        percent = round(100 * max(0.0, min(share, 1.0)))
        return self._drawn(percent, lambda painter, metrics: draw_heat(painter, metrics, percent))

    def _draw_laid(self, painter: QPainter, metrics: TileMetrics, z: int) -> None:
        picture = self.body(z, Body.PLAIN).toImage()
        picture.setDevicePixelRatio(1.0)
        painter.setOpacity(LAID_OPACITY)
        painter.drawImage(0, 0, picture)
        painter.setOpacity(1.0)
        draw_canvas_mark(painter, metrics, CanvasMark.LAID)

    def _drawn(self, key: object, draw: Callable[[QPainter, TileMetrics], None]) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            metrics = self._geometry.metrics
            image = QImage(metrics.pixmap_width, metrics.pixmap_height, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            try:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(painter, metrics)
            finally:
                # an image that is freed while it is painted on takes the process with it
                painter.end()
            # without conversion: Qt would otherwise look through every pixel for one that is not opaque
            pixmap = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)
            pixmap.setDevicePixelRatio(self._geometry.ratio)
            self._pixmaps[key] = pixmap
        return pixmap
