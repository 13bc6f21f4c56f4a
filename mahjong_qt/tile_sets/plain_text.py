"""Texts of strangers, as they may be shown and stored."""

from __future__ import annotations

MAX_TEXT = 300


def plain_text(text: str, limit: int = MAX_TEXT) -> str:
    """Return a text of a stranger's on one line, without control characters and not too long.

    What is left can be encoded: the halves of letters, which names of files may hold, are not printable.
    """
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    return " ".join(words)[:limit].strip()
