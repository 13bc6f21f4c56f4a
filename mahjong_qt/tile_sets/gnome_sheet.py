"""Themes of GNOME Mahjongg: one sheet with 43 tiles side by side, and below them the same ones highlighted."""

from __future__ import annotations

from functools import lru_cache
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from mahjong_qt.tile_sets.found_set import FoundSet, SourceKind, digest_of
from mahjong_qt.tile_sets.notes import SetNotes, name_from, notes_beside, notes_in_drawing

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

    from mahjong_qt.tile_sets.bundle import Bundle
    from mahjong_qt.tile_sets.safe_svg import CleanSvg

COLUMNS, ROWS = 43, 2
BLANK = COLUMNS - 1
LEAST_RATIO = 10.0
"""Width by height from which a picture is a sheet; tiles of 2:3 make one of 14."""

LABELS = (
    *(f"{rank}D" for rank in range(1, 10)),
    *("N", "W", "S", "E", "R", "G"),
    *(f"{rank}C" for rank in range(1, 10)),
    *(f"{rank}B" for rank in range(1, 10)),
    *("S1", "S2", "S3", "S4", "Wh", "F1", "F2", "F3", "F4"),
)
"""The faces from left to right; after them comes a tile without one."""

FACE = (0.145, 0.035, 0.96, 0.88)
"""Left, top, right and bottom of the face within a tile, as shares: below and at the left are the sides of the tile."""
TILE_WIDTH = 600
"""Pixels of a whole tile when a sheet is drawn from SVG."""
STRIP = 8
"""Tiles that are drawn from SVG at a time: the whole sheet would be too large a picture."""


def is_sheet(width: float, height: float) -> bool:
    """Say whether a picture of this size is such a sheet."""
    return height > 0 and width / height >= LEAST_RATIO


def sheet_of_svg(bundle: Bundle, name: str, drawing: CleanSvg) -> FoundSet:
    """Return the set on a sheet in SVG."""

    def draw() -> dict[str, QImage]:
        from PySide6.QtCore import QRectF, QSize

        from mahjong_qt.tile_sets.face_picture import svg_renderer
        from mahjong_qt.tile_sets.tile_cell import draw_cell

        renderer = svg_renderer(drawing.data, name)
        height = round(TILE_WIDTH * COLUMNS / ROWS * drawing.height / drawing.width)
        size = QSize(TILE_WIDTH * STRIP, height)

        @lru_cache(maxsize=1)
        def strip(number: int) -> QImage:
            whole = QRectF(-number * size.width(), 0, TILE_WIDTH * COLUMNS, height * ROWS)
            return draw_cell(size, lambda painter: renderer.render(painter, whole))

        # the tile without a face is in the last one
        last = strip(BLANK // STRIP).copy(BLANK % STRIP * TILE_WIDTH, 0, TILE_WIDTH, height)

        def cell(column: int) -> QImage:
            if column == BLANK:
                return last
            return strip(column // STRIP).copy(column % STRIP * TILE_WIDTH, 0, TILE_WIDTH, height)

        return _faces(cell)

    notes = notes_beside(bundle, name).or_else(notes_in_drawing(drawing.original))
    return _found(name, notes, drawing.data, draw, drawing.linked)


def sheet_of_png(bundle: Bundle, name: str, data: bytes) -> FoundSet:
    """Return the set on a sheet of pixels."""

    def draw() -> dict[str, QImage]:
        from mahjong_qt.tile_sets.face_picture import read_png

        sheet = read_png(data, name)

        def cell(column: int) -> QImage:
            left, right = (round(sheet.width() * edge / COLUMNS) for edge in (column, column + 1))
            return sheet.copy(left, 0, right - left, sheet.height() // ROWS)

        return _faces(cell)

    return _found(name, notes_beside(bundle, name), data, draw, 0)


def _found(name: str, notes: SetNotes, data: bytes, draw: Callable[[], dict[str, QImage]], linked: int) -> FoundSet:
    named = notes.or_else(SetNotes(name_from(PurePosixPath(name).name)))
    return FoundSet(SourceKind.GNOME, named, digest_of({"": data}, SourceKind.GNOME.value), draw, linked=linked)


def _faces(cell: Callable[[int], QImage]) -> dict[str, QImage]:
    """Return the faces on a sheet whose tiles come one by one, without the tiles on which they are drawn."""
    from mahjong_qt.tile_sets.face_picture import blank_picture, draw_picture, shows_something
    from mahjong_qt.tile_sets.ground import as_picture, as_pixels, is_light, lift, with_dark_ink
    from mahjong_qt.tile_sets.tile_cell import face_of

    ground = as_pixels(face_of(cell(BLANK), FACE))
    faces: dict[str, QImage] = {}
    for column, label in enumerate(LABELS):
        picture = draw_picture(as_picture(lift(as_pixels(face_of(cell(column), FACE)), ground)))
        if shows_something(picture):
            faces[label] = picture
    if faces:
        faces.setdefault("Wh", blank_picture())
    return faces if is_light(ground) else with_dark_ink(faces)
