"""The folder in which a file dialog begins."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths


def existing_folder(wanted: str) -> str:
    """Return a folder, or the player's own where it does not exist: a dialog would take its name for a file's."""
    home = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation)
    return wanted if wanted and os.path.isdir(wanted) else home


def folder_of(path: str) -> str:
    """Return the folder of what was chosen, for the next dialog; a path typed into one may lead to another folder."""
    return str(Path(path).parent)
