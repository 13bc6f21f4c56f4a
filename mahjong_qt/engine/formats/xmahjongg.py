"""xmahjongg's own layout files: a line of row, column and level for each of 144 tiles; other lines are passed over."""

from __future__ import annotations

import re

from mahjong_qt.engine.formats.foreign_text import split_lines
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.reading import BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault

TILE = re.compile(r"\s*([+-]?\d{1,9})\s+([+-]?\d{1,9})\s+([+-]?\d{1,9})(?:\s.*)?", re.ASCII)
TILES = 144


def read(text: str, source: str) -> Reading:
    """Read a layout.

    :raises LayoutFileError: when it is not valid.
    """
    tiles = FoundTiles(source)
    for number, line in enumerate(split_lines(text, source), 1):
        if tile := TILE.fullmatch(line):
            row, column, level = map(int, tile.groups())
            tiles.add(column, row, level, f"line {number}")
    if tiles.count != TILES:
        raise tiles.error(LayoutFileFault.WRONG_COUNT, count=tiles.count, expected=TILES)
    boards = BoardCollector(source)
    boards.take(lambda: FoundBoard(tiles))
    return boards.as_reading(LayoutFormat.XMAHJONGG)
