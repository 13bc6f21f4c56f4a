"""Outlines made wider by a round cutter that follows them, so that Qt fills them and need not stroke."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from resources.source.svg import polygon

Point = tuple[float, float]
# The largest turn between two places on a rounded corner, and how far a place may lie beside the line, in units.
STEP = math.radians(36)
TOLERANCE = 0.2


def widened(path: str, reach: float) -> str:
    """Closed polygons (M, L, Z, absolute) grown by `reach` to all sides, with round corners outside."""
    rings = [[(float(x), float(y)) for x, y in _places(text)] for text in path.split("Z") if text]
    return "".join(polygon(_grown(_thinned(ring), reach)) for ring in rings)


def _places(text: str) -> list[tuple[str, str]]:
    return re.findall(r"(-?[\d.]+),(-?[\d.]+)", text)


def _grown(ring: Sequence[Point], reach: float) -> Iterator[Point]:
    """The places of the wider outline, corner by corner."""
    places = [place for number, place in enumerate(ring) if place != ring[number - 1]]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(places, [*places[1:], places[0]], strict=True))
    if area < 0:
        places.reverse()
    for number, (x, y) in enumerate(places):
        before, after = places[number - 1], places[(number + 1) % len(places)]
        arriving = math.atan2(y - before[1], x - before[0])
        turn = math.remainder(math.atan2(after[1] - y, after[0] - x) - arriving, math.tau)
        for angle, distance in _corner(arriving - math.pi / 2, turn, reach):
            yield x + math.cos(angle) * distance, y + math.sin(angle) * distance


def _corner(outwards: float, turn: float, reach: float) -> Iterator[tuple[float, float]]:
    """Directions and distances of the cutter's track at a corner: an arc outside.

    In a nook the track runs through the corner itself, so that its loops turn like the outline and leave no holes.
    """
    if turn > 0:
        steps = math.ceil(turn / STEP)
        yield from ((outwards + turn * step / steps, reach) for step in range(steps + 1))
    else:
        yield from ((outwards, reach), (outwards, 0.0), (outwards + turn, reach))


def _thinned(ring: list[Point]) -> list[Point]:
    """The ring without places that do not show (Douglas and Peucker, 1973)."""
    half = len(ring) // 2
    return _kept(ring[: half + 1])[:-1] + _kept([*ring[half:], ring[0]])[:-1]


def _kept(line: list[Point]) -> list[Point]:
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    if length:
        aside = [abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length for x, y in line[1:-1]]
    else:
        aside = [math.hypot(x - x1, y - y1) for x, y in line[1:-1]]
    farthest = max(range(len(aside)), key=aside.__getitem__) + 1
    if aside[farthest - 1] < TOLERANCE:
        return [line[0], line[-1]]
    return _kept(line[: farthest + 1])[:-1] + _kept(line[farthest:])
