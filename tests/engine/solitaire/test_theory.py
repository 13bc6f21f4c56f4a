from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search.pairings import pairings_of
from mahjong_qt.engine.search.theory import Option
from mahjong_qt.engine.solitaire.theory import SearchState, SolitaireTheory
from tests.engine import plain_rules as plain
from tests.engine.sample_games import make_deal, row
from tests.engine.small_boards import SHAPES, SIZES, random_board

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Board

Partners = list[dict[int, int]]
"""For each pairing of a group that is allowed: the partner of each tile."""


class Position:
    """A board with a domain for each group, and what the plain rules say of it."""

    def __init__(self, board: Board, domains: Sequence[int] | None = None) -> None:
        self.tiles = groups_of(board)
        self.theory = SolitaireTheory(board.layout, self.tiles, [pairings_of(len(tiles)) for tiles in self.tiles])
        self.full = [pairings.all for pairings in self.theory.groups]
        self.domains = list(domains or self.full)
        self._slots = board.layout.slots
        self.present = {tile for tiles in self.tiles for tile in tiles}

    def played(self) -> SearchState:
        return self.theory.play(self.theory.start(), self.domains, range(len(self.tiles)))

    def relaxed(self, state: SearchState) -> SearchState:
        return self.theory.relax(state, self.theory.rules(self.domains))

    def left(self, state: SearchState) -> set[int]:
        return {tile for mask, tiles in zip(state.left, self.tiles, strict=True) for tile in members(mask, tiles)}

    def partners(self, domains: Sequence[int]) -> list[Partners]:
        return [
            [
                {tiles[one]: tiles[other] for pair in matching for one, other in (pair, pair[::-1])}
                for number, matching in enumerate(pairings.matchings)
                if domain >> number & 1
            ]
            for tiles, pairings, domain in zip(self.tiles, self.theory.groups, domains, strict=True)
        ]

    def free(self, left: Collection[int]) -> set[int]:
        places = {self._slots[tile] for tile in left}
        return {tile for tile in left if plain.is_free(self._slots[tile], places)}

    def plainly_relaxed(self, left: Collection[int]) -> set[int]:
        """Take tiles with an available partner until nothing can be taken."""
        left = set(left)
        while True:
            available = self.free(left) | (self.present - left)
            go = {
                tile
                for group in self.partners(self.domains)
                for pairing in group
                for tile, partner in pairing.items()
                if tile in left & available and partner in available
            }
            if not go:
                return left
            left -= go

    def plainly_played(self, domains: Sequence[int]) -> set[int]:
        """Take certain pairs and whole groups until nothing can be taken."""
        left, go = set(self.present), {-1}
        while go:
            left -= go
            free = self.free(left)
            go = set()
            for tiles, group in zip(self.tiles, self.partners(domains), strict=True):
                rest = left & set(tiles)
                go |= rest if rest <= free else set()
                go |= {
                    tile
                    for tile in rest & free
                    if group[0][tile] in free and all(pairing[tile] == group[0][tile] for pairing in group)
                }
        return left


def members(mask: int, tiles: Sequence[int]) -> list[int]:
    return [tile for place, tile in enumerate(tiles) if mask >> place & 1]


@st.composite
def positions(draw: st.DrawFn, most: int = 14) -> Position:
    random: Random = draw(st.randoms(use_true_random=False))
    board = random_board(random, draw(st.sampled_from(sorted(SHAPES))), SIZES[draw(st.sampled_from(list(SIZES)))], most)
    full = Position(board).full
    domains = [random.choice((domain, random.randrange(1, domain + 1))) for domain in full]
    return Position(board, domains)


