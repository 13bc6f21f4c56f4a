from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.solitaire.open_pairs import count_open_pairs
from mahjong_qt.engine.solitaire.playout import CARELESS, RANDOM, Playouts
from tests.engine.plain_search import PlainLayout, places_of
from tests.engine.sample_games import TURTLE, deal_on, make_deal, row
from tests.engine.small_boards import SHAPES, SIZES, random_board

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board, Pair


def count_slowly(board: Board, game: list[Pair]) -> list[int]:
    tiles, slots = places_of(board), board.layout.slots
    plain = PlainLayout(list(tiles))
    counts = [len(list(plain.pairs(tiles)))]
    for pair in game:
        for tile in pair:
            del tiles[slots[tile]]
        counts.append(len(list(plain.pairs(tiles))))
    return counts


def test_pairs_of_a_row() -> None:
    # the E at both ends; then N and S, N and N
    board = make_deal(row(6), "E N S S N E").board
    assert count_open_pairs(board, [(0, 5), (1, 4), (2, 3)]) == [1, 1, 1, 0]
    assert count_open_pairs(board, []) == [1]


def test_of_four_free_tiles_each_two_are_a_pair() -> None:
    board = make_deal(row(4, gap=2), "E E E E").board
    assert count_open_pairs(board, [(1, 3), (0, 2)]) == [6, 1, 0]


@given(st.sampled_from(sorted(SHAPES)), st.sampled_from(sorted(SIZES)), st.booleans(), st.integers(0, 10_000))
def test_counts_agree_with_plain_geometry(shape: str, sizes: str, is_random: bool, seed: int) -> None:
    random = Random(seed)
    board = random_board(random, shape, SIZES[sizes])
    game = Playouts(board, RANDOM if is_random else CARELESS).play(random)
    assert count_open_pairs(board, game) == count_slowly(board, game)


def test_counts_of_a_turtle_are_those_of_the_board() -> None:
    board = deal_on(TURTLE, 5, Recipe.UNIFORM).board
    game = Playouts(board, CARELESS).play(Random(2))
    expected = [len(board.pairs())]
    for pair in game:
        board = board.remove(pair)
        expected.append(len(board.pairs()))
    assert count_open_pairs(deal_on(TURTLE, 5, Recipe.UNIFORM).board, game) == expected
