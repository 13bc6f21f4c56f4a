from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.play.hint import Hint, HintKind, rank_hints
from mahjong_qt.engine.rng import SplitMix64
from tests.engine import plain_rules as plain
from tests.engine.sample_games import TURTLE, deal_on, make_deal, row

CHECKS = json.loads(Path(__file__).parents[2].joinpath("data", "checks.json").read_text(encoding="utf-8"))["checks"]

# E above N, and three more of each beside: the plan takes the stack first
STACK = [(0, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0), (16, 0, 0), (0, 0, 1)]
STACK_PLAN = [(4, 5), (0, 1), (2, 3)]
STACK_LABELS = "N N S S E E"


def test_the_next_pair_of_the_plan_comes_first_then_its_other_free_pairs() -> None:
    deal = make_deal(STACK, STACK_LABELS, STACK_PLAN)
    assert rank_hints(deal.board, deal.plan) == [Hint((4, 5), HintKind.PLANNED), Hint((2, 3), HintKind.PLANNED)]
    after = deal.board.remove((4, 5))
    assert rank_hints(after, deal.plan) == [Hint((0, 1), HintKind.PLANNED), Hint((2, 3), HintKind.PLANNED)]


def test_pairs_of_the_plan_may_be_taken_in_another_order() -> None:
    deal = make_deal(STACK, STACK_LABELS, STACK_PLAN)
    after = deal.board.remove((2, 3))
    assert rank_hints(after, deal.plan) == [Hint((4, 5), HintKind.PLANNED)]
    assert rank_hints(after.remove((5, 4)), deal.plan) == [Hint((0, 1), HintKind.PLANNED)]


def test_off_the_plan_every_pair_is_a_guess_until_the_plan_fits_again() -> None:
    deal = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])
    off = deal.board.remove((1, 2))
    assert rank_hints(off, deal.plan) == [Hint((0, 3), HintKind.GUESS), Hint((4, 5), HintKind.GUESS)]
    back_on = off.remove((0, 3))
    assert rank_hints(back_on, deal.plan) == [Hint((4, 5), HintKind.PLANNED)]


def test_pairs_that_are_not_in_the_plan_come_after_it_as_guesses() -> None:
    deal = make_deal(row(4, gap=2), "E E E E", [(2, 3), (0, 1)])
    hints = rank_hints(deal.board, deal.plan)
    assert hints[:2] == [Hint((2, 3), HintKind.PLANNED), Hint((0, 1), HintKind.PLANNED)]
    assert sorted(hint.pair for hint in hints[2:]) == [(0, 2), (0, 3), (1, 2), (1, 3)]
    assert not any(hint.is_safe for hint in hints[2:])


def test_a_plan_may_name_the_higher_tile_first() -> None:
    deal = make_deal(row(2, gap=2), "F1 F3", [(1, 0)])
    assert rank_hints(deal.board, deal.plan) == [Hint((0, 1), HintKind.PLANNED)]


def test_guesses_that_free_most_come_first() -> None:
    # taking the two upper tiles opens two more; the singles open nothing
    places = [(0, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0), (0, 0, 1), (4, 0, 1)]
    deal = make_deal(places, "N S E E W W")
    assert rank_hints(deal.board, None) == [Hint((4, 5), HintKind.GUESS), Hint((2, 3), HintKind.GUESS)]


def test_pair_at_the_origin_is_shown() -> None:
    deal = make_deal(row(2, gap=2), "E E")
    assert rank_hints(deal.board, None) == [Hint((0, 1), HintKind.GUESS)]


def test_stuck_and_empty_boards_have_no_hint() -> None:
    stuck = make_deal(row(4), "E N E N").board
    assert rank_hints(stuck, None) == []
    assert rank_hints(stuck, [(0, 2), (1, 3)]) == []
    pair = make_deal(row(2), "E E", [(0, 1)])
    assert rank_hints(pair.board.remove((0, 1)), pair.plan) == []


@given(st.integers(0, 1000), st.integers(0, 70), st.randoms(use_true_random=False))
def test_planned_pairs_in_any_order_always_lead_to_a_cleared_board(seed: int, moves: int, random: Any) -> None:
    deal = deal_on(TURTLE, seed)
    board = deal.board
    while not board.is_cleared:
        hints = rank_hints(board, deal.plan)
        assert sorted(hint.pair for hint in hints) == board.pairs()
        planned = [hint.pair for hint in hints if hint.is_safe]
        assert hints[0].is_safe
        assert [hint.is_safe for hint in hints] == sorted((hint.is_safe for hint in hints), reverse=True)
        board = board.remove(random.choice(planned) if moves > 0 else planned[0])
        moves -= 1


@given(st.integers(0, 1000))
def test_hints_of_a_careless_game_are_its_pairs_best_first(seed: int) -> None:
    deal = deal_on(TURTLE, seed)
    board, rng = deal.board, SplitMix64(seed)
    while pairs := board.pairs():
        hints = rank_hints(board, deal.plan)
        assert sorted(hint.pair for hint in hints) == pairs
        freed = [len(board.remove(hint.pair).free()) for hint in hints if not hint.is_safe]
        assert freed == sorted(freed, reverse=True)
        board = board.remove(pairs[rng.below(len(pairs))])


def checks(*kinds: str) -> list[Any]:
    return [pytest.param(check, id=check["id"]) for check in CHECKS if check["kind"] in kinds]


def board_of(check: dict[str, Any]) -> tuple[Any, list[plain.Place], list[int]]:
    """Return the board, its places in canonical order, and the tile of each entry of the check."""
    labels = {"A": "E", "B": "N"}
    entries = [(tuple(place), labels[face]) for place, face in check["deal"]]
    ordered = sorted(entries, key=lambda entry: entry[0][::-1])
    deal = make_deal([place for place, _ in ordered], " ".join(label for _, label in ordered))
    return deal.board, [place for place, _ in ordered], [ordered.index(entry) for entry in entries]


@pytest.mark.parametrize("check", checks("solve", "dead"))
def test_number_of_opening_pairs(check: dict[str, Any]) -> None:
    board, _, _ = board_of(check)
    assert len(board.pairs()) == len(rank_hints(board, None)) == check["moves"]
    assert board.is_stuck is (check["moves"] == 0)


@pytest.mark.parametrize("check", checks("hint"))
def test_opening_pairs(check: dict[str, Any]) -> None:
    board, _, tiles = board_of(check)
    expected = sorted(tuple(sorted(tiles[at] for at in move["pair"])) for move in check["moves"])
    assert sorted(hint.pair for hint in rank_hints(board, None)) == expected


@pytest.mark.parametrize("check", [param for param in checks("dead") if "shuffle_can_help" in param.values[0]])
def test_whether_a_shuffle_can_help(check: dict[str, Any]) -> None:
    from mahjong_qt.engine.play.deal import Shuffled
    from mahjong_qt.engine.solitaire.shuffle import shuffle

    board, _, _ = board_of(check)
    assert isinstance(shuffle(board, SplitMix64(1)), Shuffled) is check["shuffle_can_help"]
