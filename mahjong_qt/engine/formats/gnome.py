"""GNOME Mahjongg's ``.map`` files: markup, many boards a file, in whole tiles with halves.

As in GNOME Mahjongg itself, names of elements and attributes are read in any case, unknown ones are passed over, a
missing number is 0, and there may be several roots with comments and text around them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler

from mahjong_qt.engine.formats.foreign_text import checked_text
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.half_tiles import in_half_tiles
from mahjong_qt.engine.formats.reading import BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Z
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from xml.sax.expatreader import ExpatParser
    from xml.sax.xmlreader import AttributesImpl

SIDES = {
    "row": ("left", "right", "y", "y"),
    "column": ("x", "x", "top", "bottom"),
    "block": ("left", "right", "top", "bottom"),
}
"""The attributes with left, right, top and bottom of an element."""
MAX_ELEMENTS = 120_000
PROLOG = re.compile(r"<\?xml\b[^<>]*\?>|<!DOCTYPE\b[^<>\[]*>")
"""What may stand at the head of a file and not inside a root: nothing there matters to us, nothing is loaded."""
DECLARATION = re.compile("<!(DOCTYPE|ENTITY)")
LIMITS = {"z": TILE_SPAN * MAX_Z}
"""By attribute, in half tiles; ``MAX_X`` for the others."""
ROOT = "boards"
"""Put around the whole file, which need not have one root."""


class _MapHandler(ContentHandler):
    """Gathers the boards as the elements go by."""

    def __init__(self, source: str, parser: ExpatParser) -> None:
        super().__init__()
        self.source = source
        self._parser = parser
        self.boards = BoardCollector(source)
        self._elements = 0
        self._texts: dict[str, str] = {}
        self._tiles: FoundTiles | None = None
        self._fault: LayoutFileError | None = None
        self._z = 0

    def error(self, fault: LayoutFileFault, place: str = "", **values: object) -> LayoutFileError:
        """Make an error at a place in the file."""
        return LayoutFileError(fault, self.source, place, values)

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802 - SAX calls it
        self._elements += 1
        if self._elements > MAX_ELEMENTS:
            raise self.error(LayoutFileFault.TOO_MUCH, limit=MAX_ELEMENTS, what="elements")
        tag = name.lower()
        values = {key.lower(): value for key, value in attrs.items()}
        if tag == "map":
            if self._tiles is not None:
                raise self.error(LayoutFileFault.NESTED_MAP, self.place())
            self._tiles = FoundTiles(self.source, f"board {self.boards.count + 1}")
            self._texts, self._fault, self._z = values, None, 0
        elif self._tiles is not None and self._fault is None:
            try:
                self._read(tag, values, self._tiles)
            except LayoutFileError as fault:
                self._fault = fault

    def endElement(self, name: str) -> None:  # noqa: N802 - SAX calls it
        tag = name.lower()
        if tag == "map" and self._tiles is not None:
            self.boards.take(self._board)
            self._tiles = None
        elif tag == "layer":
            self._z = 0

    def place(self) -> str:
        """Return where in the file the parser is."""
        return _place(self._parser.getLineNumber(), self._parser.getColumnNumber())

    def _read(self, tag: str, values: dict[str, str], tiles: FoundTiles) -> None:
        if tag == "layer":
            self._z = self._layer(values, tiles, 0)
            return
        if tag == "tile":  # the most frequent one by far
            x, y = self._half_tiles(values, "x", tiles), self._half_tiles(values, "y", tiles)
            tiles.add(x, y, self._layer(values, tiles, self._z), self.place())
            return
        sides = SIDES.get(tag)
        if sides is None:
            return
        left, right, top, bottom = (self._half_tiles(values, key, tiles) for key in sides)
        for first, last, key in ((left, right, sides[1]), (top, bottom, sides[3])):
            if last < first:
                raise self._out_of_range(key, f"{last / TILE_SPAN:g}", tiles, least=first / TILE_SPAN)
        z = self._layer(values, tiles, self._z)
        tiles.add_block(range(left, right + 1, TILE_SPAN), range(top, bottom + 1, TILE_SPAN), z, self.place())
        if tiles.count > MAX_TILES:
            # there may be a million more: what follows in this board is not looked at
            raise tiles.error(LayoutFileFault.TOO_MANY, count=tiles.count, limit=MAX_TILES)

    def _layer(self, values: dict[str, str], tiles: FoundTiles, default: int) -> int:
        if "z" not in values:
            return default
        doubled = self._half_tiles(values, "z", tiles)
        if doubled % TILE_SPAN:
            raise self._no_number(values["z"], "a whole number", tiles)
        return doubled // TILE_SPAN

    def _half_tiles(self, values: dict[str, str], key: str, tiles: FoundTiles) -> int:
        """Return a number of tiles in half tiles."""
        text = values.get(key, "0")
        half_tiles = in_half_tiles(text)
        if half_tiles is None:
            raise self._no_number(text, "a number of whole or half tiles", tiles)
        if not 0 <= half_tiles <= LIMITS.get(key, MAX_X):
            raise self._out_of_range(key, text, tiles)
        return half_tiles

    def _out_of_range(self, key: str, value: str, tiles: FoundTiles, least: float = 0) -> LayoutFileError:
        values = {
            "what": key,
            "value": value[:40],
            "least": f"{least:g}",
            "limit": f"{LIMITS.get(key, MAX_X) / TILE_SPAN:g}",
        }
        return tiles.error(LayoutFileFault.OUT_OF_RANGE, self.place(), **values)

    def _no_number(self, text: str, expected: str, tiles: FoundTiles) -> LayoutFileError:
        return tiles.error(LayoutFileFault.WRONG_TYPE, self.place(), expected=expected, found=repr(text[:40]))

    def _board(self) -> FoundBoard:
        assert self._tiles is not None
        if self._fault is not None:
            raise self._fault
        board = self._tiles.board
        texts = {
            key: checked_text(self._texts.get(key, ""), self.source, f"{board}, {key}")
            for key in ("name", "author", "category")
        }
        return FoundBoard(self._tiles, name=texts["name"], author=texts["author"], category=texts["category"])


def read(text: str, source: str) -> Reading:
    """Read the boards of a file.

    :raises LayoutFileError: when it is no markup, or no board in it is good.
    """
    from defusedxml.expatreader import DefusedExpatParser

    body = PROLOG.sub(lambda found: re.sub("[^\n]", " ", found[0]), text, count=2)
    parser = DefusedExpatParser()
    handler = _MapHandler(source, parser)
    parser.setContentHandler(handler)
    try:
        # the root is opened and closed in the first and the last line, so that lines are counted as they stand
        parser.feed(f"<{ROOT}>")
        parser.feed(body)
        parser.feed(f"</{ROOT}>")
        parser.close()
    except SAXParseException as error:
        raise _fault(error, body, source) from error
    return handler.boards.as_reading(LayoutFormat.GNOME)


def _fault(error: SAXParseException, body: str, source: str) -> LayoutFileError:
    line, column = error.getLineNumber() or 1, error.getColumnNumber() or 0
    place = _place(line, column)
    lines = body.split("\n", line)
    start = column - len(f"<{ROOT}>") * (line == 1)
    # the parser takes offence at the letter after "<!"
    if line <= len(lines) and DECLARATION.match(lines[line - 1], max(start - len("<!"), 0)):
        return LayoutFileError(LayoutFileFault.DOCUMENT_TYPE, source, place)
    return LayoutFileError(LayoutFileFault.NOT_XML, source, place, {"reason": error.getMessage()})


def _place(line: int | None, column: int | None) -> str:
    column = (column or 0) - len(f"<{ROOT}>") * (line == 1)
    return f"line {line or 1}, column {max(column, 0) + 1}"
