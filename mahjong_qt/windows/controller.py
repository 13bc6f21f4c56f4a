"""What the actions of the game window do: games are dealt, dialogs opened, texts copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from mahjong_qt.dealer import DealFailure
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.settings import DEFAULT_LAYOUT
from mahjong_qt.windows.actions import NEEDS_GAME
from mahjong_qt.windows.collection_notices import layout_gone
from mahjong_qt.windows.deal_wishes import nearest_wish
from mahjong_qt.windows.notices import undealable
from mahjong_qt.wording.layout_names import layout_name, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.dealer import Dealer, Dealt
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.solitaire.wish import DealWish
    from mahjong_qt.session import Session
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.main_window import MainWindow
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
        self._language = ""
        actions = window.actions_by_verb
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

    @property
    def language(self) -> str:
        """The code of the language in which layouts are named."""
        return self._language

    def set_language(self, code: str) -> None:
        """Name layouts in this language from now on."""
        self._language = code
        self.show_layout_name()

    def show_layout_name(self) -> None:
        """Tell under the board what the layout being played is called."""
        if self._session.has_game:
            name = self._name_of(self._session.layout_id) or self.tr("A layout that is no longer here")
            self._window.status_bar.show_layout_name(shortened(name))

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

        self.open_dialog(HelpDialog(self._window.actions_by_verb, self._window))

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
        self._leave_for(self.tr("&Play this code"), lambda: self._play_dealt_code(dealt))

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
        self._lay_out(dealt, is_repeated=True)
        self._announcer.tell_of_deal()

    def play_layout(self, layout_id: str, wish: DealWish) -> None:
        """Deal a game on a layout, as it is wished for, after a question when one is under way."""
        self._leave_for(self.tr("&Start the new game"), lambda: self._deal(layout_id, wish))

    def _deal_new(self) -> None:
        layout_id = self._session.layout_id or DEFAULT_LAYOUT
        is_gone = layout_id != DEFAULT_LAYOUT and self._name_of(layout_id) is None
        self._deal(DEFAULT_LAYOUT if is_gone else layout_id, self._store.settings.deal_wish)
        if is_gone:
            self._announcer.answer(*layout_gone())

    def _deal(self, layout_id: str, wish: DealWish) -> None:
        """Deal what the player wishes for, or what comes nearest to it on a layout that does not have it."""
        dealt = self._dealer.deal_new(layout_id, nearest_wish(wish, self._dealer.wishes(layout_id)))
        if isinstance(dealt, DealFailure):
            self._tell_failure(dealt)
            return
        self._store.change(layout_id=layout_id, deal_wish=wish)
        self._lay_out(dealt, is_repeated=False)

    def _tell_failure(self, failure: DealFailure) -> None:
        named = failure._replace(what=shortened(self._name_of(failure.what) or failure.what))
        self._announcer.answer(*undealable(named))

    def _name_of(self, layout_id: str) -> str | None:
        """Return what a layout is called, None when it is not here."""
        try:
            return layout_name(layout_id, self._library.load(layout_id).name_in(self._language))
        except (UnknownLayoutError, LayoutFileError):
            return None

    def _lay_out(self, dealt: Dealt, *, is_repeated: bool) -> None:
        self._session.start(dealt.deal, dealt.layout_id, is_repeated=is_repeated)
        self.show_layout_name()

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
