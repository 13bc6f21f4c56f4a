"""Plum, orchid, chrysanthemum and bamboo of the tile set "Hong Kong", drawn straight onto the tile."""

from __future__ import annotations

from itertools import pairwise

from resources.source.brush import Dab
from resources.source.hong_kong_enamel import (
    BARK,
    GOLD,
    GREEN,
    IVORY,
    LEAF,
    LIGHT,
    PINK,
    PURPLE,
    RED,
    Cut,
    engraved,
    inked,
)
from resources.source.svg import disc, ellipse, group, shape, strokes, turned

ROUND_PETAL = (
    "M0,0C-.34,-.16 -.62,-.5 -.46,-.84C-.36,-1.04 -.14,-1.06 0,-.94C.14,-1.06 .36,-1.04 .46,-.84C.62,-.5 .34,-.16 0,0Z"
)
NARROW_PETAL = "M0,0C-.1,-.3 -.16,-.7 -.1,-.9C-.06,-1.02 .06,-1.02 .1,-.9C.16,-.7 .1,-.3 0,0Z"
POINTED_PETAL = "M0,0C-.22,-.2 -.32,-.55 0,-1C.32,-.55 .22,-.2 0,0Z"
SEED = "M0,-.68L.06,-.61L0,-.54L-.06,-.61Z"


def plum(cut: Cut) -> str:
    """An old branch with three open blossoms and buds."""
    branch = [
        Dab(52, 346, 30),
        Dab(92, 318, 25),
        Dab(112, 268, 20),
        Dab(160, 236, 16),
        Dab(214, 226, 12),
        Dab(252, 186, 5),
    ]
    twigs = [
        [Dab(110, 272, 13), Dab(82, 236, 10), Dab(72, 196, 8), Dab(84, 164, 4)],
        [Dab(158, 238, 11), Dab(176, 196, 8), Dab(168, 158, 4)],
    ]
    wood = "".join(
        inked([dab._replace(width=dab.width * (cut.weight * 0.6 + 0.4)) for dab in way]) for way in [branch, *twigs]
    )
    knots = strokes("M74,330C84,326 88,318 90,310M104,296C110,288 112,280 112,274", BARK.light, 3)
    buds = shape(
        "".join(ellipse(x, y, 12, 13) for x, y in ((86, 160), (250, 182), (166, 150))), PINK.fill, PINK.edge, 2
    )
    blossoms = blossom(198, 286, 56, 12, cut) + blossom(94, 232, 44, -16, cut) + blossom(190, 200, 38, 30, cut)
    return engraved(wood, BARK, cut, 0.7) + {Cut.FINE: knots, Cut.BOLD: ""}[cut] + buds + blossoms


def blossom(x: float, y: float, size: float, turn: float, cut: Cut) -> str:
    """An open blossom of five petals with its threads."""
    petals = "".join(turned(ROUND_PETAL, x, y, turn + 72 * petal, size, size) for petal in range(5))
    if cut is Cut.BOLD:
        return engraved(petals, PINK, cut, 0.6) + disc(size * 0.3, "#ffd84d", x=x, y=y)
    blush = "".join(turned(NARROW_PETAL, x, y, turn + 72 * petal, size * 0.9, size * 0.5) for petal in range(5))
    threads = "".join(turned("M0,-.2L0,-.56", x, y, turn + 51.4 * thread, size, size) for thread in range(7))
    seeds = "".join(turned(SEED, x, y, turn + 51.4 * seed, size, size) for seed in range(7))
    rim = group(shape(petals, LIGHT), 2.4, 3) + shape(petals, PINK.fill, PINK.edge, 2)
    heart = disc(size * 0.17, "#ffd84d", RED.deep, 2, x, y)
    return rim + shape(blush, RED.deep) + strokes(threads, IVORY, 1.6) + shape(seeds, "#ffd84d") + heart


def orchid(cut: Cut) -> str:
    """Long leaves like grass and two orchids on their stems."""
    blades = [
        [Dab(134, 354, 14), Dab(92, 262, 19), Dab(60, 196, 13), Dab(44, 168, 2)],
        [Dab(138, 354, 13), Dab(120, 250, 17), Dab(124, 172, 11), Dab(140, 120, 2)],
        [Dab(146, 354, 14), Dab(192, 296, 18), Dab(232, 276, 13), Dab(258, 282, 2)],
        [Dab(130, 354, 13), Dab(84, 312, 17), Dab(54, 300, 11), Dab(40, 306, 2)],
        [Dab(142, 354, 12), Dab(176, 262, 15), Dab(214, 206, 10), Dab(248, 178, 2)],
    ]
    leaves = "".join(engraved(inked(blade), GREEN, cut, 0.6) for blade in blades)
    ribs = "M134,346C112,300 84,236 60,196M140,346C124,290 120,220 130,160M148,346C176,306 212,282 240,278"
    veins = {Cut.FINE: strokes(ribs, LEAF.light, 2), Cut.BOLD: ""}[cut]
    stems = strokes("M140,350C150,300 160,270 182,240M138,350C124,320 104,300 92,282", LEAF.deep, 6)
    return leaves + veins + stems + _orchid_flower(188, 224, 62, 14, cut) + _orchid_flower(86, 262, 46, -24, cut)


