"""Finds layouts by what the player types, best first: letters count, their case and their accents do not."""

from __future__ import annotations

import enum
import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import layout_code

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry

_ACCENTS = re.compile("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+")
"""What stands over and under letters in the alphabets that have such things."""

_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "×": "x"})
"""Letters that have something about them which Unicode does not take for an accent, and the sign in 18 × 8."""


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


class Match(enum.IntEnum):
    """Where all words of a query are found, the best place first."""

    NAME_BEGINS = 0
    """The name that is shown begins with the query."""
    WORD_BEGINS = 1
    """Words of that name begin with the words of the query."""
    IN_NAME = 2
    FACT = 3
    """The author, the category, the number or the code."""
    OTHER_NAME = 4
    """A name in a language other than the one shown."""


class SearchTexts(NamedTuple):
    """What a layout is found by, folded; a line break keeps a word from being found across two texts."""

    name: str
    facts: str
    codes: str
    other_names: str


def search_texts(entry: LayoutEntry, name: str, category: str = "") -> SearchTexts:
    """Return what a layout is found by that is shown under a name and in a category of this name."""
    names = (entry.name,) if isinstance(entry.name, str) else entry.name.values()
    others = [other for other in names if other != name]
    codes = []
    if entry.number is None:
        codes.append(entry.id)
    else:
        others.append(entry.id)
        # nobody counts the zeros of L07
        codes += [layout_code(entry.number), f"L{entry.number}", str(entry.number)]
    # a name may have any blanks
    shown = " ".join(folded(name).split())
    facts = folded("\n".join(filter(None, (entry.author, entry.category, category))))
    return SearchTexts(shown, facts, "\n".join(codes).casefold(), folded("\n".join(others)))


def search_words(query: str) -> tuple[str, ...]:
    """Return the words that all have to be found."""
    return tuple(folded(query).split())


def best_match(texts: SearchTexts, words: tuple[str, ...]) -> Match | None:
    """Return where the words are found, for the one that is found in the worst place; None when one is nowhere."""
    worst = Match.NAME_BEGINS
    for word in words:
        match = _match(texts, word)
        if match is None:
            return None
        worst = max(worst, match)
    return Match.NAME_BEGINS if texts.name.startswith(" ".join(words)) else worst


def _match(texts: SearchTexts, word: str) -> Match | None:
    if word in texts.name:
        return Match.WORD_BEGINS if _begins_word(texts.name, word) else Match.IN_NAME
    if word in texts.facts or _begins_word(texts.codes, word):
        return Match.FACT
    # what is not seen is a surprise, and one in the middle of a word would be taken for a fault
    return Match.OTHER_NAME if _begins_word(texts.other_names, word) else None


def _begins_word(text: str, word: str) -> bool:
    place = text.find(word)
    while place > 0 and text[place - 1].isalnum():
        place = text.find(word, place + 1)
    return place >= 0
