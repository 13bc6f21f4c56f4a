"""The bundle: all three programs with everything that they need, made by PyInstaller for the system that it runs on."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from makers.build_settings import forget_building_machine
from makers.file_list import write_contents
from makers.glibc import check_cxx, check_glibc, lower_glibc
from makers.licences import write_bundle_licences
from makers.product import BUILD, NAME, PACKAGING, ROOT, TITLE
from makers.steps import run, tell
from makers.system_libraries import check_search_paths

if TYPE_CHECKING:
    from pathlib import Path

SPEC = PACKAGING / "bundle" / "mahjong-qt.spec"
WORK = BUILD / "bundle-work"
BUNDLES = BUILD / "bundle"


def make_bundle() -> Path:
    """Make the bundle from nothing and return its folder, on macOS that of the application.

    :raises PackagingError: when PyInstaller fails, or something is in it that may not be.
    """
    tell("bundle")
    for folder in (WORK, BUNDLES):
        shutil.rmtree(folder, ignore_errors=True)
    arguments = ["--noconfirm", "--log-level", "WARN", "--distpath", os.fspath(BUNDLES), "--workpath", os.fspath(WORK)]
    # the same sources give the same bundle, whatever the order of sets
    run([sys.executable, "-m", "PyInstaller", *arguments, SPEC], folder=ROOT, environment={"PYTHONHASHSEED": "1"})
    if sys.platform == "darwin":
        app = BUNDLES / f"{TITLE}.app"
        forget_building_machine(app)
        write_bundle_licences(app, app / "Contents" / "Resources")
        return app
    bundle = BUNDLES / NAME
    if sys.platform == "linux":
        forget_building_machine(bundle)
        tidy_python(bundle / "_internal")
        lower_glibc(bundle)
        check_glibc(bundle)
        check_cxx(bundle)
        check_search_paths(bundle)
    write_bundle_licences(bundle, bundle / "_internal")
    write_contents(bundle / "_internal")
    return bundle


def tidy_python(inside: Path) -> None:
    """Take out of Python's own libraries what only a debugger reads, and the places where they looked for each other.

    The first is three quarters of some of them; the second are folders of the machine that built it. Libraries that
    come in wheels are left as they are, for some do not survive the first.
    """
    libraries = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    run(["strip", "--strip-unneeded", *libraries])
    run(["chrpath", "--keepgoing", "--delete", *libraries])
    for library in libraries:
        library.chmod(0o644)
