from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.play.advisor import Counsel, WayBack
from mahjong_qt.engine.play.hint import HintKind, planned_hints
from mahjong_qt.engine.shisen import advisor
from mahjong_qt.engine.shisen.advisor import MOST_MOVES, advise, find_way_back, mend, prove_hints
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict, never
from tests.engine.shisen.plain_shisen import can_be_cleared, is_plan
from tests.engine.shisen.sample_fields import LOW, OPTIONS, WHOLE, deal_on, draw, field, lay_anyhow, random_board

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.shisen.board import Board

PLANNED, PROVEN, GUESS = HintKind
SIZES = ((2,), (2, 2, 4), (2, 4, 6))


def sample(random: Random, has_gravity: bool) -> Board:
    """Return a small board that is lost more often than not by somebody who does not think."""
    if random.random() < 0.5:
        return random_board(random, random.choice(SIZES), has_gravity=has_gravity, most=14)
    return lay_anyhow(random, field(4, random.choice((3, 4))), random.choice(SIZES[:2]), has_gravity=has_gravity)


def game_on(random: Random, board: Board) -> list[Board]:
    """Return the positions of a game of any pairs."""
    boards = [board]
    while pairs := boards[-1].pairs():
        boards.append(boards[-1].remove(random.choice(pairs)))
    return boards


def plan_of(board: Board) -> tuple[Pair, ...] | None:
    verdict = solve(board)
    return verdict.plan if isinstance(verdict, Solvable) else None


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Board, int]]:
    """Take the solver away; return what it was asked, and with which budget."""
    asked: list[tuple[Board, int]] = []

    def solve_nothing(board: Board, budget: int, _should_stop: object) -> Verdict:
        asked.append((board, budget))
        return Undecided(budget)

    monkeypatch.setattr(advisor, "COUNSEL", Counsel(solve_nothing, mend))
    return asked


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_board_that_follows_the_plan_needs_no_search(has_gravity: bool, unsolved: list[object]) -> None:
    a_deal = deal_on(LOW, 1, Recipe.DISMANTLE, has_gravity=has_gravity)
    assert a_deal.plan is not None
    board = a_deal.board
    for pair in a_deal.plan:
        verdict = advise(board, a_deal.plan)
        assert isinstance(verdict, Solvable)
        assert board.clears_with(verdict.plan)
        board = board.remove(pair)
    assert unsolved == []


def test_without_gravity_any_pair_of_the_plan_may_go(unsolved: list[object]) -> None:
    a_deal = deal_on(LOW, 1, Recipe.DISMANTLE)
    assert a_deal.plan is not None
    open_ones = [pair for pair in a_deal.plan if a_deal.board.can_remove(pair)]
    assert len(open_ones) > 3
    hints = planned_hints(a_deal.board, a_deal.plan)
    assert [hint.pair for hint in hints] == [(min(pair), max(pair)) for pair in open_ones]
    for pair in open_ones:
        assert isinstance(advise(a_deal.board.remove(pair), a_deal.plan), Solvable)
    assert unsolved == []


def test_with_gravity_the_next_pair_of_the_plan_alone_is_planned() -> None:
    a_deal = deal_on(LOW, 1, Recipe.DISMANTLE, has_gravity=True)
    assert a_deal.plan is not None
    board = a_deal.board
    assert sum(map(board.can_remove, a_deal.plan)) > 3
    for pair in a_deal.plan[:10]:
        planned = [hint.pair for hint in planned_hints(board, a_deal.plan)]
        assert planned == [(min(pair), max(pair))]
        hints = prove_hints(board, a_deal.plan, 40).hints
        assert [hint.pair for hint in hints if hint.kind is PLANNED] == planned == [hints[0].pair]
        board = board.remove(pair)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_pair_off_the_plan_is_mended_without_a_search(has_gravity: bool, unsolved: list[object]) -> None:
    board = draw("E E E E / N N S S", has_gravity=has_gravity)
    plan = ((0, 1), (2, 3), (4, 5), (6, 7))
    verdict = advise(board.remove((1, 2)), plan)
    assert isinstance(verdict, Solvable)
    assert board.remove((1, 2)).clears_with(verdict.plan)
    assert unsolved == []


