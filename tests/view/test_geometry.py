from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mahjong_qt.art.metrics import SMALLEST_WIDTH, TileMetrics
from mahjong_qt.art.tile_style import Corner, Relief, TileStyle
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.view.geometry import BORDER, WIDEST_TILE, BoardGeometry, stacking
from tests.view.sample_boards import turtle_deal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

DEEP = TileMetrics.for_width(40)
places = st.tuples(st.integers(0, 40), st.integers(0, 24), st.integers(0, 6))


def as_layout(tiles: Iterable[tuple[int, int, int]]) -> Layout:
    """The layout of those tiles that do not overlap one that came before."""
    kept: list[Slot] = []
    for slot in (Slot(*tile) for tile in tiles):
        if not any(slot.z == other.z and slot.overlaps(other) for other in kept):
            kept.append(slot)
    return Layout.from_tiles(kept)


layouts = st.lists(places, min_size=1, max_size=30).map(as_layout)


def extent(layout: Layout, geometry: BoardGeometry) -> tuple[int, int, int, int]:
    """The box around all faces and bodies, from every single tile."""
    metrics = geometry.metrics
    corners = [geometry.corner(slot) for slot in layout.slots]
    right = max(x for x, _ in corners) + metrics.width + metrics.depth_x
    bottom = max(y for _, y in corners) + metrics.height + metrics.depth_y
    return min(x for x, _ in corners), min(y for _, y in corners), right, bottom


def room_needed(layout: Layout, width: int) -> tuple[int, int]:
    """The area that the layout needs with faces so wide, border included."""
    metrics = TileMetrics.for_width(width)
    left, top, right, bottom = extent(layout, BoardGeometry(metrics, 0, 0))
    border = 2 * round(BORDER * metrics.width)
    return right - left + border, bottom - top + border


def outline(geometry: BoardGeometry, slot: Slot) -> list[tuple[int, int]]:
    """The six corners of a tile's body as it is drawn, clockwise."""
    x, y = geometry.corner(slot)
    width, height, depth_x, depth_y = geometry.metrics[:4]
    return [
        (x, y),
        (x + width, y),
        (x + width + depth_x, y + depth_y),
        (x + width + depth_x, y + height + depth_y),
        (x + depth_x, y + height + depth_y),
        (x, y + height),
    ]


def is_inside(corners: Sequence[tuple[int, int]], x: float, y: float) -> bool:
    """Whether a point lies in a convex shape whose corners go round clockwise."""
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return all((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0 for (ax, ay), (bx, by) in sides)


@given(layouts, st.integers(100, 4000), st.integers(100, 3000))
def test_the_largest_tiles_that_fit_are_taken_and_centred(layout: Layout, width: int, height: int) -> None:
    least_width, least_height = room_needed(layout, SMALLEST_WIDTH)
    assume(least_width <= width and least_height <= height)
    geometry = BoardGeometry.fit(layout, width, height)
    left, top, right, bottom = extent(layout, geometry)
    assert 0 <= left < right <= width
    assert 0 <= top < bottom <= height
    assert abs(left - (width - right)) <= 1
    assert abs(top - (height - bottom)) <= 1
    if geometry.metrics.width < WIDEST_TILE:
        wider = room_needed(layout, geometry.metrics.width + 2)
        assert wider[0] > width or wider[1] > height
    else:
        assert geometry.metrics.width == WIDEST_TILE


@given(layouts, st.integers(1, 100), st.integers(1, 100))
def test_where_not_even_the_smallest_tiles_fit_the_board_is_cut_evenly(layout: Layout, width: int, height: int) -> None:
    least = room_needed(layout, SMALLEST_WIDTH)
    assume(least[0] > width or least[1] > height)
    geometry = BoardGeometry.fit(layout, width, height)
    assert geometry.metrics.width == SMALLEST_WIDTH
    left, top, right, bottom = extent(layout, geometry)
    assert abs(left - (width - right)) <= 1
    assert abs(top - (height - bottom)) <= 1


@given(layouts, st.integers(300, 2000), st.data())
def test_hit_testing_agrees_with_the_outlines_of_all_tiles(layout: Layout, size: int, data: st.DataObject) -> None:
    geometry = BoardGeometry.fit(layout, size, size)
    slots = layout.slots
    near = data.draw(st.sampled_from(slots))
    x0, y0 = geometry.corner(near)
    metrics = geometry.metrics
    # a quarter of a pixel away from the edges, on which both answers are right
    x = x0 + data.draw(st.integers(-10, metrics.width + metrics.depth_x + 10)) + 0.25
    y = y0 + data.draw(st.integers(-10, metrics.height + metrics.depth_y + 10)) + 0.4
    under = [tile for tile, slot in enumerate(slots) if is_inside(outline(geometry, slot), x, y)]
    from_top = sorted(range(len(slots)), key=lambda tile: -stacking(slots[tile], geometry.metrics))
    assert [tile for tile in from_top if geometry.is_over(slots[tile], x, y)] == sorted(under, key=from_top.index)
    expected = max(under, key=lambda tile: stacking(slots[tile], geometry.metrics), default=None)
    assert geometry.tile_at(slots, from_top, x, y) == expected


@given(st.lists(places, min_size=2, max_size=12))
def test_what_hides_another_tile_is_drawn_after_it(tiles: list[tuple[int, int, int]]) -> None:
    for one, other in combinations(as_layout(tiles).slots, 2):
        low, high = sorted((one, other), key=lambda slot: slot.z)
        if low.z < high.z:
            assert stacking(low, DEEP) < stacking(high, DEEP)
            continue
        # bodies go to the right and down from their faces: a neighbour there hides them
        for behind, front in ((one, other), (other, one)):
            is_right = front.x == behind.x + 2 and abs(front.y - behind.y) < 2
            is_below = front.y == behind.y + 2 and abs(front.x - behind.x) < 2
            if is_right or is_below:
                assert stacking(behind, DEEP) < stacking(front, DEEP)


def test_the_visible_sides_of_a_tile_belong_to_it() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (1, 0, 1)])
    geometry = BoardGeometry.fit(layout, 600, 400)
    metrics = geometry.metrics
    left, top = geometry.corner(Slot(1, 0, 1))
    on_its_right_side = left + metrics.width + metrics.depth_x / 2, top + metrics.height / 2
    on_its_front_side = left + metrics.width / 2, top + metrics.height + metrics.depth_y / 2
    from_top = [2, 1, 0]
    assert geometry.tile_at(layout.slots, from_top, *on_its_right_side) == 2
    assert geometry.tile_at(layout.slots, from_top, *on_its_front_side) == 2
    just_beside = left + metrics.width + metrics.depth_x + 1, top + metrics.height / 2
    assert geometry.tile_at(layout.slots, from_top, *just_beside) == 1


