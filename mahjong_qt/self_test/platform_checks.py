"""A check that windows can be opened here: the self-test itself needs none of the plugins that do it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QPluginLoader

from mahjong_qt.self_test.check import require

if TYPE_CHECKING:
    from collections.abc import Sequence

NATIVE = {"win32": ("qwindows",), "darwin": ("qcocoa",)}.get(sys.platform, ("qxcb", "qwayland"))
"""The plugins by which windows get to a screen of this system; any one will do."""

SYSTEM_LACKS = "cannot open shared object file"
"""What the system's loader says where a library is missing; those of a bundle are on the list of its files."""


def check_native_platforms() -> str:
    """The platform plugins for real windows can be loaded."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    return check_platforms(folder, NATIVE, is_whole=bool(getattr(sys, "frozen", False)))


def check_platforms(folder: Path, names: Sequence[str], *, is_whole: bool) -> str:
    """Load the plugins in a folder, and say of each whether it can be.

    One that cannot be because the system lacks a library is only told of as long as another one can: on a computer
    without X11 or Wayland nobody misses it.

    :param is_whole: whether all of them must be there, as in a bundle, and not just one.
    :raises CheckError: when one is damaged, or none can be loaded.
    """
    told: list[str] = []
    loaded: list[str] = []
    faults: list[str] = []
    for name in names:
        files = sorted(path for path in folder.glob(f"*{name}*") if path.stem.removeprefix("lib") == name)
        if not files:
            (faults if is_whole else told).append(f"{name}: not in {folder}")
            continue
        loader = QPluginLoader(str(files[0]))
        if loader.load():
            loaded.append(name)
            told.append(name)
        else:
            reason = f"{name}: {loader.errorString()}"
            (told if SYSTEM_LACKS in reason else faults).append(reason)
    require(not faults, "\n".join(faults))
    require(bool(loaded), "no window can be opened here: " + "; ".join(told))
    return "; ".join(told)
