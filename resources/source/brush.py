"""Brush strokes of changing width, as outlines to be filled; standard library only."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from resources.source.svg import polygon


class Dab(NamedTuple):
    """One place of a brush stroke: its middle and the brush's width there."""

    x: float
    y: float
    width: float


def brushed(dabs: Sequence[Dab]) -> str:
    """The outline of a brush stroke through `dabs`, with round ends, as a path to be filled."""
    line = smoothed(dabs)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for place, dab in enumerate(line):
        before, after = line[max(0, place - 1)], line[min(len(line) - 1, place + 1)]
        angle = math.atan2(after.y - before.y, after.x - before.x)
        across_x, across_y = -math.sin(angle) * dab.width / 2, math.cos(angle) * dab.width / 2
        if place == 0:
            left.extend(_cap(dab, angle + math.pi))
        left.append((dab.x - across_x, dab.y - across_y))
        right.append((dab.x + across_x, dab.y + across_y))
        if place == len(line) - 1:
            left.extend(_cap(dab, angle))
    return polygon([*left, *reversed(right)])


def _cap(dab: Dab, angle: float) -> list[tuple[float, float]]:
    """Points on the half circle that ends a stroke, which leaves into direction `angle`."""
    if dab.width < 3:
        return []
    turns = [angle + math.radians(turn) for turn in (-60, -30, 0, 30, 60)]
    return [(dab.x + math.cos(turn) * dab.width / 2, dab.y + math.sin(turn) * dab.width / 2) for turn in turns]


def smoothed(dabs: Sequence[Dab], steps: int = 5) -> list[Dab]:
    """A Catmull-Rom curve through `dabs`: the tangent at each is half the way between its neighbours."""
    if len(dabs) < 3:
        return list(dabs)
    line: list[Dab] = []
    for place in range(len(dabs) - 1):
        start, end = dabs[place], dabs[place + 1]
        before, after = dabs[max(0, place - 1)], dabs[min(len(dabs) - 1, place + 2)]
        for step in range(steps):
            t = step / steps
            line.append(Dab(*(_hermite(t, *values) for values in zip(before, start, end, after, strict=True))))
    return [*line, dabs[-1]]


def _hermite(t: float, before: float, start: float, end: float, after: float) -> float:
    tangent, next_tangent = (end - before) / 2, (after - start) / 2
    return (
        (2 * t**3 - 3 * t**2 + 1) * start
        + (t**3 - 2 * t**2 + t) * tangent
        + (3 * t**2 - 2 * t**3) * end
        + (t**3 - t**2) * next_tangent
    )
