from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.closings import Closings, closings_of
from tests.engine import plain_rules as plain
from tests.engine.sample_games import TURTLE

if TYPE_CHECKING:
    from random import Random

    from tests.engine.plain_rules import Place


def board_on(layout: Layout, present: int) -> Board:
    return Board(layout, FACES[:1] * len(layout), present)


def check_removals(layout: Layout, present: int, random: Random) -> None:
    """Take all tiles in any order, free or not, and ask after each what is free."""
    table = closings_of(layout)
    numbers = table.of(present)
    noted = {tile for tile, number in enumerate(numbers) if number == table.mark}
    missing = set(tiles_of(layout.full & ~present))
    order = tiles_of(present)
    random.shuffle(order)
    for tile in [-1, *order]:
        if tile >= 0:
            present ^= 1 << tile
            missing.add(tile)
            for other, weight in table.closed_by[tile]:
                numbers[other] -= weight
                if table.opens[numbers[other]]:
                    assert other not in noted
                    numbers[other] = table.mark
                    noted.add(other)
        assert noted - missing == set(board_on(layout, present).free())


def test_numbers_count_both_sides() -> None:
    # on a row of three lies one over the middle: that tile has left + above, and right + above
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (2, 0, 1)])
    table = Closings(layout)
    assert table.of(layout.full) == [table.mark, 2 * table.base + 2, table.mark, table.mark]
    assert table.of(0b0111) == [table.mark, table.base + 1, table.mark, table.mark]
    assert table.of(0b0010) == [table.mark] * 4
    assert table.closed_by == (((1, table.base),), ((0, 1), (2, table.base)), ((1, 1),), ((1, table.base + 1),))
    assert [table.opens[number] for number in (0, 1, table.base, table.base + 1, table.mark)] == [1, 1, 1, 0, 0]


def test_a_noted_tile_is_never_newly_free() -> None:
    layout = Layout.from_tiles([(0, 0, 0), *((0, 0, z) for z in range(1, 60))])
    table = Closings(layout)
    assert table.of(layout.full)[0] == 59 * table.base + 59
    assert not any(table.opens[table.mark - closed * (table.base + 1)] for closed in range(60))


def test_numbers_are_kept_apart() -> None:
    table = closings_of(TURTLE)
    assert closings_of(TURTLE) is table
    table.of(TURTLE.full).clear()
    assert len(table.of(TURTLE.full)) == len(TURTLE)


@given(plain.boards(), st.randoms(use_true_random=False), st.integers(0, 2**16 - 1))
def test_what_is_free_is_what_the_board_says(places: list[Place], random: Random, present: int) -> None:
    layout = Layout.from_tiles(places)
    check_removals(layout, present & layout.full, random)


@pytest.mark.parametrize(
    "layout",
    [TURTLE, Layout.from_tiles([(x + z % 2, y + z % 2, z) for z in range(60) for x in (0, 2, 4) for y in (0, 2)])],
    ids=["turtle", "60 layers"],
)
@settings(max_examples=20)
@given(random=st.randoms(use_true_random=True))
def test_large_layouts(layout: Layout, random: Random) -> None:
    check_removals(layout, layout.full, random)
