from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.shisen.grid import PAD, grid_of
from mahjong_qt.engine.shisen.path import find_path, joins, length
from tests.engine.shisen.plain_shisen import ground_of, lines_from, walk
from tests.engine.shisen.sample_fields import field, field_of, random_cells

if TYPE_CHECKING:
    from mahjong_qt.engine.shisen.path import Path
    from tests.engine.shisen.plain_shisen import Cell


def path_between(layout: Layout, present: int, one: Cell, other: Cell) -> Path | None:
    """Return the line between two cells of a field, counted from its corner."""
    rows, columns, _ = grid_of(layout, False).occupancy(present)
    path = find_path(rows, columns, padded(one), padded(other))
    return path and tuple((x - PAD, y - PAD) for x, y in path)


def padded(cell: Cell) -> Cell:
    return cell[0] + PAD, cell[1] + PAD


def compare(layout: Layout, present: int) -> tuple[int, int]:
    """Compare the lines between all cells of a field, taken or empty; return how many are joined and not."""
    ground = ground_of(layout)
    taken = {ground[tile] for tile in tiles_of(present)}
    rows, columns, cells = grid_of(layout, False).occupancy(present)
    count = [0, 0]
    for start, one in zip(ground, cells, strict=True):
        best = lines_from(start, taken, ground)
        for end, other in zip(ground, cells, strict=True):
            if one == other:
                continue
            count[end not in best] += 1
            assert joins(rows, columns, one, other) is (end in best)
            if start > end:
                continue
            path = find_path(rows, columns, one, other)
            assert (path is not None) is (end in best)
            if path is None:
                continue
            assert (length(path), len(path) - 2) == best[end]
            steps = [(x - PAD, y - PAD) for x, y in walk(path)]
            assert (steps[0], steps[-1], len(steps) - 1) == (start, end, best[end][0])
            assert not taken.intersection(steps[1:-1])
    return count[0], count[1]


def test_three_thousand_grids_agree_with_a_search_cell_by_cell() -> None:
    random = Random(6)
    joined = refused = 0
    for _ in range(3000):
        layout = field_of(random_cells(random, 4, 4))
        more = compare(layout, random.getrandbits(len(layout)) | random.choice((0, random.getrandbits(len(layout)))))
        joined, refused = joined + more[0], refused + more[1]
    assert joined > 80_000
    assert refused > 5_000


@settings(max_examples=40)
@given(st.randoms(use_true_random=False), st.sampled_from((0.3, 0.6, 0.9, 1.0)))
def test_larger_grids_agree_with_a_search_cell_by_cell(random: Random, share: float) -> None:
    layout = field_of(random_cells(random, 9, 6))
    compare(layout, sum(1 << tile for tile in range(len(layout)) if random.random() < share))


def test_a_line_is_the_same_from_either_end() -> None:
    random = Random(8)
    for _ in range(200):
        layout = field_of(random_cells(random, 6, 5))
        present = random.getrandbits(len(layout))
        rows, columns, cells = grid_of(layout, False).occupancy(present)
        for one, other in combinations(cells, 2):
            there, back = find_path(rows, columns, one, other), find_path(rows, columns, other, one)
            assert back == (there and there[::-1])


def test_corners_of_one_edge_are_joined_outside_the_field() -> None:
    layout = field(18, 8)
    assert path_between(layout, layout.full, (0, 0), (17, 0)) == ((0, 0), (0, -1), (17, -1), (17, 0))
    assert path_between(layout, layout.full, (17, 7), (17, 0)) == ((17, 7), (18, 7), (18, 0), (17, 0))
    assert path_between(layout, layout.full, (3, 7), (5, 7)) == ((3, 7), (3, 8), (5, 8), (5, 7))


@pytest.mark.parametrize("ends", [((0, 0), (17, 7)), ((17, 0), (0, 7)), ((0, 0), (9, 4)), ((3, 0), (3, 7))])
def test_opposite_corners_and_edges_would_take_three_turns(ends: tuple[Cell, Cell]) -> None:
    layout = field(18, 8)
    assert path_between(layout, layout.full, *ends) is None


def test_of_lines_as_good_one_is_shown_that_is_the_same_from_both_ends() -> None:
    layout = field(2, 2)
    assert path_between(layout, 0b1001, (0, 0), (1, 1)) == ((0, 0), (0, 1), (1, 1))
    assert path_between(layout, 0b1001, (1, 1), (0, 0)) == ((1, 1), (0, 1), (0, 0))
    tall, wide = field(1, 3), field(3, 1)
    assert path_between(tall, tall.full, (0, 2), (0, 0)) == ((0, 2), (-1, 2), (-1, 0), (0, 0))
    assert path_between(wide, wide.full, (0, 0), (2, 0)) == ((0, 0), (0, -1), (2, -1), (2, 0))


def test_a_straight_line_goes_before_a_short_way_round() -> None:
    layout = field(3, 2)
    assert path_between(layout, 0b101, (0, 0), (2, 0)) == ((0, 0), (2, 0))
