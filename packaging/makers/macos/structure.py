"""Looks at a finished app, on any system: whether macOS will start it, show it and let it be signed.

Sources for the places: Apple's technical note TN2206, and what PyInstaller says in ``building/osx.py``.
"""

from __future__ import annotations

import os
import plistlib
from typing import TYPE_CHECKING

from makers import product
from makers.macos.info_plist import GAME_ICON, LAYOUT_ICON, info_plist
from makers.macos.macho import EXECUTABLE, MachOError, is_macho, read_slices
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from makers.macos.macho import Slice

    Code = dict[Path, list[Slice]]

CONTENTS = {"CodeResources", "Frameworks", "Info.plist", "MacOS", "PkgInfo", "Resources", "_CodeSignature"}
"""What may lie in ``Contents``; the first is the notary's ticket."""

OLD_SYMBOLS = product.PACKAGING / "macos" / "system_symbols.txt"
"""What :data:`product.OLDEST_MACOS` is known to have in its libraries, one name a line."""


def check_app(app: Path) -> None:
    """Check an app as PyInstaller makes it.

    :raises PackagingError: with everything that is wrong with it.
    """
    if not (app / "Contents").is_dir():
        raise PackagingError(f"{app} is no app.")
    code = _code_of(app)
    faults = [
        *_plist_faults(app),
        *_program_faults(app, code),
        *_icon_faults(app),
        *_place_faults(app, code),
        *_link_faults(app),
        *_system_faults(app, code),
    ]
    if faults:
        raise PackagingError(f"{app} cannot be given to players:\n" + "\n".join(f"- {fault}" for fault in faults))


def architecture_of(app: Path) -> str:
    """Return the processors that everything in an app runs on: ``universal2``, ``arm64`` or ``x86_64``.

    :raises PackagingError: when there is none.
    """
    sets = [{part.processor for part in parts} for parts in _code_of(app).values()]
    common = set.intersection(*sets) if sets else set[str]()
    if common >= {"arm64", "x86_64"}:
        return "universal2"
    if len(common) != 1:
        raise PackagingError(f"There is no processor that all of {app} is made for.")
    return common.pop()


def _code_of(app: Path) -> Code:
    """Return what the programs and libraries say of themselves, each once; links are not followed."""
    files = [path for path in sorted(app.rglob("*")) if path.is_file() and not path.is_symlink()]
    try:
        return {path: read_slices(path) for path in files if is_macho(path)}
    except MachOError as error:
        raise PackagingError(str(error)) from error


def _plist_faults(app: Path) -> Iterator[str]:
    try:
        written = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    # it may be no XML at all, which has errors of its own
    except Exception as error:
        yield f"Info.plist cannot be read: {error}"
        return
    for key, value in info_plist().items():
        if written.get(key) != value:
            yield f"Info.plist: {key} is {written.get(key)!r} and not {value!r}"


def _program_faults(app: Path, code: Code) -> Iterator[str]:
    folder = app / "Contents" / "MacOS"
    names = [program.name for program in product.PROGRAMS]
    for path in (folder / name for name in names):
        if not path.is_file():
            yield f"the program {path.name} is missing"
        elif any(part.kind != EXECUTABLE for part in code.get(path, [])) or path not in code:
            yield f"{path.name} is no program"
        elif not os.access(path, os.X_OK):
            yield f"{path.name} may not be executed"
    for path in sorted(folder.glob("*")):
        if path.name not in names:
            yield f"Contents/MacOS/{path.name} is no program of ours"


def _icon_faults(app: Path) -> Iterator[str]:
    for name in (GAME_ICON, LAYOUT_ICON):
        path = app / "Contents" / "Resources" / name
        if not path.is_file() or path.read_bytes()[:4] != b"icns":
            yield f"the icon {name} is missing, or is none"


def _place_faults(app: Path, code: Code) -> Iterator[str]:
    """Find what codesign would refuse, or sign in a way that a copy of the app loses."""
    for path in (*app.iterdir(), *(app / "Contents").iterdir()):
        if path.name not in CONTENTS and path != app / "Contents":
            yield f"{path.relative_to(app)} may not lie there"
    frameworks, resources = app / "Contents" / "Frameworks", app / "Contents" / "Resources"
    for path in sorted(frameworks.rglob("*")):
        inside = path.relative_to(frameworks)
        if path.is_symlink() or any(part.endswith(".framework") for part in inside.parts):
            continue
        if path.is_dir() and "." in path.name:
            yield f"{path.relative_to(app)}: codesign takes a folder with a point in its name for a framework"
        elif path.is_file() and path not in code:
            yield f"{path.relative_to(app)} is no code and belongs in Resources"
    for path in code:
        if path.is_relative_to(resources):
            yield f"{path.relative_to(app)} is code, which is not signed in Resources"


def _link_faults(app: Path) -> Iterator[str]:
    root = app.resolve()
    for path in sorted(app.rglob("*")):
        if not path.is_symlink():
            continue
        if path.readlink().is_absolute() or not path.resolve().is_relative_to(root):
            yield f"the link {path.relative_to(app)} leads out of the app"
        elif not path.exists():
            yield f"the link {path.relative_to(app)} leads nowhere"


def _system_faults(app: Path, code: Code) -> Iterator[str]:
    """Find what needs a newer system than we promise.

    A library that only says so is let through when all that it takes from the system is known to be there: the loader
    of macOS looks at the symbols of a library, not at its number. A program's number counts.
    """
    major, minor = product.OLDEST_MACOS.split(".")
    promised = (int(major), int(minor))
    old_symbols = set(OLD_SYMBOLS.read_text(encoding="utf-8").split())
    for path, parts in code.items():
        for part in parts:
            needs = ".".join(map(str, part.oldest_system))
            if part.oldest_system == (0, 0):
                yield f"{path.relative_to(app)} ({part.processor}) names no system"
            elif part.oldest_system > promised and part.kind == EXECUTABLE:
                yield f"{path.relative_to(app)} ({part.processor}) needs macOS {needs}"
            elif part.oldest_system > promised and (new := sorted(part.system_symbols - old_symbols)):
                yield f"{path.relative_to(app)} ({part.processor}) needs macOS {needs} for {', '.join(new[:5])}"
