"""How large a bundle is, and why: its largest files, each with its reason."""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from typing import TYPE_CHECKING, NamedTuple

from makers.product import BUILD
from makers.steps import PackagingError, tell

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

MEGABYTE = 1_000_000
LISTED = 20

REASONS = {
    "*libicudata*": "Qt's data on languages: sorting, dates, numbers. Qt is linked to it; without it nothing starts",
    "*libicui18n*": "Qt sorts and compares names with it",
    "*libicuuc*": "the part of ICU that Qt converts texts with",
    "*icu*.dll": "Qt's data on languages",
    "*openblas*": "numpy is linked to it; the charts (pyqtgraph) need numpy",
    "*gfortran*": "openblas is written in Fortran in part",
    "*quadmath*": "openblas is written in Fortran in part",
    "*_multiarray_umath*": "numpy itself: the numbers behind the charts, and the background of players' tile sets",
    "*_umath_linalg*": "numpy imports its linear algebra as soon as it is imported",
    "*_pocketfft*": "numpy's Fourier transforms, which pyqtgraph imports",
    "*numpy/random/*": "numpy's random numbers, which pyqtgraph imports",
    "*numpy.libs*": "numpy's own libraries",
    "*_simd*": "numpy's table of what the processor can do",
    "*libpython*": "the language that the program is written in",
    "*python3*.dll": "the language that the program is written in",
    "*Qt6Gui.*": "Qt: drawing, fonts, pictures, windows",
    "*Qt6Widgets.*": "Qt: menus, buttons, dialogs, and the board itself",
    "*Qt6Core.*": "Qt: the foundation of the other parts",
    "*QtOpenGL.*": "PySide6: pyqtgraph imports it with its curves, though nothing here draws with OpenGL",
    "*Qt6OpenGL.*": "Qt: the library below the one before",
    "*Qt6DBus.*": "Qt: whether the system is dark or wants no motion (Linux); the screen reader",
    "*Qt6Svg.*": "Qt: tiles and icons are drawn as SVG",
    "*Qt6Network.*": "Qt: wanted by another of its parts",
    "*Qt6XcbQpa.*": "Qt: windows under X11",
    "*Qt6WaylandClient.*": "Qt: windows under Wayland",
    "*qxdgdesktopportal*": "Qt: the file dialogs and colours of the desktop",
    "*qwindows.dll": "Qt: windows under Windows",
    "*QtWidgets.*": "PySide6: what Python calls Qt's widgets by",
    "*QtGui.*": "PySide6: what Python calls Qt's drawing by",
    "*QtCore.*": "PySide6: what Python calls the foundation of Qt by",
    "*libpyside6*": "PySide6: signals and properties",
    "*pyside6*.dll": "PySide6: signals and properties",
    "*shiboken6*": "PySide6: the bridge between Python and C++",
    "*sqlite3*": "results and replays are kept in SQLite",
    "*_decimal*": "decimal numbers of Python's library: imported by statistics and by msgspec",
    "*unicodedata*": "Python's table of characters: names of files and layouts are compared with it",
    "*pyexpat*": "reads tile sets, which are SVG, without entities and links",
    "*_ctypes*": "how the sounds get to the sound server",
    "*libcrypto*": "OpenSSL, which this Python's hashlib is linked to",
    "*msgspec/_core*": "reads layout files",
    "*qjpeg*": "pictures on the table: JPEG",
    "*qwebp*": "pictures on the table: WebP",
    "*qtiff*": "pictures on the table: TIFF",
    "*base_library.zip": "the part of Python's library that is needed before anything else can be loaded",
    "*msvcp140*.dll": "Microsoft's C++ library, which Qt is linked to",
    "*vcruntime140*.dll": "Microsoft's C library, which Python is linked to",
    "*ucrtbase.dll": "Microsoft's C library",
    "*resources/*": "what is seen and heard",
    "*mahjong-qt.exe": "the game itself",
}
"""Pattern of a path -> why it is there."""


class LargeFile(NamedTuple):
    """A large file of a bundle."""

    path: str
    size: int
    """Bytes."""

    reason: str


def folder_size(folder: Path) -> int:
    """Return the bytes of all files in a folder; what is linked to counts once, links themselves nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def largest_files(folder: Path, count: int = LISTED) -> list[LargeFile]:
    """Return the largest files of a bundle, the largest first.

    :raises PackagingError: naming those that are there for no known reason.
    """
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    files.sort(key=lambda path: (-path.stat().st_size, path))
    large = []
    for path in files[:count]:
        place = path.relative_to(folder).as_posix()
        reason = next((reason for pattern, reason in REASONS.items() if fnmatch(place, pattern)), "")
        large.append(LargeFile(place, path.stat().st_size, reason))
    if unknown := [file.path for file in large if not file.reason]:
        raise PackagingError(f"Why are these in the bundle? Give a reason in makers/sizes.py: {', '.join(unknown)}")
    return large


def check_size(what: str, size: int, limit: int) -> None:
    """Make sure that something is not too large; both in bytes.

    :raises PackagingError: when it is.
    """
    if size > limit:
        raise PackagingError(f"{what} has {size / MEGABYTE:.1f} MB, more than {limit / MEGABYTE:.0f} MB.")


def size_table(folder: Path) -> str:
    """Return the largest files with their reasons, as a table in Markdown; sizes in MB of a million bytes."""
    lines = ["| MB | file | why it is there |", "| ---: | --- | --- |"]
    lines += [f"| {file.size / MEGABYTE:.1f} | `{file.path}` | {file.reason} |" for file in largest_files(folder)]
    return "\n".join(lines) + "\n"


def write_sizes(bundle: Path, installed: Path, artifacts: Iterable[Path]) -> Path:
    """Write how large the artifacts are, and what is installed of a bundle; return the file.

    :raises PackagingError: when a large file is there for no known reason.
    """
    parts = [f"- installed: {folder_size(installed) / MEGABYTE:.1f} MB"]
    parts += [f"- {path.name}: {path.stat().st_size / MEGABYTE:.1f} MB" for path in artifacts if path.is_file()]
    file = BUILD / f"sizes-{sys.platform}.md"
    file.write_text("\n".join(parts) + "\n\n" + size_table(bundle), "utf-8", newline="\n")
    tell(f"sizes: {file}")
    for part in parts:
        tell(part.removeprefix("- "))
    return file
