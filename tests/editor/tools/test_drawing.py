from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from editor.edits.clip import Clip
from editor.plane import EditFault
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.editor.places import slots
from tests.editor.tools.hand import Button, Hand, Modifier

if TYPE_CHECKING:
    from collections.abc import Callable


def test_the_ghost_shows_before_the_click_where_the_tile_will_lie() -> None:
    hand = Hand()
    assert hand.hover(5.2, 3.1).laid == slots((4, 2, 0))
    assert hand.tiles == frozenset()
    hand.click(5.2, 3.1)
    assert hand.tiles == slots((4, 2, 0))
    assert hand.hover(5.2, 3.1).blocked == frozenset()
    assert hand.preview.text == "A tile lies here"


def test_a_place_that_is_taken_in_part_is_shown_as_one_and_takes_no_tile() -> None:
    hand = Hand((0, 0, 0), (3, 0, 0))
    assert hand.hover(2.5, 1.0).blocked == slots((2, 0, 0))
    hand.click(2.5, 1.0)
    assert len(hand.tiles) == 2
    assert hand.steps == []


def test_a_tile_goes_half_a_tile_aside_where_there_is_room_under_the_mouse() -> None:
    hand = Hand((0, 0, 0))
    assert hand.hover(2.2, 1.0).laid == slots((2, 0, 0))


def test_a_stroke_lays_tiles_side_by_side_and_is_one_step() -> None:
    hand = Hand()
    hand.drag((2.0, 2.0), (9.5, 2.0), (9.5, 4.5))
    assert hand.tiles == slots((1, 1, 0), (3, 1, 0), (5, 1, 0), (7, 1, 0), (9, 1, 0), (9, 3, 0))
    assert hand.steps == ["Draw tiles"]
    hand.workspace.document.undo()
    assert hand.tiles == frozenset()


def test_a_stroke_goes_around_what_lies_there() -> None:
    hand = Hand((0, 0, 0), (6, 0, 0))
    hand.drag((3.5, 1.0), (10.5, 1.0))
    assert hand.tiles == slots((0, 0, 0), (6, 0, 0), (3, 0, 0), (9, 0, 0))


def test_tiles_go_on_top_of_what_lies_under_the_mouse() -> None:
    hand = Hand((0, 0, 0), (0, 0, 1), (6, 0, 0))
    hand.workspace.layers.set_auto(True)
    hand.click(1.0, 1.0)
    hand.click(7.0, 1.0)
    hand.click(11.0, 1.0)
    assert slots((0, 0, 2), (6, 0, 1), (10, 0, 0)) <= hand.tiles


def test_a_stroke_across_a_pile_does_not_climb_it() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), (2, 0, 1))
    hand.workspace.layers.set_auto(True)
    hand.drag((1.0, 1.0), (9.0, 1.0))
    assert {slot.z for slot in hand.tiles - slots((2, 0, 1))} == {0, 1}


def test_all_four_images_are_drawn_and_erased() -> None:
    hand = Hand()
    hand.workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM])
    hand.workspace.symmetry.move_axes(Axes(20, 20))
    hand.click(1.0, 1.0)
    assert hand.tiles == slots((0, 0, 0), (18, 0, 0), (0, 18, 0), (18, 18, 0))
    assert "4 tile" in hand.preview.text or hand.preview.text == "A tile lies here"
    hand.drag((19.0, 19.0), button=Button.RightButton)
    assert hand.tiles == frozenset()
    assert hand.steps == ["Draw tiles", "Erase tiles"]


@pytest.mark.parametrize(("upright", "middle"), [(20, 9), (21, None)])
def test_a_tile_on_the_axis_is_its_own_image_where_the_width_is_even(upright: int, middle: int | None) -> None:
    hand = Hand()
    hand.workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT])
    hand.workspace.symmetry.move_axes(Axes(upright, 0))
    hand.click(10.0, 1.0)
    assert hand.tiles == (slots((middle, 0, 0)) if middle is not None else frozenset())
    hand.click(7.0, 1.0)
    assert {slot.x for slot in hand.tiles} - {middle} == {6, upright - 8}


def test_the_right_button_erases_and_the_brush_stays_in_hand() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), (4, 0, 0))
    hand.drag((1.0, 1.0), (5.0, 1.0), button=Button.RightButton)
    assert hand.tiles == frozenset()
    assert hand.tool_box.current.name == "brush"


