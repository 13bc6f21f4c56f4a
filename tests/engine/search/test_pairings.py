from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.search import pairings as module
from mahjong_qt.engine.search.pairings import Choice, Pairings, pairings_of

if TYPE_CHECKING:
    from collections.abc import Iterator

Matching = frozenset[frozenset[int]]


def mask(*members: int) -> int:
    return sum(1 << member for member in members)


def members(of: int) -> set[int]:
    return {member for member in range(8) if of >> member & 1}


def allowed(pairings: Pairings, domain: int) -> list[dict[int, int]]:
    """Return for each pairing in a domain who is whose partner."""
    return [
        {one: other for pair in matching for one, other in (pair, pair[::-1])}
        for number, matching in enumerate(pairings.matchings)
        if domain >> number & 1
    ]


def all_matchings(left: frozenset[int]) -> Iterator[Matching]:
    """Yield every way to pair these, some of them several times."""
    if not left:
        yield frozenset()
    for one in left:
        for other in left - {one}:
            for rest in all_matchings(left - {one, other}):
                yield rest | {frozenset((one, other))}


@st.composite
def groups(draw: st.DrawFn) -> tuple[Pairings, int, int, int]:
    """Draw pairings, a domain that is not empty, and two sets of members, the first within the second."""
    pairings = pairings_of(draw(st.sampled_from((2, 4, 6, 8))))
    numbers = draw(st.sets(st.integers(0, len(pairings.matchings) - 1), min_size=1, max_size=6))
    both = draw(st.integers(0, (1 << pairings.size) - 1))
    return pairings, mask(*numbers), both & draw(st.integers(0, (1 << pairings.size) - 1)), both


@pytest.mark.parametrize(("size", "count"), [(2, 1), (4, 3), (6, 15), (8, 105)])
def test_all_pairings_are_listed_once(size: int, count: int) -> None:
    pairings = pairings_of(size)
    listed = [frozenset(map(frozenset, matching)) for matching in pairings.matchings]
    assert len(listed) == count
    assert set(listed) == set(all_matchings(frozenset(range(size))))
    assert pairings.all == 2**count - 1
    assert pairings_of(size) is pairings


@pytest.mark.parametrize("size", [0, 1, 3, 7, 10, -2])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"not {size}"):
        Pairings(size)


def test_edges_are_the_pairings_with_that_pair() -> None:
    pairings = pairings_of(4)
    assert pairings.matchings == (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
    assert pairings.edges == [[0, 1, 2, 4], [1, 0, 4, 2], [2, 4, 0, 1], [4, 2, 1, 0]]
    assert pairings.pairs[:2] == (Choice(mask(0, 1), 1), Choice(mask(0, 2), 2))
    assert len(pairings.pairs) == 6


def test_what_two_pairings_of_four_allow() -> None:
    pairings, domain = pairings_of(4), 0b011
    assert pairings.takings(domain)[mask(0, 1)] == mask(0, 1)
    assert pairings.takings(domain)[mask(0, 3)] == 0
    assert pairings.forced(domain)[mask(0, 1, 2)] == 0
    assert pairings.forced(0b001)[mask(0, 1, 2)] == mask(0, 1)
    assert pairings.choices(domain, mask(0, 1, 2)) == (Choice(mask(0, 1), 0b001), Choice(mask(0, 2), 0b010))
    assert pairings.unblocked(mask(0), mask(0, 1)) == 0b110
    assert pairings.pairs_of(0b110) == ((0, 2), (1, 3))


@given(groups())
def test_takings_have_an_allowed_partner_that_is_available(drawn: tuple[Pairings, int, int, int]) -> None:
    pairings, domain, _, available = drawn
    partners = allowed(pairings, domain)
    assert members(pairings.takings(domain)[available]) == {
        member for member in members(available) if any(each[member] in members(available) for each in partners)
    }


@given(groups())
def test_forced_pairs_are_those_of_every_pairing_left(drawn: tuple[Pairings, int, int, int]) -> None:
    pairings, domain, _, free = drawn
    partners = allowed(pairings, domain)
    assert members(pairings.forced(domain)[free]) == {
        member
        for member in members(free)
        if partners[0][member] in members(free) and all(each[member] == partners[0][member] for each in partners)
    }


@given(groups())
def test_choices_are_pairs_that_some_have_and_others_have_not(drawn: tuple[Pairings, int, int, int]) -> None:
    pairings, domain, _, free = drawn
    partners = allowed(pairings, domain)
    found = pairings.choices(domain, free)
    assert {choice.pair for choice in found} == {
        mask(one, other)
        for one in members(free)
        for other in members(free) - {one}
        if len({each[one] == other for each in partners}) == 2
    }
    assert len({choice.pair for choice in found}) == len(found)
    for pair, edge in found:
        one, other = sorted(members(pair))
        assert all(each[one] == other for each in allowed(pairings, edge))
        assert all(each[one] != other for each in allowed(pairings, pairings.all & ~edge))


@given(groups())
def test_unblocked_pairings_give_no_stuck_member_an_available_partner(drawn: tuple[Pairings, int, int, int]) -> None:
    pairings, _, stuck, available = drawn
    numbers = members_of_domain(pairings.unblocked(stuck, available))
    for number, partner in enumerate(allowed(pairings, pairings.all)):
        blocked = any(partner[member] in members(available) for member in members(stuck))
        assert (number in numbers) is not blocked


@given(groups())
def test_the_pairs_of_a_domain_are_one_of_its_pairings(drawn: tuple[Pairings, int, int, int]) -> None:
    pairings, domain, _, _ = drawn
    assert pairings.pairs_of(domain) == pairings.matchings[min(members_of_domain(domain))]


def test_nothing_can_be_forced_where_nothing_is_allowed() -> None:
    assert pairings_of(4).forced(0)[0b1111] == 0


def test_tables_are_forgotten_when_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_TABLES", 3)
    pairings = Pairings(4)
    for domain in range(1, 8):
        for available in range(16):
            assert pairings.takings(domain)[available] == pairings_of(4).takings(domain)[available]
            assert pairings.forced(domain)[available] == pairings_of(4).forced(domain)[available]
            assert pairings.choices(domain, available) == pairings_of(4).choices(domain, available)
            assert pairings.unblocked(domain, available) == pairings_of(4).unblocked(domain, available)
    tables = (pairings._takings, pairings._forced, pairings._choices, pairings._unblocked)
    assert max(len(table) for table in tables) <= 3


def members_of_domain(domain: int) -> set[int]:
    return {number for number in range(domain.bit_length()) if domain >> number & 1}
