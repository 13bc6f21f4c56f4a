from __future__ import annotations

from hypothesis import given

from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.solitaire.precedence import (
    chain_lengths,
    fits_in_pairs,
    immediate_successors,
    must_go_before,
    waists,
)
from tests.engine import plain_rules as plain


def orders_without(tile: plain.Place, tiles: tuple[plain.Place, ...]) -> set[plain.Place]:
    """Return what can be removed, one at a time, while this tile stays."""
    left = set(tiles)
    while freed := set(plain.free(left)) - {tile}:
        left -= freed
    return set(tiles) - left


@given(plain.boards(most=14))
def test_must_go_before_is_what_nothing_gets_round(tiles: list[plain.Place]) -> None:
    layout = Layout.from_tiles(tiles)
    before = must_go_before(layout, layout.full)
    for tile, slot in enumerate(layout.slots):
        reachable = orders_without(slot, layout.slots)
        held = {layout.slots[later] for later in range(len(layout)) if before[later] >> tile & 1}
        assert held == set(layout.slots) - reachable - {slot}


def test_a_tile_between_two_stacks_waits_for_neither_but_for_what_both_have_in_common() -> None:
    # 0 and 2 close the sides of 1; tile 4 lies on 3, which covers both of them
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (1, 0, 1), (3, 0, 1), (2, 0, 2)])
    before = must_go_before(layout, layout.full)
    assert tiles_of(before[0]) == [3, 5]
    assert tiles_of(before[1]) == [3, 4, 5]


def test_chains_and_waists_of_a_tower_with_a_broad_top() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2), (2, 0, 2)])
    before = must_go_before(layout, layout.full)
    successors = immediate_successors(before, layout.full)
    assert successors == [[], [], [0, 1], [2], [2]]
    assert chain_lengths(before, successors, layout.full) == [1, 1, 2, 3, 3]
    assert waists(before, layout.full) == {0b11111, 0b00111, 0b00011}


@given(plain.boards(4, 3, 6, most=12))
def test_what_does_not_fit_in_pairs_cannot_be_taken_apart(tiles: list[plain.Place]) -> None:
    tiles = tiles[: len(tiles) // 2 * 2]
    if not tiles:
        return
    layout = Layout.from_tiles(tiles)
    before = must_go_before(layout, layout.full)
    if plain.can_be_taken_apart(layout.slots):
        assert fits_in_pairs(before, immediate_successors(before, layout.full), layout.full)


def test_a_waist_of_one_tile_does_not_fit_in_pairs() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2), (2, 0, 2), (4, 0, 2)])
    before = must_go_before(layout, layout.full)
    assert fits_in_pairs(before, immediate_successors(before, layout.full), layout.full)
    narrow = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (1, 0, 1), (3, 0, 1), (2, 0, 2)])
    before = must_go_before(narrow, narrow.full)
    assert not fits_in_pairs(before, immediate_successors(before, narrow.full), narrow.full)