def test_the_eraser_takes_tiles_of_its_layer_and_never_digs() -> None:
    hand = Hand((0, 0, 0), (0, 0, 1), (2, 0, 0))
    hand.tool_box.choose("eraser")
    hand.workspace.layers.select(1)
    assert hand.hover(1.0, 1.0).erased == slots((0, 0, 1))
    assert hand.hover(3.0, 1.0).erased == frozenset()
    hand.workspace.layers.set_auto(True)
    hand.drag((1.0, 1.0), (0.9, 0.9), (1.1, 1.1), (3.0, 1.0))
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0))


@pytest.mark.parametrize("tool", ["brush", "eraser", "fill", "line", "stamp"])
def test_a_locked_layer_stays_as_it_is(tool: str) -> None:
    hand = Hand((0, 0, 0), (2, 0, 0))
    hand.workspace.selection.set(slots((0, 0, 0)))
    hand.tool_box.choose(tool)
    hand.workspace.layers.set_locked(0, True)
    hand.drag((1.0, 1.0), (9.0, 5.0))
    hand.drag((1.0, 1.0), (9.0, 5.0), button=Button.RightButton)
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0))


def test_a_rectangle_is_shown_and_laid_at_the_release() -> None:
    hand = Hand((2, 0, 0))
    hand.tool_box.choose("fill")
    hand.drag((-1.0, 3.0), (5.0, 5.0), release=False)
    assert len(hand.preview.laid) == 8
    assert hand.tiles == slots((0, 0, 0))
    hand.tool_box.release(hand.event(5.0, 5.0))
    assert len(hand.tiles) == 9
    assert hand.steps == ["Fill rectangle"]


def test_shift_fills_the_edge_alone() -> None:
    hand = Hand()
    hand.tool_box.choose("fill")
    hand.drag((1.0, 1.0), (9.0, 9.0), modifiers=Modifier.ShiftModifier)
    assert len(hand.tiles) == 16


def test_a_rectangle_of_more_tiles_than_any_layout_has_is_refused() -> None:
    hand = Hand()
    hand.tool_box.choose("fill")
    hand.drag((1.0, 1.0), (200.0, 200.0))
    assert hand.tiles == frozenset()
    assert {error.fault for error in hand.refused} == {EditFault.TOO_MANY}


def test_a_line_goes_aslant() -> None:
    hand = Hand()
    hand.tool_box.choose("line")
    hand.drag((1.0, 1.0), (7.0, 4.0))
    assert hand.tiles == slots((0, 0, 0), (2, 1, 0), (4, 2, 0), (6, 3, 0))


def test_esc_takes_back_what_is_begun() -> None:
    for tool in ("brush", "fill", "line"):
        hand = Hand((20, 20, 0), (22, 20, 0))
        before = hand.tiles
        hand.tool_box.choose(tool)
        hand.drag((-5.0, 1.0), (-9.0, 1.0), release=False)
        hand.press(Qt.Key.Key_Escape)
        hand.tool_box.release(hand.event(-9.0, 1.0))
        assert hand.tiles == before, tool
        assert hand.steps == []


def test_alt_picks_the_layer_of_a_tile() -> None:
    hand = Hand((0, 0, 0), (0, 0, 1))
    hand.click(1.0, 1.0, Modifier.AltModifier)
    assert hand.workspace.layers.current == 1
    assert len(hand.tiles) == 2


def test_the_stamp_lays_what_was_selected_and_turns_it() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), (1, 0, 1))
    hand.commands.select_all()
    hand.tool_box.choose("stamp")
    hand.click(12.0, 11.0)
    assert slots((10, 10, 0), (12, 10, 0), (11, 10, 1)) <= hand.tiles
    assert hand.keys.press(Qt.Key.Key_R)
    hand.click(12.0, 21.0)
    assert {slot.x for slot in hand.tiles if slot.y > 15} == {11}
    assert hand.steps == ["Stamp tiles", "Stamp tiles"]


@pytest.mark.usefixtures("qapp")
def test_a_stamp_without_tiles_says_what_to_do() -> None:
    QGuiApplication.clipboard().clear()
    hand = Hand()
    hand.tool_box.choose("stamp")
    assert "Select or copy" in hand.hover(1.0, 1.0).text
    hand.click(1.0, 1.0)
    assert hand.steps == []


def test_a_shisen_field_takes_whole_tiles_wherever_the_mouse_is() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), game="shisen-sho")
    hand.click(5.9, 1.1)
    hand.drag((4.1, 2.1), (7.9, 2.9))
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0), (4, 0, 0), (4, 2, 0), (6, 2, 0))
    hand.tool_box.choose("line")
    hand.drag((1.0, 9.0), (9.0, 12.0))
    assert all(slot.x % 2 == slot.y % 2 == slot.z == 0 for slot in hand.tiles)


