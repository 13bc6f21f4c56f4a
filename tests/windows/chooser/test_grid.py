from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.windows.chooser.grid import LayoutGrid, Step

grids = st.builds(
    LayoutGrid,
    cells=st.integers(1, 60),
    columns=st.integers(1, 7),
    cell_height=st.integers(1, 50),
    height=st.integers(1, 300),
)


@given(grids, st.integers(0, 3000))
def test_a_cell_is_in_view_when_a_line_of_it_is(grid: LayoutGrid, top: int) -> None:
    lines = range(top, top + grid.height)
    plain = [
        cell
        for cell in range(grid.cells)
        if any(line in lines for line in range(grid.top_of(cell), grid.top_of(cell) + grid.cell_height))
    ]
    assert list(grid.in_view(top)) == plain


@given(grids, st.sampled_from(Step), st.data())
def test_every_step_leads_to_a_cell(grid: LayoutGrid, step: Step, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, grid.cells - 1))
    assert 0 <= grid.after(cell, step) < grid.cells


@pytest.mark.parametrize(
    ("cell", "step", "expected"),
    [
        (2, Step.ON, 3),
        (3, Step.BACK, 2),
        (0, Step.BACK, 0),
        (7, Step.ON, 7),
        (1, Step.UP, 1),
        (1, Step.DOWN, 4),
        (5, Step.DOWN, 7),
        (7, Step.DOWN, 7),
        (0, Step.PAGE_DOWN, 6),
        (2, Step.PAGE_DOWN, 7),
        (7, Step.PAGE_UP, 1),
        (4, Step.FIRST, 0),
        (4, Step.LAST, 7),
    ],
)
def test_steps_in_rows_of_three_with_two_in_the_last(cell: int, step: Step, expected: int) -> None:
    assert LayoutGrid(cells=8, columns=3, cell_height=100, height=250).after(cell, step) == expected
