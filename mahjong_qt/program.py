"""Composition: makes every part of the game and connects them, in the order in which the first paint needs them."""

from __future__ import annotations

import gc
import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from mahjong_qt import paths
from mahjong_qt.appearance import apply_appearance, tile_style
from mahjong_qt.application import Application
from mahjong_qt.art.found_sets import load_usable_set
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.engine.clock import AwakeTime
from mahjong_qt.engine.mode import CLASSIC, mode_of
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.save import SaveFault
from mahjong_qt.fault_log import FaultReport
from mahjong_qt.game_store import Damaged, GameStores, Loaded
from mahjong_qt.session import Session
from mahjong_qt.settings import Settings, SettingsStore, WindowPlace, choice_for, settings_for
from mahjong_qt.windows.look.dresser import Dresser
from mahjong_qt.windows.main_window import MainWindow
from mahjong_qt.wording.language import Translators, available_languages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mahjong_qt.autosave import Autosave
    from mahjong_qt.collection import Collection
    from mahjong_qt.deal_stock import DealStock
    from mahjong_qt.dealer import Dealer, DealFailure
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.play.wish import DealWish
    from mahjong_qt.look_and_sound import LookAndSound
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.mode_switch import ModeSwitch
    from mahjong_qt.windows.notices import Notice
    from mahjong_qt.worker import Worker

LONGEST_STEP = 10.0
"""Seconds: the clock is looked at every second, and a longer step was sleep."""

FIRST_PAINT_LIMIT = 5000
"""Milliseconds."""

WHOLE_BOARD = 100
"""Percent: the zoom at which a game is shown at first."""

STOCK_DELAY = 5000
"""Milliseconds after the first paint when the search for deals ahead begins."""


