"""The bundle for Windows, made by PyInstaller in Wine; on Windows itself `makers.bundle` makes it like everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makers.file_list import write_contents
from makers.product import BUILD, NAME, PACKAGING, ROOT, VERSION
from makers.steps import PackagingError, fresh_folder, tell
from makers.windows.executables import check_executables
from makers.windows.shims import refuse_shims
from makers.windows.wine import windows_path

if TYPE_CHECKING:
    from pathlib import Path

    from makers.windows.wine import Wine

SPEC = PACKAGING / "bundle" / "mahjong-qt.spec"
BUNDLES = BUILD / "windows" / "bundle"
WORK = BUILD / "windows" / "bundle-work"

WRITE_LICENCES = (
    "import sys; from pathlib import Path; from makers.licences import write_bundle_licences;"
    " write_bundle_licences(Path(sys.argv[1]), Path(sys.argv[2]))"
)

MOST_INSTALLED = 160_000_000
"""Bytes that the installed program may take."""

MOST_SETUP = 50_000_000
"""Bytes that the setup may have."""


def make_bundle_in_wine(wine: Wine, python: Path) -> Path:
    """Make the bundle from nothing with a Python for Windows, and return its folder.

    :raises PackagingError: when PyInstaller fails, or something is in the bundle that may not be.
    """
    tell("Windows: the bundle")
    for folder in (BUNDLES, WORK):
        fresh_folder(folder)
    places = ["--distpath", windows_path(BUNDLES), "--workpath", windows_path(WORK)]
    wine.run(
        [python / "python.exe", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, windows_path(SPEC)],
        folder=ROOT,
        environment={"PYTHONHASHSEED": "1", "PYTHONUTF8": "1"},
        seconds=1200,
    )
    bundle = BUNDLES / NAME
    # by the Python that made it, for that one has the distributions
    words = [windows_path(bundle), windows_path(bundle / "_internal")]
    wine.run([python / "python.exe", "-c", WRITE_LICENCES, *words], environment={"PYTHONUTF8": "1"})
    write_contents(bundle / "_internal")
    check_bundle(bundle)
    return bundle


def check_bundle(bundle: Path) -> None:
    """Make sure of what a bundle for Windows is, wherever it was made.

    :raises PackagingError: when its programs do not say what they are, it has libraries of Wine, or is too large.
    """
    check_executables(bundle, VERSION)
    refuse_shims(bundle)
    refuse_larger(bundle, MOST_INSTALLED)


def refuse_larger(path: Path, most: int) -> int:
    """Return the bytes in a file, or in all files of a folder.

    :raises PackagingError: when they are more than ``most``.
    """
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    if size > most:
        largest = sorted(files, key=lambda file: -file.stat().st_size)[:20]
        listed = "\n".join(f"{file.stat().st_size / 1e6:7.1f} MB  {file.relative_to(path)}" for file in largest)
        raise PackagingError(f"{path} has {size / 1e6:.1f} MB, more than {most / 1e6:.0f}:\n{listed}")
    return size
