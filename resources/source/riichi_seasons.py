"""The seasons of the tile set "Riichi": small landscapes in a square frame."""

from __future__ import annotations

from resources.source.brush import Dab, brushed
from resources.source.riichi_ink import INK, PAPER, RED, Cut, turned, wreath
from resources.source.svg import disc, ellipse, gradient, group, placed, polygon, shape, strokes

# The picture's corners are 22, 22 and 278, 270.
GROUND = "M22,22L278,22L278,270L22,270Z"
FRAME = {Cut.FINE: 8, Cut.BOLD: 12}
UPRIGHT = 'gradientUnits="userSpaceOnUse" x1="0" y1="22" x2="0" y2="270"'
SKIES = {
    1: gradient("sky", "linear", UPRIGHT, (0, "#6fb9de"), (0.5, "#d6edf1"), (0.8, "#fff4e2")),
    2: gradient("sky", "linear", UPRIGHT, (0, "#f7b733"), (0.4, "#ffdf8e"), (0.75, "#fff6dc")),
    3: gradient("sky", "linear", UPRIGHT, (0, "#1b1f4b"), (0.55, "#5a3a6e"), (0.95, "#e0792f")),
    4: gradient("sky", "linear", UPRIGHT, (0, "#1f3a6b"), (0.45, "#86add0"), (0.8, "#eef5f8")),
}
FOAM, DEEP, SEA = "#ffffff", "#123a80", "#2f78bd"


def scene(rank: int, cut: Cut) -> str:
    """The framed landscape of spring, summer, autumn or winter; its sky is the gradient of the same number."""
    draw = (_spring, _summer, _autumn, _winter)[rank - 1]
    return shape(GROUND, "url(#sky)") + draw(cut) + shape(GROUND, "none", INK, FRAME[cut])


def _spring(cut: Cut) -> str:
    """Cherry blossoms over green hills."""
    far = shape("M22,216C70,164 124,166 168,200C206,176 246,172 278,190L278,270L22,270Z", "#9ccc84")
    near = shape("M22,246C86,206 200,204 278,250L278,270L22,270Z", "#3c8f4d")
    branch = brushed([Dab(31, 40, 15), Dab(78, 62, 14), Dab(140, 74, 11), Dab(206, 116, 8), Dab(262, 128, 4)])
    twig = brushed([Dab(70, 60, 10), Dab(92, 108, 8), Dab(88, 168, 4)])
    wood = shape(branch, "#4a2a22") + shape(twig, "#4a2a22")
    if cut is Cut.BOLD:
        return far + near + wood + _blossom(112, 112, 68) + _blossom(216, 120, 46)
    small = "".join(
        _blossom(x, y, size, turn)
        for x, y, size, turn in (
            (216, 118, 34, 20),
            (78, 168, 27, 8),
            (182, 62, 24, -14),
        )
    )
    falling = "".join(
        shape(turned(_notched(15), turn, x, y), "#ffc9d8", "#c22e63", 2.5)
        for x, y, turn in ((178, 190, 70), (226, 214, -30), (142, 228, 20))
    )
    return far + near + wood + small + _blossom(122, 104, 48) + falling


def _notched(size: float) -> str:
    """A petal with a notch in its end."""
    return placed("M0,0C-.95,-.3 -.8,-.98 -.2,-1L0,-.82L.2,-1C.8,-.98 .95,-.3 0,0Z", 0, 0, size, size)


def _blossom(x: float, y: float, size: float, turn: float = 0) -> str:
    """A cherry blossom."""
    petals = shape(wreath(_notched(size), 5), "#ffc9d8", "#c22e63", max(3.0, size * 0.08))
    threads = strokes(wreath(f"M0,{-size * 0.12:.1f}L0,{-size * 0.42:.1f}", 5, 36), "#c22e63", max(2.5, size * 0.07))
    return group(petals + threads + disc(size * 0.15, "#fff3c4", "#c22e63", size * 0.06), x, y, turn)


def _summer(cut: Cut) -> str:
    """A great wave before the sun."""
    sun = disc(46, RED, x=222, y=82)
    wave = (
        "M22,270L22,126C40,70 90,40 138,46C188,54 216,92 210,138C198,118 178,108 160,116"
        "C136,128 132,160 150,184C176,214 236,216 278,190L278,270Z"
    )
    front = "M22,270L22,238C62,214 92,246 136,240C184,232 222,256 278,232L278,270Z"
    spray = (
        (210, 136, 15),
        (196, 118, 13),
        (178, 110, 12),
        (158, 114, 12),
        (142, 130, 12),
        (214, 112, 13),
        (206, 90, 12),
        (190, 72, 12),
    )
    foam = "".join(ellipse(x, y, size, size) for x, y, size in spray)
    swells = [
        [Dab(44, 268, 3), Dab(50, 190, 11), Dab(72, 112, 11), Dab(130, 72, 3)],
        [Dab(78, 268, 3), Dab(80, 200, 11), Dab(96, 130, 11), Dab(136, 92, 3)],
        [Dab(118, 250, 3), Dab(106, 206, 10), Dab(112, 158, 9), Dab(130, 124, 3)],
        [Dab(140, 214, 3), Dab(184, 234, 8), Dab(236, 226, 7), Dab(274, 212, 3)],
    ]
    kept = {Cut.FINE: swells, Cut.BOLD: swells[:2]}[cut]
    lines = "".join(shape(brushed(dabs), "#8cc4e8") for dabs in kept)
    crest = strokes("M22,238C62,214 92,246 136,240C184,232 222,256 278,232", FOAM, 7)
    edge = strokes("M24,124C42,70 90,42 138,48C170,52 194,70 204,94", FOAM, 7)
    return (
        sun
        + shape(wave, DEEP)
        + lines
        + edge
        + shape(foam, FOAM, DEEP, 8)
        + shape(foam, FOAM)
        + shape(front, SEA)
        + crest
    )


