"""How far one sees from each cell along its row and its column, kept up while tiles go: what quick tests of lines need.

A span is a mask: the cell itself and the empty cells next to it on both sides, up to the nearest taken one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mahjong_qt.engine.shisen.grid import Cell, Occupancy


class Place(NamedTuple):
    """A cell: its numbers in :attr:`Spans.across` and :attr:`Spans.down`, and its column and row."""

    across: int
    down: int
    x: int
    y: int


class Reach(NamedTuple):
    """What a test of a line between two cells looks at.

    Their numbers, the first one being further left (``left``, ``right``) or further up (``upper``, ``lower``); the rows
    and columns strictly between; and the cell before the second one where both are in one row or one column, else -1.
    """

    left: int
    right: int
    rows: tuple[int, ...]
    x: int
    upper: int
    lower: int
    columns: tuple[int, ...]
    y: int


class Spans:
    """The cells taken, and the spans of all cells. Cells only ever become empty."""

    __slots__ = ("across", "columns", "down", "rows")

    def __init__(self, rows: list[int], columns: list[int], across: list[int], down: list[int]) -> None:
        """Take what :meth:`of` or :meth:`copy` made."""
        self.rows, self.columns, self.across, self.down = rows, columns, across, down

    @classmethod
    def of(cls, occupancy: Occupancy) -> Spans:
        """Return the spans of a position."""
        rows, columns = occupancy.rows.copy(), occupancy.columns.copy()
        across = [_span(row, x) for row in rows for x in range(len(columns))]
        down = [_span(column, y) for column in columns for y in range(len(rows))]
        return cls(rows, columns, across, down)

    def copy(self) -> Spans:
        """Return spans of their own."""
        return Spans(self.rows.copy(), self.columns.copy(), self.across.copy(), self.down.copy())

    def place(self, cell: Cell) -> Place:
        """Return the numbers of a cell."""
        x, y = cell
        return Place(y * len(self.columns) + x, x * len(self.rows) + y, x, y)

    def clear(self, place: Place) -> None:
        """Leave a cell empty."""
        across, down, x, y = place
        row = self.rows[y] = self.rows[y] & ~(1 << x)
        column = self.columns[x] = self.columns[x] & ~(1 << y)
        beyond = row >> x
        end = x + (beyond & -beyond).bit_length() - 1
        start = (row & (1 << x) - 1).bit_length()
        run = (1 << end) - (1 << start)
        first, last = across - x + start, across - x + end
        self.across[first:last] = [run] * (end - start)
        # what bounds the run sees into it
        self.across[first - 1] |= run
        self.across[last] |= run
        beyond = column >> y
        end = y + (beyond & -beyond).bit_length() - 1
        start = (column & (1 << y) - 1).bit_length()
        run = (1 << end) - (1 << start)
        first, last = down - y + start, down - y + end
        self.down[first:last] = [run] * (end - start)
        self.down[first - 1] |= run
        self.down[last] |= run

    def joins(self, reach: Reach) -> bool:
        """Say whether a line of at most two turns joins two cells, be they taken or empty.

        The method is that of :func:`~mahjong_qt.engine.shisen.path.joins`.
        """
        left, right, between_rows, x, upper, lower, between_columns, y = reach
        if x < 0:
            shared = self.across[left] & self.across[right]
            if shared:
                rows = self.rows
                for at in between_rows:
                    shared &= ~rows[at]
                    if not shared:
                        break
                else:
                    return True
        elif self.across[left] >> x & 1:
            return True
        if y < 0:
            shared = self.down[upper] & self.down[lower]
            if not shared:
                return False
            columns = self.columns
            for at in between_columns:
                shared &= ~columns[at]
                if not shared:
                    return False
            return True
        return bool(self.down[upper] >> y & 1)


def reach_of(one: Place, other: Place) -> Reach:
    """Return what to test a line between two different cells with."""
    left, right = sorted((one, other), key=lambda place: place.x)
    upper, lower = sorted((one, other), key=lambda place: place.y)
    return Reach(
        left.across,
        right.across,
        tuple(range(upper.y + 1, lower.y)),
        right.x - 1 if upper.y == lower.y else -1,
        upper.down,
        lower.down,
        tuple(range(left.x + 1, right.x)),
        lower.y - 1 if left.x == right.x else -1,
    )


def _span(line: int, at: int) -> int:
    line &= ~(1 << at)
    beyond = line >> at
    # the last wall has nothing beyond it
    end = at + (beyond & -beyond).bit_length() - 1 if beyond else at + 1
    return (1 << end) - (1 << (line & (1 << at) - 1).bit_length())
