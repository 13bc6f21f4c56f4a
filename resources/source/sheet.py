"""Sheets to look at: `python -m resources.source.sheet FOLDER [--set ID] [--docs]` writes them into that folder.

They show the faces of every tile set (or of one), marks, bodies, tables, and whole boards as the game shows them.
"""

from __future__ import annotations

import argparse
import os
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.background import KINDS, Background, board_background, thumbnail
from mahjong_qt.art.found_sets import BUILT_IN, PLAIN_SET, built_in_folder, load_tile_set
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Mark, Shade, TileArt
from mahjong_qt.art.tile_style import BACKS, Corner, FaceColour, Relief, TileStyle
from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.games import lay_out
from mahjong_qt.engine.layout.layout_file import read_layout_file
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.paths import layouts_folder
from mahjong_qt.view.board_scene import BoardScene
from mahjong_qt.view.board_view import BoardView

if TYPE_CHECKING:
    from collections.abc import Sequence

FELT = ("#2f6f57", "#14211d")
COLUMNS = 9
SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
DOCS = ("*-clear-*", "*-dark-60", "board-*", "bodies-light", "tables")
"""The names of the pictures of docs/look.md."""

DARK = TileStyle(face=FaceColour.DARK)


class Album(NamedTuple):
    """Where pictures are written, which of them by their names, and as what: `png`, or `jpg` which is small."""

    folder: Path
    names: tuple[str, ...] = ("*",)
    suffix: str = "png"

    def save(self, picture: QImage | QPixmap, name: str) -> None:
        """Write a picture, if it is one of those wanted."""
        if any(fnmatch(name, wanted) for wanted in self.names):
            picture.save(str(self.folder / f"{name}.{self.suffix}"), quality=74 if self.suffix == "jpg" else -1)


class Scene(NamedTuple):
    """A board to show: its layout, table and tiles."""

    layout: str
    table: str
    is_dark: bool
    style: TileStyle


SCENES = (
    Scene("turtle", "felt", False, TileStyle()),
    Scene("pyramid", "walnut", False, TileStyle(BACKS["bamboo"])),
    Scene("dragon", "night", True, TileStyle(BACKS["green"], corner=Corner.LOWER_LEFT)),
    Scene("pagoda", "paper", False, TileStyle(BACKS["red"], FaceColour.DARK)),
    Scene("butterfly", "stone", True, TileStyle(BACKS["plum"], FaceColour.DARK)),
    Scene("shisen-18x8", "bamboo", False, TileStyle(BACKS["slate"], relief=Relief.FLAT)),
)


def new_art(set_id: str, width: int, style: TileStyle) -> tuple[TileArt, TileMetrics]:
    """Art of a set with faces `width` pixels wide."""
    metrics = TileMetrics.for_width(width, style)
    art = TileArt(load_tile_set(set_id), None, style)
    art.prepare(metrics, 1.0)
    return art, metrics