def test_no_tile_lies_beside_the_board() -> None:
    layout = Layout.from_tiles([(0, 0, 0)])
    geometry = BoardGeometry.fit(layout, 600, 400)
    left, top, right, bottom = extent(layout, geometry)
    # the upper right and the lower left corner of the box are cut off by the slant of the body
    for x, y in ((left - 1, top), (left, top - 1), (right, top), (left, bottom), (right + 1, bottom)):
        assert geometry.tile_at(layout.slots, [0], x, y) is None


def middle_of_visible_part(geometry: BoardGeometry, slots: Sequence[Slot], present: Sequence[int], tile: int) -> object:
    """The visible pixel of a tile that is nearest to the middle of all its visible pixels; None when it is hidden."""
    x0, y0 = geometry.corner(slots[tile])
    metrics = geometry.metrics
    box = metrics.width + metrics.depth_x, metrics.height + metrics.depth_y
    own = outline(geometry, slots[tile])
    above = [
        outline(geometry, slots[other])
        for other in present
        if stacking(slots[other], metrics) > stacking(slots[tile], metrics)
        and abs(geometry.corner(slots[other])[0] - x0) < box[0]
        and abs(geometry.corner(slots[other])[1] - y0) < box[1]
    ]
    visible = [
        (x + 0.5, y + 0.5)
        for x in range(x0, x0 + box[0])
        for y in range(y0, y0 + box[1])
        if is_inside(own, x + 0.5, y + 0.5) and not any(is_inside(shape, x + 0.5, y + 0.5) for shape in above)
    ]
    if not visible:
        return None
    middle_x = sum(x for x, _ in visible) / len(visible)
    middle_y = sum(y for _, y in visible) / len(visible)
    return min(visible, key=lambda point: (point[0] - middle_x) ** 2 + (point[1] - middle_y) ** 2)


def test_every_tile_of_the_turtle_is_hit_in_the_middle_of_what_is_seen_of_it() -> None:
    layout = turtle_deal().board.layout
    geometry = BoardGeometry.fit(layout, 500, 320)
    from_top = sorted(range(144), key=lambda tile: -stacking(layout.slots[tile], geometry.metrics))
    hidden = []
    for tile in range(144):
        point = middle_of_visible_part(geometry, layout.slots, from_top, tile)
        if point is None:
            hidden.append(tile)
        else:
            assert isinstance(point, tuple)
            assert geometry.tile_at(layout.slots, from_top, *point) == tile
    # what lies right under a tile is hidden by it; of the four under the one on top something is seen
    assert len(hidden) == 36 + 16 + 4
    assert all(layout.above[tile] for tile in hidden)


def test_every_tile_of_the_turtle_is_hit_in_the_middle_of_its_face_when_its_turn_comes() -> None:
    deal = turtle_deal()
    board = deal.board
    slots = board.layout.slots
    geometry = BoardGeometry.fit(board.layout, 1920, 1000)
    from_top = sorted(range(144), key=lambda tile: -stacking(slots[tile], geometry.metrics))
    assert deal.plan is not None
    for pair in deal.plan:
        for tile in pair:
            x, y = geometry.corner(slots[tile])
            point = x + geometry.metrics.width / 2, y + geometry.metrics.height / 2
            assert geometry.tile_at(slots, [t for t in from_top if board.is_present(t)], *point) == tile
        board = board.remove(pair)


SMALL_SCREEN = 1366, 768
CHROME, TITLE_BAR, TASK_BAR, TRAY = 106, 40, 48, 90
"""Menu, toolbar and status bar of the game window as they were measured, and generous sizes of what else is there."""


@pytest.mark.parametrize("corner", list(Corner))
@pytest.mark.parametrize("relief", list(Relief))
def test_faces_of_the_turtle_are_wide_enough_on_a_small_screen(relief: Relief, corner: Corner) -> None:
    width, height = SMALL_SCREEN[0] - TRAY, SMALL_SCREEN[1] - CHROME - TITLE_BAR - TASK_BAR
    fitted = BoardGeometry.fit(turtle_deal().board.layout, width, height, TileStyle(relief=relief, corner=corner))
    assert fitted.metrics.width >= 46
