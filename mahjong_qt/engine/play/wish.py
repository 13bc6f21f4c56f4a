"""What kind of deal a player wishes for."""

from __future__ import annotations

import enum
from typing import NamedTuple


class DealWish(enum.Enum):
    """A level of difficulty, any deal that can be cleared, or the tiles as they fall; the value names it in files."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"
    SOLVABLE = "solvable"
    AS_IT_FALLS = "as-it-falls"


class DealChoice(NamedTuple):
    """A wish, and whether there is gravity, which there is in Shisen-sho only."""

    wish: DealWish
    has_gravity: bool = False


LEVELS = (DealWish.EASY, DealWish.NORMAL, DealWish.HARD, DealWish.EXPERT)
"""The wishes that ask for a difficulty, easiest first."""
