"""Drawings for flowers and seasons, in a box of 300 by 290 with its middle at 150, 145."""

from __future__ import annotations

import math

from resources.source.brush import Dab, brushed
from resources.source.svg import disc, gradient, group, number, placed, polygon, shape, strokes

CRIMSON, PURPLE, BROWN, FOREST, RUST, ICE = "#8f1242", "#4c1d7a", "#8a4b00", "#14532d", "#7c1d0c", "#0b5394"
YELLOW = "#ffd84d"

GRADIENTS = {
    "plum": gradient(
        "plum",
        "radial",
        'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="110"',
        (0.1, "#d6336c"),
        (0.6, "#f783ac"),
        (1, "#ffd6e4"),
    ),
    "orchid": gradient("orchid", "linear", 'x1="0" y1="1" x2="0" y2="0"', (0, "#7b3fc0"), (1, "#d9bdf5")),
    "gold": gradient("gold", "linear", 'x1="0" y1="1" x2="0" y2="0"', (0.3, "#f08c00"), (1, "#ffe066")),
    "cane": gradient(
        "cane", "linear", 'x1="0" y1="0" x2="1" y2="0"', (0, "#1f8a4c"), (0.35, "#8fd9a0"), (1, "#1b7340")
    ),
    "sprout": gradient("sprout", "linear", 'x1="0" y1="0" x2="1" y2="1"', (0, "#a3df7c"), (1, "#37a049")),
    "sun": gradient(
        "sun",
        "radial",
        'gradientUnits="userSpaceOnUse" cx="-20" cy="-24" r="110"',
        (0, "#fff3a8"),
        (1, "#ffb81c"),
    ),
    "maple": gradient(
        "maple", "linear", 'x1="0" y1="0" x2="1" y2="1"', (0, "#ffa94d"), (0.5, "#e8590c"), (1, "#c92a2a")
    ),
}


def plum() -> str:
    """A branch with one great and two small five-petalled blossoms."""
    branch = brushed([Dab(18, 278, 26), Dab(70, 232, 20), Dab(120, 186, 16), Dab(196, 96, 13), Dab(268, 30, 7)])
    twig = brushed([Dab(66, 236, 13), Dab(58, 168, 10), Dab(74, 104, 6)])
    bud = disc(18, "#d6336c", CRIMSON, 5, 74, 94)
    blossom = _blossom()
    blossoms = group(blossom, 168, 158, 8) + group(blossom, 246, 62, 30, 0.5) + group(blossom, 52, 196, -20, 0.46)
    return shape(branch, "#5b3a26") + shape(twig, "#5b3a26") + bud + blossoms


def orchid() -> str:
    """Long grass-like leaves and a purple orchid."""
    blades = [
        [Dab(128, 284, 18), Dab(70, 190, 22), Dab(34, 96, 14), Dab(12, 70, 2)],
        [Dab(134, 284, 16), Dab(104, 190, 18), Dab(100, 90, 12), Dab(110, 20, 2)],
        [Dab(140, 284, 18), Dab(204, 224, 22), Dab(262, 196, 14), Dab(292, 208, 2)],
    ]
    leaves = "".join(shape(brushed(blade), "#1f7a4c") for blade in blades)
    stem = shape(brushed([Dab(138, 284, 8), Dab(150, 210, 8), Dab(186, 130, 7)]), "#5a8f3c")
    sepals = _around(_leaf(98, 62), 3, "url(#orchid)", PURPLE, 5)
    wings = "".join(shape(_petal(84, 58), "#b98be6", PURPLE, 5, turn) for turn in (-68, 68))
    lip = shape("M-24,8C-40,48 -18,70 0,70C18,70 40,48 24,8C10,-6 -10,-6 -24,8Z", YELLOW, PURPLE, 5)
    return leaves + stem + group(sepals + wings + lip + strokes("M-10,24L-10,44M10,24L10,44", "#b3123c", 7), 196, 108)


def chrysanthemum() -> str:
    """A round golden flower of many narrow petals."""
    outer = _around(_petal(128, 27), 18, "url(#gold)", BROWN, 4)
    inner = _around(_petal(84, 23), 14, "#ffc933", BROWN, 4, 10)
    heart = disc(30, "#b85c00", "#7a3d00", 4)
    for seed in range(6):
        angle = math.radians(60 * seed)
        heart += disc(5.5, "#ffe08a", x=17 * math.cos(angle), y=17 * math.sin(angle))
    leaves = "".join(shape(_leaf(148, 74), "#2c7d3f", "#17562a", 5, turn) for turn in (124, -124))
    return group(leaves, 150, 178) + group(outer + inner + heart, 150, 138)


