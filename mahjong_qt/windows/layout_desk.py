"""Everything around layouts in the game window: choosing one, and the ways in and out, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.windows.editor_opener import EditorOpener
from mahjong_qt.windows.exchange.exporter import LayoutExporter
from mahjong_qt.windows.exchange.importer import LayoutImporter
from mahjong_qt.windows.shelf_watch import ShelfWatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.layout_shelf import LayoutShelf
    from mahjong_qt.records import LayoutRecord
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.chooser.layout_chooser import ChooserMemory, LayoutChooser
    from mahjong_qt.windows.controller import Controller
    from mahjong_qt.windows.main_window import MainWindow


class LayoutDesk(QObject):
    """Opens the window in which layouts are chosen, and connects it with import, export, the editor and the game."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        dealer: Dealer,
        shelf: LayoutShelf,
        marks: LayoutMarks,
        played: Callable[[], Mapping[str, LayoutRecord]],
        announcer: Announcer,
        controller: Controller,
    ) -> None:
        """Listen to the actions of the window from now on; ``played`` returns what was played on each layout."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._dealer = dealer
        self._shelf = shelf
        self._marks = marks
        self._played = played
        self._controller = controller
        self._chooser: LayoutChooser | None = None
        self._memory: ChooserMemory | None = None
        self.importer = LayoutImporter(window, session, shelf, announcer, controller.open_dialog)
        self.exporter = LayoutExporter(window, session, dealer.library, announcer, controller.open_dialog)
        self.editor_opener = EditorOpener(window, session, dealer.library, shelf, announcer)
        self.importer.play_wanted.connect(self._play)
        self.importer.show_wanted.connect(self._show)
        self.importer.code_wanted.connect(controller.enter_code)
        window.actions_by_verb["choose_layout"].triggered.connect(self.choose)

    def choose(self) -> LayoutChooser:
        """Let the player choose a layout to play on, and the kind of deal."""
        from mahjong_qt.windows.chooser.layout_chooser import LayoutChooser

        settings = self._window.store.settings
        chooser = LayoutChooser(
            self._shelf,
            self._dealer,
            self._marks,
            self._played(),
            self._session.layout_id or settings.layout_id,
            settings.deal_wish,
            self._controller.language,
            self._window,
            memory=self._memory,
            field_wish=settings.field_wish,
            has_gravity=settings.has_gravity,
            plays_field=self._session.has_game and self._session.game.board.game is GameKind.SHISEN_SHO,
        )
        chooser.chosen.connect(self._controller.games.play_layout)
        chooser.import_wanted.connect(lambda: self.importer.choose_files(chooser))
        chooser.copy_wanted.connect(lambda layout_id: self.exporter.copy(layout_id, chooser))
        chooser.export_wanted.connect(lambda layout_id: self.exporter.export(layout_id, chooser))
        chooser.edit_wanted.connect(lambda layout_id: self.editor_opener.edit(layout_id, chooser))
        chooser.finished.connect(self._forget_chooser)
        self.importer.take_drops_on(chooser, chooser)
        self._chooser = chooser
        self._controller.open_dialog(chooser)
        # what got into the folder by other means is there in a moment
        ShelfWatch(self._shelf, chooser)
        return chooser

    def _forget_chooser(self) -> None:
        if self._chooser is not None:
            self._memory = self._chooser.memory
        self._chooser = None

    def _play(self, layout_id: str) -> None:
        choice = self._controller.games.last_choice_on(layout_id)
        if self._chooser is not None:
            self._chooser.reject()
        self._controller.games.play_layout(layout_id, choice)

    def _show(self, layout_ids: Sequence[str]) -> None:
        (self._chooser or self.choose()).show_layouts(layout_ids)
