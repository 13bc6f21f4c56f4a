from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search.theory import Option
from mahjong_qt.engine.shisen.theory import LARGEST_WHOLE, SearchState, ShisenTheory
from tests.engine.shisen.plain_shisen import Cell, ground_of, lines_from
from tests.engine.shisen.sample_fields import after_moves, draw, field, lay_anyhow, random_board

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.shisen.board import Board

SIZES = ((2,), (4,), (2, 4), (6, 8))


class Position:
    """A board with a domain for each group, and what the plain rules say of it."""

    def __init__(self, board: Board, domains: Sequence[int] | None = None) -> None:
        self.tiles = groups_of(board)
        self.theory = ShisenTheory(board.grid.occupancy(board.present), self.tiles)
        self.full = [pairings.all for pairings in self.theory.groups]
        self.domains = list(domains or self.full)
        self.present = set(tiles_of(board.present))
        self._ground = ground_of(board.layout)
        self._seen: dict[frozenset[int], dict[int, dict[Cell, tuple[int, int]]]] = {}

    def played(self) -> SearchState:
        return self.theory.play(self.theory.start(), self.domains, range(len(self.tiles)))

    def relaxed(self, state: SearchState) -> SearchState:
        return self.theory.relax(state, self.theory.rules(self.domains))

    def left(self, state: SearchState) -> set[int]:
        return {tile for mask, tiles in zip(state.left, self.tiles, strict=True) for tile in members(mask, tiles)}

    def allowed(self, group: int, domain: int) -> list[set[Pair]]:
        """Return for each pairing of a domain its pairs of tiles."""
        tiles, matchings = self.tiles[group], self.theory.groups[group].matchings
        return [
            {(tiles[one], tiles[other]) for one, other in matching}
            for number, matching in enumerate(matchings)
            if domain >> number & 1
        ]

    def is_joined(self, pair: Pair, left: Collection[int]) -> bool:
        """Say whether a line joins two tiles, taken or not, while these are left."""
        one, other = pair
        lines = self._seen.setdefault(frozenset(left), {})
        if one not in lines:
            lines[one] = lines_from(self._ground[one], {self._ground[tile] for tile in left}, self._ground)
        return self._ground[other] in lines[one]

    def plainly_relaxed(self, left: Collection[int]) -> set[int]:
        """Take tiles that an allowed line joins to another one, taken or not, until nothing can be taken."""
        left, go = set(left), {-1}
        while go:
            left -= go
            go = {
                tile
                for group, domain in enumerate(self.domains)
                for pair in set().union(*self.allowed(group, domain))
                if left.intersection(pair) and self.is_joined(pair, left)
                for tile in left.intersection(pair)
            }
        return left

    def plainly_played(self, domains: Sequence[int]) -> set[int]:
        """Take certain pairs and what can go whole, until nothing can be taken."""
        left, go = set(self.present), {-1}
        while go:
            left -= go
            go = set()
            for group, domain in enumerate(domains):
                pairings = self.allowed(group, domain)
                rest = left & set(self.tiles[group])
                certain = set.intersection(*pairings)
                go = {tile for pair in certain if rest.issuperset(pair) and self.is_joined(pair, left) for tile in pair}
                if not go and rest and len(rest) <= LARGEST_WHOLE and self._goes_whole(pairings, rest, left):
                    go = rest
                if go:
                    break
        return left

    def _goes_whole(self, pairings: Sequence[set[Pair]], rest: set[int], left: set[int]) -> bool:
        for pairing in pairings:
            pairs = {pair for pair in pairing if rest.issuperset(pair)}
            now, is_moving = set(left), True
            while is_moving:
                joined = [pair for pair in pairs if now.issuperset(pair) and self.is_joined(pair, now)]
                is_moving = bool(joined)
                now -= {tile for pair in joined for tile in pair}
            if not now & rest:
                return True
        return False


def members(mask: int, tiles: Sequence[int]) -> list[int]:
    return [tile for place, tile in enumerate(tiles) if mask >> place & 1]


