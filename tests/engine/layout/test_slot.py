from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.slot import Slot, canonical_key
from tests.engine import plain_rules as plain

near = st.builds(Slot, st.integers(0, 5), st.integers(0, 5), st.integers(0, 2))


@given(near, near)
def test_slots_agree_with_plain_geometry(one: Slot, other: Slot) -> None:
    assert one.overlaps(other) is plain.overlap(one, other)
    assert one.covers(other) is plain.is_over(one, other)
    if one.z != other.z or not plain.overlap(one, other):
        assert one.closes_left_of(other) is plain.is_beside(other, one, -1)


@pytest.mark.parametrize(
    ("upper", "is_over"),
    [
        ((1, 1, 1), True),
        ((0, 0, 2), True),
        ((-1, 1, 1), True),
        ((2, 0, 1), False),
        ((0, 0, 0), False),
        ((0, -2, 1), False),
    ],
)
def test_even_a_quarter_covers(upper: tuple[int, int, int], is_over: bool) -> None:
    assert Slot(*upper).covers(Slot(0, 0, 0)) is is_over


@pytest.mark.parametrize(
    ("left", "closes"),
    [
        ((0, 0, 0), True),
        ((0, 1, 0), True),
        ((0, -1, 0), True),
        ((0, 2, 0), False),
        ((-1, 0, 0), False),
        ((0, 0, 1), False),
    ],
)
def test_half_a_side_closes(left: tuple[int, int, int], closes: bool) -> None:
    assert Slot(*left).closes_left_of(Slot(2, 0, 0)) is closes


def test_canonical_order_is_by_layer_row_column() -> None:
    slots = [Slot(0, 0, 1), Slot(0, 2, 0), Slot(4, 0, 0), Slot(2, 0, 0)]
    assert sorted(slots, key=canonical_key) == [(2, 0, 0), (4, 0, 0), (0, 2, 0), (0, 0, 1)]
