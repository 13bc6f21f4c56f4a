"""The setup for Windows, made by makensis on any system from a bundle and packaging/windows/installer.nsi."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

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
from makers.windows.signing import nsis_command, sign, signing_template
from makers.windows.version_info import numbers_of

SCRIPT = PACKAGING / "windows" / "installer.nsi"
WORK = BUILD / "windows" / "installer"


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
    write_ico(LAYOUT_ICON, WORK / "layout.ico")
    folder.mkdir(parents=True, exist_ok=True)
    setup = folder / setup_name(version)
    setup.unlink(missing_ok=True)
    generated = WORK / "generated.nsh"
    text = definitions(bundle, version, setup, template) + file_lists(bundle)
    # the mark at its beginning tells makensis that it is UTF-8
    generated.write_text(text, "utf-8-sig", newline="\n")
    run(
        ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DGENERATED={generated}", SCRIPT],
        environment={"LC_ALL": "C.UTF-8"},
    )
    if not setup.is_file():
        raise PackagingError(f"makensis has made no {setup}.")
    return setup


def definitions(bundle: Path, version: str, setup: Path, template: str = "") -> str:
    """Return the names that the script uses."""
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
        "LAYOUT_ICON_FILE": str(WORK / "layout.ico"),
        "SETUP": str(setup),
    }
    if template:
        values["SIGN"] = nsis_command(template)
    return "".join(f"!define {name} `{quoted(value)}`\n" for name, value in values.items())


def file_lists(bundle: Path) -> str:
    """Return two macros: one installs every file of the bundle, the other removes exactly those, and bare folders."""
    install, remove = [], []
    files = sorted(path.relative_to(bundle) for path in bundle.rglob("*") if path.is_file())
    previous = None
    for file in files:
        if file.parent != previous:
            install.append(f"  SetOutPath `{_installed(file.parent)}`")
            previous = file.parent
        install.append(f"  File `{_source(bundle / file)}`")
        remove.append(f"  Delete `{_installed(file)}`")
    folders = {folder for file in files for folder in file.parents if folder != Path()}
    deepest_first = sorted(folders, key=lambda folder: (-len(folder.parts), folder))
    remove += [f"  RMDir `{_installed(folder)}`" for folder in deepest_first]
    lines = ["!macro InstallFiles", *install, "!macroend", "!macro RemoveFiles", *remove, "!macroend", ""]
    return "\n".join(lines)


def quoted(text: str) -> str:
    """Return a text as it stands between backquotes in a script of NSIS.

    >>> quoted("5 $")
    '5 $$'

    :raises PackagingError: when it cannot stand there.
    """
    if "`" in text or "\n" in text:
        raise PackagingError(f"makensis cannot be told {text!r}.")
    return text.replace("$", "$$")


def _installed(path: Path) -> str:
    inside = quoted(str(PureWindowsPath(*path.parts)))
    return "$INSTDIR" if inside == "." else f"$INSTDIR\\{inside}"


def _source(path: Path) -> str:
    # paths of this machine are taken as they are, without anything that stands for something else
    quoted(str(path))
    return str(path)
