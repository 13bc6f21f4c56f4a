"""The slow plain twins of Shisen-sho: lines found cell by cell, tiles that fall one cell at a time, every way tried.

A position is a dictionary from the number of a tile to its cell; cells are counted from the corner of the field.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from mahjong_qt.engine.layout.layout import tiles_of
from tests.engine.plain_search import group

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Pair, Point
    from mahjong_qt.engine.rng import SplitMix64
    from mahjong_qt.engine.shisen.board import Board

Cell: TypeAlias = tuple[int, int]
Places: TypeAlias = dict[int, Cell]

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Directions, each a turn to the right of the one before."""

MOST_TURNS = 2


def ground_of(layout: Layout) -> list[Cell]:
    """Return the cell of each tile at the start."""
    return [(slot.x // 2, slot.y // 2) for slot in layout.slots]


def lines_from(start: Cell, taken: Collection[Cell], ground: Collection[Cell]) -> dict[Cell, tuple[int, int]]:
    """Return for each cell that a line leads to its length and turns: the shortest one, then that with fewest turns.

    Breadth first over cell, direction and turns, in the box of the ground with a ring of empty cells round it.
    """
    right, bottom = max(x for x, _ in ground) + 1, max(y for _, y in ground) + 1
    found: dict[Cell, tuple[int, int]] = {}
    fewest: dict[tuple[int, int, int], int] = {}
    begin = [(*start, heading, 0) for heading in range(4)]
    length = 0
    while begin:
        length += 1
        following = []
        for from_x, from_y, heading, turns in begin:
            x, y = from_x + STEPS[heading][0], from_y + STEPS[heading][1]
            # whoever came here before, in this direction and with no more turns, came by a line as short
            if turns >= fewest.get((x, y, heading), MOST_TURNS + 1) or not (-1 <= x <= right and -1 <= y <= bottom):
                continue
            fewest[x, y, heading] = turns
            if (x, y) not in found or (length, turns) < found[x, y]:
                found[x, y] = length, turns
            if (x, y) not in taken:
                following.append((x, y, heading, turns))
                if turns < MOST_TURNS:
                    following += [(x, y, (heading + 1) % 4, turns + 1), (x, y, (heading + 3) % 4, turns + 1)]
        begin = following
    found.pop(start, None)
    return found


def are_joined(one: Cell, other: Cell, taken: Collection[Cell], ground: Collection[Cell]) -> bool:
    """Say whether a line joins two cells."""
    return other in lines_from(one, taken, ground)


def walk(bends: Sequence[Cell]) -> list[Cell]:
    """Return all cells of a line that is given by its ends and turns, in order."""
    cells = [bends[0]]
    for (x0, y0), (x1, y1) in pairwise(bends):
        assert (x0 == x1) != (y0 == y1), "a leg runs along a row or a column"
        while cells[-1] != (x1, y1):
            x, y = cells[-1]
            cells.append((x + (x1 > x0) - (x1 < x0), y + (y1 > y0) - (y1 < y0)))
    return cells


def cells_of(line: Iterable[Point]) -> list[Cell]:
    """Return the cells in whose middle a line of a board ends and turns."""
    points = list(line)
    assert all(x % 2 and y % 2 for x, y in points)
    return [((x - 1) // 2, (y - 1) // 2) for x, y in points]


def fall(at: Places, ground: Collection[Cell]) -> Places:
    """Return where tiles lie when, column by column, none can go down by one cell any more."""
    now = dict(at)
    columns: dict[int, list[int]] = {}
    for tile, (x, _) in at.items():
        columns.setdefault(x, []).append(tile)
    for x, tiles in columns.items():
        rows = {now[tile][1] for tile in tiles}
        is_moving = True
        while is_moving:
            is_moving = False
            for tile in tiles:
                y = now[tile][1]
                if y + 1 not in rows and (x, y + 1) in ground:
                    rows.remove(y)
                    rows.add(y + 1)
                    now[tile] = x, y + 1
                    is_moving = True
    return now


class PlainField:
    """The rules on one field with its faces; it remembers which positions can be cleared."""

    def __init__(self, ground: Sequence[Cell], groups: Mapping[int, object], has_gravity: bool) -> None:
        self._ground = list(ground)
        self._inside = frozenset(ground)
        self._groups = groups
        self._has_gravity = has_gravity
        self._answers: dict[frozenset[tuple[int, Cell]], bool] = {frozenset(): True}

    @classmethod
    def of(cls, board: Board) -> PlainField:
        """Return the rules on the field of a board."""
        groups = {tile: group(face.label) for tile, face in enumerate(board.faces)}
        return cls(ground_of(board.layout), groups, board.grid.has_gravity)

    def places(self, present: int) -> Places:
        """Return where the tiles of a mask lie."""
        at = {tile: self._ground[tile] for tile in tiles_of(present)}
        return fall(at, self._inside) if self._has_gravity else at

    def pairs(self, at: Places) -> list[Pair]:
        """Return all pairs that can be taken, in ascending order."""
        return [
            (one, other)
            for one in sorted(at)
            if (mates := [other for other in sorted(at) if other > one and self._groups[one] == self._groups[other]])
            for reached in [lines_from(at[one], set(at.values()), self._inside)]
            for other in mates
            if at[other] in reached
        ]

    def take(self, at: Places, pair: Pair) -> Places:
        """Return the position after two tiles went, and the others fell where they do; legal or not."""
        rest = {tile: cell for tile, cell in at.items() if tile not in pair}
        return fall(rest, self._inside) if self._has_gravity else rest

    def is_pair(self, at: Places, pair: Pair) -> bool:
        """Say whether two tiles can be taken together."""
        one, other = pair
        if one == other or one not in at or other not in at or self._groups[one] != self._groups[other]:
            return False
        return are_joined(at[one], at[other], set(at.values()), self._inside)

    def clears(self, at: Places, plan: Iterable[Pair]) -> bool:
        """Say whether a plan is legal step by step and leaves nothing."""
        for pair in plan:
            if not self.is_pair(at, pair):
                return False
            at = self.take(at, pair)
        return not at

    def can_be_cleared(self, at: Places) -> bool:
        """Say whether some order of pairs takes all: each one is tried."""
        key = frozenset(at.items())
        if key not in self._answers:
            self._answers[key] = any(self.can_be_cleared(self.take(at, pair)) for pair in self.pairs(at))
        return self._answers[key]


def can_be_cleared(board: Board) -> bool:
    """Say whether some order of pairs clears a board."""
    plain = PlainField.of(board)
    return plain.can_be_cleared(plain.places(board.present))


def is_plan(board: Board, plan: Iterable[Pair]) -> bool:
    """Say whether a plan clears a board."""
    plain = PlainField.of(board)
    return plain.clears(plain.places(board.present), plan)


def dismantle(field: PlainField, at: Places, rng: SplitMix64, joins: Callable[[Places, int], list[int]]) -> list[Pair]:
    """Take all tiles two by two, as ``docs/deals.md`` says; ``joins`` has the tiles that a line joins to one."""
    pairs: list[Pair] = []
    while at:
        left = sorted(at)
        one = left[rng.below(len(left))]
        partners = joins(at, one)
        if partners:
            pairs.append((one, partners[rng.below(len(partners))]))
            at = field.take(at, pairs[-1])
    return pairs
