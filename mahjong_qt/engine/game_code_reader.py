"""Finds a game code in any text that a player pastes or types."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import (
    LETTERS,
    MAX_NUMBER_DIGITS,
    OWN_CHARACTERS,
    RECIPE_SPAN,
    VALUE_LETTERS,
    VERSION,
    CodeFault,
    GameCode,
    GameCodeError,
    Recipe,
    check_letter,
    is_layout_code,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_WINDOW = 64
"""Characters looked at from the start of a code; the longest code has 30."""

_SEVEN = VALUE_LETTERS + 1
_NUMBER_AT = 2
_KIND_AT = len(VERSION)
_AS_LETTER = str.maketrans("01", "OI")

_AS_CAPITAL = {ord(small): small.upper() for small in "abcdefghijklmnopqrstuvwxyz"}
_AS_CAPITAL |= {0xFEE0 + ord(wide): wide for wide in "0123456789" + LETTERS}
_AS_CAPITAL |= {0xFEE0 + small: capital for small, capital in _AS_CAPITAL.items() if small < 0x80}
"""Small letters, and the full-width forms of East Asian keyboards, as ASCII capitals and digits."""


class _Strip(NamedTuple):
    """Words that only blanks and dashes part, put together, beginning where a code may begin."""

    text: str
    gaps: dict[int, str]  # where a word ends -> what stands between it and the next word
    stop: str  # the character that ended the strip, or nothing

    def word(self, start: int) -> str:
        """Return the rest of the word that goes on at this place."""
        return self.text[start : min((end for end in self.gaps if end > start), default=len(self.text))]


def read_code(text: str) -> GameCode:
    """Return the first valid code in a text.

    :raises GameCodeError: when there is none.
    """
    worst = GameCodeError(CodeFault.NO_CODE, text.strip()[:_WINDOW])
    for strip in _strips(text):
        try:
            return _read_strip(strip)
        except GameCodeError as error:
            worst = _further(worst, error)
    raise worst


def _further(one: GameCodeError, other: GameCodeError) -> GameCodeError:
    order = list(CodeFault)
    return other if order.index(other.fault) > order.index(one.fault) else one


def _is_joint(character: str) -> bool:
    return character in "-_\u2212" or character.isspace() or unicodedata.category(character) in ("Pd", "Cf")


def _has_dash(gap: str) -> bool:
    return any(character in "-\u2212" or unicodedata.category(character) == "Pd" for character in gap)


def _strips(text: str) -> Iterator[_Strip]:
    words = list(re.finditer("[0-9A-Z]+", text.translate(_AS_CAPITAL)))
    ends = [word.start() for word in words[1:]] + [len(text)] * bool(words)
    # translating keeps every character's place, so that the gaps can be taken from the text as it was given
    gaps = [text[word.end() : end] for word, end in zip(words, ends, strict=True)]
    stops = [next((character for character in gap if not _is_joint(character)), "") for gap in gaps]
    for first, word in enumerate(words):
        if not word[0].startswith(VERSION[:_NUMBER_AT]):
            continue
        together, inner = "", {}
        for at in range(first, len(words)):
            together += words[at][0][:_WINDOW]
            if len(words[at][0]) > _WINDOW:
                break
            inner[len(together)] = gaps[at]
            if stops[at] or len(together) >= _WINDOW:
                break
        if together[_NUMBER_AT : _NUMBER_AT + 1].isdigit():
            yield _Strip(together, inner, stops[at])


def _read_strip(strip: _Strip) -> GameCode:
    text = strip.text
    number = strip.word(_NUMBER_AT)
    version = text[:_NUMBER_AT] + number[: len(number) - len(number.lstrip("0123456789"))]
    if version != VERSION:
        raise GameCodeError(CodeFault.VERSION, version)
    fault: GameCodeError | None = None
    for split in _splits(strip):
        try:
            return _read_letters(strip, split)
        except GameCodeError as error:
            fault = _further(fault, error) if fault else error
    raise fault or GameCodeError(CodeFault.LAYOUT, strip.word(_KIND_AT))


def _splits(strip: _Strip) -> list[int]:
    """Return the places where the seven letters may begin."""
    kind, start = strip.text[_KIND_AT : _KIND_AT + 1], _KIND_AT + 1
    if kind == "X":
        return [start + OWN_CHARACTERS]
    if kind not in ("L", "G"):
        return []
    digits = len(strip.text[start:]) - len(strip.text[start:].lstrip("0123456789"))
    least = 2 if kind == "L" else 1
    splits = range(start + least, start + min(digits, MAX_NUMBER_DIGITS) + 1)
    # a 0 or 1 may be the layout's last digit or the first letter: a gap there decides, without one the check letter
    return [split for split in splits if split in strip.gaps] or list(splits)


def _read_letters(strip: _Strip, split: int) -> GameCode:
    layout = strip.text[_KIND_AT:split]
    if layout.startswith("X"):
        layout = layout.translate(_AS_LETTER)
        word_end = _KIND_AT + len(strip.word(_KIND_AT))
        if word_end != split and word_end < split + _SEVEN and split + _SEVEN not in strip.gaps:
            raise GameCodeError(CodeFault.LAYOUT, strip.word(_KIND_AT))
    if not is_layout_code(layout):
        raise GameCodeError(CodeFault.LAYOUT, layout)
    end = split + _SEVEN
    # with no gap at all the option may be glued on; where there are gaps it needs its own
    is_glued_option = strip.text[end : end + 1] == "G" and min(strip.gaps, default=0) == end + 1
    if end not in strip.gaps and not is_glued_option:
        too_short = end > len(strip.text) and strip.stop.isalnum()
        raise GameCodeError(*((CodeFault.LETTER, strip.stop) if too_short else (CodeFault.LENGTH, strip.word(split))))
    try:
        value = _read_value(layout, strip.text[split:end].translate(_AS_LETTER))
    except GameCodeError:
        if len(strip.word(split)) < _SEVEN and end < len(strip.text):
            # the words after a code that is too short were taken for a part of it
            raise GameCodeError(CodeFault.LENGTH, strip.word(split)) from None
        raise
    seed, recipe = divmod(value, RECIPE_SPAN)
    return GameCode(layout, seed, Recipe(recipe), is_glued_option or _read_option(strip, end))


def _read_value(layout: str, letters: str) -> int:
    for letter in letters:
        if letter not in LETTERS:
            raise GameCodeError(CodeFault.LETTER, letter)
    value_letters = letters[:VALUE_LETTERS]
    if check_letter(layout, value_letters) != letters[VALUE_LETTERS:]:
        raise GameCodeError(CodeFault.CHECK, f"{VERSION}-{layout}-{letters}")
    value = 0
    for letter in value_letters:
        value = len(LETTERS) * value + LETTERS.index(letter)
    if value % RECIPE_SPAN not in list(Recipe):
        raise GameCodeError(CodeFault.RECIPE, f"{VERSION}-{layout}-{letters}")
    return value


def _read_option(strip: _Strip, end: int) -> bool:
    """Say whether the option G follows, behind a dash, or behind a blank where the code itself has no dashes.

    A lone letter behind a dash alone that is no option is refused: it may be one of a later version.
    """
    has_dashes = any(_has_dash(gap) for place, gap in strip.gaps.items() if place < end)
    has_gravity = False
    while end in strip.gaps and len(word := strip.word(end)) == 1:
        gap = strip.gaps[end]
        is_joined = _has_dash(gap) or not (has_dashes or any(character in "\r\n" for character in gap))
        if word == "G" and not has_gravity and is_joined:
            has_gravity = True
        elif len(gap) == 1 and _has_dash(gap) and word.isalpha():
            raise GameCodeError(CodeFault.OPTION, word)
        else:
            break
        end += 1
    if end in strip.gaps:
        _refuse_near_option(strip.word(end), strip.gaps[end])
    return has_gravity


def _refuse_near_option(word: str, gap: str) -> None:
    """Refuse what looks like the option with a slip, such as GG or G5: without it another game would be played."""
    is_near = word.startswith("G") and 1 < len(word) <= 3 and all(letter == "G" or letter.isdigit() for letter in word)
    if is_near and len(gap) == 1 and _has_dash(gap):
        raise GameCodeError(CodeFault.OPTION, word)
