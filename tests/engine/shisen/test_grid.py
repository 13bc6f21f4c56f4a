from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout, LayoutError, LayoutFault, tiles_of
from mahjong_qt.engine.shisen.grid import PAD, grid_of
from tests.engine.shisen.plain_shisen import fall, ground_of
from tests.engine.shisen.sample_fields import OPTIONS, field, field_of, random_cells

if TYPE_CHECKING:
    from random import Random

HOLE_IN_A_COLUMN = field_of([(0, 0), (0, 1), (0, 3), (0, 4), (1, 4)])
"""Two cells, a hole, two cells; beside them one more in the lowest row."""


@settings(max_examples=60)
@given(st.randoms(use_true_random=False))
def test_tiles_settle_where_they_fall_to_step_by_step(random: Random) -> None:
    layout = field_of(random_cells(random, 7, 7))
    ground = ground_of(layout)
    present = random.getrandbits(len(layout))
    rows, columns, cells = grid_of(layout, True).occupancy(present)
    at = fall({tile: ground[tile] for tile in tiles_of(present)}, ground)
    assert {tile: (cells[tile][0] - PAD, cells[tile][1] - PAD) for tile in at} == at
    slots = grid_of(layout, True).slots(present)
    assert {tile: (slots[tile].x // 2, slots[tile].y // 2) for tile in at} == at
    taken = {(x, y) for y, row in enumerate(rows) for x in tiles_of(row)}
    inside = {(x + PAD, y + PAD) for x, y in at.values()}
    assert {(x, y) for x, y in taken if 0 < x < len(columns) - 1 and 0 < y < len(rows) - 1} == inside
    upright = {(x, y) for x, column in enumerate(columns) for y in tiles_of(column)}
    assert {(x, y) for x, y in upright if 0 < x < len(columns) - 1 and 0 < y < len(rows) - 1} == inside


def test_without_gravity_tiles_stay_where_they_are() -> None:
    grid = grid_of(field(2, 3), False)
    assert grid.occupancy(0b000001).cells == list(grid.cells)
    assert grid.slots(0b000001) is grid.layout.slots


def test_what_lies_above_a_hole_rests_on_its_edge() -> None:
    grid = grid_of(HOLE_IN_A_COLUMN, True)
    slots = HOLE_IN_A_COLUMN.slots
    assert [(slot.x // 2, slot.y // 2) for slot in slots] == [(0, 0), (0, 1), (0, 3), (0, 4), (1, 4)]
    assert grid.slots(0b00001)[0] == slots[1]
    assert grid.slots(0b00100)[2] == slots[3]
    assert [chute.tiles for chute in grid.chutes] == [(1, 0), (3, 2), (4,)]


def test_a_tile_that_is_gone_has_the_cell_of_the_start() -> None:
    grid = grid_of(field(1, 3), True)
    assert grid.slots(0b001) == (grid.layout.slots[2], grid.layout.slots[1], grid.layout.slots[2])


def test_cells_are_put_and_cleared() -> None:
    grid = grid_of(field(3, 2), False)
    occupancy = grid.occupancy(0b001011)
    occupancy.clear(grid.cells[3])
    assert occupancy == grid.occupancy(0b000011)
    occupancy.put(grid.cells[5])
    assert occupancy == grid.occupancy(0b100011)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_the_occupancy_without_tiles_is_that_of_those_left(random: Random, has_gravity: bool) -> None:
    layout = field_of(random_cells(random, 6, 5))
    grid = grid_of(layout, has_gravity)
    present = random.getrandbits(len(layout))
    gone = tiles_of(present & random.getrandbits(len(layout)))
    left = present & ~sum(1 << tile for tile in gone)
    assert grid.without(grid.occupancy(present), gone, left) == grid.occupancy(left)


@pytest.mark.parametrize("place", [(0, 0, 1), (1, 2, 0), (2, 3, 0)])
def test_a_layout_that_is_no_flat_grid_is_refused(place: tuple[int, int, int]) -> None:
    with pytest.raises(LayoutError) as caught:
        grid_of(Layout.from_tiles([(0, 0, 0), (4, 4, 0), (8, 8, 0), place]), False)
    assert caught.value.fault is LayoutFault.NOT_FLAT
    assert caught.value.tiles == (place,)


def test_grids_are_equal_by_layout_and_option_and_shared_by_whoever_reads_them() -> None:
    grid = grid_of(field(4, 3), True)
    assert grid is grid_of(field(4, 3), True)
    assert pickle.loads(pickle.dumps(grid)) is grid
    assert grid != grid_of(field(4, 3), False)
    assert grid != grid_of(field(3, 4), True)
    assert grid != "grid"
    assert len({grid, grid_of(field(4, 3), True), grid_of(field(4, 3), False)}) == 2
    assert "gravity" in repr(grid)
    assert "gravity" not in repr(grid_of(field(4, 3), False))
