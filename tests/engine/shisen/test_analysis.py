from __future__ import annotations

import pickle
from itertools import count
from random import Random

import pytest

from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.engine.shisen import analysis
from mahjong_qt.engine.shisen.analysis import (
    GAMES_A_DEAL,
    FieldStudy,
    count_open_pairs,
    deal_uniformly,
    games_for,
    study_deals,
    study_field,
)
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.playout import careless_player
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict


def field(columns: int, rows: int) -> Layout:
    return Layout.from_tiles([(2 * x, 2 * y, 0) for x in range(columns) for y in range(rows)])


SMALL = field(4, 4)
MIDDLE = field(8, 8)
SEEDS = range(25, 30)
"""Of these deals on the field of 8 x 8, one cannot be cleared without gravity, and another one with it."""


@pytest.mark.parametrize("has_gravity", [False, True])
def test_each_deal_counts_as_what_the_solver_says_of_it(has_gravity: bool) -> None:
    boards = [deal_uniformly(MIDDLE, "L77", seed, has_gravity).board for seed in SEEDS]
    verdicts = [solve(board) for board in boards]
    study = study_deals(MIDDLE, "L77", SEEDS, has_gravity)
    tally = study.tally
    assert tally.solvable == sum(isinstance(verdict, Solvable) for verdict in verdicts)
    assert tally.unsolvable == sum(isinstance(verdict, Unsolvable) for verdict in verdicts)
    assert (tally.solvable, tally.unsolvable, study.deals) == (4, 1, 5)


@pytest.mark.parametrize("has_gravity", [False, True])
def test_games_are_those_of_the_careless_player(has_gravity: bool) -> None:
    lost, left, wins = 0, [0] * len(MIDDLE), 0
    for seed in SEEDS:
        dealt = deal_uniformly(MIDDLE, "L77", seed, has_gravity)
        player, random = careless_player(dealt.board), Random(dealt.code.value)
        for _ in range(GAMES_A_DEAL):
            game = player.play(random)
            wins += player.is_won(game)
            lost += not player.is_won(game)
            taken = {tile for pair in game for tile in pair}
            for tile in range(len(MIDDLE)):
                left[tile] += tile not in taken
    study = study_deals(MIDDLE, "L77", SEEDS, has_gravity)
    assert (study.games, study.lost, study.left) == (len(SEEDS) * GAMES_A_DEAL, lost, tuple(left))
    assert study.tally.careless_wins == wins
    assert study.tally.games == study.tally.solvable * GAMES_A_DEAL


def test_open_pairs_are_those_of_the_board() -> None:
    # A and A lie in the corners of one edge, B and B beneath them
    board = Board.full(field(2, 2), map(face_from_label, ["1B", "1B", "2B", "2B"]))
    assert count_open_pairs(board, [(0, 1), (2, 3)]) == [2, 1, 0]
    dealt = deal_uniformly(field(8, 4), "L77", 3, True)
    game = careless_player(dealt.board).play(Random(1))
    expected, board = [len(dealt.board.pairs())], dealt.board
    for pair in game:
        board = board.remove(pair)
        expected.append(len(board.pairs()))
    assert count_open_pairs(dealt.board, game) == expected


def test_open_pairs_are_counted_once_for_each_deal() -> None:
    study = study_deals(SMALL, "L77", range(5))
    assert study.open_pairs[0].total == 5
    boards = [deal_uniformly(SMALL, "L77", seed).board for seed in range(5)]
    assert study.open_pairs[0].mean == sum(len(board.pairs()) for board in boards) / 5


def test_both_options_are_studied_on_the_same_tiles_and_add_up() -> None:
    whole = study_field(SMALL, "L77", range(6))
    assert whole == FieldStudy(study_deals(SMALL, "L77", range(6)), study_deals(SMALL, "L77", range(6), True))
    assert whole.still.open_pairs[0] == whole.falling.open_pairs[0]
    parts = [study_field(SMALL, "L77", seeds) for seeds in (range(4, 6), range(4))]
    assert parts[0].plus(parts[1]) == whole
    assert whole.deals == 6
    assert pickle.loads(pickle.dumps(whole)) == whole


@pytest.mark.parametrize("looks", [0, 1, 5, 12, 13, 30, 60])
def test_a_stop_leaves_whole_deals_under_both_options(looks: int) -> None:
    looked = count(1)
    study = study_field(SMALL, "L77", range(50), lambda: next(looked) > looks)
    assert study.still.deals == study.falling.deals < 50
    assert study == study_field(SMALL, "L77", range(study.deals))


def test_a_game_that_was_won_needs_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def give_up(_board: object, budget: int, _should_stop: object) -> Verdict:
        budgets.append(budget)
        return Undecided(budget)

    monkeypatch.setattr(analysis, "solve", give_up)
    tally = study_deals(MIDDLE, "L77", SEEDS, True, 17).tally
    assert tally.careless_wins >= tally.solvable > 0
    assert tally.undecided == len(budgets) > 0
    assert set(budgets) == {17}


def test_large_fields_have_fewer_games_and_without_gravity_none() -> None:
    assert [games_for(tiles) for tiles in (8, 144, 288, 2000)] == [GAMES_A_DEAL, GAMES_A_DEAL, 2, 1]
    large = field(29, 10)
    study = study_deals(large, "L77", [1], budget=0)
    assert (study.deals, study.games, study.tally.games) == (1, 0, 0)
    assert study.open_pairs[0].total == 1
    assert study.open_pairs[1].total == 0


def test_what_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(ValueError, match="no deals"):
        study_deals(field(3, 1), "L77", [0])
    with pytest.raises(LayoutError):
        study_field(Layout.from_tiles([(0, 0, 0), (0, 0, 1)]), "L77", [0])
    assert study_deals(SMALL, "L77", []) == LayoutStudy.blank(SMALL)
