"""Games played to the end by simple players who see only what lies open, many thousands a second.

Each tile has two sides, numbered 2 * tile and 2 * tile + 1; a side is open when no tile closes it from beside or from
above. The closers of a side are kept as one number, ``_ONE`` and its own number for each: 0 is an open side, and below
``_TWO`` the number tells which tile alone is in the way. So how many tiles each tile would free by itself is known at
any moment, and a removal looks at the few sides that it opens a little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mahjong_qt.engine.layout.layout import tiles_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.solitaire.board import Board

_ONE = 1 << 22  # more than the sum of all tile numbers on the largest layout
_TWO = 2 * _ONE

_Match: TypeAlias = tuple[int, int, tuple[int, ...]]  # two tiles of a group, and the tiles that both of them block


class Policy(NamedTuple):
    """How a player chooses: whether groups that are free as a whole go first, and the share of moves at random.

    All other moves take the pair that frees most tiles; between equals chance decides.
    """

    takes_whole_groups: bool
    random_share: float


CARELESS = Policy(True, 0.3)
RANDOM = Policy(False, 1.0)
GREEDY = Policy(False, 0.0)


class Playouts:
    """Games of one policy from one position."""

    def __init__(self, board: Board, policy: Policy) -> None:
        """Prepare what all games share."""
        self._policy = policy
        self._tiles_left = board.tiles_left
        self._group_of = [face.group for face in board.faces]
        self._left = [0] * (max(self._group_of) + 1)
        for tile in tiles_of(board.present):
            self._left[self._group_of[tile]] += 1
        self._free = board.free()
        self._closes, self._closers = _sides(board)
        self._gains = _gains(board, self._closers)
        self._matches = _matches(board, self._closes)

    def play(self, random: Random) -> list[Pair]:
        """Return the pairs of one game in the order of their removal.

        Only ``random.random()`` is called: the one generator of Python whose numbers never change.
        """
        takes_whole, share = self._policy
        draw, group_of, matches = random.random, self._group_of, self._matches
        closers, gains, left = self._closers[:], self._gains[:], self._left[:]
        free: list[list[int]] = [[] for _ in left]
        open_pairs: list[_Match] = []
        taken: list[Pair] = []
        freed = self._free[:]
        while True:
            # the list grows while whole groups go
            for tile in freed:
                group = group_of[tile]
                mates = free[group]
                if takes_whole and len(mates) + 1 == left[group]:
                    if len(mates) > 1:
                        open_pairs = [match for match in open_pairs if group_of[match[0]] != group]
                    mates.append(tile)
                    for at in range(0, len(mates), 2):
                        taken.append((mates[at], mates[at + 1]))
                        self._take(mates[at], closers, gains, freed)
                        self._take(mates[at + 1], closers, gains, freed)
                    continue
                if mates:
                    its_matches = matches[tile]
                    for mate in mates:
                        open_pairs.append(its_matches[mate])
                mates.append(tile)
            if not open_pairs:
                return taken
            at = int(draw() * len(open_pairs)) if draw() < share else _best(open_pairs, closers, gains, draw)
            one, other, _ = open_pairs[at]
            group = group_of[one]
            left[group] -= 2
            mates = free[group]
            if len(mates) == 2:
                mates.clear()
                del open_pairs[at]
            else:
                mates.remove(one)
                mates.remove(other)
                open_pairs = [match for match in open_pairs if not (one in match or other in match)]
            taken.append((one, other))
            freed = []
            self._take(one, closers, gains, freed)
            self._take(other, closers, gains, freed)

    def is_won(self, game: Sequence[Pair]) -> bool:
        """Say whether a game left nothing."""
        return 2 * len(game) == self._tiles_left

    def _take(self, tile: int, closers: list[int], gains: list[int], freed: list[int]) -> None:
        weight = _ONE + tile
        for side in self._closes[tile]:
            rest = closers[side] - weight
            closers[side] = rest
            if rest < _TWO and (across := closers[side ^ 1]):
                if not rest:
                    freed.append(side >> 1)
                    if across < _TWO:
                        gains[across - _ONE] -= 1
                elif rest != across:
                    gains[rest - _ONE] += 1


def _best(open_pairs: list[_Match], closers: list[int], gains: list[int], draw: Callable[[], float]) -> int:
    """Return the place of a pair that frees most tiles."""
    scores = [
        gains[one] + gains[other] + (_together(one, other, blocked, closers) if blocked else 0)
        for one, other, blocked in open_pairs
    ]
    best = max(scores)
    at = scores.index(best)
    ties = scores.count(best)
    if ties > 1:
        for _ in range(int(draw() * ties)):
            at = scores.index(best, at + 1)
    return at


def _together(one: int, other: int, blocked: tuple[int, ...], closers: list[int]) -> int:
    """Return what must be added to the tiles that each of a pair would free alone to get those that both free."""
    more = 0
    for tile in blocked:
        left, right = closers[2 * tile], closers[2 * tile + 1]
        if left and right:
            by_one = _ONE + one in (left, right)
            by_other = _ONE + other in (left, right)
            if by_one or by_other:
                more -= by_one and by_other
            else:
                more += _TWO + one + other in (left, right)
    return more


def _sides(board: Board) -> tuple[list[list[int]], list[int]]:
    """Return the sides that each tile closes, and the closers of each side."""
    layout, present = board.layout, board.present
    closes: list[list[int]] = [[] for _ in board.faces]
    closers = [0] * (2 * len(board.faces))
    for tile in tiles_of(present):
        for side, mask in ((2 * tile, layout.closed_left[tile]), (2 * tile + 1, layout.closed_right[tile])):
            for closer in tiles_of(mask & present):
                closes[closer].append(side)
                closers[side] += _ONE + closer
    return closes, closers


def _gains(board: Board, closers: list[int]) -> list[int]:
    """Return how many tiles each tile would free by itself."""
    gains = [0] * len(board.faces)
    for tile in tiles_of(board.present):
        left, right = closers[2 * tile], closers[2 * tile + 1]
        if left and right:
            for alone in {side - _ONE for side in (left, right) if side < _TWO}:
                gains[alone] += 1
    return gains


def _matches(board: Board, closes: list[list[int]]) -> list[dict[int, _Match]]:
    """Return for each tile its pairs, by the other tile."""
    matches: list[dict[int, _Match]] = [{} for _ in board.faces]
    blocks = [{side >> 1 for side in sides} for sides in closes]
    by_group: dict[int, list[int]] = {}
    for tile in tiles_of(board.present):
        mates = by_group.setdefault(board.faces[tile].group, [])
        for mate in mates:
            matches[tile][mate] = matches[mate][tile] = (mate, tile, tuple(sorted(blocks[mate] & blocks[tile])))
        mates.append(tile)
    return matches
