"""The setup for Windows, made by makensis on any system from a bundle and packaging/windows/installer.nsi."""

from __future__ import annotations

from pathlib import Path, PurePath, PureWindowsPath
from typing import TYPE_CHECKING

from makers.icons import GAME_ICON, LAYOUT_ICON, write_ico
from makers.product import (
    BUILD,
    DIST,
    EDITOR,
    GAME,
    HOMEPAGE,
    LAYOUT_CLASS,
    LAYOUT_SUFFIX,
    LAYOUT_TYPE,
    LAYOUTS,
    LICENCE,
    NAME,
    OLDEST_WINDOWS,
    PACKAGING,
    PROGRAMS,
    PUBLISHER,
    ROOT,
    TITLE,
    VERSION,
)
from makers.steps import PackagingError, fresh_folder, need, run, tell
from makers.windows.agreed import LAYOUT_ICON_FILE, UNINSTALLER, ExitCode, unpacked_folder
from makers.windows.signing import VARIABLE, nsis_command, sign, signing_template
from makers.windows.version_info import numbers_of

if TYPE_CHECKING:
    from collections.abc import Iterable

SCRIPT = PACKAGING / "windows" / "installer.nsi"
WORK = BUILD / "windows" / "installer"

LONGEST_FILE, LONGEST_FOLDER = 259, 247
"""Characters that the path of a file and of a folder may have on a Windows that has not been told otherwise."""

LEAST_ROOM = 120
"""Characters that must be left for the path of the folder that a player chooses."""


def setup_name(version: str) -> str:
    """Return the file name of the setup of a version."""
    return f"{NAME}-{version}-windows-x86_64-setup.exe"


def make_installer(bundle: Path, version: str = VERSION, folder: Path = DIST, template: str | None = None) -> Path:
    """Make the setup of a bundle and return it; everything is signed by a command, that of ``MAHJONG_QT_SIGN``.

    :raises PackagingError: when makensis is missing or fails, or something cannot be signed.
    """
    need("makensis")
    tell(f"Windows: the setup of {version}")
    template = signing_template() if template is None else template
    if template:
        for program in PROGRAMS:
            sign(bundle / f"{program.name}.exe", template)
    fresh_folder(WORK)
    write_ico(GAME_ICON, WORK / "game.ico")
    write_ico(LAYOUT_ICON, WORK / LAYOUT_ICON_FILE)
    folder.mkdir(parents=True, exist_ok=True)
    setup = folder / setup_name(version)
    setup.unlink(missing_ok=True)
    generated = WORK / "generated.nsh"
    text = definitions(bundle, version, setup, template) + file_lists(bundle)
    # the mark at its beginning tells makensis that it is UTF-8
    generated.write_text(text, "utf-8-sig", newline="\n")
    run(
        ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DGENERATED={generated}", SCRIPT],
        environment={"LC_ALL": "C.UTF-8", VARIABLE: template, "PYTHONPATH": str(PACKAGING)},
    )
    if not setup.is_file():
        raise PackagingError(f"makensis has made no {setup}.")
    return setup


