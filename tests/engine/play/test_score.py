from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.event import HintGiven, PairTaken, Redone, Undone
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.play.score import Score, score_of, stars_of, was_cleared
from tests.engine.sample_games import Time, make_deal, play, row, shuffled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.play.event import Event


def scored(events: Iterable[Event]) -> Score:
    """The points, whenever the last pair was."""
    return score_of(events)._replace(at=None)


PAIRS = 110
SHORT = make_deal(row(64, gap=2), " ".join(["E"] * 64))
LONG = make_deal([(4 * x, 4 * y, 0) for y in range(11) for x in range(20)], " ".join(["E"] * 2 * PAIRS))
"""Tiles that all match and do not touch: any two are a pair."""


class Played:
    """A game whose pairs are taken at times that the test tells."""

    def __init__(self, a_deal: Deal[Board] = SHORT) -> None:
        self.time = Time(0.0)
        self.game: Game = play(a_deal, self.time)
        self.game.begin()

    def pair(self, after: float) -> Score:
        """Takes a pair so many seconds after whatever was done last."""
        self.time.passes(after)
        one, other, *_ = tiles_of(self.game.board.present)
        self.game.remove((one, other))
        return self.score

    @property
    def score(self) -> Score:
        return scored(self.game.events)


@pytest.fixture
def played() -> Played:
    return Played()


def test_nothing_done_brings_nothing(played: Played) -> None:
    assert played.score == Score(points=0, multiplier=1, gain=0, best_multiplier=1)


def test_a_pair_is_100_points(played: Played) -> None:
    assert played.pair(after=0) == Score(points=100, multiplier=1, gain=100, best_multiplier=1)


@pytest.mark.parametrize(
    ("after", "gain"), [(0, 200), (4.1, 200), (4.19, 200), (4.199_999, 200), (4.2, 100), (4.21, 100), (60, 100)]
)
def test_a_pair_less_than_4_2_seconds_after_the_one_before_counts_double(
    played: Played, after: float, gain: int
) -> None:
    played.pair(after=0)
    score = played.pair(after=after)
    assert (score.gain, score.points) == (gain, 100 + gain)


def test_the_combo_grows_with_each_quick_pair_and_a_slower_one_ends_it(played: Played) -> None:
    gains = [played.pair(after).gain for after in (10, 4, 4, 4, 5, 4)]
    assert gains == [100, 200, 300, 400, 100, 200]
    assert played.score == Score(points=1300, multiplier=2, gain=200, best_multiplier=4)


def test_the_time_counts_from_the_last_pair_and_not_from_the_first(played: Played) -> None:
    assert [played.pair(after=4).multiplier for _ in range(5)] == [1, 2, 3, 4, 5]


def test_the_multiplier_goes_up_to_99() -> None:
    played = Played(LONG)
    multipliers = [played.pair(after=1).multiplier for _ in range(PAIRS)]
    assert multipliers == [*range(1, 100), *[99] * (PAIRS - 99)]
    assert played.score.points == 100 * (sum(range(1, 100)) + 99 * (PAIRS - 99))
    assert played.score.best_multiplier == 99


def test_an_undo_takes_back_exactly_what_its_pair_brought(played: Played) -> None:
    for _ in range(3):
        played.pair(after=1)
    seen = []
    for _ in range(3):
        played.game.undo()
        seen.append(played.score.points)
    assert seen == [300, 100, 0]


def test_a_redo_gives_the_points_back_and_the_multiplier_stays_reset(played: Played) -> None:
    for _ in range(3):
        played.pair(after=1)
    played.game.undo()
    assert played.score == Score(points=300, multiplier=1, gain=0, best_multiplier=3)
    played.game.redo()
    assert played.score == Score(points=600, multiplier=1, gain=0, best_multiplier=3)
    assert played.pair(after=1) == Score(points=700, multiplier=1, gain=100, best_multiplier=3)
    assert played.pair(after=1).gain == 200


def test_a_pair_after_an_undo_begins_anew(played: Played) -> None:
    played.pair(after=1)
    played.pair(after=1)
    played.game.undo()
    assert played.pair(after=0) == Score(points=200, multiplier=1, gain=100, best_multiplier=2)


