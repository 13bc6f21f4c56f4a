"""Frames, numbers and signs of the flowers and seasons of the tile set "Hong Kong"."""

from __future__ import annotations

from resources.source.brush import Dab
from resources.source.characters import character
from resources.source.characters_brush import thinned
from resources.source.hong_kong_enamel import BLUE, INK, RED, Cut, Enamel, engraved, face, inked
from resources.source.svg import disc, ellipse, group, placed, shape

FLOWER_SIGNS = "梅蘭菊竹"
SEASON_SIGNS = "春夏秋冬"
# Digits in a box of 60 by 90, as brush strokes.
DIGITS: dict[int, tuple[tuple[Dab, ...], ...]] = {
    1: (
        (Dab(10, 24, 7), Dab(26, 14, 11), Dab(32, 8, 13)),
        (Dab(33, 9, 14), Dab(33, 46, 13), Dab(33, 82, 14)),
        (Dab(16, 84, 10), Dab(50, 84, 10)),
    ),
    2: (
        (Dab(9, 24, 14), Dab(16, 10, 9), Dab(34, 7, 11), Dab(49, 24, 15), Dab(38, 48, 12), Dab(10, 80, 9)),
        (Dab(10, 81, 10), Dab(28, 80, 12), Dab(44, 84, 14), Dab(53, 74, 5)),
    ),
    3: (
        (Dab(9, 19, 13), Dab(20, 8, 9), Dab(38, 8, 11), Dab(46, 24, 14), Dab(38, 38, 10), Dab(24, 41, 8)),
        (Dab(24, 41, 8), Dab(42, 45, 11), Dab(51, 62, 15), Dab(40, 80, 12), Dab(22, 84, 9), Dab(9, 73, 14)),
    ),
    4: (
        (Dab(38, 6, 12), Dab(22, 32, 9), Dab(4, 60, 9)),
        (Dab(5, 61, 10), Dab(30, 61, 10), Dab(56, 60, 11)),
        (Dab(40, 8, 12), Dab(40, 48, 13), Dab(40, 84, 14)),
    ),
}


def flower(rank: int, picture: str, cut: Cut) -> str:
    """A flower in the frame of all flowers: a line of round scallops, like a petalled mirror."""
    line = {Cut.FINE: 6.0, Cut.BOLD: 11.0}[cut]
    ring = _scallops()
    frame = shape(ring, "#fff4ef", RED.deep, line)
    pearls = "".join(ellipse(x, y, 4.5, 4.5) for x, y in _cusps())
    rim = {Cut.FINE: frame + shape(pearls, RED.light), Cut.BOLD: frame}[cut]
    return face(rim + _shrunk(picture, cut) + _number(rank, RED, cut) + _sign(FLOWER_SIGNS[rank - 1], RED, cut))


def season(rank: int, picture: str, cut: Cut) -> str:
    """A season in the frame of all seasons: a hanging scroll between two dark rods with knobs."""
    side = {Cut.FINE: 4.0, Cut.BOLD: 7.0}[cut]
    paper = shape("M34,34L266,34L266,366L34,366Z", "#e8f0fa", BLUE.deep, side)
    inner = shape("M43,50L257,50L257,350L43,350Z", "none", BLUE.light, 2)
    back = {Cut.FINE: paper + inner, Cut.BOLD: paper}[cut]
    rods = engraved(_rod(16) + _rod(360), BLUE, cut, 0.7)
    knobs = "".join(disc(4.5, "#ffc94a", x=x, y=y) for x in (26, 274) for y in (28, 372))
    return face(
        back + _shrunk(picture, cut) + rods + knobs + _number(rank, INK, cut) + _sign(SEASON_SIGNS[rank - 1], BLUE, cut)
    )


def _shrunk(picture: str, cut: Cut) -> str:
    """The picture, which gives way to the larger number and sign of a bold face."""
    return {Cut.FINE: picture, Cut.BOLD: group(picture, 21, 46, scale=0.86)}[cut]


def _scallops() -> str:
    """A rectangle whose sides are scallops, four across and five down."""
    left, top, across, down, bulge = 28.0, 30.0, 61.0, 68.0, 17.0
    path = f"M{left},{top}"
    x, y = left, top
    sides = [((across, 0.0), (0.0, -bulge), 4), ((0.0, down), (bulge, 0.0), 5)]
    sides += [((-across, 0.0), (0.0, bulge), 4), ((0.0, -down), (-bulge, 0.0), 5)]
    for (step_x, step_y), (out_x, out_y), count in sides:
        for _ in range(count):
            end_x, end_y = x + step_x, y + step_y
            path += (
                f"C{x + out_x + step_x * 0.12:.1f},{y + out_y + step_y * 0.12:.1f} "
                f"{end_x + out_x - step_x * 0.12:.1f},{end_y + out_y - step_y * 0.12:.1f} {end_x:.1f},{end_y:.1f}"
            )
            x, y = end_x, end_y
    return path + "Z"


def _cusps() -> list[tuple[float, float]]:
    """Where pearls lie inside the scallops' cusps."""
    across = [(28 + 61.0 * step, y) for step in range(1, 4) for y in (43.0, 357.0)]
    return across + [(x, 30 + 68.0 * step) for step in range(1, 5) for x in (41.0, 259.0)]


def _rod(y: float) -> str:
    """A rod across the tile with thick ends, 24 high."""
    form = f"M16,{y + 6}C16,{y - 1} 36,{y - 1} 36,{y + 4}L264,{y + 4}C264,{y - 1} 284,{y - 1} 284,{y + 6}"
    return (
        form + f"L284,{y + 18}C284,{y + 25} 264,{y + 25} 264,{y + 20}L36,{y + 20}C36,{y + 25} 16,{y + 25} 16,{y + 18}Z"
    )


def _number(rank: int, enamel: Enamel, cut: Cut) -> str:
    size = {Cut.FINE: 0.84, Cut.BOLD: 1.12}[cut]
    dabs = [[dab._replace(width=dab.width * (cut.weight + 0.05)) for dab in stroke] for stroke in DIGITS[rank]]
    path = "".join(thinned(placed(inked(stroke), 50, 52, size, size), 0.4) for stroke in dabs)
    return engraved(path, enamel, cut, 0.6)


def _sign(sign: str, enamel: Enamel, cut: Cut) -> str:
    size = {Cut.FINE: 0.45, Cut.BOLD: 0.56}[cut]
    return engraved(
        thinned(placed(character(sign, 1.08 * cut.weight), 252 - 200 * size, 52, size, size), 0.4), enamel, cut, 0.6
    )
