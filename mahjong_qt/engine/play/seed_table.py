"""The table of codes that were looked at ahead: some deals of each kind for each layout, so that a game starts at once.

A JSON file holds an object with an entry a layout, by its id::

    {"turtle": {"fingerprint": "64 hex digits", "easy": ["AAAAAB AAAAEZ …", …], …}, …}

Fields of Shisen-sho have, under ``gravity``, an object with the same lists for games in which tiles fall.

A list has the six value letters of each code, apart by blanks; how they are cut into strings does not matter. Kinds of
deals that a layout does not give have no list.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mahjong_qt.engine.game_code import LETTERS, RECIPE_SPAN, VALUE_LETTERS, GameCode, Recipe
from mahjong_qt.engine.layout.library import layout_code
from mahjong_qt.engine.play.wish import DealWish

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from pathlib import Path

    from mahjong_qt.engine.layout.layout_file import LayoutFile

FINGERPRINT = "fingerprint"
GRAVITY = "gravity"
CODES_A_LINE = 14


class SeedTable:
    """The codes by layout and wish; what cannot be used of a table counts as not there."""

    def __init__(self, entries: Mapping[str, Any] | None = None) -> None:
        """Take what the file holds; nothing is checked before it is asked for."""
        self._entries = entries or {}

    @classmethod
    def load(cls, *paths: Path) -> SeedTable:
        """Read files; one that is missing or cannot be understood counts as empty."""
        entries: dict[str, Any] = {}
        for path in paths:
            try:
                read = json.loads(path.read_bytes())
            except (OSError, ValueError, RecursionError):
                continue
            if isinstance(read, dict):
                entries |= read
        return cls(entries)

    def wishes(self, file: LayoutFile, *, has_gravity: bool = False) -> tuple[DealWish, ...]:
        """Return the wishes for which there are codes of this layout, in the order of :class:`DealWish`."""
        code = layout_code(file)
        return tuple(
            wish
            for wish in DealWish
            if any(_code(code, word, has_gravity) for word in self._words(file, wish, has_gravity))
        )

    def codes(self, file: LayoutFile, wish: DealWish, *, has_gravity: bool = False) -> list[GameCode]:
        """Return the codes of a layout for a wish, those that can be read."""
        words = self._words(file, wish, has_gravity)
        codes = (_code(layout_code(file), word, has_gravity) for word in words)
        return [code for code in codes if code is not None]

    def pick(
        self,
        file: LayoutFile,
        wish: DealWish,
        number: int,
        avoided: Collection[GameCode] = (),
        *,
        has_gravity: bool = False,
    ) -> GameCode | None:
        """Return the code that a random number stands for, none of those to be avoided unless they are all."""
        words = self._words(file, wish, has_gravity)
        past = {value_letters(code) for code in avoided}
        left = [word for word in words if word not in past] or words
        # the one code is read and not all of them: a first start waits for this
        turned = (left[(number + step) % len(left)] for step in range(len(left)))
        codes = (_code(layout_code(file), word, has_gravity) for word in turned)
        return next((code for code in codes if code is not None), None)

    def _words(self, file: LayoutFile, wish: DealWish, has_gravity: bool) -> list[str]:
        """Return the value letters of a layout's codes, unless they are for tiles that lie otherwise."""
        entry = self._entries.get(file.id)
        if not isinstance(entry, dict) or entry.get(FINGERPRINT) != file.layout.fingerprint:
            return []
        if has_gravity:
            entry = entry.get(GRAVITY)
            if not isinstance(entry, dict):
                return []
        lines = entry.get(wish.value)
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            return []
        return " ".join(lines).split()


def encode_entry(
    file: LayoutFile,
    codes: Mapping[DealWish, Iterable[GameCode]],
    falling: Mapping[DealWish, Iterable[GameCode]] | None = None,
) -> dict[str, Any]:
    """Return what the file holds for a layout; ``falling`` are, for a field of Shisen-sho, the codes with gravity."""
    entry: dict[str, Any] = {FINGERPRINT: file.layout.fingerprint, **_encode_lists(codes)}
    return entry if falling is None else entry | {GRAVITY: _encode_lists(falling)}


def _encode_lists(codes: Mapping[DealWish, Iterable[GameCode]]) -> dict[str, list[str]]:
    lists = {}
    for wish, its_codes in codes.items():
        words = [value_letters(code) for code in its_codes]
        lines = [" ".join(words[at : at + CODES_A_LINE]) for at in range(0, len(words), CODES_A_LINE)]
        if lines:
            lists[wish.value] = lines
    return lists


def value_letters(code: GameCode) -> str:
    """Return the six letters of a code that stand for seed and recipe."""
    return str(code).split("-")[2][:VALUE_LETTERS]


def _code(layout: str, letters: str, has_gravity: bool) -> GameCode | None:
    if len(letters) != VALUE_LETTERS:
        return None
    value = 0
    for letter in letters:
        digit = LETTERS.find(letter)
        if digit < 0:
            return None
        value = len(LETTERS) * value + digit
    seed, recipe = divmod(value, RECIPE_SPAN)
    try:
        return GameCode(layout, seed, Recipe(recipe), has_gravity)
    except ValueError:
        return None