class Program(QObject):
    """All parts of the running game."""

    def __init__(self, app: QApplication, code: str = "", files: Sequence[str] = ()) -> None:
        """Build the window with yesterday's game, or a new one, on its board."""
        super().__init__(app)
        self._app = app
        self._code = code
        self._files = files
        self.store, self._translators = settings_in_force(app)
        tile_set, self._set_fault = load_usable_set(self.store.settings.tile_set)
        self._art = TileArt(tile_set, paths.cache_folder(), tile_style(self.store.settings))
        self._now = AwakeTime(time.monotonic, LONGEST_STEP)
        self.session = Session(self._now, parent=self)
        self.window = MainWindow(self.session, self.store, self._art)
        self._dresser = Dresser(self.store, self.window.view, self._art, [self.window.tray_place], self)
        self._stores = GameStores(paths.data_folder())
        self._dealer: Dealer | None = None
        self._collection: Collection | None = None
        self._autosave: Autosave | None = None
        self._worker: Worker | None = None
        self._stock: DealStock | None = None
        self._announcer: Announcer | None = None
        self._look_and_sound: LookAndSound | None = None
        self._news: list[Damaged | DealFailure] = []
        self._notices: list[Notice] = []
        self._faults = FaultReport(lambda: paths.data_folder() / "errors.log", self._tell_fault)
        self._finished: list[Loaded] = []
        self._open_game()
        self.window.show_table()
        self.window.closing.connect(self._keep_place)
        self.window.view.board_viewport.installEventFilter(self)
        # a window that starts hidden has no first paint
        QTimer.singleShot(FIRST_PAINT_LIMIT, self, gc.enable)
        sys.excepthook = self._faults.take_exception

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint: what it does not need is done after it."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._after_first_paint)
        return False

    def tell_when_shown(self, notice: Notice) -> None:
        """Tell something after the first paint, which is yet to come."""
        self._notices.append(notice)

    def finish(self) -> None:
        """End the work beside the window and write what is left to write; called once, at the end."""
        if self._collection is not None:
            self._collection.finish()
        if self._worker is not None:
            self._worker.close()
        if self._look_and_sound is not None:
            self._look_and_sound.close()
        if self._autosave is not None:
            self._autosave.finish()
            self._keep_tiles()

    def _open_game(self) -> None:
        last = mode_of(self.store.settings.mode)
        # a new level or day is begun by the player: in their place the classic game goes on, or begins
        modes = [last.id] if last.chooses_layout else [last.id, CLASSIC]
        if not any(self._resume(mode_id) for mode_id in modes):
            self._deal_first_game(modes[-1])

    def _resume(self, mode_id: str) -> bool:
        """Go on with the game of a mode, and say whether there is one."""
        opened = self._stores.of(mode_id).open(self._now)
        if opened.damaged is not None:
            self._news.append(opened.damaged)
        if opened.finished is not None:
            self._finished.append(opened.finished)
        if opened.going_on is None:
            return False
        self.session.restore(opened.going_on.game, opened.going_on.saved)
        return True

    def _make_mode_switch(self, announcer: Announcer) -> ModeSwitch:
        from mahjong_qt.windows.mode_switch import ModeSwitch

        modes = ModeSwitch(self.session, self._stores, self.store, self._now, self)
        modes.damaged.connect(lambda damaged: self._tell_damaged(announcer, damaged))
        modes.finished_found.connect(self._count_finished)
        modes.unwritable.connect(announcer.tell_write_failure)
        return modes

    def _count_finished(self, loaded: Loaded) -> None:
        if self._collection is not None:
            self._collection.record_finished(loaded.game, loaded.saved)

    @staticmethod
    def _tell_damaged(announcer: Announcer, damaged: Damaged) -> None:
        is_newer = damaged.fault is SaveFault.NEWER_VERSION
        announcer.tell_damaged_game(damaged.path, is_newer=is_newer, has_backup=damaged.earlier is not None)

    def _deal_first_game(self, mode_id: str) -> None:
        from mahjong_qt.first_game import deal_first_game

        dealt, failures = deal_first_game(self._get_dealer(), self.store.settings, mode_id)
        self._news += failures
        if dealt is not None:
            self.store.change(**settings_for(mode_id, dealt.layout_id, choice_for(self.store.settings, mode_id)[1]))
            self.session.start(dealt.deal, dealt.layout_id, is_repeated=False, occasion=Occasion(mode_id))

    def _get_dealer(self) -> Dealer:
        # a game that is resumed needs neither layout files nor deals before the first paint
        if self._dealer is None:
            from mahjong_qt.first_game import make_dealer

            self._dealer = make_dealer(self._take_from_stock)
        return self._dealer

    def _take_from_stock(self, layout_id: str, wish: DealWish, has_gravity: bool) -> Deal[Board] | None:
        return self._stock.take(layout_id, wish, has_gravity) if self._stock is not None else None

    def _after_first_paint(self) -> None:
        from mahjong_qt.art.icons import app_icon
        from mahjong_qt.autosave import Autosave
        from mahjong_qt.look_and_sound import LookAndSound
        from mahjong_qt.windows.announcer import Announcer
        from mahjong_qt.windows.controller import Controller

        # what is there now stays: no collection need look at it again
        gc.freeze()
        gc.enable()
        # before everything that may go wrong
        self._autosave = Autosave(self.session, self._stores, self)
        # a banner may be there from the start, and its buttons take the icons of the actions
        self.window.show_icons()
        self._announcer = Announcer(self.window, self.session)
        self._autosave.failed.connect(self._announcer.tell_write_failure)
        self.store.write_failed.connect(self._announcer.tell_settings_write_failure)
        self._autosave.save()
        self._controller = Controller(
            self.window,
            self._announcer,
            self.session,
            self._get_dealer(),
            self.store,
            lambda: available_languages(paths.resources_folder() / "translations"),
            self._make_mode_switch(self._announcer),
        )
        self._controller.set_language(self._translators.in_force)
        self.store.changed.connect(self._apply_settings)
        self.window.setWindowIcon(app_icon())
        self._tell_news(self._announcer)
        self._look_and_sound = LookAndSound(
            self._app, self.window, self.session, self._dresser, self._announcer, self._controller.open_dialog
        )
        if self._set_fault is not None:
            self._look_and_sound.tell_unusable(self._set_fault)
        self._dresser.look_for_fault()
        self._collection = self._start_work(self._announcer)
        if not self.store.settings.has_taken_pair:
            from mahjong_qt.windows.first_pair import FirstPair

            self._first_pair = FirstPair(self.session, self.window.scene, self.store, self)
        self._collection.code_wanted.connect(self._play_code_text)
        self.window.actions_by_verb["backup"].triggered.connect(self._open_backup)
        for finished in self._finished:
            self._collection.record_finished(finished.game, finished.saved)
        if self._code:
            self._play_code_text(self._code)
        if self._files:
            self._collection.desk.importer.open_paths(self._files)
        if isinstance(self._app, Application):
            self._app.files_opened.connect(self._collection.open_files)
            self._app.tell_files()
        QTimer.singleShot(1000, self, self._keep_tiles)

    def _start_work(self, announcer: Announcer) -> Collection:
        """Make what works beside the window; its process starts when there is something to do."""
        from mahjong_qt.collection import Collection
        from mahjong_qt.deal_stock import DealStock
        from mahjong_qt.prover import Prover
        from mahjong_qt.worker import Worker

        self._worker = Worker(self)
        self._worker.fault.connect(self._faults.take)
        self._stock = DealStock(self._worker, self._get_dealer().library, parent=self)
        self._prover = Prover(self.session, self._worker, self.store, self)
        QTimer.singleShot(STOCK_DELAY, self, self._fill_stock)
        return Collection(
            self.window, self.session, self._get_dealer(), self._worker, announcer, self._controller, self._stores
        )

    def _open_backup(self) -> None:
        """Let the player save a backup, or have one taken over at the next start."""
        from mahjong_qt.backup.folders import BackupFolders
        from mahjong_qt.windows.backup.backup_window import BackupWindow

        if self._worker is None or self._autosave is None:
            return
        folders = BackupFolders(paths.data_folder(), paths.config_folder())
        window = BackupWindow(folders, self._autosave.save, self._worker, self.window)
        window.quit_wanted.connect(self.window.close)
        self._controller.open_dialog(window)

    def _fill_stock(self) -> None:
        """Have deals found for the next games, of the kind that the player likes."""
        from mahjong_qt.windows.deal_wishes import nearest_wish

        layout_id = self.session.layout_id
        # a level or a day has its deal already
        if self._stock is not None and layout_id and mode_of(self.session.mode).chooses_layout:
            has_gravity = self.session.game.deal.code.has_gravity
            wish = choice_for(self.store.settings, self.session.mode)[1].wish
            wishes = self._get_dealer().wishes(layout_id, has_gravity=has_gravity)
            self._stock.fill(layout_id, nearest_wish(wish, wishes), has_gravity)

    def _tell_news(self, announcer: Announcer) -> None:
        from mahjong_qt.dealer import FailureReason
        from mahjong_qt.settings import DEFAULT_LAYOUT
        from mahjong_qt.windows.collection_notices import layout_gone

        if self.store.damaged is not None:
            announcer.tell_damaged_settings(self.store.damaged)
        for notice in self._notices:
            announcer.notify(*notice)
        for news in self._news:
            if isinstance(news, Damaged):
                self._tell_damaged(announcer, news)
            elif news.reason is FailureReason.UNKNOWN_LAYOUT and news.what != DEFAULT_LAYOUT:
                announcer.notify(*layout_gone())
            else:
                announcer.tell_failure(news)

    def _play_code_text(self, text: str) -> None:
        from mahjong_qt.engine.game_code import GameCode, GameCodeError

        try:
            self._controller.games.play_code(GameCode.parse(text))
        except GameCodeError:
            self._controller.ask_for_code(text)

    def _apply_settings(self, settings: Settings) -> None:
        apply_appearance(self._app, settings.appearance)
        self._controller.set_language(self._translators.use(settings.language))

    def _keep_tiles(self) -> None:
        """Keep the finished tiles for the next start, which shows the whole board."""
        if self.window.view.zoom_state.percent == WHOLE_BOARD:
            self._art.store()

    def _keep_place(self, place: WindowPlace) -> None:
        self.store.change(window=place)

    def _tell_fault(self, path: Path) -> bool:
        if self._announcer is None:
            return False
        self._announcer.tell_fault(str(path))
        return True


def settings_in_force(app: QApplication) -> tuple[SettingsStore, Translators]:
    """Return the settings, with appearance and language as they say."""
    store = SettingsStore(paths.config_folder() / "settings.json", app)
    apply_appearance(app, store.settings.appearance)
    translators = Translators(paths.resources_folder() / "translations", app)
    translators.use(store.settings.language)
    return store, translators
