"""The libraries that a package does not bring, and which packages of a Linux system bring them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dev import WINDOW_LIBRARIES
from makers.elf import dynamic, elf_files, search_path
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

DEBIAN_PACKAGES = {
    **WINDOW_LIBRARIES,
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libXau.so.6": "libxau6",
    "libXcomposite.so.1": "libxcomposite1",
    "libXext.so.6": "libxext6",
    "libatk-1.0.so.0": "libatk1.0-0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbz2.so.1.0": "libbz2-1.0",
    "libc.so.6": "libc6",
    "libcairo-gobject.so.2": "libcairo-gobject2",
    "libcairo.so.2": "libcairo2",
    "libcrypt.so.1": "libcrypt1",
    "libcrypto.so.3": "libssl3",
    "libdl.so.2": "libc6",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libgbm.so.1": "libgbm1",
    "libgcc_s.so.1": "libgcc-s1",
    "libgdk-3.so.0": "libgtk-3-0",
    "libgdk_pixbuf-2.0.so.0": "libgdk-pixbuf-2.0-0",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgtk-3.so.0": "libgtk-3-0",
    "libharfbuzz.so.0": "libharfbuzz0b",
    "libinput.so.10": "libinput10",
    "liblzma.so.5": "liblzma5",
    "libm.so.6": "libc6",
    "libmtdev.so.1": "libmtdev1",
    "libncursesw.so.6": "libncursesw6",
    "libpango-1.0.so.0": "libpango-1.0-0",
    "libpangocairo-1.0.so.0": "libpangocairo-1.0-0",
    "libpthread.so.0": "libc6",
    "libreadline.so.8": "libreadline8",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libsqlite3.so.0": "libsqlite3-0",
    "libssl.so.3": "libssl3",
    "libstdc++.so.6": "libstdc++6",
    "libtinfo.so.6": "libtinfo6",
    "libts.so.0": "libts0",
    "libudev.so.1": "libudev1",
    "libutil.so.1": "libc6",
    "libuuid.so.1": "libuuid1",
    "libwayland-server.so.0": "libwayland-server0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
"""Shared library -> Debian's package, for what Python and the used parts of Qt can be linked to; as in Debian 12."""


RENAMED = frozenset(
    {
        "libasound2",
        "libatk1.0-0",
        "libglib2.0-0",
        "libgtk-3-0",
        "libmtdev1",
        "libreadline8",
        "libssl3",
        "libts0",
    }
)
"""Those whose name ends in ``t64`` since times have 64 bits on every machine: from Debian 13 and Ubuntu 24.04 on."""


def needed_libraries(folder: Path) -> dict[str, set[Path]]:
    """Return the libraries that no file in a folder brings, each with the files that are linked to it.

    :raises PackagingError: when an ELF file is damaged.
    """
    files = {path: dynamic(path) for path in elf_files(folder)}
    brought = {path.name for path in folder.rglob("*") if path.is_file()}
    brought.update(name for _, name in files.values() if name)
    needed: dict[str, set[Path]] = {}
    for path, (names, _) in files.items():
        for name in names:
            if name not in brought:
                needed.setdefault(name, set()).add(path)
    return needed


def check_search_paths(folder: Path) -> None:
    """Make sure that no file looks for libraries outside the folder before it asks the system.

    Whoever could write into such a place, such as a home of the machine that built it, would have a say in the program.

    :raises PackagingError: naming files and places.
    """
    outside = {path: _places_outside(path, folder) for path in elf_files(folder)}
    faults = [
        f"{path.relative_to(folder)} looks for libraries in {places}" for path, places in outside.items() if places
    ]
    if faults:
        raise PackagingError("\n".join(faults))


def _places_outside(path: Path, folder: Path) -> str:
    searched = search_path(path)
    places = searched.split(":") if searched else []
    return ", ".join(place or "the current folder" for place in places if not _is_inside(place, path, folder))


def _is_inside(place: str, path: Path, folder: Path) -> bool:
    # to the loader of Linux, nothing between two colons is the current folder
    first, _, rest = place.partition("/")
    return first in {"$ORIGIN", "${ORIGIN}"} and (path.parent / rest).resolve().is_relative_to(folder.resolve())


def debian_packages(libraries: Iterable[str]) -> set[str]:
    """Return Debian's packages that bring libraries.

    :raises PackagingError: naming the libraries that are not in the table.
    """
    wanted = set(libraries)
    if unknown := wanted - DEBIAN_PACKAGES.keys():
        raise PackagingError(f"Which packages of Debian bring these? {', '.join(sorted(unknown))}")
    return {DEBIAN_PACKAGES[name] for name in wanted}


def debian_dependency(package: str) -> str:
    """Return how a package of Debian 12 is asked for, so that newer systems understand it too.

    >>> debian_dependency("libssl3")
    'libssl3t64 | libssl3'
    """
    return f"{package}t64 | {package}" if package in RENAMED else package


def rpm_capabilities(libraries: Iterable[str]) -> set[str]:
    """Return what an rpm for 64 bits requires so that libraries are there, by names that rpm itself gives them.

    >>> rpm_capabilities(["libX11.so.6"])
    {'libX11.so.6()(64bit)'}
    """
    return {f"{name}()(64bit)" for name in libraries}
