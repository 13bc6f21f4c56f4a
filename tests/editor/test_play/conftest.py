"""A test play in a window that has a canvas and shortcuts of its own, as the editor's has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QTextEdit

from editor.test_play.test_play import TestPlay
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.settings import Settings
from tests.fake_worker import FakeWorker
from tests.view.sample_boards import NUMBERS, SINGLES, centre_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from editor.test_play.playable import PlayRefusal
    from mahjong_qt.engine.play.board import Board

WINDOW_KEYS = ("Ctrl+Z", "H", "Del", "Esc", "F5", "F1")


def file_of(tiles: Sequence[tuple[int, int, int]] = SINGLES) -> LayoutFile:
    return LayoutFile(Layout.from_tiles(tiles))


class EditorStandIn:
    """A window that shows test play and canvas as the editor does, and notes what it is told."""

    def __init__(self, art: TileArt, *, motion: bool = False) -> None:
        self.worker = FakeWorker()
        seeds = iter(range(1, 1_000_000))
        self.test_play = TestPlay(art, self.worker, Settings(motion=motion), lambda: next(seeds))
        self.canvas = QTextEdit()
        self.window = QMainWindow()
        self.window.setMinimumSize(400, 300)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.canvas)
        self.pages.addWidget(self.test_play)
        self.window.setCentralWidget(self.pages)
        self.refusals: list[PlayRefusal] = []
        self.triggered: list[str] = []
        self.test_play.begun.connect(lambda: self.pages.setCurrentWidget(self.test_play))
        self.test_play.left.connect(lambda: self.pages.setCurrentWidget(self.canvas))
        self.test_play.refused.connect(self.refusals.append)
        for keys in WINDOW_KEYS:
            action = QAction(keys, self.window)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(lambda _, keys=keys: self.triggered.append(keys))
            self.window.addAction(action)

    @property
    def board(self) -> Board:
        return self.test_play.session.game.board

    def shows_board(self) -> bool:
        """Say whether a board is seen."""
        return self.test_play.table.view.isVisible()

    @property
    def told(self) -> str:
        return self.test_play.line.text

    def click(self, *tiles: int) -> None:
        for tile in tiles:
            place = centre_of(self.test_play.table.scene, tile)
            QTest.mouseClick(self.test_play.table.view.board_viewport, Qt.MouseButton.LeftButton, pos=place)

    def take_pair(self) -> None:
        self.click(*self.board.pairs()[0])

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = self.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifiers)

    def trigger(self, verb: str) -> None:
        self.test_play.bar.verbs[verb].trigger()


@pytest.fixture(scope="session")
def play_art(qapp: QApplication) -> TileArt:
    return TileArt(TileSet.load(NUMBERS), None)


@pytest.fixture
def open_editor(qtbot: QtBot, play_art: TileArt) -> Callable[..., EditorStandIn]:
    """Shows a window with an empty canvas."""

    def open_(*, motion: bool = False, width: int = 800, height: int = 600) -> EditorStandIn:
        editor = EditorStandIn(play_art, motion=motion)
        qtbot.addWidget(editor.window)
        editor.window.resize(width, height)
        with qtbot.waitExposed(editor.window):
            editor.window.show()
        editor.window.activateWindow()
        return editor

    return open_
