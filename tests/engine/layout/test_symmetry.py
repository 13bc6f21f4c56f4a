from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry, image, images, symmetries_of
from tests.engine import plain_rules as plain

if TYPE_CHECKING:
    from collections.abc import Iterable

AXES = st.builds(Axes, st.integers(-9, 20), st.integers(-9, 20))


def picture(tiles: Iterable[plain.Place]) -> set[tuple[int, int, int]]:
    """The unit squares that are covered, layer by layer, each by twice the place of its middle."""
    return {(2 * x + 1, 2 * y + 1, z) for tile in tiles for z in [tile[2]] for x, y in plain.squares(tile)}


def plain_image(square: tuple[int, int, int], symmetry: Symmetry, axes: Axes) -> tuple[int, int, int]:
    x, y, z = square
    if symmetry is not Symmetry.TOP_BOTTOM:
        x = axes.upright + (axes.upright - x)
    if symmetry is not Symmetry.LEFT_RIGHT:
        y = axes.level + (axes.level - y)
    return x, y, z


@given(plain.boards(), st.sampled_from(Symmetry), AXES)
def test_images_of_tiles_cover_the_images_of_their_squares(
    tiles: list[plain.Place], symmetry: Symmetry, axes: Axes
) -> None:
    moved = [image(tile, symmetry, axes) for tile in tiles]
    assert picture(moved) == {plain_image(s, symmetry, axes) for s in picture(tiles)}
    assert [image(slot, symmetry, axes) for slot in moved] == tiles


@given(plain.boards())
def test_symmetries_of_a_board_agree_with_those_of_its_picture(tiles: list[plain.Place]) -> None:
    squares = picture(tiles)
    columns, rows = [x for x, _, _ in squares], [y for _, y, _ in squares]
    axes = Axes((min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2)
    assert Axes.of(tiles) == axes
    # a picture tells nothing of where one tile ends and the next begins, so the tiles must lie on their images too
    expected = {
        symmetry
        for symmetry in Symmetry
        if {plain_image(s, symmetry, axes) for s in squares} == squares
        and {image(tile, symmetry, axes) for tile in tiles} == set(tiles)
    }
    assert symmetries_of(tiles) == expected


@given(plain.boards(most=4), st.sets(st.sampled_from(Symmetry)))
def test_a_board_with_the_images_of_its_tiles_has_the_symmetries(
    tiles: list[plain.Place], wanted: set[Symmetry]
) -> None:
    axes = Axes(8, 7)
    closed = {slot for tile in tiles for slot in images(tile, wanted, axes)}
    assert set(tiles) <= closed
    for symmetry in wanted:
        assert {image(slot, symmetry, axes) for slot in closed} == closed


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ([(0, 0, 0), (2, 0, 0)], {Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM, Symmetry.HALF_TURN}),
        ([(0, 0, 0), (3, 0, 0), (1, 0, 1)], {Symmetry.TOP_BOTTOM}),
        ([(0, 0, 0), (1, 2, 0), (2, 4, 0)], {Symmetry.HALF_TURN}),
        ([(0, 0, 0), (1, 2, 0), (2, 0, 0)], {Symmetry.LEFT_RIGHT}),
        ([(0, 0, 0), (2, 0, 0), (2, 2, 0), (0, 0, 1)], set()),
    ],
)
def test_small_boards(tiles: list[plain.Place], expected: set[Symmetry]) -> None:
    assert symmetries_of(tiles) == expected


def test_turtle_has_a_level_axis_only() -> None:
    assert symmetries_of(Layout.from_tiles(plain.turtle()).slots) == {Symmetry.TOP_BOTTOM}


def test_no_tiles_have_every_symmetry_and_no_middle() -> None:
    assert symmetries_of([]) == set(Symmetry)
    with pytest.raises(ValueError, match="no tiles"):
        Axes.of([])
