"""Lines that join two cells: along rows and columns, over empty cells, with at most two turns."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mahjong_qt.engine.shisen.grid import Cell

Path: TypeAlias = "tuple[Cell, ...]"
"""The two ends of a line and the cells between at which it turns, in order."""


def joins(rows: Sequence[int], columns: Sequence[int], one: Cell, other: Cell) -> bool:
    """Say whether a line joins two different cells; both may be taken or empty.

    ``rows`` and ``columns`` are those of an :class:`~mahjong_qt.engine.shisen.grid.Occupancy`. A line of two turns runs
    along a row from each end and across along one column, or the other way about; with the crossing at an end it has
    one turn or none. So the cells that can be reached from both ends along their rows are one mask, and each row
    between them takes away the columns that are blocked there.
    """
    (xa, ya), (xb, yb) = one, other
    # what lies in the row of each end, the ends themselves left out
    at_a, at_b = rows[ya] & ~(1 << xa), rows[yb] & ~(1 << xb)
    if ya == yb:
        at_a = at_b = at_a & at_b
    beyond = at_a >> xa
    shared = (1 << xa + (beyond & -beyond).bit_length() - 1) - (1 << (at_a & (1 << xa) - 1).bit_length())
    beyond = at_b >> xb
    shared &= (1 << xb + (beyond & -beyond).bit_length() - 1) - (1 << (at_b & (1 << xb) - 1).bit_length())
    if shared:
        for y in range(ya + 1, yb) if ya < yb else range(yb + 1, ya):
            shared &= ~rows[y]
            if not shared:
                break
        else:
            return True
    at_a, at_b = columns[xa] & ~(1 << ya), columns[xb] & ~(1 << yb)
    if xa == xb:
        at_a = at_b = at_a & at_b
    beyond = at_a >> ya
    shared = (1 << ya + (beyond & -beyond).bit_length() - 1) - (1 << (at_a & (1 << ya) - 1).bit_length())
    beyond = at_b >> yb
    shared &= (1 << yb + (beyond & -beyond).bit_length() - 1) - (1 << (at_b & (1 << yb) - 1).bit_length())
    if not shared:
        return False
    for x in range(xa + 1, xb) if xa < xb else range(xb + 1, xa):
        shared &= ~columns[x]
        if not shared:
            return False
    return True


def find_path(rows: Sequence[int], columns: Sequence[int], one: Cell, other: Cell) -> Path | None:
    """Return the shortest line from one cell to another, of several the one with the fewest turns; None without any.

    The length counts cells stepped over. Among lines equal in both, one whose outer legs run along rows goes before,
    then one that crosses further to the left, or else further up: so it is the same line from either end.
    """
    found = [*_along_rows(rows, one, other)]
    found += [_turned(path) for path in _along_rows(columns, _swap(one), _swap(other))]
    return min(found, key=lambda path: (length(path), len(path)), default=None)


def length(path: Path) -> int:
    """Return the number of steps from cell to cell along a line."""
    return sum(abs(x1 - x0) + abs(y1 - y0) for (x0, y0), (x1, y1) in pairwise(path))


def _along_rows(rows: Sequence[int], one: Cell, other: Cell) -> Iterator[Path]:
    """Yield the lines whose outer legs run along the rows of their ends."""
    (xa, ya), (xb, yb) = one, other
    crossings = span(rows[ya] & ~(1 << xb) if ya == yb else rows[ya], xa)
    crossings &= span(rows[yb] & ~(1 << xa) if ya == yb else rows[yb], xb)
    for y in range(min(ya, yb) + 1, max(ya, yb)):
        crossings &= ~rows[y]
    x = 0
    while crossings >> x:
        if crossings >> x & 1:
            yield _without_straight(((xa, ya), (x, ya), (x, yb), (xb, yb)))
        x += 1


def span(row: int, x: int) -> int:
    """Return a cell of a row or column and the empty ones next to it on both sides, as a mask."""
    row &= ~(1 << x)
    beyond = row >> x
    end = x + (beyond & -beyond).bit_length() - 1
    return (1 << end) - (1 << (row & (1 << x) - 1).bit_length())


def _without_straight(path: Path) -> Path:
    """Return the line without the places at which it does not turn."""
    kept = [path[0]]
    for at, (x, y) in enumerate(path[1:-1], 1):
        (x0, y0), (x1, y1) = kept[-1], path[at + 1]
        is_straight = x0 == x == x1 or y0 == y == y1
        if (x, y) != (x0, y0) and not is_straight:
            kept.append((x, y))
    return (*kept, path[-1])


def _swap(cell: Cell) -> Cell:
    return cell[1], cell[0]


def _turned(path: Path) -> Path:
    return tuple(map(_swap, path))
