"""The circles of the tile set "Riichi": two rings around a flower."""

from __future__ import annotations

from typing import NamedTuple

from resources.source.riichi_ink import BLUE, GREEN, INK, PAPER, RED, Cut, petal, ring, wreath
from resources.source.svg import disc, ellipse, group, shape


class Wheel(NamedTuple):
    """Where a circle has its middle, and its ink."""

    x: float
    y: float
    ink: str


class Arrangement(NamedTuple):
    """The circles of a face: their radius, and each of them."""

    radius: float
    wheels: tuple[Wheel, ...]


def _rows(ink: str, *rows: tuple[float, tuple[float, ...]]) -> tuple[Wheel, ...]:
    """Circles of one ink in rows: y, and every x."""
    return tuple(Wheel(x, y, ink) for y, places in rows for x in places)


ARRANGEMENTS = {
    1: Arrangement(134, (Wheel(150, 200, RED),)),
    2: Arrangement(89, (Wheel(150, 106, GREEN), Wheel(150, 294, BLUE))),
    3: Arrangement(63, (Wheel(77, 80, BLUE), Wheel(150, 200, RED), Wheel(223, 320, GREEN))),
    4: Arrangement(61, (Wheel(80, 96, BLUE), Wheel(220, 96, GREEN), Wheel(80, 304, GREEN), Wheel(220, 304, BLUE))),
    5: Arrangement(
        57,
        (
            Wheel(72, 76, BLUE),
            Wheel(228, 76, GREEN),
            Wheel(150, 200, RED),
            Wheel(72, 324, GREEN),
            Wheel(228, 324, BLUE),
        ),
    ),
    6: Arrangement(55, _rows(GREEN, (72, (82, 218))) + _rows(RED, (212, (82, 218)), (328, (82, 218)))),
    7: Arrangement(
        45,
        (
            Wheel(60, 62, GREEN),
            Wheel(150, 102, GREEN),
            Wheel(240, 142, GREEN),
            *_rows(RED, (242, (88, 212)), (338, (88, 212))),
        ),
    ),
    8: Arrangement(44, _rows(BLUE, *((y, (86, 214)) for y in (61, 153.5, 246.5, 339)))),
    9: Arrangement(
        41,
        _rows(GREEN, (64, (58, 150, 242))) + _rows(RED, (200, (58, 150, 242))) + _rows(BLUE, (336, (58, 150, 242))),
    ),
}


def circles(rank: int, cut: Cut) -> str:
    """The face of this many circles."""
    radius, wheels = ARRANGEMENTS[rank]
    if rank == 1:
        return group({Cut.FINE: _great_wheel, Cut.BOLD: _bold_great_wheel}[cut](), wheels[0].x, wheels[0].y)
    draw = {Cut.FINE: _wheel, Cut.BOLD: _bold_wheel}[cut]
    return "".join(group(draw(radius, wheel.ink), wheel.x, wheel.y) for wheel in wheels)


def _wheel(radius: float, ink: str) -> str:
    """A circle: a broad ring, a fine ring, and a flower of eight petals with a light heart."""
    flower = shape(wreath(petal(radius * 0.5, radius * 0.27, radius * 0.1), 8), ink)
    return ring(radius, radius * 0.2, ink) + ring(radius * 0.7, radius * 0.07, ink) + flower


def _bold_wheel(radius: float, ink: str) -> str:
    return ring(radius, radius * 0.3, ink) + disc(radius * 0.4, ink)


def _great_wheel() -> str:
    """The one circle: rings of all three inks, beads and a flower of sixteen petals."""
    beads = "".join(wreath(ellipse(0, -103, 6.5, 6.5), 28))
    return (
        ring(134, 15, GREEN)
        + shape(beads, INK)
        + ring(87, 6, INK)
        + shape(wreath(petal(80, 25, 34), 12), RED)
        + shape(wreath(_spike(), 12, 15), GREEN)
        + disc(42, GREEN)
        + shape(wreath(petal(33, 15, 8), 8), PAPER)
        + disc(6, RED)
    )


def _spike() -> str:
    """The point that shows between two petals of the great circle."""
    return "M-5,-62L0,-82L5,-62L0,-52Z"


def _bold_great_wheel() -> str:
    return ring(134, 24, GREEN) + shape(wreath(petal(100, 50, 34), 8), RED) + disc(40, INK) + disc(15, PAPER)
