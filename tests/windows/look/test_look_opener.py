from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.look.conftest import LookTable

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def closed(open_look: Callable[..., LookTable]) -> LookTable:
    return open_look()


def test_nothing_is_made_before_it_is_wanted(closed: LookTable) -> None:
    assert closed.opener.pane is None
    assert not closed.opener.is_open


def test_from_the_menu_it_opens_and_the_board_keeps_the_keys(closed: LookTable) -> None:
    for is_open in (True, False, True):
        closed.table.trigger("look")
        assert closed.opener.is_open is is_open
        assert closed.pane.isVisible() is is_open
        assert closed.table.actions["look"].isChecked() is is_open
        assert closed.focus() is closed.view


def test_by_its_key_it_gets_the_focus_and_escape_gives_it_back(closed: LookTable) -> None:
    closed.table.press(Qt.Key.Key_L, CONTROL)
    assert closed.has_focus_in_pane()
    QTest.keyClick(closed.pane, Qt.Key.Key_Escape)
    assert not closed.opener.is_open
    assert closed.focus() is closed.view


def test_its_key_goes_into_a_pane_that_is_open_and_out_of_it(closed: LookTable) -> None:
    closed.table.trigger("look")
    closed.table.press(Qt.Key.Key_L, CONTROL)
    assert closed.has_focus_in_pane()
    assert closed.table.actions["look"].isChecked()
    closed.table.press(Qt.Key.Key_L, CONTROL)
    assert not closed.opener.is_open
    assert closed.focus() is closed.view


def test_escape_on_the_board_closes_it(closed: LookTable) -> None:
    closed.table.trigger("look")
    QTest.keyClick(closed.view, Qt.Key.Key_Escape)
    assert not closed.opener.is_open


def test_its_button_closes_it(closed: LookTable) -> None:
    closed.table.trigger("look")
    QTest.mouseClick(closed.control("close_look"), Qt.MouseButton.LeftButton)
    assert not closed.opener.is_open
    assert closed.focus() is closed.view


def test_it_stands_beside_the_board_and_the_game_goes_on(qtbot: QtBot, closed: LookTable) -> None:
    whole = closed.view.width()
    closed.table.trigger("look")
    assert closed.view.width() < whole
    assert closed.pane.mapTo(closed.window, closed.pane.rect().topLeft()).x() >= closed.view.geometry().right()
    closed.view.lay_out()
    closed.table.click(0, 1)
    assert closed.table.board.tiles_left == 4
    closed.table.trigger("look")
    qtbot.waitUntil(lambda: closed.view.width() == whole)


def test_opened_again_it_is_the_same_pane(closed: LookTable) -> None:
    closed.table.trigger("look")
    pane = closed.pane
    closed.table.trigger("look", "look")
    assert closed.pane is pane
    assert pane.isVisible()


def test_its_own_sets_are_the_players(closed: LookTable) -> None:
    from mahjong_qt.windows.look.look_opener import LookOpener
    from mahjong_qt.windows.look.player_sets import PlayerSets

    opener = LookOpener(closed.window, closed._open_dialog, closed._play_sample)
    assert isinstance(opener._sets(), PlayerSets)
