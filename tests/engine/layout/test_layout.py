from __future__ import annotations

import pickle
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout, LayoutError, LayoutFault, tiles_of
from mahjong_qt.engine.layout.slot import Slot
from tests.engine import plain_rules as plain

if TYPE_CHECKING:
    from collections.abc import Iterable


def mask_of(bits: Iterable[bool]) -> int:
    return sum(bit << tile for tile, bit in enumerate(bits))


@given(plain.boards())
def test_masks_agree_with_plain_geometry(tiles: list[plain.Place]) -> None:
    layout = Layout.from_tiles(tiles)
    slots = layout.slots
    for tile, slot in enumerate(slots):
        above = mask_of(plain.is_over(other, slot) for other in slots)
        left = mask_of(plain.is_beside(slot, other, -1) for other in slots)
        right = mask_of(plain.is_beside(slot, other, 1) for other in slots)
        assert (layout.above[tile], layout.left[tile], layout.right[tile]) == (above, left, right)
        assert (layout.closed_left[tile], layout.closed_right[tile]) == (above | left, above | right)
        held = [
            other for other in range(len(slots)) if (layout.closed_left[other] | layout.closed_right[other]) >> tile & 1
        ]
        assert list(layout.neighbours[tile]) == held


@given(plain.boards(), st.randoms())
def test_what_is_free_and_what_is_blocked_agrees_with_plain_geometry(tiles: list[plain.Place], random: Any) -> None:
    layout = Layout.from_tiles(tiles)
    present = random.getrandbits(len(layout))
    free = plain.free([layout.slots[tile] for tile in tiles_of(present)])
    assert [layout.slots[tile] for tile in layout.free_tiles(present)] == sorted(free, key=layout.slots.index)
    for tile in tiles_of(present):
        assert layout.is_blocked(tile, present) is (layout.slots[tile] not in free)


@given(plain.boards(), st.integers(-9, 9), st.randoms())
def test_order_and_origin_of_the_tiles_do_not_matter(tiles: list[plain.Place], shift: int, random: Any) -> None:
    moved = [(x + shift, y - shift, z + 2 * shift) for x, y, z in tiles]
    random.shuffle(moved)
    one, other = Layout.from_tiles(tiles), Layout.from_tiles(moved)
    assert one == other
    assert hash(one) == hash(other)
    assert one.fingerprint == other.fingerprint
    assert tuple(min(axis) for axis in zip(*other.slots, strict=True)) == (0, 0, 0)
    assert list(one.slots) == sorted(one.slots, key=lambda slot: (slot.z, slot.y, slot.x))


def test_turtle() -> None:
    layout = Layout.from_tiles(plain.turtle())
    assert [sum(slot.z == z for slot in layout.slots) for z in range(5)] == [87, 36, 16, 4, 1]
    assert (layout.width, layout.height, layout.depth) == (30, 16, 5)
    assert layout.full == (1 << 144) - 1
    assert len(plain.free(layout.slots)) == 35
    assert repr(layout) == "<Layout of 144 tiles, 30 x 16 x 5>"


def test_a_pickled_layout_is_small_and_made_once() -> None:
    layout = Layout.from_tiles(plain.turtle())
    pickled = pickle.dumps(layout)
    read = pickle.loads(pickled)
    assert read == layout
    assert vars(read) == vars(layout)
    assert isinstance(read.slots[0], Slot)
    assert pickle.loads(pickled) is read
    assert len(pickled) < 1500


def test_different_tiles_make_different_layouts() -> None:
    one, other = Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), Layout.from_tiles([(0, 0, 0), (3, 0, 0)])
    assert one != other
    assert one.fingerprint != other.fingerprint
    assert one.fingerprint == sha256(b"0,0,0;2,0,0").hexdigest()


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 1)), min_size=1, max_size=6))
def test_overlap_is_refused_exactly_where_there_is_one(tiles: list[plain.Place]) -> None:
    if plain.without_overlaps(tiles) == tiles:
        assert len(Layout.from_tiles(tiles)) == len(tiles)
    else:
        with pytest.raises(LayoutError) as caught:
            Layout.from_tiles(tiles)
        one, other = caught.value.tiles
        assert caught.value.fault is LayoutFault.OVERLAP
        assert {one, other} <= set(tiles)
        assert isinstance(one, tuple)
        assert isinstance(other, tuple)
        assert plain.overlap(one, other)


@pytest.mark.parametrize(
    ("tiles", "fault", "concerned"),
    [
        ([], LayoutFault.EMPTY, ()),
        ([(5, 5, 1), (5, 5, 1)], LayoutFault.OVERLAP, ((5, 5, 1), (5, 5, 1))),
        ([(0, 0, 0), (512, 0, 0)], LayoutFault.OUT_OF_RANGE, ((512, 0, 0),)),
        ([(-1, 0, 0), (0, 511, 0)], None, ()),
        ([(-1, 0, 0), (0, 512, 0)], LayoutFault.OUT_OF_RANGE, ((0, 512, 0),)),
        ([(0, 0, 3), (0, 0, 67)], LayoutFault.OUT_OF_RANGE, ((0, 0, 67),)),
        ([(0, 0)], LayoutFault.NOT_A_PLACE, ((0, 0),)),
        ([(0, 0, True)], LayoutFault.NOT_A_PLACE, ((0, 0, True),)),
        ([(0, 0, 1.0)], LayoutFault.NOT_A_PLACE, ((0, 0, 1.0),)),
        ([(2 * i, 0, z) for i in range(200) for z in range(10)], None, ()),
        ([(2 * i, 0, z) for i in range(200) for z in range(10)] + [(0, 2, 0)], LayoutFault.TOO_MANY, (2001,)),
    ],
)
def test_limits(tiles: list[Any], fault: LayoutFault | None, concerned: tuple[object, ...]) -> None:
    if fault is None:
        assert len(Layout.from_tiles(tiles)) == len(tiles)
        return
    with pytest.raises(LayoutError) as caught:
        Layout.from_tiles(tiles)
    assert (caught.value.fault, caught.value.tiles) == (fault, concerned)
    assert str(caught.value).startswith(fault.value)


@given(st.sets(st.integers(0, 300)))
def test_tiles_of_a_mask(tiles: set[int]) -> None:
    assert tiles_of(sum(1 << tile for tile in tiles)) == sorted(tiles)
