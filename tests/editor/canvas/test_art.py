from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage

from editor.canvas.art import CanvasArt
from editor.canvas.bodies import TINTS, Body, body_of
from editor.canvas.geometry import CanvasGeometry
from editor.canvas.heat import heat_colour
from editor.canvas.marks import CanvasMark
from editor.layer_stack import LayerView

SIZES = [(16, 1.0), (48, 1.0), (48, 1.25), (160, 2.0)]


def art(width: float = 48, ratio: float = 1.0, *, is_dark: bool = False) -> CanvasArt:
    made = CanvasArt()
    made.prepare(CanvasGeometry.for_width(width, ratio), is_dark=is_dark)
    return made


@pytest.mark.parametrize(("width", "ratio"), SIZES)
def test_pictures_fill_the_place_of_a_tile(qapp: object, width: float, ratio: float) -> None:
    made, metrics = art(width, ratio), CanvasGeometry.for_width(width, ratio).metrics
    marks = [made.mark(mark, 0) for mark in CanvasMark]
    for picture in (*(made.body(0, body) for body in Body), *marks, made.heat(0.3)):
        assert (picture.width(), picture.height()) == (metrics.pixmap_width, metrics.pixmap_height)
        assert picture.devicePixelRatio() == ratio


def test_a_picture_is_drawn_once_for_a_size(qapp: object) -> None:
    made = art()
    assert made.body(3, Body.PLAIN).cacheKey() == made.body(3, Body.PLAIN).cacheKey()
    before = made.body(0, Body.PLAIN)
    made.prepare(CanvasGeometry.for_width(64, 1.0), is_dark=False)
    assert made.body(0, Body.PLAIN).width() > before.width()


@pytest.mark.parametrize("is_dark", [False, True])
def test_layers_and_states_are_told_apart_without_colours(qapp: object, is_dark: bool) -> None:
    made = art(is_dark=is_dark)
    looks = [made.body(z, body) for z in range(len(TINTS) + 1) for body in Body if body is not Body.ABOVE]
    shades = [picture.toImage().convertToFormat(QImage.Format.Format_Grayscale8) for picture in looks]
    assert all(one != other for number, one in enumerate(shades) for other in shades[:number])


def test_marks_differ_in_shape(qapp: object) -> None:
    made = art(16)
    marks = [made.mark(mark, 0).toImage() for mark in CanvasMark]
    shapes = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in marks]
    assert all(one != other for number, one in enumerate(shapes) for other in shapes[:number])


def test_the_ghost_of_a_tile_looks_like_one_of_its_layer(qapp: object) -> None:
    made = art()
    assert made.mark(CanvasMark.LAID, 0).toImage() != made.mark(CanvasMark.LAID, 1).toImage()


@pytest.mark.parametrize(
    ("z", "view", "body"),
    [
        (1, LayerView(3, 1), Body.PLAIN),
        (0, LayerView(3, 1), Body.BENEATH),
        (2, LayerView(3, 1), Body.ABOVE),
        (2, LayerView(3, 1, is_auto=True), Body.PLAIN),
        (0, LayerView(3, 1, is_auto=True), Body.PLAIN),
        (1, LayerView(3, 1, locked=frozenset([1])), Body.LOCKED),
        (0, LayerView(3, 1, locked=frozenset([0])), Body.LOCKED_BENEATH),
        (2, LayerView(3, 1, locked=frozenset([2])), Body.ABOVE),
        (2, LayerView(3, 1, is_auto=True, locked=frozenset([2])), Body.LOCKED),
        (1, LayerView(3, 1, hidden=frozenset([1])), None),
        (0, LayerView(3, 1, only_current=True), None),
    ],
)
def test_how_a_layer_is_shown(z: int, view: LayerView, body: Body | None) -> None:
    assert body_of(z, view) is body


def test_heat_goes_from_bright_to_dark() -> None:
    lightness = [heat_colour(step / 50).lightnessF() for step in range(51)]
    assert all(later < earlier for earlier, later in pairwise(lightness))
    assert heat_colour(-1) == heat_colour(0)
    assert heat_colour(2) == heat_colour(1)


def test_a_share_is_told_in_whole_percent(qapp: object) -> None:
    made = art(64)
    assert made.heat(0.501).cacheKey() == made.heat(0.5).cacheKey()
    assert made.heat(0.51).toImage() != made.heat(0.5).toImage()
