"""The setup tried on a real Windows, by `dev.py package` there, as in the release workflow.

Nobody looks at a screen there: it is installed silently, the program tries itself, it is installed over itself and
uninstalled. What a person sees is tried by :mod:`makers.windows.trial`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from makers.product import BUILD, DIST, GAME, LAYOUTS, NAME, ROOT, TITLE, VERSION
from makers.reports import run_self_test
from makers.steps import PackagingError, run, tell
from makers.windows.agreed import INSTALLER_FILES, UNINSTALLER
from makers.windows.bundle import MOST_SETUP, check_bundle, refuse_larger
from makers.windows.installed import APPS_ENTRY, files_in, unquoted
from makers.windows.installer import setup_name


def usual_folder() -> Path:
    """Return where the setup installs to when it is not told anything."""
    return Path(os.environ["LOCALAPPDATA"], "Programs", TITLE)


def refuse_when_installed() -> None:
    """Make sure that a setup that is only tried removes nothing that somebody uses: it knows one version for a user.

    :raises PackagingError: when a version is installed, in the usual folder or another.
    """
    places = [str(usual_folder())] if usual_folder().exists() else []
    if sys.platform == "win32":
        import winreg

        key = APPS_ENTRY.removeprefix("HKCU\\")
        with contextlib.suppress(OSError), winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as entry:
            places.append(str(winreg.QueryValueEx(entry, "InstallLocation")[0]))
    if places:
        raise PackagingError(f"{TITLE} is installed already, in {places[-1]}: this trial would remove it.")


def try_natively() -> None:
    """Install the setup that was made for this user, run what it brings, and remove it.

    :raises PackagingError: when anything is not as it must be, or this is no Windows.
    """
    if os.name != "nt":
        raise PackagingError("This trial is for Windows itself; on Linux, `dev.py package --windows` has its own.")
    setup, bundle = DIST / setup_name(VERSION), BUILD / "bundle" / NAME
    refuse_when_installed()
    folder = usual_folder()
    check_bundle(bundle)
    refuse_larger(setup, MOST_SETUP)
    try:
        for number in ("once", "over itself"):
            tell(f"Windows: installed {number}")
            run([setup, "/S"], seconds=600)
            if files_in(folder) != files_in(bundle) | INSTALLER_FILES:
                raise PackagingError(f"What is in {folder} is not what is in {bundle}.")
        tell("Windows: the installed program tries itself")
        tell(run_self_test(folder / f"{GAME.name}.exe", BUILD / "windows" / "self-test.json", is_frozen=True))
        run([folder / f"{LAYOUTS.name}.exe", "check", ROOT / "layouts" / "turtle.json"], seconds=60)
    finally:
        tell("Windows: uninstalled")
        uninstall_natively(folder)


def uninstall_natively(folder: Path) -> None:
    """Uninstall silently and wait until the folder is gone; nothing happens when nothing was installed.

    :raises PackagingError: when it fails, or anything is left.
    """
    if not folder.exists():
        return
    if not (folder / UNINSTALLER).is_file():
        raise PackagingError(f"There is no uninstaller in {folder}.")
    with tempfile.TemporaryDirectory(prefix="mahjong-qt-") as temporary:
        # a copy can remove the uninstaller itself, and with _?= it is waited for
        copy = shutil.copy(folder / UNINSTALLER, temporary)
        run([copy, "/S", *unquoted(f"_?={folder}")], seconds=600)
    if folder.exists():
        raise PackagingError(f"The uninstaller left files behind in {folder}: {sorted(files_in(folder))[:20]}")
