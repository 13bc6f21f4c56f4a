from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout, tiles_of
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.dismantle import (
    TALLEST_TRIES,
    UNIFORM_TRIES,
    Dismantled,
    Outcome,
    chain_heights,
    dismantle,
)
from mahjong_qt.engine.solitaire.dismantle_search import GaveUp, search_removal
from tests.engine import plain_rules as plain

TOWER_60 = [(0, 0, z) for z in range(60)]

GADGET = [
    *[(0, 0, 0), (2, 0, 0), (4, 1, 0), (1, 1, 1), (4, 1, 1), (1, 1, 2), (3, 1, 2)],
    *[(0, 0, 3), (2, 1, 3), (4, 1, 3), (1, 0, 4), (3, 0, 4)],
]
"""Twelve tiles that cannot be taken apart, though which must go before which does not tell."""


def funnel(height: int) -> list[plain.Place]:
    """Return the gadget under two tiles that lie on all of it, and these under an upturned pyramid."""
    tiles = [*GADGET, (2, -1, 5), (2, 1, 5)]
    for k in range(height):
        tiles += [(1 - k + 2 * i, -k + 2 * j, 6 + k) for i in range(2 + k) for j in range(1 + k)]
    return tiles


def outcome_of(tiles: list[plain.Place], seed: int = 1) -> Outcome:
    """Return the outcome for a full board; a way out is first replayed by plain geometry."""
    layout = Layout.from_tiles(tiles)
    outcome = dismantle(layout, layout.full, SplitMix64(seed))
    if isinstance(outcome, Dismantled):
        slots = layout.slots
        assert plain.takes_all(slots, [(slots[one], slots[other]) for one, other in outcome.pairs])
    return outcome


def stacks(*heights: int) -> list[plain.Place]:
    return [(4 * at, 0, z) for at, height in enumerate(heights) for z in range(height)]


IMPOSSIBLE = {
    "two tiles on each other": stacks(2),
    "four with two singles": stacks(4, 1, 1),
    "sixty with forty singles": [*TOWER_60, *plain.singles(40)],
    "one tile on everything": [*plain.block(2, 2, 1), (1, 1, 1), (1, 1, 2)],
    "two waists of one tile": [(0, 0, 0), (2, 0, 0), (1, 0, 1), (1, 0, 2), (0, 0, 3), (2, 0, 3)],
    "the gadget": GADGET,
    "the gadget under a wide heap": funnel(7),
}

