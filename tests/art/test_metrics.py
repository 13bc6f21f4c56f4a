from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.art.metrics import SMALLEST_WIDTH, TileMetrics

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
