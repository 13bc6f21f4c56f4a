"""PySolFC's layout strings: ``0`` and three letters for each column of tiles.

They stand one a line, named or not, or in the calls of a module of PySolFC's.
"""

from __future__ import annotations

import re
import string
from functools import partial

from mahjong_qt.engine.formats.foreign_text import checked_text, split_lines
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.pysolfc_module import Call, calls_in, has_calls, text_alone
from mahjong_qt.engine.formats.reading import BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout import MAX_TILES
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

LINE = re.compile(r"(?:([^\t]*)\t)?\s*0([A-Za-z]*)\s*")
VALUES = {letter: value for value, letter in enumerate(string.ascii_lowercase + string.ascii_uppercase)}
STRING = re.compile(r"\s*0([A-Za-z]*)\s*")
FIRST_LINE = re.compile(r"(?:\s++|#[^\r\n]*+)*+([^\r\n]*)")
COMMENT = "#"
GROUP = 3
"""Letters for a column: level and height together, x, y."""
TALLEST = 7
"""Tiles of the tallest column."""


def is_pysolfc(text: str) -> bool:
    """Say whether strings of PySolFC's are what a text consists of, or it calls for them."""
    return _has_lines(text) or has_calls(text) or STRING.fullmatch(text_alone(text) or "") is not None


def read(text: str, source: str) -> Reading:
    """Read the layouts of a file.

    :raises LayoutFileError: when no layout in it is good.
    """
    boards = BoardCollector(source)
    lines = split_lines(text, source)
    if not _has_lines(text) and has_calls(text):
        for call in calls_in("\n".join(lines), source):
            boards.take(partial(_board_of_call, call, source))
    elif (alone := text_alone(text)) is not None:
        boards.take(partial(_board, "", alone, "", source))
    else:
        for number, line in enumerate(lines, 1):
            if line.strip() and not line.lstrip().startswith(COMMENT):
                boards.take(partial(_board_of_line, line, f"line {number}", source))
    return boards.as_reading(LayoutFormat.PYSOLFC)


def _has_lines(text: str) -> bool:
    """Say whether the first line that is no comment is one with a string."""
    first = FIRST_LINE.match(text)
    found = LINE.fullmatch(first[1]) if first else None
    return found is not None and found[2] != ""


def _board_of_line(line: str, place: str, source: str) -> FoundBoard:
    found = LINE.fullmatch(line)
    name, letters = (found[1] or "", f"0{found[2]}") if found else ("", line.rpartition("\t")[2])
    if found is None and STRING.fullmatch(letters):
        raise _wrong_letter(FoundTiles(source, place), "\t")
    return _board(name, letters, place, source)


def _board_of_call(call: Call, source: str) -> FoundBoard:
    if call.fault is not None:
        raise call.fault
    place = f"line {call.line}"
    letters = call.text_of("layout", source)
    if not letters:
        raise FoundTiles(source, place).error(LayoutFileFault.MISSING_KEY, key="layout")
    name = call.text_of("short_name", source) or call.text_of("name", source)
    expected = call.number_of("ncards", source)
    board = _board(name, letters, place, source)
    count = board.tiles.count
    if expected is not None and count != expected:
        fault = LayoutFileFault.CUT_SHORT if count < expected else LayoutFileFault.WRONG_LENGTH
        raise board.tiles.error(fault, found=count, expected=expected, what="tiles")
    return board


def _board(name: str, letters: str, place: str, source: str) -> FoundBoard:
    tiles = FoundTiles(source, place)
    found = STRING.fullmatch(letters)
    if found is None:
        strange = re.search("[^A-Za-z]", letters.strip().removeprefix("0"))
        raise _wrong_letter(tiles, strange[0] if strange else letters[:1])
    values = [VALUES[letter] for letter in found[1]]
    if len(values) % GROUP:
        expected = len(values) + GROUP - len(values) % GROUP
        raise tiles.error(LayoutFileFault.CUT_SHORT, found=len(values), expected=expected, what="letters")
    count = sum(n % TALLEST + 1 for n in values[::GROUP])
    if count > MAX_TILES:
        raise tiles.error(LayoutFileFault.TOO_MANY, count=count, limit=MAX_TILES)
    for start in range(0, len(values), GROUP):
        n, x, y = values[start : start + GROUP]
        level, height = divmod(n, TALLEST)
        for z in range(level, level + height + 1):
            tiles.add(x, y, z, f"group {start // GROUP + 1}")
    return FoundBoard(tiles, name=checked_text(name, source, place))


def _wrong_letter(tiles: FoundTiles, letter: str) -> LayoutFileError:
    return tiles.error(LayoutFileFault.WRONG_LETTER, letter=repr(letter), allowed="0 and then a-z and A-Z")
