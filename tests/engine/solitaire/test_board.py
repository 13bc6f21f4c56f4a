from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.face import FACES, face_from_label, matches
from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.play.board import PairError
from mahjong_qt.engine.solitaire.board import Board
from tests.engine import plain_rules as plain


def board_of(*tiles: tuple[int, int, int], labels: str = "") -> Board:
    layout = Layout.from_tiles(tiles)
    assert list(layout.slots) == list(tiles), "tests number tiles in canonical order"
    return Board.full(layout, [face_from_label(label) for label in labels.split() or ["1B"] * len(tiles)])


@st.composite
def positions(draw: st.DrawFn) -> Board:
    layout = Layout.from_tiles(draw(plain.boards()))
    faces = draw(st.lists(st.sampled_from(FACES[-10:]), min_size=len(layout), max_size=len(layout)))
    return Board(layout, tuple(faces), draw(st.integers(0, layout.full)))


@given(positions())
def test_free_tiles_and_pairs_agree_with_plain_geometry(board: Board) -> None:
    slots = board.layout.slots
    there = [slots[tile] for tile in tiles_of(board.present)]
    free = [tile for tile in tiles_of(board.present) if plain.is_free(slots[tile], there)]
    assert board.free() == free
    assert [tile for tile in range(len(slots)) if board.is_free(tile)] == free
    pairs = [(a, b) for a in free for b in free if a < b and matches(board.faces[a], board.faces[b])]
    assert board.pairs() == pairs
    assert board.has_pair() is bool(pairs)
    assert board.is_stuck is (bool(there) and not pairs)
    assert board.is_cleared is (not there)
    assert board.tiles_left == len(there)
    for pair in [(a, b) for a in range(len(slots)) for b in range(len(slots))]:
        assert board.can_remove(pair) is (tuple(sorted(pair)) in pairs)


@given(positions())
def test_removing_takes_those_two_and_nothing_else(board: Board) -> None:
    for one, other in board.pairs():
        after = board.remove((other, one))
        assert (after.layout, after.faces) == (board.layout, board.faces)
        assert set(tiles_of(board.present)) - set(tiles_of(after.present)) == {one, other}


def test_tile_number_zero_is_an_ordinary_tile() -> None:
    board = board_of((0, 0, 0), (4, 0, 0))
    assert board.pairs() == [(0, 1)]
    assert board.remove((0, 1)).is_cleared


def test_half_a_side_on_each_side_blocks() -> None:
    board = board_of((0, 0, 0), (2, 1, 0), (4, 2, 0))
    assert board.free() == [0, 2]


def test_two_neighbours_on_one_side_must_both_go() -> None:
    # canonical order: (0,0) (2,1) (4,1) (0,2)
    board = board_of((0, 0, 0), (2, 1, 0), (4, 1, 0), (0, 2, 0))
    assert board.free() == [0, 2, 3]
    without_one = Board(board.layout, board.faces, board.present & ~0b0001)
    assert without_one.free() == [2, 3]
    without_both = Board(board.layout, board.faces, board.present & ~0b1001)
    assert without_both.free() == [1, 2]


def test_tile_under_a_floating_one_cannot_be_picked() -> None:
    assert board_of((0, 0, 0), (0, 0, 2)).free() == [1]


def test_turtle_starts_with_35_free_tiles() -> None:
    layout = Layout.from_tiles(plain.turtle())
    assert len(Board.full(layout, FACES[:1] * 144).free()) == 35


@pytest.mark.parametrize("pair", [(0, 0), (0, 1), (0, 2), (1, 3)])
def test_what_is_no_pair_is_refused(pair: tuple[int, int]) -> None:
    # a tile with itself, a blocked one, two that do not match, a blocked one again
    board = board_of((0, 0, 0), (2, 0, 0), (4, 0, 0), (8, 0, 0), labels="F1 F2 S1 F3")
    with pytest.raises(PairError, match=f"{pair[0]} and {pair[1]}"):
        board.remove(pair)


def test_flowers_match_flowers() -> None:
    board = board_of((0, 0, 0), (4, 0, 0), (8, 0, 0), labels="F1 S1 F3")
    assert board.pairs() == [(0, 2)]


def test_a_tile_that_is_gone_cannot_be_removed_again() -> None:
    board = board_of((0, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0)).remove((0, 1))
    assert not board.is_present(0)
    assert not board.is_free(0)
    with pytest.raises(PairError):
        board.remove((0, 2))


@pytest.mark.parametrize(
    ("plan", "clears"),
    [
        ([(0, 3), (1, 2)], True),
        ([(3, 0), (2, 1)], True),
        ([(0, 3)], False),
        ([(1, 2), (0, 3)], False),
        ([(0, 3), (0, 3)], False),
        ([], False),
    ],
)
def test_plan_must_be_legal_and_leave_nothing(plan: list[tuple[int, int]], clears: bool) -> None:
    board = board_of((0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0), labels="E N N E")
    assert board.clears_with(plan) is clears


def test_every_slot_needs_a_face() -> None:
    with pytest.raises(ValueError, match="2 slots"):
        Board.full(Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), FACES[:1])
