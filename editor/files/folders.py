"""The folders that the editor reads layouts from and writes them to without being asked where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt import paths

if TYPE_CHECKING:
    from pathlib import Path

RECOVERY = "editor-recovery"
"""Name of the folder of unfinished layouts, in that of the player's games."""

OPEN_FILES = "editor-open"
"""Name of the folder that tells which files are open in editors, beside that of unfinished layouts."""

RECENT = "editor-recent.json"
"""Name of the file of recent files, in the folder of the settings."""


class EditorFolders(NamedTuple):
    """Where the layouts are that ship with the game, those of the player, and what is left of a crash."""

    built_in: Path
    own: Path
    recovery: Path

    @classmethod
    def of_player(cls) -> EditorFolders:
        """Return those of whoever runs the program."""
        return cls(paths.layouts_folder(), paths.own_layouts_folder(), paths.data_folder() / RECOVERY)

    @property
    def open_files(self) -> Path:
        """The folder that tells which files are open in editors."""
        return self.recovery.with_name(OPEN_FILES)

    def is_built_in(self, path: Path) -> bool:
        """Say whether a file is, or would be, among the layouts that ship with the game."""
        return _is_within(path, self.built_in)

    def is_own(self, path: Path) -> bool:
        """Say whether a file lies directly in the folder of the player's layouts."""
        return _resolved(path.parent) == _resolved(self.own)


def _is_within(path: Path, folder: Path) -> bool:
    return _resolved(path).is_relative_to(_resolved(folder))


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):
        # a loop of links leads nowhere
        return path.absolute()
