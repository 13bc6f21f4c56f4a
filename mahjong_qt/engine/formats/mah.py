"""Mah's ``.mah`` files: JSON, many boards a file, the tiles of each row as runs.

Besides a file's object, a list of boards is read, and a single board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from mahjong_qt.engine.formats.export_check import SURROGATES, refuse_letters, refuse_other_game, texts_of
from mahjong_qt.engine.formats.foreign_text import other_version
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.found_tiles import FoundTiles
from mahjong_qt.engine.formats.reading import MAX_BOARDS, BoardCollector, FoundBoard, Reading
from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Y, MAX_Z
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from mahjong_qt.engine.layout.layout_reader import LayoutReader
from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile

VERSION = "1.0"
MAX_LISTS = 400_000
"""Layers, rows and runs of all boards: some times what all layouts that are known take together."""
MAX_OBJECTS = 2 * MAX_BOARDS
"""Boards, and something beside them that we do not know. Both are counted before memory is spent on them."""
KEYS = {"name": "name", "by": "author", "cat": "category"}
"""From the keys of a board to those of a layout file."""


def read(text: str, source: str) -> Reading:
    """Read the boards of a file.

    :raises LayoutFileError: when it is no JSON, or no board in it is good.
    """
    data = text.encode(errors="replace")
    reader = LayoutReader(source)
    for mark, limit, what in ((b"[", MAX_LISTS, "lists"), (b"{", MAX_OBJECTS, "boards")):
        if data.count(mark) > limit:
            raise reader.error(LayoutFileFault.TOO_MUCH, limit=limit, what=what)
    boards = BoardCollector(source)
    try:
        entries = reader.decode_json(data)
        reader.refuse_repeated_keys(data, cast("Mapping[str, object]", entries))
    except RecursionError as error:
        raise reader.error(LayoutFileFault.NESTED_TOO_DEEP) from error
    listed = _boards(entries, reader)
    for index, board in enumerate(listed, 1):
        place = f"board {index}" if len(listed) > 1 else ""
        boards.take(lambda board=board, place=place: _BoardReader(reader, place).read(board))  # type: ignore[misc]
    return boards.as_reading(LayoutFormat.MAH)


def _boards(entries: object, reader: LayoutReader) -> Sequence[object]:
    if isinstance(entries, list):
        return entries
    if isinstance(entries, dict) and "boards" not in entries and "map" in entries:
        return [entries]
    if not isinstance(entries, dict) or "boards" not in entries:
        raise reader.error(LayoutFileFault.MISSING_KEY, key="boards")
    version = entries.get("mah", VERSION)
    if isinstance(version, str) and version.partition(".")[0] != VERSION.partition(".")[0]:
        raise other_version(version[:40], (VERSION,), reader.source, "mah")
    if not isinstance(entries["boards"], list):
        raise reader.wrong_type(entries["boards"], "boards", "a list of boards")
    return entries["boards"]


class _BoardReader:
    """Reads one board; its places are told as those of the file."""

    def __init__(self, reader: LayoutReader, board: str) -> None:
        self.reader = reader
        self.board = board
        self.tiles = FoundTiles(reader.source, board)

    def read(self, board: object) -> FoundBoard:
        if not isinstance(board, dict):
            raise self.reader.wrong_type(board, self._at(""), "an object with the name and the map of a board")
        if "map" not in board:
            raise self.tiles.error(LayoutFileFault.MISSING_KEY, key="map")
        texts = {KEYS[key]: self.reader.text(board.get(key) or "", self._at(key)) for key in KEYS}
        for layer, (z, rows) in enumerate(self._pairs(board["map"], "map")):
            depth = self.reader.whole(z, self._at(f"map[{layer}]"), MAX_Z, axis="z")
            self._read_rows(rows, depth, f"map[{layer}]")
        return FoundBoard(self.tiles, name=texts["name"], author=texts["author"], category=texts["category"])

    def _read_rows(self, rows: object, z: int, place: str) -> None:
        for index, (y, cells) in enumerate(self._pairs(rows, place)):
            where = f"{place}[{index}]"
            row = self.reader.whole(y, self._at(where), MAX_Y, axis="y")
            for cell in cells if isinstance(cells, list) else [cells]:
                self._read_cell(cell, row, z, where)
            if self.tiles.count > MAX_TILES:  # and what follows may be a million times as much
                raise self.tiles.error(LayoutFileFault.TOO_MANY, count=self.tiles.count, limit=MAX_TILES)

    def _read_cell(self, cell: object, y: int, z: int, place: str) -> None:
        if type(cell) is int and 0 <= cell <= MAX_X:  # most are like this
            self.tiles.add(cell, y, z, place)
            return
        first, count = cell if isinstance(cell, list) and len(cell) == len(("x", "count")) else (cell, 1)
        x = self.reader.whole(first, self._at(place), MAX_X, axis="x")
        tiles = self.reader.whole(count, self._at(place), MAX_TILES, least=1, axis="count")
        self.tiles.add_block(range(x, x + TILE_SPAN * tiles, TILE_SPAN), range(y, y + 1), z, place)

    def _pairs(self, value: object, place: str) -> list[list[object]]:
        if not isinstance(value, list):
            raise self.reader.wrong_type(value, self._at(place), "a list of layers or rows")
        for index, pair in enumerate(value):
            if not isinstance(pair, list) or len(pair) != len(("number", "content")):
                raise self.reader.wrong_type(pair, self._at(f"{place}[{index}]"), "a number and what stands there")
        return value

    def _at(self, place: str) -> str:
        return ", ".join(filter(None, (self.board, place)))


def write(file: LayoutFile) -> bytes:
    """Write a file of one board.

    :raises ExportError: when the format cannot hold it.
    """
    check(file)
    return b'{"mah":"%b","boards":[\n%b\n]}\n' % (VERSION.encode(), msgspec.json.encode(_board(file)))


def check(file: LayoutFile) -> None:
    """Refuse a layout that the format cannot hold.

    :raises ExportError: with the reason.
    """
    target = LayoutFormat.MAH
    refuse_other_game(file, target)
    for key, text in texts_of(file, *KEYS.values()):
        refuse_letters(text, key, target, SURROGATES)


def _board(file: LayoutFile) -> dict[str, object]:
    # Mah numbers boards by a hash of their tiles that fits into 32 bits
    board: dict[str, object] = {"id": str(int(file.layout.fingerprint[:8], 16)), "name": file.name_in("en")}
    board |= {key: text for key, text in (("by", file.author), ("cat", file.category)) if text}
    return board | {"map": _compact(file.layout)}


def _compact(layout: Layout) -> list[list[object]]:
    layers: dict[int, dict[int, list[list[int]]]] = {}
    for x, y, z in layout.slots:
        runs = layers.setdefault(z, {}).setdefault(y, [])
        if runs and runs[-1][0] + TILE_SPAN * runs[-1][1] == x:
            runs[-1][1] += 1
        else:
            runs.append([x, 1])
    return [[z, [[y, _cells(runs)] for y, runs in rows.items()]] for z, rows in layers.items()]


def _cells(runs: list[list[int]]) -> int | list[int | list[int]]:
    cells = [run[0] if run[1] == 1 else run for run in runs]
    return cells[0] if len(cells) == 1 and isinstance(cells[0], int) else cells
