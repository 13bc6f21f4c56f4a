from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.shisen.grid import grid_of
from mahjong_qt.engine.shisen.path import joins
from mahjong_qt.engine.shisen.spans import Spans, reach_of
from tests.engine.shisen.sample_fields import field, field_of, random_cells

if TYPE_CHECKING:
    from random import Random


def parts(spans: Spans) -> tuple[list[int], ...]:
    return spans.rows, spans.columns, spans.across, spans.down


@given(st.randoms(use_true_random=False))
def test_after_any_order_of_clearing_spans_are_those_computed_anew(random: Random) -> None:
    layout = field_of(random_cells(random, 8, 6))
    grid = grid_of(layout, False)
    present = random.getrandbits(len(layout)) | random.getrandbits(len(layout))
    spans = Spans.of(grid.occupancy(present))
    tiles = tiles_of(present)
    random.shuffle(tiles)
    for tile in tiles:
        spans.clear(spans.place(grid.cells[tile]))
        present ^= 1 << tile
        assert parts(spans) == parts(Spans.of(grid.occupancy(present)))


@given(st.randoms(use_true_random=False))
def test_spans_join_what_rows_and_columns_join(random: Random) -> None:
    layout = field_of(random_cells(random, 7, 5))
    grid = grid_of(layout, False)
    present = random.getrandbits(len(layout)) | random.getrandbits(len(layout))
    rows, columns, cells = grid.occupancy(present)
    spans = Spans.of(grid.occupancy(present))
    for one in cells:
        for other in cells:
            if one != other:
                reach = reach_of(spans.place(one), spans.place(other))
                assert spans.joins(reach) is joins(rows, columns, one, other)


def test_a_copy_goes_its_own_way() -> None:
    grid = grid_of(field(3, 3), False)
    spans = Spans.of(grid.occupancy(0b111111111))
    before = [list(part) for part in parts(spans)]
    copy = spans.copy()
    copy.clear(copy.place(grid.cells[4]))
    assert [list(part) for part in parts(spans)] == before
    assert parts(copy) == parts(Spans.of(grid.occupancy(0b111101111)))


def test_outer_corners_of_a_full_field_are_joined_only_along_an_edge() -> None:
    grid = grid_of(field(3, 3), False)
    spans = Spans.of(grid.occupancy(0b111111111))
    corner, along, between, across = (spans.place(grid.cells[tile]) for tile in (0, 2, 5, 8))
    assert spans.joins(reach_of(corner, along))
    assert not spans.joins(reach_of(corner, across))
    spans.clear(along)
    assert not spans.joins(reach_of(corner, across))
    spans.clear(between)
    assert spans.joins(reach_of(corner, across))
