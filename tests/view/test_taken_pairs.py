from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.deal import Shuffled
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.save import capture, restore
from mahjong_qt.engine.solitaire.shuffle import shuffle
from mahjong_qt.view.taken_pairs import taken_pairs
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from mahjong_qt.view.taken_pairs import FacePair


def labels(game: Game) -> list[str]:
    return [f"{one.label} {other.label}" for one, other in taken_pairs(game.events, game.board)]


def pair(one: str, other: str) -> FacePair:
    return face_from_label(one), face_from_label(other)


@pytest.fixture
def game() -> Game:
    return Game(small_deal(SINGLES, "1B F1 1B F4 3B 3B"), Clock(lambda: 0.0))


def test_pairs_lie_in_the_order_in_which_they_went(game: Game) -> None:
    assert taken_pairs(game.events, game.board) == []
    game.remove((5, 4))
    game.remove((1, 3))
    assert taken_pairs(game.events, game.board) == [pair("3B", "3B"), pair("F1", "F4")]


def test_undo_takes_the_last_ones_back_and_redo_brings_them_again(game: Game) -> None:
    for taken in ((4, 5), (1, 3), (0, 2)):
        game.remove(taken)
    game.undo()
    assert labels(game) == ["3B 3B", "F1 F4"]
    game.go_back(0)
    assert labels(game) == []
    game.redo()
    game.redo()
    assert labels(game) == ["3B 3B", "F1 F4"]
    game.undo()
    game.remove((0, 2))
    assert labels(game) == ["3B 3B", "1B 1B"]


def test_a_shuffle_leaves_them_alone(game: Game) -> None:
    game.remove((1, 3))
    shuffled = shuffle(game.board, SplitMix64(7))
    assert isinstance(shuffled, Shuffled)
    game.shuffle(shuffled)
    assert labels(game) == ["F1 F4"]
    # the shuffle is a move of its own
    game.undo()
    assert labels(game) == ["F1 F4"]
    game.undo()
    assert labels(game) == []


def test_a_game_that_is_gone_on_with_has_them_still(game: Game) -> None:
    for taken in ((4, 5), (1, 3)):
        game.remove(taken)
    game.undo()
    game.remove((0, 2))
    saved = capture(game, "turtle", Occasion("classic"), False, "")
    assert labels(restore(saved, lambda: 0.0)) == labels(game) == ["3B 3B", "1B 1B"]
