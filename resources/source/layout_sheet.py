"""A sheet with the pictures of many layouts, to look at: `python -m resources.source.layout_sheet OUT.png [FILE …]`.

Without files it shows the built-in layouts, as the window for choosing one draws them. `--dark` draws on a dark ground,
`--scale 2` for a screen with two device pixels by logical pixel.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap

from mahjong_qt.engine.layout.layout_file import LayoutFile, read_layout_file
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.paths import layouts_folder
from mahjong_qt.view.thumbnail import layout_thumbnail

if TYPE_CHECKING:
    from collections.abc import Sequence

CELL_WIDTH, CELL_HEIGHT, LINE, GAP = 236, 170, 22, 12
"""Logical pixels."""

COLUMNS = 6
GROUNDS = {False: ("#ffffff", "#202020"), True: ("#2b2b2b", "#f0f0f0")}
"""Ground and letters, by whether the sheet is dark."""


def draw_sheet(files: Sequence[LayoutFile], scale: int, is_dark: bool) -> QPixmap:
    """Return the pictures in rows, each with number, name and number of tiles."""
    columns = min(COLUMNS, len(files))
    rows = -(-len(files) // columns)
    cell_height = CELL_HEIGHT + LINE + GAP
    sheet = QPixmap(scale * (columns * (CELL_WIDTH + GAP) + GAP), scale * (rows * cell_height + GAP))
    sheet.setDevicePixelRatio(scale)
    ground, letters = GROUNDS[is_dark]
    sheet.fill(QColor(ground))
    painter = QPainter(sheet)
    painter.setPen(QColor(letters))
    for place, file in enumerate(files):
        left = GAP + place % columns * (CELL_WIDTH + GAP)
        top = GAP + place // columns * cell_height
        painter.drawPixmap(left, top, layout_thumbnail(file.layout, CELL_WIDTH, CELL_HEIGHT, scale, is_dark))
        words = f"{'' if file.number is None else file.number} {file.name_in('en')} ({len(file.layout)})".strip()
        painter.drawText(QRect(left, top + CELL_HEIGHT, CELL_WIDTH, LINE), Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return sheet


def main() -> None:
    """Draw the sheet of the files named, or of the built-in layouts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", metavar="OUT.png")
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path)
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--dark", action="store_true")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    files = [read_layout_file(path) for path in options.files] or LayoutLibrary(layouts_folder()).all()
    draw_sheet(files, options.scale, options.dark).save(options.out)
    del app


if __name__ == "__main__":
    main()
