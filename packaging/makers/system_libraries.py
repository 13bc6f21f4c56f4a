"""The libraries that a package does not bring, and which packages of a Linux system bring them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from makers.elf import dynamic, elf_files, search_path
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

DEBIAN_PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXau.so.6": "libxau6",
    "libXcomposite.so.1": "libxcomposite1",
    "libXext.so.6": "libxext6",
    "libatk-1.0.so.0": "libatk1.0-0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libbz2.so.1.0": "libbz2-1.0",
    "libc.so.6": "libc6",
    "libcairo-gobject.so.2": "libcairo-gobject2",
    "libcairo.so.2": "libcairo2",
    "libcrypt.so.1": "libcrypt1",
    "libcrypto.so.3": "libssl3",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgbm.so.1": "libgbm1",
    "libgcc_s.so.1": "libgcc-s1",
    "libgdk-3.so.0": "libgtk-3-0",
    "libgdk_pixbuf-2.0.so.0": "libgdk-pixbuf-2.0-0",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
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
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libwayland-server.so.0": "libwayland-server0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Shared library -> Debian's package, for what Python and the used parts of Qt can be linked to; as in Debian 12."""


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
    outside = {path: _places_outside(path) for path in elf_files(folder)}
    faults = [
        f"{path.relative_to(folder)} looks for libraries in {places}" for path, places in outside.items() if places
    ]
    if faults:
        raise PackagingError("\n".join(faults))


def _places_outside(path: Path) -> str:
    places = search_path(path).split(":")
    return ", ".join(place for place in places if place and not place.startswith("$ORIGIN"))


def debian_packages(libraries: Iterable[str]) -> set[str]:
    """Return Debian's packages that bring libraries.

    :raises PackagingError: naming the libraries that are not in the table.
    """
    wanted = set(libraries)
    if unknown := wanted - DEBIAN_PACKAGES.keys():
        raise PackagingError(f"Which packages of Debian bring these? {', '.join(sorted(unknown))}")
    return {DEBIAN_PACKAGES[name] for name in wanted}


def rpm_capabilities(libraries: Iterable[str]) -> set[str]:
    """Return what an rpm for 64 bits requires so that libraries are there, by names that rpm itself gives them.

    >>> rpm_capabilities(["libX11.so.6"])
    {'libX11.so.6()(64bit)'}
    """
    return {f"{name}()(64bit)" for name in libraries}
