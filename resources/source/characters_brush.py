"""A pointed brush held aslant: strokes of changing width as outlines to be filled; standard library only."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from resources.source.brush import Dab, smoothed
from resources.source.svg import polygon

Point = tuple[float, float]

# The brush leaves a drop: a disc of width 1 with its tip at the upper left.
TIP: Point = (-0.57, -0.37)
# What may be left out of an outline, in units of the box.
TOLERANCE = 0.22


def drawn(dabs: Sequence[Dab]) -> str:
    """The outline that the brush leaves on its way through `dabs`."""
    line = smoothed(dabs)
    left: list[Point] = []
    right: list[Point] = []
    for place, dab in enumerate(line):
        before, after = line[max(0, place - 1)], line[min(len(line) - 1, place + 1)]
        angle = math.atan2(after.y - before.y, after.x - before.x)
        if place == 0:
            left.extend(_footprint(dab, angle + turn) for turn in _turns(90, 270))
        left.append(_footprint(dab, angle - math.pi / 2))
        right.append(_footprint(dab, angle + math.pi / 2))
        if place == len(line) - 1:
            left.extend(_footprint(dab, angle + turn) for turn in _turns(-90, 90))
    return outline([*left, *reversed(right)])


def outline(points: Sequence[Point]) -> str:
    """A closed path through `points`, always with the same sense of turning, without points that do not show."""
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True))
    ring = list(points) if area > 0 else list(reversed(points))
    return polygon(_thinned([*ring, ring[0]], TOLERANCE)[:-1])


def rounded(points: Sequence[Point]) -> str:
    """A closed smooth outline through `points`; a point given twice is a corner."""
    places = [place for number, place in enumerate(points) if place != points[number - 1]]
    count = len(places)
    line: list[Point] = []
    for number, (x, y) in enumerate(places):
        end_x, end_y = places[(number + 1) % count]
        leave, arrive = (_tangent(points, places, spot % count) for spot in (number, number + 1))
        for step in range(4):
            t = step / 4
            line.append((_curve(t, x, leave[0], end_x, arrive[0]), _curve(t, y, leave[1], end_y, arrive[1])))
    return outline(line)


def _tangent(points: Sequence[Point], places: Sequence[Point], number: int) -> Point:
    """The direction of the outline at a place, none at a corner."""
    if points.count(places[number]) > 1:
        return 0.0, 0.0
    before, after = places[number - 1], places[(number + 1) % len(places)]
    return (after[0] - before[0]) / 2, (after[1] - before[1]) / 2


def _curve(t: float, start: float, leave: float, end: float, arrive: float) -> float:
    """A cubic Hermite curve."""
    return (
        (2 * t**3 - 3 * t**2 + 1) * start
        + (t**3 - 2 * t**2 + t) * leave
        + (3 * t**2 - 2 * t**3) * end
        + (t**3 - t**2) * arrive
    )


def _turns(start: int, end: int) -> list[float]:
    return [math.radians(turn) for turn in range(start, end + 1, 15)]


def _footprint(dab: Dab, angle: float) -> Point:
    """The place of the drop that lies furthest into direction `angle`."""
    way_x, way_y = math.cos(angle), math.sin(angle)
    x, y = TIP if TIP[0] * way_x + TIP[1] * way_y > 0.5 else (way_x / 2, way_y / 2)
    return dab.x + x * dab.width, dab.y + y * dab.width


def thinned(path: str, tolerance: float) -> str:
    """A path of polygons (M, L, Z) without the points that lie within `tolerance` of the line between the others.

    >>> thinned("M0,0L5,0.1L10,0L10,10L0,10Z", 0.5)
    'M0,0L10,0L10,10L0,10Z'
    """
    rings = [re.findall(r"(-?[\d.]+),(-?[\d.]+)", ring) for ring in path.split("Z") if ring]
    lines = [[(float(x), float(y)) for x, y in [*ring, ring[0]]] for ring in rings]
    return "".join(polygon(_thinned(line, tolerance)[:-1]) for line in lines)


def _thinned(line: list[Point], tolerance: float) -> list[Point]:
    """The line with only the points it needs (Ramer, Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    gaps = [
        abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length if length else math.hypot(x - x1, y - y1)
        for x, y in line[1:-1]
    ]
    furthest = max(range(len(gaps)), key=gaps.__getitem__)
    if gaps[furthest] < tolerance:
        return [line[0], line[-1]]
    return [*_thinned(line[: furthest + 2], tolerance), *_thinned(line[furthest + 1 :], tolerance)[1:]]
