from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.search.verify import clears
from tests.engine import plain_rules as plain
from tests.engine.small_boards import SHAPES, is_plan, random_board

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Board, Pair


def replay(board: Board, plan: Sequence[Pair]) -> bool:
    present = [tile for tile in range(len(board.layout)) if board.is_present(tile)]
    kinds = {tile: board.faces[tile].group for tile in present}
    return clears({tile: board.layout.slots[tile] for tile in present}, kinds, plan)


def careless_plan(board: Board, random: Random) -> list[Pair]:
    """Take pairs without a look at their faces while there are free tiles, so that few are left."""
    left: dict[plain.Place, int] = {
        slot: tile for tile, slot in enumerate(board.layout.slots) if board.is_present(tile)
    }
    plan: list[Pair] = []
    while len(free := plain.free(left)) > 1:
        one, other = random.sample(free, 2)
        plan.append((left.pop(one), left.pop(other)))
    return plan


@pytest.mark.parametrize(
    ("places", "plan", "expected"),
    [
        ([(0, 0, 0), (2, 0, 0)], [(0, 1)], True),
        ([(0, 0, 0), (2, 0, 0)], [(1, 0)], True),
        ([(0, 0, 0), (2, 0, 0)], [], False),
        ([(0, 0, 0), (2, 0, 0)], [(0, 1), (0, 1)], False),
        ([(0, 0, 0), (2, 0, 0)], [(0, 0)], False),
        ([(0, 0, 0), (2, 0, 0)], [(0, 2)], False),
        ([(0, 0, 0), (0, 0, 1)], [(0, 1)], False),
        ([(0, 0, 0), (1, 1, 5)], [(0, 1)], False),
        ([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], [(0, 3), (1, 2)], True),
        ([(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)], [(0, 1), (2, 3)], False),
        ([(0, 1, 0), (2, 0, 0), (4, 1, 0), (7, 0, 0)], [(1, 3), (0, 2)], False),
        ([(0, 3, 0), (2, 1, 0), (4, 0, 0), (7, 0, 0)], [(1, 3), (0, 2)], True),
    ],
)
def test_small_plans(places: list[tuple[int, int, int]], plan: list[Pair], expected: bool) -> None:
    slots = {tile: Slot(*place) for tile, place in enumerate(places)}
    assert clears(slots, dict.fromkeys(slots, "E"), plan) is expected


def test_a_plan_pairs_only_what_matches() -> None:
    slots = {0: Slot(0, 0, 0), 1: Slot(4, 0, 0)}
    assert clears(slots, {0: "E", 1: "E"}, [(0, 1)])
    assert not clears(slots, {0: "E", 1: "N"}, [(0, 1)])


def test_nothing_is_cleared_by_nothing() -> None:
    assert clears({}, {}, [])


@given(st.randoms(use_true_random=False), st.sampled_from(sorted(SHAPES)), st.booleans())
def test_plans_are_judged_as_by_the_plain_rules(random: Random, shape: str, spoil: bool) -> None:
    board = random_board(random, shape, (18,))
    plan = careless_plan(board, random)
    assert replay(board, plan) is (2 * len(plan) == board.tiles_left)
    if spoil and len(plan) > 1:
        one, other = random.sample(range(len(plan)), 2)
        plan[one], plan[other] = plan[other], plan[one]
        assert replay(board, plan) is is_plan(board, plan)
        plan[one] = plan[other]
        assert not replay(board, plan)
