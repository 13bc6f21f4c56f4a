"""Libraries that let Qt and numpy load under Wine 8: compiled here, put into a Wine prefix, never into a package.

Their sources, each with what it is for, lie in packaging/windows/wine.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pefile

from makers.product import PACKAGING
from makers.steps import PackagingError, need, run

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCES = PACKAGING / "windows" / "wine"
COMPILER = "x86_64-w64-mingw32-gcc"
OVERRIDES = "ucrtbase=n,b;mscms=n;icuuc=n"
"""What Wine is to be told (``WINEDLLOVERRIDES``), so that it takes these libraries and not its own."""

ORIGINAL = "ucrtbas0"
"""What Wine's own ucrtbase.dll is called beside ours, which forwards to it. As long as the other name, by chance."""

NAMES = ("icuuc.dll", "mscms.dll", "ucrtbase.dll", f"{ORIGINAL}.dll")
"""Files that may be in no package."""

WINE_LIBRARIES = (
    "/usr/lib/x86_64-linux-gnu/wine/x86_64-windows",
    "/usr/lib/wine/x86_64-windows",
    "/usr/lib64/wine/x86_64-windows",
)


def forwarding_definition(exports: Iterable[str], additions: Iterable[str]) -> str:
    """Return the text of a .def: every export goes to the original library, additions to functions named ``shim_…``."""
    added = sorted(additions)
    lines = [f"{name} = shim_{name}" for name in added]
    lines += [f"{name} = {ORIGINAL}.{name}" for name in exports if name not in added]
    return "\n".join(["EXPORTS", *lines, ""])


def exports_of(library: Path) -> list[str]:
    """Return the names that a DLL exports."""
    with pefile.PE(str(library), fast_load=True) as image:
        image.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_EXPORT"]])
        return [symbol.name.decode() for symbol in image.DIRECTORY_ENTRY_EXPORT.symbols if symbol.name]


def additions_in(source: Path) -> list[str]:
    """Return the names of the functions that a C source defines as ``shim_…``."""
    return re.findall(r"^\w+ shim_(\w+)\(", source.read_text("utf-8"), re.MULTILINE)


def put_shims(system_folder: Path) -> None:
    """Compile the libraries into the ``system32`` of a prefix.

    :raises PackagingError: when Wine's own library or the compiler is not there.
    """
    need(COMPILER)
    for name in ("icuuc", "mscms"):
        _link(system_folder / f"{name}.dll", SOURCES / f"{name}.c")
    own = _wine_library("ucrtbase.dll")
    shutil.copyfile(own, system_folder / f"{ORIGINAL}.dll")
    source = SOURCES / "ucrtbase.c"
    definition = system_folder / "ucrtbase.def"
    definition.write_text(forwarding_definition(exports_of(own), additions_in(source)), "utf-8")
    _link(system_folder / "ucrtbase.dll", "-nostartfiles", source, definition)
    definition.unlink()


def refuse_shims(folder: Path) -> None:
    """Make sure that nothing made for Wine is in what players get.

    :raises PackagingError: naming what is there.
    """
    if found := sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.name.lower() in NAMES):
        raise PackagingError(f"Libraries that are for Wine alone, or for Windows itself, are in {folder}: {found}")


def _link(target: Path, *parts: Path | str) -> None:
    # what a prefix has there may be a link to Wine's own file
    target.unlink(missing_ok=True)
    run([COMPILER, "-shared", "-O2", "-s", "-Wall", "-Wextra", "-o", target, *parts])


def _wine_library(name: str) -> Path:
    for folder in WINE_LIBRARIES:
        if (path := Path(folder, name)).is_file():
            return path
    raise PackagingError(f"Wine's {name} is in none of {', '.join(WINE_LIBRARIES)}.")
