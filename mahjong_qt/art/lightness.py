"""Colours made lighter or darker as the eye sees it: their hue stays, and what a screen cannot show is never asked for.

Oklab is the colour space of Björn Ottosson (2020); lightness goes from 0, black, to 1, white.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from PySide6.QtGui import QColor


class Perceived(NamedTuple):
    """A colour by its lightness and by how far it is from grey, towards red (``a``) and towards yellow (``b``)."""

    lightness: float
    a: float
    b: float

    @property
    def chroma(self) -> float:
        """How far the colour is from grey of the same lightness; about 0.3 at most."""
        return hypot(self.a, self.b)


def perceived(colour: QColor) -> Perceived:
    """Return how the eye sees a colour."""
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return Perceived(
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def shown(colour: Perceived) -> QColor:
    """Return the colour for a screen; where it is too strong for one, it is made greyer and keeps its lightness."""
    lightness = min(1.0, max(0.0, colour.lightness))
    parts = _parts(Perceived(lightness, colour.a, colour.b))
    share = 1.0
    while share > 0.1 and not all(-0.0005 <= part <= 1.0005 for part in parts):
        share *= 0.88
        parts = _parts(Perceived(lightness, colour.a * share, colour.b * share))
    return QColor.fromRgbF(*(min(1.0, max(0.0, _curved(part))) for part in parts))


def with_lightness(colour: Perceived, lightness: float) -> QColor:
    """Return a colour of the same hue and another lightness; towards black and white it gets greyer."""
    room = min(1.0, 4.0 * min(lightness, 1.0 - lightness)) if 0.0 < lightness < 1.0 else 0.0
    return shown(Perceived(lightness, colour.a * room, colour.b * room))


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """Return the opaque colour between two; with a share of 1 it is the other."""
    return QColor(*(round(a(one) + (a(other) - a(one)) * share) for a in (QColor.red, QColor.green, QColor.blue)))


def _parts(colour: Perceived) -> tuple[float, float, float]:
    """Red, green and blue as amounts of light; outside of 0 to 1 where no screen shows them."""
    lightness, a, b = colour
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
