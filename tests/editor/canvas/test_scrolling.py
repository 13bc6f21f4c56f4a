from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from editor.canvas.scrolling import NOTCH_SCROLL
from tests.editor.places import adding, removing

if TYPE_CHECKING:
    from tests.editor.canvas.shown import Shown

MIDDLE = QPointF(400, 300)


@pytest.mark.parametrize(
    ("angle", "modifiers", "step"),
    [
        (QPoint(0, 120), Qt.KeyboardModifier.NoModifier, QPointF(0, -NOTCH_SCROLL)),
        (QPoint(0, -120), Qt.KeyboardModifier.ShiftModifier, QPointF(NOTCH_SCROLL, 0)),
        (QPoint(-120, 0), Qt.KeyboardModifier.NoModifier, QPointF(NOTCH_SCROLL, 0)),
    ],
)
def test_the_wheel_scrolls(shown: Shown, angle: QPoint, modifiers: Qt.KeyboardModifier, step: QPointF) -> None:
    before = shown.view.scrolling.corner
    shown.wheel(MIDDLE, angle, modifiers)
    assert shown.view.scrolling.corner - before == step


def test_one_can_always_scroll_further_out_than_the_board_goes(shown: Shown) -> None:
    for x in (0, 100, 180):
        shown.workspace.apply(adding((x, 0, 0), (x, -40, 0)), "Draw")
        room = shown.view.sceneRect()
        board = shown.scene.board_area()
        assert room.contains(board.adjusted(-600, -500, 600, 500))


def test_what_is_seen_stays_where_it_is_when_the_board_shrinks(shown: Shown) -> None:
    shown.workspace.apply(adding((0, 0, 0), (120, 0, 0)), "Draw")
    shown.view.scrolling.to(shown.scene.board_area().topRight() - QPointF(100, 300))
    before = shown.view.scrolling.corner
    shown.workspace.apply(removing((120, 0, 0)), "Erase")
    assert shown.view.scrolling.corner == before


@pytest.mark.parametrize(("ratio", "unit"), [(1.0, 1), (1.25, 4), (1.5, 2), (1.75, 4), (2.0, 1), (4 / 3, 3)])
def test_scrolling_stops_at_whole_device_pixels(shown: Shown, ratio: float, unit: int) -> None:
    shown.view.scrolling.set_ratio(ratio)
    origin = shown.view.viewport().mapTo(shown.view.window(), QPoint(0, 0))
    stops = set()
    for step in range(9):
        shown.view.scrolling.to(QPointF(step, step))
        corner = shown.view.scrolling.corner
        device = (corner.x() - origin.x()) * ratio, (corner.y() - origin.y()) * ratio
        assert all(abs(place - round(place)) < 1e-6 for place in device)
        stops.add(corner.x())
    assert len(stops) == round(8 / unit) + 1


def test_dragging_to_the_edge_scrolls_the_faster_the_further_beyond(shown: Shown) -> None:
    edge, scrolling = shown.view.mouse.edge, shown.view.scrolling
    steps = []
    for x in (770, 790, 2000):
        edge.drag_to(QPointF(x, 300))
        assert edge.is_running
        before = scrolling.corner
        edge.step()
        steps.append((scrolling.corner - before).x())
    assert 0 < steps[0] < steps[1] < steps[2] <= 40
    edge.drag_to(MIDDLE)
    assert not edge.is_running


def test_a_stroke_goes_on_while_the_board_moves_beneath_the_mouse(shown: Shown) -> None:
    told = shown.told()
    shown.press(MIDDLE, modifiers=Qt.KeyboardModifier.ShiftModifier)
    shown.move(QPointF(2, 300), modifiers=Qt.KeyboardModifier.ShiftModifier)
    shown.view.mouse.edge.step()
    first, second = (event for name, event in told if name == "moved")
    assert second.point.x < first.point.x
    assert second.button == Qt.MouseButton.LeftButton
    assert second.modifiers == Qt.KeyboardModifier.ShiftModifier
    shown.release(QPointF(2, 300))
    assert not shown.view.mouse.edge.is_running


def test_there_is_more_room_for_a_stroke_that_draws_further_and_further_out(shown: Shown) -> None:
    gesture = shown.workspace.document.begin("Draw")
    before = shown.view.sceneRect().right()
    gesture.add(adding((150, 0, 0)))
    shown.view.mouse.edge.drag_to(QPointF(799, 300))
    shown.view.mouse.edge.step()
    assert shown.view.sceneRect().right() > before
    gesture.cancel()
    shown.view.mouse.edge.stop()
