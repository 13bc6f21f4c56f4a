from __future__ import annotations

import pickle
from collections import Counter
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason
from mahjong_qt.engine.play.distribution import Distribution
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.engine.play.tally import Tally
from mahjong_qt.engine.solitaire import analysis, layout_study
from mahjong_qt.engine.solitaire.analysis import GAMES_A_DEAL, try_deals
from mahjong_qt.engine.solitaire.dismantle import Dismantled, Outcome
from mahjong_qt.engine.solitaire.layout_study import can_be_dealt, study_deals
from mahjong_qt.engine.solitaire.playout import CARELESS, Playouts
from mahjong_qt.engine.verdict import Undecided, Verdict
from tests.engine import plain_rules as plain
from tests.engine.plain_search import PlainLayout, places_of
from tests.engine.sample_games import TURTLE, deal_on, row

if TYPE_CHECKING:
    from collections.abc import Callable

STEP = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 1, 0), (0, 2, 0), (2, 2, 0), (1, 1, 1)])
STACK = Layout.from_tiles([(0, 0, 0), (0, 0, 1)])


def study_slowly(layout: Layout, seeds: range) -> LayoutStudy:
    """Play the careless games of each deal and look at every position of them by plain geometry."""
    slots = layout.slots
    geometry = PlainLayout(slots)
    lost = 0
    left = Counter[plain.Place]()
    numbers: list[list[int]] = [[] for _ in range(len(layout) // 2)]
    for seed in seeds:
        dealt = deal_on(layout, seed, Recipe.UNIFORM)
        playouts, random = Playouts(dealt.board, CARELESS), Random(dealt.code.value)
        for _ in range(20):
            tiles = places_of(dealt.board)
            game = iter(playouts.play(random))
            for of_move in numbers:
                of_move.append(len(list(geometry.pairs(tiles))))
                for tile in next(game, ()):
                    del tiles[slots[tile]]
                if not of_move[-1]:
                    break
            lost += bool(tiles)
            for place in tiles:
                left[place] += 1
    spreads = (Distribution(tuple((value, of.count(value)) for value in sorted(set(of)))) for of in numbers)
    tally = try_deals(layout, "L00", seeds)
    return LayoutStudy(
        layout.fingerprint, tally, 20 * len(seeds), lost, tuple(left[slot] for slot in slots), tuple(spreads)
    )


def stop_after(looks: int) -> Callable[[], bool]:
    looked = count(1)
    return lambda: next(looked) > looks


def test_a_row_of_six() -> None:
    # only the two ends are ever free: a game has no choice, and is lost before its first or its second move
    study = study_deals(Layout.from_tiles(row(6)), "L00", range(30))
    lost, won = 20 * study.tally.unsolvable, 20 * study.tally.solvable
    at_once = study.open_pairs[0].counts[0][1]
    assert 0 < at_once < lost < 600
    assert (study.deals, study.games, study.lost) == (30, 600, lost)
    assert study.left == (at_once, lost, lost, lost, lost, at_once)
    assert study.heat()[1:3] == (1.0, 1.0)
    assert study.tally.careless_wins == study.tally.games == won
    assert study.open_pairs == (
        Distribution(((0, at_once), (1, 600 - at_once))),
        Distribution(((0, lost - at_once), (1, won))),
        Distribution(((1, won),)),
    )


@settings(max_examples=30)
@given(plain.boards(most=14), st.integers(0, 100))
def test_a_study_agrees_with_plain_geometry(places: list[plain.Place], seed: int) -> None:
    layout = Layout.from_tiles(places[: len(places) // 2 * 2] or plain.singles(2))
    seeds = range(seed, seed + 2)
    if isinstance(can_be_dealt(layout), Undealable):
        with pytest.raises(ValueError, match="no deals"):
            study_deals(layout, "L00", seeds)
    else:
        assert study_deals(layout, "L00", seeds) == study_slowly(layout, seeds)


def test_a_study_of_the_turtle_agrees_with_plain_geometry() -> None:
    study = study_deals(TURTLE, "L00", range(3))
    assert study == study_slowly(TURTLE, range(3))
    assert 0 < study.lost < study.games


def test_parts_add_up_to_the_whole() -> None:
    whole = study_deals(STEP, "L00", range(12))
    assert study_deals(STEP, "L00", range(12)) == whole
    total = LayoutStudy.blank(STEP)
    for seeds in (range(7, 12), range(3), range(3, 7)):
        total = total.plus(study_deals(STEP, "L00", seeds))
    assert total == whole
    assert whole.fingerprint == STEP.fingerprint


def test_studies_of_different_layouts_are_not_added() -> None:
    with pytest.raises(ValueError, match="different layouts"):
        LayoutStudy.blank(STEP).plus(LayoutStudy.blank(STACK))


def test_a_study_can_go_to_another_process() -> None:
    study = study_deals(STEP, "L00", range(3))
    assert pickle.loads(pickle.dumps(study)) == study


def test_no_deals_have_no_heat() -> None:
    blank = LayoutStudy.blank(TURTLE)
    assert blank == study_deals(TURTLE, "L00", [])
    assert (blank.deals, blank.tally, len(blank.open_pairs)) == (0, Tally(), 72)
    assert blank.heat() == (0.0,) * 144


def test_two_tiles_are_a_game() -> None:
    study = study_deals(Layout.from_tiles(row(2)), "L00", range(2))
    assert (study.lost, study.left, study.open_pairs) == (0, (0, 0), (Distribution(((1, 40),)),))
    assert study.tally.careless_wins == study.tally.greedy_wins == 40


def test_the_largest_layout() -> None:
    # eight long rows, of which a game takes a few tiles
    layout = Layout.from_tiles(plain.block(250, 8, 1))
    study = study_deals(layout, "L00", [1])
    assert (study.deals, study.games, study.lost) == (1, GAMES_A_DEAL, GAMES_A_DEAL)
    assert (len(study.left), len(study.open_pairs)) == (2000, 1000)
    assert study.open_pairs[-1] == Distribution()


@pytest.mark.parametrize("layout", [Layout.from_tiles(row(3)), Layout.from_tiles([(0, 0, 0)]), STACK])
def test_a_layout_without_deals_is_refused(layout: Layout) -> None:
    with pytest.raises(ValueError, match="no deals"):
        study_deals(layout, "L00", [0])


@pytest.mark.parametrize("looks", [0, 1, 2, 15, 21, 22, 23, 45, 60, 100])
def test_a_stop_leaves_whole_deals(looks: int) -> None:
    stopped = study_deals(STEP, "L00", range(12), None, stop_after(looks))
    assert stopped.deals < 12
    assert stopped == study_deals(STEP, "L00", range(stopped.deals))


def test_a_stop_is_heard_while_a_deal_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    is_stopped = False

    def stop_in_the_middle(_board: object, _budget: int, should_stop: Callable[[], bool]) -> Verdict:
        nonlocal is_stopped
        is_stopped = True
        assert should_stop()
        return Undecided(3)

    monkeypatch.setattr(analysis, "solve", stop_in_the_middle)
    assert study_deals(STEP, "L00", range(4), None, lambda: is_stopped) == LayoutStudy.blank(STEP)


def test_the_budget_is_that_of_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def give_up(_board: object, budget: int, _should_stop: object) -> Verdict:
        budgets.append(budget)
        return Undecided(budget)

    monkeypatch.setattr(analysis, "solve", give_up)
    study = study_deals(STEP, "L00", range(2), 17)
    study_deals(TURTLE, "L00", range(1))
    assert budgets == [17, 17, 20_000]
    # games are played all the same
    assert (study.tally.undecided, study.tally.games, study.games) == (2, 0, 40)


@pytest.mark.parametrize(
    ("layout", "reason"),
    [(Layout.from_tiles(row(5)), UndealableReason.ODD_COUNT), (STACK, UndealableReason.PROVEN)],
)
def test_what_cannot_be_dealt(layout: Layout, reason: UndealableReason) -> None:
    assert can_be_dealt(layout) == Undealable(reason)


def test_what_can_be_dealt_comes_with_a_way_to_take_it() -> None:
    outcome = can_be_dealt(TURTLE, lambda: False)
    assert isinstance(outcome, Dismantled)
    slots = TURTLE.slots
    assert plain.takes_all(slots, [(slots[one], slots[other]) for one, other in outcome.pairs])


def test_what_is_not_known_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(*_arguments: object) -> Outcome:
        return NotFound(80, 20_000)

    monkeypatch.setattr(layout_study, "dismantle", give_up)
    assert can_be_dealt(STEP) == NotFound(80, 20_000)
