from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from editor.canvas.zoom import WIDTHS
from tests.editor.places import adding

if TYPE_CHECKING:
    from tests.editor.canvas.shown import Shown

CONTROL = Qt.KeyboardModifier.ControlModifier


def width(shown: Shown) -> float:
    assert shown.scene.geometry is not None
    return shown.scene.geometry.width


def test_steps_lead_to_both_ends_and_back_to_the_same_sizes(shown: Shown) -> None:
    seen = []
    shown.view.zoom.to(16)
    for _ in range(len(WIDTHS) + 2):
        seen.append(width(shown))
        shown.view.zoom_in()
    assert seen == [*WIDTHS, 160, 160]
    for _ in range(WIDTHS.index(160) - WIDTHS.index(48)):
        shown.view.zoom_out()
    assert shown.view.zoom.percent == 100


def test_every_zoom_is_told_in_percent(shown: Shown) -> None:
    told: list[int] = []
    shown.view.zoom_changed.connect(told.append)
    shown.view.zoom.to(96)
    shown.view.zoom_full()
    assert told == [200, 100]


@pytest.mark.parametrize("about", [QPointF(100, 80), QPointF(700, 500)])
def test_the_place_under_the_mouse_stays_there(shown: Shown, about: QPointF) -> None:
    def place() -> QPointF:
        assert shown.scene.geometry is not None
        point = shown.scene.geometry.point(shown.view.scrolling.corner + about)
        return QPointF(point.x, point.y)

    before = place()
    for notch in (120, 120, -120):
        shown.wheel(about, QPoint(0, notch), CONTROL)
    assert width(shown) == 56
    # scrolling stops at whole pixels
    assert (place() - before).manhattanLength() < 2 * 2 / 48


def test_a_fine_wheel_zooms_by_whole_notches(shown: Shown) -> None:
    for _ in range(3):
        shown.wheel(QPointF(400, 300), QPoint(0, 30), CONTROL)
    assert width(shown) == 48
    shown.wheel(QPointF(400, 300), QPoint(0, 30), CONTROL)
    assert width(shown) == 56


def test_a_wheel_that_turns_back_begins_anew(shown: Shown) -> None:
    shown.wheel(QPointF(400, 300), QPoint(0, 90), CONTROL)
    shown.wheel(QPointF(400, 300), QPoint(0, -30), CONTROL)
    shown.wheel(QPointF(400, 300), QPoint(0, 90), CONTROL)
    assert width(shown) == 48


def test_two_fingers_zoom_freely_within_the_bounds(shown: Shown) -> None:
    shown.view.zoom.pinch(0.25, QPointF(400, 300))
    assert width(shown) == 60
    shown.view.zoom.pinch(9.0, QPointF(400, 300))
    assert width(shown) == 160
    shown.view.zoom.pinch(-0.99, QPointF(400, 300))
    assert width(shown) == 16


@pytest.mark.parametrize("columns", [3, 15, 44])
def test_fit_shows_the_whole_board_in_the_middle(shown: Shown, columns: int) -> None:
    shown.workspace.apply(adding(*((2 * x, 0, 0) for x in range(columns))), "Draw")
    shown.view.zoom_fit()
    seen, board = shown.view.scrolling.seen, shown.scene.board_area()
    assert seen.contains(board)
    assert (seen.center() - board.center()).manhattanLength() < 3


def test_a_board_of_two_tiles_is_not_blown_up(shown: Shown) -> None:
    shown.workspace.apply(adding((0, 0, 0), (2, 0, 0)), "Draw")
    shown.view.zoom_fit()
    assert width(shown) < 120


def test_another_layout_is_fitted(shown: Shown) -> None:
    shown.view.zoom.to(160)
    shown.workspace.document.replace(None)
    assert shown.view.scrolling.seen.contains(shown.scene.board_area())


def test_a_fitted_board_stays_so_when_the_window_changes(shown: Shown) -> None:
    shown.view.zoom_fit()
    shown.view.resize(400, 300)
    assert shown.view.scrolling.seen.contains(shown.scene.board_area())


def test_what_was_zoomed_or_moved_stays_as_large_as_it_is(shown: Shown) -> None:
    shown.view.resize(500, 400)
    assert width(shown) == 48
    shown.view.zoom_fit()
    fitted = width(shown)
    shown.view.scrolling.by(QPointF(30, 0))
    shown.view.resize(300, 200)
    assert width(shown) == fitted
