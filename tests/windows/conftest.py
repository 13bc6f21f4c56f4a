"""A whole game window, played by mouse and keys, with a clock and numbers of the tests' own."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from mahjong_qt.art.tile_art import Mark, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.dealer import Dealer
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.game_store import GameStores
from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.layout_shelf import LayoutShelf
from mahjong_qt.player_layouts import scan_shipped
from mahjong_qt.session import Session
from mahjong_qt.settings import SettingsStore, WindowPlace
from mahjong_qt.windows.announcer import Announcer
from mahjong_qt.windows.controller import Controller
from mahjong_qt.windows.layout_desk import LayoutDesk
from mahjong_qt.windows.main_window import MainWindow
from mahjong_qt.windows.mode_switch import ModeSwitch
from tests.fake_worker import FakeWorker
from tests.view.sample_boards import LAYOUTS, NUMBERS, centre_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.player_layouts import FolderScan
    from mahjong_qt.records import LayoutRecord


@pytest.fixture(autouse=True)
def plain_locale() -> Iterator[None]:
    """Numbers and dates are written as the tests expect them, whatever ran before."""
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(before)


class Table:
    """A window with everything around it, as the program puts them together."""

    def __init__(self, deal: Deal[Board] | None, layout_id: str, art: TileArt, folder: Path) -> None:
        self.seconds = 1000.0
        self.has_editor = True
        self.edited: list[tuple[str, ...]] = []  # what the layout editor was started with, each time
        self.store = SettingsStore(folder / "settings.json")
        # the screen of the offscreen platform is so small that a first window would be maximised
        self.store.change(motion=False, window=WindowPlace(640, 480))
        self.session = Session(lambda: self.seconds, lambda: 7)
        self.window = MainWindow(self.session, self.store, art)
        self.scene, self.view = self.window.scene, self.window.view
        self.actions = self.window.actions_by_verb
        if deal is not None:
            self.session.start(deal, layout_id, is_repeated=False)
        self.announcer = Announcer(self.window, self.session)
        self.banner = self.announcer.banner
        seeds = iter(range(10, 1_000_000))
        self.dealer = Dealer(LayoutLibrary(LAYOUTS, OwnLayouts(folder / "own")), lambda: next(seeds))
        self.stores = GameStores(folder)
        self.modes = ModeSwitch(self.session, self.stores, self.store, lambda: 0.0, self.window)
        self.controller = Controller(
            self.window, self.announcer, self.session, self.dealer, self.store, list, self.modes
        )
        self.controller.set_language("en")
        self.worker = FakeWorker()
        self.shelf = LayoutShelf(self.worker, LAYOUTS, folder / "own")
        self.layout_marks = LayoutMarks(folder / "layout-marks.json")
        self.played: dict[str, LayoutRecord] = {}
        self.desk = LayoutDesk(
            self.window,
            self.session,
            self.dealer,
            self.shelf,
            self.layout_marks,
            lambda: self.played,
            self.announcer,
            self.controller,
        )

    def open_editor(self, words: Sequence[str]) -> bool:
        """Stands for the start of the layout editor."""
        if self.has_editor:
            self.edited.append(tuple(words))
        return self.has_editor

    @property
    def board(self) -> Board:
        return self.session.game.board

    @property
    def told(self) -> str:
        """The title of the banner, or nothing when there is none."""
        message = self.banner.message
        assert (message is not None) == self.banner.isVisible()
        return message.title if message is not None else ""

    @property
    def marks(self) -> dict[Mark, list[int]]:
        """The tiles that bear marks of the player's doing."""
        return {mark: self.scene.marked(mark) for mark in Mark if mark is not Mark.FREE and self.scene.marked(mark)}

    def click(self, *tiles: int) -> None:
        for tile in tiles:
            viewport, point = self.view.board_viewport, centre_of(self.scene, tile)
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.window, key, modifiers)

    def trigger(self, *verbs: str) -> None:
        for verb in verbs:
            self.actions[verb].trigger()

    def press_keys_of(self, action: QAction) -> None:
        """Presses every shortcut of an action that a usual keyboard has."""
        for sequence in action.shortcuts():
            if sequence[0].key() < Qt.Key.Key_Back:  # type: ignore[index]
                QTest.keySequence(self.window, sequence)

    def press_button(self, name: str) -> None:
        """Clicks a button of the banner."""
        (button,) = [button for button in self.banner.buttons if button.objectName() == f"banner_{name}"]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def work(self) -> None:
        """Does here what the worker is asked for, until there is nothing more to do."""
        while self.worker.open:
            ticket = self.worker.open[0]
            if ticket.function is scan_shipped:
                ticket.answer(shipped())
            else:
                ticket.answer(ticket.function(*ticket.arguments))

    def dialog(self) -> QDialog:
        (dialog,) = [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]
        return dialog

    def enabled(self) -> set[str]:
        return {action.objectName() for action in self.actions if action.isEnabled()}

    def banner_verbs(self) -> list[str]:
        return [button.objectName().removeprefix("banner_") for button in self.banner.buttons]

    def banner_texts(self) -> list[str]:
        return [button.text() for button in self.banner.buttons]

    def clear(self) -> None:
        """Takes every pair, each with two clicks; the tiles must lie apart."""
        while not self.board.is_cleared:
            self.click(*self.board.pairs()[0])


@cache
def shipped() -> FolderScan:
    """What ships, read once for all tests."""
    return scan_shipped(str(LAYOUTS))


@pytest.fixture(scope="session")
def table_art(qapp: QApplication) -> TileArt:
    return TileArt(TileSet.load(NUMBERS), None)


@pytest.fixture
def open_table(
    qtbot: QtBot, table_art: TileArt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Table]:
    """Opens a window on a deal, or on none."""

    def open_(
        deal: Deal[Board] | None = None, layout_id: str = "turtle", *, width: int = 900, height: int = 700
    ) -> Table:
        table = Table(deal, layout_id, table_art, tmp_path)
        monkeypatch.setattr("mahjong_qt.editor_process.open_editor", table.open_editor)
        qtbot.addWidget(table.window)
        table.window.show_icons()
        table.window.resize(width, height)
        with qtbot.waitExposed(table.window):
            table.window.show()
        qtbot.waitUntil(lambda: table.view.transform().isIdentity())
        return table

    return open_
