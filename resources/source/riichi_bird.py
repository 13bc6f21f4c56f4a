"""The first bamboo of the tile set "Riichi": a crested bird on one leg, its wing raised."""

from __future__ import annotations

from typing import NamedTuple

from resources.source.brush import Dab, brushed
from resources.source.riichi_ink import BLUE, GREEN, INK, LEAF, PAPER, RED, Cut, blade, petal, turned
from resources.source.svg import disc, placed, shape, strokes


class Feather(NamedTuple):
    """A feather of the raised wing: its length and width in the face's units, its turn in degrees from upright."""

    length: float
    width: float
    turn: float


SHOULDER = (132, 222)
OUTER = [
    Feather(length, 42, turn) for length, turn in ((184, 11), (182, 27), (176, 43), (154, 58), (136, 72), (127, 86))
]
INNER = [Feather(length, 34, turn) for length, turn in ((112, 19), (108, 37), (98, 55), (88, 73))]
NECK = brushed([Dab(92, 70, 36), Dab(104, 102, 28), Dab(98, 140, 32), Dab(92, 176, 56), Dab(112, 216, 84)])
BODY = "M74,166C52,206 70,256 116,272C158,288 212,284 268,252C224,242 194,210 158,186C130,170 92,146 74,166Z"


def bird(cut: Cut) -> str:
    """The whole bird."""
    return {Cut.FINE: _bird, Cut.BOLD: _bold_bird}[cut]()


def _bird() -> str:
    inner = "".join(_feather(feather, LEAF) for feather in INNER)
    eyes = "".join(shape(_eye(feather), RED) for feather in OUTER)
    outer = "".join(_feather(feather, GREEN) for feather in OUTER)
    return _tail(BLUE) + _legs(9) + outer + eyes + inner + _trunk() + _scales() + _head()


def _bold_bird() -> str:
    outer = "".join(_feather(feather._replace(length=feather.length + 14, width=58), GREEN) for feather in OUTER[::2])
    return _tail(BLUE) + _legs(13) + outer + _trunk() + _bold_head()


def _feather(feather: Feather, ink: str) -> str:
    return shape(turned(petal(feather.length, feather.width, 20), feather.turn, *SHOULDER), ink, PAPER, 5)


def _eye(feather: Feather) -> str:
    """The spot near the end of a feather."""
    drop = placed(petal(34, 17), 0, 12 - feather.length)
    return turned(drop, feather.turn, *SHOULDER)


def _tail(ink: str) -> str:
    return "".join(
        shape(turned(blade(length, 42), turn, 184, 242), ink, PAPER, 5)
        for length, turn in ((108, 142), (108, 124), (94, 106))
    )


def _legs(width: float) -> str:
    """One leg stands, the other is drawn up."""
    standing = "M140,274L136,370M104,376L136,370L170,376"
    drawn_up = "M172,274L198,314L162,332M162,332L146,344M162,332L166,350"
    return strokes(standing + drawn_up, RED, width)


def _trunk() -> str:
    return shape(BODY, GREEN, PAPER, 5) + shape(NECK, GREEN)


def _scales() -> str:
    """Small feathers on the breast."""
    places = (
        (94, 176),
        (85, 197),
        (108, 200),
        (94, 222),
        (122, 222),
        (108, 242),
        (136, 242),
        (164, 242),
        (124, 258),
        (152, 259),
        (180, 259),
    )
    return strokes(
        "".join(f"M{x - 11},{y}C{x - 9},{y + 12} {x + 9},{y + 12} {x + 11},{y}" for x, y in places), LEAF, 4.5
    )


def _head() -> str:
    plumes = "".join(
        strokes(f"M92,62C{x - 14},{y - 4} {x - 8},{y - 4} {x},{y}", INK, 3.5) + disc(7, RED, x=x, y=y)
        for x, y in ((96, 23), (118, 28), (134, 44))
    )
    return plumes + _face() + disc(7.5, PAPER, x=84, y=72) + disc(4.5, INK, x=83, y=72)


def _bold_head() -> str:
    crest = shape("".join(turned(petal(46, 20), turn, 94, 66) for turn in (-8, 22, 52)), RED)
    return crest + _face() + disc(8, PAPER, x=83, y=72)


def _face() -> str:
    """Beak, skull, the light cheek and the red crown."""
    beak = shape("M80,60C56,66 36,74 16,88C36,88 58,86 82,82Z", "#e39a12")
    crown = shape("M70,66C74,40 112,40 112,68C98,60 84,60 70,66Z", RED)
    cheek = shape("M94,84C112,86 116,108 108,132C104,112 98,98 84,90Z", PAPER)
    return beak + disc(22, GREEN, x=92, y=72) + cheek + crown
