from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from editor.canvas.preview import NOTHING
from editor.edits.clip import Clip
from editor.plane import EditFault
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.editor.places import slots
from tests.editor.tools.hand import Hand, Modifier

Key = Qt.Key
SHIFT, CONTROL = Modifier.ShiftModifier, Modifier.ControlModifier
ROW = ((0, 0, 0), (2, 0, 0), (4, 0, 0))


def test_the_cursor_moves_by_half_tiles_and_with_shift_by_whole_ones() -> None:
    hand = Hand()
    hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Down)
    hand.press(Key.Key_Left, Key.Key_Up, modifiers=SHIFT)
    assert hand.workspace.cursor == Slot(0, -1, 0)


def test_a_layout_is_drawn_by_keys_alone() -> None:
    hand = Hand()
    hand.press(Key.Key_Space)
    hand.press(Key.Key_Right, modifiers=SHIFT)
    assert hand.preview.laid == slots((2, 0, 0))
    hand.press(Key.Key_Return)
    hand.press(Key.Key_Left, Key.Key_PageUp, Key.Key_Space)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0), (1, 0, 1))
    hand.press(Key.Key_Delete, Key.Key_PageDown, Key.Key_Backspace)
    # a tile that lies only in part at the cursor goes too
    assert len(hand.tiles) == 1
    assert hand.steps == ["Draw tiles"] * 3 + ["Erase tiles"] * 2


def test_space_lays_all_images_and_says_why_it_lays_nothing() -> None:
    hand = Hand()
    hand.workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT])
    hand.workspace.symmetry.move_axes(Axes(9, 0))
    hand.press(Key.Key_Space)
    assert hand.tiles == slots((0, 0, 0), (7, 0, 0))
    hand.press(Key.Key_Right, Key.Key_Space)
    hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Space)
    assert [error.fault for error in hand.refused] == [EditFault.OVERLAP, EditFault.OWN_IMAGE]
    assert len(hand.tiles) == 2


@pytest.mark.parametrize(
    ("tool", "modifiers", "tiles"),
    [
        ("fill", Modifier.NoModifier, {(x, y, 0) for x in (0, 2, 4) for y in (0, 2, 4)}),
        ("fill", SHIFT, {(x, y, 0) for x in (0, 2, 4) for y in (0, 2, 4)} - {(2, 2, 0)}),
        ("line", Modifier.NoModifier, {(0, 0, 0), (2, 2, 0), (4, 4, 0)}),
    ],
)
def test_a_shape_goes_from_one_space_to_the_next(
    tool: str, modifiers: Modifier, tiles: set[tuple[int, int, int]]
) -> None:
    hand = Hand()
    hand.tool_box.choose(tool)
    hand.press(Key.Key_Space)
    hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Down, modifiers=SHIFT)
    assert hand.tool_box.is_busy
    hand.press(Key.Key_Space, modifiers=modifiers)
    assert hand.tiles == tiles
    assert len(hand.steps) == 1


def test_a_frame_by_keys_selects_from_tile_to_tile() -> None:
    hand = Hand(*ROW, (1, 5, 0))
    hand.tool_box.choose("select")
    hand.press(Key.Key_Space, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert hand.workspace.selection.slots == slots((0, 0, 0), (2, 0, 0))
    hand.press(Key.Key_Right, modifiers=SHIFT)
    hand.press(Key.Key_Space, Key.Key_Space, modifiers=SHIFT)
    assert hand.workspace.selection.slots == slots(*ROW)
    hand.press(Key.Key_Left, modifiers=SHIFT)
    hand.press(Key.Key_Space, Key.Key_Space, modifiers=CONTROL)
    assert hand.workspace.selection.slots == slots((0, 0, 0), (4, 0, 0))
    assert hand.steps == []


def test_both_shift_and_ctrl_with_space_select_what_touches() -> None:
    hand = Hand(*ROW, (8, 0, 0), (0, 0, 1))
    hand.press(Key.Key_Space, modifiers=SHIFT | CONTROL)
    assert hand.workspace.selection.slots == slots(*ROW)


def test_what_is_selected_is_moved_raised_and_deleted() -> None:
    hand = Hand(*ROW)
    hand.commands.select_all()
    hand.press(Key.Key_Right, Key.Key_Down, modifiers=CONTROL)
    hand.press(Key.Key_Right, modifiers=CONTROL | SHIFT)
    hand.press(Key.Key_PageUp, modifiers=CONTROL)
    assert hand.tiles == slots((3, 1, 1), (5, 1, 1), (7, 1, 1))
    hand.press(Key.Key_Delete)
    assert hand.tiles == frozenset()
    assert len(hand.steps) == 5


def test_a_shisen_field_is_drawn_by_whole_tiles() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), game="shisen-sho")
    hand.press(Key.Key_Down, Key.Key_PageUp, Key.Key_Space)
    hand.workspace.selection.set(slots((2, 0, 0)))
    hand.press(Key.Key_Right, modifiers=CONTROL)
    assert hand.tiles == slots((0, 0, 0), (4, 0, 0), (0, 2, 0))


def test_esc_takes_back_then_puts_down_then_selects_nothing() -> None:
    hand = Hand(*ROW)
    hand.tool_box.choose("fill")
    hand.commands.select_all()
    hand.tool_box.carry(Clip(hand.tiles))
    hand.press(Key.Key_Escape)
    assert hand.tool_box.current.name == "fill"
    hand.press(Key.Key_Space)
    assert hand.tool_box.is_busy
    hand.press(Key.Key_Escape)
    assert not hand.tool_box.is_busy
    assert hand.workspace.selection.slots == slots(*ROW)
    hand.press(Key.Key_Escape)
    assert hand.workspace.selection.slots == frozenset()


def test_the_keys_of_the_stamp_are_letters_only_while_it_is_in_hand() -> None:
    hand = Hand(*ROW)
    assert not hand.keys.press(Key.Key_R)
    hand.commands.select_all()
    hand.tool_box.choose("stamp")
    hand.press(Key.Key_R, Key.Key_F)
    assert not hand.keys.press(Key.Key_R, CONTROL)


def test_no_shortcut_of_the_window_takes_a_key_of_the_canvas() -> None:
    hand, watched = Hand(), QObject()
    for key, is_ours in ((Key.Key_Space, True), (Key.Key_Delete, True), (Key.Key_B, False)):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Modifier.NoModifier)
        event.ignore()
        assert hand.keys.eventFilter(watched, event) == is_ours
        assert event.isAccepted() == is_ours
    assert hand.tiles == frozenset()
    assert hand.keys.eventFilter(watched, QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, Modifier.NoModifier))
    assert hand.tiles == slots((0, 0, 0))


def test_the_ghost_at_the_cursor_goes_with_the_focus() -> None:
    hand, watched = Hand(), QObject()
    hand.press(Key.Key_Right)
    assert hand.preview.laid == slots((1, 0, 0))
    hand.keys.eventFilter(watched, QFocusEvent(QEvent.Type.FocusOut))
    assert hand.preview == NOTHING
