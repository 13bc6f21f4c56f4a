"""What an installation has left on a Windows: files, shortcuts, registry; and how it is removed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from makers.product import EDITOR, GAME, LAYOUT_CLASS, LAYOUT_SUFFIX, NAME, PROGRAMS, PUBLISHER, TITLE, VERSION
from makers.steps import PackagingError
from makers.windows.agreed import LAYOUT_ICON_FILE, UNINSTALLER
from makers.windows.wine import wait_until, windows_path

if TYPE_CHECKING:
    from pathlib import Path

    from makers.windows.wine import Wine

CLASSES = r"HKCU\Software\Classes"
APP_PATHS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\App Paths"
APPS_ENTRY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"


def files_in(folder: Path) -> set[str]:
    """Return the files in a folder and those below it, as paths from it."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def unquoted(option: str) -> list[str]:
    r"""Return an option of a setup with a path, as words: the path stands without quotes, whatever is in it.

    >>> unquoted(r"/D=C:\My Games")
    ['/D=C:\\My', 'Games']
    """
    return option.split(" ")


class Installation:
    """An installation of the user of a Wine prefix."""

    def __init__(self, wine: Wine) -> None:
        """Look at a prefix, whether the program is installed in it or not."""
        self._wine = wine

    @property
    def folder(self) -> Path:
        """Where it goes when nobody says otherwise."""
        return self._wine.local / "Programs" / TITLE

    @property
    def menu(self) -> Path:
        """Its folder in the Start menu."""
        return self._wine.roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs" / TITLE

    def check_shortcuts(self) -> None:
        """Make sure that the Start menu has both programs with a window.

        :raises PackagingError: when it has not.
        """
        wanted = {f"{GAME.title}.lnk", f"{EDITOR.title}.lnk"}
        if not self.menu.is_dir() or files_in(self.menu) != wanted:
            raise PackagingError(f"The Start menu should have {sorted(wanted)}.")
        for program in (GAME, EDITOR):
            # a path in a shortcut is in UTF-16
            if f"{program.name}.exe".encode("utf-16-le") not in (self.menu / f"{program.title}.lnk").read_bytes():
                raise PackagingError(f"The shortcut {program.title} does not lead to {program.name}.exe.")

    def check_registry(self, version: str = VERSION) -> None:
        """Make sure of the list of apps, App Paths and the association.

        :raises PackagingError: naming what is wrong.
        """
        folder = windows_path(self.folder, self._wine.prefix)
        wanted = {
            (APPS_ENTRY, "DisplayName"): TITLE,
            (APPS_ENTRY, "DisplayVersion"): version,
            (APPS_ENTRY, "Publisher"): PUBLISHER,
            (APPS_ENTRY, "InstallLocation"): folder,
            (APPS_ENTRY, "DisplayIcon"): rf"{folder}\{GAME.name}.exe,0",
            (APPS_ENTRY, "QuietUninstallString"): rf'"{folder}\{UNINSTALLER}" /S',
            **{(rf"{APP_PATHS}\{made.name}.exe", ""): rf"{folder}\{made.name}.exe" for made in PROGRAMS},
            (rf"{CLASSES}\{LAYOUT_SUFFIX}", ""): LAYOUT_CLASS,
            (rf"{CLASSES}\{LAYOUT_CLASS}\DefaultIcon", ""): rf"{folder}\{LAYOUT_ICON_FILE},0",
            (rf"{CLASSES}\{LAYOUT_CLASS}\shell\open\command", ""): rf'"{folder}\{GAME.name}.exe" "%1"',
            (rf"{CLASSES}\{LAYOUT_CLASS}\shell\edit\command", ""): rf'"{folder}\{EDITOR.name}.exe" "%1"',
        }
        found = {entry: self._wine.value(*entry) for entry in wanted}
        wrong = [f"{entry}: {found[entry]!r}, not {text!r}" for entry, text in wanted.items() if found[entry] != text]
        if self._wine.value(rf"{CLASSES}\{LAYOUT_SUFFIX}\OpenWithProgids", LAYOUT_CLASS) is None:
            wrong.append("OpenWithProgids has no entry")
        if not (self._wine.value(APPS_ENTRY, "EstimatedSize") or "").startswith("0x"):
            wrong.append("EstimatedSize is no number")
        if wrong:
            raise PackagingError("The registry is not as it should be:\n" + "\n".join(wrong))

    def uninstall(self, folder: Path | None = None) -> None:
        """Uninstall silently, as the list of apps does.

        :raises PackagingError: when the uninstaller is there for longer than a minute.
        """
        uninstaller = (folder or self.folder) / UNINSTALLER
        self._wine.run([uninstaller, "/S"])
        # it goes on in a copy of itself
        self._wine.settle()
        wait_until(lambda: not uninstaller.exists(), "the uninstaller is gone")

    def uninstall_code(self, folder: Path | None = None) -> int:
        """Try to uninstall silently and return the exit code, which only one that is told where it is gives."""
        place = folder or self.folder
        words = unquoted(f"_?={windows_path(place, self._wine.prefix)}")
        return self._wine.exit_code([place / UNINSTALLER, "/S", *words])

    def check_nothing_left(self) -> None:
        """Make sure that only the player's own folders are left.

        :raises PackagingError: naming what is left.
        """
        desktop = self._wine.user_folder / "Desktop" / f"{TITLE}.lnk"
        left = [os.fspath(path) for path in (self.folder, self.menu, desktop) if path.exists()]
        keys = [APPS_ENTRY, rf"{CLASSES}\{LAYOUT_CLASS}", rf"{CLASSES}\{LAYOUT_SUFFIX}"]
        keys += [rf"{APP_PATHS}\{program.name}.exe" for program in PROGRAMS]
        left += [key for key in keys if self._wine.has_key(key)]
        if left:
            raise PackagingError("The uninstaller has left: " + ", ".join(left))
