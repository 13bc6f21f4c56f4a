"""Folders of its own for a self-test, so that it touches nothing of the player's, on any system."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.paths import move_writable

if TYPE_CHECKING:
    from collections.abc import Iterator

HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
"""Where programs and libraries on Linux keep things; elsewhere they ask the system, which is told nothing else."""


@contextmanager
def own_folders() -> Iterator[Path]:
    """Have everything that is written, here and in child processes, in a new folder, and remove it at the end.

    To be called before Qt is loaded.
    """
    root = Path(tempfile.mkdtemp(prefix="mahjong-qt-self-test-"))
    try:
        move_writable(root / "player")
        if sys.platform not in ("win32", "darwin"):
            _move_homes(root)
        yield root
    finally:
        remove_folder(root)


def remove_folder(root: Path) -> None:
    """Remove such a folder, as far as nobody holds a file in it."""
    shutil.rmtree(root, ignore_errors=True)


def _move_homes(root: Path) -> None:
    cookies = Path.home() / ".Xauthority"
    if "XAUTHORITY" not in os.environ and cookies.exists():
        # without it no window could be opened on the X server
        os.environ["XAUTHORITY"] = str(cookies)
    for name in HOMES:
        folder = root / name.lower()
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
