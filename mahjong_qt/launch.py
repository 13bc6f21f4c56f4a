"""A start of the game: one program at a time, and what a second start leaves to the first."""

from __future__ import annotations

import contextlib
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from mahjong_qt import APPLICATION_ID, __version__, paths
from mahjong_qt.application import Application
from mahjong_qt.art.tile_set import TileSetError
from mahjong_qt.backup.pending import apply_pending, pending_restore
from mahjong_qt.program import Program, settings_in_force
from mahjong_qt.storage import lock_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


def run(code: str = "", files: Sequence[str] = ()) -> int:
    """Run the game, on the deal of a code or a layout in files if there is one, and return the process's exit code.

    Where the game runs already, that one gets code and files, and comes to the front.
    """
    # Ctrl+C in a terminal ends the program; everything is on the disk at any time
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = Application(sys.argv[:1])
    app.setApplicationName("mahjong-qt")
    app.setApplicationDisplayName("Mahjong Qt")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APPLICATION_ID)
    lock: AbstractContextManager[object] | None
    try:
        lock = lock_file(paths.data_folder() / "running.lock")
    except OSError:
        # where no lock can be had, the game is played without one
        lock = contextlib.nullcontext()
    if lock is None:
        return _hand_over(app, code, files)
    with lock:
        outcome = take_over_backup()
        try:
            program = Program(app, code, files)
        except TileSetError as error:
            from mahjong_qt.windows.start_notices import tell_incomplete

            tell_incomplete(str(error))
            return 1
        if outcome is not None:
            from mahjong_qt.windows.backup.restore_notices import restore_notice

            program.tell_when_shown(restore_notice(outcome))
        program.window.show()
        result = app.exec()
        program.finish()
    return result


def take_over_backup() -> Path | Exception | None:
    """Put a backup that the player chose at the last start in the place of what is there, before anything reads that.

    Returns where what was there is kept, or why it could not be done; None when there is none, which costs one look at
    the disk.
    """
    data_folder = paths.data_folder()
    if not pending_restore(data_folder):
        return None
    from mahjong_qt.backup.content import BackupError
    from mahjong_qt.backup.folders import BackupFolders

    try:
        return apply_pending(BackupFolders(data_folder, paths.config_folder()))
    except (OSError, BackupError) as error:
        return error


def _hand_over(app: QApplication, code: str, files: Sequence[str]) -> int:
    """Leave it to the game that runs to come to the front, with a code or files; tell the player if it does not."""
    from mahjong_qt.inbox import FOLDER, hand_over, is_taken
    from mahjong_qt.windows.start_notices import tell_already_running

    with contextlib.suppress(OSError):
        if is_taken(hand_over(paths.data_folder() / FOLDER, files, code)):
            return 0
    settings_in_force(app)
    tell_already_running()
    return 0
