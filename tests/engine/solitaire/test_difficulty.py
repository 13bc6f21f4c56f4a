from __future__ import annotations

from itertools import count, pairwise

import pytest

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.difficulty import BANDS, GAMES
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.solitaire.difficulty import careless_win_rate, is_in_band, judge, win_rate
from mahjong_qt.engine.solitaire.playout import GREEDY, RANDOM
from tests.engine.sample_games import TURTLE, deal_on, make_deal, row

BOARDS = {(recipe, seed): deal_on(TURTLE, seed, recipe).board for recipe in Recipe for seed in range(2)}

EASY_BOARD = make_deal(row(4, gap=2), "E E N N").board
"""Every game is won."""

LOST_BOARD = make_deal([(0, 0, 0), (0, 0, 1)], "E E").board


def test_the_bands_are_those_of_the_rules_in_games_of_200() -> None:
    shares = {level: (low / GAMES, high / GAMES) for level, (low, high) in BANDS.items()}
    assert shares == {
        DealWish.EASY: (0.40, 1.0),
        DealWish.NORMAL: (0.15, 0.30),
        DealWish.HARD: (0.03, 0.10),
        DealWish.EXPERT: (0.0, 0.005),
    }


def test_harder_levels_are_won_less_often_and_no_deal_is_of_two() -> None:
    assert tuple(BANDS) == LEVELS
    assert all(harder[1] < easier[0] for easier, harder in pairwise(BANDS.values()))


@pytest.mark.parametrize(
    ("code", "careless", "random", "greedy"),
    [("MJ1-L00-AAAAABL", 0.755, 0.44, 0.83), ("MJ1-L00-AAAAAQU", 0.25, 0.055, 0.425)],
)
def test_the_games_of_a_deal_are_won_as_often_on_every_machine(
    code: str, careless: float, random: float, greedy: float
) -> None:
    parsed = GameCode.parse(code)
    board = deal_on(TURTLE, parsed.seed, parsed.recipe).board
    assert (careless_win_rate(board), win_rate(board, RANDOM), win_rate(board, GREEDY)) == (careless, random, greedy)


@pytest.mark.parametrize("recipe", Recipe)
def test_a_level_is_told_from_fewer_games_exactly_as_from_all(recipe: Recipe) -> None:
    for seed in range(2):
        board = BOARDS[recipe, seed]
        won = round(careless_win_rate(board) * GAMES)
        for level, (low, high) in BANDS.items():
            assert is_in_band(board, level) is (low <= won <= high)


@pytest.mark.parametrize("level", LEVELS)
def test_a_board_that_is_always_won_is_easy_and_nothing_else(level: DealWish) -> None:
    assert is_in_band(EASY_BOARD, level) is (level is DealWish.EASY)


@pytest.mark.parametrize("level", LEVELS)
def test_a_board_that_is_never_won_is_for_experts_as_far_as_games_tell(level: DealWish) -> None:
    judgement = judge(LOST_BOARD, level)
    assert judgement.is_in_band is (level is DealWish.EXPERT)
    assert judgement.plan is None


@pytest.mark.parametrize(
    ("level", "games"), [(DealWish.EASY, 80), (DealWish.NORMAL, 61), (DealWish.HARD, 21), (DealWish.EXPERT, 2)]
)
def test_no_more_games_are_played_than_the_answer_takes(level: DealWish, games: int) -> None:
    asked = count(1)
    judge(EASY_BOARD, level, lambda: next(asked) > 1000)
    # once before each game, and once when all is known to be no
    assert next(asked) - 1 == games


def test_the_game_that_was_won_is_a_plan() -> None:
    for board in BOARDS.values():
        plan = judge(board, DealWish.EASY).plan
        assert plan is None or board.clears_with(plan)
    assert any(judge(board, DealWish.EASY).plan for board in BOARDS.values())


@pytest.mark.parametrize("level", LEVELS)
def test_when_told_to_stop_the_answer_is_no(level: DealWish) -> None:
    for board in (EASY_BOARD, LOST_BOARD):
        assert not is_in_band(board, level, lambda: True)


def test_a_wish_that_is_no_level_has_no_band() -> None:
    with pytest.raises(KeyError):
        is_in_band(EASY_BOARD, DealWish.SOLVABLE)
