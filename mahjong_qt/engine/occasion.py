"""What a game is played for: in which mode, and there for which level or day."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_qt.engine.mode import CLASSIC


class Occasion(NamedTuple):
    """``level`` counts from 1 in the campaign; ``day`` is the ISO date of a daily deal, ``is_late`` after that day."""

    mode: str = CLASSIC
    level: int = 0
    day: str = ""
    is_late: bool = False
