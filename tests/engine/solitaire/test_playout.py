from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.playout import CARELESS, GREEDY, RANDOM, Playouts, Policy
from tests.engine import plain_rules as plain
from tests.engine.sample_games import TURTLE, deal_on, make_deal, row

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Pair

POLICIES = {"careless": CARELESS, "random": RANDOM, "greedy": GREEDY, "greedy in whole groups": Policy(True, 0.0)}

policies = st.sampled_from(list(POLICIES.values()))


@st.composite
def positions(draw: st.DrawFn) -> Board:
    """Draw positions on crowded boards; each group has an even number of tiles, up to eight."""
    places = draw(plain.boards(width=8, height=6, depth=3, most=24))
    layout = Layout.from_tiles(places[: len(places) // 2 * 2] or plain.singles(2))
    groups = draw(st.lists(st.integers(0, 3), min_size=len(layout) // 2, max_size=len(layout) // 2))
    faces = draw(st.permutations([FACES[group] for group in groups for _ in range(2)]))
    board = Board.full(layout, faces)
    for pick in draw(st.lists(st.integers(0, 1000), max_size=3)):
        if pairs := board.pairs():
            board = board.remove(pairs[pick % len(pairs)])
    return board


def whole_groups(board: Board) -> list[set[int]]:
    """Return the groups whose tiles left are all free."""
    left: dict[int, set[int]] = {}
    for tile in tiles_of(board.present):
        left.setdefault(board.faces[tile].group, set()).add(tile)
    return [tiles for tiles in left.values() if all(map(board.is_free, tiles))]


def best_pairs(board: Board) -> set[Pair]:
    freed = {pair: len(board.remove(pair).free()) for pair in board.pairs()}
    return {pair for pair, count in freed.items() if count == max(freed.values())}


def play_slowly(board: Board, policy: Policy, random: Random) -> Board:
    """Return where a game ends that is played by looking at the whole board before each move."""
    while pairs := board.pairs():
        if policy.takes_whole_groups and (whole := whole_groups(board)):
            one, other, *_ = whole[0]
            board = board.remove((one, other))
            continue
        choices = pairs if random.random() < policy.random_share else sorted(best_pairs(board))
        board = board.remove(choices[int(random.random() * len(choices))])
    return board


@given(positions(), policies, st.integers(0, 9))
def test_a_game_is_legal_and_goes_on_until_no_pair_is_left(board: Board, policy: Policy, seed: int) -> None:
    playouts = Playouts(board, policy)
    game = playouts.play(Random(seed))
    for pair in game:
        board = board.remove(pair)
    assert not board.has_pair()
    assert playouts.is_won(game) is board.is_cleared


@given(positions(), st.integers(0, 9))
def test_the_greedy_player_always_frees_as_many_tiles_as_can_be(board: Board, seed: int) -> None:
    for one, other in Playouts(board, GREEDY).play(Random(seed)):
        assert (min(one, other), max(one, other)) in best_pairs(board)
        board = board.remove((one, other))


@given(positions(), st.integers(0, 9), st.sampled_from([CARELESS, Policy(True, 0.0)]))
def test_groups_that_are_free_as_a_whole_go_first(board: Board, seed: int, policy: Policy) -> None:
    for one, other in Playouts(board, policy).play(Random(seed)):
        if whole := whole_groups(board):
            assert any({one, other} <= group for group in whole)
        elif not policy.random_share:
            assert (min(one, other), max(one, other)) in best_pairs(board)
        board = board.remove((one, other))


def test_two_tiles_that_close_one_side_together_are_seen_to_free_more_than_each_alone() -> None:
    # the E in the middle has two halves of a tile at its left and a wall at its right; N and N free it, B and B nothing
    places = [(20, 0, 0), (24, 0, 0), (0, 0, 0), (2, 1, 0), (4, 1, 0), (6, 1, 0), (0, 2, 0), (30, 1, 0)]
    deal = make_deal(sorted(places, key=lambda place: place[::-1]), "N 1B 1B E S S E N")
    assert deal.board.pairs() == [(0, 7), (1, 2)]
    first = {Playouts(deal.board, GREEDY).play(Random(seed))[0] for seed in range(20)}
    assert first == {(0, 7)}


def test_a_tile_that_either_of_a_pair_would_free_counts_once() -> None:
    # N and N both free the E between them; S and S free the W beside one of them
    places = [*row(3), *((x, 4, 0) for x in (0, 2, 4, 6, 20))]
    board = make_deal(places, "N E N S W 1B 2B S").board
    assert board.pairs() == [(0, 2), (3, 7)]
    assert {Playouts(board, GREEDY).play(Random(seed))[0] for seed in range(20)} == {(0, 2), (3, 7)}


def test_a_tile_that_opens_the_one_below_on_both_sides_frees_it_once() -> None:
    # with N and N gone, the E on top frees what lies under it, and the S that came free frees its neighbour
    places = [(4, 0, 0), (6, 0, 0), (8, 0, 0), (20, 0, 0), (24, 0, 0), (0, 0, 1), (2, 0, 1), (4, 0, 1), (2, 0, 2)]
    board = make_deal(places, "S 1B 2B E S N 3B N E").board
    assert board.pairs() == [(3, 8), (5, 7)]
    games = [Playouts(board, GREEDY).play(Random(seed)) for seed in range(20)]
    assert {game[0] for game in games} == {(5, 7)}
    assert {tuple(sorted(game[1])) for game in games} == {(3, 8), (0, 4)}


@pytest.mark.parametrize("policy", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_among_equals_chance_is_fair(policy: Policy) -> None:
    board = make_deal(row(4, gap=2), "E E E E").board
    playouts, random = Playouts(board, policy), Random(5)
    first = Counter(playouts.play(random)[0] for _ in range(6000))
    assert len(first) == 6
    # 1,000 each, give or take five standard deviations
    assert all(abs(count - 1000) < 5 * 29 for count in first.values())


def test_a_careless_move_in_three_of_ten_is_any_pair() -> None:
    # at first there is a pair of N, which alone frees tiles, one of S and one of W; two more of each are blocked
    singles = [(20 + 4 * at, 0, 0) for at in range(4)]
    board = make_deal([*row(8), *singles], "N S W N N W S N S S W W").board
    playouts, random = Playouts(board, CARELESS), Random(5)
    first = Counter(playouts.play(random)[0] for _ in range(10_000))
    expected = {(0, 7): 8000, (8, 9): 1000, (10, 11): 1000}
    assert first.keys() == expected.keys()
    # five standard deviations
    assert all(abs(first[pair] - count) < 5 * 40 for pair, count in expected.items())


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_as_many_games_are_won_as_by_looking_at_the_whole_board(policy: Policy) -> None:
    layout = Layout.from_tiles(plain.block(4, 3, 2))
    for seed in range(3):
        board = deal_on(layout, seed).board
        playouts, fast, slow = Playouts(board, policy), Random(1), Random(2)
        wins = sum(playouts.is_won(playouts.play(fast)) for _ in range(2000))
        slow_wins = sum(play_slowly(board, policy, slow).is_cleared for _ in range(200))
        # four standard deviations of the difference of two shares
        assert abs(wins / 2000 - slow_wins / 200) < 4 * (0.25 / 2000 + 0.25 / 200) ** 0.5


def test_a_cleared_board_and_a_stuck_one_have_no_moves() -> None:
    board = make_deal(row(2, gap=2), "E E").board
    assert Playouts(board.remove((0, 1)), CARELESS).play(Random(1)) == []
    assert Playouts(board.remove((0, 1)), CARELESS).is_won([])
    stuck = Playouts(make_deal([(0, 0, 0), (0, 0, 1)], "E E").board, CARELESS)
    assert stuck.play(Random(1)) == []
    assert not stuck.is_won([])


@pytest.mark.parametrize("recipe", [Recipe.UNIFORM, Recipe.DISMANTLE])
def test_games_of_one_number_are_the_same_every_time(recipe: Recipe) -> None:
    board = deal_on(TURTLE, 3, recipe).board
    one, other = Playouts(board, CARELESS), Playouts(board, CARELESS)
    one.play(Random(9))
    assert one.play(Random(4)) == other.play(Random(4))
