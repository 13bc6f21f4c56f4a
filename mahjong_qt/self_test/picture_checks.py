"""Checks of what lies under the board: each kind of table, and each format of the player's own pictures."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter

from mahjong_qt.art.background import KINDS, Background, board_background
from mahjong_qt.art.backgrounds.picture import FORMATS, read_picture
from mahjong_qt.self_test.check import require
from mahjong_qt.self_test.pictures import colours_of

if TYPE_CHECKING:
    from pathlib import Path

TABLE = (240, 160)
"""Pixels."""

EVEN = {"plain"}
"""The kinds of table that have one colour."""

COLOUR, FAR = QColor(200, 60, 40), 24
"""What the pictures show, and how far off a format that loses something may be, of 255."""

GIF = base64.b64decode("R0lGODdhAQABAIAAAMg8KAAAACwAAAAAAQABAAACAkQBADs=")
"""A picture of one pixel: Qt reads this format and does not write it."""


def check_tables() -> str:
    """Every kind of table is painted, by day and in the evening."""
    for kind in KINDS:
        for is_dark in (False, True):
            picture = board_background(*TABLE, 1.0, is_dark, Background(kind)).toImage()
            colours = colours_of(picture)
            require((picture.width(), picture.height()) == TABLE, f"{kind} has another size")
            require(colours > 1 or kind in EVEN, f"{kind} has one colour")
    return f"{len(KINDS)} tables"


def check_picture_formats(folder: Path) -> str:
    """Every format that the program reads is read."""
    known = {bytes(name.data()).decode() for name in QImageReader.supportedImageFormats()}
    require(known >= FORMATS | {"svg"}, f"Qt does not read {', '.join(sorted((FORMATS | {'svg'}) - known))}")
    picture = QImage(16, 12, QImage.Format.Format_RGB32)
    picture.fill(COLOUR)
    for name in sorted(FORMATS):
        path = folder / f"picture.{name}"
        if name == "gif":
            path.write_bytes(GIF)
        else:
            writer = QImageWriter(str(path), name.encode())
            require(writer.write(picture), f"{name} cannot be written: {writer.errorString()}")
        read = read_picture(str(path))
        require(read.image is not None, f"{name} cannot be read: {read.fault}")
        if read.image is not None:
            colour = read.image.pixelColor(0, 0)
            parts = [(getattr(colour, part)(), getattr(COLOUR, part)()) for part in ("red", "green", "blue")]
            require(all(abs(one - other) <= FAR for one, other in parts), f"{name} has the colour {colour.name()}")
    return ", ".join(sorted(FORMATS))
