"""What tiles are made of: the colours of ivory, of dark faces and of backs, on each side of the body."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from mahjong_qt.art.lightness import Perceived, perceived, with_lightness
from mahjong_qt.art.tile_style import FaceColour

DARKEST, LIGHTEST = 0.26, 0.93
"""Backs are made no darker and no lighter than this, so that their sides can still differ."""

STRONGEST = 0.19
"""The most colour that a back has; what is stronger would outshine the faces."""


class Material(NamedTuple):
    """The colours of one layer of a tile.

    ``top`` are those of the plane from the lit corner to the far one, ``edge`` those of the line around it. ``lit`` and
    ``shade`` are where its rounded rim turns to the light and away from it; ``right`` and ``low`` are the walls,
    and ``foot`` is the line at their end.
    """

    top: tuple[QColor, QColor, QColor]
    edge: tuple[QColor, QColor, QColor]
    lit: QColor
    shade: QColor
    right: QColor
    low: QColor
    foot: QColor


def face_material(face: FaceColour) -> Material:
    """Return what the side with the drawing is made of."""
    return _material(*(_IVORY if face is FaceColour.IVORY else _BLACK))


def back_material(back: str) -> Material:
    """Return what the other side is made of, from its colour as ``#rrggbb``; its sides differ by lightness alone."""
    colour = perceived(QColor(back))
    weaker = min(1.0, STRONGEST / max(colour.chroma, 1e-6))
    colour = Perceived(colour.lightness, colour.a * weaker, colour.b * weaker)
    base = DARKEST + (LIGHTEST - DARKEST) * min(1.0, max(0.0, (colour.lightness - 0.12) / 0.88)) ** 0.9

    def tone(step: float) -> QColor:
        return with_lightness(colour, base + step)

    return Material(
        top=(tone(0.075), tone(0.0), tone(-0.075)),
        edge=(tone(-0.09), tone(-0.14), tone(-0.24)),
        lit=tone(0.2),
        shade=tone(-0.15),
        right=tone(-0.015),
        low=tone(-0.125),
        foot=tone(-0.23),
    )


def lattice_colour(back: str) -> QColor:
    """Return the colour of the pattern on a back: lighter than it, or darker where it is light itself."""
    top = perceived(back_material(back).top[1])
    return with_lightness(top, top.lightness + (0.2 if top.lightness < 0.72 else -0.2))


_IVORY = (
    "#fefaf0", "#faf4e4", "#eee1c4",
    "#bda976", "#ab9360", "#7b6434",
    "#ffffff", "#d2bd8e",
    "#e0d0a6", "#bca470", "#86703f",
)  # fmt: skip
_BLACK = (
    "#41454c", "#33363c", "#292b30",
    "#7f8692", "#1d1f22", "#08090a",
    "#8b919b", "#191a1d",
    "#3a3d44", "#232529", "#0a0b0c",
)  # fmt: skip


def _material(*names: str) -> Material:
    colours = [QColor(name) for name in names]
    return Material((colours[0], colours[1], colours[2]), (colours[3], colours[4], colours[5]), *colours[6:])
