"""The rules of Shisen-sho without gravity as the search by pairings wants them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.search.pairings import pairings_of
from mahjong_qt.engine.search.theory import Nogood, Option
from mahjong_qt.engine.shisen.spans import Spans, reach_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.search.pairings import Pairings
    from mahjong_qt.engine.shisen.grid import Occupancy

LARGEST_WHOLE = 4
"""Tiles left of a group of which it is looked at whether all can go at once."""


class SearchState(NamedTuple):
    """A position in the search.

    ``left`` has a mask of members for each group, ``joined`` a mask of the pairs, by number, of which it is known that
    a line joins them: once it does, it always will.
    """

    left: list[int]
    joined: list[int]
    spans: Spans

    def copy(self) -> SearchState:
        """Return a state of its own."""
        return SearchState(self.left.copy(), self.joined.copy(), self.spans.copy())


class PairRule(NamedTuple):
    """A pair of members that a domain allows: its number among the pairs of the group, the two, and their mask."""

    number: int
    one: int
    other: int
    mask: int


class ShisenTheory:
    """A position: the tiles present on a field, in groups of 2, 4, 6 or 8, of which any two match.

    A tile can be taken with a partner that a line joins to it, be that one taken already or not: then its cell is one
    of the empty ones. Taking tiles only ever leaves more cells empty, so lines stay.
    """

    def __init__(self, occupancy: Occupancy, tiles: Sequence[Sequence[int]]) -> None:
        """Prepare the tables; ``tiles`` has for each group its tiles."""
        self.groups: list[Pairings] = [pairings_of(len(members)) for members in tiles]
        self.tiles = tiles
        spans = Spans.of(occupancy)
        self._places = [[spans.place(occupancy.cells[tile]) for tile in members] for members in tiles]
        self._reaches = [[reach_of(*pair) for pair in combinations(places, 2)] for places in self._places]
        left = [(1 << len(members)) - 1 for members in tiles]
        self._start = SearchState(left, [0] * len(tiles), spans)

    def start(self) -> SearchState:
        """Return the position at the start."""
        return self._start

    def play(self, state: SearchState, domains: Sequence[int], changed: Iterable[int]) -> SearchState:
        """Take everything whose partner is certain, and groups of which all that is left can go in some allowed way."""
        return self.play_out(state, domains, changed)[0]

    def play_out(
        self, state: SearchState, domains: Sequence[int], changed: Iterable[int]
    ) -> tuple[SearchState, list[Pair]]:
        """Play as :meth:`play` does, and return the pairs of tiles in the order of their removal too.

        In the groups that did not change nothing can be taken until a tile of another one is gone.
        """
        state = state.copy()
        taken: list[Pair] = []
        waiting: Iterable[int] = changed
        is_going_on = True
        while is_going_on:
            before = len(taken)
            for group in waiting:
                if state.left[group]:
                    members = self.tiles[group]
                    taken += [
                        (members[one], members[other]) for one, other in self._advance(state, group, domains[group])
                    ]
            is_going_on = len(taken) > before
            waiting = [group for group, rest in enumerate(state.left) if rest]
        return state, taken

    def rules(self, domains: Sequence[int]) -> list[tuple[PairRule, ...]]:
        """Return for each group the pairs that its domain allows."""
        return [allowed_pairs(pairings.size, domain) for pairings, domain in zip(self.groups, domains, strict=True)]

    def relax(self, state: SearchState, rules: Sequence[tuple[PairRule, ...]]) -> SearchState:
        """Take every tile that an allowed line joins to another one, taken already or not."""
        state = state.copy()
        left, joined, spans = state
        joins, clear = spans.joins, spans.clear
        waiting = [group for group, rest in enumerate(left) if rest]
        untouched = 0  # groups looked at since the last one of which tiles were taken
        while untouched < len(waiting):
            still = []
            for group in waiting:
                rest, known, reaches = left[group], joined[group], self._reaches[group]
                untouched += 1
                for number, one, other, mask in rules[group]:
                    if not rest & mask or not (known >> number & 1 or joins(reaches[number])):
                        continue
                    known |= 1 << number
                    places = self._places[group]
                    if rest >> one & 1:
                        clear(places[one])
                    if rest >> other & 1:
                        clear(places[other])
                    rest &= ~mask
                    untouched = 0
                left[group], joined[group] = rest, known
                if rest:
                    still.append(group)
                if untouched >= len(waiting):
                    break
            else:
                waiting = still
        return state

    def loosen(self, state: SearchState, rules: Sequence[tuple[PairRule, ...]], group: int) -> SearchState | None:
        """Go on from what :meth:`relax` left, after the domain of a group grew."""
        rest = state.left[group]
        for rule in rules[group]:
            if rest & rule.mask and self._is_joined(state, group, rule):
                return self.relax(state, rules)
        return None

    def is_cleared(self, state: SearchState) -> bool:
        """Say whether no tile is left."""
        return not any(state.left)

    def has_tiles(self, state: SearchState, group: int) -> bool:
        """Say whether tiles of a group are left."""
        return bool(state.left[group])

    def nogood(self, state: SearchState) -> Nogood:
        """Return why nothing can be taken where :meth:`relax` got stuck."""
        found = []
        for group, (pairings, rest) in enumerate(zip(self.groups, state.left, strict=True)):
            if not rest:
                continue
            blocked = 0
            for rule, choice in zip(all_pairs(pairings.size), pairings.pairs, strict=True):
                if rest & rule.mask and self._is_joined(state, group, rule):
                    blocked |= choice.pairings
            if blocked:
                found.append((group, pairings.all & ~blocked))
        return found

    def options(self, state: SearchState, domains: Sequence[int]) -> Iterable[Option]:
        """Return every pair of tiles left that a line joins and that is allowed but not certain.

        How many lines a removal would open takes long to find out and tells little: all gains are 0. The state is one
        that :meth:`play` left, which knows what is joined.
        """
        found = []
        for group, (domain, rest, known) in enumerate(zip(domains, state.left, state.joined, strict=True)):
            if not rest & (rest - 1) or not domain & (domain - 1) or not known:
                continue
            pairs = self.groups[group].pairs
            found += [
                Option(group, mask, pairs[number].pairings, 0)
                for number, _, _, mask in open_pairs(self.groups[group].size, domain)
                if known >> number & 1 and rest & mask == mask
            ]
        return found

    def _advance(self, state: SearchState, group: int, domain: int) -> list[Pair]:
        """Take what can be taken of a group, and return the pairs of its members."""
        rest = state.left[group]
        known, reaches = state.joined[group], self._reaches[group]
        joins, size = state.spans.joins, self.groups[group].size
        for number, _, _, mask in allowed_pairs(size, domain):
            if rest & mask == mask and not known >> number & 1 and joins(reaches[number]):
                known |= 1 << number
        state.joined[group] = known
        if not known:
            return []
        forced = [
            rule for rule in forced_pairs(size, domain) if known >> rule.number & 1 and rest & rule.mask == rule.mask
        ]
        for rule in forced:
            self._clear(state, group, rule.mask)
        if not forced and domain & (domain - 1) and rest.bit_count() <= LARGEST_WHOLE:
            forced = self._take_whole(state, group, domain)
        return [(rule.one, rule.other) for rule in forced]

    def _take_whole(self, state: SearchState, group: int, domain: int) -> list[PairRule]:
        """Take all members left when some allowed pairing of them can go, one pair after the other."""
        rest, known = state.left[group], state.joined[group]
        for pairing in whole_pairings(self.groups[group].size, domain, rest):
            first = [rule for rule in pairing if known >> rule.number & 1]
            if not first:
                continue
            second = [rule for rule in pairing if not known >> rule.number & 1]
            if second:
                # whether these can go shows when the others are gone
                trial = state.copy()
                for rule in first:
                    self._clear(trial, group, rule.mask)
                if not all(trial.spans.joins(self._reaches[group][rule.number]) for rule in second):
                    continue
            self._clear(state, group, rest)
            return [*first, *second]
        return []

    def _is_joined(self, state: SearchState, group: int, rule: PairRule) -> bool:
        if state.joined[group] >> rule.number & 1:
            return True
        if not state.spans.joins(self._reaches[group][rule.number]):
            return False
        state.joined[group] |= 1 << rule.number
        return True

    def _clear(self, state: SearchState, group: int, members: int) -> None:
        state.left[group] &= ~members
        for member, place in enumerate(self._places[group]):
            if members >> member & 1:
                state.spans.clear(place)


@lru_cache
def all_pairs(size: int) -> tuple[PairRule, ...]:
    """Return every two members of a group, in the order of :attr:`Pairings.pairs`."""
    return tuple(_rule(number, choice.pair) for number, choice in enumerate(pairings_of(size).pairs))


@lru_cache(maxsize=4096)
def allowed_pairs(size: int, domain: int) -> tuple[PairRule, ...]:
    """Return the pairs of members that some pairing of a domain makes."""
    pairs = zip(all_pairs(size), pairings_of(size).pairs, strict=True)
    return tuple(rule for rule, choice in pairs if domain & choice.pairings)


@lru_cache(maxsize=4096)
def forced_pairs(size: int, domain: int) -> tuple[PairRule, ...]:
    """Return the pairs of members that every pairing of a domain makes."""
    pairs = zip(all_pairs(size), pairings_of(size).pairs, strict=True)
    return tuple(rule for rule, choice in pairs if domain and not domain & ~choice.pairings)


@lru_cache(maxsize=4096)
def open_pairs(size: int, domain: int) -> tuple[PairRule, ...]:
    """Return the pairs of members that some pairings of a domain make and others do not."""
    pairs = zip(all_pairs(size), pairings_of(size).pairs, strict=True)
    return tuple(rule for rule, choice in pairs if domain & choice.pairings and domain & ~choice.pairings)


@lru_cache(maxsize=4096)
def whole_pairings(size: int, domain: int, rest: int) -> tuple[tuple[PairRule, ...], ...]:
    """Return the different ways in which the pairings of a domain pair the members ``rest``."""
    rules = {(rule.one, rule.other): rule for rule in all_pairs(size)}
    ways: dict[tuple[PairRule, ...], None] = {}
    for number, matching in enumerate(pairings_of(size).matchings):
        if domain >> number & 1:
            way = tuple(rules[pair] for pair in matching if rest & rules[pair].mask == rules[pair].mask)
            if sum(rule.mask for rule in way) == rest:
                ways[way] = None
    return tuple(ways)


def _rule(number: int, mask: int) -> PairRule:
    return PairRule(number, (mask & -mask).bit_length() - 1, mask.bit_length() - 1, mask)
