"""Small positions of many shapes, hard for their size, and what a plan has to do with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import GROUPS
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.solitaire.board import Board
from tests.engine import plain_rules as plain
from tests.engine.plain_search import group, places_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Pair
    from tests.engine.plain_rules import Place

SHAPES: dict[str, Callable[[Random], list[Place]]] = {
    "loose": lambda random: [(random.randrange(7), random.randrange(5), random.randrange(4)) for _ in range(16)],
    "tight": lambda random: [(random.randrange(6), random.randrange(4), random.randrange(4)) for _ in range(32)],
    "stacks": lambda random: [(4 * random.randrange(5), 0, random.randrange(5)) for _ in range(32)],
    "rows": lambda random: [(random.randrange(14), 2 * random.randrange(2), random.randrange(2)) for _ in range(24)],
}
"""Places with half offsets and floating tiles; some overlap and are left out."""

SIZES = {"fours": (4,), "mixed": (2, 4, 6, 8), "eights": (8,)}
"""Sizes of groups to draw from."""


def random_board(random: Random, shape: str, sizes: Sequence[int], most: int = 16) -> Board:
    """Return a board of this shape and up to so many tiles, with up to three pairs taken already."""
    places = plain.without_overlaps([(0, 0, 0), (2, 0, 0), *SHAPES[shape](random)])[:most]
    board = board_with(places[: len(places) // 2 * 2], sizes, random)
    for _ in range(random.choice((0, 0, 1, 2, 3))):
        pairs = board.pairs()
        if pairs:
            board = board.remove(random.choice(pairs))
    return board


def board_with(places: Sequence[Place], sizes: Sequence[int], random: Random) -> Board:
    """Return a full board with groups of these sizes lying anyhow; the last group has what is left over."""
    groups: list[int] = []
    for number in range(len(places)):
        groups += [number] * random.choice(sizes)
    del groups[len(places) :]
    random.shuffle(groups)
    return Board.full(Layout.from_tiles(places), [random.choice(GROUPS[-1 - number]) for number in groups])


def is_plan(board: Board, plan: Iterable[Pair]) -> bool:
    """Say whether the pairs match and take all, by the plain rules."""
    tiles, slots = places_of(board), board.layout.slots
    pairs = [(slots[one], slots[other]) for one, other in plan]
    return plain.takes_all(tiles, pairs) and all(group(tiles[one]) == group(tiles[other]) for one, other in pairs)
