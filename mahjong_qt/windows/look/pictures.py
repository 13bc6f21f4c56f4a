"""What swatches and cards of the Look pane show: each picture in steps of a few milliseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap

from mahjong_qt.art.background import Background, thumbnail
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSetError
from mahjong_qt.art.tile_state import Shade
from mahjong_qt.engine.face import face_from_label
from mahjong_qt.settings import Appearance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.art.tile_style import TileStyle

TELLING_FACES = ("5C", "1B", "R", "F1")
"""Faces by which one sees what a tile set is like."""

PILE_FACES = ("R", "1B", "5C")
"""The faces of a small pile; that of the middle one is hidden by the last."""

ROUNDING = 5.0
"""Logical pixels."""

_LIGHT, _LIGHT_INK = "#f4f4f2", "#9a9b9e"
_DARK, _DARK_INK = "#2b2d31", "#7d8086"


class Canvas(NamedTuple):
    """The size of a picture in logical pixels, and device pixels by logical ones."""

    size: QSize
    ratio: float

    @property
    def width(self) -> int:
        """Device pixels."""
        return max(1, round(self.size.width() * self.ratio))

    @property
    def height(self) -> int:
        """Device pixels."""
        return max(1, round(self.size.height() * self.ratio))

    @property
    def key(self) -> tuple[int, int, float]:
        """What tells it from others, to look pictures up by."""
        return self.size.width(), self.size.height(), self.ratio


def set_picture(tile_set: TileSet, style: TileStyle, canvas: Canvas) -> Iterator[QPixmap | None]:
    """Paint the telling faces of a set side by side, one face a step."""
    image = _empty(canvas)
    step = canvas.width // len(TELLING_FACES)
    metrics = _largest(style, lambda tile: tile.pixmap_width <= step and tile.pixmap_height <= canvas.height)
    places = [(number * step, 0) for number in range(len(TELLING_FACES))]
    yield from _tiles(image, TileArt(tile_set, None, style), metrics, TELLING_FACES, places)
    yield _as_pixmap(image, canvas)


def pile_picture(tile_set: TileSet, style: TileStyle, canvas: Canvas) -> Iterator[QPixmap | None]:
    """Paint a tile, and beside it one that lies on another."""
    image = _empty(canvas)
    metrics = _largest(style, lambda tile: _fits_twice(tile, canvas))
    right, down = metrics.depth_x, metrics.depth_y
    left = (canvas.width - 2 * metrics.width) // 2 - metrics.margin_left
    top = canvas.height - metrics.pixmap_height
    beside = (left + metrics.width, top)
    places = [(left, top), beside, (beside[0] - right, top - down)]
    if right < 0:
        # the tiles whose bodies show lie in front, at the other side
        places = [beside, (left, top), (left - right, top - down)]
    yield from _tiles(image, TileArt(tile_set, None, style), metrics, PILE_FACES, places)
    yield _as_pixmap(image, canvas)


def colour_picture(colour: str, canvas: Canvas) -> Iterator[QPixmap | None]:
    """Paint a patch of a colour."""
    image = _empty(canvas)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _fill_rounded(painter, canvas, QBrush(QColor(colour)))
    painter.end()
    yield _as_pixmap(image, canvas)


def board_picture(background: Background, is_dark: bool, canvas: Canvas) -> Iterator[QPixmap | None]:
    """Paint a small piece of table."""
    table = thumbnail(canvas.width, canvas.height, canvas.ratio, is_dark, background)
    table.setDevicePixelRatio(1.0)
    image = _empty(canvas)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _fill_rounded(painter, canvas, QBrush(table))
    painter.end()
    yield _as_pixmap(image, canvas)


def scheme_picture(appearance: Appearance, canvas: Canvas) -> Iterator[QPixmap | None]:
    """Paint a small window that is light, dark, or half of each."""
    image = _empty(canvas)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = (_DARK, _DARK_INK) if appearance is Appearance.DARK else (_LIGHT, _LIGHT_INK)
    _paint_window(painter, canvas, *colours)
    if appearance is Appearance.SYSTEM:
        half = QPainterPath(QPointF(canvas.width * 0.62, 0))
        for x, y in ((canvas.width, 0), (canvas.width, canvas.height), (canvas.width * 0.38, canvas.height)):
            half.lineTo(x, y)
        painter.setClipPath(half)
        _paint_window(painter, canvas, _DARK, _DARK_INK)
    painter.end()
    yield _as_pixmap(image, canvas)


def _paint_window(painter: QPainter, canvas: Canvas, ground: str, ink: str) -> None:
    _fill_rounded(painter, canvas, QBrush(QColor(ground)))
    painter.setBrush(QColor(ink))
    line = canvas.height / 9
    for number, share in enumerate((0.8, 0.6, 0.7)):
        bar = QRectF(canvas.width * 0.1, (2 + 2 * number) * line, canvas.width * share, line)
        painter.drawRoundedRect(bar, line / 2, line / 2)


def _tiles(
    image: QImage, art: TileArt, metrics: TileMetrics, labels: Sequence[str], places: Sequence[tuple[int, int]]
) -> Iterator[None]:
    art.prepare(metrics, 1.0)
    for label, place in zip(labels, places, strict=True):
        try:
            tile = art.tile(face_from_label(label), Shade.CLEAR)
        except TileSetError:
            # the plain set is gone as well
            return
        painter = QPainter(image)
        painter.drawPixmap(*place, tile)
        painter.end()
        yield None


def _fits_twice(tile: TileMetrics, canvas: Canvas) -> bool:
    """Say whether two tiles fit beside each other, one of them on another."""
    width = tile.width + tile.pixmap_width + abs(tile.depth_x)
    return width <= canvas.width and tile.pixmap_height + tile.depth_y <= canvas.height


def _largest(style: TileStyle, fits: Callable[[TileMetrics], bool]) -> TileMetrics:
    """Return the largest tile that fits, or the smallest that there is."""
    metrics = TileMetrics.for_width(0, style)
    while fits(larger := TileMetrics.for_width(metrics.width + 2, style)):
        metrics = larger
    return metrics


def _fill_rounded(painter: QPainter, canvas: Canvas, brush: QBrush) -> None:
    rounding = ROUNDING * canvas.ratio
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(QRectF(0, 0, canvas.width, canvas.height), rounding, rounding)


def _empty(canvas: Canvas) -> QImage:
    image = QImage(canvas.width, canvas.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _as_pixmap(image: QImage, canvas: Canvas) -> QPixmap:
    pixmap = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)
    pixmap.setDevicePixelRatio(canvas.ratio)
    return pixmap
