from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from editor.edits.shapes import connected, line, rectangle, stroke
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot
from tests.editor.places import BOARDS, has_overlap, slots

COORDINATES = st.integers(-600, 600).map(lambda sixteenths: sixteenths / 16)
POINTS = st.tuples(COORDINATES, COORDINATES)
ANCHORS = st.builds(Slot, st.integers(-5, 5), st.integers(-5, 5), st.integers(0, 3))


def touch(one: Slot, other: Slot) -> bool:
    return max(abs(one.x - other.x), abs(one.y - other.y)) <= TILE_SPAN


@given(ANCHORS, POINTS, POINTS)
def test_a_stroke_has_no_gaps_and_no_overlaps(
    anchor: Slot, start: tuple[float, float], end: tuple[float, float]
) -> None:
    cells = stroke(anchor, start, end)
    assert not has_overlap(cells)
    assert all(touch(one, other) for one, other in pairwise(cells))
    for (x, y), cell in ((start, cells[0]), (end, cells[-1])):
        assert cell.x <= x < cell.x + TILE_SPAN
        assert cell.y <= y < cell.y + TILE_SPAN


def test_a_stroke_far_to_the_right_is_a_row() -> None:
    assert stroke(Slot(1, 1, 2), (2.0, 2.0), (8.5, 2.0)) == [Slot(x, 1, 2) for x in (1, 3, 5, 7)]


def test_a_rectangle_goes_to_the_cell_of_the_mouse_in_every_direction() -> None:
    assert set(rectangle(Slot(0, 0, 0), 3.0, 2.5)) == slots((0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0))
    assert set(rectangle(Slot(0, 0, 0), -0.5, 1.0)) == slots((0, 0, 0), (-2, 0, 0))
    frame = rectangle(Slot(0, 0, 0), 9.0, 7.0, is_frame=True)
    assert len(frame) == 5 * 4 - 3 * 2
    assert not has_overlap(frame)


@given(ANCHORS, COORDINATES, COORDINATES, st.sampled_from([1, 2]))
def test_a_line_is_a_row_of_tiles_that_touch(start: Slot, x: float, y: float, step: int) -> None:
    tiles = line(start, x, y, step)
    assert tiles[0] == start
    assert not has_overlap(tiles)
    assert all(touch(one, other) for one, other in pairwise(tiles))
    assert all((tile.x - start.x) % step == (tile.y - start.y) % step == 0 for tile in tiles)


def test_a_line_is_straight_aslant_too() -> None:
    assert line(Slot(0, 0, 0), 7.0, 4.0) == [Slot(0, 0, 0), Slot(2, 1, 0), Slot(4, 2, 0), Slot(6, 3, 0)]
    assert line(Slot(0, 0, 0), 1.0, -5.0) == [Slot(0, 0, 0), Slot(0, -2, 0), Slot(0, -4, 0), Slot(0, -6, 0)]


@given(BOARDS.filter(bool), st.randoms())
def test_tiles_are_connected_when_a_chain_of_neighbours_leads_to_them(board: frozenset[Slot], random: object) -> None:
    start = min(board)
    found = {start}
    while more := {b for b in board for a in found if b.z == a.z and touch(a, b)} - found:
        found |= more
    assert connected(board, start) == found
