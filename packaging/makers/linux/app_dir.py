"""The folder that an AppImage is made of; it can be run as it is."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from makers.product import DIST, GAME_ID, PACKAGING, VERSION
from makers.steps import fresh_folder, run, tell

if TYPE_CHECKING:
    from pathlib import Path

STEM = f"Mahjong_Qt-{VERSION}-x86_64"


def make_app_dir(tree: Path) -> Path:
    """Make the folder from the files as they are installed and return it.

    Where ``appimagetool`` is in the PATH, the AppImage is made of it too, and returned instead.

    :raises PackagingError: when ``appimagetool`` fails.
    """
    tell("AppDir")
    folder = fresh_folder(DIST / f"{STEM}.AppDir")
    shutil.copytree(tree / "usr", folder / "usr", symlinks=True, copy_function=os.link)
    run_script = folder / "AppRun"
    shutil.copyfile(PACKAGING / "linux" / "AppRun", run_script)
    run_script.chmod(0o755)
    shutil.copyfile(tree / "usr" / "share" / "applications" / f"{GAME_ID}.desktop", folder / f"{GAME_ID}.desktop")
    icons = tree / "usr" / "share" / "icons" / "hicolor"
    shutil.copyfile(icons / "256x256" / "apps" / f"{GAME_ID}.png", folder / ".DirIcon")
    shutil.copyfile(icons / "scalable" / "apps" / f"{GAME_ID}.svg", folder / f"{GAME_ID}.svg")
    if shutil.which("appimagetool") is None:
        return folder
    image = DIST / f"{STEM}.AppImage"
    run(["appimagetool", folder, image], environment={"ARCH": "x86_64", "VERSION": VERSION})
    return image
