"""What kind of deal a player wishes for."""

from __future__ import annotations

import enum


class DealWish(enum.Enum):
    """A level of difficulty, any deal that can be cleared, or the tiles as they fall; the value names it in files."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"
    SOLVABLE = "solvable"
    AS_IT_FALLS = "as-it-falls"


LEVELS = (DealWish.EASY, DealWish.NORMAL, DealWish.HARD, DealWish.EXPERT)
"""The wishes that ask for a difficulty, easiest first."""