def test_what_cannot_be_mended_is_solved(unsolved: list[tuple[Board, int]]) -> None:
    board = draw("E N / N E / S S")
    assert advise(board, ((4, 5), (0, 3), (1, 2)), 70) == Undecided(70)
    assert advise(board, None, 80) == Undecided(80)
    assert unsolved == [(board, 70), (board, 80)]


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_what_is_mended_clears_the_board(random: Random, has_gravity: bool) -> None:
    boards = game_on(random, random_board(random, (2, 4, 6, 8), has_gravity=has_gravity))
    plan = plan_of(boards[0])
    for board in boards[1:] if plan else ():
        mended = mend(board, plan or (), never)
        assert mended is None or board.clears_with(mended)
        assert not has_gravity or mended is None or is_plan(board, mended)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_hints_on_small_boards_are_as_safe_as_they_say(has_gravity: bool) -> None:
    """The plan known is one of the position before, or none; what comes of each pair is tried in every way."""
    random = Random(21)
    kinds: Counter[HintKind] = Counter()
    verdicts: Counter[type[Verdict]] = Counter()
    for _ in range(40):
        for before, board in pairwise(game_on(random, sample(random, has_gravity))):
            verdict, hints = prove_hints(board, random.choice((plan_of(before), None)))
            verdicts[type(verdict)] += 1
            assert isinstance(verdict, Solvable) is can_be_cleared(board)
            assert sorted(hint.pair for hint in hints) == board.pairs() or isinstance(verdict, Solvable)
            for hint in hints:
                kinds[hint.kind] += 1
                assert can_be_cleared(board.remove(hint.pair)) or not hint.is_safe
            shown = {hint.pair for hint in hints}
            assert not any(can_be_cleared(board.remove(pair)) for pair in board.pairs() if pair not in shown)
            assert board.is_cleared or hints or board.is_stuck
            if isinstance(verdict, Solvable) and not board.is_cleared:
                assert hints[0].kind is PLANNED
    assert verdicts[Solvable] > 40
    assert verdicts[Unsolvable] > 5
    assert min(kinds[kind] for kind in (PLANNED, PROVEN, GUESS)) > 2


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_hints_without_a_proof_are_marked_as_guesses(has_gravity: bool, unsolved: list[object]) -> None:
    board = deal_on(LOW, 3, has_gravity=has_gravity).board
    verdict, hints = prove_hints(board, None)
    assert isinstance(verdict, Undecided)
    assert sorted(hint.pair for hint in hints) == board.pairs()
    assert {hint.kind for hint in hints} == {GUESS}
    assert unsolved


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False))
def test_the_way_back_is_where_trying_everything_says(random: Random, has_gravity: bool) -> None:
    boards = game_on(random, sample(random, has_gravity))
    truth = [can_be_cleared(board) for board in boards]
    winnable = truth.count(True)
    assert truth == sorted(truth, reverse=True)
    found = find_way_back(boards)
    assert found.last_winnable == (winnable - 1 if winnable else None)
    assert found.first_lost == (winnable if winnable < len(truth) else None)
    assert (found.plan is not None) is bool(winnable)
    if found.plan is not None:
        assert boards[winnable - 1].clears_with(found.plan)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_game_that_was_lost_is_led_back(has_gravity: bool) -> None:
    a_deal = next(
        outcome
        for seed in range(40)
        for outcome in [deal_on(LOW, seed, has_gravity=has_gravity)]
        if not game_on(Random(seed), outcome.board)[-1].is_cleared and isinstance(solve(outcome.board, 50), Solvable)
    )
    boards = game_on(Random(a_deal.code.seed), a_deal.board)
    found = find_way_back(boards[1:], 4000)
    assert found.plan is not None
    assert found.last_winnable is not None
    assert boards[1 + found.last_winnable].clears_with(found.plan)
    assert found.first_lost is not None
    assert found.last_winnable < found.first_lost <= len(boards) - 2


def test_with_gravity_so_many_moves_are_tried_and_no_more() -> None:
    calls = 0

    def go_on() -> bool:
        nonlocal calls
        calls += 1
        return False

    hints = prove_hints(deal_on(WHOLE, 0, has_gravity=True).board, None, should_stop=go_on).hints
    assert calls == MOST_MOVES
    assert hints
    assert advise(deal_on(WHOLE, 0, has_gravity=True).board, None, 400, go_on)
    assert calls > 2 * MOST_MOVES


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_a_stop_ends_everything(has_gravity: bool) -> None:
    board = deal_on(WHOLE, 1, has_gravity=has_gravity).board
    assert isinstance(advise(board, None, should_stop=lambda: True), Undecided)
    assert find_way_back([board], should_stop=lambda: True) == WayBack(None, None, None)
    verdict, hints = prove_hints(board, None, should_stop=lambda: True)
    assert isinstance(verdict, Undecided)
    assert {hint.kind for hint in hints} == {GUESS}
