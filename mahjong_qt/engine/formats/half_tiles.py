"""Numbers of whole or half tiles, as GNOME Mahjongg's files have them."""

from __future__ import annotations

import re
from functools import lru_cache

from mahjong_qt.engine.layout.slot import TILE_SPAN

LONGEST = 70
"""Letters of a number, with the blanks around it."""
NUMBER = re.compile(r"([+-]?)(\d{0,30})(?:\.(\d{0,30}))?")


def in_half_tiles(text: str) -> int | None:
    """Return a number of whole or half tiles in half tiles; None when it is no such number.

    >>> in_half_tiles(" 3"), in_half_tiles("2.5"), in_half_tiles("-0.50"), in_half_tiles("1.25"), in_half_tiles("")
    (6, 5, -1, None, None)
    """
    # what is longer is no number, and must not be kept
    return _in_half_tiles(text) if len(text) <= LONGEST else None


@lru_cache(maxsize=1024)
def _in_half_tiles(text: str) -> int | None:
    number = NUMBER.fullmatch(text.strip())
    if number is None or not (number[2] or number[3]) or (number[3] or "").rstrip("0") not in ("", "5"):
        return None
    half_tiles = TILE_SPAN * int(number[2] or 0) + ((number[3] or "")[:1] == "5")
    return -half_tiles if number[1] == "-" else half_tiles
