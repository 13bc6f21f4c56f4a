"""What holds for every test: no window on a screen, nobody's own files, the same locale on every machine."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis

if TYPE_CHECKING:
    import pytest

FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
WINDOWS_FOLDERS = ("USERPROFILE", "APPDATA", "LOCALAPPDATA")


def pytest_configure(config: pytest.Config) -> None:
    """Sets the environment before anything starts Qt; child processes of tests inherit it."""
    home = tempfile.TemporaryDirectory(prefix="mahjong-qt-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    for name in FOLDERS + (WINDOWS_FOLDERS if sys.platform == "win32" else ()):
        folder = Path(home.name, name.lower())
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    # nobody's loudspeakers either: no sound server, no sound card
    os.environ["PULSE_SERVER"] = "unix:/nowhere"
    os.environ["ALSA_CONFIG_PATH"] = os.devnull
    if sys.platform != "linux":
        # Elsewhere Qt asks the system for its folders and not the environment.
        from PySide6.QtCore import QStandardPaths

        QStandardPaths.setTestModeEnabled(True)
    # A deadline fails a test because the machine is slow.
    hypothesis.settings.register_profile("mahjong_qt", deadline=None)
    hypothesis.settings.load_profile("mahjong_qt")
