"""Opens the start page over the board, and what its cards lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer

from mahjong_qt.engine.mode import CAMPAIGN, DAILY
from mahjong_qt.windows.actions import NEEDS_GAME
from mahjong_qt.windows.size_memory import SizeMemory
from mahjong_qt.windows.start.card_words import CONTINUE, DAYS, EDITOR, LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.career import Career
    from mahjong_qt.engine.layout.library import LayoutLibrary
    from mahjong_qt.session import Session
    from mahjong_qt.windows.game_desk import GameDesk
    from mahjong_qt.windows.main_window import MainWindow
    from mahjong_qt.windows.start.start_page import StartPage
    from mahjong_qt.windows.start.waiting_games import Waiting

AT_REST = (
    "undo",
    "redo",
    "go_back",
    "hint",
    "shuffle",
    "pause",
    "restart",
    "give_up",
    "zoom_in",
    "zoom_out",
    "zoom_fit",
)
"""What makes no sense while the board is not seen."""


class StartOpener(QObject):
    """Follows the action “start_page”; while the page is open the session is held."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        games: GameDesk,
        career: Career,
        library: LayoutLibrary,
        waiting: Callable[[str], Waiting | None],
        open_dialog: Callable[[QDialog], None],
        open_layouts: Callable[[], object],
        open_editor: Callable[[], object],
    ) -> None:
        """Listen to the action from now on.

        ``waiting`` returns the game that waits in a mode; ``open_dialog`` opens a dialog over the window, and lets the
        clock stand meanwhile.
        """
        super().__init__(window)
        self._window, self._session, self._games = window, session, games
        self._board = window.view
        self._career, self._library, self._waiting = career, library, waiting
        self._open_dialog, self._open_layouts, self._open_editor = open_dialog, open_layouts, open_editor
        self._sizes = SizeMemory()
        self.page: StartPage | None = None
        window.actions_by_verb["start_page"].triggered.connect(self.toggle)
        window.escaped.connect(self.close)
        window.installEventFilter(self)
        self._board.installEventFilter(self)
        session.started.connect(self.close)
        session.state_changed.connect(self._stay_at_rest)

    @property
    def is_open(self) -> bool:
        """Whether the page is there."""
        return self.page is not None and not self.page.isHidden()

    def toggle(self) -> None:
        """Open the page, or close it again."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def open(self) -> StartPage:
        """Show the page, with how everything stands by now."""
        page = self.page = self.page or self._make()
        session = self._session
        if session.has_game and not session.game.is_over:
            page.show_current(session.layout_id, self._games.game_name(), session.state.tiles_left)
        else:
            page.show_nothing_current()
        self._cover()
        page.show()
        page.raise_()
        session.set_held(True)
        self._stay_at_rest()
        page.focus_first()
        return page

    def close(self) -> None:
        """Go back to the board."""
        if self.page is not None and self.is_open:
            self.page.hide()
            self._window.view.setFocus()
            for verb in AT_REST:
                self._window.actions_by_verb[verb].setEnabled(verb not in NEEDS_GAME)
            # the session, if it has a game, says what can be done in that
            self._session.set_held(False)

    def open_map(self) -> None:
        """Open the map of the campaign; a level chosen there is played."""
        from mahjong_qt.windows.campaign.campaign_map import CampaignMap

        campaign_map = CampaignMap(self._career, self._about_level, self._window)
        campaign_map.level_chosen.connect(self._games.play_level)
        self._open_over(campaign_map)

    def open_calendar(self) -> None:
        """Open the calendar of the daily deals; a day chosen there is played."""
        from mahjong_qt.windows.daily.day_calendar import DayCalendar

        day_calendar = DayCalendar(self._career, self._window)
        day_calendar.day_chosen.connect(self._games.play_day)
        self._open_over(day_calendar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the board whatever size it gets."""
        if self.is_open and event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest):
            self._cover()
        return False

    def _make(self) -> StartPage:
        from mahjong_qt.windows.start.start_page import StartPage

        page = StartPage(self._library, self._career, self._waiting, self._window)
        page.hide()
        page.chosen.connect(self._go)
        page.close_wanted.connect(self.close)
        return page

    def _go(self, card_id: str) -> None:
        if card_id == CAMPAIGN:
            self.open_map()
            return
        if card_id == DAYS or (card_id == DAILY and self._career.is_done_today()):
            self.open_calendar()
            return
        self.close()
        if card_id == LAYOUTS:
            self._open_layouts()
        elif card_id == EDITOR:
            self._open_editor()
        elif card_id != CONTINUE:
            self._games.go_to(card_id)

    def _open_over(self, dialog: QDialog) -> None:
        """Open a dialog in place of the page, which comes back when nothing was chosen."""
        self._sizes.follow(dialog)
        if self.is_open:
            dialog.rejected.connect(self.open)
        self.close()
        self._open_dialog(dialog)

    def _about_level(self, level: int) -> str:
        from mahjong_qt.engine.campaign import classic_code, tiles_of_level

        code = classic_code(level)
        if code is None:
            return self.tr("%n tile(s)", "", tiles_of_level(level))
        return self._games.name_of(self._library.by_code(code).id) or code

    def _cover(self) -> None:
        if self.page is not None:
            top = self._board.mapTo(self._window, QPoint(0, 0)).y()
            self.page.setGeometry(QRect(0, top, self._window.width(), self._window.height() - top))

    def _stay_at_rest(self) -> None:
        """Hold the session again when a dialog over the page let it go, and offer nothing for the board."""
        if not self.is_open or self.page is None:
            return
        if self._session.has_game and self._session.state.accepts_moves:
            self._session.set_held(True)
            QTimer.singleShot(0, self.page, self.page.focus_first)
        for verb in AT_REST:
            self._window.actions_by_verb[verb].setEnabled(False)