def choices(domains: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every choice of one pairing for each group, as domains."""
    yield from product(*([1 << number for number in range(d.bit_length()) if d >> number & 1] for d in domains))


CROSSED = make_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0), (0, 0, 1), (4, 0, 1)], "E N N N N E").board
"""N over E, E over N, and two N beside them."""


def test_a_tile_may_go_before_its_partner() -> None:
    position = Position(CROSSED)
    theory = position.theory
    assert position.tiles == [[0, 5], [1, 2, 3, 4]]
    start = theory.start()
    assert (start.left, start.available) == ([0b11, 0b1111], [0b10, 0b1110])
    assert theory.is_cleared(theory.relax(start, theory.rules(position.full)))
    assert theory.play(start, position.full, [0, 1]) == start


def test_the_nogood_of_a_crossed_pair() -> None:
    # with the N of both stacks as partners, E is free only after the N over it, which waits for that under the other E
    position = Position(CROSSED, [0b1, 0b100])
    assert position.theory.groups[1].pairs_of(0b100) == ((0, 3), (1, 2))
    stuck = position.relaxed(position.played())
    assert position.left(stuck) == {0, 1, 4, 5}
    assert [position.theory.has_tiles(stuck, group) for group in (0, 1)] == [True, True]
    assert not position.theory.is_cleared(stuck)
    assert position.theory.nogood(stuck) == [(1, 0b100)]


def test_options_are_the_open_pairs_with_what_they_free() -> None:
    position = Position(make_deal(row(8), "E E N N N N E E").board)
    assert list(position.theory.options(position.theory.start(), position.full)) == [Option(0, 0b1001, 0b100, 2)]
    assert list(position.theory.options(position.theory.start(), [0b011, 0b111])) == []
    assert list(position.theory.options(position.theory.start(), [0b100, 0b111])) == []


@given(positions())
def test_play_takes_all_that_is_certain(position: Position) -> None:
    assert position.left(position.played()) == position.plainly_played(position.domains)


@given(positions())
def test_relaxed_play_takes_all_that_it_may(position: Position) -> None:
    state = position.played()
    assert position.left(position.relaxed(position.theory.start())) == position.plainly_relaxed(position.present)
    assert position.left(position.relaxed(state)) == position.plainly_relaxed(position.left(state))


@given(positions(), st.data())
def test_to_loosen_is_to_relax_with_the_group_let_go_of(position: Position, data: st.DataObject) -> None:
    stuck = position.relaxed(position.played())
    group = data.draw(st.integers(0, len(position.tiles) - 1))
    position.domains[group] = position.full[group]
    expected = position.plainly_relaxed(position.left(stuck))
    loosened = position.theory.loosen(stuck, position.theory.rules(position.domains), group)
    assert position.left(loosened or stuck) == expected
    assert (loosened is None) is (expected == position.left(stuck))


@given(positions())
def test_positions_are_never_changed(position: Position) -> None:
    state = position.played()
    before = [list(part) for part in state]
    stuck = position.relaxed(state)
    position.theory.play(state, [domain & -domain for domain in position.domains], range(len(position.tiles)))
    position.theory.loosen(state, position.theory.rules(position.full), 0)
    position.theory.nogood(stuck)
    list(position.theory.options(state, position.domains))
    assert [list(part) for part in state] == before


@settings(max_examples=60)
@given(positions(most=12))
def test_no_pairing_inside_a_nogood_ever_takes_what_is_stuck(position: Position) -> None:
    stuck = position.relaxed(position.played())
    nogood = position.theory.nogood(stuck)
    left = position.left(stuck)
    inside = list(position.full)
    for group, mask in nogood:
        assert not position.domains[group] & ~mask
        assert mask != position.full[group]
        inside[group] = mask
    for tried, choice in enumerate(choices(inside)):
        if not left or tried == 81:
            break
        assert left <= position.plainly_played(choice)


@given(positions())
def test_options_are_the_pairs_that_are_free_and_open(position: Position) -> None:
    state = position.played()
    left = position.left(state)
    free = position.free(left)
    found = list(position.theory.options(state, position.domains))
    pairs = []
    for group, pair, pairings, gain in found:
        one, other = members(pair, position.tiles[group])
        pairs.append((one, other))
        assert gain == len(position.free(left - {one, other}) - free)
        inside = position.partners([pairings] * len(position.tiles))[group]
        assert all(pairing[one] == other for pairing in inside)
    assert sorted(pairs) == sorted(
        (one, other)
        for tiles, group in zip(position.tiles, position.partners(position.domains), strict=True)
        for one in free.intersection(tiles)
        for other in free.intersection(tiles)
        if one < other and len({pairing[one] == other for pairing in group}) == 2
    )


@pytest.mark.parametrize("sizes", [(2, 4), (6, 8)])
@given(random=st.randoms(use_true_random=True))
def test_a_position_in_mid_game_has_what_is_left(random: Random, sizes: tuple[int, ...]) -> None:
    board = random_board(random, "loose", sizes)
    if pairs := board.pairs():
        board = board.remove(random.choice(pairs))
    if board.present:
        position = Position(board)
        start = position.theory.start()
        assert position.left(start) == {tile for tile in range(len(board.layout)) if board.is_present(tile)}
        assert position.left(start._replace(left=start.available)) == set(board.free())
