from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from editor.canvas.geometry import CanvasGeometry, stacking
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.view.geometry import stacking as stacking_of_the_game
from tests.editor.places import PLACES

RATIOS = st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
WIDTHS = st.floats(16, 160)


@given(WIDTHS, RATIOS, PLACES)
def test_every_tile_lies_on_whole_device_pixels(width: float, ratio: float, slot: Slot) -> None:
    corner = CanvasGeometry.for_width(width, ratio).corner(slot) * ratio
    assert abs(corner.x() - round(corner.x())) < 1e-6
    assert abs(corner.y() - round(corner.y())) < 1e-6


@given(WIDTHS, RATIOS, PLACES)
def test_the_point_of_a_place_leads_back_to_it_on_its_layer(width: float, ratio: float, slot: Slot) -> None:
    geometry = CanvasGeometry.for_width(width, ratio)
    x, y = geometry.point(geometry.scene_point(*slot)).on_layer(slot.z)
    assert abs(x - slot.x) < 1e-6
    assert abs(y - slot.y) < 1e-6


@given(PLACES, PLACES)
def test_tiles_are_stacked_as_in_the_game(one: Slot, other: Slot) -> None:
    metrics = CanvasGeometry.for_width(48, 1.0).metrics
    moved = [Slot(slot.x + 6, slot.y + 6, slot.z) for slot in (one, other)]
    in_game = stacking_of_the_game(moved[0], metrics) < stacking_of_the_game(moved[1], metrics)
    assert (stacking(one) < stacking(other)) == in_game


def test_higher_layers_are_drawn_further_left_and_up() -> None:
    geometry = CanvasGeometry.for_width(48, 1.0)
    low, high = geometry.corner(Slot(4, 4, 0)), geometry.corner(Slot(4, 4, 1))
    assert (low - high).toTuple() == (geometry.metrics.depth_x, geometry.metrics.depth_y)
