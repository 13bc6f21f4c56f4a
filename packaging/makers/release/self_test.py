"""Runs the self-test of what was made on this system, as a player gets it: unpacked, installed or mounted."""

from __future__ import annotations

import contextlib
import os
import tarfile
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from makers.product import DIST, GAME, TITLE
from makers.release.artifacts import artifacts, this_system
from makers.reports import run_self_test
from makers.steps import PackagingError, run
from makers.windows.installed import unquoted
from makers.windows.native_trial import refuse_when_installed, uninstall_natively

if TYPE_CHECKING:
    from collections.abc import Iterator

_LIMIT = 600.0
"""Seconds for putting a package in its place, or removing it."""


def self_test(folder: Path = DIST) -> str:
    """Run the self-test of this system's package in the folder and say what passed.

    :raises PackagingError: when the package is missing, cannot be put in place, fails, or leaves something behind.
    """
    system = this_system()
    kinds = {"linux": (".tar.xz", _unpacked), "windows": (".exe", _installed), "macos": (".dmg", _mounted)}
    suffix, placed = kinds[system]
    name = next(made.name for made in artifacts() if made.system == system and made.name.endswith(suffix))
    package = folder / name
    if not package.is_file():
        raise PackagingError(f"{package} is missing: run `python dev.py package` first.")
    with tempfile.TemporaryDirectory(prefix="mahjong-qt-") as temporary, placed(package, Path(temporary)) as program:
        said = run_self_test(program, Path(temporary) / "report.json", is_frozen=True, folder=Path(temporary))
    return f"{name}: {said}"


@contextlib.contextmanager
def _unpacked(package: Path, folder: Path) -> Iterator[Path]:
    place = folder / "unpacked"
    with tarfile.open(package) as archive:
        archive.extractall(place, filter="data")
    yield _program(place, GAME.name)


@contextlib.contextmanager
def _installed(package: Path, folder: Path) -> Iterator[Path]:
    """Install silently into a folder of its own, and uninstall afterwards; NSIS wants /D last and without quotes."""
    refuse_when_installed()
    place = folder / "installed"
    try:
        run([package, "/S", *unquoted(f"/D={place}")], seconds=_LIMIT)
        yield _program(place, f"{GAME.name}.exe")
    finally:
        uninstall_natively(place)


@contextlib.contextmanager
def _mounted(package: Path, folder: Path) -> Iterator[Path]:
    place = folder / "mounted"
    run(["hdiutil", "attach", "-readonly", "-nobrowse", "-mountpoint", place, package], seconds=_LIMIT)
    try:
        yield _program(place / f"{TITLE}.app" / "Contents" / "MacOS", GAME.name)
    finally:
        run(["hdiutil", "detach", "-force", place], seconds=_LIMIT)


def _program(folder: Path, name: str) -> Path:
    """The executable of that name which lies highest."""
    found = [file for file in folder.rglob(name) if file.is_file() and os.access(file, os.X_OK)]
    if not found:
        raise PackagingError(f"There is no executable {name} in the package.")
    return min(found, key=lambda file: (len(file.parts), file))
