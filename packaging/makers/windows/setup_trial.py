"""The setup tried without windows: what it refuses, what it puts back, what it removes.

Most is tried with the setup of a made-up earlier version, which is small and has the same script. Wine lets a folder
be renamed while a file in it is open, and Windows does not: there an upgrade whose files are held changes nothing and
ends with 2, here the earlier version is moved aside all the same.
"""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from makers.product import BUILD, LAYOUT_SUFFIX, NAME, PROGRAMS, TITLE
from makers.steps import PackagingError, fresh_folder, tell
from makers.windows.agreed import INSTALLER_FILES, UNINSTALLER, ExitCode, unpacked_folder
from makers.windows.installed import APPS_ENTRY, Installation, files_in, unquoted
from makers.windows.installer import make_installer
from makers.windows.throwaway_key import ThrowawayKey
from makers.windows.wine import windows_path

if TYPE_CHECKING:
    from pathlib import Path

    from makers.windows.wine import Wine

EARLIER = "0.0.1"
"""A version before all others, of which the upgrade is tried."""

GONE_LATER = "_internal/gone later/file.txt"
"""A file that the earlier version has, and no other."""


class SetupTrial:
    """The setup of a bundle, and that of an earlier version, in a Wine."""

    def __init__(self, wine: Wine, setup: Path, bundle: Path) -> None:
        """Make the setup of the earlier version, signed with a key of its own.

        :raises PackagingError: when that fails.
        """
        self._wine = wine
        self._setup = setup
        self._bundle = bundle
        self._installation = Installation(wine)
        self._key = ThrowawayKey(fresh_folder(BUILD / "windows" / "key"))
        small = fresh_folder(BUILD / "windows" / "earlier") / NAME
        (small / GONE_LATER).parent.mkdir(parents=True)
        for program in PROGRAMS:
            shutil.copy(bundle / f"{program.name}.exe", small)
        (small / GONE_LATER).write_text("of an earlier version\n", "utf-8")
        self._small = small
        self._earlier = make_installer(small, EARLIER, small.parent, self._key.template)

    def refuse_old_windows(self) -> None:
        """Make sure that nothing is installed on a Windows before 10."""
        tell("Windows: refused by Windows 8.1")
        self._wine.pretend("win81")
        self._expect(ExitCode.TOO_OLD, self._wine.exit_code([self._setup, "/S"]))
        self._wine.pretend("win10")
        if self._installation.folder.exists():
            raise PackagingError("Something was installed on Windows 8.1.")

    def uninstall_what_changed(self) -> None:
        """Make sure that the uninstaller leaves what is not its own: a player's file, another's association."""
        tell("Windows: uninstalled from a folder with a file of the player's, the association taken over")
        chosen = self._wine.drive / "My Games"
        chosen.mkdir()
        (chosen / "diary.txt").write_text("mine\n", "utf-8")
        self._expect(0, self._install(self._earlier, chosen))
        if files_in(chosen) != files_in(self._small) | INSTALLER_FILES | {"diary.txt"}:
            raise PackagingError(f"The setup does not heed /D: in {chosen} there is {sorted(files_in(chosen))}.")
        key = rf"HKCU\Software\Classes\{LAYOUT_SUFFIX}"
        self._wine.set_value(key, "Other.Program")
        self._installation.uninstall(chosen)
        if files_in(chosen) != {"diary.txt"}:
            raise PackagingError(f"In the player's folder there should be diary.txt alone: {sorted(files_in(chosen))}")
        if self._wine.value(key) != "Other.Program":
            raise PackagingError("The association that another program took over is gone.")
        self._wine.run(["reg", "delete", key, "/f"])
        self._installation.check_nothing_left()

    def fail_and_leave_all_as_it_was(self) -> None:
        """Install the earlier version, signed; make sure that it survives an upgrade that cannot be done."""
        tell("Windows: an earlier version, signed, and setups that fail")
        folder = self._installation.folder
        self._expect(0, self._install(self._earlier))
        for program in (UNINSTALLER, *(f"{program.name}.exe" for program in PROGRAMS)):
            self._key.verify(folder / program)
        self._key.verify(self._earlier)
        before = files_in(folder)
        blocked = self._wine.drive / "blocked"
        blocked.mkdir()
        # the first is in the way of moving files in, the second of unpacking them
        names = ["_internal", unpacked_folder(EARLIER)]
        for name in names:
            (blocked / name).write_text("no folder\n", "utf-8")
            self._expect(ExitCode.NOT_WRITTEN, self._install(self._earlier, blocked))
        self._expect(ExitCode.TOO_LONG, self._install(self._earlier, self._wine.drive / ("long " * 50).strip()))
        if files_in(blocked) != set(names) or files_in(folder) != before:
            raise PackagingError("A setup that failed has left or removed files.")
        self._installation.check_registry(EARLIER)

    def move_elsewhere(self) -> Path:
        """Install this version into another folder; make sure that the earlier one goes. Return the folder."""
        tell("Windows: this version in another folder, whose name is not ASCII")
        folder = self._wine.user_folder / "Zoë’s 麻雀"
        self._expect(0, self._install(self._setup, folder))
        self.check_installed(folder)
        if self._installation.folder.exists():
            raise PackagingError("The earlier version is still there.")
        return folder

    def uninstall_what_is_held(self, folder: Path) -> None:
        """Make sure that an uninstaller that fails says so, and that setup and uninstaller can be started again."""
        tell("Windows: uninstalled, with a file that cannot be removed")
        held = next((folder / "_internal").glob("python3*.dll"))
        held.unlink()
        held.mkdir()
        (held / "mine.txt").write_text("mine\n", "utf-8")
        self._expect(ExitCode.NOT_WRITTEN, self._installation.uninstall_code(folder))
        if not (folder / UNINSTALLER).is_file() or not self._wine.has_key(APPS_ENTRY):
            raise PackagingError("The uninstaller has failed, and cannot be started again.")
        # a setup over what is left makes it whole again
        shutil.rmtree(held)
        self._expect(0, self._install(self._earlier, folder))
        if files_in(folder) != files_in(self._small) | INSTALLER_FILES:
            raise PackagingError(f"Installed over a half removed version there is {sorted(files_in(folder))}.")
        self._installation.uninstall(folder)
        if folder.exists():
            raise PackagingError(f"After the second attempt there is still {sorted(files_in(folder))}.")
        self._installation.check_nothing_left()

    def upgrade(self) -> None:
        """Make sure that a later version takes the place of an earlier one, of all its files, and keeps shortcuts."""
        tell("Windows: this version over the earlier one")
        desktop = self._wine.user_folder / "Desktop" / f"{TITLE}.lnk"
        self._wine.run([self._earlier, "/S", "/DESKTOP"])
        self._installation.check_registry(EARLIER)
        self._expect(0, self._install(self._setup))
        self.check_installed(self._installation.folder)
        self._installation.check_registry()
        if not desktop.is_file():
            raise PackagingError("The upgrade has taken the shortcut on the desktop away.")

    def check_installed(self, folder: Path) -> None:
        """Make sure that exactly the bundle is installed in a folder, with what the setup itself brings.

        :raises PackagingError: naming what is missing and what is too many.
        """
        wanted = files_in(self._bundle) | INSTALLER_FILES
        if (found := files_in(folder)) != wanted:
            raise PackagingError(f"Missing: {sorted(wanted - found)}; too many: {sorted(found - wanted)}")
        if left := [path.name for path in folder.iterdir() if path.name.startswith("_") and path.name != "_internal"]:
            raise PackagingError(f"The setup has left {left}.")
        self._installation.check_shortcuts()

    def _install(self, setup: Path, folder: Path | None = None) -> int:
        place = unquoted(f"/D={windows_path(folder, self._wine.prefix)}") if folder else []
        return self._wine.exit_code([setup, "/S", *place])

    def _expect(self, wanted: int, code: int) -> None:
        if code != wanted:
            raise PackagingError(f"It ended with {code}, and should end with {int(wanted)}.")
