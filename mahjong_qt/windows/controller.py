"""What the actions of the game window do: games are dealt, dialogs opened, texts copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from mahjong_qt.dealer import DealFailure
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.engine.mode import MODES
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.settings import DEFAULT_LAYOUTS, choice_for, settings_for
from mahjong_qt.windows.actions import NEEDS_GAME
from mahjong_qt.windows.collection_notices import layout_gone
from mahjong_qt.windows.deal_wishes import nearest_wish
from mahjong_qt.windows.notices import first_field, undealable
from mahjong_qt.wording.layout_names import layout_name, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.dealer import Dealer, Dealt
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.play.wish import DealChoice
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
        self._dealer = dealer
        self._library = dealer.library
        self._store = store
        self._languages = languages
        self._modes = modes
        self._language = ""
        actions = window.actions_by_verb
        for verb, do in {
            "new_game": self.new_game,
            "restart": self.restart,
            "enter_code": self.enter_code,
            "copy_code": self.copy_code,
            "give_up": self.give_up,
            "play_solitaire": lambda: self.go_to(GameKind.SOLITAIRE),
            "play_shisen": lambda: self.go_to(GameKind.SHISEN_SHO),
            "settings": self.settings,
            "how_to_play": self.how_to_play,
            "about": self.about,
        }.items():
            actions[verb].triggered.connect(do)

    @property
    def language(self) -> str:
        """The code of the language in which layouts are named."""
        return self._language

    def set_language(self, code: str) -> None:
        """Name layouts in this language from now on."""
        self._language = code
        self._show_game()

    def show_layout_name(self) -> None:
        """Tell under the board what the layout being played is called."""
        if self._session.has_game:
            name = shortened(self.name_of(self._session.layout_id) or self.tr("A layout that is no longer here"))
            if self._session.game.deal.code.has_gravity:
                name = self.tr("%1, gravity").replace("%1", name)
            self._window.status_bar.show_layout_name(name)

    def new_game(self) -> None:
        """Deal another game of the kind last chosen on the layout being played, after a question if need be."""
        self._leave_for(self._window.actions_by_verb["new_game"].text(), self._deal_new)

    def restart(self) -> None:
        """Lay the same deal out again, after a question when there is a game worth keeping."""
        self._leave_for(self._window.actions_by_verb["restart"].text(), self._session.restart)

    def enter_code(self) -> None:
        """Let the player enter a game code; one on the clipboard is there already, also when it is wrong."""
        from mahjong_qt.windows.code_verdict import code_in

        self.ask_for_code(code_in(QGuiApplication.clipboard().text()[:MAX_CLIPBOARD]))

    def ask_for_code(self, text: str) -> None:
        """Let the player enter a game code, beginning with a text."""
        from mahjong_qt.windows.code_dialog import CodeDialog

        dialog = CodeDialog(self._library, text, self._window)
        dialog.code_entered.connect(self.play_code)
        self.open_dialog(dialog)

    def copy_code(self) -> None:
        """Put the code of the game on the clipboard."""
        if self._session.has_game:
            code = str(self._session.game.deal.code)
            QGuiApplication.clipboard().setText(code)
            self._window.status_bar.show_copied()

    def give_up(self) -> None:
        """End the game as lost, after a question unless no move was made or can be taken back."""
        self._leave_for(self._window.actions_by_verb["give_up"].text(), self._session.give_up)

    def how_to_play(self) -> None:
        """Show the rules and the keys."""
        from mahjong_qt.windows.help_dialog import HelpDialog

        is_field = self._session.has_game and self._session.game.board.game is GameKind.SHISEN_SHO
        self.open_dialog(HelpDialog(self._window.actions_by_verb, self._window, "shisen" if is_field else ""))

    def settings(self) -> None:
        """Open the settings."""
        from mahjong_qt.windows.settings_window import SettingsWindow

        self.open_dialog(SettingsWindow(self._store, self._languages(), self._window))

    def about(self) -> None:
        """Tell about the program."""
        from mahjong_qt.windows.about_dialog import AboutDialog

        self.open_dialog(AboutDialog(self._window))

    def play_code(self, code: GameCode) -> None:
        """Deal the game of a code, after a question when one is under way."""
        dealt = self._dealer.deal_code(code)
        if isinstance(dealt, DealFailure):
            self._tell_failure(dealt)
            return
        self._play_in(dealt.deal.board.game, self.tr("&Play this code"), lambda: self._play_dealt_code(dealt))

    def open_dialog(self, dialog: QDialog) -> None:
        """Open a dialog over the window; until it is closed the clock stands and no tile moves."""
        self._session.set_held(True)
        for action in self._window.actions_by_verb:
            action.setEnabled(False)
        dialog.finished.connect(lambda: self._close(dialog))
        # not as a sheet, which macOS would make of open()
        dialog.setModal(True)
        dialog.show()

    def _play_dealt_code(self, dealt: Dealt) -> None:
        self._store.change(mode=MODES[dealt.deal.board.game])
        self._lay_out(dealt, is_repeated=True)
        self._announcer.tell_of_deal()

    def play_layout(self, layout_id: str, choice: DealChoice) -> None:
        """Deal a game on a layout, as it is wished for, after a question when one of its mode is under way.

        One that was left in that mode comes back first: so the player sees what the question is about.
        """
        dealt = self._deal(layout_id, choice)
        if dealt is not None:
            start = self.tr("&Start the new game")
            self._play_in(dealt.deal.board.game, start, lambda: self._begin(dealt, choice))

    def go_to(self, game: GameKind) -> None:
        """Go on with the game of another mode, or deal its first one."""
        if self._modes.can_leave() and not self._modes.resume(MODES[game]):
            self._deal_on(game, *choice_for(self._store.settings, game))
        # the menu has marked what was chosen, which may not be what is played
        self._show_game()

    def _show_game(self) -> None:
        """Name the layout under the board, mark the game in the menu, and tell its rule the first time."""
        self.show_layout_name()
        playing = self._session.game.board.game if self._session.has_game else None
        self._window.actions_by_verb["play_solitaire"].setChecked(playing is GameKind.SOLITAIRE)
        self._window.actions_by_verb["play_shisen"].setChecked(playing is GameKind.SHISEN_SHO)
        if playing is GameKind.SHISEN_SHO and not self._store.settings.has_met_shisen:
            self._store.change(has_met_shisen=True)
            self._announcer.notify(*first_field(), self._window.actions_by_verb["how_to_play"])

    def _game_on(self, layout_id: str) -> GameKind | None:
        """Return the game that is played on a layout; None when it is not here."""
        try:
            return GameKind(self._library.load(layout_id).game)
        except (UnknownLayoutError, LayoutFileError):
            return None

    def last_choice_on(self, layout_id: str) -> DealChoice:
        """Return the kind of deal that the player chose last for the game that is played on a layout."""
        return choice_for(self._store.settings, self._game_on(layout_id) or GameKind.SOLITAIRE)[1]

    def _deal_new(self) -> None:
        game = self._session.game.board.game if self._session.has_game else GameKind.SOLITAIRE
        layout_id, choice = choice_for(self._store.settings, game)
        if self._session.has_game:
            layout_id = self._session.layout_id
            choice = choice._replace(has_gravity=self._session.game.deal.code.has_gravity)
        self._deal_on(game, layout_id, choice)

    def _deal_on(self, game: GameKind, layout_id: str, choice: DealChoice) -> None:
        """Begin a new game on a layout, or on that of the first game when it is not here any more."""
        default = DEFAULT_LAYOUTS[game]
        is_gone = layout_id != default and self._game_on(layout_id) is not game
        dealt = self._deal(default if is_gone else layout_id, choice)
        if dealt is not None:
            self._begin(dealt, choice)
        if is_gone:
            self._announcer.answer(*layout_gone())

    def _deal(self, layout_id: str, choice: DealChoice) -> Dealt | None:
        """Deal what the player wishes for, or what comes nearest to it on a layout that does not have it.

        Returns None when there is no deal, of which the player is told.
        """
        wish, has_gravity = choice
        offered = self._dealer.wishes(layout_id, has_gravity=has_gravity)
        dealt = self._dealer.deal_new(layout_id, nearest_wish(wish, offered), has_gravity=has_gravity)
        if isinstance(dealt, DealFailure):
            self._tell_failure(dealt)
            return None
        return dealt

    def _begin(self, dealt: Dealt, choice: DealChoice) -> None:
        self._store.change(**settings_for(dealt.deal.board.game, dealt.layout_id, choice))
        self._lay_out(dealt, is_repeated=False)

    def _tell_failure(self, failure: DealFailure) -> None:
        named = failure._replace(what=shortened(self.name_of(failure.what) or failure.what))
        self._announcer.answer(*undealable(named))

    def name_of(self, layout_id: str) -> str | None:
        """Return what a layout is called, None when it is not here."""
        try:
            return layout_name(layout_id, self._library.load(layout_id).name_in(self._language))
        except (UnknownLayoutError, LayoutFileError):
            return None

    def _lay_out(self, dealt: Dealt, *, is_repeated: bool) -> None:
        self._session.start(dealt.deal, dealt.layout_id, is_repeated=is_repeated)
        self._show_game()

    def _play_in(self, game: GameKind, consequence: str, go: Callable[[], None]) -> None:
        """Begin a game of a mode, after a question when one of that mode is under way; that of another mode waits."""
        if not self._modes.can_leave():
            return
        if self._modes.resume(MODES[game]):
            self._show_game()
            self._leave_for(consequence, go)
        else:
            go()

    def _leave_for(self, consequence: str, go: Callable[[], None]) -> None:
        if self._session.is_worth_keeping and self._store.settings.ask_before_leaving:
            self._announcer.ask_to_leave(consequence, go)
        else:
            go()

    def _close(self, dialog: QDialog) -> None:
        dialog.deleteLater()
        for action in self._window.actions_by_verb:
            action.setEnabled(action.objectName() not in NEEDS_GAME)
        self._session.set_held(False)
        self._window.view.setFocus()
