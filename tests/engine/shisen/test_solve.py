from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.search.budget import LEAST_BUDGET, SolverError, budget_for
from mahjong_qt.engine.shisen import solve as module
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict
from tests.engine.shisen.plain_shisen import can_be_cleared, is_plan
from tests.engine.shisen.sample_fields import (
    LOW,
    OPTIONS,
    WHOLE,
    after_moves,
    deal_on,
    draw,
    field,
    lay_anyhow,
    random_board,
)

SIZES = ((2,), (2, 2, 4), (4,), (2, 4, 6, 8), (8,))


def check(board: Board) -> tuple[Verdict, bool]:
    """Compare with a search through all orders of pairs."""
    verdict, truth = solve(board), can_be_cleared(board)
    assert not isinstance(verdict, Undecided)
    assert isinstance(verdict, Solvable) is truth
    if isinstance(verdict, Solvable):
        assert is_plan(board, verdict.plan)
        assert board.clears_with(verdict.plan)
    return verdict, truth


def sample(random: Random, has_gravity: bool) -> Board:
    """Return a board of one of three kinds: with holes, whole, or late in a game that nobody thought about."""
    sizes = random.choice(SIZES)
    kind = random.randrange(3)
    if kind == 0:
        return random_board(random, sizes, has_gravity=has_gravity)
    if kind == 1:
        layout = field(random.choice((3, 4, 5)), 4)
        return lay_anyhow(random, layout, random.choice(SIZES[:2]), has_gravity=has_gravity)
    board = lay_anyhow(random, field(6, 5), sizes, has_gravity=has_gravity)
    return after_moves(random, board, random.randint(7, 11))


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_verdicts_on_hundreds_of_small_boards_are_those_of_a_search_through_everything(has_gravity: bool) -> None:
    random = Random(11)
    truths = Counter(check(sample(random, has_gravity))[1] for _ in range(400))
    assert truths[True] > 200
    assert truths[False] > 40


def test_verdicts_after_dead_ends_are_those_of_a_search_through_everything() -> None:
    random = Random(5)
    truths: Counter[bool] = Counter()
    for _ in range(300):
        board = lay_anyhow(random, field(6, 5), (2, 2, 4), has_gravity=False)
        if solve(board).conflicts:
            truths[check(board)[1]] += 1
    assert truths[True] > 15
    assert truths[False] > 4


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_verdicts_are_those_of_a_search_through_everything(random: Random, has_gravity: bool) -> None:
    check(random_board(random, (2, 4, 6, 8), has_gravity=has_gravity, most=16))


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("budget", [0, 1])
def test_a_small_budget_gives_up_or_is_right(budget: int, has_gravity: bool) -> None:
    random = Random(5)
    kinds: Counter[type[Verdict]] = Counter()
    for _ in range(70):
        board = lay_anyhow(random, field(5, 4), (2, 2, 4), has_gravity=has_gravity)
        verdict = solve(board, budget)
        kinds[type(verdict)] += 1
        assert verdict.conflicts <= budget
        if not isinstance(verdict, Undecided):
            assert isinstance(verdict, Solvable) is can_be_cleared(board)
    assert kinds[Undecided] > 1
    assert kinds[Solvable] > 30 or (has_gravity and not budget)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_the_same_board_has_the_same_verdict_again(has_gravity: bool) -> None:
    for seed in range(4):
        board = deal_on(LOW, seed, has_gravity=has_gravity).board
        assert solve(board, 200) == solve(Board.full(LOW, board.faces, has_gravity=has_gravity), 200)


def test_sixty_fields_are_all_decided_and_nearly_all_can_be_cleared() -> None:
    verdicts = [solve(deal_on(WHOLE, seed).board) for seed in range(60)]
    kinds = Counter(map(type, verdicts))
    assert kinds[Undecided] == 0
    assert 50 <= kinds[Solvable] <= 59
    for seed, verdict in enumerate(verdicts[:5]):
        if isinstance(verdict, Solvable):
            assert is_plan(deal_on(WHOLE, seed).board, verdict.plan)


def test_fields_with_gravity_are_solved_with_plans_that_hold_while_tiles_fall() -> None:
    solved = 0
    for seed in range(8):
        board = deal_on(LOW, seed, has_gravity=True).board
        verdict = solve(board, 200)
        if isinstance(verdict, Solvable):
            solved += 1
            assert is_plan(board, verdict.plan)
    assert solved > 2