def contact_sheet(set_id: str, width: int, shade: Shade, style: TileStyle, table: str) -> QImage:
    """All faces of a set in one shade."""
    art, metrics = new_art(set_id, width, style)
    rows = -(-len(FACES) // COLUMNS)
    step_x, step_y = metrics.pixmap_width + 2, metrics.pixmap_height + 2
    image = QImage(COLUMNS * step_x + 8, rows * step_y + 8, QImage.Format.Format_RGB32)
    image.fill(QColor(table))
    painter = QPainter(image)
    for place, face in enumerate(FACES):
        painter.drawPixmap(4 + place % COLUMNS * step_x, 4 + place // COLUMNS * step_y, art.tile(face, shade))
    painter.end()
    return image


def mark_sheet(width: int, style: TileStyle, table: str) -> QImage:
    """Every mark on a clear tile, then the three shades."""
    art, metrics = new_art(PLAIN_SET, width, style)
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


def heap(set_id: str, width: int, style: TileStyle, *, is_dark: bool) -> QImage:
    """Three layers of one look with tiles of each shade, on felt."""
    art, metrics = new_art(set_id, width, style)
    tiles = [(x, y, 0) for x in (0, 2, 4) for y in (0, 2)] + [(1, 1, 1), (3, 1, 1), (2, 1, 2), (7, 1, 0)]
    side = 1 if metrics.depth_x > 0 else -1
    tiles.sort(key=lambda tile: (tile[2], side * tile[0] + tile[1]))
    table = board_background(round(5.4 * metrics.width), round(2.8 * metrics.height), 1.0, is_dark)
    painter = QPainter(table)
    for place, (x, y, z) in enumerate(tiles):
        left = round(0.45 * metrics.width) + x * metrics.width // 2 - z * metrics.depth_x - metrics.margin_left
        top = round(0.4 * metrics.height) + y * metrics.height // 2 - z * metrics.depth_y - metrics.margin_top
        shade = Shade.FACE_DOWN if x == 7 else Shade.BLOCKED if (x, z) == (2, 0) else Shade.CLEAR
        painter.drawPixmap(left, top, art.tile(FACES[(place * 5 + 18) % 42], shade))
    painter.end()
    return table.toImage()


def body_sheet(set_id: str, width: int, *, is_dark: bool) -> QImage:
    """Every back with ivory and dark faces; thick and flat, from both corners."""
    looks = [TileStyle(back, face) for back in BACKS.values() for face in FaceColour]
    looks += [
        TileStyle(face=face, relief=relief, corner=corner)
        for relief in Relief
        for corner in Corner
        for face in FaceColour
    ]
    return grid([heap(set_id, width, look, is_dark=is_dark) for look in looks], 4)


def grid(pictures: Sequence[QImage], columns: int) -> QImage:
    """Pictures of about the same size in rows."""
    wide = 4 + max(picture.width() for picture in pictures)
    high = 4 + max(picture.height() for picture in pictures)
    image = QImage(columns * wide, -(-len(pictures) // columns) * high, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    for place, picture in enumerate(pictures):
        painter.drawImage(place % columns * wide, place // columns * high, picture)
    painter.end()
    return image


def table_sheet() -> QImage:
    """Every table by day and in the evening."""
    swatches = [thumbnail(360, 220, 1.0, dark, Background(kind)).toImage() for kind in KINDS for dark in (False, True)]
    return grid(swatches, 6)


def board_picture(scene: Scene, set_id: str, width: int, height: int) -> QPixmap:
    """A full board as a window of this size shows it."""
    layout = read_layout_file(layouts_folder() / f"{scene.layout}.json").layout
    game = GameKind.SHISEN_SHO if scene.layout.startswith("shisen") else GameKind.SOLITAIRE
    # 37 goes through all 42 faces, so that neighbours differ
    faces = [FACES[place * 37 % len(FACES)] for place in range(len(layout))]
    art = TileArt(load_tile_set(set_id), None, scene.style)
    shown = BoardScene(art)
    view = BoardView(shown, art)
    view.set_dark(scene.is_dark)
    view.set_background(Background(scene.table))
    shown.set_board(lay_out(game, layout, faces))
    view.resize(width, height)
    view.show()
    view.lay_out()
    picture = view.grab()
    view.close()
    return picture


def write_set(album: Album, set_id: str) -> None:
    """Write the sheets of one tile set."""
    ivory = TileStyle()
    for width in (40, 60, 100, 300):
        album.save(contact_sheet(set_id, width, Shade.CLEAR, ivory, FELT[0]), f"{set_id}-clear-{width}")
    for width in (40, 60):
        sheets = {
            "blocked": contact_sheet(set_id, width, Shade.BLOCKED, ivory, FELT[1]),
            "dark": contact_sheet(set_id, width, Shade.CLEAR, DARK, FELT[1]),
            "dark-blocked": contact_sheet(set_id, width, Shade.BLOCKED, DARK, FELT[1]),
        }
        clear = contact_sheet(set_id, width, Shade.CLEAR, ivory, FELT[0])
        sheets["grey"] = clear.convertToFormat(QImage.Format.Format_Grayscale8)
        for name, sheet in sheets.items():
            album.save(sheet, f"{set_id}-{name}-{width}")


def write_looks(album: Album, set_id: str) -> None:
    """Write the sheets of bodies, marks and tables, and the boards."""
    for name, is_dark in (("light", False), ("dark", True)):
        album.save(body_sheet(set_id, 60, is_dark=is_dark), f"bodies-{name}")
        looks = (TileStyle(), DARK, TileStyle(relief=Relief.FLAT), TileStyle(corner=Corner.LOWER_LEFT))
        marks = [mark_sheet(width, look, FELT[is_dark]) for width in (40, 80) for look in looks]
        album.save(grid(marks, 1), f"marks-{name}")
    album.save(table_sheet(), "tables")
    for scene in SCENES:
        for width, height in SIZES:
            album.save(board_picture(scene, set_id, width, height), f"board-{scene.layout}-{width}x{height}")


def main() -> None:
    """Write every sheet into the folder given."""
    there = [name for name in BUILT_IN if built_in_folder(name).joinpath("tileset.json").exists()]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--set", choices=there, help="only this tile set; without it all, and boards with the first")
    parser.add_argument("--docs", action="store_true", help="only the pictures of docs/look.md, as JPEG")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    album = Album(chosen.folder, DOCS, "jpg") if chosen.docs else Album(chosen.folder)
    for set_id in [chosen.set] if chosen.set else there:
        write_set(album, set_id)
    write_looks(album, chosen.set or there[0])
    app.quit()


if __name__ == "__main__":
    main()
