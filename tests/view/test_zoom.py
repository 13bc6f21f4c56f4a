from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.art.tile_style import Corner, TileStyle
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.view.geometry import WIDEST_TILE, BoardGeometry, box_of
from mahjong_qt.view.zoom import FITTED, LARGEST_FACTOR, BoardZoom
from tests.view.sample_boards import turtle_deal

if TYPE_CHECKING:
    from mahjong_qt.view.zoom import Frame

WIDE = Layout.from_tiles([(2 * x, 2 * y, 0) for x in range(12) for y in range(4)])
HIGH = Layout.from_tiles([(2 * x, 2 * y, z) for x in range(3) for y in range(9) for z in range(3)])

sizes = st.tuples(st.integers(400, 3000), st.integers(300, 2000))
points = st.tuples(st.floats(0, 1), st.floats(0, 1))


def looking_at(layout: Layout, width: int = 1200, height: int = 700, style: TileStyle | None = None) -> BoardZoom:
    zoom = BoardZoom()
    zoom.lay(layout, style)
    zoom.resize(width, height)
    return zoom


def share_at(frame: Frame, x: float, y: float) -> tuple[float, float]:
    """The point of the board that is seen at a point of the view."""
    return (x - frame.left) / frame.width, (y - frame.top) / frame.height


def assert_fills(frame: Frame, width: int, height: int) -> None:
    """The board is in the middle, or reaches to the margin at both sides; never further away from an edge."""
    # borders are rounded, and so is the place of the board
    border = 0.35 * frame.face + 1.5
    for start, length, room in ((frame.left, frame.width, width), (frame.top, frame.height, height)):
        if length + 2 * border <= room:
            assert start == pytest.approx((room - length) / 2, abs=1)
        else:
            assert start <= border
            # a board that only just fits is in the middle, half a pixel to the left of it
            assert start + length >= room - border - 1


@given(st.sampled_from([WIDE, HIGH]), sizes)
def test_at_first_the_board_is_fitted(layout: Layout, size: tuple[int, int]) -> None:
    zoom = looking_at(layout, *size)
    assert zoom.zoom == FITTED
    assert zoom.geometry() == BoardGeometry.fit(layout, *size)


@given(
    st.sampled_from([WIDE, HIGH]),
    sizes,
    st.lists(st.one_of(st.tuples(st.floats(0.3, 3), points), st.tuples(st.none(), points)), max_size=8),
)
def test_whatever_is_done_the_board_cannot_be_lost(
    layout: Layout, size: tuple[int, int], steps: list[tuple[float | None, tuple[float, float]]]
) -> None:
    zoom = looking_at(layout, *size)
    for factor, (x, y) in steps:
        if factor is None:
            zoom.pan((x - 0.5) * 3000, (y - 0.5) * 3000)
        else:
            zoom.to(zoom.zoom.factor * factor, (x * size[0], y * size[1]))
        assert 1.0 <= zoom.zoom.factor <= LARGEST_FACTOR
        assert zoom.frame.face <= WIDEST_TILE + 1e-9
        assert_fills(zoom.frame, *size)
    zoom.geometry()
    assert_fills(zoom.frame, *size)


def test_what_is_under_the_mouse_stays_there() -> None:
    zoom = looking_at(WIDE)
    mouse = 500, 330
    before = share_at(zoom.frame, *mouse)
    for factor in (1.5, 2.5, 3.5, 2.0):
        zoom.to(factor, mouse)
        # as soon as the board fills the view in both directions
        if factor > 2:
            assert share_at(zoom.frame, *mouse) == pytest.approx(before, abs=0.01)
    assert zoom.frame.face == pytest.approx(2.0 * looking_at(WIDE).frame.face)


def test_a_board_drawn_at_rest_is_where_it_was_seen_before() -> None:
    zoom = looking_at(WIDE)
    zoom.to(2.7, (900, 200))
    moving = zoom.frame
    geometry = zoom.geometry()
    x0, y0, x1, y1 = box_of(WIDE, geometry.metrics)
    drawn = zoom.frame
    assert (drawn.left, drawn.top) == pytest.approx((geometry.left + x0, geometry.top + y0), abs=1)
    assert (drawn.face, drawn.width, drawn.height) == (geometry.metrics.width, x1 - x0, y1 - y0)
    assert share_at(drawn, 600, 350) == pytest.approx(share_at(moving, 600, 350), abs=0.01)


def test_panning_moves_by_whole_pixels_and_keeps_the_size_of_tiles() -> None:
    zoom = looking_at(WIDE)
    zoom.to(3.0)
    before = zoom.geometry()
    zoom.pan(-37, 21)
    after = zoom.geometry()
    assert (after.metrics, after.left, after.top) == (before.metrics, before.left - 37, before.top + 21)


def test_a_change_of_size_keeps_factor_and_middle_and_another_layout_is_fitted() -> None:
    zoom = looking_at(WIDE)
    zoom.to(3.0, (400, 300))
    zoom.pan(60, -40)
    kept = zoom.zoom
    zoom.resize(1500, 900)
    zoom.lay(Layout.from_tiles(WIDE.slots), TileStyle(corner=Corner.LOWER_LEFT))
    assert zoom.zoom == kept
    assert share_at(zoom.frame, 750, 450) == pytest.approx((kept.x, kept.y), abs=0.01)
    assert zoom.frame.face == pytest.approx(3.0 * looking_at(WIDE, 1500, 900).frame.face, rel=0.02)
    zoom.lay(HIGH, None)
    assert zoom.zoom == FITTED


def test_small_boards_whose_tiles_are_as_wide_as_can_be_are_not_zoomed() -> None:
    zoom = looking_at(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), 3000, 2000)
    assert zoom.largest_factor == 1.0
    zoom.to(2.0)
    assert zoom.zoom == FITTED


def test_an_area_comes_into_sight_by_the_shortest_way() -> None:
    zoom = looking_at(WIDE)
    zoom.to(4.0)
    before = zoom.frame
    zoom.reveal(500, 300, 600, 420)
    assert zoom.frame == before
    zoom.reveal(1150, 300, 1260, 420)
    room = before.face / 2
    assert (zoom.frame.left, zoom.frame.top) == pytest.approx((before.left - 60 - room, before.top))


def test_zooming_out_all_the_way_is_fitting() -> None:
    zoom = looking_at(turtle_deal().board.layout)
    zoom.to(2.0, (10, 10))
    zoom.to(1.001, (900, 600))
    assert zoom.zoom == FITTED
    zoom.to(3.0)
    zoom.fit()
    assert zoom.zoom == FITTED
