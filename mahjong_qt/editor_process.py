"""Starts the programs that come together: the editor from the game and the game from it; they outlive each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

EDITOR, GAME, LAYOUTS = "mahjong-layout-editor", "mahjong-qt", "mahjong-layouts"

LAUNCH = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); import mahjong_qt; from {module} import main;"
    " del sys.path[0]; sys.argv[0] = '{name}'; sys.exit(main())"
)
"""What Python is to run. Both packages come from the folder given, wherever it lies and whatever else is installed."""


def editor_command() -> list[str]:
    """Return what starts the layout editor; the words that it is to be given come after this."""
    return _command(EDITOR, "editor.app")


def game_command() -> list[str]:
    """Return what starts the game; the words that it is to be given come after this."""
    return _command(GAME, "mahjong_qt.app")


def layouts_command() -> list[str]:
    """Return what starts the command for layout files; the words that it is to be given come after this."""
    return _command(LAYOUTS, "mahjong_qt.cli")


def open_editor(words: Sequence[str] = ()) -> bool:
    """Start the layout editor and return whether that could be done.

    The words are absolute paths of files to open, or ``--copy-of`` and the id of a layout, or ``--new``.
    """
    return _start(editor_command(), words)


def open_game(paths: Sequence[str]) -> bool:
    """Start the game with files, absolute paths, and return whether that could be done.

    A game that runs already takes the files (:mod:`mahjong_qt.inbox`).
    """
    return _start(game_command(), paths)


def _command(name: str, module: str) -> list[str]:
    if getattr(sys, "frozen", False):
        if image := _app_image():
            # packaging/linux/AppRun in it understands this
            return [image, f"--program={name}"]
        # all programs lie side by side
        ending = ".exe" if sys.platform == "win32" else ""
        return [str(Path(sys.executable).with_name(name + ending))]
    # -P: not from the folder that happens to be the working one
    return [_python(), "-P", "-c", LAUNCH.format(module=module, name=name), str(Path(__file__).parents[1])]


def _app_image() -> str:
    """Return the AppImage that this program comes from, or nothing.

    It is mounted only while the program runs that it was started for; one that outlives that needs a mount of its own.
    """
    image, mount = os.environ.get("APPIMAGE", ""), os.environ.get("APPDIR", "")
    # a terminal in another AppImage hands its own variables on
    is_ours = bool(image and mount) and Path(sys.executable).resolve().is_relative_to(Path(mount).resolve())
    return image if is_ours else ""


def _python() -> str:
    """Return this Python; on Windows the one that opens no console, if there is one."""
    if sys.platform == "win32":
        windowless = Path(sys.executable).with_name("pythonw.exe")
        if windowless.is_file():
            return str(windowless)
    return sys.executable


def _start(command: Sequence[str], words: Sequence[str]) -> bool:
    from PySide6.QtCore import QDir, QProcess

    # not the working folder, which may be on a disk that is to be taken out
    home = QDir.home()
    folder = home.path() if home.exists() else QDir.rootPath()
    is_started, _ = QProcess.startDetached(command[0], [*command[1:], *words], folder)
    return bool(is_started)
