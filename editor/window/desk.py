"""What the window needs beyond drawing, made after its first paint: files, analysis, test play, help."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.analysis.analysis_panel import AnalysisPanel
from editor.exchange.document_files import DocumentFiles
from editor.exchange.file_menus import RecentMenu, TemplateMenu
from editor.files.folders import RECENT
from editor.files.recent_files import RecentFiles
from editor.window import notices
from editor.window.action_slots import connect_files
from editor.window.test_mode import TestMode
from mahjong_qt import paths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.files.file_claim import FileClaim
    from editor.start import Start
    from editor.test_play.test_play import TestPlay
    from editor.window.main_window import EditorWindow
    from mahjong_qt.settings import Settings
    from mahjong_qt.worker import Worker

MOST_WINDOWS = 10
"""Files that are opened at once, each in a process of its own."""


class EditorDesk(QObject):
    """Puts these parts into a window and connects them."""

    def __init__(
        self, window: EditorWindow, worker: Worker, game_settings: Settings, claim: FileClaim | None = None
    ) -> None:
        """Make all parts; ``game_settings`` say how the game is shown. The worker is to be closed after the window.

        ``claim`` is one that was made on the file to begin with.
        """
        super().__init__(window)
        self._window, self._worker, self._game_settings = window, worker, game_settings
        self._help: QObject | None = None
        self.recent = RecentFiles(paths.config_folder() / RECENT, self)
        self.files = DocumentFiles(window.workspace, window, window.settings, self.recent, claim=claim)
        self.test_mode = TestMode(window, self._make_test_play)
        self.analysis = AnalysisPanel(window.workspace, worker)
        window.docks["analysis"].setWidget(self.analysis)
        self._connect()

    def begin(self, start: Start) -> None:
        """Open what the program was started with, and tell what there is to tell."""
        window = self._window
        if not window.settings.settings.has_seen_tip:
            self._show_tip()
        self.files.recover()
        if window.settings.damaged is not None:
            window.notice_bar.show_notice(notices.damaged_notice(window.settings.damaged))
        if start.files:
            self.files.open_first(Path(start.files[0]))
            self._open_elsewhere(start.files[1:])
        elif start.copy_of:
            self.files.open_copy_of(start.copy_of)

    def open_files(self, files: Sequence[str]) -> None:
        """Open files that the system hands over: in this window as long as nothing was done in it."""
        document = self._window.workspace.document
        is_fresh = self.files.path is None and not self.files.is_unsaved and not len(document.plane)
        if is_fresh and files:
            self.files.open(Path(files[0]))
        self._open_elsewhere(files[1:] if is_fresh else files)

    def _connect(self) -> None:
        window, files, actions = self._window, self.files, self._window.actions_by_verb
        connect_files(actions, files)
        RecentMenu(window.menus["recent"], files)
        TemplateMenu(window.menus["template"], files)
        actions["paste"].triggered.connect(lambda _: self._paste())
        actions["analyse"].triggered.connect(lambda _: self._analyse())
        actions["open_game"].triggered.connect(lambda _: self._open_game())
        actions["help"].triggered.connect(lambda _: self._show_help(0))
        actions["shortcuts"].triggered.connect(lambda _: self._show_help(1))
        actions["about"].triggered.connect(lambda _: self._show_about())
        files.notice.connect(window.notice_bar.show_notice)
        files.notice_over.connect(window.notice_bar.end_topic)
        files.title_changed.connect(lambda _: self._show_title())
        files.unsaved_changed.connect(lambda _: self._show_title())
        files.path_changed.connect(lambda _: self._show_title())
        files.tiles_wanted.connect(window.board.carry)
        files.further_files.connect(self._open_elsewhere)
        files.called.connect(window.come_to_front)
        window.settings.write_failed.connect(
            lambda error: window.notice_bar.show_notice(notices.not_kept_notice(error))
        )
        self.analysis.heat.connect(window.board.scene.set_heat)
        window.ask_to_close = files.close_asking
        self._show_title()

    def _show_title(self) -> None:
        # the name of the program is added by Qt, where the system wants it
        self._window.setWindowTitle(f"{self.files.title}[*]")
        self._window.setWindowModified(self.files.is_unsaved)
        self._window.setWindowFilePath("" if self.files.path is None else str(self.files.path))
        self._window.states.set_can_save(self.files.is_unsaved or self.files.path is None)

    def _show_tip(self) -> None:
        from editor.panels.tip_line import TipLine

        tip = TipLine()
        tip.closed.connect(lambda: self._window.settings.change(has_seen_tip=True))
        tip.closed.connect(self._window.view.setFocus)
        self._window.add_above_canvas(tip)

    def _paste(self) -> None:
        if not self._window.commands.paste():
            self._window.notice_bar.show_notice(notices.nothing_to_paste_notice())

    def _analyse(self) -> None:
        self._window.docks.show("analysis")
        self.analysis.analyse()

    def _open_game(self) -> None:
        from mahjong_qt.editor_process import open_game

        if not open_game(()):
            self._window.notice_bar.show_notice(notices.not_started_notice())

    def _open_elsewhere(self, files: Sequence[str]) -> None:
        from mahjong_qt.editor_process import open_editor

        for path in files[:MOST_WINDOWS]:
            if not open_editor([path]):
                self._window.notice_bar.show_notice(notices.not_started_notice())
                return
        if len(files) > MOST_WINDOWS:
            self._window.notice_bar.show_notice(notices.many_files_notice(MOST_WINDOWS, len(files)))

    def _show_help(self, page: int) -> None:
        from editor.window.help_dialog import HelpDialog

        if not isinstance(self._help, HelpDialog):
            self._help = HelpDialog(self._window.actions_by_verb, self._window.menus, self._window)
        self._help.open_at(page)

    def _show_about(self) -> None:
        from editor.window.about import show_about

        show_about(self._window)

    def _make_test_play(self) -> TestPlay:
        from editor.test_play.test_play import TestPlay
        from mahjong_qt.appearance import tile_style
        from mahjong_qt.art.found_sets import load_usable_set
        from mahjong_qt.art.tile_art import TileArt

        tile_set, _ = load_usable_set(self._game_settings.tile_set)
        art = TileArt(tile_set, paths.cache_folder(), tile_style(self._game_settings))
        return TestPlay(art, self._worker, self._game_settings)
