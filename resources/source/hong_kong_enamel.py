"""How the tile set "Hong Kong" is cut and painted: enamels, and shapes sunk into the tile."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence
from typing import NamedTuple

from resources.source.brush import Dab, brushed
from resources.source.characters_brush import thinned
from resources.source.svg import disc, document, gradient, group, shape


class Cut(enum.Enum):
    """How finely a face is cut: with every detail, or with few and thick ones for small tiles."""

    FINE = 1.0
    BOLD = 1.35

    @property
    def weight(self) -> float:
        """How wide the brush is."""
        return self.value


class Enamel(NamedTuple):
    """A paint: its name, the shadow under the upper left edge, and the filling from there to the lower right."""

    name: str
    edge: str
    deep: str
    light: str

    @property
    def fill(self) -> str:
        """The filling, as a value of `fill`."""
        return f"url(#{self.name})"


GREEN = Enamel("green", "#012a18", "#04603a", "#1c9760")
RED = Enamel("red", "#520505", "#a30f12", "#dc3b2c")
BLUE = Enamel("blue", "#04173d", "#0c3a8a", "#2f76d2")
INK = Enamel("ink", "#000108", "#10142b", "#323c66")
GOLD = Enamel("gold", "#7a3c00", "#d98207", "#ffc94a")
PINK = Enamel("pink", "#7a0c35", "#d8376f", "#ff9fbf")
PURPLE = Enamel("purple", "#330a5c", "#6a2bb0", "#b583ec")
BARK = Enamel("bark", "#25120a", "#4a2a19", "#83543a")
LEAF = Enamel("leaf", "#0a3514", "#237a35", "#62b957")
MAPLE = Enamel("maple", "#5c0d05", "#c0210f", "#f58a2c")
MOON = Enamel("moon", "#a06a10", "#f3c445", "#fff2b0")
SNOW = Enamel("snow", "#5577a5", "#ffffff", "#d5e4f7")
ENAMELS = (GREEN, RED, BLUE, INK, GOLD, PINK, PURPLE, BARK, LEAF, MAPLE, MOON, SNOW)

IVORY = "#fffaec"
LIGHT = "#fffffb"


def face(content: str) -> str:
    """A whole face, with the gradients that its content names."""
    names = set(re.findall(r"url\(#(\w+)\)", content))
    definitions = "".join(
        gradient(paint.name, "linear", 'x1=".15" y1="0" x2=".85" y2="1"', (0, paint.deep), (1, paint.light))
        for paint in ENAMELS
        if paint.name in names
    )
    return document(300, 400, definitions, content)


def engraved(path: str, enamel: Enamel, cut: Cut, depth: float = 1.0) -> str:
    """A shape sunk into the tile: light along its lower right, a dark inner edge at its upper left."""
    if cut is Cut.BOLD:
        return group(shape(path, LIGHT), 4 * depth, 5 * depth) + shape(path, enamel.fill)
    rim = group(shape(path, LIGHT), 4.2 * depth, 5 * depth)
    return rim + shape(path, enamel.edge) + group(shape(path, enamel.fill), 2.2 * depth, 2.8 * depth)


def sunk_disc(x: float, y: float, radius: float, enamel: Enamel, cut: Cut) -> str:
    """A round hollow."""
    depth = 0.6 + radius / 120
    rim = disc(radius, LIGHT, x=x + 2 * depth, y=y + 2.6 * depth)
    if cut is Cut.BOLD:
        return rim + disc(radius, enamel.fill, x=x, y=y)
    inside = disc(radius - 1.6 * depth, enamel.fill, x=x + depth, y=y + 1.3 * depth)
    return rim + disc(radius, enamel.edge, x=x, y=y) + inside


def inked(dabs: Sequence[Dab]) -> str:
    """The outline of a brush stroke on the tile, with no more points than are seen."""
    return thinned(brushed(dabs), 0.35)
