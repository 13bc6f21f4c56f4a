from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.view.thumbnail_scale import PictureScale, joined, layers_of, span_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout import Place
    from mahjong_qt.view.thumbnail_scale import Box

layouts = st.lists(
    st.tuples(st.integers(0, 20), st.integers(0, 14), st.integers(0, 5)).map(lambda p: (2 * p[0], 2 * p[1], p[2])),
    min_size=1,
    max_size=40,
    unique=True,
).map(lambda tiles: Layout.from_tiles(tiles).slots)


def plain_extent(scale: PictureScale, places: Sequence[Place]) -> tuple[int, int, int, int]:
    """What all bodies cover, looked at one by one."""
    boxes = [box for layer in layers_of(places) for box in scale.boxes(layer)]
    return (
        min(left for left, _, _, _ in boxes),
        min(top for _, top, _, _ in boxes),
        max(left + width + scale.rise_x for left, _, width, _ in boxes),
        max(top + height + scale.rise_y for _, top, _, height in boxes),
    )


@given(layouts, st.integers(30, 400), st.integers(30, 400))
def test_tiles_are_as_wide_as_fits(places: Sequence[Place], width: int, height: int) -> None:
    spans = [span_of(layer) for layer in layers_of(places)]
    scale = PictureScale.fit(spans, width, height)
    left, top, right, bottom = plain_extent(scale, places)
    if scale.unit >= 1:
        assert (left >= 0, top >= 0, right <= width, bottom <= height) == (True,) * 4
    wider = PictureScale.of_unit(scale.unit + 1 / 32)
    left, top, right, bottom = plain_extent(wider, places)
    assert right - left > width or bottom - top > height


@given(layouts, st.floats(0.3, 30))
def test_the_outermost_tiles_tell_how_far_the_board_reaches(places: Sequence[Place], unit: float) -> None:
    scale = PictureScale.of_unit(unit)
    assert scale.extent([span_of(layer) for layer in layers_of(places)]) == plain_extent(scale, places)


def pixels(boxes: Sequence[Box]) -> set[tuple[int, int]]:
    return {
        (x, y)
        for left, top, width, height in boxes
        for x in range(left, left + width)
        for y in range(top, top + height)
    }


@given(layouts, st.floats(0.3, 4))
def test_rows_of_tiles_that_touch_cover_what_the_tiles_cover(places: Sequence[Place], unit: float) -> None:
    for layer in layers_of(places):
        boxes = PictureScale.of_unit(unit).boxes(layer)
        assert pixels(joined(boxes)) == pixels(boxes)


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ([(0, 0, 5, 7), (5, 0, 6, 7), (12, 0, 5, 7)], [(0, 0, 11, 7), (12, 0, 5, 7)]),
        ([(0, 0, 5, 7), (5, 3, 5, 7)], [(0, 0, 5, 7), (5, 3, 5, 7)]),
        ([], []),
    ],
)
def test_tiles_that_touch_become_one_box(boxes: list[Box], expected: list[Box]) -> None:
    assert joined(boxes) == expected