def bamboo_grove() -> str:
    """Two upright canes with leaves."""
    joint = "M-.42,.05C-.32,.5 -.32,.5 -.46,.95L.46,.95C.32,.5 .32,.5 .42,.05Z"
    canes = ""
    for x, top, width in ((104, 4, 46), (188, 44, 38)):
        height = (286 - top) / 3
        for segment in range(3):
            canes += shape(placed(joint, x, top + segment * height, width, height), "url(#cane)", FOREST, 5)
    leaves = ""
    for x, y, turn, length in (
        (212, 132, 58, 96),
        (208, 140, 118, 88),
        (80, 102, -64, 92),
        (84, 108, -122, 84),
        (124, 196, 40, 70),
    ):
        leaves += group(shape(_leaf(length, 40), "#4caf6a", FOREST, 5), x, y, turn)
    return canes + leaves


def sprout() -> str:
    """Spring: a seedling with two leaves over the soil."""
    edge = "#1d6a2b"
    stem = shape(brushed([Dab(150, 266, 24), Dab(146, 200, 20), Dab(150, 128, 16)]), "#2f8f3e")
    left = shape("M150,140C60,150 22,100 20,34C96,34 146,66 150,140Z", "url(#sprout)", edge, 7)
    right = shape("M150,128C158,50 214,16 282,18C284,86 236,134 150,128Z", "url(#sprout)", edge, 7)
    veins = strokes("M146,132C118,98 86,72 56,58M156,122C184,88 216,60 246,46", edge, 6)
    soil = "M24,274C60,232 240,232 276,274C282,286 270,290 256,290L44,290C30,290 18,286 24,274Z"
    return stem + left + right + veins + shape(soil, "#7a4b26")


def sun() -> str:
    """Summer: the sun with long and short rays."""
    long_rays = _around("M-19,-84L0,-142L19,-84Z", 8, "#f08c00")
    short_rays = _around("M-14,-84L0,-118L14,-84Z", 8, "#d9480f", start=22.5)
    return group(long_rays + short_rays + disc(78, "url(#sun)", "#d9480f", 8), 150, 145)


def maple_leaf() -> str:
    """Autumn: a lobed red leaf."""
    lobes = [(26, -84), (58, -98), (52, -44), (112, -66), (100, -34), (138, -14), (92, 24), (102, 52), (40, 50)]
    right: list[tuple[float, float]] = [*lobes, (12, 62)]
    outline = [(0.0, -134.0), *right, *((-x, y) for x, y in reversed(right))]
    leaf = shape(polygon(outline), "url(#maple)", RUST, 9)
    veins = strokes("M0,60L0,-84M0,44L62,-30M0,44L-62,-30M0,52L66,22M0,52L-66,22", RUST, 6)
    stalk = shape(brushed([Dab(0, 52, 11), Dab(4, 100, 11), Dab(-14, 142, 15)]), RUST)
    return group(stalk + leaf + veins, 150, 140)


def snowflake() -> str:
    """Winter: a six-armed crystal."""
    arm = "M0,0L0,-134M0,-58L-34,-88M0,-58L34,-88M0,-94L-26,-118M0,-94L26,-118"
    arms = "".join(strokes(arm, ICE, 26, 60 * turn) for turn in range(6))
    arms += "".join(strokes(arm, "#5fb8f0", 12, 60 * turn) for turn in range(6))
    return group(arms + disc(20, "#e8f6ff", ICE, 8), 150, 145)


def _blossom() -> str:
    """A plum blossom around the origin."""
    petals = _around(_petal(104, 66), 5, "url(#plum)", CRIMSON, 6)
    thread = strokes("M0,-14L0,-46", CRIMSON, 6) + disc(9, YELLOW, y=-50)
    threads = "".join(group(thread, 0, 0, 36 + 72 * turn) for turn in range(5))
    return petals + threads + disc(18, YELLOW, CRIMSON, 5)


def _petal(length: float, width: float) -> str:
    """A petal with a round end, from the origin upwards."""
    low, high, end = number(width * 0.75), number(width * 0.88), number(width * 0.12)
    rise, top = number(-length * 0.3), number(-length)
    return f"M0,0C-{low},{rise} -{high},{top} -{end},{top}L{end},{top}C{high},{top} {low},{rise} 0,0Z"


def _leaf(length: float, width: float) -> str:
    """A pointed leaf from the origin upwards."""
    half, low, high, top = (number(value) for value in (width / 2, -length * 0.3, -length * 0.65, -length))
    return f"M0,0C-{half},{low} -{half},{high} 0,{top}C{half},{high} {half},{low} 0,0Z"


def _around(path: str, count: int, fill: str, edge: str = "", width: float = 0, start: float = 0) -> str:
    """The shape turned `count` times around the origin."""
    return "".join(shape(path, fill, edge, width, start + 360 * turn / count) for turn in range(count))
