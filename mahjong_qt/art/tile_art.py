"""Composes tiles into pixmaps of one size and keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from mahjong_qt.art import sheet_file
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_set import TileSetError
from mahjong_qt.art.tile_state import Mark, Shade
from mahjong_qt.art.tile_style import FaceColour, TileStyle
from mahjong_qt.engine.face import FACES, Suit

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.engine.face import Face

__all__ = ["ART_VERSION", "Mark", "Shade", "TileArt"]

# Raised whenever a drawing in this package changes, so that old sheets on disk are not used again.
ART_VERSION = 6


PICTURES = (Suit.FLOWER, Suit.SEASON)
"""The suits that are pictures rather than ink: on dark tiles they keep their colours, on a light plate.

So does every face of a set of pictures: nobody knows which of their colours are ink."""


class TileArt:
    """Pixmaps of tiles and marks at one size, each rendered once, or read from the disk cache."""

    def __init__(self, tile_set: TileSet, cache_folder: Path | None, style: TileStyle | None = None) -> None:
        self._tile_set = tile_set
        self._style = style or TileStyle()
        self._cache_folder = cache_folder
        self.fault: TileSetError | None = None
        """Why a face could not be drawn from its set, and was drawn from the plain one; None when all were."""
        self._metrics = TileMetrics.for_width(0)
        self._ratio = 0.0
        self._tiles: dict[tuple[int, Shade], QPixmap] = {}
        self._marks: dict[Mark, QPixmap] = {}
        self._blank: QImage | None = None

    @property
    def metrics(self) -> TileMetrics:
        """The size that was prepared."""
        return self._metrics

    @property
    def style(self) -> TileStyle:
        """How the bodies look."""
        return self._style

    @property
    def tile_set(self) -> TileSet:
        """Where the faces come from."""
        return self._tile_set

    def dress(self, tile_set: TileSet, style: TileStyle) -> bool:
        """Draw all tiles anew with other faces or bodies from the next :meth:`prepare` on; False if nothing changes."""
        if (tile_set.fingerprint, style) == (self._tile_set.fingerprint, self._style):
            return False
        self._tile_set, self._style = tile_set, style
        self.fault = None
        self._metrics, self._ratio = TileMetrics.for_width(0), 0.0
        return True

    def twin(self, tile_set: TileSet | None = None, style: TileStyle | None = None) -> TileArt:
        """Another one to be prepared while this one is in use, with the same faces and bodies if none are named."""
        return TileArt(tile_set or self._tile_set, self._cache_folder, style or self._style)

    def take_over(self, twin: TileArt) -> None:
        """Have the faces, the bodies and the size of a twin, and all that it has drawn."""
        if twin._tile_set is not self._tile_set:
            self.fault = None
        self._tile_set, self._style = twin._tile_set, twin._style
        self._metrics, self._ratio = twin._metrics, twin._ratio
        self._tiles, self._marks, self._blank = twin._tiles, twin._marks, twin._blank
        self.fault = self.fault or twin.fault

    def prepare(self, metrics: TileMetrics, ratio: float) -> None:
        """Set the size and device pixel ratio; reads the sheet for them from the disk cache if it is there."""
        if (metrics, ratio) == (self._metrics, self._ratio):
            return
        self._metrics, self._ratio = metrics, ratio
        self._tiles = {}
        self._marks = {}
        self._blank = None
        self._load()

    def tile(self, face: Face, shade: Shade) -> QPixmap:
        """The tile as a pixmap; its face begins at (margin_left, margin_top) device pixels."""
        index = 0 if shade is Shade.FACE_DOWN else face.index
        pixmap = self._tiles.get((index, shade))
        if pixmap is None:
            pixmap = self._tiles[index, shade] = self._pixmap(self._drawn(face, shade))
        return pixmap

    def mark(self, mark: Mark) -> QPixmap:
        """The mark as a pixmap, placed like a tile's."""
        pixmap = self._marks.get(mark)
        if pixmap is None:
            from mahjong_qt.art.marks import draw_mark

            image = self._empty_image()
            painter = QPainter(image)
            draw_mark(painter, self._metrics, mark)
            painter.end()
            pixmap = self._marks[mark] = self._pixmap(image)
        return pixmap

    def store(self) -> bool:
        """Write the sheet of this size to the disk cache unless it is there; False when there is none afterwards."""
        path = self._sheet_path()
        if path is None or self.fault is not None:
            return False
        try:
            if path.exists():
                return True
        except OSError:
            return False
        images = [self.tile(FACES[index], shade).toImage() for index, shade in _sheet_order()]
        return sheet_file.write_sheet(path, self._key(), [memoryview(image.constBits()) for image in images])

    def _load(self) -> None:
        path = self._sheet_path()
        if path is None:
            return
        width, height = self._metrics.pixmap_width, self._metrics.pixmap_height
        order = _sheet_order()
        pictures = sheet_file.read_sheet(path, self._key(), len(order), 4 * width * height)
        if pictures is None:
            self._discard(path)
            return
        format_ = QImage.Format.Format_ARGB32_Premultiplied
        for place, picture in zip(order, pictures, strict=True):
            # A copy, since Qt would go on using the file's bytes without holding them.
            self._tiles[place] = self._pixmap(QImage(picture, width, height, 4 * width, format_).copy())

    @staticmethod
    def _discard(path: Path) -> None:
        """Remove a damaged sheet, so that `store` writes it again."""
        try:
            path.unlink(missing_ok=True)
        except OSError:
            pass

    def _drawn(self, face: Face, shade: Shade) -> QImage:
        # what draws is not needed where the disk cache has every tile
        from mahjong_qt.art.body import draw_body, drawing_rect, shade_blocked

        if shade is Shade.BLOCKED:
            image = self.tile(face, Shade.CLEAR).toImage()
            image.setDevicePixelRatio(1.0)
        elif shade is Shade.FACE_DOWN:
            image = self._empty_image()
        else:
            image = self._blank_tile().copy()
        painter = QPainter(image)
        try:
            if shade is Shade.BLOCKED:
                shade_blocked(painter, self._metrics)
            elif shade is Shade.FACE_DOWN:
                draw_body(painter, self._metrics, self._style, upside_down=True)
            else:
                self._draw_face(painter, face, drawing_rect(self._metrics))
        finally:
            # an image that is freed while it is painted on takes the process with it
            painter.end()
        return image

    def _blank_tile(self) -> QImage:
        if self._blank is None:
            from mahjong_qt.art.body import draw_body

            self._blank = self._empty_image()
            painter = QPainter(self._blank)
            draw_body(painter, self._metrics, self._style)
            painter.end()
        return self._blank

    def _draw_face(self, painter: QPainter, face: Face, area: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._style.face is FaceColour.IVORY:
            self._render(face, painter, area)
            return
        from mahjong_qt.art.dark_face import draw_plate, on_dark

        if face.suit in PICTURES or self._tile_set.is_of_pictures:
            self._render(face, painter, draw_plate(painter, area))
            return

        drawing = self._empty_image()
        beside = QPainter(drawing)
        try:
            beside.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._render(face, beside, area)
        finally:
            beside.end()
        painter.drawImage(0, 0, on_dark(drawing))

    def _render(self, face: Face, painter: QPainter, area: QRectF) -> None:
        """Draw a face; that of the plain set where its own file is gone or damaged."""
        try:
            self._tile_set.render(face, painter, area)
        except TileSetError as error:
            from mahjong_qt.art.found_sets import load_plain_set

            self.fault = error
            load_plain_set().render(face, painter, area)

    def _empty_image(self) -> QImage:
        width, height = self._metrics.pixmap_width, self._metrics.pixmap_height
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _pixmap(self, image: QImage) -> QPixmap:
        # Without conversion: Qt would otherwise look through every pixel for one that is not opaque.
        pixmap = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)
        pixmap.setDevicePixelRatio(self._ratio)
        return pixmap

    def _key(self) -> str:
        style = " ".join([self._style.back, *(part.value for part in self._style[1:])])
        return f"{ART_VERSION} {self._tile_set.fingerprint} {style} {tuple(self._metrics)} {self._ratio!r}"

    def _sheet_path(self) -> Path | None:
        if self._cache_folder is None or not self._ratio:
            return None
        # a fingerprint may be longer than a file system lets a name be
        checks = (crc32(text.encode()) for text in (self._tile_set.fingerprint, self._key()))
        name = "-".join(f"{check:08x}" for check in checks)
        return self._cache_folder / f"{name}-{self._metrics.width}-{self._ratio:.4f}{sheet_file.SUFFIX}"


def _sheet_order() -> list[tuple[int, Shade]]:
    """What a sheet on disk holds, in its order."""
    faces = [(face.index, shade) for shade in (Shade.CLEAR, Shade.BLOCKED) for face in FACES]
    return [*faces, (0, Shade.FACE_DOWN)]
