from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.shisen.playout import FallingPlayouts, SteadyPlayouts, careless_player
from tests.engine.shisen.sample_fields import LOW, OPTIONS, deal_on, draw, field, lay_anyhow, random_board


class OnlyRandom(Random):
    """A generator of which nothing but ``random()`` may be asked: its numbers alone never change."""

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False), seed=st.integers(0, 999))
def test_a_game_is_legal_and_goes_on_while_there_are_pairs(random: Random, seed: int, has_gravity: bool) -> None:
    board = random_board(random, (2, 4, 6, 8), has_gravity=has_gravity)
    player = careless_player(board)
    game = player.play(OnlyRandom(seed))
    now = board
    for pair in game:
        now = now.remove(pair)
    assert not now.has_pair()
    assert player.is_won(game) is now.is_cleared


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_the_same_chances_make_the_same_game(has_gravity: bool) -> None:
    player = careless_player(deal_on(LOW, 4, has_gravity=has_gravity).board)
    games = [tuple(player.play(Random(seed))) for seed in range(20)]
    assert games == [tuple(player.play(Random(seed))) for seed in range(20)]
    assert len(set(games)) == 20


def test_who_plays_depends_on_gravity() -> None:
    assert isinstance(careless_player(draw("E E")), SteadyPlayouts)
    assert isinstance(careless_player(draw("E E", has_gravity=True)), FallingPlayouts)


def test_what_can_go_whole_goes_whole() -> None:
    # of the other ways to take two E first, each leaves two that only N's going joins
    board = draw("E N E E / N . . E")
    games = [careless_player(board).play(Random(seed)) for seed in range(50)]
    assert all(len(game) == 3 for game in games)
    assert all(board.faces[game[0][0]] == board.faces[game[1][0]] for game in games)


def test_the_last_two_of_a_group_go_first_when_tiles_fall() -> None:
    board = draw("E N N / E N N", has_gravity=True)
    player = careless_player(board)
    assert {player.play(Random(seed))[0] for seed in range(30)} == {(0, 3)}


def test_the_last_two_go_first_in_a_position_of_a_game_too() -> None:
    board = draw("E E N N / E E N N", has_gravity=True).remove((0, 1))
    player = careless_player(board)
    assert {player.play(Random(seed))[0] for seed in range(30)} == {(4, 5)}


def test_large_groups_are_played_with_gravity_only() -> None:
    random = Random(1)
    with pytest.raises(ValueError, match="more than 8"):
        careless_player(lay_anyhow(random, field(5, 4), (10,), has_gravity=False))
    player = careless_player(lay_anyhow(random, field(5, 4), (10,), has_gravity=True))
    assert player.play(Random(1))