def definitions(bundle: Path, version: str, setup: Path, template: str = "") -> str:
    """Return the names that the script uses.

    :raises PackagingError: when the paths in the bundle are too long.
    """
    size = sum(file.stat().st_size for file in bundle.rglob("*") if file.is_file())
    values = {
        "NAME": NAME,
        "TITLE": TITLE,
        "EDITOR_TITLE": EDITOR.title,
        "VERSION": version,
        "VERSION_NUMBERS": ".".join(map(str, numbers_of(version))),
        "PUBLISHER": PUBLISHER,
        "HOMEPAGE": HOMEPAGE,
        "LICENCE": LICENCE,
        "LICENCE_FILE": str(ROOT / "LICENSE"),
        "GAME": GAME.name,
        "EDITOR": EDITOR.name,
        "LAYOUTS": LAYOUTS.name,
        # what the program calls itself, and so Qt the player's folders
        "PLAYER_FOLDER": NAME,
        "LAYOUT_CLASS": LAYOUT_CLASS,
        "LAYOUT_SUFFIX": LAYOUT_SUFFIX,
        "LAYOUT_TYPE": LAYOUT_TYPE,
        "OLDEST_BUILD": OLDEST_WINDOWS.split(".")[2],
        "KIBIBYTES": str(size // 1024),
        "GAME_ICON": str(WORK / "game.ico"),
        "LAYOUT_ICON": LAYOUT_ICON_FILE,
        "LAYOUT_ICON_FILE": str(WORK / LAYOUT_ICON_FILE),
        "UNINSTALLER": UNINSTALLER,
        "UNPACKED": unpacked_folder(version),
        "MOST_FOLDER": str(room_for_folder(bundle, version)),
        "SETUP": str(setup),
        **{code.name: str(code.value) for code in ExitCode},
    }
    lines = [f"!define {name} `{quoted(value)}`\n" for name, value in values.items()]
    if template:
        # what is handed to a shell keeps its dollars as they are
        lines.append(f"!define SIGN `{nsis_command()}`\n")
    return "".join(lines)


def room_for_folder(bundle: Path, version: str) -> int:
    """Return how many characters the path of the folder that a player chooses may have.

    :raises PackagingError: when they are too few, because a path in the bundle is too long.
    """
    paths = [(path.relative_to(bundle), path.is_dir()) for path in bundle.rglob("*")]
    around = len(f"\\{unpacked_folder(version)}\\")
    room = min((LONGEST_FOLDER if is_folder else LONGEST_FILE) - around - len(str(path)) for path, is_folder in paths)
    if room < LEAST_ROOM:
        longest = max((path for path, _ in paths), key=lambda path: len(str(path)))
        raise PackagingError(f"This path is too long for Windows: {longest}")
    return room


def file_lists(bundle: Path) -> str:
    """Return macros: one unpacks every file of the bundle, the others do something with each file or folder of it.

    Files and folders are told by their paths in the bundle; folders once from the top down and once upwards.
    """
    files = sorted(path.relative_to(bundle) for path in bundle.rglob("*") if path.is_file())
    unpack = []
    previous = None
    for file in files:
        if file.parent != previous:
            unpack.append(f"  SetOutPath `{_unpacked(file.parent)}`")
            previous = file.parent
        unpack.append(f"  File `{_source(bundle / file)}`")
    folders = sorted({folder for file in files for folder in file.parents if folder != Path()}, key=_depth)
    lines = ["!macro UnpackFiles", *unpack, "!macroend"]
    lines += _list("BundleFiles", files)
    lines += _list("BundleTop", sorted({Path(file.parts[0]) for file in files}))
    lines += _list("BundleFolders", folders)
    lines += _list("BundleFoldersUp", reversed(folders))
    return "\n".join([*lines, ""])


def quoted(text: str) -> str:
    """Return a text as it stands between backquotes in a script of NSIS.

    >>> quoted("5 $")
    '5 $$'

    :raises PackagingError: when it cannot stand there.
    """
    if "`" in text or "\n" in text:
        raise PackagingError(f"makensis cannot be told {text!r}.")
    return text.replace("$", "$$")


def _list(name: str, paths: Iterable[PurePath]) -> list[str]:
    inside = [f"  !insertmacro ${{ACTION}} `{_in_windows(path)}`" for path in paths]
    return [f"!macro {name} ACTION", *inside, "!macroend"]


def _depth(folder: PurePath) -> tuple[int, PurePath]:
    return len(folder.parts), folder


def _unpacked(folder: PurePath) -> str:
    return f"$Place\\{_in_windows(folder)}" if folder.parts else "$Place"


def _in_windows(path: PurePath) -> str:
    return quoted(str(PureWindowsPath(*path.parts)))


def _source(path: Path) -> str:
    # paths of this machine are taken as they are, without anything that stands for something else
    quoted(str(path))
    return str(path)
