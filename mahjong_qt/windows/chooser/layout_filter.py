"""Finds layouts by what the player types: letters count, their case and their accents do not."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from mahjong_qt.engine.game_code import layout_code

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry

_ACCENTS = re.compile("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+")
"""What stands over and under letters in the alphabets that have such things."""

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"})
"""Letters that have something about them which Unicode does not take for an accent."""


def folded(text: str) -> str:
    """Return a text without case and accents.

    >>> folded("Schildkröte"), folded("ŁÓDŹ"), folded("Straße")
    ('schildkrote', 'lodz', 'strasse')
    """
    if not text.isascii():
        text = _without_accents(text)
    text = text.casefold()
    # what is small has other letters than what is large had
    return text if text.isascii() else _without_accents(text).translate(_LETTERS)


def _without_accents(text: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", text))


def search_text(entry: LayoutEntry, *shown: str) -> str:
    """Return all that a layout is found by: its names in every language, author, category, code, and what is shown."""
    names = (entry.name,) if isinstance(entry.name, str) else entry.name.values()
    codes = [entry.id]
    if entry.number is not None:
        # nobody counts the zeros of L07
        codes += [layout_code(entry.number), f"L{entry.number}"]
    # a line break keeps a word from being found across two of them
    return folded("\n".join((*names, *shown, entry.author, entry.category, *codes)))


def search_words(query: str) -> tuple[str, ...]:
    """Return the words that all have to be found."""
    return tuple(folded(query).split())


def has_words(text: str, words: tuple[str, ...]) -> bool:
    """Say whether every word is in a :func:`search_text`."""
    return all(word in text for word in words)
