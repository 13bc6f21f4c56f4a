from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from editor.edits.arranging import Side
from editor.plane import EditFault
from mahjong_qt.engine.layout.symmetry import Axes
from tests.editor.places import removing, slots
from tests.editor.tools.hand import Hand

PILE = ((0, 0, 0), (2, 0, 0), (1, 0, 1))

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_selected() -> None:
    hand = Hand(*PILE)
    hand.workspace.layers.select(1)
    hand.commands.select_layer()
    assert hand.workspace.selection.slots == slots((1, 0, 1))
    hand.commands.invert()
    assert hand.workspace.selection.slots == slots((0, 0, 0), (2, 0, 0))
    hand.commands.delete()
    assert hand.tiles == slots((1, 0, 1))
    hand.commands.select_none()
    hand.commands.delete()
    assert hand.steps == ["Delete tiles"]


def test_cut_tiles_are_pasted_by_the_stamp_in_their_layers() -> None:
    hand = Hand(*PILE)
    hand.commands.select_all()
    hand.commands.cut()
    assert hand.tiles == frozenset()
    assert hand.commands.paste()
    assert hand.tool_box.current.name == "stamp"
    hand.click(12.0, 1.0)
    assert hand.tiles == slots((10, 0, 0), (12, 0, 0), (11, 0, 1))


def test_the_clipboard_holds_a_layout_file_and_takes_one() -> None:
    hand, other = Hand(*PILE), Hand()
    hand.commands.copy()
    assert '"format": "mahjong-layout"' in QGuiApplication.clipboard().text()
    assert other.commands.paste()
    assert len(other.tool_box.stamp.clip.slots if other.tool_box.stamp.clip else ()) == 3


@pytest.mark.parametrize("text", ["", "hello", "{}", "[" * 5000, "\ud800"])
def test_what_is_no_layout_is_not_pasted(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    assert not Hand().commands.paste()


def test_a_duplicate_lies_beside_what_it_was_made_from() -> None:
    hand = Hand(*PILE)
    hand.commands.select_all()
    hand.commands.duplicate()
    assert len(hand.tiles) == 6
    assert len(hand.workspace.selection.slots) == 3
    assert hand.steps == ["Duplicate tiles"]


def test_moves_that_cannot_be_made_say_why() -> None:
    hand = Hand(*PILE)
    hand.workspace.selection.set(slots((0, 0, 0)))
    assert not hand.commands.move_by(1, 0)
    assert not hand.commands.raise_by(-1)
    assert [error.fault for error in hand.refused] == [EditFault.OVERLAP, EditFault.TOO_DEEP]
    assert hand.commands.move_by(-1, 0)
    assert hand.workspace.selection.slots == slots((-1, 0, 0))
    assert hand.commands.raise_by(2)
    assert hand.workspace.selection.slots == slots((-1, 0, 2))


def test_tiles_are_not_raised_into_a_locked_layer() -> None:
    hand = Hand(*PILE)
    hand.workspace.layers.set_locked(1, True)
    hand.workspace.selection.set(slots((0, 0, 0)))
    assert not hand.commands.raise_by(1)
    assert [error.fault for error in hand.refused] == [EditFault.LOCKED]


def test_without_a_selection_the_whole_board_is_arranged() -> None:
    hand = Hand((0, 0, 0), (0, 2, 0), (2, 2, 0))
    hand.commands.flip_horizontal()
    assert hand.tiles == slots((2, 0, 0), (2, 2, 0), (0, 2, 0))
    hand.commands.flip_vertical()
    hand.commands.rotate(1)
    hand.commands.rotate(-1)
    hand.commands.flip_vertical()
    hand.commands.flip_horizontal()
    assert hand.tiles == slots((0, 0, 0), (0, 2, 0), (2, 2, 0))
    for _ in range(6):
        hand.workspace.document.undo()
    assert hand.tiles == slots((0, 0, 0), (0, 2, 0), (2, 2, 0))


def test_a_board_shifted_a_hundred_times_loses_nothing() -> None:
    hand = Hand(*PILE)
    for _ in range(100):
        assert hand.commands.shift_board(-1, -1)
    assert hand.tiles == slots((-100, -100, 0), (-98, -100, 0), (-99, -100, 1))
    assert not hand.workspace.document.is_modified


def test_a_board_is_made_symmetric() -> None:
    hand = Hand((0, 0, 0), (7, 3, 0))
    hand.workspace.symmetry.move_axes(Axes(10, 10))
    hand.commands.make_symmetric(Side.LEFT)
    assert hand.tiles == slots((0, 0, 0), (8, 0, 0))
    hand.workspace.document.undo()
    hand.commands.make_turned(Side.LEFT)
    assert hand.tiles == slots((0, 0, 0), (8, 8, 0))
    hand.workspace.document.undo()
    hand.commands.make_quartered()
    assert len(hand.tiles) == 4


def test_tiles_across_the_axis_are_not_made_symmetric_and_it_is_said() -> None:
    hand = Hand((3, 0, 0), (0, 0, 0))
    hand.workspace.symmetry.move_axes(Axes(9, 0))
    assert not hand.commands.make_symmetric(Side.LEFT)
    assert [error.fault for error in hand.refused] == [EditFault.OVERLAP]
    assert len(hand.tiles) == 2


def test_whole_layers() -> None:
    hand = Hand(*PILE)
    commands, layers = hand.commands, hand.workspace.layers
    commands.duplicate_layer()
    assert layers.current == 1
    assert len(hand.tiles) == 5
    commands.move_layer_up()
    assert layers.current == 2
    assert slots((1, 0, 1)) <= hand.tiles
    commands.move_layer_down()
    commands.delete_layer()
    assert hand.tiles == slots(*PILE)
    for _ in range(4):
        hand.workspace.document.undo()
    assert hand.tiles == slots(*PILE)


def test_a_layer_merges_only_where_there_is_room() -> None:
    hand = Hand((0, 0, 0), (0, 0, 1), (6, 0, 1))
    hand.workspace.layers.select(1)
    hand.commands.merge_down()
    assert len(hand.tiles) == 3
    assert [error.fault for error in hand.refused] == [EditFault.OVERLAP]
    hand.workspace.apply(removing((0, 0, 0)), "Erase")
    hand.commands.merge_down()
    assert hand.tiles == slots((0, 0, 0), (6, 0, 0))
    assert hand.workspace.layers.view.total == 1


def test_a_locked_layer_is_not_deleted() -> None:
    hand = Hand(*PILE)
    hand.workspace.layers.set_locked(0, True)
    hand.commands.delete_layer()
    assert hand.tiles == slots(*PILE)
    assert [error.fault for error in hand.refused] == [EditFault.LOCKED]


def test_the_last_layer_loses_its_tiles_and_stays() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0))
    hand.commands.delete_layer()
    assert hand.tiles == frozenset()
    assert hand.workspace.layers.view.total == 1


