from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.shisen.dismantle import dismantle
from mahjong_qt.engine.shisen.grid import grid_of
from tests.engine.shisen import plain_shisen as plain
from tests.engine.shisen.sample_fields import FRAYED, HOLED, OPTIONS, SMALL, WHOLE, field, field_of, random_cells

if TYPE_CHECKING:
    from random import Random

    from mahjong_qt.engine.layout.layout import Layout
    from tests.engine.shisen.plain_shisen import Places

FIELDS = {"whole": WHOLE, "holed": HOLED, "frayed": FRAYED, "small": SMALL, "column": field(1, 12), "row": field(12, 1)}


def twin(layout: Layout, present: int, seed: int, has_gravity: bool) -> list[tuple[int, int]]:
    """Return what the page of deals says comes of a field."""
    ground = plain.ground_of(layout)
    rules = plain.PlainField(ground, dict.fromkeys(range(len(layout)), 0), has_gravity)

    def joined(at: Places, one: int) -> list[int]:
        reached = plain.lines_from(at[one], set(at.values()), ground)
        return [other for other in sorted(at) if other != one and at[other] in reached]

    return plain.dismantle(rules, rules.places(present), SplitMix64(seed), joined)


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("name", FIELDS)
def test_a_field_is_taken_apart_as_the_page_of_deals_says(name: str, has_gravity: bool) -> None:
    layout = FIELDS[name]
    pairs = dismantle(grid_of(layout, has_gravity), layout.full, SplitMix64(9))
    assert list(pairs) == twin(layout, layout.full, 9, has_gravity)
    assert Counter(tile for pair in pairs for tile in pair) == Counter(range(len(layout)))


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@settings(max_examples=40)
@given(random=st.randoms(use_true_random=False), seed=st.integers(0, 2**64 - 1))
def test_any_tiles_left_on_any_field_are_taken_apart(random: Random, seed: int, has_gravity: bool) -> None:
    layout = field_of(random_cells(random, 6, 6))
    present = random.getrandbits(len(layout))
    if present.bit_count() % 2:
        present &= present - 1
    pairs = dismantle(grid_of(layout, has_gravity), present, SplitMix64(seed))
    assert list(pairs) == twin(layout, present, seed, has_gravity)
    assert sorted(tile for pair in pairs for tile in pair) == tiles_of(present)


def test_an_odd_number_of_tiles_is_refused() -> None:
    with pytest.raises(ValueError, match="odd"):
        dismantle(grid_of(SMALL, False), 0b111, SplitMix64(1))


def test_gravity_changes_the_way() -> None:
    steady, falling = (dismantle(grid_of(WHOLE, option), WHOLE.full, SplitMix64(2)) for option in OPTIONS.values())
    assert steady != falling
    assert steady[0] == falling[0]
