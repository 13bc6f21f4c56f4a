"""Fields of Shisen-sho: whole, with holes, drawn by hand, small ones by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import GROUPS, face_from_label
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.deal import deal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from tests.engine.shisen.plain_shisen import Cell

STEADY, FALLING = "steady", "falling"
OPTIONS = {STEADY: False, FALLING: True}
"""Whether tiles fall, by name."""


def field_of(cells: Iterable[Cell]) -> Layout:
    """Return the field of these cells."""
    return Layout.from_tiles([(2 * x, 2 * y, 0) for x, y in cells])


def field(width: int, height: int) -> Layout:
    """Return a field without holes."""
    return field_of((x, y) for y in range(height) for x in range(width))


WHOLE = field(18, 8)
LOW = field(14, 6)
SMALL = field(6, 4)
HOLED = field_of(
    (x, y) for y in range(7) for x in range(10) if (x, y) not in {(0, 0), (4, 3), (5, 3), (4, 4), (9, 6), (2, 6)}
)
"""Sixty-four cells; of the six holes two are corners, three lie together in the middle, one is in the lowest row."""

FRAYED = field_of((x, y) for y in range(6) for x in range(9) if (x * y) % 5 != 3 and (x + y) % 7 != 4)
"""Holes all over; the number of tiles is no multiple of four."""


def draw(picture: str, *, has_gravity: bool = False) -> Board:
    """Return the board of a picture: labels row by row, a dot for a hole, a line or a stroke for the end of a row."""
    rows = [line.split() for line in picture.replace("/", "\n").strip().splitlines()]
    labels = {(x, y): label for y, row in enumerate(rows) for x, label in enumerate(row) if label != "."}
    layout = field_of(labels)
    left, top = min(x for x, _ in labels), min(y for _, y in labels)
    faces = [face_from_label(labels[slot.x // 2 + left, slot.y // 2 + top]) for slot in layout.slots]
    return Board.full(layout, faces, has_gravity=has_gravity)


def deal_on(layout: Layout, seed: int, recipe: Recipe = Recipe.UNIFORM, *, has_gravity: bool = False) -> Deal[Board]:
    """Return the deal of a seed."""
    outcome = deal(layout, GameCode("L77", seed, recipe, has_gravity))
    assert isinstance(outcome, Deal)
    return outcome


def random_cells(random: Random, width: int, height: int) -> list[Cell]:
    """Return the cells of a field of at most this size, of which in every other one some are holes."""
    cells = [(x, y) for y in range(random.randint(1, height)) for x in range(random.randint(1, width))]
    return [cell for cell in cells if random.random() > 0.2] or cells if random.random() < 0.5 else cells


def random_board(
    random: Random, sizes: Sequence[int], *, has_gravity: bool, width: int = 5, height: int = 4, most: int = 20
) -> Board:
    """Return a small board with groups of these sizes lying anyhow and up to three pairs taken already."""
    cells = [(x, y) for y in range(random.randint(2, height)) for x in range(random.randint(2, width))]
    if random.random() < 0.5:
        cells = [cell for cell in cells if random.random() > 0.25]
    cells = random.sample(cells, min(most, len(cells)) // 2 * 2) or [(0, 0), (1, 0)]
    board = lay_anyhow(random, field_of(cells), sizes, has_gravity=has_gravity)
    return after_moves(random, board, random.choice((0, 0, 1, 2, 3)))


def lay_anyhow(random: Random, layout: Layout, sizes: Sequence[int], *, has_gravity: bool) -> Board:
    """Return a full board with groups of these sizes; the last group has what is left over."""
    groups: list[int] = []
    for number in range(len(layout)):
        groups += [number] * random.choice(sizes)
    del groups[len(layout) :]
    random.shuffle(groups)
    faces = [random.choice(GROUPS[-1 - number]) for number in groups]
    return Board.full(layout, faces, has_gravity=has_gravity)


def after_moves(random: Random, board: Board, moves: int) -> Board:
    """Return the board after so many moves of any kind, or where it got stuck before."""
    for _ in range(moves):
        if pairs := board.pairs():
            board = board.remove(random.choice(pairs))
    return board
