"""The picture behind the icons of the disk image: a table, and an arrow from the game to the folder of programs.

It has no words, so that it needs no translation. Finder writes the names of the icons upon it, in black or in white as
the player's Mac is light or dark: where they stand the table is as far from one as from the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

    Colour = tuple[int, int, int]

WINDOW = (640, 400)
"""Points, without the title bar."""

ICON_SIZE = 128
"""Points."""

GAME_PLACE, APPLICATIONS_PLACE = (165, 180), (475, 180)
"""Where the middle of each icon is, in points."""

TABLE: Colour = (96, 122, 106)
EDGE: Colour = (70, 95, 80)
IVORY: Colour = (250, 242, 220)
SIDE: Colour = (196, 173, 119)
BACK: Colour = (36, 106, 142)
WINE: Colour = (178, 40, 30)
SHADOW: Colour = (62, 84, 71)
FINENESS = 4
"""Each pixel is drawn this many times finer, and made smaller afterwards."""

TILE_WIDTH, TILE_HEIGHT, TILE_STEP = 34, 44, 38


def write_background(folder: Path) -> Path:
    """Write the picture and its double beside it, as dmgbuild looks for them, and return the first."""
    path = folder / "background.png"
    draw_background(1).save(path, dpi=(72, 72))
    draw_background(2).save(folder / "background@2x.png", dpi=(144, 144))
    return path


def draw_background(scale: int) -> Image:
    """Return the picture, with so many pixels for a point."""
    from PIL import Image, ImageDraw

    unit = scale * FINENESS
    picture = Image.new("RGB", (WINDOW[0] * unit, WINDOW[1] * unit), TABLE)
    draw = ImageDraw.Draw(picture)
    _draw_edge(draw, unit)
    _draw_arrow(draw, unit)
    for number in range(WINDOW[0] // TILE_STEP + 1):
        _draw_tile(draw, unit, 4 + number * TILE_STEP, WINDOW[1] - 36)
    return picture.resize((WINDOW[0] * scale, WINDOW[1] * scale), Image.Resampling.LANCZOS)


def _draw_edge(draw: ImageDraw, unit: int) -> None:
    """Draw the rim of the table, one line a quarter of a point wide after the other, into the table's own colour."""
    width = 28 * FINENESS
    for number in range(width):
        share = (number / width) ** 0.5
        colour = tuple(round(edge + (table - edge) * share) for edge, table in zip(EDGE, TABLE, strict=True))
        inset = number * unit // FINENESS
        box = (inset, inset, WINDOW[0] * unit - 1 - inset, WINDOW[1] * unit - 1 - inset)
        draw.rectangle(box, outline=colour, width=max(1, unit // FINENESS))


def _draw_arrow(draw: ImageDraw, unit: int) -> None:
    """Draw it as if cut from the ivory of a tile, with its side and its shadow below."""
    middle = (GAME_PLACE[0] + APPLICATIONS_PLACE[0]) / 2
    for offset, colour in ((9, SHADOW), (5, BACK), (3, SIDE), (0, IVORY)):
        x, y = middle + offset * 0.6, GAME_PLACE[1] + offset
        outline = [(-50, -10), (8, -10), (8, -32), (50, 0), (8, 32), (8, 10), (-50, 10)]
        draw.polygon([((x + across) * unit, (y + down) * unit) for across, down in outline], fill=colour)


def _draw_tile(draw: ImageDraw, unit: int, left: float, top: float) -> None:
    """Draw one of the tiles of the row at the lower edge, which cuts them off."""
    for offset, colour in ((8, SHADOW), (5, BACK), (3, SIDE), (0, IVORY)):
        x, y = (left + offset) * unit, (top + offset) * unit
        draw.rounded_rectangle((x, y, x + TILE_WIDTH * unit, y + TILE_HEIGHT * unit), 5 * unit, fill=colour)
    x, y = left + TILE_WIDTH / 2, top + TILE_HEIGHT / 2 - 3
    for radius, colour in ((11, WINE), (6, IVORY), (3, WINE)):
        draw.ellipse([value * unit for value in (x - radius, y - radius, x + radius, y + radius)], fill=colour)
