from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from mahjong_qt.art.tile_art import Mark
from mahjong_qt.view.zoom import ZoomState
from tests.view.sample_boards import ROW, SINGLES, centre_of, small_board, turtle_deal
from tests.view.test_board_view import assert_pixels_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.view.conftest import Shown

    ShowBoard = Callable[..., Shown]

Left, Middle = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
Control, Plain = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
SIX = small_board(SINGLES, "1B 2B 1B 2B 3B 3B")
TURTLE = turtle_deal().board


def wheel(
    shown: Shown,
    place: QPointF,
    turned: int,
    *,
    pixels: QPoint | None = None,
    keys: Qt.KeyboardModifier = Plain,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
) -> None:
    viewport = shown.view.board_viewport
    event = QWheelEvent(
        place, QPointF(viewport.mapToGlobal(place)), pixels or QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton,
        keys, phase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def at_rest(qtbot: QtBot, shown: Shown) -> None:
    qtbot.waitUntil(lambda: shown.view.transform().isIdentity() and shown.view.sceneRect().topLeft() == QPointF())


def place_of(shown: Shown, tile: int) -> QPointF:
    """The middle of a tile's face in the viewport, also while the picture is stretched."""
    return QPointF(shown.view.mapFromScene(QPointF(centre_of(shown.scene, tile))))


def face_width(shown: Shown) -> int:
    assert shown.scene.placement is not None
    return shown.scene.placement.geometry.metrics.width


@pytest.mark.parametrize("keys", [Plain, Control])
def test_a_wheel_zooms_about_the_mouse(qtbot: QtBot, show_board: ShowBoard, keys: Qt.KeyboardModifier) -> None:
    shown = show_board(TURTLE)
    states: list[ZoomState] = []
    shown.view.zoom_changed.connect(states.append)
    fitted = face_width(shown)
    # in the middle: elsewhere the edges of the board would have to leave those of the view
    tile = min(range(144), key=lambda tile: (place_of(shown, tile) - QPointF(400, 250)).manhattanLength())
    mouse = place_of(shown, tile)
    for _ in range(5):
        wheel(shown, mouse, 120, keys=keys)
        assert shown.view.transform().m11() > 1.0
    at_rest(qtbot, shown)
    assert face_width(shown) == pytest.approx(fitted * shown.view.zoom_state.percent / 100, abs=2)
    # the places of five notches are rounded to whole pixels each
    assert (place_of(shown, tile) - mouse).manhattanLength() < 8
    percents = [state.percent for state in states]
    assert percents == sorted(percents)
    assert states[-1] == shown.view.zoom_state
    assert percents[-1] > 200
    assert_pixels_match(shown)
    wheel(shown, mouse, -1200, keys=keys)
    at_rest(qtbot, shown)
    assert (face_width(shown), states[-1]) == (fitted, ZoomState(100, True, False))


def test_two_fingers_on_a_touchpad_move_the_board_and_do_not_zoom(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    wheel(shown, QPointF(400, 250), -40, pixels=QPoint(0, -30), phase=Qt.ScrollPhase.ScrollUpdate)
    # the whole board is seen: there is nowhere to go
    assert shown.view.zoom_state.percent == 100
    shown.view.zoom_by(3.0)
    at_rest(qtbot, shown)
    before = place_of(shown, 60)
    wheel(shown, QPointF(400, 250), -40, pixels=QPoint(0, -30), phase=Qt.ScrollPhase.ScrollUpdate)
    assert place_of(shown, 60) == before + QPointF(0, -30)
    at_rest(qtbot, shown)
    assert (place_of(shown, 60), shown.view.zoom_state.percent) == (before + QPointF(0, -30), 300)
    wheel(shown, QPointF(400, 250), 40, pixels=QPoint(0, 30), keys=Control, phase=Qt.ScrollPhase.ScrollUpdate)
    assert shown.view.zoom_state.percent > 300


def test_fingers_that_go_apart_zoom(show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    viewport = shown.view.board_viewport
    device = QPointingDevice(
        "pad", 9, QInputDevice.DeviceType.TouchPad, QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position, 5, 1,
    )  # fmt: skip
    for value in (0.5, 0.2):
        place = QPointF(300, 200)
        event = QNativeGestureEvent(
            Qt.NativeGestureType.ZoomNativeGesture, device, 2, place, place, QPointF(viewport.mapToGlobal(place)),
            value, QPointF(),
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)
    assert shown.view.zoom_state.percent == 180


def touch_screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def test_fingers_on_the_screen_click_and_pinch_and_drag(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    viewport, device = shown.view.board_viewport, touch_screen()
    tap = place_of(shown, 0).toPoint()
    QTest.touchEvent(viewport, device).press(1, tap, viewport).commit()
    assert shown.scene.marked(Mark.SELECTED) == []
    QTest.touchEvent(viewport, device).release(1, tap, viewport).commit()
    assert shown.scene.selected_tile == 0
    one, other = QPoint(300, 250), QPoint(500, 250)
    QTest.touchEvent(viewport, device).press(1, one, viewport).commit()
    QTest.touchEvent(viewport, device).move(1, one, viewport).press(2, other, viewport).commit()
    QTest.touchEvent(viewport, device).move(1, QPoint(200, 250), viewport).move(2, QPoint(600, 250), viewport).commit()
    assert shown.view.zoom_state.percent == 200
    QTest.touchEvent(viewport, device).release(1, QPoint(200, 250), viewport).release(
        2, QPoint(600, 250), viewport
    ).commit()
    at_rest(qtbot, shown)
    before = place_of(shown, 2)
    QTest.touchEvent(viewport, device).press(1, one, viewport).commit()
    for way in (40, 80):
        QTest.touchEvent(viewport, device).move(1, one + QPoint(way, 0), viewport).commit()
    QTest.touchEvent(viewport, device).release(1, one + QPoint(80, 0), viewport).commit()
    assert place_of(shown, 2) - before == QPointF(80, 0)
    # neither the pinch nor the drag was a click
    assert shown.scene.selected_tile == 0


def test_keys_zoom_in_and_out_and_back_to_fit(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    fitted = face_width(shown)
    assert (shown.view.zoom_state.can_zoom_in, shown.view.zoom_state.can_zoom_out) == (True, False)
    while shown.view.zoom_state.can_zoom_in:
        shown.view.zoom_in()
    assert shown.view.zoom_state.percent == 400
    shown.view.zoom_out()
    assert shown.view.zoom_state.percent == 320
    at_rest(qtbot, shown)
    assert face_width(shown) > 3 * fitted
    shown.view.zoom_to_fit()
    at_rest(qtbot, shown)
    assert (face_width(shown), shown.view.zoom_state.can_zoom_out) == (fitted, False)


def drag(shown: Shown, start: QPoint, way: QPoint, button: Qt.MouseButton) -> None:
    viewport = shown.view.board_viewport
    QTest.mousePress(viewport, button, pos=start)
    for share in (1, 2):
        QTest.mouseMove(viewport, start + way * share / 2)
    QTest.mouseRelease(viewport, button, pos=start + way)


def test_the_middle_button_drags_the_board_and_clicks_nothing(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    shown.view.zoom_by(2.0)
    at_rest(qtbot, shown)
    before = place_of(shown, 2)
    drag(shown, before.toPoint(), QPoint(-64, 0), Middle)
    assert place_of(shown, 2) == before + QPointF(-64, 0)
    assert shown.scene.selected_tile is None
    at_rest(qtbot, shown)
    assert place_of(shown, 2) == before + QPointF(-64, 0)
    assert shown.view.board_viewport.cursor().shape() == Qt.CursorShape.ArrowCursor
    # and tiles are hit where they are seen
    QTest.mouseClick(shown.view.board_viewport, Left, pos=place_of(shown, 2).toPoint())
    assert shown.scene.selected_tile == 2


def test_the_left_button_drags_from_beside_the_tiles_and_a_click_there_clears_the_selection(
    qtbot: QtBot, show_board: ShowBoard
) -> None:
    shown = show_board(SIX)
    shown.view.zoom_by(2.0)
    at_rest(qtbot, shown)
    QTest.mouseClick(shown.view.board_viewport, Left, pos=place_of(shown, 2).toPoint())
    beside, before = QPoint(400, 10), place_of(shown, 2)
    drag(shown, beside, QPoint(50, 0), Left)
    assert place_of(shown, 2) == before + QPointF(50, 0)
    assert shown.scene.selected_tile == 2
    QTest.mousePress(shown.view.board_viewport, Left, pos=beside)
    assert shown.scene.selected_tile == 2
    QTest.mouseRelease(shown.view.board_viewport, Left, pos=beside)
    assert shown.scene.selected_tile is None


def test_a_drag_on_a_tile_is_a_click(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    shown.view.zoom_by(2.0)
    at_rest(qtbot, shown)
    before = place_of(shown, 2)
    drag(shown, before.toPoint(), QPoint(50, 0), Left)
    assert (shown.scene.selected_tile, place_of(shown, 2)) == (2, before)


def test_a_change_of_size_keeps_the_zoom_and_a_new_layout_does_not(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    shown.view.zoom_by(2.0)
    shown.view.resize(1000, 700)
    at_rest(qtbot, shown)
    assert shown.view.zoom_state.percent == 200
    assert_pixels_match(shown)
    shown.scene.set_board(TURTLE)
    shown.view.lay_out()
    assert shown.view.zoom_state.percent == 200
    shown.scene.set_board(small_board(ROW, "1B 2C 2C 1B"))
    shown.view.lay_out()
    assert (shown.view.zoom_state.percent, shown.view.zoom_state.can_zoom_out) == (100, False)


def is_seen(shown: Shown, tile: int) -> bool:
    return shown.view.board_viewport.rect().contains(place_of(shown, tile).toPoint())


def test_the_cursor_of_the_keys_and_a_hint_come_into_sight(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    shown.view.zoom_by(4.0)
    at_rest(qtbot, shown)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, *[Qt.Key.Key_Right] * 4):
        QTest.keyClick(shown.view, key)
        (tile,) = shown.scene.marked(Mark.CURSOR)
        assert is_seen(shown, tile)
        at_rest(qtbot, shown)
    assert not is_seen(shown, 0)


@pytest.mark.parametrize("pair", [(0, 1), (0, 5), (2, 5)])
def test_both_tiles_of_a_hint_come_into_sight(qtbot: QtBot, show_board: ShowBoard, pair: tuple[int, int]) -> None:
    shown = show_board(SIX)
    shown.view.zoom_by(2.0)
    at_rest(qtbot, shown)
    before = shown.view.zoom_state.percent
    shown.view.reveal(pair)
    assert all(is_seen(shown, tile) for tile in pair)
    at_rest(qtbot, shown)
    assert all(is_seen(shown, tile) for tile in pair)
    # smaller only where there is no room for both, and no smaller than need be
    assert (shown.view.zoom_state.percent == before) is (pair == (0, 1))
    assert shown.view.zoom_state.percent > 100 or pair == (0, 5)


def test_a_button_on_the_table_leads_back_to_the_whole_board(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    view = shown.view
    view.setFocus()
    assert view.findChild(QToolButton, "whole_board") is None
    view.zoom_by(1.5)
    button = view.findChild(QToolButton, "whole_board")
    assert isinstance(button, QToolButton)
    at_rest(qtbot, shown)
    assert button.isVisible()
    assert view.board_viewport.geometry().contains(button.geometry())
    QTest.mouseClick(button, Left)
    at_rest(qtbot, shown)
    assert (view.zoom_state.percent, button.isVisible()) == (100, False)
    assert shown.scene.marked(Mark.SELECTED) == []
    view.zoom_in()
    assert button.isVisible()
    assert button.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_button_lies_beside_the_tiles_where_it_can(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    shown.view.zoom_by(1.2)
    button = shown.view.findChild(QToolButton, "whole_board")
    assert isinstance(button, QToolButton)
    for way in (QPointF(300, 200), QPointF(-600, -400)):
        shown.view.pan(way)
        at_rest(qtbot, shown)
        qtbot.waitUntil(lambda: shown.view.tiles_under(button.geometry()) == 0)


def test_a_change_of_zoom_breaks_off_the_drawing_of_the_one_before(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(TURTLE)
    fitted = face_width(shown)
    shown.view.zoom_by(3.0)
    qtbot.waitUntil(lambda: shown.view.is_sharpening)
    # nothing of the new size is seen before all of it is there
    assert face_width(shown) == fitted
    shown.view.zoom_to_fit()
    assert not shown.view.is_sharpening
    at_rest(qtbot, shown)
    assert face_width(shown) == fitted
    assert_pixels_match(shown)
