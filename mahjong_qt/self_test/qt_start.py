"""The first check: Qt can be loaded and has a platform to show windows on."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.paths import FOLDER_VARIABLE
from mahjong_qt.self_test.check import Outcome
from mahjong_qt.self_test.own_folders import remove_folder

if TYPE_CHECKING:
    from mahjong_qt.application import Application
    from mahjong_qt.self_test.report import Report


class QtStart:
    """Makes the application of Qt, which no further check can do without."""

    def __init__(self, report: Report, title: str) -> None:
        """``title`` is what the program is called in its windows."""
        self._report, self._title = report, title
        self.app: Application | None = None

    def run(self) -> str:
        """Load Qt and return which it is."""
        import PySide6
        from PySide6.QtCore import QtMsgType, qInstallMessageHandler, qVersion
        from PySide6.QtGui import QGuiApplication

        from mahjong_qt import APPLICATION_ID, __version__
        from mahjong_qt.application import Application

        def take(kind: QtMsgType, _: object, text: str) -> None:
            self._report.add_message(f"{names.get(kind, 'critical')}: {text}")
            if kind is QtMsgType.QtFatalMsg:
                self._end(text)

        names = {QtMsgType.QtDebugMsg: "debug", QtMsgType.QtInfoMsg: "info", QtMsgType.QtWarningMsg: "warning"}
        qInstallMessageHandler(take)
        self._report.add_facts(qt=qVersion(), pyside6=PySide6.__version__)
        app = Application(["mahjong-qt"])
        app.setApplicationName("mahjong-qt")
        app.setApplicationDisplayName(self._title)
        app.setApplicationVersion(__version__)
        # what is closed on the way is not the end
        app.setQuitOnLastWindowClosed(False)
        QGuiApplication.setDesktopFileName(APPLICATION_ID)
        platform = QGuiApplication.platformName()
        self._report.add_facts(platform=platform)
        self.app = app
        return f"Qt {qVersion()} on {platform}"

    def _end(self, text: str) -> None:
        """End before Qt does, which would leave no word and the folders behind."""
        with contextlib.suppress(OSError):
            self._report.finish(Outcome("Qt", False, 0.0, text))
        if folder := os.environ.get(FOLDER_VARIABLE):
            remove_folder(Path(folder).parent)
        os._exit(1)
