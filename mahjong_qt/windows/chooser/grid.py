"""Cells in rows: which of them are in view, and to which one an arrow leads."""

from __future__ import annotations

import enum
from typing import NamedTuple


class Step(enum.Enum):
    """A way from one cell to another."""

    BACK = "back"
    ON = "on"
    UP = "up"
    DOWN = "down"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    FIRST = "first"
    LAST = "last"


class LayoutGrid(NamedTuple):
    """So many cells in so many columns, seen through a window of some height; lengths in logical pixels."""

    cells: int
    columns: int
    cell_height: int
    height: int

    def in_view(self, top: int) -> range:
        """Return the cells of which something is seen when the window begins at ``top``."""
        first, end = top // self.cell_height, -(-(top + self.height) // self.cell_height)
        return range(min(first * self.columns, self.cells), min(end * self.columns, self.cells))

    def top_of(self, cell: int) -> int:
        """Return where the row of a cell begins."""
        return cell // self.columns * self.cell_height

    def after(self, cell: int, step: Step) -> int:
        """Return the cell to which a step leads; at an edge it leads nowhere.

        >>> grid = LayoutGrid(cells=8, columns=3, cell_height=100, height=250)
        >>> [grid.after(4, step) for step in Step]
        [3, 5, 1, 7, 0, 7, 0, 7]
        """
        last = self.cells - 1
        page = max(1, self.height // self.cell_height) * self.columns
        down = cell + self.columns
        if down > last:
            # from above a gap in the last row to the end of that row
            down = last if cell // self.columns < last // self.columns else cell
        leads_to = {
            Step.BACK: cell - 1,
            Step.ON: cell + 1,
            Step.UP: cell - self.columns if cell >= self.columns else cell,
            Step.DOWN: down,
            Step.PAGE_UP: cell - page,
            Step.PAGE_DOWN: cell + page,
            Step.FIRST: 0,
            Step.LAST: last,
        }
        return max(0, min(leads_to[step], last))
