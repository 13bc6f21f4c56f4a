from __future__ import annotations

from PySide6.QtCore import Qt

from tests.editor.places import slots
from tests.editor.tools.hand import Hand, Modifier

SHIFT, CONTROL, ALT = Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier
ROW = ((0, 0, 0), (2, 0, 0), (4, 0, 0), (4, 0, 1))


def hand_with(*places: tuple[int, int, int]) -> Hand:
    hand = Hand(*(places or ROW))
    hand.tool_box.choose("select")
    return hand


def selected(hand: Hand) -> frozenset[object]:
    return frozenset(hand.workspace.selection.slots)


def test_a_frame_selects_on_the_layer_that_is_worked_on() -> None:
    hand = hand_with()
    hand.drag((-2.0, -2.0), (8.0, 3.0))
    assert selected(hand) == slots((0, 0, 0), (2, 0, 0), (4, 0, 0))
    hand.workspace.layers.set_auto(True)
    hand.drag((-2.0, -2.0), (8.0, 3.0))
    assert selected(hand) == slots(*ROW)


def test_a_frame_adds_with_shift_and_takes_away_with_ctrl() -> None:
    hand = hand_with()
    hand.drag((-2.0, -2.0), (2.0, 3.0))
    hand.drag((3.5, 3.0), (8.0, -2.0), modifiers=SHIFT)
    assert selected(hand) == slots((0, 0, 0), (4, 0, 0))
    hand.drag((-2.0, -2.0), (2.0, 3.0), modifiers=CONTROL)
    assert selected(hand) == slots((4, 0, 0))
    hand.drag((-2.0, -2.0), (-1.0, -1.0))
    assert selected(hand) == frozenset()


def test_clicks_select_one_or_toggle() -> None:
    hand = hand_with()
    hand.click(1.0, 1.0)
    hand.click(3.0, 1.0, CONTROL)
    assert selected(hand) == slots((0, 0, 0), (2, 0, 0))
    hand.click(1.0, 1.0, CONTROL)
    assert selected(hand) == slots((2, 0, 0))


def test_a_double_click_selects_all_that_touch() -> None:
    hand = hand_with((0, 0, 0), (2, 1, 0), (4, 3, 0), (12, 0, 0))
    hand.tool_box.press(hand.event(1.0, 1.0, clicks=2))
    hand.tool_box.release(hand.event(1.0, 1.0))
    assert selected(hand) == slots((0, 0, 0), (2, 1, 0), (4, 3, 0))


def test_a_drag_moves_what_is_selected_by_half_tiles_in_one_step() -> None:
    hand = hand_with((0, 0, 0), (2, 0, 0))
    hand.commands.select_all()
    hand.drag((1.0, 1.0), (2.0, 2.0), (4.1, 4.2))
    assert hand.tiles == slots((3, 3, 0), (5, 3, 0))
    assert selected(hand) == hand.tiles
    assert hand.steps == ["Move tiles"]
    hand.workspace.document.undo()
    assert hand.tiles == selected(hand) == slots((0, 0, 0), (2, 0, 0))


def test_where_tiles_cannot_lie_is_shown_and_they_stay_where_they_could() -> None:
    hand = hand_with((0, 0, 0), (10, 0, 0))
    hand.drag((1.0, 1.0), (6.0, 1.0), (10.0, 1.0), release=False)
    assert hand.preview.blocked == slots((9, 0, 0))
    hand.tool_box.release(hand.event(10.0, 1.0))
    assert hand.tiles == slots((5, 0, 0), (10, 0, 0))


def test_alt_copies() -> None:
    hand = hand_with((0, 0, 0), (2, 0, 0))
    hand.commands.select_all()
    hand.drag((1.0, 1.0), (1.0, 2.0), (1.0, 5.0), modifiers=ALT)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0), (0, 4, 0), (2, 4, 0))
    assert selected(hand) == slots((0, 4, 0), (2, 4, 0))
    assert hand.steps == ["Copy tiles"]


def test_esc_ends_a_move_or_a_frame_and_then_the_selection() -> None:
    hand = hand_with((0, 0, 0), (2, 0, 0))
    hand.click(1.0, 1.0)
    hand.drag((1.0, 1.0), (1.0, 9.0), release=False)
    hand.press(Qt.Key.Key_Escape)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0))
    assert selected(hand) == slots((0, 0, 0))
    hand.drag((9.0, 9.0), (-1.0, -1.0), modifiers=SHIFT, release=False)
    hand.press(Qt.Key.Key_Escape)
    assert selected(hand) == slots((0, 0, 0))
    hand.press(Qt.Key.Key_Escape)
    assert selected(hand) == frozenset()


def test_what_is_locked_cannot_be_selected() -> None:
    hand = hand_with()
    hand.workspace.layers.set_locked(0, True)
    hand.drag((-2.0, -2.0), (8.0, 3.0))
    hand.click(1.0, 1.0)
    hand.commands.select_all()
    assert selected(hand) == slots((4, 0, 1))


def test_a_click_on_one_of_several_selected_tiles_selects_it_alone() -> None:
    hand = hand_with()
    hand.commands.select_all()
    hand.drag((1.0, 1.0), (1.1, 1.1))
    assert selected(hand) == slots((0, 0, 0))
    hand.commands.select_all()
    hand.drag((1.0, 1.0), (1.0, 9.0), (1.0, 1.0))
    assert selected(hand) == slots(*ROW)
    assert hand.steps == []


def test_tiles_that_were_locked_since_stay_when_the_others_are_dragged() -> None:
    hand = hand_with()
    hand.commands.select_all()
    hand.workspace.layers.set_locked(1, True)
    hand.drag((1.0, 1.0), (1.0, 5.0))
    assert hand.tiles == slots((0, 4, 0), (2, 4, 0), (4, 4, 0), (4, 0, 1))


def test_esc_gives_back_what_a_new_frame_deselected() -> None:
    hand = hand_with()
    hand.click(1.0, 1.0)
    hand.drag((3.5, 9.0), (9.0, -1.0), release=False)
    assert selected(hand) == slots((4, 0, 0))
    hand.press(Qt.Key.Key_Escape)
    assert selected(hand) == slots((0, 0, 0))


def test_undo_in_the_middle_of_a_drag_ends_it() -> None:
    hand = hand_with((0, 0, 0), (2, 0, 0))
    hand.commands.select_all()
    hand.drag((1.0, 1.0), (1.0, 5.0), release=False)
    hand.workspace.document.undo()
    hand.tool_box.move(hand.event(9.0, 9.0))
    hand.tool_box.release(hand.event(9.0, 9.0))
    assert hand.tiles == selected(hand) == slots((0, 0, 0), (2, 0, 0))


def test_what_a_press_would_do_is_said() -> None:
    hand = hand_with()
    assert hand.hover(9.0, 9.0).text == "Drag a frame around tiles to select them"
    assert hand.hover(1.0, 1.0).text == "Click to select this tile, drag to move it"
    hand.click(1.0, 1.0)
    assert hand.hover(1.0, 1.0).text == "Drag to move the selected tiles, with Alt to copy them"
    hand.workspace.layers.set_locked(0, True)
    assert hand.preview.text == "Layer 1 is locked or hidden"


def test_tiles_of_a_field_are_dragged_by_whole_tiles() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), game="shisen-sho")
    hand.tool_box.choose("select")
    hand.drag((1.0, 1.0), (1.0, 1.9), (1.0, 2.1), (1.0, 4.9))
    assert hand.tiles == slots((0, 4, 0), (2, 0, 0))
