"""The Chinese characters on tiles in brush strokes of our own."""

from __future__ import annotations

from functools import cache

from resources.source.characters_kinds import KINDS
from resources.source.characters_skeletons import SKELETONS

SIGNS = tuple(SKELETONS)


@cache
def character(sign: str, weight: float = 1.0) -> str:
    """The filled outline of a character in a box of 200 by 200; `weight` makes its strokes wider.

    :raises KeyError: when there is no skeleton of `sign`.
    """
    width, *strokes = SKELETONS[sign].strip().splitlines()
    return "".join(_stroke(text.split(), float(width) * weight) for text in strokes)


def _stroke(words: list[str], width: float) -> str:
    kind, *rest = words
    places = [(float(x), float(y)) for x, y in (word.split(",") for word in rest if "," in word)]
    factor = float(rest[-1]) if "," not in rest[-1] else 1.0
    return KINDS[kind](places, width * factor)
