"""The ways to put the tiles of a group together two by two.

The members of a group are numbered from 0; a set of members is a mask. Its pairings (perfect matchings) are numbered
too, and the set of those still allowed, the group's domain, is a mask again: 1 of a group of two, 3, 15 and 105 of
groups of four, six and eight.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeVar

LARGEST_GROUP = 8
"""Members of the largest group whose pairings are listed."""

MAX_TABLES = 2_000
"""Tables of one kind that are kept for a size of group before all are forgotten."""

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class Choice(NamedTuple):
    """Two members that may be paired and may yet be parted: their mask, and the mask of the pairings that pair them."""

    pair: int
    pairings: int


class Takings(dict[int, int]):
    """For the members available, by mask: those that can be taken, since a partner allowed to them is available."""

    def __init__(self, pairings: Pairings, domain: int) -> None:
        """Answer for a domain."""
        super().__init__()
        self._partners = tuple(
            sum(1 << other for other, edge in enumerate(edges) if domain & edge) for edges in pairings.edges
        )

    def __missing__(self, available: int) -> int:
        """Find the answer once."""
        takings = sum(
            1 << member
            for member, partners in enumerate(self._partners)
            if available >> member & 1 and partners & available
        )
        self[available] = takings
        return takings


class ForcedPairs(dict[int, int]):
    """For the members free, by mask: those whose partner is free too and theirs in every pairing of a domain."""

    def __init__(self, pairings: Pairings, domain: int) -> None:
        """Answer for a domain."""
        super().__init__()
        self._pairs = tuple(pair for pair, edge in pairings.pairs if domain and not domain & ~edge)

    def __missing__(self, free: int) -> int:
        """Find the answer once."""
        forced = sum(pair for pair in self._pairs if pair & free == pair)
        self[free] = forced
        return forced


class Pairings:
    """All pairings of a group of ``size`` members, and tables of what follows from a domain."""

    def __init__(self, size: int) -> None:
        """List the pairings.

        :raises ValueError: when the size is odd, not positive or over :data:`LARGEST_GROUP`.
        """
        if size not in range(2, LARGEST_GROUP + 1, 2):
            raise ValueError(f"a group has 2, 4, 6 or 8 tiles here, not {size}")
        self.size = size
        listed = _perfect_matchings(tuple(range(size)))
        self.all = (1 << len(listed)) - 1
        """The domain of a group of which nothing is decided."""
        self.edges = [[0] * size for _ in range(size)]
        """``edges[i][j]`` are the pairings in which i and j are partners."""
        for number, matching in enumerate(listed):
            for one, other in matching:
                self.edges[one][other] |= 1 << number
                self.edges[other][one] |= 1 << number
        self.matchings = tuple(listed)
        """The pairs of members of each pairing, by number."""
        self.pairs = tuple(
            Choice(1 << one | 1 << other, self.edges[one][other])
            for one in range(size)
            for other in range(one + 1, size)
        )
        """Every two members, with the pairings that pair them."""
        self._takings: dict[int, Takings] = {}
        self._forced: dict[int, ForcedPairs] = {}
        self._choices: dict[tuple[int, int], tuple[Choice, ...]] = {}
        self._unblocked: dict[tuple[int, int], int] = {}

    def takings(self, domain: int) -> Takings:
        """Return the table of members that can be taken under a domain."""
        table = self._takings.get(domain)
        if table is None:
            self._bound(self._takings)
            table = self._takings[domain] = Takings(self, domain)
        return table

    def forced(self, domain: int) -> ForcedPairs:
        """Return the table of members that a domain leaves one partner only."""
        table = self._forced.get(domain)
        if table is None:
            self._bound(self._forced)
            table = self._forced[domain] = ForcedPairs(self, domain)
        return table

    def choices(self, domain: int, members: int) -> tuple[Choice, ...]:
        """Return the pairs among these members that some pairings of the domain make and others do not."""
        key = domain, members
        found = self._choices.get(key)
        if found is None:
            self._bound(self._choices)
            found = self._choices[key] = tuple(
                choice
                for choice in self.pairs
                if choice.pair & members == choice.pair and domain & choice.pairings and domain & ~choice.pairings
            )
        return found

    def unblocked(self, stuck: int, available: int) -> int:
        """Return the pairings in which no member of ``stuck`` has a partner in ``available``."""
        key = stuck, available
        found = self._unblocked.get(key)
        if found is None:
            blocked = 0
            for one, edges in enumerate(self.edges):
                if stuck >> one & 1:
                    for other, edge in enumerate(edges):
                        if available >> other & 1:
                            blocked |= edge
            self._bound(self._unblocked)
            found = self._unblocked[key] = self.all & ~blocked
        return found

    def pairs_of(self, domain: int) -> tuple[tuple[int, int], ...]:
        """Return the pairs of members of the lowest pairing in a domain."""
        return self.matchings[(domain & -domain).bit_length() - 1]

    @staticmethod
    def _bound(table: dict[KeyT, ValueT]) -> None:
        if len(table) >= MAX_TABLES:
            table.clear()


@lru_cache
def pairings_of(size: int) -> Pairings:
    """Return the pairings of a size of group; groups of one size share them.

    >>> bin(pairings_of(4).all), pairings_of(4).pairs_of(0b100)
    ('0b111', ((0, 3), (1, 2)))
    """
    return Pairings(size)


def _perfect_matchings(members: tuple[int, ...]) -> list[tuple[tuple[int, int], ...]]:
    if not members:
        return [()]
    first, *rest = members
    return [
        ((first, partner), *others)
        for at, partner in enumerate(rest)
        for others in _perfect_matchings((*rest[:at], *rest[at + 1 :]))
    ]