def _autumn(cut: Cut) -> str:
    """The full moon behind pampas grass, and a maple leaf."""
    moon = disc(78, "#ffe9a6", x=176, y=122)
    hill = shape("M22,270L22,244C90,216 200,226 278,252L278,270Z", "#191a38")
    leaf = _maple(212, 208, {Cut.FINE: 0.42, Cut.BOLD: 0.56}[cut])
    stems = (
        [Dab(66, 268, 5), Dab(72, 190, 5), Dab(92, 118, 4), Dab(112, 82, 3)],
        [Dab(52, 268, 5), Dab(48, 180, 5), Dab(52, 100, 4), Dab(60, 62, 3)],
        [Dab(82, 268, 5), Dab(96, 224, 5), Dab(122, 176, 4), Dab(142, 156, 3)],
    )
    kept = {Cut.FINE: stems, Cut.BOLD: stems[:2]}[cut]
    grass = "".join(shape(brushed(stem), "#e0b04a") + _plume(stem[-2], cut) for stem in kept)
    return moon + hill + grass + leaf


def _plume(foot: Dab, cut: Cut) -> str:
    """The drooping ear of pampas grass whose stem ends above `foot`."""
    hairs = (
        [Dab(0, 0, 3), Dab(8, -30, 10), Dab(22, -56, 8), Dab(36, -66, 2)],
        [Dab(0, 4, 3), Dab(16, -22, 10), Dab(36, -42, 8), Dab(54, -46, 2)],
        [Dab(0, 10, 3), Dab(18, -8, 10), Dab(42, -22, 8), Dab(62, -20, 2)],
        [Dab(2, 18, 3), Dab(20, 8, 9), Dab(42, 0, 7), Dab(60, 4, 2)],
    )
    thick = {Cut.FINE: 1.0, Cut.BOLD: 1.5}[cut]
    moved = [[Dab(foot.x + x, foot.y + y, width * thick) for x, y, width in hair] for hair in hairs]
    return shape("".join(brushed(hair) for hair in moved), "#fff4d8", "#8a5a22", 2)


def _maple(x: float, y: float, scale: float) -> str:
    """A maple leaf of seven points."""
    right: list[tuple[float, float]] = [
        (16, -50), (34, -62), (34, -28), (80, -66), (74, -22), (98, -16), (60, 12), (66, 44), (22, 30),
    ]  # fmt: skip
    outline = [(0.0, -108.0), *right, (4, 44), (2, 86), (-8, 86), (-4, 44), *((-a, b) for a, b in reversed(right))]
    veins = strokes("M0,36L0,-70M0,34L56,-40M0,34L-56,-40M0,36L62,0M0,36L-62,0", "#7a0f10", 5)
    return group(shape(polygon(outline), "#e0301e", PAPER, 10) + veins, x, y, 18, scale)


def _winter(cut: Cut) -> str:
    """A mountain under snow."""
    mountain = shape("M22,250C88,222 112,146 130,82L170,82C188,146 212,222 278,250L278,270L22,270Z", "#24498c")
    cap = (
        "M130,82L170,82C178,112 188,142 199,166L182,154L170,182L154,156L142,188L128,158L114,172L101,166"
        "C112,142 122,112 130,82Z"
    )
    snow = shape("M22,270L22,240C84,214 190,258 278,232L278,270Z", FOAM)
    flakes = (
        (52, 56),
        (92, 44),
        (210, 48),
        (248, 74),
        (232, 122),
        (62, 106),
        (206, 92),
        (96, 96),
        (262, 160),
        (40, 156),
        (84, 142),
    )
    size = {Cut.FINE: 5.5, Cut.BOLD: 10}[cut]
    kept = {Cut.FINE: flakes, Cut.BOLD: flakes[:5]}[cut]
    falling = shape("".join(ellipse(x, y, size, size) for x, y in kept), FOAM)
    return falling + mountain + shape(cap, FOAM) + snow + {Cut.FINE: _mist() + _pines(), Cut.BOLD: ""}[cut]


def _mist() -> str:
    """Long clouds before the mountain, with round ends."""
    return strokes("M62,214L128,214M98,226L158,226", "#f4f9fc", 10) + strokes("M176,206L240,206", "#f4f9fc", 10)


def _pines() -> str:
    """Snowy pines in front."""
    tree = "M0,-60L20,-26L10,-26L28,4L-28,4L-10,-26L-20,-26Z"
    white = "M0,-60L11,-41L4,-45L0,-38L-5,-45L-11,-41Z"
    trees = ((60, 252, 1.0), (96, 262, 0.72), (244, 256, 0.85))
    return "".join(
        shape(placed(tree, x, y, scale, scale), "#123f3a") + shape(placed(white, x, y, scale, scale), FOAM)
        for x, y, scale in trees
    )