def test_another_tool_takes_back_what_the_last_one_began() -> None:
    hand = Hand()
    hand.drag((1.0, 1.0), (5.0, 1.0), release=False)
    hand.tool_box.choose("eraser")
    assert hand.tiles == frozenset()
    hand.tool_box.release(hand.event(5.0, 1.0))
    assert hand.steps == []


def test_the_middle_of_a_stroke_survives_another_document() -> None:
    hand = Hand()
    hand.drag((1.0, 1.0), (5.0, 1.0), release=False)
    hand.workspace.document.replace(None)
    hand.tool_box.move(hand.event(9.0, 1.0))
    hand.tool_box.release(hand.event(9.0, 1.0))
    assert hand.tiles == frozenset()
    assert Slot(0, 0, 0) not in hand.tiles


def test_why_no_tile_may_lie_here_is_said_before_the_click() -> None:
    hand = Hand((0, 0, 0), (3, 0, 0))
    assert hand.hover(2.5, 1.0).text == "No room: a tile here would overlap another one"
    hand.workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT])
    hand.workspace.symmetry.move_axes(Axes(21, 0))
    assert hand.hover(10.0, 5.0).text == "A tile so near the axis would overlap its own mirror image."
    assert hand.preview.blocked == slots((9, 4, 0), (10, 4, 0))
    assert "Lay 2 tile" in hand.hover(6.0, 5.0).text
    assert hand.hover(-500.0, 5.0).text == "The board would be too wide or too high for a layout file."
    assert hand.preview.laid == frozenset()
    hand.workspace.layers.set_hidden(0, True)
    assert hand.preview.text == "Layer 1 is locked or hidden"


def test_a_stroke_tells_how_many_tiles_it_has_laid_or_taken() -> None:
    hand = Hand()
    hand.drag((1.0, 1.0), (9.0, 1.0), release=False)
    assert "5 tile" in hand.preview.text
    hand.tool_box.release(hand.event(9.0, 1.0))
    hand.drag((1.0, 1.0), (5.0, 1.0), button=Button.RightButton, release=False)
    assert "3 tile" in hand.preview.text


def test_a_stamp_of_layers_above_the_last_one_is_refused_whole() -> None:
    hand = Hand((0, 0, 0), (0, 0, 1), (10, 0, 0))
    hand.workspace.selection.set(slots((0, 0, 0), (0, 0, 1)))
    hand.tool_box.choose("stamp")
    assert "layers 1 to 2" in hand.hover(21.0, 1.0).text
    hand.workspace.layers.select(63)
    hand.click(21.0, 1.0)
    assert len(hand.tiles) == 3
    assert [error.fault for error in hand.refused] == [EditFault.TOO_DEEP]


def test_tiles_with_layers_are_not_stamped_into_a_field() -> None:
    hand, field = Hand((0, 0, 0), (1, 0, 1)), Hand((0, 0, 0), (2, 0, 0), game="shisen-sho")
    field.tool_box.carry(Clip(hand.tiles))
    assert field.hover(9.0, 1.0).blocked
    field.click(9.0, 1.0)
    assert len(field.tiles) == 2
    assert [error.fault for error in field.refused] == [EditFault.NOT_FLAT]


def undo(hand: Hand) -> None:
    hand.workspace.document.undo()


def lock(hand: Hand) -> None:
    hand.workspace.layers.set_locked(0, True)


def go_up(hand: Hand) -> None:
    hand.workspace.layers.select(1)


@pytest.mark.parametrize("tool", ["brush", "eraser"])
@pytest.mark.parametrize("interrupt", [undo, lock, go_up])
def test_undo_and_other_layers_in_the_middle_of_a_stroke_end_it(tool: str, interrupt: Callable[[Hand], None]) -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), (4, 0, 0))
    hand.tool_box.choose(tool)
    hand.drag((1.0, 1.0), (1.0, 5.0), release=False)
    interrupt(hand)
    hand.tool_box.move(hand.event(3.0, 1.0))
    hand.tool_box.release(hand.event(3.0, 1.0))
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0), (4, 0, 0))
    assert hand.steps == []


def test_a_stroke_that_begins_a_layer_goes_on() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), (4, 0, 0))
    hand.workspace.layers.set_auto(True)
    hand.drag((1.0, 1.0), (3.0, 1.0), (5.0, 1.0))
    assert slots((0, 0, 1), (2, 0, 1), (4, 0, 1)) <= hand.tiles
    assert hand.steps == ["Draw tiles"]
