"""The player's own picture under the board: read once, never larger than a screen, and a little darkened."""

from __future__ import annotations

import enum
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QImageIOHandler, QImageReader, QPainter, QRadialGradient

from mahjong_qt.art.backgrounds.cloth import cover, strips

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.art.backgrounds.cloth import Canvas

FORMATS = frozenset({"bmp", "gif", "jpeg", "jpg", "png", "tif", "tiff", "webp"})
"""What is read: pictures made of pixels, which do nothing but show themselves."""

LARGEST = QSize(2880, 1620)
"""A picture is kept about so large that it covers this many pixels: it lies behind the tiles, and darkened."""

EIGHTHS = frozenset({"jpeg", "jpg"})
"""The formats that are unpacked quickly in eighths of their size; any other size takes twice as long."""

MOST_BYTES = 150_000_000
MOST_PIXELS = {"jpeg": 200_000_000, "jpg": 200_000_000}
"""What is unpacked smaller at once can be larger than what is unpacked whole."""

MOST_PIXELS_WHOLE = 60_000_000
LONGEST_SIDE = 32_000

MOST_FOR_SWATCH = 6_000_000
"""Pixels: of a larger picture that must be unpacked whole no swatch is made before it was under the board."""

_SHADE_OVER = {False: (34, 120), True: (104, 190)}
"""How dark the middle and the corners become (0 to 255), by day and in the evening."""


class PictureFault(enum.Enum):
    """Why a picture cannot lie under the board."""

    MISSING = "missing"
    UNREADABLE = "unreadable"
    NOT_A_PICTURE = "not a picture"
    TOO_LARGE = "too large"
    DAMAGED = "damaged"


class Read(NamedTuple):
    """What came of reading a file."""

    path: str
    image: QImage | None
    fault: PictureFault | None


_last: list[Read] = []
"""The last picture that was read, for whoever shows it as well."""


def picture_fault(path: str) -> PictureFault | None:
    """Return why a file cannot be a picture, as far as its beginning tells; what follows may still be damaged."""
    reader = _reader(path)
    return reader if isinstance(reader, PictureFault) else None


def read_picture(path: str) -> Read:
    """Read a picture, which takes up to a second; any thread may do it."""
    reader = _reader(path)
    if isinstance(reader, PictureFault):
        return Read(path, None, reader)
    image = reader.read()
    read = Read(path, None, PictureFault.DAMAGED) if image.isNull() else Read(path, _opaque(image), None)
    _last[:] = [read]
    return read


def picture_for_swatch(path: str) -> QImage | None:
    """Return a picture for a swatch: the one that was read last, or a small one where that is quickly read."""
    for read in _last:
        if read.path == path:
            return read.image
    reader = _reader(path)
    if isinstance(reader, PictureFault):
        return None
    size = reader.size()
    kind = bytes(reader.format().data()).decode("ascii", "replace")
    if kind in EIGHTHS:
        reader.setScaledSize(QSize(-(-size.width() // 8), -(-size.height() // 8)))
    elif size.width() * size.height() > MOST_FOR_SWATCH:
        return None
    image = reader.read()
    return None if image.isNull() else _opaque(image)


def draw_picture(image: QImage, canvas: Canvas) -> Iterator[None]:
    """Cover the table with the middle of a picture."""
    area = QRect(0, 0, canvas.width, canvas.height)
    size = image.size().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    if size.width() * 2 < image.width():
        # a painter looks at four pixels for each, and would pass over the rest
        mode = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
        yield
    scale = image.width() / max(1, size.width())
    part = QRectF(0, 0, area.width() * scale, area.height() * scale)
    part.moveCenter(QRectF(image.rect()).center())
    painter = canvas.painter
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for strip in strips(canvas):
        # one picture, of which a strip at a time is let through: its seams cannot be seen
        painter.setClipRect(strip)
        painter.drawImage(QRectF(area), image, part)
        yield
    painter.setClipping(False)
    middle, corner = _SHADE_OVER[canvas.dark]
    shade = QRadialGradient(QPointF(area.center()), 0.62 * (area.width() ** 2 + area.height() ** 2) ** 0.5)
    shade.setColorAt(0.0, QColor(0, 0, 0, middle))
    shade.setColorAt(0.55, QColor(0, 0, 0, middle))
    shade.setColorAt(1.0, QColor(0, 0, 0, corner))
    yield from cover(canvas, QBrush(shade))


def _reader(path: str) -> QImageReader | PictureFault:
    """Return what reads a picture no larger than it is needed, after a look at its beginning."""
    try:
        status = Path(path).stat() if path else None
    except (OSError, ValueError):
        status = None
    if status is None:
        return PictureFault.MISSING
    if not S_ISREG(status.st_mode):
        return PictureFault.NOT_A_PICTURE
    if status.st_size > MOST_BYTES:
        return PictureFault.TOO_LARGE
    try:
        with Path(path).open("rb"):
            pass
    except OSError:
        return PictureFault.UNREADABLE
    reader = QImageReader(path)
    reader.setDecideFormatFromContent(True)
    kind = bytes(reader.format().data()).decode("ascii", "replace")
    if kind not in FORMATS:
        return PictureFault.NOT_A_PICTURE
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isEmpty():
        return PictureFault.DAMAGED
    pixels = size.width() * size.height()
    if max(size.width(), size.height()) > LONGEST_SIDE or pixels > MOST_PIXELS.get(kind, MOST_PIXELS_WHOLE):
        return PictureFault.TOO_LARGE
    reader.setScaledSize(_reduced(size, reader.transformation(), kind))
    return reader


def _reduced(size: QSize, turned: QImageIOHandler.Transformation, kind: str) -> QSize:
    """Return the size in which a picture is read; it is still to be turned as the camera was held."""
    largest = LARGEST
    if turned & QImageIOHandler.Transformation.TransformationRotate90:
        largest = largest.transposed()
    cover = size.scaled(largest, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    if cover.width() >= size.width():
        return size
    if kind in EIGHTHS:
        eighths = -(-8 * cover.width() // size.width())
        return QSize(*(-(-side * eighths // 8) for side in (size.width(), size.height())))
    return cover


def _opaque(image: QImage) -> QImage:
    """Return a picture on black, where it lets light through."""
    if not image.hasAlphaChannel():
        return image.convertToFormat(QImage.Format.Format_RGB32)
    whole = QImage(image.size(), QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.black)
    painter = QPainter(whole)
    painter.drawImage(0, 0, image)
    painter.end()
    return whole
