from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.generation.draft import BOTH, HALF_TURN, LEFT_RIGHT, Draft, Group, RejectedError
from mahjong_qt.engine.layout.generation.shapes import Middle, block
from mahjong_qt.engine.rng import SplitMix64
from tests.engine import plain_rules as plain

MIDDLE = st.tuples(st.integers(-7, 7), st.integers(-5, 5))


def draft_of(wanted: int, group: Group = BOTH) -> Draft:
    return Draft(wanted, group, SplitMix64(0))


def places(draft: Draft) -> list[plain.Place]:
    return [(u - 1, v - 1, z) for z, layer in enumerate(draft.layers) for u, v in layer]


@given(st.sampled_from([BOTH, LEFT_RIGHT, HALF_TURN]), st.lists(st.lists(MIDDLE, max_size=12), max_size=4))
def test_what_is_laid_keeps_the_symmetry_rests_on_tiles_and_has_room(group: Group, layers: list[list[Middle]]) -> None:
    draft = draft_of(36, group)
    for z, tiles in enumerate(layers):
        before = len(places(draft))
        wished = len(draft.fitting(z, tiles)) if z <= len(draft.layers) else 0
        is_laid = draft.lay(z, tiles)
        assert len(places(draft)) - before == (wished if is_laid else 0)
    laid = places(draft)
    assert len(laid) == 36 - draft.room <= 36
    assert plain.without_overlaps(laid) == laid
    for z, layer in enumerate(draft.layers):
        assert z < draft.most_layers
        assert set(layer) == {(a * u, b * v) for u, v in layer for a, b in group}
        if z:
            beneath = {square for u, v in draft.layers[z - 1] for square in plain.squares((u, v, 0))}
            assert all(plain.squares((u, v, z)) <= beneath for u, v in layer)


def test_images_of_a_tile() -> None:
    draft = draft_of(36)
    assert draft.images(1, 4) == ((1, 4), (-1, 4), (1, -4), (-1, -4))
    assert draft.images(0, 3) == ((0, 3), (0, -3))
    assert draft.images(0, 0) == ((0, 0),)
    assert draft_of(36, HALF_TURN).images(5, 2) == ((5, 2), (-5, -2))


def test_a_layer_is_laid_as_a_whole_or_not_at_all() -> None:
    draft = draft_of(16)
    assert not draft.lay(0, block(5, 4))
    assert draft.state() == ()
    assert draft.lay(0, block(4, 3))
    assert draft.room == 4
    assert not draft.lay(1, block(2, 3))
    assert draft.lay(1, block(3, 1))
    assert set(draft.layers[1]) == {(-2, 0), (0, 0), (2, 0)}
    assert draft.room == 1


def test_what_was_laid_since_can_be_taken_away() -> None:
    draft = draft_of(36)
    draft.lay(0, block(4, 3))
    before = draft.state()
    draft.lay(0, [(7, 0)])
    draft.tower(2, 1, 0, 0, 2)
    assert draft.state() == (14, 2, 2)
    draft.restore(before)
    assert draft.state() == (12,)
    assert draft.room == 24
    assert not draft.lay(2, block(2, 1))
    assert draft.lay(0, [(7, 0)])


@pytest.mark.parametrize(("low", "high", "is_rejected"), [(30, 40, False), (34, 40, True), (20, 33, True)])
def test_a_bottom_layer_of_the_wrong_size_is_rejected(low: int, high: int, is_rejected: bool) -> None:
    draft = draft_of(36)
    if is_rejected:
        with pytest.raises(RejectedError):
            draft.ground(block(4, 3), low, high)
    else:
        draft.ground(block(4, 3), low, high)


def test_sizes_are_scaled_from_boards_of_144() -> None:
    assert [draft_of(wanted).scaled(8) for wanted in (16, 36, 144, 400)] == [3, 4, 8, 13]
    assert draft_of(16).scaled(1) == 1
    draft = draft_of(144)
    assert {draft.size(3, 5) for _ in range(40)} == {3, 4, 5}