POSSIBLE = {
    "one pair": stacks(1, 1),
    "two stacks of two": stacks(2, 2),
    "sixty with sixty singles": [*TOWER_60, *plain.singles(60)],
    "sixty with sixty-two singles": [*TOWER_60, *plain.singles(62)],
    "sixty with a field": [*TOWER_60, *plain.block(8, 10, 1, x=4)],
    "sixty with a row": [*TOWER_60, *plain.block(62, 1, 1, x=4)],
    "three stacks of forty": stacks(40, 40, 40),
    "two hundred stacks of two": [(4 * (i % 20), 4 * (i // 20), z) for i in range(200) for z in range(2)],
    "one row of 250": plain.block(250, 1, 1),
    "a field of 20 x 15": plain.block(20, 15, 1),
    "the Turtle": plain.turtle(),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_boards_are_proven_so(name: str) -> None:
    assert outcome_of(IMPOSSIBLE[name]) == Undealable(UndealableReason.PROVEN)


@pytest.mark.parametrize("name", POSSIBLE)
def test_possible_boards_are_taken_apart(name: str) -> None:
    assert isinstance(outcome_of(POSSIBLE[name]), Dismantled)


def test_largest_board_is_taken_apart() -> None:
    layout = Layout.from_tiles(plain.block(20, 20, 5))
    outcome = dismantle(layout, layout.full, SplitMix64(1))
    assert isinstance(outcome, Dismantled)
    assert sorted(tile for pair in outcome.pairs for tile in pair) == list(range(2000))


@pytest.mark.parametrize("tiles", [stacks(1), stacks(2, 1), plain.singles(7)])
def test_odd_boards_are_refused(tiles: list[plain.Place]) -> None:
    assert outcome_of(tiles) == Undealable(UndealableReason.ODD_COUNT)


def test_no_tiles_need_no_pairs() -> None:
    assert dismantle(Layout.from_tiles([(0, 0, 0)]), 0, SplitMix64(0)) == Dismantled(())


@settings(max_examples=400)
@given(st.one_of(plain.boards(most=12), plain.boards(3, 2, 9, most=12), plain.boards(6, 2, 8, most=12)), st.data())
def test_answers_agree_with_trying_everything(tiles: list[plain.Place], data: st.DataObject) -> None:
    layout = Layout.from_tiles(tiles)
    present = layout.full if len(layout) % 2 == 0 else layout.full & ~(1 << data.draw(st.integers(0, len(layout) - 1)))
    slots = layout.slots
    there = [slots[tile] for tile in tiles_of(present)]
    can_be = plain.can_be_taken_apart(there)
    found = search_removal(layout, present, chain_heights(layout, present), 1000) if present else ()
    for outcome in (dismantle(layout, present, SplitMix64(len(tiles))), found):
        pairs = outcome.pairs if isinstance(outcome, Dismantled) else outcome
        if can_be:
            assert isinstance(pairs, tuple)
            assert not isinstance(pairs, Undealable | NotFound)
            assert plain.takes_all(there, [(slots[one], slots[other]) for one, other in pairs])
        else:
            assert pairs in (None, Undealable(UndealableReason.PROVEN))


def test_random_tries_take_any_two_free_tiles_equally_often() -> None:
    layout = Layout.from_tiles(plain.singles(4))
    firsts: Counter[tuple[int, int]] = Counter()
    rng = SplitMix64(3)
    for _ in range(6000):
        outcome = dismantle(layout, layout.full, rng)
        assert isinstance(outcome, Dismantled)
        firsts[outcome.pairs[0]] += 1
    assert len(firsts) == 12
    assert all(400 < count < 600 for count in firsts.values())


def test_partners_of_a_tower_are_random_too() -> None:
    layout = Layout.from_tiles([*TOWER_60, *plain.singles(60)])
    partners = set()
    for seed in range(20):
        outcome = dismantle(layout, layout.full, SplitMix64(seed))
        assert isinstance(outcome, Dismantled)
        partners.add(tuple(max(pair, key=lambda tile: layout.slots[tile].x) for pair in outcome.pairs))
    assert len(partners) == 20


def test_same_generator_gives_the_same_order() -> None:
    assert outcome_of(plain.turtle(), seed=4) == outcome_of(plain.turtle(), seed=4)
    assert outcome_of(plain.turtle(), seed=4) != outcome_of(plain.turtle(), seed=5)


def test_search_gives_up_after_so_many_positions() -> None:
    layout = Layout.from_tiles(funnel(2))
    heights = chain_heights(layout, layout.full)
    with pytest.raises(GaveUp) as caught:
        search_removal(layout, layout.full, heights, 5)
    assert caught.value.nodes == 5
    assert search_removal(layout, layout.full, heights, 1000) is None


def test_giving_up_is_the_third_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.engine.solitaire.dismantle.MAX_NODES", 5)
    assert outcome_of(funnel(2)) == NotFound(UNIFORM_TRIES + TALLEST_TRIES, 5)


def test_search_sees_early_that_a_heap_with_too_few_singles_is_lost() -> None:
    # without the bound on chains it takes 37 positions; with every tile tried, also those that are alike, 39
    lower = [(2, 0, 0), (1, 0, 1), (3, 0, 1), (2, 0, 2), (1, 0, 3), (0, 0, 4), (2, 0, 4), (4, 0, 4)]
    upper = [(1, 0, 5), (3, 0, 5), (2, 0, 6), (4, 0, 6), (1, 0, 7), (3, 0, 7), (0, 0, 8), (0, 0, 9)]
    singles = [(20 + 4 * at, 0, 0) for at in range(4)]
    layout = Layout.from_tiles([*lower, *upper, *singles])
    assert search_removal(layout, layout.full, chain_heights(layout, layout.full), 10) is None


def test_search_does_not_grow_with_tiles_that_are_alike() -> None:
    # the tower can go only with other tiles at every move; which of the singles it takes does not matter
    layout = Layout.from_tiles([*TOWER_60, *plain.singles(60)])
    pairs = search_removal(layout, layout.full, chain_heights(layout, layout.full), 60)
    assert pairs is not None
    assert len(pairs) == 60


def test_chain_heights_count_tiles_that_cover_one_another() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (4, 0, 0), (1, 1, 1), (0, 0, 5)])
    assert chain_heights(layout, layout.full) == [1, 1, 2, 3]
    assert chain_heights(layout, 0b1001) == [1, 0, 0, 2]
