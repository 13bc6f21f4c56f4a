"""Where things are: what ships with the program, and the player's own files."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FOLDER_VARIABLE = "MAHJONG_QT_FOLDER"
"""The variable of the environment that names a folder for all that is the player's, in place of those of the system."""

_PACKAGE = Path(__file__).resolve().parent


def _shipped(name: str) -> Path:
    # a frozen program carries the folders at its root, a wheel inside the package, a checkout beside it
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / name
    inside = _PACKAGE / "data" / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def resources_folder() -> Path:
    """Return the folder of tile sets, icons and translations."""
    return _shipped("resources")


def layouts_folder() -> Path:
    """Return the folder of the built-in layouts."""
    return _shipped("layouts")


def data_folder() -> Path:
    """Return the folder of the player's games; it need not exist yet."""
    return _writable("AppDataLocation")


def own_layouts_folder() -> Path:
    """Return the folder of the player's layouts; it need not exist yet."""
    return data_folder() / "layouts"


def own_tile_sets_folder() -> Path:
    """Return the folder of the tile sets that the player added; it need not exist yet."""
    return data_folder() / "tile-sets"


def config_folder() -> Path:
    """Return the folder of the player's settings; it need not exist yet."""
    return _writable("AppConfigLocation")


def cache_folder() -> Path:
    """Return the folder of what can be made again at any time; it need not exist yet."""
    return _writable("CacheLocation")


def move_writable(folder: Path) -> None:
    """Have all that would be the player's in this folder from now on, here and in processes started from here."""
    os.environ[FOLDER_VARIABLE] = os.path.abspath(folder)


def _writable(location: str) -> Path:
    # one that is relative would be another folder for each process
    if os.path.isabs(folder := os.environ.get(FOLDER_VARIABLE, "")):
        return Path(folder) / location
    # imported here because the command line asks for what ships, and loads no Qt
    from PySide6.QtCore import QStandardPaths

    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation[location]))
