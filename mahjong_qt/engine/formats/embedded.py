"""A layout within a text: in a mail between greeting and signature, or quoted in the answer to one."""

from __future__ import annotations

import json
import re
from itertools import takewhile

from mahjong_qt.engine.formats.detection import MAH_MARK, OUR_MARK
from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.engine.formats.format import MEBIBYTE, LayoutFormat
from mahjong_qt.engine.formats.reading import Reading
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError

MAX_TEXT = 4 * MEBIBYTE
"""Characters of the longest text that is searched."""

MAX_OBJECTS = 8
"""Braces before a mark from which an object around it is read; layouts have the mark at the top."""

MARKS = {
    LayoutFormat.JSON: OUR_MARK,
    LayoutFormat.KMAHJONGG: re.compile(r"^[> \t]*k?mahjongg-layout-v\d{1,3}\.\d{1,3}[ \t]*$", re.MULTILINE),
    LayoutFormat.GNOME: re.compile(r"<mahjongg\b", re.IGNORECASE),
    LayoutFormat.KYODAI: re.compile(r"^[> \t]*Kyodai \d{1,3}\.\d{1,3}[ \t]*$", re.MULTILINE),
    LayoutFormat.MAH: MAH_MARK,
}
"""By format, what stands at the beginning of a layout, or near it."""

QUOTES = re.compile(r"^(?:> ?)+", re.MULTILINE)
"""What mail programs put before the lines of a mail that is answered."""

GNOME_END = re.compile(r"</mahjongg\s*>", re.IGNORECASE)
DRAWING_LINE = re.compile(r"[ \t]*+(?:[whd]\s*\d+\s*|[.1234 ]*(?:#.*)?)")
CELLS_LINE = re.compile(r"\s*[01]+\s*")


def read_layouts_within(data: bytes, source: str) -> Reading:
    """Read the layouts of a text; where the text as a whole has none, the first one that stands in it.

    :raises LayoutFileError: when there is none, or it cannot be used.
    """
    from mahjong_qt.engine.formats.registry import read_layouts

    try:
        return read_layouts(data, source)
    except LayoutFileError as error:
        text = _with_plain_ends(decode_text(data))
        part = layout_in(text)
        if not part or part.strip() == text.strip():
            raise
        try:
            return read_layouts(part.encode(errors="replace"), source)
        except LayoutFileError:
            if text.lstrip().startswith(part[:MAX_OBJECTS]):
                # places in the whole text are those that the player sees
                raise error from None
            raise


def has_layout(text: str) -> bool:
    """Say whether there is a mark of a layout in a text; whether the layout is a good one shows when it is read."""
    return len(text) <= MAX_TEXT and _first_mark(_with_plain_ends(text)) is not None


def layout_in(text: str) -> str:
    r"""Return the part of a text that is a layout, or would be if it were not broken; empty when there is none.

    >>> layout_in('Hello!\n> {"format": "mahjong-layout",\n> "tiles": []}\nBye')
    '{"format": "mahjong-layout",\n"tiles": []}'
    """
    if len(text) > MAX_TEXT:
        return ""
    text = _with_plain_ends(text)
    found = _first_mark(text)
    if found is not None and text.startswith(">", text.rfind("\n", 0, found[1].end()) + 1):
        text = QUOTES.sub("", text)
        found = _first_mark(text)
    if found is None:
        return ""
    layout_format, mark = found
    match layout_format:
        case LayoutFormat.JSON:
            return _object_around(text, mark.start(), {"format"})
        case LayoutFormat.MAH:
            return _object_around(text, mark.start(), {"mah", "boards", "map"})
        case LayoutFormat.GNOME:
            ends = [end.end() for end in GNOME_END.finditer(text, mark.end())]
            return text[mark.start() : ends[-1] if ends else None]
        case LayoutFormat.KMAHJONGG:
            return _lines_from(text[mark.start() :], 1, DRAWING_LINE)
        case _:
            return _lines_from(text[mark.start() :], 2, CELLS_LINE)


def _first_mark(text: str) -> tuple[LayoutFormat, re.Match[str]] | None:
    found = [(layout_format, mark) for layout_format, pattern in MARKS.items() if (mark := pattern.search(text))]
    return min(found, key=lambda pair: pair[1].start(), default=None)


def _object_around(text: str, mark: int, keys: set[str]) -> str:
    """Return the JSON object that has a mark at its top; a broken one from its brace to the end of the text."""
    nearest = start = text.rfind("{", 0, mark)
    decoder = json.JSONDecoder()
    for _ in range(MAX_OBJECTS):
        if start < 0:
            break
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            pass
        else:
            if end > mark and keys & value.keys():
                return text[start:end]
        start = text.rfind("{", 0, start)
    return text[nearest:] if nearest >= 0 else ""


def _lines_from(text: str, heads: int, more: re.Pattern[str]) -> str:
    """Return some lines and those after them that fit a pattern."""
    lines = text.lstrip("\n").split("\n")
    body = takewhile(more.fullmatch, lines[heads:])
    return "".join(f"{line}\n" for line in (*lines[:heads], *body))


def _with_plain_ends(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
