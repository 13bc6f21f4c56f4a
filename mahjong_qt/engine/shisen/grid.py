"""The cells of a field, and which of them are taken in a position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mahjong_qt.engine.layout.layout import Layout, LayoutError, LayoutFault, tiles_of
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Cell: TypeAlias = tuple[int, int]
"""Column and row, counted so that the first cell of a field is at :data:`PAD`, :data:`PAD`."""

PAD = 2
"""Cells before the first one of a row or column: a wall, and the empty ring round the field in which lines may run."""


class Chute(NamedTuple):
    """Cells on top of each other in a column with no hole between: the tiles of it from the bottom up, and their place.

    Within it tiles fall; what lies above a hole rests on the edge of it.
    """

    x: int
    bottom: int
    tiles: tuple[int, ...]


class Occupancy(NamedTuple):
    """Which cells are taken: for each row a mask of columns, for each column a mask of rows, and where each tile lies.

    The walls count as taken, so that every line ends. Tiles that are gone have the cell where they lay at the start.
    """

    rows: list[int]
    columns: list[int]
    cells: list[Cell]

    def put(self, cell: Cell) -> None:
        """Take a cell."""
        x, y = cell
        self.rows[y] |= 1 << x
        self.columns[x] |= 1 << y

    def clear(self, cell: Cell) -> None:
        """Leave a cell empty."""
        x, y = cell
        self.rows[y] &= ~(1 << x)
        self.columns[x] &= ~(1 << y)


class Grid:
    """The field of a layout, and whether tiles fall on it; made by :func:`grid_of`, which shares them."""

    def __init__(self, layout: Layout, has_gravity: bool) -> None:
        """Take a layout that is checked to be flat."""
        self.layout = layout
        self.has_gravity = has_gravity
        self.cells: tuple[Cell, ...] = tuple((x // TILE_SPAN + PAD, y // TILE_SPAN + PAD) for x, y, _ in layout.slots)
        """The cell of each tile at the start."""
        width = max(x for x, _ in self.cells) + 2
        height = max(y for _, y in self.cells) + 2
        self._walled_row = 1 | 1 << width
        self._walled_column = 1 | 1 << height
        self._rows, self._columns = height + 1, width + 1
        self.chutes = _chutes(self.cells)

    def __eq__(self, other: object) -> bool:
        """Grids are equal when their layouts and their gravity are."""
        if self is other:
            return True
        return isinstance(other, Grid) and (self.has_gravity, self.layout) == (other.has_gravity, other.layout)

    def __hash__(self) -> int:
        """Hash by layout and gravity."""
        return hash((self.layout, self.has_gravity))

    def __reduce__(self) -> tuple[Callable[[Layout, bool], Grid], tuple[Layout, bool]]:
        """Pickle as the layout and the option: whoever reads it shares one grid."""
        return grid_of, (self.layout, self.has_gravity)

    def __repr__(self) -> str:
        """Tell the size."""
        return f"<Grid of {self.layout!r}{', gravity' * self.has_gravity}>"

    def occupancy(self, present: int) -> Occupancy:
        """Return which cells are taken by the tiles in a mask."""
        cells = self.settle(present) if self.has_gravity else list(self.cells)
        rows, columns = [self._walled_row] * self._rows, [self._walled_column] * self._columns
        for tile in tiles_of(present):
            x, y = cells[tile]
            rows[y] |= 1 << x
            columns[x] |= 1 << y
        return Occupancy(rows, columns, cells)

    def without(self, occupancy: Occupancy, tiles: Iterable[int], present: int) -> Occupancy:
        """Return the occupancy after tiles went and those in the mask ``present`` are left; the old one is used up."""
        if self.has_gravity:
            return self.occupancy(present)
        for tile in tiles:
            occupancy.clear(self.cells[tile])
        return occupancy

    def settle(self, present: int) -> list[Cell]:
        """Return where each tile lies once those present have fallen; where they lie is told by who is there alone.

        In each chute the tiles keep their order and lie on its lowest cells.
        """
        cells = list(self.cells)
        for x, bottom, tiles in self.chutes:
            y = bottom
            for tile in tiles:
                if present >> tile & 1:
                    cells[tile] = x, y
                    y -= 1
        return cells

    def slots(self, present: int) -> tuple[Slot, ...]:
        """Return where each tile lies, as slots."""
        if not self.has_gravity:
            return self.layout.slots
        return _settled_slots(self, present)


@lru_cache(maxsize=8)
def grid_of(layout: Layout, has_gravity: bool) -> Grid:
    """Return the grid of a layout.

    :raises LayoutError: when its tiles do not all lie on the table, each in a cell of one grid.
    """
    crooked = [slot for slot in layout.slots if slot.z or slot.x % TILE_SPAN or slot.y % TILE_SPAN]
    if crooked:
        raise LayoutError(LayoutFault.NOT_FLAT, crooked)
    return Grid(layout, has_gravity)


@lru_cache(maxsize=256)
def _settled_slots(grid: Grid, present: int) -> tuple[Slot, ...]:
    return tuple(Slot((x - PAD) * TILE_SPAN, (y - PAD) * TILE_SPAN, 0) for x, y in grid.settle(present))


def _chutes(cells: tuple[Cell, ...]) -> tuple[Chute, ...]:
    tile_at = {cell: tile for tile, cell in enumerate(cells)}
    chutes = []
    for x, bottom in sorted(cell for cell in cells if (cell[0], cell[1] + 1) not in tile_at):
        y, tiles = bottom, list[int]()
        while (x, y) in tile_at:
            tiles.append(tile_at[x, y])
            y -= 1
        chutes.append(Chute(x, bottom, tuple(tiles)))
    return tuple(chutes)
