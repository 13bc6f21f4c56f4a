"""The player's layouts, marks and results, and the parts of the program that work with them."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mahjong_qt import inbox, paths
from mahjong_qt.career import Career
from mahjong_qt.engine.game_code import GameCode
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.inbox_watch import Inbox
from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.layout_shelf import LayoutShelf
from mahjong_qt.recorder import Recorder
from mahjong_qt.records import GameResult, LayoutRecord, RecordKind, Records
from mahjong_qt.records.daily_copy import keep_copy
from mahjong_qt.windows import collection_notices
from mahjong_qt.windows.layout_desk import LayoutDesk
from mahjong_qt.windows.replay.replay_desk import ReplayDesk
from mahjong_qt.windows.size_memory import SizeMemory
from mahjong_qt.windows.start.start_opener import StartOpener
from mahjong_qt.windows.start.waiting_games import WaitingGames
from mahjong_qt.worker import Priority, Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.game import Game
    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.game_store import GameStores
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.controller import Controller
    from mahjong_qt.windows.main_window import MainWindow

COPY_DELAY = 5000
"""Milliseconds after the start, or after a game, when the records are copied, if they were not today."""

SHELF_DELAY = 1500
"""Milliseconds after which the layouts are listed, so that the list is there when the player wants to choose."""


class Collection(QObject):
    """Keeps what was played and marked, lists what can be played, and lets layouts in and out."""

    code_wanted = Signal(str)
    """The text of a game code to be played: a second start of the program was given it, or a best time has it."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        dealer: Dealer,
        worker: Worker,
        announcer: Announcer,
        controller: Controller,
        stores: GameStores,
    ) -> None:
        """Read the player's files and work from now on; what is damaged is told."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._controller = controller
        folder = paths.data_folder()
        self._records = Records(folder / "records.sqlite")
        self._worker = worker
        self._recorder = Recorder(session, self._records, parent=self)
        self._recorder.damage_found.connect(lambda *found: self._tell_lost(announcer, *found))
        self._recorder.recorded.connect(self._copy_soon)
        self._recorder.failed.connect(lambda error: announcer.notify(*collection_notices.record_write_failure(error)))
        self._sizes = SizeMemory()
        self._marks = LayoutMarks(folder / "layout-marks.json")
        self.shelf = LayoutShelf(
            worker, paths.layouts_folder(), paths.own_layouts_folder(), self._generated, parent=self
        )
        self.desk = LayoutDesk(window, session, dealer, self.shelf, self._marks, self._played, announcer, controller)
        self._open_start(stores, dealer, announcer)
        self._replay_desk = ReplayDesk(window, session, self._records, announcer, controller.open_dialog, self._name_of)
        self._inbox = Inbox(folder / inbox.FOLDER, self)
        self._inbox.arrived.connect(self._obey)
        if self._marks.damaged is not None:
            announcer.notify(*collection_notices.damaged_marks(self._marks.damaged))
        self._tell_lost(announcer, self._records.damaged, self._records.restored_from)
        window.actions_by_verb["statistics"].triggered.connect(self.show_best_times)
        QTimer.singleShot(SHELF_DELAY, self, self.shelf.refresh)
        self._copy_soon()

    def finish(self) -> None:
        """Write the results that could not be written before; called once, at the end."""
        self._recorder.finish()

    def _copy_soon(self) -> None:
        """Have today's copy of the records made, should there be none, when the player is at play again."""
        QTimer.singleShot(COPY_DELAY, self, self._keep_copy)

    def _keep_copy(self) -> None:
        path = paths.data_folder() / "records.sqlite"
        self._worker.ask(keep_copy, path, then=self._look_at_copy, priority=Priority.IDLE)

    def _look_at_copy(self, is_whole: bool) -> None:
        if not is_whole:
            self._records.put_in_order()

    @staticmethod
    def _tell_lost(announcer: Announcer, damaged: Path | None, copy: Path | None) -> None:
        lost = collection_notices.lost_records(damaged, copy)
        if lost is not None:
            announcer.notify(*lost)

    def _open_start(self, stores: GameStores, dealer: Dealer, announcer: Announcer) -> None:
        """Let the player see all that there is to play, and what was reached in it."""
        games = self._controller.games
        self.career = Career(self._records, self._recorder.recorded, parent=self)
        games.next_level, games.today, games.was_played = self.career.next_level, self.career.today, self._was_played
        games.find_day = self._find_day
        self._waiting = WaitingGames(self._session, stores)
        self._start_opener = StartOpener(
            self._window,
            self._session,
            games,
            self.career,
            dealer.library,
            self._waiting.game,
            self._controller.open_dialog,
            self.desk.choose,
            self.desk.editor_opener.begin_new,
        )
        self._window.actions_by_verb["campaign_map"].triggered.connect(self._start_opener.open_map)
        self._window.actions_by_verb["day_calendar"].triggered.connect(self._start_opener.open_calendar)
        announcer.streak = self.career.streak
        self.career.changed.connect(announcer.tell_more)

    def _find_day(self, layout: Layout, day: date, then: Callable[[GameCode | None], None]) -> None:
        from mahjong_qt.engine.daily import find_code

        self._worker.ask(find_code, layout, day, then=then)

    def _was_played(self, occasion: Occasion) -> bool:
        if occasion.day:
            return self.career.day(date.fromisoformat(occasion.day)) is not None
        return self.career.level(occasion.level) is not None

    def show_best_times(self) -> None:
        """Open the window of statistics, with those of games like the one being played."""
        from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow

        current = None
        if self._session.has_game:
            has_gravity = self._session.game.deal.code.has_gravity
            current = RecordKind(self._session.mode, self._session.layout_id, has_gravity)
        window = StatisticsWindow(self._records, self._name_of, current, self._window)
        self._sizes.follow(window)
        window.code_wanted.connect(self.code_wanted)
        window.watch_wanted.connect(self._replay_desk.watch)
        window.again_wanted.connect(lambda result_id: self._play_again(window.result_of(result_id)))
        self._controller.open_dialog(window)

    def _play_again(self, result: GameResult | None) -> None:
        """Play the deal of a game again, for what it was played for."""
        if result is not None:
            occasion = Occasion(result.mode, result.level, result.day, result.is_late)
            self._controller.games.play_code(GameCode.parse(result.code), occasion)

    def record_finished(self, game: Game, saved: SavedGame) -> None:
        """Count a game that was over when the program ended, should it have ended before it could be counted."""
        self._recorder.record_finished(game, saved)

    def open_files(self, files: Sequence[str]) -> None:
        """Come to the front and open files that the system, or a second start of the program, handed over."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        if files:
            self.desk.importer.open_paths(files)

    def _obey(self, message: inbox.Message) -> None:
        self.open_files(message.paths)
        if message.code:
            self.code_wanted.emit(message.code)

    def _name_of(self, layout_id: str) -> str:
        return self._controller.games.name_of(layout_id) or layout_id

    def _played(self) -> dict[str, LayoutRecord]:
        try:
            return self._records.by_layout()
        except OSError:
            # it is another program's at this moment; the list is worth more than what stands below its pictures
            return {}

    def _generated(self) -> list[str]:
        """Return the ids of the layouts made from a number that mean something to the player."""
        known = {*self._marks.favourites, *self._played(), self._session.layout_id}
        return sorted(
            (layout_id for layout_id in known if layout_id.startswith("G")),
            key=lambda layout_id: (len(layout_id), layout_id),
        )
