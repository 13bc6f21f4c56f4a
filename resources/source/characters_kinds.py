"""The kinds of strokes that regular script is written with, each as the outline its brush leaves.

Every kind takes the places its skeleton goes through and the width of the brush, in a box of 200 by 200.
"""

from __future__ import annotations

from collections.abc import Callable

from resources.source.brush import Dab
from resources.source.characters_brush import drawn
from resources.source.characters_parts import (
    Places,
    along,
    bar_to_corner,
    coiled,
    flick,
    form_at,
    head,
    shaft,
    shoulder,
)


def bar(places: Places, width: float) -> str:
    """To the right: set down aslant, lighter on the way, pressed down at the end."""
    (x1, y1), (x2, y2) = places
    reach = min(1.0, (x2 - x1) / (5 * width))

    def at(share: float, size: float) -> Dab:
        return Dab(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, width * size)

    way = [Dab(x1 + width * 0.3, y1 + width * 0.05, width * 0.94), at(0.14, 0.78), at(0.5, 0.64), at(0.82, 0.68)]
    return drawn([*way, Dab(x2 - width * 0.4, y2, width * 0.8)]) + shoulder(
        x2, y2, width * (0.75 + 0.25 * reach), (y2 - y1) / (x2 - x1)
    )


def link(places: Places, width: float) -> str:
    """To the right from one stroke to another, which hides its ends."""
    return drawn([along(places, 0, width * 0.9), along(places, 0.5, width * 0.86), along(places, 1, width * 0.9)])


def post(places: Places, width: float) -> str:
    """Downwards: set down aslant, ends round."""
    return drawn(shaft(places, width, 0.96))


def needle(places: Places, width: float) -> str:
    """Downwards, ending in a point."""
    (x1, y1), (x2, y2) = places
    down = y2 - y1
    way = [along(places, 0.65, width * 0.86), along(places, 0.84, width * 0.72)]
    return drawn([*head(x1, y1, width), along(places, 0.25, width * 0.9), *way, Dab(x2, y1 + down * 1.0, 1)])


def hook(places: Places, width: float) -> str:
    """Downwards with a flick to the left at the end."""
    (x1, y1), (x2, y2) = places
    return drawn([*head(x1, y1, width), along(places, 0.5, width * 0.86), along(places, 0.8, width * 0.92)]) + flick(
        x2, y2, width, (x2 - x1) / (y2 - y1)
    )


def sweep(places: Places, width: float) -> str:
    """Falling to the left: pressed first, ends in a point."""
    (x1, y1), (x2, y2), (x3, y3) = places
    first = Dab(x1 + (x2 - x1) * 0.12, y1 + (y2 - y1) * 0.12, width * 1.0)
    early = Dab(x1 * 0.55 + x2 * 0.45 + (x2 - x3) * 0.03, y1 * 0.55 + y2 * 0.45 - (y3 - y2) * 0.02, width * 0.88)
    late = Dab(x2 * 0.45 + x3 * 0.55 + (x1 - x2) * 0.0, y2 * 0.45 + y3 * 0.55 + (y3 - y2) * 0.05, width * 0.58)
    return drawn([first, early, Dab(x2, y2, width * 0.82), late, Dab(x3, y3, 0.6)])


def press(places: Places, width: float) -> str:
    """Falling to the right: swells, then leaves level in a point."""
    (x1, y1), (x2, y2), (x3, y3) = places
    heel_x, heel_y = x3 - width * 1.5, y3 - width * 0.42
    middle = Dab((x2 + heel_x) / 2 - width * 0.06, (y2 + heel_y) / 2 + width * 0.06, width * 0.92)
    way = [Dab(x1, y1, width * 0.34), Dab((x1 + x2) / 2, (y1 + y2) / 2 + 1, width * 0.5), Dab(x2, y2, width * 0.7)]
    form = [(-0.55, -0.3), (0.0, -0.56), (0.45, -0.3), (1.0, 0.08), (1.5, 0.3), (1.5, 0.3), (1.0, 0.5)]
    form += [(0.5, 0.66), (0.15, 0.62), (-0.2, 0.36)]
    return drawn([*way, middle, Dab(heel_x, heel_y, width * 1.1)]) + form_at(form, heel_x, heel_y, width)


