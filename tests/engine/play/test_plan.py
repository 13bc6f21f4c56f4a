from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.play.plan import pairs_left
from tests.engine.sample_games import TURTLE, deal_on, make_deal, row

PLAN = ((1, 0), (2, 3), (4, 5))
SIX = make_deal(row(6, gap=2), "E E E E N N").board


def test_pairs_still_to_take_in_their_order() -> None:
    assert pairs_left(SIX, PLAN) == ((0, 1), (2, 3), (4, 5))
    assert pairs_left(SIX.remove((2, 3)), PLAN) == ((0, 1), (4, 5))
    assert pairs_left(SIX.remove((2, 3)).remove((0, 1)).remove((4, 5)), PLAN) == ()


def test_a_torn_pair_ends_a_plan_until_its_other_tile_is_gone() -> None:
    off = SIX.remove((1, 2))
    assert pairs_left(off, PLAN) is None
    assert pairs_left(off.remove((0, 3)), PLAN) == ((4, 5),)


def test_a_plan_must_say_of_every_tile_with_which_it_goes() -> None:
    assert pairs_left(SIX, PLAN[:2]) is None
    assert pairs_left(SIX, ()) is None
    assert pairs_left(SIX.remove((4, 5)), PLAN[:2]) == ((0, 1), (2, 3))


def test_without_a_plan_only_a_cleared_board_has_nothing_left_to_take() -> None:
    assert pairs_left(SIX, None) is None
    assert pairs_left(SIX.remove((0, 1)).remove((2, 3)).remove((4, 5)), None) == ()


@given(st.integers(0, 1000), st.data())
def test_what_is_left_clears_the_board_in_whatever_order_its_pairs_were_taken(seed: int, data: Any) -> None:
    deal = deal_on(TURTLE, seed)
    board = deal.board
    for _ in range(data.draw(st.integers(0, 71))):
        left = pairs_left(board, deal.plan)
        assert left is not None
        free = [pair for pair in left if board.can_remove(pair)]
        board = board.remove(data.draw(st.sampled_from(free)))
    left = pairs_left(board, deal.plan)
    assert left is not None
    assert board.clears_with(left)
