"""Four scenes for the seasons of the tile set "Hong Kong", drawn straight onto the tile."""

from __future__ import annotations

from resources.source.brush import Dab
from resources.source.hong_kong_enamel import (
    BARK,
    BLUE,
    GOLD,
    GREEN,
    INK,
    IVORY,
    LEAF,
    MAPLE,
    MOON,
    PINK,
    RED,
    SNOW,
    Cut,
    engraved,
    inked,
    sunk_disc,
)
from resources.source.hong_kong_flowers import POINTED_PETAL, blossom
from resources.source.svg import disc, ellipse, placed, polygon, shape, strokes, turned

# From below: where the lower edge lies, half the width, the height.
TIERS = ((318, 98, 100), (270, 82, 92), (222, 64, 84), (176, 44, 74))
FLAKES = {
    Cut.FINE: ((66, 178, 6), (232, 168, 6), (134, 76, 5), (238, 226, 5), (60, 236, 5), (88, 150, 4), (206, 194, 4)),
    Cut.BOLD: ((66, 190, 9), (234, 190, 9)),
}
BOUGHS = (
    "M0,-1C.16,-.6 .6,-.2 1,0C.82,.16 .7,.12 .58,.05C.46,.2 .3,.2 .2,.1C.1,.22 -.1,.22 -.2,.1C-.3,.2 -.46,.2 -.58,.05"
    "C-.7,.12 -.82,.16 -1,0C-.6,-.2 -.16,-.6 0,-1Z"
)
SNOW_CAP = (
    "M0,-1.02C.16,-.62 .56,-.24 .92,-.05C.74,-.02 .64,-.16 .52,-.22C.42,-.04 .28,-.1 .24,-.28"
    "C.12,-.06 -.04,-.14 -.1,-.34C-.2,-.1 -.36,-.06 -.44,-.24C-.56,-.04 -.74,-.02 -.92,-.05"
    "C-.56,-.24 -.16,-.62 0,-1.02Z"
)


def spring(cut: Cut) -> str:
    """A swallow under willow twigs, above a flowering branch."""
    twigs = "M132,52C128,100 96,140 76,204M150,52C152,90 146,112 132,150"
    places = ((122, 104), (110, 132), (96, 160), (82, 190), (151, 84), (147, 112), (136, 138))
    leaves = "".join(turned(POINTED_PETAL, x, y, turn, 26 * cut.weight, 30) for x, y in places for turn in (152, 208))
    willow = strokes(twigs, LEAF.deep, 3) + shape(leaves, LEAF.fill)
    branch = engraved(inked([Dab(46, 344, 20), Dab(110, 330, 15), Dab(176, 338, 12), Dab(250, 312, 5)]), BARK, cut, 0.6)
    flowers = blossom(96, 318, 32, 10, cut) + blossom(172, 324, 34, -20, cut) + blossom(232, 308, 24, 30, cut)
    return willow + branch + flowers + _swallow(cut)


def _swallow(cut: Cut) -> str:
    """The swallow, gliding down to the left."""
    x, y, turn = 152.0, 250.0, -12.0
    wings = "M-34,0C-22,-48 14,-86 92,-96C58,-66 40,-34 26,4Z"
    far = "M-24,10C-14,44 10,68 62,82C46,58 36,34 22,8Z"
    body = inked([Dab(-78, 8, 24), Dab(-52, 4, 36), Dab(-10, 2, 40), Dab(34, 0, 24), Dab(62, -2, 12)])
    tail = inked([Dab(56, -2, 14), Dab(84, -14, 9), Dab(116, -22, 2)]) + inked(
        [Dab(56, 0, 14), Dab(82, 12, 9), Dab(110, 24, 2)]
    )
    belly = "M-80,14C-60,26 -20,26 20,12C4,32 -54,38 -80,14Z"
    bird = "".join(engraved(turned(path, x, y, turn), BLUE, cut, 0.7) for path in (far, tail, body, wings))
    throat = shape(turned("M-92,10C-86,-2 -70,2 -64,16C-72,24 -86,20 -92,10Z", x, y, turn), RED.light)
    beak = shape(turned("M-86,2L-108,12L-88,14Z", x, y, turn), GOLD.deep)
    quills = strokes(turned("M-8,-14C10,-50 32,-70 62,-82M6,-8C22,-40 36,-58 54,-70", x, y, turn), "#9cc5ff", 2.4)
    eye = turned(ellipse(-76, 2, 4.5, 4.5), x, y, turn)
    details = {Cut.FINE: quills, Cut.BOLD: ""}[cut]
    return bird + shape(turned(belly, x, y, turn), IVORY) + throat + beak + details + shape(eye, IVORY)


