from __future__ import annotations

import pytest

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.geometry import CanvasGeometry
from editor.canvas.whereabouts import board_area, tile_at
from editor.layer_stack import LayerView
from editor.plane import Bounds, Plane
from mahjong_qt.engine.layout.slot import Slot

GEOMETRY = CanvasGeometry.for_width(48, 1.0)
LOW, HIGH = Slot(0, 0, 0), Slot(0, 0, 1)
PILE = Plane([LOW, HIGH, Slot(2, 0, 0)])


def point(x: float, y: float, z: float = 0) -> CanvasPoint:
    return GEOMETRY.point(GEOMETRY.scene_point(x, y, z))


@pytest.mark.parametrize(
    ("place", "view", "tile"),
    [
        (point(1, 1, 1), LayerView(total=2), HIGH),
        (point(1, 1, 1), LayerView(total=2, hidden=frozenset([1])), LOW),
        (point(1, 1, 1), LayerView(total=2, only_current=True), LOW),
        (point(1, 1, 1), LayerView(total=2, locked=frozenset([1])), HIGH),
        # the lower edge of the upper tile: its wall hangs over what lies beneath
        (point(1, 2, 0.5), LayerView(total=2), HIGH),
        (point(3, 1), LayerView(total=2), Slot(2, 0, 0)),
        (point(9, 9), LayerView(total=2), None),
    ],
)
def test_the_topmost_tile_that_is_shown(place: CanvasPoint, view: LayerView, tile: Slot | None) -> None:
    assert tile_at(place, PILE, view) == tile


def test_a_board_takes_room_for_its_layers_and_the_walls_of_the_lowest() -> None:
    flat = board_area(GEOMETRY, Bounds(0, 0, 4, 2), 0)
    high = board_area(GEOMETRY, Bounds(0, 0, 4, 2), 3)
    assert flat.topLeft().toTuple() == (0, 0)
    assert flat.width() == 96 + GEOMETRY.metrics.depth_x
    assert high.bottomRight() == flat.bottomRight()
    assert flat.left() - high.left() == 3 * GEOMETRY.metrics.depth_x
    assert board_area(GEOMETRY, None, 0).width() > 10 * 48
