from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.geometry import CanvasGeometry
from editor.canvas.grid import Grid, Inks

INKS = Inks(half=QColor(255, 0, 0), whole=QColor(0, 0, 255))


def columns(width: float, z: int = 0, step: int = 1, ratio: float = 1.0) -> dict[int, int]:
    """Where upright lines are in a row of device pixels that no level line crosses, and their strength."""
    image = QImage(200, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(ratio)
    geometry = CanvasGeometry.for_width(width, ratio)
    painter = QPainter(image)
    Grid(geometry, z, step).draw(painter, QRectF(0, 0, 200 / ratio, 20 / ratio), INKS)
    painter.end()
    return {x: image.pixelColor(x, 10).alpha() for x in range(200) if image.pixelColor(x, 10).alpha()}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_lines_are_one_device_pixel_wide_at_every_half_tile(qapp: object, ratio: float) -> None:
    span = CanvasGeometry.for_width(48, ratio).metrics.width // 2
    assert list(columns(48, ratio=ratio)) == list(range(0, 200, span))


def test_lines_lie_where_the_layer_is_drawn(qapp: object) -> None:
    depth = CanvasGeometry.for_width(48, 1.0).metrics.depth_x
    assert min(columns(48, z=1)) == 24 - depth


def test_a_field_of_whole_tiles_has_only_their_lines(qapp: object) -> None:
    assert list(columns(48, step=2)) == list(range(0, 200, 48))


def test_half_tiles_fade_away_when_tiles_get_small(qapp: object) -> None:
    at_half = [columns(width).get(width // 2, 0) for width in (16, 24, 36, 48)]
    assert at_half[0] == 0
    assert at_half == sorted(at_half)
    assert at_half[3] == 255
    assert columns(16)[16] > 0


@pytest.mark.parametrize("width", [24, 36, 48])
def test_on_a_plain_ground_it_looks_as_if_it_lay_over_it(qapp: object, width: float) -> None:
    ground, inks = QColor("#808080"), Inks(half=QColor(255, 0, 0, 80), whole=QColor(0, 0, 255, 160))
    geometry, area = CanvasGeometry.for_width(width, 1.0), QRectF(0, 0, 70, 90)
    seen = []
    for plain in (ground, None):
        image = QImage(70, 90, QImage.Format.Format_RGB32)
        image.fill(ground)
        painter = QPainter(image)
        Grid(geometry, 0, 1).draw(painter, area, inks, plain)
        painter.end()
        # away from where two lines cross
        colours = [image.pixelColor(x, 3) for x in range(70)]
        seen.append([(colour.red(), colour.green(), colour.blue()) for colour in colours])
    assert all(abs(a - b) <= 1 for one, other in zip(*seen, strict=True) for a, b in zip(one, other, strict=True))
    assert len(set(seen[0])) > 1