def summer(cut: Cut) -> str:
    """A lotus between its leaves on the water."""
    pads = engraved(ellipse(86, 316, 50, 22), GREEN, cut, 0.7) + engraved(ellipse(214, 326, 48, 20), GREEN, cut, 0.7)
    tall = engraved(_pad(214, 200), GREEN, cut, 0.7) + strokes("M210,214C214,260 206,300 208,326", LEAF.deep, 6)
    stem = strokes("M140,260C136,300 142,320 140,336", LEAF.deep, 8)
    veins = (
        "M86,316L50,308M86,316L122,308M86,316L86,334M214,326L182,320M214,326L248,320"
        "M212,206L184,190M212,206L214,176M212,206L240,192"
    )
    water = strokes("M52,344C80,336 104,350 132,343C160,336 190,350 248,342", BLUE.light, 4)
    back = "".join(_petal(turn, 106) for turn in (-40, 40, 0))
    middle = "".join(_petal(turn, 102) for turn in (-74, 74, -22, 22))
    front = "".join(_petal(turn, 80) for turn in (-96, 96, -48, 48, 0))
    edge = {Cut.FINE: 2.0, Cut.BOLD: 4.5}[cut]
    flower = "".join(shape(row, PINK.fill, PINK.edge, edge) for row in (back, middle, front))
    if cut is Cut.BOLD:
        return tall + pads + stem + flower + water
    lines = "".join(turned("M0,-20L0,-58", 130, 274, turn) for turn in (-48, 0, 48))
    return tall + pads + strokes(veins, LEAF.light, 2) + stem + flower + strokes(lines, IVORY, 2) + water


def _petal(turn: float, length: float) -> str:
    return turned("M0,0C-.36,-.2 -.34,-.6 0,-1C.34,-.6 .36,-.2 0,0Z", 130, 274, turn, length * 0.72, length)


def _pad(x: float, y: float) -> str:
    """A leaf that stands above the water, seen from the side."""
    return turned("M-44,6C-40,-26 -14,-38 2,-34C22,-38 42,-22 44,4C24,14 12,8 0,14C-14,8 -28,14 -44,6Z", x, y, 0)


def autumn(cut: Cut) -> str:
    """Maple leaves before the full moon, and geese."""
    moon = sunk_disc(178, 224, 72, MOON, cut)
    seas = shape(ellipse(160, 196, 15, 10) + ellipse(206, 188, 11, 8) + ellipse(216, 222, 9, 6), "#f0cf6a")
    twig = engraved(inked([Dab(262, 352, 14), Dab(206, 312, 11), Dab(140, 296, 8), Dab(82, 262, 3)]), BARK, cut, 0.6)
    leaves = _maple(196, 286, 62, 14, cut) + _maple(100, 292, 52, -24, cut)
    geese = "M56,176L68,184L82,176M74,198L85,206L98,199M54,222L64,229L76,223"
    details = {Cut.FINE: seas + strokes(geese, INK.deep, 4.5), Cut.BOLD: ""}[cut]
    return moon + details + twig + leaves


def _maple(x: float, y: float, size: float, turn: float, cut: Cut) -> str:
    half = [(0.16, -0.62), (0.3, -0.68), (0.26, -0.42), (0.62, -0.66), (0.6, -0.44), (0.92, -0.4), (0.7, -0.14)]
    half += [(0.82, 0.04), (0.44, 0.06), (0.5, 0.34), (0.18, 0.26), (0.03, 0.34)]
    ring = [(0.0, -1.0), *half, *((-across, down) for across, down in reversed(half))]
    # A hundred times as large, since paths are written with one decimal.
    large = polygon([(100 * across, 100 * down) for across, down in ring])
    stalk = turned("M0,20L-6,74", x, y, turn, size / 100, size / 100)
    veins = turned("M0,26L0,-74M0,18L54,-46M0,18L-54,-46M0,24L56,2M0,24L-56,2", x, y, turn, size / 100, size / 100)
    body = engraved(turned(large, x, y, turn, size / 100, size / 100), MAPLE, cut, 0.7)
    lines = {Cut.FINE: strokes(veins, MAPLE.edge, 2.4), Cut.BOLD: ""}[cut]
    return strokes(stalk, MAPLE.edge, 5) + body + lines


def winter(cut: Cut) -> str:
    """A tall fir under snow, and falling flakes."""
    trunk = engraved("M138,316L162,316L166,356L134,356Z", BARK, cut, 0.7)
    ground = shape("M44,354C70,330 112,346 150,340C192,334 226,338 256,354Z", SNOW.fill, SNOW.edge, 3)
    tiers = "".join(_tier(y, width, height, cut) for y, width, height in TIERS)
    flakes = "".join(disc(radius, "#ffffff", SNOW.edge, 2, x, y) for x, y, radius in FLAKES[cut])
    return trunk + tiers + ground + flakes


def _tier(y: float, width: float, height: float, cut: Cut) -> str:
    """One tier of boughs with its snow."""
    edge = {Cut.FINE: 2.0, Cut.BOLD: 0.0}[cut]
    boughs = engraved(placed(BOUGHS, 150, y, width, height), GREEN, cut, 0.6)
    return boughs + shape(placed(SNOW_CAP, 150, y, width, height), SNOW.fill, SNOW.edge, edge)


SEASONS = (spring, summer, autumn, winter)
