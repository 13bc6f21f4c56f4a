"""The calls ``r(5001, "Name", ncards=144, layout="0aaa" + "caa")`` in PySolFC's modules; nothing of a module is run.

Only what such a call is made of is known: numbers, texts, and texts that stand one after the other. Every pattern
goes through a text once, whatever is in it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = 100_000
"""Characters that are searched for the first call."""
PARAMETERS = ("id", "short_name", "name", "ncards", "layout")
"""What a call gives, in this order where it does not say which."""
SEPARATORS = "',' / ')'"
"""What may stand after an argument."""
MOST_PARTS = 10_000
"""Texts that are put together for one: more than the largest layout has letters, and a bound for the time taken."""
FOUND_LENGTH = 20
"""Characters of what stands at a wrong place that are told."""

BLANK = r"(?:[ \t\r\n\f]++|\\[\r\n]|#[^\r\n]*+)*+"
STRING = r"""(?:"(?:[^"\\\r\n]++|\\["'\\])*+"|'(?:[^'\\\r\n]++|\\["'\\])*+')"""
TEXT = rf"{STRING}(?:{BLANK}(?:\+{BLANK})?{STRING}){{0,{MOST_PARTS}}}+"
KEYWORD = rf"[a-z_]{{1,20}}{BLANK}={BLANK}"
START = rf"(?<![^\r\n])[ \t]*+r[ \t]*+\({BLANK}"

CALL = re.compile(rf"{START}(?=\d|{KEYWORD})", re.ASCII)
CALL_WITH_NAME = re.compile(rf"{START}(?:{KEYWORD})?\d{{1,9}}{BLANK},{BLANK}(?:{KEYWORD})?[\"']", re.ASCII)
TEXT_ALONE = re.compile(rf"{BLANK}({TEXT}){BLANK}")
GAP = re.compile(BLANK)
KEY = re.compile(rf"([A-Za-z_]\w{{0,20}}){BLANK}=", re.ASCII)
VALUE = re.compile(rf"({TEXT})|(\d{{1,9}})(?!\w)|None(?!\w)", re.ASCII)
STRING_OR_COMMENT = re.compile(rf"({STRING})|#[^\r\n]*")
ESCAPE = re.compile(r"\\(.)")


class Call(NamedTuple):
    """The arguments of a call, or what is wrong with it, and the line in which it begins."""

    line: int
    arguments: dict[str, str | int | None]
    fault: LayoutFileError | None

    def text_of(self, key: str, source: str) -> str:
        """Return an argument that is a text, or an empty text when it is not given.

        :raises LayoutFileError: when it is a number.
        """
        value = self.arguments.get(key)
        if isinstance(value, int):
            raise _wrong(source, self.line, "a text", str(value))
        return value or ""

    def number_of(self, key: str, source: str) -> int | None:
        """Return an argument that is a number, or None when it is not given.

        :raises LayoutFileError: when it is a text.
        """
        value = self.arguments.get(key)
        if isinstance(value, str):
            raise _wrong(source, self.line, "a whole number", repr(value[:FOUND_LENGTH]))
        return value


def has_calls(text: str) -> bool:
    """Say whether a call stands near the beginning of a text."""
    return CALL_WITH_NAME.search(text, 0, HEAD) is not None


def text_alone(text: str) -> str | None:
    r"""Return what a text in quotes stands for when there is nothing else; None when there is.

    >>> text_alone('"0aaa" +\n"caa"  # two tiles')
    '0aaacaa'
    """
    found = TEXT_ALONE.fullmatch(text)
    return None if found is None else _meant(found[1])


def calls_in(text: str, source: str) -> Iterator[Call]:
    """Go through the calls at the beginnings of lines; the lines of a text end with LF."""
    position, line = 0, 1
    while found := CALL.search(text, position):
        line += text.count("\n", position, found.start())
        arguments: dict[str, str | int | None] = {}
        fault = None
        try:
            end = _read_arguments(text, found.end(), arguments)
        except _UnexpectedError as unexpected:
            # the next call may begin where this one cannot go on
            end = unexpected.position
            fault = _wrong(source, line, unexpected.expected, repr(text[end : end + FOUND_LENGTH]))
            if end == len(text):
                fault = _wrong(source, line, unexpected.expected, "nothing")
        yield Call(line, arguments, fault)
        line += text.count("\n", found.start(), end)
        position = end


class _UnexpectedError(Exception):
    """Something else than what must come at a position of a text."""

    def __init__(self, position: int, expected: str) -> None:
        super().__init__(position, expected)
        self.position = position
        self.expected = expected


def _read_arguments(text: str, position: int, arguments: dict[str, str | int | None]) -> int:
    """Read what stands in the brackets of a call and return the position after them."""
    position = _after_gap(text, position)
    while not text.startswith(")", position):
        key = KEY.match(text, position)
        name = key[1] if key else PARAMETERS[len(arguments)] if len(arguments) < len(PARAMETERS) else ""
        if name not in PARAMETERS or name in arguments:
            raise _UnexpectedError(position, ", ".join(name for name in PARAMETERS if name not in arguments) or "')'")
        position = _after_gap(text, key.end()) if key else position
        value = VALUE.match(text, position)
        if value is None:
            raise _UnexpectedError(position, "a text")
        arguments[name] = _meant(value[1]) if value[1] else int(value[2]) if value[2] else None
        position = _after_gap(text, value.end())
        if text.startswith(",", position):
            position = _after_gap(text, position + 1)
        elif not text.startswith(")", position):
            raise _UnexpectedError(position, SEPARATORS)
    return position + 1


def _after_gap(text: str, position: int) -> int:
    gap = GAP.match(text, position)
    return gap.end() if gap else position


def _meant(text: str) -> str:
    """Return what texts in quotes stand for, one after the other."""
    return "".join(ESCAPE.sub(r"\1", part[1:-1]) for part in STRING_OR_COMMENT.findall(text))


def _wrong(source: str, line: int, expected: str, found: str) -> LayoutFileError:
    return FoundTiles(source, f"line {line}").error(LayoutFileFault.WRONG_TYPE, expected=expected, found=found)
