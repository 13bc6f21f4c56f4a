"""The flowers of the tile set "Riichi": round emblems, light on a dark disc."""

from __future__ import annotations

from itertools import pairwise

from resources.source.brush import Dab, brushed
from resources.source.riichi_ink import PAPER, Cut, blade, petal, ring, turned, wreath
from resources.source.svg import disc, ellipse, group, placed, shape, strokes

MIDDLE = (150, 148)
CRIMSON, PURPLE, AMBER, FOREST = "#a8123c", "#56237f", "#9a4a00", "#0b5a36"
PINK, LILAC, GOLD, SPROUT = "#ffd3dc", "#e3ccf7", "#ffd76a", "#bfe8b4"


def emblem(rank: int, cut: Cut) -> str:
    """The round emblem of plum, orchid, chrysanthemum or bamboo."""
    ground, motif = (
        (CRIMSON, _plum),
        (PURPLE, _orchid),
        (AMBER, _chrysanthemum),
        (FOREST, _bamboo),
    )[rank - 1]
    rim = {
        Cut.FINE: ring(132, 5, ground) + disc(122, ground),
        Cut.BOLD: disc(132, ground),
    }[cut]
    size = {Cut.FINE: 1.0, Cut.BOLD: 1.1}[cut]
    return group(rim + group(motif(ground, cut), 0, 0, scale=size), *MIDDLE)


def _plum(ground: str, cut: Cut) -> str:
    """Five round petals around their stamens."""
    petals = shape(wreath(ellipse(0, -62, 41, 41), 5), PINK, ground, 7)
    blush = shape(wreath(ellipse(0, -72, 20, 20), 5), "#fff3f4")
    threads = "".join(strokes("M0,-18L0,-40", ground, 5, 36 * turn) for turn in range(10))
    dots = shape(wreath(ellipse(0, -44, 6, 6), 10), GOLD)
    heart = disc(17, GOLD, ground, 6)
    return {Cut.FINE: petals + blush + threads + dots + heart, Cut.BOLD: petals + disc(24, GOLD, ground, 10)}[cut]


def _orchid(ground: str, cut: Cut) -> str:
    """One blossom between blades of grass."""
    blades = [
        [Dab(-6, 106, 12), Dab(-40, 60, 17), Dab(-84, 18, 13), Dab(-106, 22, 2)],
        [Dab(6, 106, 12), Dab(40, 60, 17), Dab(84, 18, 13), Dab(106, 22, 2)],
        [Dab(-4, 108, 10), Dab(-34, 84, 14), Dab(-66, 70, 11), Dab(-84, 78, 2)],
        [Dab(4, 108, 10), Dab(34, 84, 14), Dab(66, 70, 11), Dab(84, 78, 2)],
    ]
    kept = {Cut.FINE: blades, Cut.BOLD: blades[:2]}[cut]
    grass = "".join(shape(brushed(dabs), SPROUT) for dabs in kept)
    stem = strokes("M0,104L0,10", SPROUT, 7)
    sepals = "".join(shape(turned(blade(86, 46), turn), LILAC, ground, 5) for turn in (0, 122, -122))
    wings = "".join(shape(turned(petal(76, 50), turn), "#fff8ff", ground, 5) for turn in (-58, 58))
    lip = shape("M-12,0C-34,24 -26,48 0,52C26,48 34,24 12,0Z", GOLD, ground, 5)
    throat = strokes("M-7,18L-9,34M7,18L9,34", "#c0267e", 5)
    return grass + stem + group(sepals + wings + lip + throat, 0, -22, scale={Cut.FINE: 1.14, Cut.BOLD: 1.04}[cut])


def _chrysanthemum(ground: str, cut: Cut) -> str:
    """A double wreath of narrow petals."""
    if cut is Cut.BOLD:
        return shape(wreath(petal(106, 40, 22), 12), GOLD, ground, 5) + disc(30, PAPER, ground, 7)
    outer = shape(wreath(petal(110, 33, 30), 16), GOLD, ground, 4)
    inner = shape(wreath(petal(70, 25, 14), 16, 11.25), "#fff0b8", ground, 4)
    seeds = shape(wreath(ellipse(0, -11, 3.6, 3.6), 6), ground)
    return outer + inner + disc(21, GOLD, ground, 4) + seeds


def _bamboo(ground: str, cut: Cut) -> str:
    """Two canes and their leaves."""
    joint = "M-.5,0C-.38,.2 -.38,.8 -.5,1L.5,1C.38,.8 .38,.2 .5,0Z"
    canes = ""
    for x, cuts in ((-22, (-112, -52, 20, 110)), (22, (-112, -22, 50, 110))):
        for top, end in pairwise(cuts):
            canes += placed(joint, x, top + 3, 30, end - top - 6)
    sprays = [(-32, -52, -104), (-32, -50, -136), (-32, 22, -70), (32, -20, 72), (32, -18, 104), (32, -16, 136)]
    leaves = "".join(turned(blade(72, 32), turn, x, y) for x, y, turn in sprays)
    return shape(canes, SPROUT) + shape(leaves, PAPER, ground, 5) + _spray(ground, cut)


def _spray(ground: str, cut: Cut) -> str:
    """More leaves where there is room for them."""
    more = [(-32, 24, -100), (-32, 26, -130), (32, -22, 40), (-32, -54, -72)]
    path = "".join(turned(blade(66, 28), turn, x, y) for x, y, turn in more)
    return {Cut.FINE: shape(path, PAPER, ground, 5), Cut.BOLD: ""}[cut]
