"""Why a window cannot be opened on this system, in words for whoever started it in a terminal; loads no Qt.

The words are English: without Qt there are no translations.
"""

from __future__ import annotations

import os
import sys

NEEDED = """\
It needs the libraries that Qt asks a Linux system for. On Debian and Ubuntu this brings them:
  sudo apt install libegl1 libgl1 libdbus-1-3 libfontconfig1 libfreetype6 libglib2.0-0 libx11-6 libx11-xcb1 libxcb1"""


def missing_display() -> str:
    """Return why there is nowhere to open a window on, or nothing when there is somewhere or nobody can say."""
    if sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
        return ""
    return "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."


def missing_library(error: ImportError) -> str:
    """Return what an import of Qt failed for, and on Linux what helps; nothing when it was not a library of the system.

    >>> missing_library(ImportError("libEGL.so.1: cannot open shared object file: No such file")).splitlines()[0]
    'A library of the system is missing: libEGL.so.1.'
    """
    name, separator, _ = str(error).partition(": cannot open shared object file")
    if not separator:
        return ""
    return f"A library of the system is missing: {name}.\n{NEEDED}"