@st.composite
def positions(draw: st.DrawFn, most: int = 14) -> Position:
    random: Random = draw(st.randoms(use_true_random=False))
    sizes = draw(st.sampled_from(SIZES))
    if draw(st.booleans()):
        board = lay_anyhow(random, field(4, most // 4), sizes, has_gravity=False)
        board = after_moves(random, board, random.choice((0, 0, 1, 2)))
    else:
        board = random_board(random, sizes, has_gravity=False, most=most)
    if not board.present:
        board = draw_board()
    full = Position(board).full
    return Position(board, [random.choice((domain, random.randrange(1, domain + 1))) for domain in full])


def draw_board() -> Board:
    return draw("E N N N / N E E E")


def choices(domains: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every choice of one pairing for each group, as domains."""
    yield from product(*([1 << number for number in range(d.bit_length()) if d >> number & 1] for d in domains))


CROSSED = draw("E N / N E")


def test_a_tile_can_be_taken_with_one_that_is_gone() -> None:
    position = Position(draw("E N N E"))
    theory = position.theory
    assert position.tiles == [[0, 3], [1, 2]]
    start = theory.start()
    assert start.left == [0b11, 0b11]
    assert theory.is_cleared(theory.relax(start, theory.rules(position.full)))
    state, plan = theory.play_out(start, position.full, [0, 1])
    assert theory.is_cleared(state)
    assert sorted(plan) == [(0, 3), (1, 2)]


def test_the_nogood_of_a_crossed_pair_names_nobody() -> None:
    position = Position(CROSSED)
    stuck = position.relaxed(position.played())
    assert position.left(stuck) == {0, 1, 2, 3}
    assert [position.theory.has_tiles(stuck, group) for group in (0, 1)] == [True, True]
    assert not position.theory.is_cleared(stuck)
    assert position.theory.nogood(stuck) == []


def test_the_nogood_names_the_group_whose_pairing_holds_all_up() -> None:
    # unless the neighbours in the middle go together, nothing moves
    position = Position(draw("E N S W / R E E R / W S N E"))
    position.domains[0] = 0b011
    stuck = position.relaxed(position.played())
    assert position.left(stuck) == position.present
    assert position.theory.nogood(stuck) == [(0, 0b011)]


def test_the_option_of_two_neighbours_between_corners() -> None:
    position = Position(draw("E N S W / R E E R / W S N E"))
    assert position.tiles[0] == [0, 5, 6, 11]
    state = position.played()
    others = position.full[1:]
    assert list(position.theory.options(state, position.full)) == [Option(0, 0b0110, 0b100, 0)]
    assert list(position.theory.options(state, [0b011, *others])) == []
    assert list(position.theory.options(state, [0b100, *others])) == []
    position.domains[0] = 0b100
    assert position.theory.is_cleared(position.played())


@settings(max_examples=40)
@given(positions())
def test_play_takes_all_that_is_certain(position: Position) -> None:
    assert position.left(position.played()) == position.plainly_played(position.domains)


@settings(max_examples=40)
@given(positions())
def test_the_pairs_of_play_are_taken_in_an_order_that_is_legal(position: Position) -> None:
    theory = position.theory
    state, plan = theory.play_out(theory.start(), position.domains, range(len(position.tiles)))
    left = set(position.present)
    for pair in plan:
        assert left.issuperset(pair)
        assert position.is_joined(pair, left)
        left -= set(pair)
    assert left == position.left(state)
    for group, domain in enumerate(position.domains):
        taken = {pair for pair in plan if pair[0] in position.tiles[group]}
        assert any(taken <= pairing for pairing in position.allowed(group, domain))


@settings(max_examples=40)
@given(positions())
def test_relaxed_play_takes_all_that_it_may(position: Position) -> None:
    state = position.played()
    assert position.left(position.relaxed(position.theory.start())) == position.plainly_relaxed(position.present)
    assert position.left(position.relaxed(state)) == position.plainly_relaxed(position.left(state))


@settings(max_examples=40)
@given(positions(), st.data())
def test_to_loosen_is_to_relax_with_the_group_let_go_of(position: Position, data: st.DataObject) -> None:
    stuck = position.relaxed(position.played())
    group = data.draw(st.integers(0, len(position.tiles) - 1))
    position.domains[group] = position.full[group]
    expected = position.plainly_relaxed(position.left(stuck))
    loosened = position.theory.loosen(stuck, position.theory.rules(position.domains), group)
    assert position.left(loosened or stuck) == expected
    assert (loosened is None) is (expected == position.left(stuck))


@settings(max_examples=40)
@given(positions())
def test_the_tiles_of_a_position_never_change(position: Position) -> None:
    state = position.played()
    before = picture(state)
    stuck = position.relaxed(state)
    position.theory.play(state, [domain & -domain for domain in position.domains], range(len(position.tiles)))
    position.theory.loosen(state, position.theory.rules(position.full), 0)
    position.theory.nogood(stuck)
    list(position.theory.options(state, position.domains))
    assert picture(state) == before


def picture(state: SearchState) -> list[list[int]]:
    """Return all of a state but which lines are known, of which more may become known."""
    spans = state.spans
    return [list(part) for part in (state.left, spans.rows, spans.columns, spans.across, spans.down)]


@settings(max_examples=40)
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


@settings(max_examples=40)
@given(positions())
def test_options_are_the_pairs_that_are_joined_and_open(position: Position) -> None:
    state = position.played()
    left = position.left(state)
    pairs = []
    for group, mask, pairings, gain in position.theory.options(state, position.domains):
        one, other = members(mask, position.tiles[group])
        pairs.append((one, other))
        assert gain == 0
        assert all((one, other) in pairing for pairing in position.allowed(group, pairings))
    expected = []
    for group, domain in enumerate(position.domains):
        pairings_of_group = position.allowed(group, domain)
        for pair in combinations(position.tiles[group], 2):
            is_open = len({pair in pairing for pairing in pairings_of_group}) == 2
            if is_open and left.issuperset(pair) and position.is_joined(pair, left):
                expected.append(pair)
    assert sorted(pairs) == sorted(expected)
