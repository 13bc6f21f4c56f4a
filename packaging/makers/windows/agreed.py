"""What setup, uninstaller and their trials must agree on: names of files and exit codes."""

from __future__ import annotations

from enum import IntEnum

UNINSTALLER = "uninstall.exe"
LAYOUT_ICON_FILE = "layout.ico"
INSTALLER_FILES = frozenset({UNINSTALLER, LAYOUT_ICON_FILE})
"""What the setup brings besides the bundle."""


class ExitCode(IntEnum):
    """How setup or uninstaller ended; the head of packaging/windows/installer.nsi says it to players."""

    NOT_WRITTEN = 2
    """A file could not be written or removed; also what NSIS itself says then."""

    TOO_OLD = 10
    """Windows is."""

    IN_USE = 11
    """One of the programs is running."""

    EARLIER_LEFT = 12
    """It is installed, but files of the earlier version are left."""

    SETUP_RUNS = 13
    """Another one is at work."""

    TOO_LONG = 14
    """The path of the folder is."""


def unpacked_folder(version: str) -> str:
    """Return the folder, inside the chosen one, where the files of a version are until all of them are there."""
    return f"_{version}"
