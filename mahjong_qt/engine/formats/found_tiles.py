"""The tiles of one board as they are found in a file, each with its place there."""

from __future__ import annotations

from itertools import product

from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Y, MAX_Z, Layout, LayoutError
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.layout_reader import overlap_of

LIMITS = {"x": MAX_X, "y": MAX_Y, "z": MAX_Z}


class FoundTiles:
    """Gathers tiles, checks their range at once, and names file and place in its errors.

    However many tiles a file asks for, no more than a layout can have are kept; the rest are counted.
    """

    def __init__(self, source: str, board: str = "") -> None:
        """``board`` is the place of the board in a file of many, such as ``board 3``."""
        self.source = source
        self.board = board
        self.count = 0
        self._places: list[tuple[int, int, int]] = []
        self._origins: list[str] = []

    @property
    def kept(self) -> int:
        """Tiles that are kept, which take memory and time."""
        return len(self._places)

    def error(self, fault: LayoutFileFault, place: str = "", **values: object) -> LayoutFileError:
        """Make an error at a place in this board."""
        return LayoutFileError(fault, self.source, ", ".join(filter(None, (self.board, place))), values)

    def add(self, x: int, y: int, z: int, origin: str) -> None:
        """Add a tile that was found at the place ``origin`` in the file.

        :raises LayoutFileError: when it lies outside of what a layout can hold.
        """
        if not (0 <= x <= MAX_X and 0 <= y <= MAX_Y and 0 <= z <= MAX_Z):
            raise self._out_of_range(origin, x=x, y=y, z=z)
        self.count += 1
        if self.count <= MAX_TILES:
            self._places.append((x, y, z))
            self._origins.append(origin)

    def add_block(self, xs: range, ys: range, z: int, origin: str) -> None:
        """Add a tile at each x and y; a range is checked before it is walked through.

        :raises LayoutFileError: when one lies outside of what a layout can hold.
        """
        if not (0 <= xs[0] <= xs[-1] <= MAX_X and 0 <= ys[0] <= ys[-1] <= MAX_Y and 0 <= z <= MAX_Z):
            raise self._out_of_range(origin, x=max(xs[0], xs[-1]), y=max(ys[0], ys[-1]), z=z)
        tiles = len(xs) * len(ys)
        self.count += tiles
        if self.count <= MAX_TILES:
            self._places += ((x, y, z) for y, x in product(ys, xs))
            self._origins += [origin] * tiles

    def as_layout(self) -> Layout:
        """Return the layout of these tiles.

        :raises LayoutFileError: when there are none or too many, or when two overlap.
        """
        if not self.count:
            raise self.error(LayoutFileFault.NO_TILES)
        if self.count > MAX_TILES:
            raise self.error(LayoutFileFault.TOO_MANY, count=self.count, limit=MAX_TILES)
        try:
            return Layout.from_tiles(self._places)
        except LayoutError as error:
            second, values = overlap_of(self._places, error, self._origins.__getitem__)
            raise self.error(LayoutFileFault.OVERLAP, second, **values) from error

    def _out_of_range(self, origin: str, **axes: int) -> LayoutFileError:
        """Make the error for the first of these values that is too small or too large; one of them is."""
        axis, value = next((axis, value) for axis, value in axes.items() if not 0 <= value <= LIMITS[axis])
        return self.error(LayoutFileFault.OUT_OF_RANGE, origin, what=axis, value=value, least=0, limit=LIMITS[axis])