def dot(places: Places, width: float) -> str:
    """Thin first, then pressed."""
    (x1, y1), (x2, y2) = places[0], places[-1]
    middle = places[1] if len(places) > 2 else ((x1 + x2) / 2, (y1 + y2) / 2 - (x2 - x1) * 0.04)
    near_x, near_y = middle[0] * 0.3 + x2 * 0.7, middle[1] * 0.3 + y2 * 0.7
    return drawn(
        [Dab(x1, y1, width * 0.3), Dab(*middle, width * 0.84), Dab(near_x, near_y, width * 1.12), Dab(x2, y2, width)]
    )


def rise(places: Places, width: float) -> str:
    """Upwards to the right: pressed first, ends in a point."""
    (x1, y1), (x2, y2) = places
    return drawn(
        [
            Dab(x1 + 0.1 * width, y1 - 0.1 * width, width * 1.0),
            Dab(x1 + (x2 - x1) * 0.25, y1 + (y2 - y1) * 0.22, width * 0.92),
            Dab(x1 + (x2 - x1) * 0.6, y1 + (y2 - y1) * 0.58, width * 0.58),
            Dab(x2, y2, 0.8),
        ]
    )


def fold(places: Places, width: float) -> str:
    """To the right, then downwards."""
    start, (x2, y2), end = places
    lean = (end[0] - x2) / (end[1] - y2)
    return bar_to_corner(start, (x2, y2), width, 1.4, lean) + drawn(
        shaft([(x2 - width * 0.1, y2), end], width, 0.92)[1:]
    )


def fold_hook(places: Places, width: float) -> str:
    """To the right, downwards, and a flick to the left."""
    start, (x2, y2), (x3, y3) = places
    leg = [(x2 - width * 0.1, y2), (x3, y3)]
    down = [along(leg, 0.1, width * 0.9), along(leg, 0.5, width * 0.84), along(leg, 0.86, width * 0.86)]
    lean = (x3 - x2) / (y3 - y2)
    return (
        bar_to_corner(start, (x2, y2), width, 1.4, lean)
        + drawn(down)
        + flick(x3, y3, width, (x3 - leg[0][0]) / (y3 - y2))
    )


def turn_sweep(places: Places, width: float) -> str:
    """To the right, then falling to the left in a point."""
    start, corner, bend, end = places
    return bar_to_corner(start, corner, width, 0.5, 0.0) + sweep(
        [(corner[0] - width * 0.15, corner[1]), bend, end], width
    )


def turn_coil(places: Places, width: float) -> str:
    """To the right, downwards, and along the ground to the right with a flick upwards."""
    start, corner, *rest = places
    return bar_to_corner(start, corner, width, 0.5, 0.0) + coiled([(corner[0] - width * 0.15, corner[1]), *rest], width)


def coil(places: Places, width: float) -> str:
    """Downwards and along the ground to the right with a flick upwards; the places: top, bend, right end, flick."""
    return coiled(places, width)


def curl(places: Places, width: float) -> str:
    """Downwards, then level to the right without a flick; the places: top, bend, right end."""
    (x1, y1), (x2, y2), (x3, y3) = places
    return drawn(
        [
            *head(x1, y1, width),
            Dab(x2 - (x2 - x1) * 0.25, y1 * 0.3 + y2 * 0.7, width * 0.8),
            Dab(x2 + width * 0.25, y2 - width * 0.25, width * 0.8),
            Dab((x2 + x3) / 2 + width * 0.3, y3, width * 0.8),
            Dab(x3, y3, width * 0.85),
        ]
    )


def corner(places: Places, width: float) -> str:
    """Downwards to a corner, then to the right."""
    start, (x2, y2), end = places
    return drawn(shaft([start, (x2, y2)], width, 0.9)) + bar([(x2 - width * 0.3, y2), end], width * 0.95)


KINDS: dict[str, Callable[[Places, float], str]] = {
    kind.__name__: kind
    for kind in (
        bar,
        link,
        post,
        needle,
        hook,
        sweep,
        press,
        dot,
        rise,
        fold,
        fold_hook,
        turn_sweep,
        turn_coil,
        coil,
        curl,
        corner,
    )
}
