from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize

from mahjong_qt.engine.verdict import Unsolvable
from mahjong_qt.windows.banner_room import HAND, BannerRoom
from tests.view.sample_boards import centre_of, small_deal
from tests.windows.lost_game import DEAL, HARMLESS, LOSING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def around(table: Table, tile: int) -> QRect:
    return QRect(centre_of(table.scene, tile), QSize(1, 1))


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    return open_table(DEAL)


@pytest.fixture
def room(table: Table) -> BannerRoom:
    return BannerRoom(table.view, table.scene, table.session, table.window)


def test_the_place_of_the_last_click_outweighs_all_tiles(table: Table, room: BannerRoom) -> None:
    everything = table.view.rect()
    assert room.weight(everything) == len(DEAL.board.layout)
    table.click(*HARMLESS)
    first, last = (around(table, tile) for tile in HARMLESS)
    assert (room.weight(first), room.weight(last)) == (0, HAND)
    assert room.weight(everything) == HAND + table.board.tiles_left
    assert room.weight(QRect(0, 0, 5, 5)) == 0


@pytest.mark.parametrize("step", ["undo", "redo", "restart", "shuffle", "stuck"])
def test_a_hand_that_is_elsewhere_or_stops_weighs_nothing(table: Table, room: BannerRoom, step: str) -> None:
    if step == "redo":
        table.session.take(LOSING)
        table.session.undo()
    else:
        table.click(*LOSING)
    if step == "stuck":
        for pair in (HARMLESS, (6, 7)):
            table.click(*pair)
    else:
        table.trigger(step)
        if step == "restart":
            table.press_button("yes")
    assert room.weight(table.view.rect()) == table.board.tiles_left


@pytest.mark.parametrize("is_clicked", [True, False])
def test_a_warning_keeps_off_the_tile_that_was_clicked(open_table: OpenTable, is_clicked: bool) -> None:
    # the board of the game that is lost, and a pair at the lower edge where the warning would hide no tile
    slots = [(slot.x, slot.y, slot.z) for slot in DEAL.board.layout.slots]
    slots[8:8] = low = [(8, 14, 0), (12, 14, 0)]
    table = open_table(small_deal(slots, "3D 3D 3D 2C 1B 1B 5D 5D 9B 9B 2C 3D"))
    assert [*table.board.layout.slots[8:10]] == low
    table.click(*LOSING)
    if is_clicked:
        table.click(8, 9)
    else:
        table.session.take((8, 9))
    table.session.learn(table.board, Unsolvable(1))
    assert table.told == "This game cannot be won any more"
    assert table.banner.geometry().intersects(around(table, 9)) is not is_clicked
