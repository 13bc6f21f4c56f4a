"""The setup tried on a real Windows, by `dev.py package` there, as in the release workflow.

Nobody looks at a screen there: it is installed silently, the program tries itself, it is installed over itself and
uninstalled. What a person sees is tried by :mod:`makers.windows.trial`.
"""

from __future__ import annotations

import os
from pathlib import Path

from makers.product import BUILD, DIST, GAME, LAYOUTS, NAME, ROOT, TITLE, VERSION
from makers.steps import PackagingError, run, tell
from makers.windows.bundle import MOST_SETUP, check_bundle, refuse_larger
from makers.windows.installed import INSTALLER_FILES, UNINSTALLER, files_in
from makers.windows.installer import setup_name
from makers.windows.wine import wait_until


def try_natively() -> None:
    """Install the setup that was made for this user, run what it brings, and remove it.

    :raises PackagingError: when anything is not as it must be, or this is no Windows.
    """
    if os.name != "nt":
        raise PackagingError("This trial is for Windows itself; on Linux, `dev.py package --windows` has its own.")
    setup, bundle = DIST / setup_name(VERSION), BUILD / "bundle" / NAME
    folder = Path(os.environ["LOCALAPPDATA"], "Programs", TITLE)
    if folder.exists():
        raise PackagingError(f"{TITLE} is installed already, in {folder}: this trial would remove it.")
    check_bundle(bundle)
    refuse_larger(setup, MOST_SETUP)
    for number in ("once", "over itself"):
        tell(f"Windows: installed {number}")
        run([setup, "/S"], seconds=600)
        if files_in(folder) != files_in(bundle) | INSTALLER_FILES:
            raise PackagingError(f"What is in {folder} is not what is in {bundle}.")
    tell("Windows: the installed program tries itself")
    report = BUILD / "windows" / "self-test.json"
    report.parent.mkdir(parents=True, exist_ok=True)
    try:
        run([folder / f"{GAME.name}.exe", "--self-test", report], seconds=600)
        run([folder / f"{LAYOUTS.name}.exe", "check", ROOT / "layouts" / "turtle.json"], seconds=60)
    except PackagingError as error:
        written = report.read_text("utf-8") if report.is_file() else "There is no report."
        raise PackagingError(f"{error}\n{written}") from error
    tell("Windows: uninstalled")
    run([folder / UNINSTALLER, "/S"], seconds=60)
    # it goes on in a copy of itself
    wait_until(lambda: not folder.exists(), f"{folder} is gone", 120)