def _orchid_flower(x: float, y: float, size: float, turn: float, cut: Cut) -> str:
    back = "".join(turned(POINTED_PETAL, x, y, turn + angle, size * 0.8, size) for angle in (0, 126, 234))
    wings = "".join(turned(ROUND_PETAL, x, y, turn + angle, size * 0.9, size * 0.94) for angle in (-62, 62))
    lip = turned("M0,-.1C-.3,.05 -.34,.4 0,.62C.34,.4 .3,.05 0,-.1Z", x, y, turn, size, size)
    if cut is Cut.BOLD:
        return engraved(back + wings, PURPLE, cut, 0.6) + shape(lip, "#ffd84d")
    flower = "".join(shape(petals, PURPLE.fill, PURPLE.edge, 2) for petals in (back, wings))
    veins = "".join(turned("M0,-.2L0,-.72", x, y, turn + angle, size, size) for angle in (0, -62, 62, 126, 234))
    spots = "".join(turned(ellipse(across, 0.3, 0.05, 0.05), x, y, turn, size, size) for across in (-0.12, 0, 0.12))
    return flower + strokes(veins, "#e5d0ff", 2) + shape(lip, "#ffd84d", PURPLE.edge, 2) + shape(spots, RED.deep)


def chrysanthemum(cut: Cut) -> str:
    """A great round flower of many petals over two leaves."""
    x, y = 150.0, 232.0
    rows = {
        Cut.FINE: ((18, 104, 0, 1.25), (14, 78, 12, 1.3), (10, 51, 0, 1.5), (7, 29, 10, 1.6)),
        Cut.BOLD: ((12, 104, 0, 1.9), (9, 62, 12, 1.7)),
    }[cut]
    stem = strokes(f"M{x},{y}C148,300 156,330 150,354", LEAF.deep, 11)
    leaves = "".join(engraved(_lobed(*place), LEAF, cut, 0.7) for place in ((148, 340, -68, 108), (152, 336, 66, 108)))
    ribs = {Cut.FINE: strokes("M146,338L64,306M154,334L238,300", LEAF.edge, 2.5), Cut.BOLD: ""}[cut]
    flower = ""
    for count, length, start, wide in rows:
        petals = "".join(
            turned(NARROW_PETAL, x, y, start + 360 * petal / count, length * wide, length) for petal in range(count)
        )
        flower += shape(petals, GOLD.fill, GOLD.edge, {Cut.FINE: 2.0, Cut.BOLD: 5.0}[cut])
    heart = disc({Cut.FINE: 9.0, Cut.BOLD: 24.0}[cut], RED.deep, GOLD.edge, 2, x, y)
    return stem + leaves + ribs + flower + heart


def _lobed(x: float, y: float, turn: float, length: float) -> str:
    """A leaf with lobes, from its stalk upwards."""
    form = (
        "M0,0C-.16,-.04 -.2,-.12 -.18,-.2C-.34,-.2 -.42,-.34 -.34,-.46C-.24,-.46 -.2,-.5 -.2,-.56"
        "C-.32,-.62 -.3,-.78 -.2,-.84C-.1,-.84 -.04,-.92 0,-1C.04,-.92 .1,-.84 .2,-.84C.3,-.78 .32,-.62 .2,-.56"
        "C.2,-.5 .24,-.46 .34,-.46C.42,-.34 .34,-.2 .18,-.2C.2,-.12 .16,-.04 0,0Z"
    )
    return turned(form, x, y, turn, length * 0.8, length)


def bamboo(cut: Cut) -> str:
    """Two canes with joints and hanging leaves."""
    canes = ""
    for x, top, width, joints in ((112, 148, 34, (148, 216, 286, 356)), (170, 176, 25, (176, 238, 300, 356))):
        for start, end in pairwise(joints):
            canes += turned(
                "M-.5,.02C-.38,.1 -.38,.9 -.5,.98L.5,.98C.38,.9 .38,.1 .5,.02Z", x, start, 0, width, end - start
            )
        canes += turned("M0,0C-.02,-.3 0,-.7 .3,-1C.24,-.6 .2,-.3 .2,0Z", x - 4, top, 0, width, 30)
    gleams = strokes(
        "M104,160L104,204M104,230L104,274M104,300L104,344M165,186L165,228M165,250L165,290M165,312L165,346", "#b7efb0", 3
    )
    fans = (
        (128, 210, 1.0, (62, 98, 132)),
        (184, 232, 0.92, (40, 74, 112)),
        (96, 282, 0.84, (-64, -98, -134)),
        (186, 296, 0.8, (70, 108, 146)),
        (104, 180, 0.62, (-50, -88, -126)),
    )
    leaves = ""
    for x, y, size, angles in fans:
        leaves += "".join(turned(POINTED_PETAL, x, y, angle, 46 * size * cut.weight, 82 * size) for angle in angles)
    ribs = "".join(turned("M0,-10L0,-50", x, y, angle, size, size) for x, y, size, angles in fans for angle in angles)
    details = {Cut.FINE: gleams, Cut.BOLD: ""}[cut]
    veins = {Cut.FINE: strokes(ribs, LEAF.light, 1.6), Cut.BOLD: ""}[cut]
    return engraved(canes, LEAF, cut, 0.7) + details + engraved(leaves, GREEN, cut, 0.6) + veins


FLOWERS = (plum, orchid, chrysanthemum, bamboo)
