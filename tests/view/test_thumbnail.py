from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.view.thumbnail import (
    layout_picture,
    layout_thumbnail,
    paint_layout,
    picture_size,
    places_thumbnail,
)

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QColor

pytestmark = pytest.mark.usefixtures("qapp")

BLOCK = [(x, y, 0) for x in range(0, 8, 2) for y in range(0, 6, 2)]
PYRAMID = [*BLOCK, (2, 2, 1), (4, 2, 1), (3, 2, 2)]


def picture(tiles: list[tuple[int, int, int]], width: int = 200, height: int = 150, ratio: float = 1.0) -> QImage:
    return layout_thumbnail(Layout.from_tiles(tiles), width, height, ratio, False).toImage()


def drawn(image: QImage) -> QRect:
    """The smallest rectangle around everything that is opaque."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    data, stride = bytes(alpha.constBits()), alpha.bytesPerLine()
    lines = {y: data[y * stride : y * stride + alpha.width()] for y in range(alpha.height())}
    lines = {y: line for y, line in lines.items() if b"\xff" in line}
    left, right = (
        min(line.find(b"\xff") for line in lines.values()),
        max(line.rfind(b"\xff") for line in lines.values()),
    )
    return QRect(QPoint(left, min(lines)), QPoint(right, max(lines)))


def colour_at(image: QImage, x_share: float, y_share: float) -> QColor:
    return image.pixelColor(round(image.width() * x_share), round(image.height() * y_share))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_the_picture_has_one_pixel_for_each_of_the_screen(ratio: float) -> None:
    pixmap = layout_thumbnail(Layout.from_tiles(PYRAMID), 200, 150, ratio, False)
    assert pixmap.devicePixelRatioF() == ratio
    assert (pixmap.width(), pixmap.height()) == (round(200 * ratio), round(150 * ratio))
    assert pixmap.deviceIndependentSize().width() == pytest.approx(200, abs=0.5)


@pytest.mark.parametrize(("width", "height"), [(200, 150), (300, 60), (60, 300), (31, 47)])
@pytest.mark.parametrize("tiles", [PYRAMID, BLOCK, [(0, 0, 0), (2, 0, 0)], [(0, y, 0) for y in range(0, 40, 2)]])
def test_the_board_is_centred_and_as_large_as_fits(tiles: list[tuple[int, int, int]], width: int, height: int) -> None:
    image = picture(tiles, width, height)
    box = drawn(image)
    assert abs(box.left() - (width - 1 - box.right())) <= 1
    assert abs(box.top() - (height - 1 - box.bottom())) <= 1
    # rounding each edge to whole pixels costs at most a few of them
    assert width - box.width() <= 4 or height - box.height() <= 4


@given(
    tiles=st.lists(
        st.tuples(st.integers(0, 30), st.integers(0, 20), st.integers(0, 12)).map(
            lambda place: (place[0] * 2, place[1] * 2, place[2])
        ),
        min_size=1,
        max_size=40,
        unique=True,
    ),
    width=st.integers(40, 240),
    height=st.integers(40, 240),
    ratio=st.sampled_from([1.0, 1.5, 2.0]),
)
def test_no_tile_is_cut_off(tiles: list[tuple[int, int, int]], width: int, height: int, ratio: float) -> None:
    image = picture(tiles, width, height, ratio)
    box = drawn(image)
    # a board ends with walls at the right and below, and would end otherwise where it were cut
    right = [image.pixelColor(box.right(), y) for y in range(box.top(), box.bottom() + 1)]
    lowest = [image.pixelColor(x, box.bottom()) for x in range(box.left(), box.right() + 1)]
    assert max(colour.lightness() for colour in right + lowest if colour.alpha() == 255) < 120
    assert abs(box.left() - (image.width() - 1 - box.right())) <= 1
    assert abs(box.top() - (image.height() - 1 - box.bottom())) <= 1


def test_the_ground_shows_through_around_the_board() -> None:
    image = picture(BLOCK, 300, 100)
    assert image.pixelColor(0, 50).alpha() == 0
    assert image.pixelColor(150, 50).alpha() == 255


def test_a_hole_in_the_board_shows_the_ground() -> None:
    ring = [(x, y, 0) for x in (0, 2, 4, 6, 8) for y in (0, 2, 4, 6) if not (x == 4 and y in (2, 4))]
    assert colour_at(picture(ring), 0.5, 0.5).alpha() < 255


@pytest.mark.parametrize("dark", [False, True])
def test_each_layer_is_lighter_than_the_one_below(dark: bool) -> None:
    stairs = [(x, 0, z) for z in range(4) for x in range(4 * z, 16, 2)]
    image = layout_thumbnail(Layout.from_tiles(stairs), 400, 100, 1.0, dark).toImage()
    box = drawn(image)
    steps = [
        range(box.left() + box.width() * part // 4, box.left() + box.width() * (part + 1) // 4) for part in range(4)
    ]
    lightness = [median(image.pixelColor(x, box.center().y()).lightness() for x in step) for step in steps]
    assert lightness == sorted(set(lightness))


def test_neighbours_are_told_apart_by_a_line() -> None:
    image = picture([(0, 0, 0), (2, 0, 0)], 200, 150)
    row = drawn(image).center().y()
    colours = [image.pixelColor(x, row).lightness() for x in range(drawn(image).left(), drawn(image).right() + 1)]
    middle = len(colours) // 2
    assert min(colours[middle - 8 : middle + 8]) < colours[middle // 2] - 50
    assert colours[middle // 2] == colours[-middle // 2]


def test_edges_are_sharp() -> None:
    image = picture(BLOCK, 200, 150)
    alphas = {image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())}
    assert alphas == {0, 255}


def test_on_a_dark_ground_the_board_is_dimmer() -> None:
    layout = Layout.from_tiles(PYRAMID)
    light, dark = (layout_thumbnail(layout, 200, 150, 1.0, is_dark).toImage() for is_dark in (False, True))
    assert drawn(light) == drawn(dark)
    assert colour_at(dark, 0.3, 0.2).lightness() < colour_at(light, 0.3, 0.2).lightness()


@pytest.mark.parametrize(("width", "height"), [(0, 0), (0, 50), (1, 1), (3, 2)])
def test_a_picture_too_small_for_any_tile_is_still_a_picture(width: int, height: int) -> None:
    pixmap = layout_thumbnail(Layout.from_tiles(PYRAMID), width, height, 1.0, False)
    assert (pixmap.width(), pixmap.height()) in ((width, height), (0, 0))


def test_places_are_enough_for_the_same_picture() -> None:
    layout = Layout.from_tiles(PYRAMID)
    places = tuple((x, y, z) for x, y, z in layout.slots)
    assert (
        places_thumbnail(places, 200, 150, 2.0, True).toImage()
        == layout_thumbnail(layout, 200, 150, 2.0, True).toImage()
    )


@pytest.mark.parametrize("width", [1, 50, 640, 1600])
@pytest.mark.parametrize("tiles", [PYRAMID, BLOCK, [(0, y, 0) for y in range(0, 40, 2)], [(0, 0, z) for z in range(9)]])
def test_a_picture_is_as_high_as_its_width_asks_for(tiles: list[tuple[int, int, int]], width: int) -> None:
    places = Layout.from_tiles(tiles).slots
    size = picture_size(places, width)
    image = layout_picture(places, size, False)
    assert image.size() == size
    assert size.width() == width
    if width >= 50:
        box = drawn(image)
        assert width - box.width() <= 4
        assert size.height() - box.height() <= 4


def test_large_tiles_have_round_corners_and_small_ones_have_not() -> None:
    places = Layout.from_tiles([(0, 0, 0), (2, 0, 0)]).slots
    corners = []
    for width in (60, 600):
        image = layout_picture(places, picture_size(places, width), False)
        corners.append(image.pixelColor(0, 0).alpha())
        assert image.pixelColor(width // 4, image.height() // 2).alpha() == 255
    assert corners == [255, 0]


@pytest.mark.parametrize("width", [200, 1000])
def test_the_same_drawing_makes_an_svg(tmp_path: Path, width: int) -> None:
    places = Layout.from_tiles(PYRAMID).slots
    size = picture_size(places, width)
    path = tmp_path / "pyramid.svg"
    writer = QSvgGenerator()
    writer.setFileName(str(path))
    writer.setSize(size)
    writer.setViewBox(QRect(QPoint(), size))
    painter = QPainter(writer)
    paint_layout(painter, places, size, False)
    painter.end()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    plain = layout_picture(places, size, False)
    for x_share, y_share in ((0.1, 0.1), (0.5, 0.5), (0.9, 0.9), (0.4, 0.6)):
        there, expected = colour_at(image, x_share, y_share), colour_at(plain, x_share, y_share)
        assert abs(there.lightness() - expected.lightness()) <= 2
