"""What the actions of the game window do: games are dealt, dialogs opened, texts copied."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.windows.actions import NEEDS_GAME, PLAY_VERBS
from mahjong_qt.windows.game_desk import GameDesk
from mahjong_qt.windows.notices import first_field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.session import Session
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.main_window import MainWindow
    from mahjong_qt.windows.mode_switch import ModeSwitch
    from mahjong_qt.wording.language import Language

MAX_CLIPBOARD = 1000
"""Characters of the clipboard that are searched for a game code."""


class Controller(QObject):
    """Connects the window's actions with session, dealer and dialogs."""

    def __init__(
        self,
        window: MainWindow,
        announcer: Announcer,
        session: Session,
        dealer: Dealer,
        store: SettingsStore,
        languages: Callable[[], Sequence[Language]],
        modes: ModeSwitch,
    ) -> None:
        """Listen to the actions from now on."""
        super().__init__(window)
        self._window = window
        self._announcer = announcer
        self._session = session
        self._library = dealer.library
        self._store = store
        self._languages = languages
        self._dialogs = 0
        self.games = GameDesk(session, dealer, store, modes, announcer)
        self.games.begun.connect(self._show_game)
        actions = window.actions_by_verb
        self.games.calendar_wanted.connect(actions["day_calendar"].trigger)
        for verb, do in {
            "new_game": self.new_game,
            "restart": self.restart,
            "enter_code": self.enter_code,
            "copy_code": self.copy_code,
            "give_up": self.give_up,
            "settings": self.settings,
            "how_to_play": self.how_to_play,
            "about": self.about,
        }.items():
            actions[verb].triggered.connect(do)
        for verb, mode_id in PLAY_VERBS.items():
            actions[verb].triggered.connect(partial(self._go_to, mode_id))

    @property
    def language(self) -> str:
        """The code of the language in which layouts are named."""
        return self.games.language

    def set_language(self, code: str) -> None:
        """Name layouts in this language from now on."""
        self.games.language = code
        self._show_game()

    def show_layout_name(self) -> None:
        """Tell under the board what the layout being played is called, and what it is played for."""
        if self._session.has_game:
            self._window.status_bar.show_layout_name(self.games.game_name())

    def new_game(self) -> None:
        """Deal another game of the kind last chosen on the layout being played, after a question if need be."""
        self.games.new_game(self._window.actions_by_verb["new_game"].text())

    def restart(self) -> None:
        """Lay the same deal out again, after a question when there is a game worth keeping."""
        self.games.restart(self._window.actions_by_verb["restart"].text())

    def enter_code(self) -> None:
        """Let the player enter a game code; one on the clipboard is there already, also when it is wrong."""
        from mahjong_qt.windows.code_verdict import code_in

        self.ask_for_code(code_in(QGuiApplication.clipboard().text()[:MAX_CLIPBOARD]))

    def ask_for_code(self, text: str) -> None:
        """Let the player enter a game code, beginning with a text."""
        from mahjong_qt.windows.code_dialog import CodeDialog

        dialog = CodeDialog(self._library, text, self._window)
        dialog.code_entered.connect(self.games.play_code)
        self.open_dialog(dialog)

    def copy_code(self) -> None:
        """Put the code of the game on the clipboard."""
        if self._session.has_game:
            code = str(self._session.game.deal.code)
            QGuiApplication.clipboard().setText(code)
            self._window.status_bar.show_copied()

    def give_up(self) -> None:
        """End the game as lost, after a question unless no move was made or can be taken back."""
        self.games.leave_for(self._window.actions_by_verb["give_up"].text(), self._session.give_up)

    def how_to_play(self) -> None:
        """Show the rules and the keys."""
        from mahjong_qt.windows.help_dialog import HelpDialog

        is_field = self._session.has_game and self._session.game.board.game is GameKind.SHISEN_SHO
        section = "shisen" if is_field else ""
        self.open_dialog(HelpDialog(self._window.actions_by_verb, self._window, section, self._window.art))

    def settings(self) -> None:
        """Open the settings."""
        from mahjong_qt.windows.settings_window import SettingsWindow

        self.open_dialog(SettingsWindow(self._store, self._languages(), self._window))

    def about(self) -> None:
        """Tell about the program."""
        from mahjong_qt.windows.about_dialog import AboutDialog

        self.open_dialog(AboutDialog(self._window, self._window.art.tile_set))

    def open_dialog(self, dialog: QDialog) -> None:
        """Open a dialog over the window; until it is closed the clock stands and no tile moves."""
        self._dialogs += 1
        self._session.set_held(True)
        for action in self._window.actions_by_verb:
            action.setEnabled(False)
        dialog.finished.connect(lambda: self._close(dialog))
        # not as a sheet, which macOS would make of open()
        dialog.setModal(True)
        dialog.show()

    def _go_to(self, mode_id: str) -> None:
        """Go on with the game of another mode, or begin its first one."""
        self.games.go_to(mode_id)

    def _show_game(self) -> None:
        """Name the layout under the board, mark the game in the menu, and tell its rule the first time."""
        self.show_layout_name()
        playing = self._session.game.board.game if self._session.has_game else None
        for verb, mode_id in PLAY_VERBS.items():
            is_played = self._session.has_game and self._session.mode == mode_id
            self._window.actions_by_verb[verb].setChecked(is_played)
        if playing is GameKind.SHISEN_SHO and not self._store.settings.has_met_shisen:
            self._store.change(has_met_shisen=True)
            self._announcer.notify(*first_field(), self._window.actions_by_verb["how_to_play"])

    def _close(self, dialog: QDialog) -> None:
        dialog.deleteLater()
        self._dialogs -= 1
        if self._dialogs:
            # another one is still open
            return
        for action in self._window.actions_by_verb:
            action.setEnabled(action.objectName() not in NEEDS_GAME)
        self._session.set_held(False)
        self._window.view.setFocus()