def test_a_shuffle_sets_the_multiplier_back_and_costs_nothing(played: Played) -> None:
    played.pair(after=1)
    played.pair(after=1)
    played.game.shuffle(shuffled(played.game))
    assert played.score == Score(points=300, multiplier=1, gain=0, best_multiplier=2)
    assert played.pair(after=1).gain == 100


def test_a_shuffle_taken_back_keeps_the_points_of_the_pairs(played: Played) -> None:
    played.pair(after=1)
    played.game.shuffle(shuffled(played.game))
    played.game.undo()
    assert played.score.points == 100
    played.game.undo()
    assert played.score.points == 0
    played.game.redo()
    played.game.redo()
    assert played.score.points == 100


def test_a_hint_costs_nothing_and_ends_no_combo(played: Played) -> None:
    played.pair(after=1)
    played.game.hint()
    assert isinstance(played.game.events[-1], HintGiven)
    assert played.score == Score(points=100, multiplier=1, gain=100, best_multiplier=1)
    assert played.pair(after=1).gain == 200


def test_time_in_a_pause_does_not_count(played: Played) -> None:
    played.pair(after=1)
    played.game.pause()
    played.time.passes(100)
    played.game.resume()
    assert played.pair(after=1).gain == 200


@given(st.lists(st.sampled_from(["quick", "slow", "undo", "redo", "shuffle"]), max_size=30))
def test_points_are_those_of_the_pairs_off_the_board(steps: list[str]) -> None:
    played = Played()
    worth: list[int] = []
    undone: list[int] = []
    for step in steps:
        if step in ("quick", "slow"):
            worth.append(played.pair(1 if step == "quick" else 9).gain)
            undone = []
        elif step == "shuffle":
            played.game.shuffle(shuffled(played.game))
            worth.append(0)
            undone = []
        elif step == "undo" and worth:
            played.game.undo()
            undone.append(worth.pop())
        elif step == "redo" and undone:
            played.game.redo()
            worth.append(undone.pop())
        assert played.score.points == sum(worth)


@pytest.mark.parametrize(
    ("tiles", "seconds", "is_quick"),
    [(144, 360.0, True), (144, 360.01, False), (144, 0, True), (96, 240.0, True), (96, 240.5, False), (2, 5.01, False)],
)
def test_a_star_is_for_two_and_a_half_seconds_a_tile(tiles: int, seconds: float, is_quick: bool) -> None:
    stars = stars_of(tiles, seconds, hints=0, shuffles=0, undos=0)
    assert (stars.is_cleared, stars.is_quick, stars.is_unaided) == (True, is_quick, True)
    assert stars.number == 2 + is_quick


@pytest.mark.parametrize(
    ("hints", "shuffles", "undos", "is_unaided"),
    [(0, 0, 0, True), (1, 0, 0, False), (0, 1, 0, False), (0, 0, 1, False), (2, 3, 4, False)],
)
def test_a_star_is_for_no_hint_no_shuffle_and_no_undo(hints: int, shuffles: int, undos: int, is_unaided: bool) -> None:
    stars = stars_of(144, 1000.0, hints=hints, shuffles=shuffles, undos=undos)
    assert (stars.is_unaided, stars.number) == (is_unaided, 1 + is_unaided)


def test_a_combo_can_go_on_from_the_last_pair_until_something_else_is_done() -> None:
    taken = [PairTaken(3.0, 0, 1), PairTaken(5.5, 2, 3)]
    assert score_of(taken).at == 5.5
    assert score_of([*taken, HintGiven(6.0, 4, 5)]).at == 5.5
    assert score_of([*taken, Undone(7.0)]).at is None
    assert score_of([]).at is None


def test_a_board_that_was_empty_once_stays_cleared() -> None:
    first, second = PairTaken(1.0, 0, 1), PairTaken(2.0, 2, 3)
    assert not was_cleared([first], 4)
    assert not was_cleared([first, Undone(1.5), PairTaken(2.0, 2, 3)], 4)
    assert was_cleared([first, second], 4)
    assert was_cleared([first, second, Undone(3.0), Undone(4.0)], 4)
    assert was_cleared([first, Undone(1.5), Redone(1.7), second, Undone(3.0)], 4)
