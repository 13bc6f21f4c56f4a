"""Composition: makes every part of the editor and connects them, in the order in which the first paint needs them."""

from __future__ import annotations

import gc
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from editor.editor_settings import EditorSettingsStore
from editor.files.file_claim import FileClaim, call_holders
from editor.files.folders import EditorFolders
from editor.window.main_window import EditorWindow
from editor.workspace import Workspace
from mahjong_qt import APPLICATION_ID, __version__, paths
from mahjong_qt.appearance import apply_appearance
from mahjong_qt.application import Application
from mahjong_qt.fault_log import FaultReport
from mahjong_qt.settings import read_settings
from mahjong_qt.wording.language import Translators

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from editor.start import Start
    from editor.window.desk import EditorDesk
    from mahjong_qt.worker import Worker

FIRST_PAINT_LIMIT = 5000
"""Milliseconds."""


def run(start: Start) -> int:
    """Run the editor until its window is closed and return the exit code of the process."""
    # Ctrl+C in a terminal ends the program; what is not saved is kept for the next start
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = Application(sys.argv[:1])
    # the folders are those of the game, the windows are not
    app.setApplicationName("mahjong-qt")
    app.setApplicationDisplayName("Mahjong Qt Layout Editor")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(f"{APPLICATION_ID}.editor")
    claim = FileClaim(EditorFolders.of_player().open_files)
    files = call_holders(claim, start.files)
    if start.files and not files:
        # each is open in a window already, which has come to the front
        return 0
    program = EditorProgram(app, start._replace(files=files), claim)
    program.window.show()
    result = app.exec()
    program.finish()
    return result


class EditorProgram(QObject):
    """All parts of the running editor."""

    def __init__(self, app: QApplication, start: Start, claim: FileClaim | None = None) -> None:
        """Build the window with an empty layout in it; ``claim`` is one on the first file to open."""
        super().__init__(app)
        self._app, self._start, self._claim = app, start, claim
        self.game_settings = read_settings(paths.config_folder() / "settings.json")
        apply_appearance(app, self.game_settings.appearance)
        self._translators = Translators(paths.resources_folder() / "translations", app)
        self._translators.use(self.game_settings.language)
        self.settings = EditorSettingsStore(paths.config_folder() / "editor.json", self)
        self.workspace = Workspace(self)
        self.window = EditorWindow(self.workspace, self.settings)
        self.desk: EditorDesk | None = None
        self._worker: Worker | None = None
        self._faults = FaultReport(lambda: paths.data_folder() / "errors.log", self._tell_fault)
        self.window.view.viewport().installEventFilter(self)
        # a window that starts hidden has no first paint
        QTimer.singleShot(FIRST_PAINT_LIMIT, self, gc.enable)
        sys.excepthook = self._faults.take_exception

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint: what it does not need is done after it."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._after_first_paint)
        return False

    def finish(self) -> None:
        """End the work beside the window; called once, at the end."""
        if self._worker is not None:
            self._worker.close()

    def _after_first_paint(self) -> None:
        from editor.window.desk import EditorDesk
        from mahjong_qt.art.icons import editor_icon
        from mahjong_qt.worker import Worker

        # what is there now stays: no collection need look at it again
        gc.freeze()
        gc.enable()
        self.window.show_icons()
        self._worker = Worker(self)
        self._worker.fault.connect(self._faults.take)
        self.desk = EditorDesk(self.window, self._worker, self.game_settings, self._claim)
        self.desk.begin(self._start)
        self._app.commitDataRequest.connect(self.desk.files.keep_now)
        self.window.setWindowIcon(editor_icon())
        if isinstance(self._app, Application):
            self._app.files_opened.connect(self.desk.open_files)
            self._app.tell_files()

    def _tell_fault(self, path: Path) -> bool:
        from editor.window.notices import fault_notice

        self.window.notice_bar.show_notice(fault_notice(path))
        return True
