"""Icons beside the game's: `python -m resources.source.program_icons` writes those of layout files and the editor."""

from __future__ import annotations

import os

from resources.source.app_icon import CREAM, FOLDER, LARGEST_PLAIN, WINE
from resources.source.app_icon import GRADIENTS as TILE_GRADIENTS
from resources.source.app_icon import NAME as GAME_NAME
from resources.source.app_icon import svg as game_svg
from resources.source.svg import disc, document, gradient, group, shape

LAYOUT_NAME = f"{GAME_NAME}-layout"
EDITOR_NAME = "mahjong-layout-editor"

_DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"'
_LAYOUT_GRADIENTS = (
    gradient("ivory", "linear", _DIAGONAL, (0, "#fffdf6"), (1, "#efe2c2"))
    + gradient("back", "linear", _DIAGONAL, (0, "#3a94c0"), (1, "#1d5c7f"))
    + gradient("rim", "linear", 'x1="0" y1="0" x2="0" y2="1"', (0, "#d2452f"), (1, "#a3201a"))
    + gradient("paper", "linear", _DIAGONAL, (0, "#ffffff"), (1, "#e3e9ee"))
    + gradient("fold", "linear", _DIAGONAL, (0, "#f4f7f9"), (1, "#aebac4"))
)
_PENCIL_GRADIENTS = gradient(
    "pencil",
    "linear",
    'x1="0" y1="0" x2="1" y2="0"',
    (0.33, "#f7cf5e"),
    (0.34, "#eeb332"),
    (0.66, "#eeb332"),
    (0.67, "#c98d18"),
)
_EDGE, _DEEP, _GRAPHITE = "#7f8e9b", "#0f3d56", "#2b2320"


def layout_svg(*, plain: bool = False) -> str:
    """A sheet of paper with four tiles seen from above, and a fifth on their joint; `plain` is for small pictures."""
    left, right, fold = (48, 464, 112) if plain else (72, 440, 104)
    top, bottom = (8, 504) if plain else (18, 494)
    width = 24 if plain else 10
    outline = f"M{left},{top}L{right - fold},{top}L{right},{top + fold}L{right},{bottom}L{left},{bottom}Z"
    corner = f"M{right - fold},{top}L{right - fold},{top + fold}L{right},{top + fold}Z"
    sheet = shape(outline, "url(#paper)", _EDGE, width) + shape(corner, "url(#fold)", _EDGE, width)
    return document(512, 512, _LAYOUT_GRADIENTS, sheet + (_plain_pile() if plain else _pile()))


def editor_svg(*, plain: bool = False) -> str:
    """The game's tile and a pencil that draws on it; `plain` leaves out what would blur in a small picture."""
    tile = game_svg(plain=plain).removesuffix("</svg>\n").partition("</defs>")[2]
    pencil = group(_plain_pencil() if plain else _pencil(), 206, 470, 45)
    return document(512, 512, TILE_GRADIENTS + _PENCIL_GRADIENTS, tile + pencil)


DRAWINGS = {LAYOUT_NAME: layout_svg, EDITOR_NAME: editor_svg}
"""What draws each icon, by its name."""


def _pile() -> str:
    below = "".join(_tile(x, y, "url(#back)", _DEEP) for x in (134, 256) for y in (154, 314))
    shade = '<rect x="207" y="246" width="122" height="160" rx="20" fill="#0b2c3e" fill-opacity=".45"/>'
    wheel = disc(45, WINE) + disc(41, "url(#rim)") + disc(20, CREAM) + disc(9, WINE)
    return below + shade + _tile(195, 234, "url(#ivory)", "#a48c55") + group(wheel, 256, 314)


def _tile(x: int, y: int, fill: str, edge: str) -> str:
    """A tile seen from above, in a place of 122 to 160 units."""
    outline = f'stroke="{edge}" stroke-width="8"'
    return f'<rect x="{x + 4}" y="{y + 4}" width="114" height="152" rx="18" fill="{fill}" {outline}/>'


def _plain_pile() -> str:
    """The pile on the lines of a picture of 16 to 16 dots, which are 32 units wide."""
    below = "".join(
        f'<rect x="{x}" y="{y}" width="128" height="160" rx="12" fill="#2478a3"/>'
        for x in (112, 272)
        for y in (128, 304)
    )
    top = f'<rect x="176" y="208" width="160" height="176" rx="16" fill="{CREAM}" stroke="{WINE}" stroke-width="16"/>'
    return below + top + disc(52, "#c23727", x=256, y=296)


def _pencil() -> str:
    """A pencil that stands on its point in the origin, 68 units thick."""
    wood = shape("M0,0L-34,-92L34,-92Z", "#f6dfb4")
    point = shape("M0,0L-13,-35L13,-35Z", _GRAPHITE)
    body = '<rect x="-34" y="-297" width="68" height="209" fill="url(#pencil)"/>'
    ring = '<rect x="-34" y="-329" width="68" height="34" fill="#d5dbe0"/>'
    rubber = shape("M-34,-329L-34,-355C-34,-385 34,-385 34,-355L34,-329Z", "url(#rim)")
    edge = shape("M0,0L-34,-92L-34,-355C-34,-385 34,-385 34,-355L34,-92Z", "none", _GRAPHITE, 12)
    return wood + point + body + ring + rubber + edge


def _plain_pencil() -> str:
    """The pencil in three colours, 92 units thick."""
    outline = "M0,0L-46,-110L-46,-345L46,-345L46,-110Z"
    halo = shape(outline, _GRAPHITE, _GRAPHITE, 34)
    body = '<rect x="-46" y="-345" width="92" height="235" fill="#f2ba3a"/>'
    return halo + body + shape("M0,0L-46,-110L46,-110Z", "#f6dfb4") + shape("M0,0L-19,-46L19,-46Z", _GRAPHITE)


def main() -> None:
    """Write each drawing, and a picture of it for each size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    from mahjong_qt.art.icons import APP_ICON_SIZES

    app = QGuiApplication([])
    for name, draw in DRAWINGS.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8", newline="\n")
        for size in APP_ICON_SIZES:
            renderer = QSvgRenderer(draw(plain=size <= LARGEST_PLAIN).encode())
            image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            renderer.render(painter)
            painter.end()
            image.save(str(FOLDER / f"{name}-{size}.png"))
    app.quit()


if __name__ == "__main__":
    main()
