"""What a frozen program puts into its environment for itself, and others that it starts must not get."""

from __future__ import annotations

import os
import sys

KEPT = "_ORIG"
"""PyInstaller's boot loader keeps the player's own value under the name with this behind it."""


def restore_system_environment() -> None:
    """Give programs that this one starts, such as the browser, the libraries and plug-ins of the system.

    The boot loader leads the dynamic loader into the bundle, which has done its work when Python runs; Qt finds its
    plug-ins from where its own library lies. A process of the same program is told to begin as if nobody had begun
    before, or it would miss what is taken away here. Only on Linux are there such variables. In a program that is not
    frozen nothing is changed.
    """
    if sys.platform != "linux" or not getattr(sys, "frozen", False):
        return
    _restore("LD_LIBRARY_PATH")
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    inside = getattr(sys, "_MEIPASS", "")
    # PyInstaller sets it for PySide6; a player's own value leads somewhere else, and to a Qt that is not ours
    if os.environ.get("QT_PLUGIN_PATH", "").startswith(inside):
        os.environ.pop("QT_PLUGIN_PATH", None)


def _restore(name: str) -> None:
    own = os.environ.pop(name + KEPT, None)
    if own:
        os.environ[name] = own
    else:
        os.environ.pop(name, None)
