"""What all faces of the tile set "Riichi" share: its inks, its two cuts, and shapes drawn with them."""

from __future__ import annotations

import math
import re
from enum import Enum
from typing import NamedTuple

from resources.source.svg import number, placed

# Flat inks. Green, red and blue differ in lightness too, so that they stay apart in grey.
INK, RED, GREEN, BLUE = "#15161c", "#c8161d", "#0b7a45", "#153e90"
LEAF, PAPER, SLATE = "#7ccf98", "#fffaec", "#1c2c55"


class Cut(Enum):
    """How a face is cut: with every detail, or bolder and plainer for faces less than 56 pixels wide."""

    FINE = ""
    BOLD = "-bold"


class Box(NamedTuple):
    """A part of a face, in its 300 by 400 units."""

    left: float
    top: float
    right: float
    bottom: float


def fitted(path: str, box: Box) -> str:
    """The path (M, L, C, Z, absolute) stretched until the places it names touch all sides of `box`."""
    places = re.findall(r"(-?[\d.]+),(-?[\d.]+)", path)
    across, down = [float(x) for x, _ in places], [float(y) for _, y in places]
    scale_x = (box.right - box.left) / (max(across) - min(across))
    scale_y = (box.bottom - box.top) / (max(down) - min(down))
    return placed(path, box.left - min(across) * scale_x, box.top - min(down) * scale_y, scale_x, scale_y)


def ring(radius: float, width: float, colour: str, x: float = 0, y: float = 0) -> str:
    """A circle whose line lies inside `radius`."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius - width / 2)}" '
        f'fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'
    )


def turned(path: str, degrees: float, x: float = 0, y: float = 0) -> str:
    """The path (M, L, C, Z, absolute) turned around the origin and then moved to x, y."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def moved(match: re.Match[str]) -> str:
        across, down = float(match[1]), float(match[2])
        return f"{number(x + across * cosine - down * sine)},{number(y + across * sine + down * cosine)}"

    return re.sub(r"(-?[\d.]+),(-?[\d.]+)", moved, path)


def wreath(path: str, count: int, start: float = 0) -> str:
    """The path `count` times around the origin, as one path."""
    return "".join(turned(path, start + 360 * place / count) for place in range(count))


def petal(length: float, width: float, base: float = 0) -> str:
    """A petal with a round end that points upwards, from `base` above the origin to `length`."""
    half, reach = width / 2, length - base
    return placed(
        "M0,0C-.5,-.2 -1,-.45 -1,-.68C-1,-.9 -.6,-1 0,-1C.6,-1 1,-.9 1,-.68C1,-.45 .5,-.2 0,0Z", 0, -base, half, reach
    )


def blade(length: float, width: float, base: float = 0) -> str:
    """A pointed leaf that points upwards, from `base` above the origin to `length`."""
    half, reach = width / 2, length - base
    return placed("M0,0C-.8,-.2 -1.1,-.55 0,-1C1.1,-.55 .8,-.2 0,0Z", 0, -base, half, reach)
