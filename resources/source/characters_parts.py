"""Parts that strokes of regular script share: how they begin, turn, and end. Sizes are in widths of the brush."""

from __future__ import annotations

import math
from collections.abc import Sequence

from resources.source.brush import Dab
from resources.source.characters_brush import Point, drawn, rounded

Places = Sequence[Point]


def along(places: Places, share: float, width: float) -> Dab:
    """A dab at a share of the straight way."""
    (x1, y1), (x2, y2) = places
    return Dab(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, width)


def head(x: float, y: float, width: float) -> list[Dab]:
    """How a stroke downwards begins."""
    return [Dab(x + width * 0.04, y + width * 0.3, width * 1.04), Dab(x, y + width * 1.2, width * 0.88)]


def shaft(places: Places, width: float, end: float) -> list[Dab]:
    """A straight stroke downwards whose end is `end` widths wide."""
    (x1, y1), (x2, y2) = places
    middle = along(places, 0.55, width * 0.84)
    return [*head(x1, y1, width), middle, Dab(x2, y2 - width * 0.4, width * end)]


def bar_to_corner(start: Point, corner: Point, width: float, depth: float, lean: float) -> str:
    """A bar that ends in the shoulder of a fold, whose leg begins `depth` widths deep and leans right by `lean`."""
    (x1, y1), (x2, y2) = start, corner
    way = [Dab(x1 + width * 0.28, y1 + width * 0.06, width * 0.86), along([start, corner], 0.5, width * 0.64)]
    form = [(-1.5, -0.33), (-1.5, -0.33), (-0.9, -0.44), (-0.5, -0.7), (-0.3, -0.73), (0.06, -0.46), (0.34, -0.1)]
    form += [(0.36, 0.3), (0.34, depth), (0.34, depth), (-0.54, depth), (-0.54, depth), (-0.62, 0.42)]
    form += [(-1.5, 0.31), (-1.5, 0.31)]
    bar_end = Dab(x2 - width * 0.5, y2, width * 0.7)
    return drawn([*way, bar_end]) + form_at(form, x2, y2, width, (y2 - y1) / (x2 - x1), lean)


def shoulder(x: float, y: float, width: float, slope: float) -> str:
    """The pressed end of a bar: a peak above, falling to the right, round below."""
    form = [(-1.6, -0.33), (-1.6, -0.33), (-1.0, -0.46), (-0.5, -0.76), (-0.34, -0.78), (-0.05, -0.52), (0.24, -0.12)]
    form += [(0.36, 0.16), (0.28, 0.4), (0.0, 0.5), (-0.5, 0.45), (-1.0, 0.38), (-1.6, 0.33), (-1.6, 0.33)]
    return form_at(form, x - width * 0.2, y - width * 0.2 * slope, width, slope)


def flick(x: float, y: float, width: float, lean: float) -> str:
    """The hook at the foot of a stroke downwards, to the left: x, y is the middle of the foot."""
    form = [(-0.43, -1.9), (-0.43, -1.9), (0.43, -1.9), (0.43, -1.9), (0.47, -0.9), (0.42, -0.2), (0.18, 0.3)]
    form += [(-0.08, 0.46), (-0.26, 0.4), (-0.62, 0.02), (-1.15, -0.36), (-1.66, -0.62), (-1.66, -0.62)]
    form += [(-1.05, -0.56), (-0.66, -0.66), (-0.47, -1.1)]
    return form_at(form, x, y - width * 0.2, width, lean=lean)


def coiled(places: Places, width: float) -> str:
    """Downwards, along the ground to the right, and a flick up; the places: top, bend, right end, flick."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = places
    turn = min(width * 1.6, (x3 - x2) * 0.45)
    way = [
        Dab(x2 + (x1 - x2) * 0.25, y1 * 0.4 + (y2 - turn) * 0.6, width * 0.84),
        Dab(x2, y2 - turn, width * 0.82),
        Dab(x2 + turn * 0.3, y2 - turn * 0.3, width * 0.86),
        Dab(x2 + turn, y2, width * 0.9),
        Dab((x2 + turn + x3) / 2, y3 + 1, width * 0.96),
        Dab(x3 - width * 0.25, y3 - width * 0.08, width * 1.04),
    ]
    size = math.hypot(x4 - x3, y4 - y3) or 1.0
    form = [(x3 - width * 1.3, y3 - width * 0.42), (x3 - width * 0.62, y3 - width * 0.58)]
    form += [(x3 - width * 0.2, y3 - size * 0.42), (x4, y4), (x4, y4), (x3 + width * 0.36, y3 - size * 0.34)]
    form += [(x3 + width * 0.42, y3 - width * 0.1), (x3 + width * 0.16, y3 + width * 0.34)]
    form += [(x3 - width * 0.4, y3 + width * 0.45), (x3 - width * 1.3, y3 + width * 0.46)]
    return drawn([*head(x1, y1, width), *way]) + rounded(form)


def form_at(form: Sequence[Point], x: float, y: float, width: float, slope: float = 0, lean: float = 0) -> str:
    """The form in widths around x, y; its level lines fall by `slope`, its upright ones lean to the right by `lean`."""
    return rounded(
        [(x + (across + lean * down) * width, y + (down + slope * min(across, 0.0)) * width) for across, down in form]
    )
