"""Bodies of tiles in every style."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mahjong_qt.art.body import body_rect, draw_body, face_rect, shade_blocked
from mahjong_qt.art.marks import draw_mark
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_state import Mark
from mahjong_qt.art.tile_style import BACKS, Corner, FaceColour, Relief, TileStyle

WIDTHS = (16, 40, 61, 300)
ODD_BACKS = ("#000000", "#ffffff", "#ff00ff", "#ffff00", "#00ff00", "#0000ff", "#808080")
STYLES = [
    TileStyle(face=face, relief=relief, corner=corner) for face in FaceColour for relief in Relief for corner in Corner
]
FACES_AND_RELIEFS = list(itertools.product(FaceColour, Relief))

pytestmark = pytest.mark.usefixtures("qapp")


def empty(metrics: TileMetrics) -> QImage:
    image = QImage(metrics.pixmap_width, metrics.pixmap_height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def drawn(width: int, style: TileStyle, *, upside_down: bool = False) -> tuple[QImage, TileMetrics]:
    metrics = TileMetrics.for_width(width, style)
    image = empty(metrics)
    painter = QPainter(image)
    draw_body(painter, metrics, style, upside_down=upside_down)
    painter.end()
    return image, metrics


def luminance(colour: QColor) -> float:
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares]
    return float(0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2])


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def walls(image: QImage, metrics: TileMetrics) -> tuple[QColor, QColor]:
    """The colours of the layer that lies below, at the right and at the bottom, in their middles."""
    body, reach = body_rect(metrics).toRect(), round(metrics.depth_x * 0.4)
    steps = range(reach)
    right = [image.pixelColor(body.right() - step, body.center().y()) for step in steps]
    low = [image.pixelColor(body.center().x(), body.bottom() - step) for step in steps]
    return mean(right), mean(low)


def mean(colours: list[QColor]) -> QColor:
    parts = (QColor.red, QColor.green, QColor.blue)
    return QColor(*(sum(part(colour) for colour in colours) // len(colours) for part in parts))


@pytest.mark.parametrize("style", STYLES, ids=lambda style: " ".join(part.value for part in style[1:]))
@pytest.mark.parametrize("width", WIDTHS)
def test_the_face_is_opaque_and_the_rim_at_the_lit_sides_is_empty(width: int, style: TileStyle) -> None:
    image, metrics = drawn(width, style)
    face = face_rect(metrics).toRect()
    inset = -(-metrics.width // 8)
    for x, y in itertools.product(range(face.left(), face.right() + 1, 3), range(face.top(), face.bottom() + 1, 3)):
        if face.left() + inset < x < face.right() - inset or face.top() + inset < y < face.bottom() - inset:
            assert image.pixelColor(x, y).alpha() == 255
    lit = range(metrics.margin_left) if metrics.depth_x > 0 else range(face.right() + 1, metrics.pixmap_width)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in lit for y in range(metrics.pixmap_height))
    assert all(image.pixelColor(x, 0).alpha() == 0 for x in range(metrics.pixmap_width))


@pytest.mark.parametrize(("face", "relief"), FACES_AND_RELIEFS)
@pytest.mark.parametrize("upside_down", [False, True])
def test_seen_from_the_other_corner_it_is_the_mirror_image(face: FaceColour, relief: Relief, upside_down: bool) -> None:
    right, _ = drawn(60, TileStyle(face=face, relief=relief), upside_down=upside_down)
    left, _ = drawn(60, TileStyle(face=face, relief=relief, corner=Corner.LOWER_LEFT), upside_down=upside_down)
    mirrored = right.flipped(Qt.Orientation.Horizontal)
    assert left.size() == mirrored.size()
    differences = [abs(a - b) for a, b in zip(bytes(left.constBits()), bytes(mirrored.constBits()), strict=True)]
    # round corners may be sampled from the other side
    assert max(differences) < 60
    assert sum(differences) / len(differences) < 0.5


@pytest.mark.parametrize("relief", Relief)
@pytest.mark.parametrize("width", [40, 61, 160])
def test_a_column_of_tiles_has_an_even_shadow_at_its_side(width: int, relief: Relief) -> None:
    tile, metrics = drawn(width, TileStyle(relief=relief))
    column = QImage(metrics.pixmap_width, metrics.pixmap_height + 2 * metrics.height, tile.format())
    column.fill(QColor("white"))
    painter = QPainter(column)
    for row in range(3):
        painter.drawImage(0, row * metrics.height, tile)
    painter.end()
    first = body_rect(metrics).toRect().right() + 1
    middle = metrics.pixmap_height // 2
    for x in range(first, metrics.pixmap_width):
        shades = [column.pixelColor(x, y).lightness() for y in range(middle, middle + 2 * metrics.height)]
        assert max(shades) - min(shades) <= 4
    assert column.pixelColor(first, middle).lightness() < 200


@pytest.mark.parametrize(("face", "relief"), FACES_AND_RELIEFS)
def test_a_tile_stands_out_from_the_face_that_it_lies_on(face: FaceColour, relief: Relief) -> None:
    tile, metrics = drawn(60, TileStyle(face=face, relief=relief))
    below = tile.pixelColor(face_rect(metrics).center().toPoint())
    floor = QImage(tile.size(), tile.format())
    floor.fill(below)
    painter = QPainter(floor)
    painter.drawImage(0, 0, tile)
    painter.end()
    body, middle = body_rect(metrics).toRect(), metrics.pixmap_height // 2
    assert floor.pixelColor(body.right() + 1, middle).lightness() < 0.75 * below.lightness()
    across = [floor.pixelColor(x, middle) for x in range(body.right() - metrics.depth_x, body.right() + 1)]
    assert max(contrast(colour, below) for colour in across) > 1.4


@pytest.mark.parametrize("width", [40, 160])
@pytest.mark.parametrize("back", [*BACKS.values(), *ODD_BACKS])
def test_the_walls_of_every_back_lie_in_light_and_shade(back: str, width: int) -> None:
    right, low = walls(*drawn(width, TileStyle(back)))
    assert contrast(right, low) > 1.1
    assert right.lightness() > low.lightness()


def test_every_back_has_walls_of_its_own() -> None:
    colours = {name: walls(*drawn(60, TileStyle(back)))[0] for name, back in BACKS.items()}
    for one, other in itertools.combinations(colours, 2):
        apart = [abs(part(colours[one]) - part(colours[other])) for part in (QColor.red, QColor.green, QColor.blue)]
        assert max(apart) > 20, f"{one} and {other} look alike"


@pytest.mark.parametrize("relief", Relief)
@pytest.mark.parametrize("back", [*BACKS.values(), *ODD_BACKS])
def test_upside_down_it_shows_its_back_with_a_pattern(back: str, relief: Relief) -> None:
    image, metrics = drawn(60, TileStyle(back, relief=relief), upside_down=True)
    face = face_rect(metrics).toRect().adjusted(8, 8, -8, -8)
    places = itertools.product(range(face.left(), face.right()), range(face.top(), face.bottom()))
    colours = [image.pixelColor(*place) for place in places]
    plain, pattern = min(colours, key=luminance), max(colours, key=luminance)
    assert contrast(plain, pattern) > 1.4
    saturation = QColor(back).hslSaturation()
    if saturation > 60:
        plane = max(colours, key=QColor.hslSaturation)
        assert abs((plane.hslHue() - QColor(back).hslHue() + 180) % 360 - 180) < 30


@pytest.mark.parametrize("face", FaceColour)
def test_a_flat_tile_is_of_one_colour_inside_a_clear_line(face: FaceColour) -> None:
    image, metrics = drawn(60, TileStyle(face=face, relief=Relief.FLAT))
    inside = face_rect(metrics).toRect().adjusted(4, 4, -4, -4)
    places = itertools.product(range(inside.left(), inside.right()), range(inside.top(), inside.bottom()))
    [colour] = {image.pixelColor(*place).name() for place in places}
    line = image.pixelColor(metrics.margin_left, metrics.pixmap_height // 2)
    assert contrast(line, QColor(colour)) > 1.6


def test_flat_tiles_are_thin_and_dark_faces_dark() -> None:
    deep, flat = (TileMetrics.for_width(60, TileStyle(relief=relief)) for relief in Relief)
    assert flat.depth_x < deep.depth_x / 2
    ivory, dark = (drawn(60, TileStyle(face=face)) for face in FaceColour)
    middle = face_rect(ivory[1]).center().toPoint()
    assert ivory[0].pixelColor(middle).lightness() > 225
    assert dark[0].pixelColor(middle).lightness() < 70


@pytest.mark.parametrize("style", STYLES, ids=lambda style: " ".join(part.value for part in style[1:]))
def test_light_comes_from_the_upper_side_that_does_not_show(style: TileStyle) -> None:
    image, metrics = drawn(120, style)
    face = face_rect(metrics).toRect()
    lit, far = (face.left(), face.right()) if metrics.depth_x > 0 else (face.right(), face.left())
    inward = 1 if metrics.depth_x > 0 else -1
    lines = [image.pixelColor(x, face.center().y()).lightness() for x in (lit + 4 * inward, far - 4 * inward)]
    assert lines[0] >= lines[1]
    if style.relief is Relief.DEEP:
        assert lines[0] > lines[1] + 10


@pytest.mark.parametrize(("face", "relief"), FACES_AND_RELIEFS)
def test_a_blocked_tile_is_darker_and_its_shadow_no_wider(face: FaceColour, relief: Relief) -> None:
    clear, metrics = drawn(60, TileStyle(face=face, relief=relief))
    blocked = clear.copy()
    painter = QPainter(blocked)
    shade_blocked(painter, metrics)
    painter.end()
    middle = face_rect(metrics).center().toPoint()
    assert contrast(clear.pixelColor(middle), blocked.pixelColor(middle)) > 1.2
    alpha = QImage.Format.Format_Alpha8
    assert blocked.convertToFormat(alpha) == clear.convertToFormat(alpha)


@pytest.mark.parametrize("width", [40, 90, 200])
@pytest.mark.parametrize(("face", "relief"), FACES_AND_RELIEFS)
@pytest.mark.parametrize("mark", Mark)
def test_every_mark_stands_out(mark: Mark, face: FaceColour, relief: Relief, width: int) -> None:
    tile, metrics = drawn(width, TileStyle(face=face, relief=relief))
    marked = tile.copy()
    painter = QPainter(marked)
    draw_mark(painter, metrics, mark)
    painter.end()
    ground = tile.pixelColor(face_rect(metrics).center().toPoint())
    places = itertools.product(range(0, marked.width(), 2), range(0, marked.height(), 2))
    changed = [
        contrast(new, ground) for place in places if (new := marked.pixelColor(*place)) != tile.pixelColor(*place)
    ]
    strong = sum(ratio > 2.0 for ratio in changed)
    assert strong > 0.15 * len(changed)
    assert strong > 0.3 * width
    assert marked.pixelColor(face_rect(metrics).center().toPoint()) == ground


def test_the_band_of_a_free_tile_leaves_the_face_free_at_every_size() -> None:
    for width in range(16, 321, 2):
        metrics = TileMetrics.for_width(width)
        image = empty(metrics)
        painter = QPainter(image)
        draw_mark(painter, metrics, Mark.FREE)
        painter.end()
        face = face_rect(metrics).toRect()
        assert image.pixelColor(face.center()).alpha() == 0
        assert image.pixelColor(face.center().x(), face.top()).alpha() == 255
        assert image.pixelColor(face.left(), face.center().y()).alpha() == 255
