"""The player's layouts, marks and results, and the parts of the program that work with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mahjong_qt import inbox, paths
from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.layout_shelf import LayoutShelf
from mahjong_qt.recorder import Recorder
from mahjong_qt.records import LayoutRecord, RecordKind, Records
from mahjong_qt.windows import collection_notices
from mahjong_qt.windows.inbox_watch import Inbox
from mahjong_qt.windows.layout_desk import LayoutDesk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.engine.play.game import Game
    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.controller import Controller
    from mahjong_qt.windows.main_window import MainWindow
    from mahjong_qt.worker import Worker

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
    ) -> None:
        """Read the player's files and work from now on; what is damaged is told."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._controller = controller
        folder = paths.data_folder()
        self._records = Records(folder / "records.sqlite")
        self._recorder = Recorder(session, self._records, parent=self)
        self._recorder.failed.connect(lambda error: announcer.notify(*collection_notices.record_write_failure(error)))
        self._marks = LayoutMarks(folder / "layout-marks.json")
        self.shelf = LayoutShelf(
            worker, paths.layouts_folder(), paths.own_layouts_folder(), self._generated, parent=self
        )
        self.desk = LayoutDesk(window, session, dealer, self.shelf, self._marks, self._played, announcer, controller)
        self._inbox = Inbox(folder / inbox.FOLDER, self)
        self._inbox.arrived.connect(self._obey)
        if self._marks.damaged is not None:
            announcer.notify(*collection_notices.damaged_marks(self._marks.damaged))
        if self._records.damaged is not None:
            announcer.notify(*collection_notices.damaged_records(self._records.damaged))
        window.actions_by_verb["best_times"].triggered.connect(self.show_best_times)
        QTimer.singleShot(SHELF_DELAY, self, self.shelf.refresh)

    def show_best_times(self) -> None:
        """Open the window of the best times, with those of the game being played."""
        from mahjong_qt.windows.best_times.best_times_window import BestTimesWindow

        current = None
        if self._session.has_game:
            has_gravity = self._session.game.deal.code.has_gravity
            current = RecordKind(self._session.mode, self._session.layout_id, has_gravity)
        window = BestTimesWindow(self._records, self._name_of, current, self._window)
        window.code_wanted.connect(self.code_wanted)
        self._controller.open_dialog(window)

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
        return self._controller.name_of(layout_id) or layout_id

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
