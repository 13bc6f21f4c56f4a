from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.play import advisor
from mahjong_qt.engine.play.advisor import PATIENCE, Counsel, WayBack
from mahjong_qt.engine.play.hint import Hint, HintKind, rank_hints
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire import advisor as solitaire_advisor
from mahjong_qt.engine.solitaire.advisor import advise, find_way_back, prove_hints
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict
from tests.engine import plain_rules as plain
from tests.engine.plain_search import Oracle, places_of
from tests.engine.sample_games import TURTLE, deal_on, make_deal, row

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.play.board import Board

PLANNED, PROVEN, GUESS = HintKind

SIX = make_deal(row(6, gap=2), "E E E E N N").board
SIX_PLAN = ((0, 1), (2, 3), (4, 5))

STACK = make_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "E E E E").board
"""A stack of two and two beside it: to take these two loses."""

CROSSED = make_deal([*row(4, gap=2), (0, 0, 1), (4, 0, 1)], "N E W W E N").board
"""N under E and E under N: neither ever comes free; the two W do no good."""

PLACES = {
    "row": row(8),
    "block": plain.block(3, 2, 2),
    "half steps": [(0, 0, 0), (2, 1, 0), (4, 1, 0), (8, 1, 0), (0, 2, 0), (1, 1, 1), (3, 1, 1), (2, 1, 2)],
    "stacks": [(x, 0, z) for z in range(3) for x in (0, 4, 8, 12)],
}
LABELS = {
    "fours": ("E", "E", "E", "E", "N", "N", "N", "N", "W", "W", "W", "W"),
    "twos": ("E", "E", "E", "E", "N", "N", "S", "S", "W", "W", "R", "R"),
    "six": ("F1", "F2", "F3", "F4", "F1", "F2", "N", "N", "W", "W", "W", "W"),
}
ORACLES = {name: Oracle(places) for name, places in PLACES.items()}


class Line:
    """A game on a small board: its positions in order, and what is true of them."""

    def __init__(self, data: Any) -> None:
        name = data.draw(st.sampled_from(sorted(PLACES)))
        labels = LABELS[data.draw(st.sampled_from(sorted(LABELS)))][: len(PLACES[name])]
        self._oracle = ORACLES[name]
        self.boards = [make_deal(PLACES[name], " ".join(data.draw(st.permutations(labels)))).board]
        while pairs := self.boards[-1].pairs():
            self.boards.append(self.boards[-1].remove(data.draw(st.sampled_from(pairs))))

    def can_be_cleared(self, board: Board) -> bool:
        return self._oracle.can_be_cleared(places_of(board))

    def plan(self, board: Board) -> tuple[tuple[int, int], ...] | None:
        tiles = {tuple(slot): tile for tile, slot in enumerate(board.layout.slots)}
        plan = self._oracle.plan(places_of(board))
        return None if plan is None else tuple((tiles[tuple(one)], tiles[tuple(other)]) for one, other in plan)


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Board, int]]:
    """Take the solver away; return what it was asked, and with which budget."""
    asked: list[tuple[Board, int]] = []

    def solve_nothing(board: Board, budget: int, should_stop: object) -> Verdict:
        asked.append((board, budget))
        return Undecided(budget)

    monkeypatch.setattr(solitaire_advisor, "COUNSEL", Counsel(solve_nothing, solitaire_advisor.mend))
    return asked


def test_a_board_that_follows_the_plan_needs_no_search(unsolved: list[object]) -> None:
    assert advise(SIX, SIX_PLAN) == Solvable(SIX_PLAN, 0)
    assert advise(SIX.remove((2, 3)), SIX_PLAN) == Solvable(((0, 1), (4, 5)), 0)
    assert advise(SIX.remove((2, 3)).remove((0, 1)).remove((4, 5)), SIX_PLAN) == Solvable((), 0)
    assert unsolved == []


def test_a_pair_off_the_plan_is_mended_without_a_search(unsolved: list[object]) -> None:
    verdict = advise(SIX.remove((1, 2)), SIX_PLAN)
    assert isinstance(verdict, Solvable)
    assert sorted(verdict.plan) == [(0, 3), (4, 5)]
    assert unsolved == []


