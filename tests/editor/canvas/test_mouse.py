from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication

from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.editor.places import adding

if TYPE_CHECKING:
    from tests.editor.canvas.shown import Shown

Button, Shape = Qt.MouseButton, Qt.CursorShape
SHIFT = Qt.KeyboardModifier.ShiftModifier


def shape(shown: Shown) -> Qt.CursorShape:
    return shown.view.viewport().cursor().shape()


def grip(shown: Shown, name: str) -> QPointF:
    place = shown.scene.axes.grip_place(name)
    assert place is not None
    return place - shown.view.scrolling.corner


@pytest.mark.parametrize("button", [Button.LeftButton, Button.RightButton])
def test_press_move_and_release_are_told_with_the_place(shown: Shown, button: Qt.MouseButton) -> None:
    shown.workspace.apply(adding((4, 4, 0)), "Draw")
    told = shown.told()
    shown.press(shown.place(5, 5), button, SHIFT)
    shown.move(shown.place(8.5, 5), button)
    shown.release(shown.place(8.5, 5), button)
    assert [name for name, _ in told] == ["pressed", "moved", "released"]
    pressed, moved, released = (event for _, event in told)
    assert pressed.slot_under == Slot(4, 4, 0)
    assert pressed.modifiers == SHIFT
    assert (pressed.clicks, moved.slot_under) == (1, None)
    assert abs(moved.point.x - 8.5) < 0.05
    assert pressed.button == moved.button == released.button == button
    assert not shown.view.mouse.is_down


def test_a_move_without_a_button_is_told_as_such(shown: Shown) -> None:
    told = shown.told()
    shown.move(QPointF(100, 100), Button.NoButton)
    assert [(name, event.button) for name, event in told] == [("moved", Button.NoButton)]


def test_a_release_that_somebody_else_was_told_of_is_made_up_for(shown: Shown) -> None:
    told = shown.told()
    shown.press(shown.place(5, 5))
    shown.move(shown.place(8, 5), Button.NoButton)
    assert [name for name, _ in told] == ["pressed", "released", "moved"]
    assert not shown.view.mouse.is_down
    shown.press(shown.place(5, 5))
    assert [name for name, _ in told][-1] == "pressed"


def test_a_double_click_is_a_press_that_says_so(shown: Shown) -> None:
    told = shown.told()
    shown.send(QEvent.Type.MouseButtonDblClick, QPointF(100, 100))
    shown.release(QPointF(100, 100))
    assert [(name, event.clicks) for name, event in told] == [("pressed", 2), ("released", 1)]


def test_a_second_button_does_nothing_while_the_first_is_down(shown: Shown) -> None:
    told = shown.told()
    shown.press(QPointF(100, 100))
    shown.press(QPointF(100, 100), Button.RightButton)
    shown.release(QPointF(100, 100), Button.RightButton)
    assert [name for name, _ in told] == ["pressed"]
    shown.release(QPointF(100, 100))
    assert [name for name, _ in told] == ["pressed", "released"]


@pytest.mark.parametrize("button", [Button.MiddleButton, Button.LeftButton])
def test_the_board_is_dragged_about(shown: Shown, button: Qt.MouseButton) -> None:
    shown.view.set_panning(button is Button.LeftButton)
    told, before = shown.told(), shown.view.scrolling.corner
    shown.press(QPointF(300, 300), button)
    assert shape(shown) is Shape.ClosedHandCursor
    for place in (QPointF(250, 310), QPointF(200, 340)):
        shown.move(place, button)
    shown.release(QPointF(200, 340), button)
    assert before - shown.view.scrolling.corner == QPointF(-100, 40)
    assert not told
    assert shape(shown) is (Shape.OpenHandCursor if button is Button.LeftButton else Shape.ArrowCursor)


def test_with_the_hand_the_right_button_still_is_the_tools(shown: Shown) -> None:
    shown.view.set_panning(True)
    told = shown.told()
    shown.drag(QPointF(100, 100), QPointF(100, 100), button=Button.RightButton)
    assert [name for name, _ in told] == ["pressed", "moved", "released"]


def test_an_axis_is_dragged_by_its_grip_and_no_tool_hears_of_it(shown: Shown) -> None:
    shown.workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT])
    told, place = shown.told(), grip(shown, "upright")
    shown.drag(place, place + QPointF(48, 30))
    assert shown.workspace.symmetry.guide.axes == Axes(34, 16)
    assert not told


def test_with_shift_an_axis_moves_by_half_tiles(shown: Shown) -> None:
    shown.workspace.symmetry.set_symmetries([Symmetry.TOP_BOTTOM])
    place = grip(shown, "level")
    places = []
    shown.press(place)
    for modifiers in (Qt.KeyboardModifier.NoModifier, SHIFT):
        shown.move(place + QPointF(0, 15), modifiers=modifiers)
        places.append(shown.workspace.symmetry.guide.axes.level)
    shown.release(place)
    assert places == [17, 16]


def test_the_pointer_says_what_can_be_dragged(shown: Shown) -> None:
    shown.workspace.symmetry.set_symmetries(Symmetry)
    for name, expected in (("upright", Shape.SplitHCursor), ("level", Shape.SplitVCursor)):
        shown.move(grip(shown, name), Button.NoButton)
        assert shape(shown) is expected
    shown.move(QPointF(400, 300), Button.NoButton)
    assert shape(shown) is Shape.ArrowCursor


def test_a_mouse_that_goes_is_told_unless_it_holds_something(shown: Shown) -> None:
    gone: list[object] = []
    shown.view.left.connect(lambda: gone.append("left"))
    shown.view.hover_changed.connect(gone.append)
    shown.press(QPointF(100, 100))
    QApplication.sendEvent(shown.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not gone
    shown.release(QPointF(100, 100))
    QApplication.sendEvent(shown.view.viewport(), QEvent(QEvent.Type.Leave))
    assert gone == ["left", None]
