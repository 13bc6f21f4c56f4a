from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.art.found_sets import load_tile_set
from mahjong_qt.art.tile_style import TileStyle
from mahjong_qt.view.tray import Tray
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    return open_table(small_deal(SINGLES, "1B 1B 2B 2B 3B 3B"))


def tray_of(table: Table) -> Tray:
    (tray,) = table.window.findChildren(Tray)
    assert isinstance(tray, Tray)
    return tray


def picture(tray: Tray) -> object:
    return tray.grab().toImage()


def test_the_tray_is_there_as_long_as_it_is_wanted_and_leaves_its_room(qtbot: QtBot, table: Table) -> None:
    whole = table.view.width()
    assert not table.window.findChildren(Tray)
    table.store.change(show_tray=True)
    tray = tray_of(table)
    assert tray.isVisible()
    qtbot.waitUntil(lambda: table.view.width() == whole - tray.width())
    table.store.change(show_tray=False)
    assert not tray.isVisible()
    qtbot.waitUntil(lambda: table.view.width() == whole)


def test_it_follows_pairs_undo_and_redo_and_begins_anew_with_each_game(table: Table) -> None:
    table.store.change(show_tray=True)
    tray = tray_of(table)
    empty = picture(tray)
    table.click(0, 1)
    one = picture(tray)
    assert one != empty
    table.trigger("undo")
    assert picture(tray) == empty
    table.trigger("redo")
    assert picture(tray) == one
    table.trigger("restart")
    table.press_button("yes")
    assert picture(tray) == empty


def test_a_tray_that_comes_late_has_the_pairs_of_the_game(table: Table) -> None:
    table.store.change(show_tray=True)
    table.click(0, 1)
    before = picture(tray_of(table))
    table.store.change(show_tray=False)
    table.window.findChildren(Tray)[0].setParent(None)
    table.store.change(show_tray=True)
    assert picture(tray_of(table)) == before


def test_a_pause_hides_its_faces(table: Table) -> None:
    table.store.change(show_tray=True)
    table.click(0, 1)
    open_faces = picture(tray_of(table))
    table.trigger("pause")
    assert picture(tray_of(table)) != open_faces
    table.trigger("pause")
    assert picture(tray_of(table)) == open_faces


def test_it_wears_what_the_board_wears(table: Table) -> None:
    table.store.change(show_tray=True)
    table.click(0, 1)
    before = picture(tray_of(table))
    table.window.tray_place.dress(load_tile_set("riichi"), TileStyle())
    assert picture(tray_of(table)) != before


def test_its_colour_follows_the_table(table: Table) -> None:
    table.store.change(show_tray=True)
    before = picture(tray_of(table))
    table.store.change(background="lacquer")
    assert picture(tray_of(table)) != before
    table.store.change(background="felt")
    assert picture(tray_of(table)) == before


def test_a_wide_window_has_two_columns(qtbot: QtBot, table: Table) -> None:
    table.store.change(show_tray=True)
    tray = tray_of(table)
    narrow = tray.width()
    table.window.resize(1366, 720)
    qtbot.waitUntil(lambda: tray.width() > narrow)
    table.window.resize(700, 480)
    qtbot.waitUntil(lambda: tray.width() == narrow)
