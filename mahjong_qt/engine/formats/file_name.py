"""A layout's name made fit for the name of a file, on every system."""

from __future__ import annotations

import re

MAX_BYTES = 150
"""Of the 255 that most systems allow, in UTF-8: more stands before and behind a layout's name."""
NAMELESS = "layout"
FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
JOINERS = "\u200c\u200d"
"""Letters that are not seen and that some scripts need."""
RESERVED = re.compile(r"CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³]", re.IGNORECASE)
"""Devices of Windows. What stands before the first dot counts."""


def file_stem(name: str, nameless: str = NAMELESS) -> str:
    """Return a layout's name without what some system forbids; ``nameless`` where nothing is left of it.

    >>> file_stem("Dragon: <2>/3?"), file_stem("aux.b"), file_stem("…"), file_stem(" . ")
    ('Dragon 2 3', 'layout-aux.b', '…', 'layout')
    """
    seen = (letter if letter.isprintable() or letter in JOINERS else " " for letter in FORBIDDEN.sub(" ", name))
    plain = " ".join("".join(seen).split()).strip(" .")
    stem = plain.encode()[:MAX_BYTES].decode(errors="ignore").rstrip(" .")
    if RESERVED.fullmatch(stem.partition(".")[0].rstrip()):
        return f"{NAMELESS}-{stem}"
    return stem or nameless
