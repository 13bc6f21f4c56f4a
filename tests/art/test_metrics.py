from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.art.metrics import SMALLEST_WIDTH, TileMetrics
from mahjong_qt.art.tile_style import Corner, Relief, TileStyle

widths = st.integers(-5, 700)


@given(widths)
def test_half_a_tile_is_whole_pixels(width: int) -> None:
    metrics = TileMetrics.for_width(width)
    assert metrics.width % 2 == 0
    assert metrics.height % 2 == 0
    assert metrics.width == max(SMALLEST_WIDTH, width - width % 2)


@given(st.integers(32, 700))
def test_proportions(width: int) -> None:
    metrics = TileMetrics.for_width(width)
    assert abs(metrics.height / metrics.width - 4 / 3) < 0.05
    assert 0.09 <= metrics.depth_x / metrics.width <= 0.16
    assert 0.09 <= metrics.depth_y / metrics.width <= 0.16


@given(widths)
def test_the_pixmap_holds_face_body_and_margins(width: int) -> None:
    metrics = TileMetrics.for_width(width)
    assert min(metrics) > 0
    assert metrics.pixmap_width == metrics.width + metrics.depth_x + metrics.margin_left + metrics.margin_right
    assert metrics.pixmap_height == metrics.height + metrics.depth_y + metrics.margin_top + metrics.margin_bottom


@given(st.integers(64, 700))
def test_little_of_the_pixmap_is_margin(width: int) -> None:
    metrics = TileMetrics.for_width(width)
    body = (metrics.width + metrics.depth_x) * (metrics.height + metrics.depth_y)
    assert metrics.pixmap_width * metrics.pixmap_height < 1.25 * body


@given(widths, st.sampled_from(Relief))
def test_seen_from_the_other_corner_the_room_is_the_same(width: int, relief: Relief) -> None:
    right, left = (TileMetrics.for_width(width, TileStyle(relief=relief, corner=corner)) for corner in Corner)
    assert left.depth_x == -right.depth_x < 0
    assert (left.pixmap_width, left.pixmap_height) == (right.pixmap_width, right.pixmap_height)
    assert left.margin_left == right.depth_x + right.margin_right
    assert left.mirrored == right
    assert right.mirrored == left


@given(st.integers(32, 700))
def test_flat_tiles_are_thinner(width: int) -> None:
    deep, flat = (TileMetrics.for_width(width, TileStyle(relief=relief)) for relief in Relief)
    assert flat.depth_x < deep.depth_x
    assert flat.depth_y < deep.depth_y
    assert flat.width == deep.width
