"""The circles of the tile set "Hong Kong": wheels with rim, petals and heart."""

from __future__ import annotations

import math
from typing import NamedTuple

from resources.source.hong_kong_enamel import BLUE, GREEN, IVORY, RED, Cut, Enamel, face, sunk_disc
from resources.source.svg import disc, ellipse, shape, turned


class Wheel(NamedTuple):
    """One wheel: its middle, radius and colour."""

    x: float
    y: float
    radius: float
    enamel: Enamel


def _wheels(radius: float, enamel: Enamel, *middles: tuple[float, float]) -> tuple[Wheel, ...]:
    return tuple(Wheel(x, y, radius, enamel) for x, y in middles)


ARRANGEMENTS: dict[int, tuple[Wheel, ...]] = {
    1: _wheels(134, GREEN, (150, 200)),
    2: _wheels(88, GREEN, (150, 106)) + _wheels(88, BLUE, (150, 294)),
    3: _wheels(65, BLUE, (80, 82)) + _wheels(65, RED, (150, 200)) + _wheels(65, GREEN, (220, 318)),
    4: _wheels(66, BLUE, (80, 92), (220, 308)) + _wheels(66, GREEN, (220, 92), (80, 308)),
    5: _wheels(60, BLUE, (75, 80), (225, 320))
    + _wheels(60, GREEN, (225, 80), (75, 320))
    + _wheels(60, RED, (150, 200)),
    6: _wheels(55, GREEN, (84, 72), (216, 72)) + _wheels(55, RED, (84, 210), (216, 210), (84, 328), (216, 328)),
    7: _wheels(44, GREEN, (59, 60), (150, 98), (241, 136))
    + _wheels(47, RED, *((x, y) for y in (235, 337) for x in (90, 210))),
    8: _wheels(44, BLUE, *((x, y) for y in (60, 153.5, 246.5, 340) for x in (86, 214))),
    9: _wheels(43, GREEN, *((x, 60) for x in (57, 150, 243)))
    + _wheels(43, RED, *((x, 200) for x in (57, 150, 243)))
    + _wheels(43, BLUE, *((x, 340) for x in (57, 150, 243))),
}
HEARTS = {GREEN: RED, RED: GREEN, BLUE: RED}
PETAL = "M0,-.23C-.13,-.36 -.19,-.56 0,-.69C.19,-.56 .13,-.36 0,-.23Z"
POINTED = "M0,-.56C-.05,-.6 -.07,-.68 0,-.8C.07,-.68 .05,-.6 0,-.56Z"


def circles(rank: int, cut: Cut) -> str:
    """The face with `rank` wheels."""
    if rank == 1:
        return face(_great_wheel(ARRANGEMENTS[1][0], cut))
    return face("".join(_DRAWN[cut](wheel) for wheel in ARRANGEMENTS[rank]))


def _fine_wheel(wheel: Wheel) -> str:
    x, y, radius, enamel = wheel
    heart = HEARTS[enamel]
    pearls = ""
    if radius > 58:
        pearls = shape(_ring(ellipse(0, -0.86, 0.045, 0.045), wheel, 20), IVORY)
    island = disc(radius * 0.75, IVORY, enamel.edge, 1.2, x, y)
    petals = shape(_ring(PETAL, wheel, 8), enamel.fill, enamel.edge, 1.2)
    middle = sunk_disc(x, y, radius * 0.21, heart, Cut.BOLD) + disc(radius * 0.07, IVORY, x=x, y=y)
    return sunk_disc(x, y, radius, enamel, Cut.FINE) + pearls + island + petals + middle


def _bold_wheel(wheel: Wheel) -> str:
    x, y, radius, enamel = wheel
    island = disc(radius * 0.66, IVORY, x=x, y=y)
    return sunk_disc(x, y, radius, enamel, Cut.BOLD) + island + disc(radius * 0.4, HEARTS[enamel].deep, x=x, y=y)


_DRAWN = {Cut.FINE: _fine_wheel, Cut.BOLD: _bold_wheel}


def _great_wheel(wheel: Wheel, cut: Cut) -> str:
    """The single wheel: a rim of pearls, a wreath of red flames, a blue band, a green rosette and a red heart."""
    x, y, radius, enamel = wheel
    rim = sunk_disc(x, y, radius, enamel, cut)
    count = {Cut.FINE: 24, Cut.BOLD: 12}[cut]
    wide = 24 / count
    wreath = shape(_ring(POINTED, wheel, count, wide), RED.fill)
    band = disc(radius * 0.55, BLUE.fill, x=x, y=y) + disc(radius * 0.47, IVORY, x=x, y=y)
    middle = sunk_disc(x, y, radius * 0.13, RED, cut)
    if cut is Cut.BOLD:
        island = disc(radius * 0.84, IVORY, x=x, y=y)
        return rim + island + wreath + band + shape(_ring(PETAL, wheel, 8, 0.62, 0.62), enamel.deep) + middle
    pearls = shape(_ring(ellipse(0, -0.915, 0.034, 0.034), wheel, 36), IVORY)
    island = disc(radius * 0.83, IVORY, enamel.edge, 2, x, y)
    rosette = shape(_ring(PETAL, wheel, 12, 0.62, 0.62), enamel.fill, enamel.edge, 1)
    seeds = shape(_ring(ellipse(0, -0.51, 0.02, 0.02), wheel, 24), IVORY)
    return rim + pearls + island + wreath + band + seeds + rosette + middle + disc(radius * 0.05, IVORY, x=x, y=y)


def _ring(path: str, wheel: Wheel, count: int, wide: float = 1, high: float = 1) -> str:
    """The unit path `count` times around the wheel's middle."""
    across, down = wheel.radius * wide, wheel.radius * high
    turns = (math.degrees(math.tau * number / count) for number in range(count))
    return "".join(turned(path, wheel.x, wheel.y, turn, across, down) for turn in turns)
