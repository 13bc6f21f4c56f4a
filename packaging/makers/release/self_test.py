"""Runs the self-test of what was made on this system, as a player gets it: unpacked, installed or mounted."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tarfile
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from makers.product import DIST, GAME, TITLE
from makers.release.artifacts import artifacts, this_system
from makers.steps import PackagingError, run

if TYPE_CHECKING:
    from collections.abc import Iterator

_LIMIT = 600.0
"""Seconds for one step; the self-test ends by itself long before."""


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
        return f"{name}: {_run(program, Path(temporary) / 'report.json')}"


def read_report(report: Path) -> str:
    """What a report of the self-test says, in one line.

    :raises PackagingError: when it is missing or unreadable, or with each check that did not pass and its reason.
    """
    try:
        said = json.loads(report.read_text("utf-8"))
        failed = [f"{check['name']}: {check['detail']}" for check in said["checks"] if not check["passed"]]
        if failed or not said["passed"] or not said["checks"]:
            raise PackagingError("\n".join(["The self-test failed.", *failed]))
        return f"{len(said['checks'])} checks of version {said['version']} passed"
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise PackagingError(f"The self-test left no readable report: {error!r}") from error


def _run(program: Path, report: Path) -> str:
    try:
        run([program, "--self-test", report], folder=report.parent, seconds=_LIMIT)
    except PackagingError as error:
        if report.is_file():
            read_report(report)  # says more than the exit code, when it says that something failed
        raise PackagingError(f"The self-test failed without a word in its report.\n{error}") from error
    return read_report(report)


@contextlib.contextmanager
def _unpacked(package: Path, folder: Path) -> Iterator[Path]:
    place = folder / "unpacked"
    with tarfile.open(package) as archive:
        archive.extractall(place, filter="data")
    yield _program(place, GAME.name)


@contextlib.contextmanager
def _installed(package: Path, folder: Path) -> Iterator[Path]:
    """Install silently into a folder of its own, and uninstall afterwards; NSIS wants /D last and without quotes."""
    place = folder / "installed"
    run([package, "/S", f"/D={place}"], seconds=_LIMIT)
    yield _program(place, f"{GAME.name}.exe")
    # with _?= the uninstaller is waited for; a copy, so that it can remove itself
    try:
        uninstaller = shutil.copy(place / "uninstall.exe", folder)
    except OSError as error:
        raise PackagingError(f"{package.name} installed no uninstaller: {error}") from error
    run([uninstaller, "/S", f"_?={place}"], seconds=_LIMIT)
    left = [file.relative_to(place).as_posix() for file in place.rglob("*") if file.is_file()]
    if left:
        raise PackagingError(f"The uninstaller left files behind: {', '.join(left[:20])}")


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
