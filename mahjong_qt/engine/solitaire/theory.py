"""The rules of Mahjong Solitaire as the search by pairings wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.search.theory import Nogood, Option
from mahjong_qt.engine.solitaire.closings import closings_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.search.pairings import Pairings, Takings


class SearchState(NamedTuple):
    """A position in the search; tiles as masks of the members of each group.

    ``closings`` has the number of :class:`~mahjong_qt.engine.solitaire.closings.Closings` of each tile; those that are
    available have the mark.
    """

    closings: list[int]
    left: list[int]
    available: list[int]


class Releases(dict[int, tuple[tuple[int, int], ...]]):
    """For members of a group that are taken, by mask: the tiles that they closed, and how much is lifted from each."""

    def __init__(self, closed_by: Sequence[Sequence[tuple[int, int]]]) -> None:
        """Begin with what each member closes."""
        super().__init__()
        self._closed_by = closed_by

    def __missing__(self, members: int) -> tuple[tuple[int, int], ...]:
        """Add up the answer once."""
        lifted: dict[int, int] = {}
        for member in tiles_of(members):
            for tile, weight in self._closed_by[member]:
                lifted[tile] = lifted.get(tile, 0) + weight
        self[members] = tuple(lifted.items())
        return self[members]


class SolitaireTheory:
    """A position: the tiles of a layout that are present, in groups of 2, 4, 6 or 8, of which any two match.

    A tile is free when none covers it or closes its left side, or none covers it or closes its right side; available
    tiles are those that are free or were taken.
    """

    def __init__(self, layout: Layout, tiles: Sequence[Sequence[int]], groups: Sequence[Pairings]) -> None:
        """Prepare the tables; ``tiles`` has for each group its tiles, ``groups`` its pairings."""
        self.groups = groups
        self.tiles = tiles
        table = closings_of(layout)
        self._opens, self._mark = table.opens, table.mark
        self._group_of = [0] * len(layout)
        self._bit_of = [0] * len(layout)
        for group, members in enumerate(tiles):
            for place, tile in enumerate(members):
                self._group_of[tile] = group
                self._bit_of[tile] = 1 << place
        closings = table.of(sum(1 << tile for members in tiles for tile in members))
        available = [
            sum(1 << place for place, tile in enumerate(members) if closings[tile] == self._mark) for members in tiles
        ]
        self._start = SearchState(closings, [(1 << len(members)) - 1 for members in tiles], available)
        self._releases = [Releases([table.closed_by[tile] for tile in members]) for members in tiles]

    def start(self) -> SearchState:
        """Return the position at the start."""
        return self._start

    def play(self, state: SearchState, domains: Sequence[int], changed: Iterable[int]) -> SearchState:
        """Take everything whose partner is certain, and groups of which all that is left is available."""
        closings, left, available = state.closings.copy(), state.left.copy(), state.available.copy()
        stack = list(changed)
        while stack:
            group = stack.pop()
            rest = left[group]
            taken = free = rest & available[group]
            if not free:
                continue
            if free != rest:
                taken = self.groups[group].forced(domains[group])[free]
                if not taken:
                    continue
            left[group] = rest ^ taken
            self._release(closings, available, stack, self._releases[group][taken])
        return SearchState(closings, left, available)

    def rules(self, domains: Sequence[int]) -> list[Takings]:
        """Return for each group which members can be taken, by those available."""
        return [pairings.takings(domain) for pairings, domain in zip(self.groups, domains, strict=True)]

    def relax(self, state: SearchState, rules: Sequence[Takings]) -> SearchState:
        """Take every tile that has an available partner allowed to it, taken already or not."""
        frontier = [group for group, members in enumerate(state.left) if members & state.available[group]]
        return self._spread(state, rules, frontier)

    def loosen(self, state: SearchState, rules: Sequence[Takings], group: int) -> SearchState | None:
        """Go on from what :meth:`relax` left, after the domain of a group grew."""
        if not rules[group][state.available[group]] & state.left[group]:
            return None
        return self._spread(state, rules, [group])

    def is_cleared(self, state: SearchState) -> bool:
        """Say whether no tile is left."""
        return not any(state.left)

    def has_tiles(self, state: SearchState, group: int) -> bool:
        """Say whether tiles of a group are left."""
        return bool(state.left[group])

    def nogood(self, state: SearchState) -> Nogood:
        """Return why nothing can be taken where :meth:`relax` got stuck."""
        found = []
        for group, (pairings, rest, available) in enumerate(zip(self.groups, state.left, state.available, strict=True)):
            if rest & available:
                unblocked = pairings.unblocked(rest & available, available)
                if unblocked != pairings.all:
                    found.append((group, unblocked))
        return found

    def options(self, state: SearchState, domains: Sequence[int]) -> Iterable[Option]:
        """Return every pair of free tiles that is allowed but not certain."""
        closings, left, available = state
        opens = self._opens
        found = []
        for group, domain in enumerate(domains):
            free = left[group] & available[group]
            if not free & (free - 1) or not domain & (domain - 1):
                continue
            releases = self._releases[group]
            for pair, pairings in self.groups[group].choices(domain, free):
                gain = sum(opens[closings[tile] - weight] for tile, weight in releases[pair])
                found.append(Option(group, pair, pairings, gain))
        return found

    def _spread(self, state: SearchState, rules: Sequence[Takings], stack: list[int]) -> SearchState:
        """Take what can be taken of the groups on the stack, and of those that this makes more available of."""
        closings, left, available = state.closings.copy(), state.left.copy(), state.available.copy()
        all_releases, group_of, bit_of = self._releases, self._group_of, self._bit_of
        opens, mark = self._opens, self._mark
        pop, push = stack.pop, stack.append
        while stack:
            group = pop()
            taken = rules[group][available[group]] & left[group]
            if not taken:
                continue
            left[group] ^= taken
            # as in _release, without the call: here the search spends most of its time
            for tile, weight in all_releases[group][taken]:
                closings[tile] = closing = closings[tile] - weight
                if opens[closing]:
                    closings[tile] = mark
                    its_group = group_of[tile]
                    available[its_group] |= bit_of[tile]
                    push(its_group)
        return SearchState(closings, left, available)

    def _release(
        self, closings: list[int], available: list[int], stack: list[int], releases: Sequence[tuple[int, int]]
    ) -> None:
        """Lift what was taken from the tiles that it closed; the groups of those that become available are stacked."""
        for tile, weight in releases:
            closings[tile] -= weight
            if self._opens[closings[tile]]:
                closings[tile] = self._mark
                group = self._group_of[tile]
                available[group] |= self._bit_of[tile]
                stack.append(group)
