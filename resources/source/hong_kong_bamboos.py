"""The bamboos of the tile set "Hong Kong": canes with joints and highlights."""

from __future__ import annotations

import math
from typing import NamedTuple

from resources.source.hong_kong_bird import bird
from resources.source.hong_kong_enamel import BLUE, GREEN, IVORY, RED, Cut, Enamel, engraved, face
from resources.source.svg import shape, turned


class Cane(NamedTuple):
    """One cane: its middle, length, width, colour, and how far it is turned, in degrees."""

    x: float
    y: float
    length: float
    width: float
    enamel: Enamel
    turn: float = 0.0


def _row(length: float, width: float, enamels: tuple[Enamel, ...], xs: tuple[float, ...], y: float) -> tuple[Cane, ...]:
    return tuple(Cane(x, y, length, width, enamel) for x, enamel in zip(xs, enamels, strict=True))


_THREE = (60.0, 150.0, 240.0)
ARRANGEMENTS: dict[int, tuple[Cane, ...]] = {
    2: _row(178, 64, (GREEN,), (150,), 106) + _row(178, 64, (BLUE,), (150,), 294),
    3: _row(178, 60, (BLUE,), (150,), 106) + _row(178, 60, (GREEN, GREEN), (82, 218), 294),
    4: _row(178, 60, (BLUE, GREEN), (84, 216), 106) + _row(178, 60, (GREEN, BLUE), (84, 216), 294),
    5: _row(172, 54, (GREEN, BLUE), (58, 242), 102)
    + _row(190, 56, (RED,), (150,), 200)
    + _row(172, 54, (BLUE, GREEN), (58, 242), 298),
    6: _row(178, 54, (GREEN,) * 3, _THREE, 106) + _row(178, 54, (BLUE,) * 3, _THREE, 294),
    7: _row(110, 50, (RED,), (150,), 70)
    + _row(124, 48, (GREEN, BLUE, GREEN), _THREE, 194)
    + _row(124, 48, (GREEN, BLUE, GREEN), _THREE, 323),
    8: (
        *_row(174, 38, (GREEN, GREEN), (36, 264), 105),
        Cane(101, 105, 168, 38, GREEN, -18),
        Cane(199, 105, 168, 38, GREEN, 18),
        *_row(174, 38, (BLUE, BLUE), (36, 264), 295),
        Cane(101, 295, 168, 38, BLUE, 18),
        Cane(199, 295, 168, 38, BLUE, -18),
    ),
    9: tuple(cane for y in (75, 200, 325) for cane in _row(119, 48, (GREEN, RED, BLUE), _THREE, y)),
}

# In halves of width and length: swellings at the ends and at the joint in the middle.
OUTLINE = (
    "M-.72,-1C-.3,-1.03 .3,-1.03 .72,-1C1.06,-.97 1.06,-.84 .74,-.8C.56,-.62 .56,-.36 .76,-.14C1.08,-.1 1.08,.1 .76,.14"
    "C.56,.36 .56,.62 .74,.8C1.06,.84 1.06,.97 .72,1C.3,1.03 -.3,1.03 -.72,1C-1.06,.97 -1.06,.84 -.74,.8"
    "C-.56,.62 -.56,.36 -.76,.14C-1.08,.1 -1.08,-.1 -.76,-.14C-.56,-.36 -.56,-.62 -.74,-.8C-1.06,-.84 -1.06,-.97 "
    "-.72,-1Z"
)
GLEAM = "M-.3,-.76C-.42,-.56 -.42,-.38 -.32,-.2C-.2,-.2 -.14,-.24 -.12,-.3C-.2,-.5 -.16,-.64 -.08,-.76Z"
SPLIT = "M-.7,-.02C-.3,.03 .3,.03 .7,-.02C.72,.03 .7,.05 .66,.05C.3,.09 -.3,.09 -.66,.05C-.7,.05 -.72,.03 -.7,-.02Z"
BELT = "M-1,-5L1,-5L1,5L-1,5Z"


def bamboos(rank: int, cut: Cut) -> str:
    """The face with `rank` canes, or the bird."""
    if rank == 1:
        return face(bird(cut))
    return face("".join(_cane(cane, cut) for cane in ARRANGEMENTS[rank]))


def _cane(cane: Cane, cut: Cut) -> str:
    def laid(path: str) -> str:
        return turned(path, cane.x, cane.y, cane.turn, cane.width / 2, cane.length / 2)

    if cut is Cut.BOLD:
        broad = turned(OUTLINE, cane.x, cane.y, cane.turn, cane.width * 0.57, cane.length / 2)
        return engraved(broad, cane.enamel, cut) + shape(
            turned(BELT, cane.x, cane.y, cane.turn, cane.width / 2, 1), IVORY
        )
    angle = math.radians(cane.turn)
    reach = cane.length * 0.48
    below = (cane.x - math.sin(angle) * reach, cane.y + math.cos(angle) * reach)
    gleams = laid(GLEAM) + turned(GLEAM, *below, cane.turn, cane.width / 2, cane.length / 2)
    return engraved(laid(OUTLINE), cane.enamel, cut, 0.7) + shape(gleams + laid(SPLIT), IVORY)
