"""The campaign: 120 levels, each of which has a layout and a deal from its number alone.

The game code of every level stands in a table that is handed in, so that no later solver or rating changes a level::

    {"version": 1, "levels": ["MJ1-G36000001000-AAAAAAA", …]}

Every tenth level lies on a classic layout, the others on layouts made from numbers, larger from tier to tier.
``docs/campaign.md`` tells how the table comes about.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import GameCode, GameCodeError, Recipe
from mahjong_qt.engine.play.wish import DealWish

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

LEVELS = 120
STONES = 20
"""Levels of one place on the map."""

CLASSIC_STEP = 10
"""Each so manieth level lies on a classic layout."""

CLASSICS = ("L00", "L02", "L01", "L05")
"""Layout codes of Turtle, Fortress, Pyramid and Butterfly, which take turns."""

SEEDS_OF_LEVEL = 1000
"""Level n has the generated layouts with the seeds from n times so many on."""

VERSION = 1


class Tier(NamedTuple):
    """Neighbouring levels of one difficulty; their layouts grow evenly from the first number of tiles to the second."""

    first: int
    last: int
    wish: DealWish
    smallest: int
    largest: int


TIERS = (
    Tier(1, 10, DealWish.EASY, 36, 72),
    Tier(11, 30, DealWish.NORMAL, 72, 100),
    Tier(31, 60, DealWish.HARD, 96, 124),
    Tier(61, 120, DealWish.EXPERT, 112, 144),
)


class Place(NamedTuple):
    """Where a level lies on the map: which of the six places, 0 to 5, and which stone there, 0 to 19."""

    place: int
    stone: int


class Campaign:
    """The codes of all levels."""

    def __init__(self, codes: Mapping[int, GameCode]) -> None:
        """Take the codes by level."""
        self._codes = codes

    @classmethod
    def load(cls, path: Path) -> Campaign:
        """Read a table; what is missing or cannot be understood counts as not there."""
        try:
            read = json.loads(path.read_bytes())
        except (OSError, ValueError, RecursionError):
            return cls({})
        lines = read.get("levels") if isinstance(read, dict) and read.get("version") == VERSION else None
        return cls(_parsed(lines) if isinstance(lines, list) else {})

    def code(self, level: int) -> GameCode:
        """Return the game code of a level; without the table one that can be cleared but is of no difficulty.

        :raises ValueError: when there is no such level.
        """
        _check(level)
        return self._codes.get(level) or spare_code(level)

    def layout(self, level: int) -> str:
        """Return the code of a level's layout, such as ``L00``, which ``LayoutLibrary.by_code`` takes.

        :raises ValueError: when there is no such level.
        """
        return self.code(level).layout

    @property
    def known(self) -> tuple[int, ...]:
        """The levels that the table has, in ascending order."""
        return tuple(sorted(self._codes))


def next_level(level: int) -> int | None:
    """Return the level after this one, or None after the last: then the whole campaign is done.

    :raises ValueError: when there is no such level.
    """
    _check(level)
    return level + 1 if level < LEVELS else None


def tier_of(level: int) -> Tier:
    """Return the tier of a level.

    :raises ValueError: when there is no such level.
    """
    _check(level)
    return next(tier for tier in TIERS if level <= tier.last)


def place_of(level: int) -> Place:
    """Return where a level lies on the map.

    >>> place_of(1), place_of(37)
    (Place(place=0, stone=0), Place(place=1, stone=16))

    :raises ValueError: when there is no such level.
    """
    _check(level)
    return Place(*divmod(level - 1, STONES))


def tiles_of_level(level: int) -> int:
    """Return how many tiles the generated layouts of a level have, a multiple of four.

    :raises ValueError: when there is no such level.
    """
    tier = tier_of(level)
    fours = (tier.largest - tier.smallest) // 4
    # the last level of a tier is a classic one, so that the one before is to have the largest number
    step = min(level, tier.last - 1) - tier.first
    return tier.smallest + 4 * (fours * step // (tier.last - 1 - tier.first))


def classic_code(level: int) -> str | None:
    """Return the code of the classic layout of every tenth level, None for the others.

    >>> [classic_code(level) for level in (9, 10, 20, 50)]
    [None, 'L00', 'L02', 'L00']

    :raises ValueError: when there is no such level.
    """
    _check(level)
    turn, rest = divmod(level, CLASSIC_STEP)
    return None if rest else CLASSICS[(turn - 1) % len(CLASSICS)]


def candidate_code(level: int, attempt: int) -> str:
    """Return the code of the attempt-th layout, from 0, that is made for a level.

    >>> candidate_code(37, 2)
    'G100000037002'

    :raises ValueError: when there is no such level or attempt.
    """
    # the generator takes a while to load, and whoever reads the table needs none of it
    from mahjong_qt.engine.layout.generator import generated_number

    if not 0 <= attempt < SEEDS_OF_LEVEL:
        raise ValueError(f"no attempt {attempt}")
    return f"G{generated_number(SEEDS_OF_LEVEL * level + attempt, tiles_of_level(level))}"


def spare_code(level: int) -> GameCode:
    """Return the code that stands in for a level that the table has not.

    :raises ValueError: when there is no such level.
    """
    return GameCode(classic_code(level) or candidate_code(level, 0), level, Recipe.DISMANTLE)


def table_text(codes: Sequence[GameCode | None]) -> str:
    """Return the text of a table with the codes of the levels from 1 on; None where a level has none yet."""
    return json.dumps({"version": VERSION, "levels": [code and str(code) for code in codes]}, indent=1) + "\n"


def _parsed(lines: Sequence[object]) -> dict[int, GameCode]:
    codes = {}
    for level, line in enumerate(lines[:LEVELS], 1):
        if isinstance(line, str):
            try:
                codes[level] = GameCode.parse(line)
            except GameCodeError:
                continue
    return codes


def _check(level: int) -> None:
    if not 1 <= level <= LEVELS:
        raise ValueError(f"no level {level}")
