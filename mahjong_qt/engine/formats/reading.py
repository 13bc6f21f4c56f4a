"""What was read from a file: the boards that are good, and what is wrong with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.formats.format import LayoutFormat
    from mahjong_qt.engine.formats.found_tiles import FoundTiles

MAX_BOARDS = 4_000
MAX_TILES_OF_ALL = 300_000
"""Tiles of all boards of a file together: room for every layout there is, and a bound for the time it takes."""


class Reading(NamedTuple):
    """The boards of a file, at least one, and the errors of those that cannot be used, each with its place."""

    format: LayoutFormat
    files: tuple[LayoutFile, ...]
    faults: tuple[LayoutFileError, ...]


class FoundBoard(NamedTuple):
    """A board as it was found: its tiles, not yet known to make a layout, and its texts."""

    tiles: FoundTiles
    name: str | dict[str, str] = ""
    author: str = ""
    category: str = ""
    license: str = ""
    description: str = ""

    def as_file(self) -> LayoutFile:
        """Return the layout file.

        :raises LayoutFileError: when the tiles make no layout.
        """
        layout = self.tiles.as_layout()
        return LayoutFile(
            layout,
            name=self.name,
            author=self.author,
            category=self.category,
            license=self.license,
            description=self.description,
        )


class BoardCollector:
    """Takes the boards of one file as they are read, and keeps the bad ones from spoiling the others."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._found: list[FoundBoard | LayoutFileError] = []
        self._tiles = 0

    @property
    def count(self) -> int:
        """Boards seen so far."""
        return len(self._found)

    def take(self, read: Callable[[], FoundBoard]) -> None:
        """Call what reads one board and keep its outcome.

        :raises LayoutFileError: when the file holds more than any collection of layouts.
        """
        if self.count == MAX_BOARDS:
            raise self._too_much(MAX_BOARDS, "boards")
        try:
            board = read()
        except LayoutFileError as fault:
            self._found.append(fault)
            return
        self._tiles += board.tiles.kept
        if self._tiles > MAX_TILES_OF_ALL:
            raise self._too_much(MAX_TILES_OF_ALL, "tiles in all boards together")
        self._found.append(board)

    def as_reading(self, layout_format: LayoutFormat) -> Reading:
        """Make layouts of what was taken, which costs the most and so comes when the file is known to be of some size.

        :raises LayoutFileError: when there is no good board; the error is that of the first bad one.
        """
        files: list[LayoutFile] = []
        faults: list[LayoutFileError] = []
        for found in self._found:
            if isinstance(found, LayoutFileError):
                faults.append(found)
                continue
            try:
                files.append(found.as_file())
            except LayoutFileError as fault:
                faults.append(fault)
        if not files:
            raise faults[0] if faults else LayoutFileError(LayoutFileFault.NO_TILES, self.source)
        return Reading(layout_format, tuple(files), tuple(faults))

    def _too_much(self, limit: int, what: str) -> LayoutFileError:
        return LayoutFileError(LayoutFileFault.TOO_MUCH, self.source, values={"limit": limit, "what": what})
