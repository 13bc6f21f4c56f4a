"""The bamboos of the tile set "Riichi": slim canes of two joints."""

from __future__ import annotations

import math
from typing import NamedTuple

from resources.source.riichi_bird import bird
from resources.source.riichi_ink import GREEN, LEAF, PAPER, RED, Cut, turned
from resources.source.svg import placed, shape, strokes


class Cane(NamedTuple):
    """A cane: the middle of its upper and its lower end, and its ink."""

    x1: float
    y1: float
    x2: float
    y2: float
    ink: str = GREEN


class Arrangement(NamedTuple):
    """The canes of a face: their thickness, and each of them."""

    width: float
    canes: tuple[Cane, ...]


def _row(top: float, bottom: float, *places: float, ink: str = GREEN) -> tuple[Cane, ...]:
    """Upright canes side by side."""
    return tuple(Cane(x, top, x, bottom, ink) for x in places)


UPPER, LOWER = (18, 188), (212, 382)
ARRANGEMENTS = {
    2: Arrangement(60, _row(*UPPER, 150) + _row(*LOWER, 150)),
    3: Arrangement(54, _row(*UPPER, 150) + _row(*LOWER, 76, 224)),
    4: Arrangement(54, _row(*UPPER, 76, 224) + _row(*LOWER, 76, 224)),
    5: Arrangement(50, _row(*UPPER, 50, 250) + _row(115, 285, 150, ink=RED) + _row(*LOWER, 50, 250)),
    6: Arrangement(50, _row(*UPPER, 54, 150, 246) + _row(*LOWER, 54, 150, 246)),
    7: Arrangement(44, _row(18, 128, 150, ink=RED) + _row(145, 255, 54, 150, 246) + _row(272, 382, 54, 150, 246)),
    8: Arrangement(
        40,
        (
            *_row(*UPPER, 36, 264),
            Cane(90, 26, 132, 188),
            Cane(210, 26, 168, 188),
            Cane(132, 212, 90, 374),
            Cane(168, 212, 210, 374),
            *_row(*LOWER, 36, 264),
        ),
    ),
    9: Arrangement(
        44,
        tuple(
            cane
            for top in (18, 145, 272)
            for x, ink in ((54, GREEN), (150, RED), (246, GREEN))
            for cane in _row(top, top + 110, x, ink=ink)
        ),
    ),
}
LIGHT = {GREEN: LEAF, RED: "#f2a69d"}
# Half a cane, from its end at 0 to its middle joint at 1.
HALF = (
    "M-.5,.09C-.5,-.03 .5,-.03 .5,.09C.5,.18 .34,.2 .33,.34L.33,.68C.34,.84 .5,.84 .5,.93L.5,1L-.5,1L-.5,.93"
    "C-.5,.84 -.34,.84 -.33,.68L-.33,.34C-.34,.2 -.5,.18 -.5,.09Z"
)
BOLD_HALF = (
    "M-.5,.1C-.5,-.03 .5,-.03 .5,.1C.5,.22 .34,.24 .34,.36L.34,.68C.34,.8 .5,.84 .5,.92L.5,1L-.5,1L-.5,.92"
    "C-.5,.84 -.34,.8 -.34,.68L-.34,.36C-.34,.24 -.5,.22 -.5,.1Z"
)


def bamboos(rank: int, cut: Cut) -> str:
    """The face of this many bamboos; the first is a bird."""
    if rank == 1:
        return bird(cut)
    width, canes = ARRANGEMENTS[rank]
    draw = {Cut.FINE: _cane, Cut.BOLD: _bold_cane}[cut]
    return "".join(draw(cane, width) for cane in canes)


def _cane(cane: Cane, width: float) -> str:
    """Two waisted joints with light along each, parted by a fine line."""
    length = math.hypot(cane.x2 - cane.x1, cane.y2 - cane.y1)
    half = length / 2
    outline = _halves(HALF, width, length, half)
    left = -width * 0.09
    shine = "".join(f"M{left:.1f},{top + half * 0.26:.1f}L{left:.1f},{top + half * 0.74:.1f}" for top in (0, half))
    joint = f"M{-width / 2:.1f},{half:.1f}L{width / 2:.1f},{half:.1f}"
    light = LIGHT[cane.ink]
    return (
        shape(_leaning(cane, outline), cane.ink)
        + strokes(_leaning(cane, shine), light, width * 0.12)
        + strokes(_leaning(cane, joint), PAPER, 3.5)
    )


def _bold_cane(cane: Cane, width: float) -> str:
    length = math.hypot(cane.x2 - cane.x1, cane.y2 - cane.y1)
    outline = _halves(BOLD_HALF, width, length, length / 2 + 1)
    return shape(_leaning(cane, outline), cane.ink)


def _halves(half: str, width: float, length: float, reach: float) -> str:
    """A whole cane; halves that reach over the middle show no seam."""
    upper = placed(half, 0, 0, width, reach)
    return upper + turned(upper, 180, 0, length)


def _leaning(cane: Cane, path: str) -> str:
    """A path drawn downwards from the origin, turned and moved into the cane's place."""
    degrees = math.degrees(math.atan2(cane.y2 - cane.y1, cane.x2 - cane.x1)) - 90
    return turned(path, degrees, cane.x1, cane.y1)
