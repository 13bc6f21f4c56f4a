"""Kyodai's ``.lay`` files, versions 3.0 and 6.0: a line of names, and a grid of 5 x 20 x 34 cells in one line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.export_check import (
    refuse_other_game,
    refuse_size,
    refuse_unfit_for_a_line,
    texts_of,
)
from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.foreign_text import checked_text, split_lines
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.reading import BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile

HEADER = re.compile(r"Kyodai (\d{1,3})\.(\d{1,3})\s*")
NEWEST = 6
WIDTH, HEIGHT, DEPTH = 34, 20, 5
CELLS = WIDTH * HEIGHT * DEPTH
STRANGE = re.compile("[^01]")
BY, CATEGORY = " by ", "::"
"""What stands before the author and the category."""


def read(text: str, source: str) -> Reading:
    """Read a layout.

    :raises LayoutFileError: when it is not valid.
    """
    lines = split_lines(text.lstrip(), source)
    header = HEADER.fullmatch(lines[0])
    assert header is not None  # that is how the format was known
    if int(header[1]) > NEWEST:
        values = {"version": f"{header[1]}.{header[2]}", "limit": f"{NEWEST}.0"}
        raise LayoutFileError(LayoutFileFault.NEWER_VERSION, source, "line 1", values)
    name, author, category = split_names(lines[1] if len(lines) > 1 else "")
    tiles = FoundTiles(source)
    _read_cells(_join_cells(lines[2:]), tiles)
    boards = BoardCollector(source)
    boards.take(
        lambda: FoundBoard(
            tiles,
            name=checked_text(name, source, "line 2"),
            author=checked_text(author, source, "line 2"),
            category=checked_text(category, source, "line 2"),
        )
    )
    return boards.as_reading(LayoutFormat.KYODAI)


def split_names(line: str) -> tuple[str, str, str]:
    """Return name, author and category: the last ``::`` comes before the category, the last `` by `` before the author.

    >>> split_names("Stand by Me by Ada::Animals"), split_names("Cat")
    (('Stand by Me', 'Ada', 'Animals'), ('Cat', '', ''))
    """
    front, mark, category = line.rpartition(CATEGORY)
    if not mark:
        front, category = line, ""
    name, mark, author = front.rpartition(BY)
    if not mark:
        name, author = front, ""
    return name.strip(), author.strip(), category.strip()


def join_names(name: str, author: str, category: str) -> str | None:
    """Return the line that is split into these texts, the plainest there is, or None when there is none.

    >>> join_names("Cat", "", ""), join_names("Stand by Me", "", "")
    ('Cat', 'Stand by Me by ::')
    """
    full = f"{name}{BY}{author}"
    plain = full if author else name
    lines = [f"{plain}{CATEGORY}{category}", f"{full}{CATEGORY}{category}"]
    for line in lines if category else [plain, *lines]:
        if split_names(line) == (name, author, category):
            return line
    return None


def write(file: LayoutFile) -> bytes:
    """Write a layout in version 6.0, in the middle of the grid.

    :raises ExportError: when the format cannot hold it.
    """
    names = _line_of_names(file)
    return f"Kyodai {NEWEST}.0\n{names}\n{_cells(file.layout)}\n".encode()


def _join_cells(lines: Iterable[str]) -> str:
    """Return the cells: they should stand in one line, and may stand in several; what follows them is no part of it."""
    cells = ""
    for line in lines:
        cells += line.strip()
        if len(cells) >= CELLS:
            break
    return cells


def _read_cells(cells: str, tiles: FoundTiles) -> None:
    if strange := STRANGE.search(cells):
        place, values = f"line 3, column {strange.start() + 1}", {"letter": repr(strange[0]), "allowed": "0 and 1"}
        raise tiles.error(LayoutFileFault.WRONG_LETTER, place, **values)
    if len(cells) < CELLS:
        raise tiles.error(LayoutFileFault.CUT_SHORT, "line 3", found=len(cells), expected=CELLS, what="cells")
    if "1" in cells[CELLS:]:
        raise tiles.error(LayoutFileFault.WRONG_LENGTH, "line 3", found=len(cells), expected=CELLS, what="cells")
    index = cells.find("1", 0, CELLS)
    while index >= 0:
        row, x = divmod(index, WIDTH)
        z, y = divmod(row, HEIGHT)
        tiles.add(x, y, z, f"line 3, column {index + 1}")
        index = cells.find("1", index + 1, CELLS)


def check(file: LayoutFile) -> None:
    """Refuse a layout that the format cannot hold.

    :raises ExportError: with the reason.
    """
    _line_of_names(file)


def _line_of_names(file: LayoutFile) -> str:
    target = LayoutFormat.KYODAI
    refuse_other_game(file, target)
    refuse_size(file, target, WIDTH, HEIGHT, DEPTH)
    for key, text in texts_of(file, "author", "category"):
        refuse_unfit_for_a_line(text, key, target)
    name = file.name_in("en")
    refuse_unfit_for_a_line(name, "name", target)
    line = join_names(name, file.author, file.category)
    if line is None:
        key, mark = ("category", CATEGORY) if CATEGORY in file.category else ("author", BY)
        raise ExportError(ExportFault.AMBIGUOUS, target, {"text": key, "mark": f'"{mark}"'})
    return line


def _cells(layout: Layout) -> str:
    left, top = (WIDTH - layout.width) // 2, (HEIGHT - layout.height) // 2
    cells = bytearray(b"0" * CELLS)
    for x, y, z in layout.slots:
        cells[(z * HEIGHT + y + top) * WIDTH + x + left] = ord("1")
    return cells.decode()
