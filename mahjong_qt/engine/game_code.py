"""Game codes such as ``MJ1-L00-AAAAABL``: a layout, a seed and a recipe in a few letters that can be read out.

``MJ1`` is the version. The layout part is ``L`` and two or more digits for a built-in layout, ``G`` and a number for a
generated one, ``X`` and ten base-32 characters for a player's own. Six letters (A = 0) hold ``8 * seed + recipe`` in
base 26, highest digit first; a check letter follows; ``-G`` at the end stands for gravity.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

VERSION = "MJ1"

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The alphabet of value and check letter."""

BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
"""The alphabet of a player's own layout: base 32 of RFC 4648, section 6."""

VALUE_LETTERS = 6
OWN_CHARACTERS = 10
MAX_NUMBER_DIGITS = 18

RECIPE_SPAN = 8
"""A value is ``RECIPE_SPAN * seed + recipe``."""

MAX_SEED = len(LETTERS) ** VALUE_LETTERS // RECIPE_SPAN
"""Number of seeds: they run from 0 up to but not including this."""

_LETTER_WEIGHTS = (1, 3, 5, 7, 9, 11)
_LAYOUT_WEIGHTS = (15, 17, 19)


class Recipe(enum.IntEnum):
    """How the tiles of a deal are laid out."""

    UNIFORM = 0
    DISMANTLE = 1
    SWAPS_5 = 2
    SWAPS_10 = 3
    SWAPS_20 = 4
    SWAPS_40 = 5
    SWAPS_80 = 6


SWAPS = {Recipe.SWAPS_5: 5, Recipe.SWAPS_10: 10, Recipe.SWAPS_20: 20, Recipe.SWAPS_40: 40, Recipe.SWAPS_80: 80}
"""Blind swaps by recipe."""


class CodeFault(enum.Enum):
    """Why a text is no game code; the later a fault stands here, the more of the code was read before it."""

    NO_CODE = "nothing that looks like a game code"
    VERSION = "unknown version"
    LAYOUT = "not a layout"
    LENGTH = "not seven letters"
    LETTER = "not a letter from A to Z"
    CHECK = "the check letter does not fit"
    RECIPE = "unknown recipe"
    OPTION = "unknown option"


class GameCodeError(ValueError):
    """A text that is no game code: the fault, and the part of the text concerned as it was read."""

    def __init__(self, fault: CodeFault, text: str = "") -> None:
        """Keep the fault and the part concerned."""
        super().__init__(fault, text)
        self.fault = fault
        self.text = text

    def __str__(self) -> str:
        """Say what and where."""
        return f"{self.fault.value}: {self.text}" if self.text else self.fault.value


class _GameCodeFields(NamedTuple):
    layout: str
    seed: int
    recipe: Recipe
    has_gravity: bool = False


class GameCode(_GameCodeFields):
    """What a deal is made from: the layout's part of the code, the seed, the recipe and the options.

    :raises ValueError: when the layout part is not in its one canonical spelling, or the seed is not from 0 up to but
        not including :data:`MAX_SEED`.

    >>> str(GameCode("L00", 0, Recipe.DISMANTLE))
    'MJ1-L00-AAAAABL'
    """

    __slots__ = ()

    def __new__(cls, layout: str, seed: int, recipe: Recipe, has_gravity: bool = False) -> GameCode:
        """Refuse what could not be written as a code."""
        if not is_layout_code(layout):
            raise ValueError(f"not the code of a layout: {layout!r}")
        if not 0 <= seed < MAX_SEED:
            raise ValueError(f"a seed is from 0 to {MAX_SEED - 1}, not {seed}")
        return super().__new__(cls, layout, seed, recipe, has_gravity)

    @property
    def value(self) -> int:
        """Seed and recipe in one number."""
        return RECIPE_SPAN * self.seed + self.recipe

    def __str__(self) -> str:
        """Write the code."""
        letters = ""
        rest = self.value
        for _ in range(VALUE_LETTERS):
            rest, digit = divmod(rest, len(LETTERS))
            letters = LETTERS[digit] + letters
        option = "-G" if self.has_gravity else ""
        return f"{VERSION}-{self.layout}-{letters}{check_letter(self.layout, letters)}{option}"

    @classmethod
    def parse(cls, text: str) -> GameCode:
        """Return the first valid code in a text, whatever stands around it.

        Case, blanks and dashes do not matter; among the seven letters 0 is read as O and 1 as I.

        :raises GameCodeError: when there is none; of several wrong codes the one that came furthest tells the fault.
        """
        from mahjong_qt.engine.game_code_reader import read_code

        return read_code(text)


def layout_code(number: int) -> str:
    """Return the code of the built-in layout with this permanent number.

    :raises ValueError: when the number is negative.

    >>> layout_code(0)
    'L00'
    """
    if number < 0:
        raise ValueError(f"layouts are numbered from 0, not {number}")
    return f"L{number:02}"


def own_layout_code(fingerprint_hex: str) -> str:
    """Return the code of a player's own layout: the first 50 bits of its SHA-256, given in hex, in base 32.

    >>> own_layout_code("ff" * 32)
    'X7777777777'
    """
    bits = int(fingerprint_hex, 16) >> (4 * len(fingerprint_hex) - 5 * OWN_CHARACTERS)
    return "X" + "".join(BASE_32[bits >> 5 * place & 31] for place in reversed(range(OWN_CHARACTERS)))


def is_layout_code(text: str) -> bool:
    """Say whether this is the layout part of a code in its one canonical spelling, such as ``L00`` or ``G123``."""
    kind, digits = text[:1], text[1:]
    if kind == "X":
        return len(digits) == OWN_CHARACTERS and all(digit in BASE_32 for digit in digits)
    least = {"L": 2, "G": 1}.get(kind)
    if least is None or not (least <= len(digits) <= MAX_NUMBER_DIGITS and digits.isascii() and digits.isdigit()):
        return False
    return len(digits) == least or not digits.startswith("0")


def check_letter(layout: str, letters: str) -> str:
    """Return the check letter for a layout part and the six value letters."""
    digits = layout[1:]
    values = [BASE_32.index(digit) if layout.startswith("X") else int(digit) for digit in digits]
    total = sum(value * _LAYOUT_WEIGHTS[place % len(_LAYOUT_WEIGHTS)] for place, value in enumerate(values))
    total += sum(weight * LETTERS.index(letter) for weight, letter in zip(_LETTER_WEIGHTS, letters, strict=True))
    return LETTERS[total % len(LETTERS)]
