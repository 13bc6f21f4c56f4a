"""Values put into sentences: those of strangers are short, on one line, and never taken for placeholders."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.tile_sets.plain_text import plain_text

if TYPE_CHECKING:
    from collections.abc import Sequence

PLACEHOLDER = re.compile("%([1-9])")
MOST_LETTERS, LAST_LETTERS = 40, 12
"""Letters of a name that are shown, and how many of them come from its end, where the kind of a file is told."""

MOST_NAMES = 5
"""Names that are said one by one; of more it is said how many there are."""


def filled(words: str, *values: str) -> str:
    """Return a sentence with its values in the places of %1, %2 and so on; what is in the values stays.

    >>> filled("%2 before %1", "%2", "a")
    'a before %2'
    """
    return PLACEHOLDER.sub(lambda found: dict(enumerate(values, 1)).get(int(found[1]), found[0]), words)


def short_name(name: str) -> str:
    """Return a name on one line, without its middle when it is long.

    >>> short_name("a" * 50 + ".svg")
    'aaaaaaaaaaaaaaaaaaaaaaaaaaa…aaaaaaaa.svg'
    """
    plain = plain_text(name, len(name))
    if len(plain) <= MOST_LETTERS:
        return plain
    return f"{plain[: MOST_LETTERS - LAST_LETTERS - 1]}…{plain[-LAST_LETTERS:]}"


def short_names(names: Sequence[str]) -> str:
    """Return names in one line, the first of them when they are many."""
    first = ", ".join(map(short_name, names[:MOST_NAMES]))
    if len(names) <= MOST_NAMES:
        return first
    words = QCoreApplication.translate("TileSetFaults", "%1 and %2 more")
    return filled(words, first, str(len(names) - MOST_NAMES))
