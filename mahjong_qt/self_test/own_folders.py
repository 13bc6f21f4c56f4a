"""Folders of its own for a self-test, so that it touches nothing of the player's, on any system."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt import paths

if TYPE_CHECKING:
    from collections.abc import Iterator

HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
"""Where libraries on Linux keep things; elsewhere they ask the system, which cannot be told anything else."""


SOUND_FOLDER = "PULSE_RUNTIME_PATH"
"""Where PulseAudio's library leaves a folder behind when it finds no other one."""


@contextmanager
def own_folders() -> Iterator[Path]:
    """Have all that would be the player's, here and in child processes, in a new folder, and remove it at the end.

    On Linux also what libraries write, such as Qt's caches. To be called before Qt is loaded.
    """
    before = dict(os.environ)
    root = Path(tempfile.mkdtemp(prefix="mahjong-qt-self-test-"))
    try:
        paths.move_writable(root / "player")
        if sys.platform not in ("win32", "darwin"):
            _move_homes(root)
        yield root
    finally:
        for name in (paths.FOLDER_VARIABLE, "XAUTHORITY", SOUND_FOLDER, *HOMES):
            os.environ.pop(name, None)
            if name in before:
                os.environ[name] = before[name]
        remove_folder(root)


def remove_folder(root: Path) -> None:
    """Remove such a folder, as far as nobody holds a file in it."""
    shutil.rmtree(root, ignore_errors=True)


def _move_homes(root: Path) -> None:
    cookies = Path.home() / ".Xauthority"
    if "XAUTHORITY" not in os.environ and cookies.exists():
        # without it no window could be opened on the X server
        os.environ["XAUTHORITY"] = str(cookies)
    for name in (SOUND_FOLDER, *HOMES):
        folder = root / name.lower()
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
