"""PySolFC's layout strings: ``0`` and three letters for each column of tiles; many a file, one a line, named or not."""

from __future__ import annotations

import re
import string
from functools import partial

from mahjong_qt.engine.formats.foreign_text import checked_text, split_lines
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.reading import BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout import MAX_TILES
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault

LINE = re.compile(r"(?:([^\t]*)\t)?\s*0([A-Za-z]*)\s*")
VALUES = {letter: value for value, letter in enumerate(string.ascii_lowercase + string.ascii_uppercase)}
GROUP = 3
"""Letters for a column: level and height together, x, y."""
TALLEST = 7
"""Tiles of the tallest column."""


def read(text: str, source: str) -> Reading:
    """Read the layouts of a file.

    :raises LayoutFileError: when no layout in it is good.
    """
    boards = BoardCollector(source)
    for number, line in enumerate(split_lines(text, source), 1):
        if line.strip():
            boards.take(partial(_board, line, number, source))
    return boards.as_reading(LayoutFormat.PYSOLFC)


def _board(line: str, number: int, source: str) -> FoundBoard:
    tiles = FoundTiles(source, f"line {number}")
    found = LINE.fullmatch(line)
    if found is None:
        letters = line.rpartition("\t")[2]
        strange = re.search("[^A-Za-z]", letters.strip().removeprefix("0"))
        wrong = {"letter": repr(strange[0] if strange else letters[:1]), "allowed": "0 and then a-z and A-Z"}
        raise tiles.error(LayoutFileFault.WRONG_LETTER, **wrong)
    values = [VALUES[letter] for letter in found[2]]
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
    return FoundBoard(tiles, name=checked_text(found[1] or "", source, f"line {number}"))