def test_a_crossed_pair_is_lost() -> None:
    board = draw("E N / N E")
    assert isinstance(solve(board), Unsolvable)
    assert isinstance(solve(draw("E N / N E", has_gravity=True)), Unsolvable)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_nothing_left_needs_no_plan_and_an_odd_group_has_none(has_gravity: bool) -> None:
    board = draw("E E", has_gravity=has_gravity)
    assert solve(board) == Solvable(((0, 1),), 0)
    assert solve(board.remove((0, 1)), 0) == Solvable((), 0)
    assert solve(draw("E E E N", has_gravity=has_gravity), 0) == Unsolvable(0)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_search_that_is_told_to_stop_stops(has_gravity: bool) -> None:
    board = deal_on(WHOLE, 2, has_gravity=has_gravity).board
    assert isinstance(solve(board, 20_000, lambda: True), Undecided)


def test_a_search_stops_when_it_is_told_to_later_on() -> None:
    calls = 0

    def stop() -> bool:
        nonlocal calls
        calls += 1
        return calls > 500

    row = "E " * 14
    board = draw(f"N S {row}/ S N {row}", has_gravity=True)
    assert isinstance(solve(board, 10**9, stop), Undecided)
    assert calls == 501


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("size", [10, 12, 16])
def test_groups_of_more_than_eight_have_a_plan_or_are_undecided(size: int, has_gravity: bool) -> None:
    random = Random(size)
    for _ in range(15):
        board = lay_anyhow(random, field(6, 4), (size,), has_gravity=has_gravity)
        verdict = solve(board, 200)
        if isinstance(verdict, Solvable):
            assert is_plan(board, verdict.plan)
        elif isinstance(verdict, Unsolvable):
            assert not can_be_cleared(board)


def test_a_field_of_480_tiles_has_a_plan() -> None:
    layout = field(30, 16)
    verdict = solve(deal_on(layout, 1).board, budget_for(len(layout)))
    assert isinstance(verdict, Solvable)
    assert len({tile for pair in verdict.plan for tile in pair}) == 480


def test_where_moves_lead_nowhere_large_groups_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "dive", lambda *_: Undecided(3))
    random = Random(2)
    for _ in range(10):
        board = lay_anyhow(random, field(6, 4), (10, 12), has_gravity=False)
        verdict = solve(board, 100)
        assert isinstance(verdict, Solvable)
        assert verdict.conflicts >= 3
        assert is_plan(board, verdict.plan)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_large_groups_are_called_lost_only_after_everything_was_tried(
    has_gravity: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # whatever becomes of the ten others, the four at the left cross each other
    lost = draw("N S E E E E E / S N E E E E E", has_gravity=has_gravity)
    assert max(Counter(face.group for face in lost.faces).values()) > 8
    assert not can_be_cleared(lost)
    monkeypatch.setattr(module, "FIRST_DIVES", 10**6)
    assert isinstance(solve(lost, 10**6), Unsolvable)
    monkeypatch.setattr(module, "FIRST_DIVES", 5)
    assert isinstance(solve(lost, 5), Undecided)


def test_the_budget_is_smaller_on_larger_fields() -> None:
    assert budget_for(84, 1000) == budget_for(144, 1000) == 1000
    assert budget_for(288, 1000) == 250
    assert budget_for(2000, 1000) == LEAST_BUDGET


def test_a_plan_that_does_not_clear_never_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "dive", lambda *_: Solvable(((0, 1),), 0))
    with pytest.raises(SolverError):
        solve(draw("E N / N E", has_gravity=True))


@settings(max_examples=30)
@given(st.randoms(use_true_random=False))
def test_what_a_dismantled_field_leaves_on_its_way_can_be_cleared(random: Random) -> None:
    a_deal = deal_on(LOW, random.randrange(1000), Recipe.DISMANTLE)
    assert a_deal.plan is not None
    board = a_deal.board
    for pair in a_deal.plan[: random.randrange(len(a_deal.plan))]:
        board = board.remove(pair)
    verdict = solve(board)
    assert isinstance(verdict, Solvable)
    assert sorted(tile for pair in verdict.plan for tile in pair) == tiles_of(board.present)