@pytest.mark.parametrize("stacks", [2, 3, 4])
def test_the_whole_group_is_paired_anew(stacks: int, unsolved: list[object]) -> None:
    # a chain from one tile beside the stacks, down and up through all of them, to the other: without these two each
    # pair waits for the next one, and only pairing other tiles of the stacks clears them
    lower, upper = list(range(stacks)), list(range(stacks + 2, 2 * stacks + 2))
    beside = stacks, stacks + 1
    places = [*((4 * x, 0, 0) for x in range(stacks + 2)), *((4 * x, 0, 1) for x in range(stacks))]
    board = make_deal(places, " ".join(["E"] * len(places))).board
    plan = ((beside[0], upper[0]), *zip(lower, upper[1:], strict=False), (lower[-1], beside[1]))
    assert board.clears_with(plan)
    off = board.remove(beside)
    verdict = advise(off, plan)
    assert isinstance(verdict, Solvable)
    assert off.clears_with(verdict.plan)
    assert unsolved == []


def test_what_cannot_be_mended_is_solved(unsolved: list[tuple[Board, int]]) -> None:
    lost = STACK.remove((1, 2))
    assert advise(lost, ((1, 3), (0, 2)), 70) == Undecided(70)
    assert advise(STACK, None, 80) == Undecided(80)
    assert unsolved == [(lost, 70), (STACK, 80)]


def test_a_group_of_more_than_eight_is_not_mended(unsolved: list[tuple[Board, int]]) -> None:
    board = make_deal(row(12, gap=2), " ".join(["E"] * 12)).board
    plan = tuple((at, at + 1) for at in range(0, 12, 2))
    off = board.remove((1, 2))
    assert isinstance(advise(off, plan), Undecided)
    assert unsolved[0][0] == off
    assert isinstance(advise(off.remove((0, 3)), plan), Solvable)


def test_a_plan_of_other_faces_is_not_believed() -> None:
    other = make_deal(row(6, gap=2), "E N E N E E").board
    verdict = advise(other, SIX_PLAN)
    assert isinstance(verdict, Solvable)
    assert other.clears_with(verdict.plan)


@given(st.data())
def test_advice_is_what_trying_everything_says(data: Any) -> None:
    line = Line(data)
    plan = line.plan(line.boards[0])
    for board in line.boards:
        verdict = advise(board, plan)
        assert not isinstance(verdict, Undecided)
        assert isinstance(verdict, Solvable) is line.can_be_cleared(board)
        if isinstance(verdict, Solvable):
            assert board.clears_with(verdict.plan)
            plan = verdict.plan


@settings(max_examples=10)
@given(st.integers(0, 10_000))
def test_advice_on_the_turtle_is_that_of_the_solver(seed: int) -> None:
    deal, rng = deal_on(TURTLE, seed), SplitMix64(seed)
    board, plan = deal.board, deal.plan
    while pairs := board.pairs():
        board = board.remove(pairs[rng.below(len(pairs))])
        verdict = advise(board, plan)
        if isinstance(verdict, Solvable):
            assert board.clears_with(verdict.plan)
        elif isinstance(verdict, Unsolvable):
            assert isinstance(solve(board), Unsolvable)
            break
        plan = verdict.plan if isinstance(verdict, Solvable) else plan


def test_proven_pairs_come_after_the_plan_and_what_loses_is_left_out() -> None:
    advice = prove_hints(STACK, ((1, 3), (0, 2)))
    assert advice == (Solvable(((1, 3), (0, 2)), 0), (Hint((1, 3), PLANNED), Hint((2, 3), PROVEN)))
    assert STACK.pairs() == [(1, 2), (1, 3), (2, 3)]


def test_what_is_not_decided_is_a_guess(unsolved: list[tuple[Board, int]]) -> None:
    verdict, hints = prove_hints(STACK, None, 400)
    assert hints == tuple(rank_hints(STACK, None))
    assert {hint.kind for hint in hints} == {GUESS}
    assert verdict == Undecided(sum(budget for _, budget in unsolved))


