"""The program's icon: `python -m resources.source.app_icon` writes resources/icons/app (its pictures need Qt)."""

from __future__ import annotations

import os
from pathlib import Path

from resources.source.svg import disc, document, gradient, group, shape

FOLDER = Path(__file__).resolve().parents[1] / "icons" / "app"
NAME = "mahjong-qt"
CREAM, WINE = "#fff9e8", "#6b0f0a"
LARGEST_PLAIN = 32

_DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"'
GRADIENTS = (
    gradient("ivory", "linear", _DIAGONAL, (0, "#fffdf6"), (1, "#efe2c2"))
    + gradient("side", "linear", _DIAGONAL, (0.5, "#dcca9c"), (1, "#b59d68"))
    + gradient("back", "linear", _DIAGONAL, (0.4, "#3a94c0"), (1, "#174a66"))
    + gradient("rim", "linear", 'x1="0" y1="0" x2="0" y2="1"', (0, "#d2452f"), (1, "#a3201a"))
)


def svg(*, plain: bool = False) -> str:
    """A thick tile with a red wheel; `plain` leaves out what would blur in a small picture."""
    body = "".join(_slab("url(#back)", offset) for offset in range(56, 30, -2))
    body += "".join(_slab("url(#side)", offset) for offset in range(32, 0, -2))
    face = '<rect x="72" y="24" width="310" height="408" rx="41" fill="url(#ivory)"/>'
    petal = "M0,0C-46,-44 -42,-100 0,-100C42,-100 46,-44 0,0Z"
    rosette = "".join(shape(petal, CREAM, turn=45 * turn) for turn in range(8)) + disc(44, WINE) + disc(19, CREAM)
    wheel = disc(138, WINE) + disc(130, "url(#rim)") + (disc(62, CREAM) if plain else rosette)
    return document(512, 512, GRADIENTS, body + _slab("#c4ad77", 0) + face + group(wheel, 227, 228))


def _slab(fill: str, offset: int) -> str:
    """One layer of the tile, `offset` units to the lower right."""
    return f'<rect x="{66 + offset}" y="{18 + offset}" width="322" height="420" rx="46" fill="{fill}"/>'


def main() -> None:
    """Write the drawing, and a picture of it for each size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    from mahjong_qt.art.icons import APP_ICON_SIZES

    app = QGuiApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{NAME}.svg").write_text(svg(), encoding="utf-8", newline="\n")
    for size in APP_ICON_SIZES:
        renderer = QSvgRenderer(svg(plain=size <= LARGEST_PLAIN).encode())
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        image.save(str(FOLDER / f"{NAME}-{size}.png"))
    app.quit()


if __name__ == "__main__":
    main()
