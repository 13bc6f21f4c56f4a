from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.play.deal import Deal, NotFound, Shuffled, Undealable, UndealableReason
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.shuffle import shuffle
from tests.engine import plain_rules as plain

TURTLE = Layout.from_tiles(plain.turtle())


def in_play(layout: Layout, seed: int, moves: int) -> Board:
    """Return the board after so many random moves, or where it got stuck before."""
    outcome = deal(layout, GameCode("L00", seed, Recipe.UNIFORM))
    assert isinstance(outcome, Deal)
    board: Board = outcome.board
    rng = SplitMix64(seed)
    for _ in range(moves):
        if pairs := board.pairs():
            board = board.remove(pairs[rng.below(len(pairs))])
    return board


@given(st.integers(0, 10_000), st.integers(0, 72), st.integers(0, 10_000))
def test_shuffle_keeps_slots_and_faces_and_can_be_cleared(seed: int, moves: int, shuffle_seed: int) -> None:
    board = in_play(TURTLE, seed, moves)
    outcome = shuffle(board, SplitMix64(shuffle_seed))
    there = tiles_of(board.present)
    if not isinstance(outcome, Shuffled):
        assert outcome == Undealable(UndealableReason.PROVEN)
        assert not plain.can_be_taken_apart(TURTLE.slots[tile] for tile in there)
        return
    after = outcome.board
    assert (after.layout, after.present) == (board.layout, board.present)
    assert Counter(after.faces[tile] for tile in there) == Counter(board.faces[tile] for tile in there)
    assert all(after.faces[tile] == board.faces[tile] for tile in range(144) if tile not in there)
    assert after.clears_with(outcome.plan)


def test_shuffle_of_a_stuck_row_gives_it_moves_again() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)])
    board = Board.full(layout, [face_from_label(label) for label in ("E", "N", "E", "N")])
    assert board.is_stuck
    outcome = shuffle(board, SplitMix64(2))
    assert isinstance(outcome, Shuffled)
    assert not outcome.board.is_stuck
    assert outcome.board.clears_with(outcome.plan)


def test_two_tiles_on_each_other_cannot_be_shuffled() -> None:
    board = Board.full(Layout.from_tiles([(0, 0, 0), (0, 0, 1)]), [face_from_label("E")] * 2)
    assert shuffle(board, SplitMix64(0)) == Undealable(UndealableReason.PROVEN)


@pytest.mark.parametrize("labels", ["E E E", "E E E N"])
def test_faces_that_do_not_pair_up_cannot_be_shuffled(labels: str) -> None:
    faces = [face_from_label(label) for label in labels.split()]
    board = Board.full(Layout.from_tiles(plain.singles(len(faces))), faces)
    assert shuffle(board, SplitMix64(0)) == Undealable(UndealableReason.ODD_COUNT)


def test_flowers_left_stay_the_same_flowers_in_any_order() -> None:
    layout = Layout.from_tiles(plain.singles(4))
    labels = ("F1", "F3", "S2", "S4")
    board = Board.full(layout, [face_from_label(label) for label in labels])
    seen = set()
    for seed in range(200):
        outcome = shuffle(board, SplitMix64(seed))
        assert isinstance(outcome, Shuffled)
        seen.add(tuple(face.label for face in outcome.board.faces))
    assert {tuple(sorted(faces)) for faces in seen} == {labels}
    assert len(seen) == 24


def test_empty_board_stays_empty() -> None:
    board = Board(TURTLE, in_play(TURTLE, 1, 0).faces, 0)
    assert shuffle(board, SplitMix64(1)) == Shuffled(board, ())


def test_same_generator_gives_the_same_shuffle() -> None:
    board = in_play(TURTLE, 1, 10)
    assert shuffle(board, SplitMix64(1)) == shuffle(board, SplitMix64(1)) != shuffle(board, SplitMix64(2))


def test_not_found_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = NotFound(80, 10)
    monkeypatch.setattr("mahjong_qt.engine.solitaire.shuffle.dismantle", lambda *_: given_up)
    assert shuffle(in_play(TURTLE, 1, 10), SplitMix64(1)) == given_up
