"""Text of SVG elements and paths; standard library only."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable


def number(value: float) -> str:
    """Shortest text of a coordinate with one decimal.

    >>> number(12.04), number(-0.04)
    ('12', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def placed(path: str, x: float, y: float, scale_x: float = 1, scale_y: float = 1) -> str:
    """The path (M, L, C, Z, absolute) scaled and then moved to x, y.

    >>> placed("M0,0L10,20", 1, 2, 2, 0.5)
    'M1,2L21,12'
    """

    def moved(match: re.Match[str]) -> str:
        return f"{number(x + scale_x * float(match[1]))},{number(y + scale_y * float(match[2]))}"

    return re.sub(r"(-?[\d.]+),(-?[\d.]+)", moved, path)


def turned(path: str, x: float, y: float, turn: float, scale_x: float = 1, scale_y: float = 1) -> str:
    """The path (M, L, C, Z, absolute) scaled, turned by `turn` degrees and then moved to x, y.

    >>> turned("M0,0L0,-20", 5, 30, 90, 1, 0.5)
    'M5,30L15,30'
    """
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def moved(match: re.Match[str]) -> str:
        along, down = scale_x * float(match[1]), scale_y * float(match[2])
        return f"{number(x + cosine * along - sine * down)},{number(y + sine * along + cosine * down)}"

    return re.sub(r"(-?[\d.]+),(-?[\d.]+)", moved, path)


def polygon(places: Iterable[tuple[float, float]]) -> str:
    """A closed path through `places`."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in places) + "Z"


def ellipse(x: float, y: float, radius_x: float, radius_y: float) -> str:
    """An ellipse as four curves."""
    unit = "M-1,0C-1,-.5523 -.5523,-1 0,-1C.5523,-1 1,-.5523 1,0C1,.5523 .5523,1 0,1C-.5523,1 -1,.5523 -1,0Z"
    return placed(unit, x, y, radius_x, radius_y)


def shape(path: str, fill: str, edge: str = "", width: float = 0, turn: float = 0) -> str:
    """A filled path, turned around the origin by `turn` degrees, with or without an edge."""
    line = f' stroke="{edge}" stroke-width="{number(width)}" stroke-linejoin="round"' if edge else ""
    return f'<path{_turned(turn)} d="{path}" fill="{fill}"{line}/>'


def strokes(path: str, colour: str, width: float, turn: float = 0) -> str:
    """A path drawn with a round pen."""
    return (
        f'<path{_turned(turn)} d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(radius: float, fill: str, edge: str = "", width: float = 0, x: float = 0, y: float = 0) -> str:
    """A filled circle."""
    place = f' cx="{number(x)}" cy="{number(y)}"' if x or y else ""
    line = f' stroke="{edge}" stroke-width="{number(width)}"' if edge else ""
    return f'<circle{place} r="{number(radius)}" fill="{fill}"{line}/>'


def group(content: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """Elements scaled, turned and then moved to x, y."""
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({scale})" if scale != 1 else ""
    return f'<g transform="translate({number(x)},{number(y)}){turned}{scaled}">{content}</g>'


def gradient(name: str, kind: str, geometry: str, *stops: tuple[float, str]) -> str:
    """A gradient of a kind (linear or radial) with its colours by offset."""
    colours = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    return f'<{kind}Gradient id="{name}" {geometry}>{colours}</{kind}Gradient>'


def document(width: int, height: int, definitions: str, content: str) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f"<defs>{definitions}</defs>{content}</svg>\n"
    )


def _turned(turn: float) -> str:
    return f' transform="rotate({number(turn)})"' if turn else ""