@pytest.fixture
def decided_by_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the position itself undecided, but not what its pairs leave."""
    monkeypatch.setattr(advisor, "advise", lambda _counsel, _board, _plan, budget, _should_stop: Undecided(budget))


@pytest.mark.usefixtures("decided_by_pairs")
def test_a_pair_proven_safe_decides_the_position() -> None:
    verdict, hints = prove_hints(STACK, None)
    assert isinstance(verdict, Solvable)
    assert STACK.clears_with(verdict.plan)
    assert hints == (Hint(verdict.plan[0], PLANNED), *(hint for hint in hints[1:] if hint.kind is PROVEN))
    assert {hint.pair for hint in hints} == {(1, 3), (2, 3)}


@pytest.mark.usefixtures("decided_by_pairs")
def test_a_position_whose_pairs_all_lose_is_lost() -> None:
    verdict, hints = prove_hints(CROSSED, None)
    assert isinstance(verdict, Unsolvable)
    assert hints == (Hint((2, 3), GUESS),)


@pytest.mark.parametrize("plan", [None, ((1, 3), (0, 2))])
def test_all_pairs_together_stay_within_the_budget(plan: Any, unsolved: list[tuple[Board, int]]) -> None:
    prove_hints(STACK, plan, 1000)
    spent = sum(budget for _, budget in unsolved)
    assert 0 < spent <= (1000 if plan is None else PATIENCE)


def test_a_lost_position_has_all_its_pairs_as_guesses() -> None:
    verdict, hints = prove_hints(CROSSED, None)
    assert isinstance(verdict, Unsolvable)
    assert hints == (Hint((2, 3), GUESS),)


def test_without_a_pair_there_is_no_hint() -> None:
    assert prove_hints(make_deal(row(4), "E N E N").board, None) == (Unsolvable(0), ())


@given(st.data())
def test_safe_pairs_are_safe_and_all_of_them_are_found(data: Any) -> None:
    line = Line(data)
    board = data.draw(st.sampled_from(line.boards))
    verdict, hints = prove_hints(board, data.draw(st.sampled_from([None, line.plan(line.boards[0])])))
    assert isinstance(verdict, Solvable) is line.can_be_cleared(board)
    assert [hint.kind for hint in hints] == sorted((hint.kind for hint in hints), key=list(HintKind).index)
    if line.can_be_cleared(board):
        expected = [pair for pair in board.pairs() if line.can_be_cleared(board.remove(pair))]
        assert sorted(hint.pair for hint in hints) == expected
        assert all(hint.is_safe for hint in hints)
        assert board.is_cleared or hints[0].kind is PLANNED
    else:
        assert sorted(hint.pair for hint in hints) == board.pairs()
        assert not any(hint.is_safe for hint in hints)


@given(st.data())
def test_the_way_back_is_where_trying_everything_says(data: Any) -> None:
    line = Line(data)
    truth = [line.can_be_cleared(board) for board in line.boards]
    winnable = truth.count(True)
    found = find_way_back(line.boards)
    assert found.last_winnable == (winnable - 1 if winnable else None)
    assert found.first_lost == (winnable if winnable < len(truth) else None)
    if winnable:
        assert found.plan is not None
        assert line.boards[winnable - 1].clears_with(found.plan)
    else:
        assert found.plan is None


def fake_advice(marks: str, boards: Sequence[Board]) -> Callable[..., Verdict]:
    """Return a function that answers as the marks say: w can be won, l is lost, u is undecided."""

    def answer(_counsel: Counsel, board: Board, _plan: object, budget: int, _should_stop: object) -> Verdict:
        mark = marks[boards.index(board)]
        if mark == "u":
            return Undecided(budget)
        return Solvable(((0, boards.index(board)),), 0) if mark == "w" else Unsolvable(0)

    return answer


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("wwuul", WayBack(1, ((0, 1),), 4)),
        ("wuuuu", WayBack(0, ((0, 0),), None)),
        ("uuuul", WayBack(None, None, 4)),
        ("uuuuu", WayBack(None, None, None)),
        ("wuwul", WayBack(2, ((0, 2),), 4)),
        ("wulul", WayBack(0, ((0, 0),), 2)),
    ],
)
def test_undecided_positions_leave_a_gap(marks: str, expected: WayBack, monkeypatch: pytest.MonkeyPatch) -> None:
    board = make_deal(row(8, gap=2), "E E E E E E E E").board
    boards = [board]
    for pair in ((0, 1), (2, 3), (4, 5), (6, 7)):
        boards.append(boards[-1].remove(pair))
    monkeypatch.setattr(advisor, "advise", fake_advice(marks, boards))
    assert find_way_back(boards) == expected


def test_of_no_position_nothing_is_found() -> None:
    assert find_way_back([]) == WayBack(None, None, None)


def test_a_stop_ends_everything() -> None:
    deal = deal_on(TURTLE, 1, Recipe.UNIFORM)
    assert advise(deal.board, None, should_stop=lambda: True) == Undecided(0)
    assert find_way_back([deal.board], should_stop=lambda: True) == WayBack(None, None, None)
    verdict, hints = prove_hints(deal.board, None, should_stop=lambda: True)
    assert verdict == Undecided(0)
    assert sorted(hint.pair for hint in hints) == deal.board.pairs()
