"""Characters, winds and dragons of the tile set "Hong Kong"."""

from __future__ import annotations

from resources.source.characters import character
from resources.source.hong_kong_enamel import BLUE, GREEN, INK, RED, Cut, Enamel, engraved, face
from resources.source.svg import placed, polygon

NUMERALS = "一二三四五六七八九"
WINDS = {"E": "東", "S": "南", "W": "西", "N": "北"}


def numbered(rank: int, cut: Cut) -> str:
    """A numeral over ten thousand."""
    numeral = placed(character(NUMERALS[rank - 1], 1.1 * cut.weight), 36, 14, 1.14, 0.88)
    ten_thousand = placed(character("萬", cut.weight), 32, 196, 1.18, 0.93)
    return face(engraved(numeral, INK, cut) + engraved(ten_thousand, RED, cut))


def wind(label: str, cut: Cut) -> str:
    """The direction's character as large as the tile."""
    return face(_great(WINDS[label], INK, cut))


def red_dragon(cut: Cut) -> str:
    """中, the middle."""
    return face(_great("中", RED, cut))


def green_dragon(cut: Cut) -> str:
    """發, to set out and prosper."""
    return face(_great("發", GREEN, cut))


def white_dragon(cut: Cut) -> str:
    """An empty frame: two lines with frets between them and a hook in each corner."""
    line = {Cut.FINE: 12.0, Cut.BOLD: 20.0}[cut]
    outer = _frame(26, 26, line)
    if cut is Cut.BOLD:
        return face(engraved(outer, BLUE, cut) + engraved(_frame(74, 74, 14) + _corners(58, 16), BLUE, cut))
    frets = [(x, 46.0) for x in range(94, 207, 28)] + [(x, 336.0) for x in range(94, 207, 28)]
    bars = "".join(_box(x - 8, y, 16, 18) for x, y in frets)
    bars += "".join(_box(x, y - 8, 18, 16) for x in (46, 236) for y in range(102, 299, 28))
    knots = "".join(_ring(x, y, 30, 30, 8) for x in (40, 230) for y in (40, 330))
    return face(engraved(outer, BLUE, cut) + engraved(bars + knots + _frame(76, 76, 8), BLUE, cut, 0.6))


def _great(sign: str, enamel: Enamel, cut: Cut) -> str:
    return engraved(placed(character(sign, 1.12 * cut.weight), 14, 22, 1.36, 1.76), enamel, cut, 1.2)


def _box(x: float, y: float, width: float, height: float) -> str:
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def _frame(x: float, y: float, line: float) -> str:
    """A frame of four bars, that far from the tile's edges."""
    return _ring(x, y, 300 - 2 * x, 400 - 2 * y, line)


def _ring(x: float, y: float, width: float, height: float, line: float) -> str:
    """A rectangle with a hole, which turns the other way."""
    right, bottom = x + width - line, y + height - line
    hole = polygon([(x + line, y + line), (x + line, bottom), (right, bottom), (right, y + line)])
    return _box(x, y, width, height) + hole


def _corners(edge: float, size: float) -> str:
    """A small square between the lines in each corner."""
    return "".join(_box(x, y, size, size) for x in (edge, 300 - edge - size) for y in (edge, 400 - edge - size))
