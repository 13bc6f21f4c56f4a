"""What a start does before the program is made."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mahjong_qt import launch, paths
from mahjong_qt.backup import content
from mahjong_qt.backup.content import BackupError, BackupFault, read_backup, write_backup
from mahjong_qt.backup.folders import BackupFolders
from mahjong_qt.backup.pending import pending_restore, restore_backup
from mahjong_qt.windows.backup.restore_notices import restore_notice
from tests.backup.sample_folders import games_in, make_folders

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

START = """
import sys
from mahjong_qt import launch
print(launch.take_over_backup())
print(*[name for name in sys.argv[1:] if name in sys.modules])
"""
LATE = ("sqlite3", "mahjong_qt.backup.content", "mahjong_qt.backup.folders", "mahjong_qt.records")


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BackupFolders:
    """The player's folders, with two games."""
    folders = make_folders(tmp_path / "here", games=2)
    monkeypatch.setattr(paths, "data_folder", lambda: folders.data)
    monkeypatch.setattr(paths, "config_folder", lambda: folders.config)
    return folders


@pytest.fixture
def chosen(folders: BackupFolders, tmp_path: Path) -> Path:
    """A backup of five games that the player chose, and where what was there before will be kept."""
    write_backup(tmp_path / "b.zip", make_folders(tmp_path / "there", games=5))
    return restore_backup(read_backup(tmp_path / "b.zip"), folders)


def test_a_start_without_a_chosen_backup_changes_and_loads_nothing(folders: BackupFolders) -> None:
    assert launch.take_over_backup() is None
    assert games_in(folders) == 2
    done = subprocess.run([sys.executable, "-c", START, *LATE], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines() == ["None", ""]


def test_the_chosen_backup_is_taken_over_and_told_with_the_way_back(
    folders: BackupFolders, chosen: Path, qapp: QApplication
) -> None:
    outcome = launch.take_over_backup()
    assert outcome == chosen
    assert games_in(folders) == 5
    notice = restore_notice(chosen)
    assert notice.title == "Your backup was taken over"
    assert "before-restore-1.zip" in notice.text
    assert launch.take_over_backup() is None


def test_what_cannot_be_kept_is_not_replaced(
    folders: BackupFolders, chosen: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content, "MAX_FILES", 2)
    outcome = launch.take_over_backup()
    assert isinstance(outcome, BackupError)
    assert outcome.fault is BackupFault.TOO_LARGE
    assert games_in(folders) == 2
    assert pending_restore(folders.data)
    notice = restore_notice(outcome)
    assert "nothing was replaced" in notice.text
    assert "%" not in notice.text


def test_a_disk_that_refuses_is_told(
    folders: BackupFolders, chosen: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    # where what was there is to be kept is no place for a file
    (folders.data / "before-restore-1.zip").mkdir()
    folders.path_of("config/settings.json").unlink()
    folders.path_of("config/settings.json").mkdir()
    outcome = launch.take_over_backup()
    assert isinstance(outcome, OSError)
    notice = restore_notice(outcome)
    assert notice.title == "The backup could not be taken over"
    assert (outcome.strerror or "") in notice.text
    assert pending_restore(folders.data)
