"""Finished games to be watched, and to be played against: what asks the records for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.save import restore
from mahjong_qt.engine.save_error import SaveError, SaveFault
from mahjong_qt.view.board_scene import Look
from mahjong_qt.windows.notices import INFORMATION
from mahjong_qt.windows.replay.ghost_pace import GhostPace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.engine.play.event import Event
    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.records import Records
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.main_window import MainWindow


class ReplayDesk(QObject):
    """Opens the window in which a game is watched, and keeps the pace of an earlier game in view."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        records: Records,
        announcer: Announcer,
        open_dialog: Callable[[QDialog], None],
        name_of: Callable[[str], str],
    ) -> None:
        """Listen to the action of the window from now on; ``name_of`` returns what a layout is called."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._records = records
        self._announcer = announcer
        self._open_dialog = open_dialog
        self._name_of = name_of
        self._pace = GhostPace(session, window.status_bar, self._earlier_events, self)
        announcer.earlier_seconds = lambda: self._pace.earlier_seconds
        window.actions_by_verb["replay"].triggered.connect(self.watch_last)

    def watch_last(self) -> None:
        """Watch the game that has just ended, or else the last one that was kept."""
        if self._session.has_game and self._session.game.is_over:
            self._open(self._session.snapshot())
            return
        try:
            last = self._records.last_replay()
        except OSError:
            last = None
        if last is None:
            title = self.tr("There is no game to watch yet")
            self._announcer.answer(
                title, self.tr("Every game that you finish is kept to be watched again."), icon=INFORMATION
            )
            return
        self.watch(last)

    def watch(self, result_id: int) -> None:
        """Watch a game of the records."""
        from mahjong_qt.records.replay_log import unpack_replay

        try:
            game = self._records.game(result_id)
            saved = unpack_replay(self._records.replay(result_id))
            self._open(saved, "" if game is None else game.result.finished_at)
        except OSError:
            self._refuse(self.tr("Your results cannot be read just now. Please try again later."))
        except SaveError as error:
            if error.fault is SaveFault.NEWER_VERSION:
                self._refuse(self.tr("It was played with a newer version of Mahjong Qt."))
            else:
                self._refuse(self.tr("Its moves were kept, but the file is damaged there. The result still counts."))

    def _refuse(self, why: str) -> None:
        self._announcer.answer(self.tr("This game cannot be watched"), why)

    def _open(self, saved: SavedGame, ended_at: str = "") -> None:
        from mahjong_qt.windows.replay.replay_window import ReplayWindow

        settings = self._window.store.settings
        window = ReplayWindow(saved, self._window.art, self._name_of(saved.layout_id), self._window, ended_at=ended_at)
        look = Look(settings.darken_blocked, settings.highlight_free)
        window.dress(look, is_moving=self._window.scene.motion.is_on)
        self._open_dialog(window)

    def _earlier_events(self, code: str) -> Sequence[Event]:
        """Return what happened in the fastest game won on a deal, nothing when there is none."""
        from mahjong_qt.records.replay_log import unpack_replay

        try:
            result_id = self._records.fastest_on(code)
            if result_id is None:
                return ()
            saved = unpack_replay(self._records.replay(result_id))
            # whether it is a possible game shows when it is played
            restore(saved, lambda: 0.0)
            return saved.events
        except (OSError, SaveError):
            return ()
