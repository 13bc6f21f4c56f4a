"""Where things are: what ships with the program, and the player's own files."""

from __future__ import annotations

import sys
from pathlib import Path

_moved: dict[str, Path] = {}
"""Where the player's folders are instead of where Qt has them, by the name that Qt has for each."""

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
    """Have all that would be the player's in this folder from now on, so that nothing of theirs is touched."""
    for location in ("AppDataLocation", "AppConfigLocation", "CacheLocation"):
        _moved[location] = folder / location


def _writable(location: str) -> Path:
    if location in _moved:
        return _moved[location]
    # imported here because the command line asks for what ships, and loads no Qt
    from PySide6.QtCore import QStandardPaths

    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation[location]))
