"""Contact sheets to look at: `python -m resources.source.sheet FOLDER` writes them into that folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from mahjong_qt.art.background import board_background
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Mark, Shade, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES

TILES = Path(__file__).resolve().parents[1] / "tiles" / "numbers"
FELT = ("#2f6f57", "#14211d")
COLUMNS = 9


def new_art(width: int) -> tuple[TileArt, TileMetrics]:
    """Art of the built-in set with faces `width` pixels wide."""
    metrics = TileMetrics.for_width(width)
    art = TileArt(TileSet.load(TILES), None)
    art.prepare(metrics, 1.0)
    return art, metrics


def contact_sheet(width: int, shade: Shade, table: str) -> QImage:
    """All faces in one shade."""
    art, metrics = new_art(width)
    rows = -(-len(FACES) // COLUMNS)
    step_x, step_y = metrics.pixmap_width + 2, metrics.pixmap_height + 2
    image = QImage(COLUMNS * step_x + 8, rows * step_y + 8, QImage.Format.Format_RGB32)
    image.fill(QColor(table))
    painter = QPainter(image)
    for place, face in enumerate(FACES):
        painter.drawPixmap(4 + place % COLUMNS * step_x, 4 + place // COLUMNS * step_y, art.tile(face, shade))
    painter.end()
    return image


def mock_board(width: int, dark: bool) -> QImage:
    """Five layers with half-tile offsets, every shade and mark."""
    art, metrics = new_art(width)
    tiles = [(x, y, 0) for x in range(0, 22, 2) for y in range(0, 12, 2)]
    tiles += [(x, y, 1) for x in range(3, 15, 2) for y in range(1, 11, 2)]
    tiles += [(x, y, 2) for x in range(4, 14, 2) for y in range(2, 10, 2)]
    tiles += [(x, y, 3) for x in range(6, 12, 2) for y in range(4, 8, 2)]
    tiles += [(8, 5, 4), (24, 1, 0), (24, 3, 0), (26, 4, 0), (24, 8, 0), (25, 8, 1)]
    tiles.sort(key=lambda tile: (tile[2], tile[0] + tile[1], tile[0]))
    image = QImage(int(14.2 * metrics.width) + 60, 6 * metrics.height + 80, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, board_background(image.width(), image.height(), 1.0, dark))
    places = ((8, 5, 4), (18, 2, 0), (18, 4, 0), (18, 6, 0), (20, 6, 0), (20, 4, 0), (20, 8, 0), (24, 3, 0))
    marks = dict(zip(places, Mark, strict=True))
    covered = {(x, y, z) for x, y, z in tiles for a, b, c in tiles if c > z and abs(a - x) < 2 and abs(b - y) < 2}
    for place, (x, y, z) in enumerate(tiles):
        left = 36 + x * metrics.width // 2 - z * metrics.depth_x
        top = 36 + y * metrics.height // 2 - z * metrics.depth_y
        shade = Shade.BLOCKED if (x, y, z) in covered or (2 < x < 16 and z == 0) else Shade.CLEAR
        if (x, y) == (20, 10):
            shade = Shade.FACE_DOWN
        painter.drawPixmap(left, top, art.tile(FACES[place * 5 % 42], shade))
        if (x, y, z) in marks:
            painter.drawPixmap(left, top, art.mark(marks[x, y, z]))
    painter.end()
    return image


def mark_sheet(width: int, table: str) -> QImage:
    """Every mark on a clear tile, then the three shades."""
    art, metrics = new_art(width)
    step = metrics.pixmap_width + 4
    image = QImage((len(Mark) + len(Shade)) * step + 8, metrics.pixmap_height + 8, QImage.Format.Format_RGB32)
    image.fill(QColor(table))
    painter = QPainter(image)
    for place, mark in enumerate(Mark):
        painter.drawPixmap(4 + place * step, 4, art.tile(FACES[(place * 7 + 4) % 42], Shade.CLEAR))
        painter.drawPixmap(4 + place * step, 4, art.mark(mark))
    for place, shade in enumerate(Shade, len(Mark)):
        painter.drawPixmap(4 + place * step, 4, art.tile(FACES[(place * 7 + 4) % 42], shade))
    painter.end()
    return image


def main() -> None:
    """Write every sheet into the folder given."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    for width in (40, 60, 100, 300):
        contact_sheet(width, Shade.CLEAR, FELT[0]).save(str(folder / f"clear-{width}.png"))
    contact_sheet(60, Shade.BLOCKED, FELT[1]).save(str(folder / "blocked-60.png"))
    grey = contact_sheet(60, Shade.CLEAR, FELT[0]).convertToFormat(QImage.Format.Format_Grayscale8)
    grey.save(str(folder / "grey-60.png"))
    for name, table in zip(("light", "dark"), FELT, strict=True):
        for width in (40, 80):
            mock_board(width, name == "dark").save(str(folder / f"board-{name}-{width}.png"))
            mark_sheet(width, table).save(str(folder / f"marks-{name}-{width}.png"))
    app.quit()


if __name__ == "__main__":
    main()
