from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.art.tile_art import Mark
from mahjong_qt.engine.play.event import HintGiven
from mahjong_qt.windows import first_pair
from mahjong_qt.windows.first_pair import FirstPair
from tests.view.sample_boards import turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_pair, "PATIENCE", 1)


def watch(table: Table) -> FirstPair:
    return FirstPair(table.session, table.scene, table.store, table.window)


def test_a_first_player_is_shown_a_pair_that_does_not_count(open_table: Callable[..., Table], qtbot: QtBot) -> None:
    table = open_table(turtle_deal())
    watch(table)
    qtbot.waitUntil(lambda: len(table.scene.marked(Mark.HINT)) == 2)
    assert table.session.state.hints_used == 0
    assert not any(isinstance(event, HintGiven) for event in table.session.game.events)


def test_it_waits_while_no_tile_moves(open_table: Callable[..., Table], qtbot: QtBot) -> None:
    table = open_table(turtle_deal())
    table.session.set_held(True)
    first = watch(table)
    with qtbot.waitSignal(first._timer.timeout):
        pass
    assert not table.scene.marked(Mark.HINT)
    table.session.set_held(False)
    qtbot.waitUntil(lambda: len(table.scene.marked(Mark.HINT)) == 2)


def test_after_the_first_pair_nobody_is_shown_one(open_table: Callable[..., Table], qtbot: QtBot) -> None:
    table = open_table(turtle_deal())
    first = watch(table)
    table.session.take(table.board.pairs()[0])
    assert table.store.settings.has_taken_pair
    assert not first._timer.isActive()
    table.session.start(turtle_deal(), "turtle", is_repeated=False)
    assert not first._timer.isActive()
    assert not watch(table)._timer.isActive()


def test_a_game_under_way_is_no_first_board(open_table: Callable[..., Table]) -> None:
    table = open_table(turtle_deal())
    table.session.take(table.board.pairs()[0])
    assert not table.store.settings.has_taken_pair
    assert not watch(table)._timer.isActive()
    assert table.store.settings.has_taken_pair
