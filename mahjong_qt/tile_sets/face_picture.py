"""Pictures of faces in the one size in which they are kept, from drawings that were made harmless."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH, HEIGHT = 480, 640
"""Pixels of a face that is kept."""
MAX_PIXELS = 40_000_000
SEEN = 24
"""Opacity, of 255, from which something counts as drawn."""
EDGE = 0.008
"""Share of a face's width that is cut off at its edges: where artists put a hairline that no game shows."""


def blank_picture() -> QImage:
    """Return a face on which nothing is drawn."""
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def fitted(ratio: float) -> QRectF:
    """Return the largest rectangle of this width by height in the middle of a face."""
    width = min(WIDTH, HEIGHT * ratio)
    height = min(HEIGHT, WIDTH / ratio)
    return QRectF((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)


def svg_renderer(data: bytes, file: str) -> QSvgRenderer:
    """Return what draws a drawing that is clean.

    :raises TileSetFault: when Qt cannot read it.
    """
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        raise TileSetFault(FaultReason.BROKEN_SVG, file, {"reason": ""})
    return renderer


def drawn(rect: QRectF, draw: Callable[[QPainter, QRectF], object]) -> QImage:
    """Return a face on which something is drawn within a rectangle."""
    picture = blank_picture()
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(rect)
    draw(painter, rect)
    painter.end()
    return picture


def _render(renderer: QSvgRenderer, painter: QPainter, rect: QRectF) -> None:
    renderer.render(painter, rect)


def draw_whole(renderer: QSvgRenderer) -> QImage:
    """Return the face that a whole drawing shows."""
    box = renderer.viewBoxF()
    ratio = box.width() / box.height() if box.width() > 0 and box.height() > 0 else WIDTH / HEIGHT
    return drawn(fitted(min(max(ratio, 0.1), 10.0)), partial(_render, renderer))


def draw_element(renderer: QSvgRenderer, name: str, ratio: float) -> QImage | None:
    """Return the face that an element shows, stretched to this width by height; None when it shows nothing."""
    bounds = renderer.boundsOnElement(name)
    if not (0 < bounds.width() < 1e7 and 0 < bounds.height() < 1e7):
        return None
    shown = ratio or bounds.width() / bounds.height()

    def draw(painter: QPainter, rect: QRectF) -> None:
        more = rect.width() * EDGE
        renderer.render(painter, name, rect.adjusted(-more, -more, more, more))

    return drawn(fitted(min(max(shown, 0.1), 10.0)), draw)


def read_png(data: bytes, file: str) -> QImage:
    """Return the picture in a PNG file.

    :raises TileSetFault: when it is none, is damaged, or has too many pixels.
    """
    content = QByteArray(data)
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MAX_PIXELS:
        values = {"width": size.width(), "height": size.height()}
        raise TileSetFault(FaultReason.HUGE_PICTURE, file, values)
    picture = reader.read() if size.isValid() else QImage()
    if picture.isNull():
        raise TileSetFault(FaultReason.BROKEN_PNG, file)
    return picture


def draw_picture(picture: QImage) -> QImage:
    """Return the face that a picture shows."""
    ratio = picture.width() / picture.height()
    smooth = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return drawn(fitted(min(max(ratio, 0.1), 10.0)), lambda painter, rect: painter.drawImage(rect, smooth))


def shows_something(picture: QImage) -> bool:
    """Say whether anything is drawn on a face."""
    small = picture.scaled(
        WIDTH // 8, HEIGHT // 8, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_Alpha8)
    return any(value > SEEN for value in bytes(small.constBits()))
