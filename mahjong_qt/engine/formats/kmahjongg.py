"""KMahjongg's ``.layout`` files, versions 1.0 and 1.1: a drawing of each layer in quarters of tiles.

What KMahjongg takes for comments carries names, as other exporters do it: ``# name:``, ``# by:`` and ``# category:``.
Files of ours also have ``# license:``, and ``# name[de]:`` for names by language.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.formats.foreign_text import checked_text, other_version, split_lines
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.kmahjongg_desktop import DesktopTexts
from mahjong_qt.engine.formats.reading import BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Y, MAX_Z
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from collections.abc import Callable

HEADER = re.compile(r"k?mahjongg-layout-v(\d{1,3}\.\d{1,3})\s*")
VERSIONS = ("1.0", "1.1")
SIZE_OF_1_0 = {"w": 32, "h": 16, "d": 5}
MAX_SIZE = {"w": MAX_X + TILE_SPAN, "h": MAX_Y + TILE_SPAN, "d": MAX_Z + 1}
COMMENT = re.compile(r"#\s*(name|by|category|license)(?:\[([^\]]*)\])?\s*:(.*)", re.IGNORECASE | re.DOTALL)
STRANGE = re.compile(r"[^.1234 ]")
KEYS = {"name": "name", "by": "author", "category": "category", "license": "license"}
"""From words in comments to keys of a layout file."""


NOTHING = "undefined"
"""What Mah writes where there is no author or category."""


class _Row(NamedTuple):
    """A row of the drawing, and the number of its line, from 1."""

    line: int
    cells: str


class _Source:
    """The lines of one file, sorted out."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.size: dict[str, int] = {}
        self.texts: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.rows: list[_Row] = []
        lines = enumerate(split_lines(text, source), 1)
        self._read_header(next((line for line in lines if line[1].strip()), (1, "")))
        for number, line in lines:
            self._sort(number, line)

    def error(self, fault: LayoutFileFault, place: str = "", **values: object) -> LayoutFileError:
        return LayoutFileError(fault, self.source, place, values)

    def _read_header(self, line: tuple[int, str]) -> None:
        header = HEADER.fullmatch(line[1].strip())
        assert header is not None  # that is how the format was known
        if header[1] not in VERSIONS:
            raise other_version(header[1], VERSIONS, self.source, f"line {line[0]}")
        if header[1] == "1.0":
            self.size = dict(SIZE_OF_1_0)

    def _sort(self, number: int, line: str) -> None:
        if line.startswith("#"):
            self._read_comment(number, line)
        elif line[:1] in MAX_SIZE:
            self._read_size(number, line)
        elif cells := line.partition("#")[0].rstrip():
            self.rows.append(_Row(number, cells))

    def _read_comment(self, number: int, line: str) -> None:
        comment = COMMENT.fullmatch(line)
        if comment is None:
            return
        text = checked_text(comment[3], self.source, f"line {number}")
        key = KEYS[comment[1].lower()]
        if comment[2] is None:
            self.texts.setdefault(key, "" if text == NOTHING else text)
        elif key == "name":
            self.names.setdefault(comment[2], text)

    def _read_size(self, number: int, line: str) -> None:
        axis, value = line[0], line[1:].strip()
        place, limit = f"line {number}", MAX_SIZE[axis]
        if not value.isdecimal() or not value.isascii():
            raise self.error(
                LayoutFileFault.WRONG_TYPE, place, expected="a whole number", found=value[:40] or "nothing"
            )
        if not 1 <= (size := int(value[:9])) <= limit:
            raise self.error(LayoutFileFault.OUT_OF_RANGE, place, what=axis, value=value[:9], least=1, limit=limit)
        self.size[axis] = size

    def check_rows(self) -> None:
        """Refuse a drawing with other than the announced number of rows: cut, or none of its layers is where it seems.

        Empty rows at the end do no harm. A last row that is short and not ended is the end of a cut file.
        """
        for axis in MAX_SIZE:
            if axis not in self.size:
                raise self.error(LayoutFileFault.MISSING_KEY, key=axis)
        expected = self.size["h"] * self.size["d"]
        if len(self.rows) < expected:
            raise self.error(LayoutFileFault.CUT_SHORT, found=len(self.rows), expected=expected, what="rows")
        while len(self.rows) > expected and "1" not in self.rows[-1].cells:
            self.rows.pop()
        if len(self.rows) > expected:
            place = f"line {self.rows[expected].line}"
            raise self.error(LayoutFileFault.WRONG_LENGTH, place, found=len(self.rows), expected=expected, what="rows")


def read(text: str, source: str, read_beside: Callable[[], DesktopTexts] = DesktopTexts) -> Reading:
    """Read a layout, with the texts of its companion; where these cannot be used, the reading has their fault.

    Only the marks ``1`` count; rows may be shorter or longer than announced.

    :raises LayoutFileError: when it is not valid.
    """
    drawing = _Source(text, source)
    drawing.check_rows()
    if not text.endswith(("\n", "\r")) and len(drawing.rows[-1].cells) < drawing.size["w"]:
        found = len(drawing.rows[-1].cells)
        raise drawing.error(
            LayoutFileFault.CUT_SHORT, found=found, expected=drawing.size["w"], what="quarters of tiles"
        )
    tiles = FoundTiles(source)
    count = sum(row.cells.count("1") for row in drawing.rows)
    if count > MAX_TILES:  # there may be a million of them
        raise tiles.error(LayoutFileFault.TOO_MANY, count=count, limit=MAX_TILES)
    for index, (line, cells) in enumerate(drawing.rows):
        if strange := STRANGE.search(cells):
            values = {"letter": repr(strange[0]), "allowed": ".1234"}
            raise drawing.error(LayoutFileFault.WRONG_LETTER, f"line {line}, column {strange.start() + 1}", **values)
        z, y = divmod(index, drawing.size["h"])
        x = cells.find("1")
        while x >= 0:
            tiles.add(x, y, z, f"line {line}, column {x + 1}")
            x = cells.find("1", x + 1)
    beside, faults = DesktopTexts(), tuple[LayoutFileError, ...]()
    try:
        beside = read_beside()
    except LayoutFileError as fault:
        faults = (fault,)
    boards = BoardCollector(source)
    boards.take(lambda: _board(tiles, drawing, beside))
    return boards.as_reading(LayoutFormat.KMAHJONGG)._replace(faults=faults)


def _board(tiles: FoundTiles, drawing: _Source, beside: DesktopTexts) -> FoundBoard:
    """Add the texts: those of the companion before those in comments, except for names by language, which are ours."""
    texts = drawing.texts
    return FoundBoard(
        tiles,
        name=drawing.names or beside.name or texts.get("name", ""),
        author=beside.author or texts.get("author", ""),
        category=texts.get("category", ""),
        license=texts.get("license", ""),
        description=beside.description,
    )
