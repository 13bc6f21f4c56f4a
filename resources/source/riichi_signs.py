"""The faces of the tile set "Riichi" that are written: characters, winds, dragons, and names below pictures."""

from __future__ import annotations

from typing import NamedTuple

from resources.source.characters import character
from resources.source.lettering import line
from resources.source.riichi_cutter import widened
from resources.source.riichi_ink import BLUE, GREEN, INK, RED, SLATE, Box, Cut, fitted
from resources.source.svg import shape, strokes

NUMERALS = "一二三四五六七八九"
WINDS = {"E": "東", "S": "南", "W": "西", "N": "北"}
FLOWERS, SEASONS = "梅蘭菊竹", "春夏秋冬"
# Where the numerals are written: flat ones keep their form.
FLAT = {"一": Box(18, 72, 282, 118), "二": Box(20, 36, 280, 152), "三": Box(20, 20, 280, 166)}
UPPER, LOWER = Box(22, 18, 278, 172), Box(20, 188, 280, 384)


class Pen(NamedTuple):
    """How heavy a sign is: the weight of its brush, and the round cutter, in units, that follows the outline."""

    weight: float
    cutter: float


NUMERAL = {Cut.FINE: Pen(1.0, 8), Cut.BOLD: Pen(1.1, 13)}
THOUSANDS = {Cut.FINE: Pen(0.95, 6), Cut.BOLD: Pen(1.0, 8)}
WIND = {Cut.FINE: Pen(1.0, 9), Cut.BOLD: Pen(1.05, 14)}
FORTUNE = {Cut.FINE: Pen(0.95, 8), Cut.BOLD: Pen(1.05, 10)}
CENTRE = {Cut.FINE: Pen(1.05, 12), Cut.BOLD: Pen(1.1, 20)}
NAME = {Cut.FINE: Pen(1.1, 2), Cut.BOLD: Pen(1.1, 3)}


def numbered(rank: int, cut: Cut) -> str:
    """A black numeral over the red sign of ten thousand."""
    numeral = NUMERALS[rank - 1]
    above = _written(numeral, INK, NUMERAL[cut], FLAT.get(numeral, UPPER))
    return above + _written("萬", RED, THOUSANDS[cut], LOWER)


def wind(label: str, cut: Cut) -> str:
    """A wind, as large as the tile."""
    return _written(WINDS[label], INK, WIND[cut], Box(18, 28, 282, 372))


def red_dragon(cut: Cut) -> str:
    """The centre, as large as the tile."""
    return _written("中", RED, CENTRE[cut], Box(32, 22, 268, 378))


def green_dragon(cut: Cut) -> str:
    """Fortune, as large as the tile."""
    return _written("發", GREEN, FORTUNE[cut], Box(16, 22, 284, 378))


def white_dragon(cut: Cut) -> str:
    """An empty frame with cut corners."""
    fine = _frame(Box(20, 18, 280, 382), 42, 20) + _frame(Box(50, 48, 250, 352), 32, 6)
    return {Cut.FINE: fine, Cut.BOLD: _frame(Box(20, 18, 280, 382), 42, 30)}[cut]


def _frame(box: Box, corner: float, width: float) -> str:
    """A line inside `box` whose corners are cut off."""
    left, top, right, foot = (
        box.left + width / 2,
        box.top + width / 2,
        box.right - width / 2,
        box.bottom - width / 2,
    )
    path = (
        f"M{left + corner},{top}L{right - corner},{top}L{right},{top + corner}L{right},{foot - corner}"
        f"L{right - corner},{foot}L{left + corner},{foot}L{left},{foot - corner}L{left},{top + corner}Z"
    )
    return shape(path, "none", SLATE, width)


def flower_name(rank: int, cut: Cut) -> str:
    """The flower's character and number, below its picture."""
    return _name(FLOWERS[rank - 1], rank, RED, cut)


def season_name(rank: int, cut: Cut) -> str:
    """The season's character and number, below its picture."""
    return _name(SEASONS[rank - 1], rank, BLUE, cut)


def _name(sign: str, rank: int, ink: str, cut: Cut) -> str:
    digit = strokes(line(str(rank), 186, 298, 58, 75), INK, {Cut.FINE: 15.0, Cut.BOLD: 21.0}[cut])
    return _written(sign, ink, NAME[cut], Box(34, 288, 134, 384)) + digit


def _written(sign: str, ink: str, pen: Pen, box: Box) -> str:
    """A character that touches all sides of `box`."""
    half = pen.cutter / 2
    room = Box(box.left + half, box.top + half, box.right - half, box.bottom - half)
    return shape(widened(fitted(character(sign, pen.weight), room), half), ink)