def test_nothing_else_is_arranged_when_all_that_is_selected_is_locked() -> None:
    hand = Hand((0, 0, 0), (4, 2, 0), (0, 0, 1))
    hand.workspace.selection.set(slots((0, 0, 1)))
    hand.workspace.layers.set_locked(1, True)
    assert not hand.commands.rotate(1)
    assert hand.tiles == slots((0, 0, 0), (4, 2, 0), (0, 0, 1))
    assert [error.fault for error in hand.refused] == [EditFault.LOCKED]


def test_tiles_that_touch_are_selected_from_the_selection_or_the_cursor() -> None:
    hand = Hand((0, 0, 0), (2, 1, 0), (8, 0, 0), (9, 2, 0), (0, 0, 1))
    hand.commands.select_connected()
    assert hand.workspace.selection.slots == slots((0, 0, 0), (2, 1, 0))
    hand.workspace.selection.add(slots((8, 0, 0)))
    hand.commands.select_connected()
    assert hand.workspace.selection.slots == slots((0, 0, 0), (2, 1, 0), (8, 0, 0), (9, 2, 0))


def test_a_command_in_the_middle_of_a_stroke_works_on_what_is_seen() -> None:
    hand = Hand()
    hand.drag((1.0, 1.0), (5.0, 1.0), release=False)
    hand.commands.shift_board(0, 2)
    hand.tool_box.release(hand.event(9.0, 1.0))
    assert hand.tiles == slots((0, 2, 0), (2, 2, 0), (4, 2, 0))
    assert hand.steps == ["Draw tiles", "Shift board"]


def test_a_duplicate_in_a_field_lies_on_its_grid() -> None:
    hand = Hand((0, 0, 0), (2, 0, 0), game="shisen-sho")
    hand.commands.select_all()
    hand.commands.duplicate()
    assert hand.tiles == slots((0, 0, 0), (2, 0, 0), (2, 2, 0), (4, 2, 0))
