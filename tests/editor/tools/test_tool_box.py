from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt, Signal

from editor.canvas.preview import NOTHING
from editor.edits.clip import Clip
from editor.tools.tool_box import TOOL_KEYS, ToolBox
from tests.editor.places import removing, slots
from tests.editor.tools.hand import Button, Hand, Modifier

pytestmark = pytest.mark.usefixtures("qapp")


class FakeView(QObject):
    pressed, moved, released, left = Signal(object), Signal(object), Signal(object), Signal()


def test_every_tool_has_a_key_of_its_own() -> None:
    box = ToolBox(Hand().workspace)
    assert set(TOOL_KEYS) == set(box.tools)
    assert len(set(TOOL_KEYS.values())) == len(TOOL_KEYS)


def test_what_a_view_tells_reaches_the_tool() -> None:
    hand, view = Hand(), FakeView()
    hand.tool_box.attach(view)  # type: ignore[arg-type]
    view.pressed.emit(hand.event(1.0, 1.0))
    view.moved.emit(hand.event(3.0, 1.0))
    view.released.emit(hand.event(3.0, 1.0))
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0))
    view.left.emit()
    assert hand.preview == NOTHING


def test_the_tool_in_hand_is_told_once() -> None:
    hand = Hand()
    told: list[str] = []
    hand.tool_box.changed.connect(told.append)
    hand.tool_box.choose("fill")
    hand.tool_box.choose("fill")
    assert told == ["fill"]
    with pytest.raises(KeyError):
        hand.tool_box.choose("lasso")


def test_what_is_carried_is_put_down_for_the_tool_before() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0))
    hand.tool_box.choose("line")
    assert not hand.tool_box.put_down()
    hand.tool_box.carry(Clip(hand.tiles))
    hand.tool_box.carry(Clip(hand.tiles))
    assert hand.tool_box.put_down()
    assert hand.tool_box.current.name == "line"
    hand.tool_box.choose("stamp")
    assert not hand.tool_box.put_down()


def test_what_is_pasted_floats_at_the_mouse_or_else_at_the_cursor() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0))
    hand.commands.copy()
    hand.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    hand.tool_box.leave_cursor()
    assert hand.commands.paste()
    assert hand.preview.laid == slots((-1, 2, 0), (1, 2, 0))
    hand.press(Qt.Key.Key_Space)
    assert len(hand.tiles) == 4
    hand.hover(21.0, 9.0)
    hand.press(Qt.Key.Key_Escape)
    assert hand.commands.paste()
    assert {slot.y for slot in hand.preview.laid} == {8}


def test_the_stamp_takes_the_selection_else_the_clipboard() -> None:
    hand, other = Hand((0, 0, 0), (2, 0, 0), (4, 0, 0)), Hand()
    hand.commands.copy()
    other.tool_box.choose("stamp")
    assert other.tool_box.stamp.clip is not None
    assert len(other.tool_box.stamp.clip.slots) == 3
    hand.workspace.selection.set(slots((0, 0, 0)))
    hand.tool_box.choose("stamp")
    assert hand.tool_box.stamp.clip == Clip(slots((0, 0, 0)))


def test_keys_are_not_heard_while_the_mouse_draws_and_the_other_way_round() -> None:
    hand = Hand()
    hand.drag((1.0, 1.0), (3.0, 1.0), release=False)
    hand.press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0))
    hand.tool_box.release(hand.event(3.0, 1.0))
    hand.tool_box.choose("fill")
    hand.press(Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Right)
    shown = hand.preview
    hand.hover(31.0, 31.0)
    assert hand.preview == shown
    hand.press(Qt.Key.Key_Space)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0))


def test_a_press_of_the_mouse_takes_back_what_keys_began() -> None:
    hand = Hand()
    hand.tool_box.choose("fill")
    hand.press(Qt.Key.Key_Space)
    hand.drag((21.0, 1.0), (23.0, 1.0))
    assert hand.tiles == slots((20, 0, 0), (22, 0, 0))


def test_the_ghost_follows_what_changes_under_a_mouse_that_rests() -> None:
    hand = Hand((0, 0, 0), (0, 0, 1))
    hand.workspace.layers.set_auto(True)
    assert hand.hover(1.0, 1.0).laid == slots((0, 0, 2))
    hand.workspace.apply(removing((0, 0, 1)), "Erase")
    assert hand.preview.laid == slots((0, 0, 1))
    hand.workspace.layers.set_auto(False)
    assert hand.preview.laid == frozenset()
    hand.workspace.layers.select(3)
    assert hand.preview.laid == slots((0, 0, 3))


def test_the_ghost_of_a_shape_follows_an_undo() -> None:
    hand = Hand()
    hand.click(3.0, 1.0)
    hand.tool_box.choose("fill")
    hand.drag((1.0, 1.0), (3.0, 1.0), release=False)
    assert hand.preview.laid == slots((0, 0, 0))
    hand.workspace.document.undo()
    assert hand.preview.laid == slots((0, 0, 0), (2, 0, 0))


@pytest.mark.parametrize("tool", ["select", "pan"])
def test_the_right_button_does_nothing_with_a_tool_that_does_not_draw(tool: str) -> None:
    hand = Hand((0, 0, 0), (2, 0, 0))
    hand.tool_box.choose(tool)
    hand.drag((1.0, 1.0), (3.0, 1.0), button=Button.RightButton)
    hand.click(1.0, 1.0, Modifier.AltModifier)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0))
    assert hand.steps == []


def test_nothing_is_selected_in_another_document_whatever_was_begun() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0))
    hand.tool_box.choose("select")
    hand.commands.select_all()
    hand.drag((9.0, 9.0), (8.0, 8.0), modifiers=Modifier.ShiftModifier, release=False)
    hand.workspace.document.replace(hand.workspace.document.as_file())
    assert hand.workspace.selection.slots == frozenset()
