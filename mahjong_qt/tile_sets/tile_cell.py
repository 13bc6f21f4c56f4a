"""One tile of a sheet, and the face on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSize


def draw_cell(size: QSize, draw: Callable[[QPainter], object]) -> QImage:
    """Return a tile of this size on which something is drawn."""
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(picture.rect())
    draw(painter)
    painter.end()
    return picture


def face_of(cell: QImage, face: tuple[float, float, float, float]) -> QImage:
    """Return the part of a tile that is its face: left, top, right and bottom are shares of the tile."""
    left, top, right, bottom = (
        round(share * side)
        for share, side in zip(face, (cell.width(), cell.height()) * 2, strict=True)
    )  # fmt: skip
    return cell.copy(left, top, max(right - left, 1), max(bottom - top, 1))
