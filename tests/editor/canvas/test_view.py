from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from editor.canvas.colours import colours
from editor.canvas.marks import CanvasMark
from editor.canvas.preview import Preview
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import adding, slots

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from tests.editor.canvas.shown import Shown


def picture(shown: Shown) -> QImage:
    return shown.view.viewport().grab().toImage()


@pytest.mark.parametrize("is_dark", [False, True])
def test_the_table_is_light_or_dark_where_nothing_lies(shown: Shown, is_dark: bool) -> None:
    shown.view.set_dark(is_dark)
    shown.view.set_grid(False)
    assert picture(shown).pixelColor(5, 5) == colours(is_dark).table


def test_the_grid_can_be_hidden(shown: Shown) -> None:
    with_grid = picture(shown)
    shown.view.set_grid(False)
    without = picture(shown)
    assert without != with_grid
    shown.view.set_grid(True)
    assert picture(shown) == with_grid


def test_a_field_of_whole_tiles_has_another_grid_at_once(shown: Shown) -> None:
    before = picture(shown)
    document = shown.workspace.document
    document.change_details(document.details._replace(game="shisen-sho"), "Game")
    assert picture(shown) != before


def test_what_is_painted_piece_by_piece_is_what_is_painted_at_once(shown: Shown) -> None:
    shown.workspace.apply(adding((6, 6, 0), (8, 6, 0), (7, 6, 1)), "Draw")
    shown.workspace.layers.select(1)
    QApplication.processEvents()
    shown.workspace.apply(adding((9, 6, 1)), "Draw")
    shown.view.scrolling.by(QPointF(31, -17))
    QApplication.processEvents()
    painted = shown.view.screen().grabWindow(shown.view.winId()).toImage()
    whole = shown.view.grab().toImage()
    if painted.isNull() or painted.size() != whole.size():
        pytest.skip("this platform has no screen to look at")
    assert painted.convertToFormat(whole.format()) == whole


def test_unknown_keys_are_left_to_others(shown: Shown) -> None:
    for key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_B, Qt.Key.Key_Space):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        before = shown.view.scrolling.corner
        QApplication.sendEvent(shown.view, event)
        assert not event.isAccepted()
        assert shown.view.scrolling.corner == before


def test_the_cursor_is_marked_and_brought_into_sight_while_the_canvas_has_the_focus(shown: Shown) -> None:
    shown.view.clearFocus()
    shown.workspace.move_cursor(Slot(2, 2, 0))
    assert not shown.scene.marked(CanvasMark.CURSOR)
    shown.view.activateWindow()
    shown.view.setFocus()
    shown.workspace.move_cursor(Slot(90, 2, 0))
    assert shown.scene.geometry is not None
    assert shown.scene.marked(CanvasMark.CURSOR) == slots((90, 2, 0))
    assert shown.view.scrolling.seen.contains(shown.scene.geometry.area(Slot(90, 2, 0)))


def test_a_press_of_the_mouse_hides_the_cursor(shown: Shown) -> None:
    shown.scene.show_cursor(Slot(2, 2, 0))
    shown.press(QPointF(100, 100))
    assert not shown.scene.marked(CanvasMark.CURSOR)
    shown.release(QPointF(100, 100))


def test_the_cursor_is_seen_when_the_focus_comes_by_tab_and_goes_with_it(shown: Shown) -> None:
    for kind, reason, marked in (
        (QFocusEvent.Type.FocusIn, Qt.FocusReason.MouseFocusReason, 0),
        (QFocusEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason, 1),
        (QFocusEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason, 1),
        (QFocusEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason, 0),
    ):
        QApplication.sendEvent(shown.view, QFocusEvent(kind, reason))
        assert len(shown.scene.marked(CanvasMark.CURSOR)) == marked


def test_the_legend_stands_there_while_there_is_heat(shown: Shown) -> None:
    shown.workspace.apply(adding((0, 0, 0)), "Draw")
    shown.scene.set_heat({Slot(0, 0, 0): 0.5})
    assert shown.view.legend.isVisible()
    assert shown.view.viewport().geometry().contains(shown.view.legend.geometry())
    shown.scene.set_heat(None)
    assert not shown.view.legend.isVisible()


def test_grips_are_within_the_window_when_it_scrolls(shown: Shown) -> None:
    from mahjong_qt.engine.layout.symmetry import Symmetry

    shown.workspace.symmetry.set_symmetries(Symmetry)
    shown.view.scrolling.to(shown.scene.board_area().center() - QPointF(100, 100))
    for name in ("upright", "level"):
        place = shown.scene.axes.grip_place(name)
        assert place is not None
        assert shown.view.scrolling.seen.contains(place)


def test_the_grid_is_that_of_the_layer_on_which_a_tile_would_lie(shown: Shown) -> None:
    layers, table = shown.workspace.layers, shown.view.table
    layers.set_auto(True)
    shown.scene.show_preview(Preview(laid=slots((0, 0, 3))))
    assert table.layer == 3
    shown.scene.show_preview(Preview())
    assert table.layer == 3
    shown.scene.show_preview(Preview(blocked=slots((0, 0, 1), (0, 0, 2))))
    assert table.layer == 1
    layers.set_auto(False)
    assert table.layer == layers.current
