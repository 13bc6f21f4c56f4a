"""Thousands of games in one process: nothing grows, nothing is used after its end."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from mahjong_qt import paths, program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Board

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

GAMES = 2_000


@pytest.fixture
def game(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[program.Program]:
    """The whole program after its first paint, animations on."""
    for name in ("data_folder", "config_folder", "cache_folder"):
        monkeypatch.setattr(paths, name, lambda: tmp_path)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    made = program.Program(qapp)
    made.window.resize(640, 480)
    with qtbot.waitExposed(made.window):
        made.window.show()
    qtbot.waitUntil(lambda: hasattr(made, "_controller"))
    made.store.change(ask_before_leaving=False)
    assert made.store.settings.motion
    yield made
    made.window.close()
    made.finish()
    made.window.deleteLater()
    made.deleteLater()
    gc.unfreeze()


@pytest.fixture
def eager_collector() -> Iterator[None]:
    """Has Python look for garbage all the time, so that what Qt still needs and nobody holds is gone at once."""
    before = gc.get_threshold()
    gc.set_threshold(1)
    yield
    gc.set_threshold(*before)


def census(made: program.Program) -> tuple[int, int, int]:
    """Items of the scene, timers, and all objects of the window."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window = made.window
    return len(window.scene.items()), len(window.findChildren(QTimer)), len(window.findChildren(QObject))


def is_blocked(board: Board, tile: int) -> bool:
    return board.is_present(tile) and not board.is_free(tile)


def one_game(made: program.Program, number: int) -> None:
    """A new game, and while its animations run a pair, a hint, a shuffle and an undo."""
    made.window.actions_by_verb["new_game"].trigger()
    scene, session = made.window.scene, made.session
    one, other = session.game.board.pairs()[0]
    scene.click(one)
    scene.click(other)
    assert session.game.board.tiles_left == 142
    if number % 4 == 0:
        for verb in ("hint", "undo", "redo", "hint"):
            made.window.actions_by_verb[verb].trigger()
    if number % 16 == 0:
        made.window.actions_by_verb["shuffle"].trigger()
    blocked = next(tile for tile in range(144) if is_blocked(session.game.board, tile))
    scene.click(blocked)
    QApplication.processEvents()


@pytest.mark.usefixtures("eager_collector")
def test_two_thousand_new_games(game: program.Program) -> None:
    for number in range(16):
        one_game(game, number)
    before = census(game)
    for number in range(GAMES):
        one_game(game, number)
    after = census(game)
    assert after == before
    assert after[0] <= 144 + 8
