from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from mahjong_qt.backup import content
from mahjong_qt.backup.content import BackupFault, write_backup
from mahjong_qt.backup.folders import BackupFolders
from mahjong_qt.backup.pending import pending_restore
from mahjong_qt.windows.backup.backup_jobs import Found, Trouble, lay_ready, look_into, save
from tests.backup.sample_folders import make_folders


@pytest.fixture
def folders(tmp_path: Path) -> BackupFolders:
    return make_folders(tmp_path / "home", games=4)


def test_what_was_saved_is_found_again(folders: BackupFolders, tmp_path: Path) -> None:
    path = tmp_path / "b.zip"
    assert save(path, folders) == path.stat().st_size
    found = look_into(path)
    assert isinstance(found, Found)
    assert (found.games, found.saves, found.layouts, found.tile_sets) == (4, 2, 1, 1)
    assert found.made_at.startswith("20")


def test_a_backup_without_results_holds_none(tmp_path: Path) -> None:
    write_backup(tmp_path / "b.zip", BackupFolders(tmp_path / "none", tmp_path / "none"))
    found = look_into(tmp_path / "b.zip")
    assert isinstance(found, Found)
    assert found[1:] == (0, 0, 0, 0)


def test_a_backup_is_laid_ready(folders: BackupFolders, tmp_path: Path) -> None:
    save(tmp_path / "b.zip", folders)
    assert not pending_restore(folders.data)
    assert lay_ready(tmp_path / "b.zip", folders) == folders.data / "before-restore-1.zip"
    assert pending_restore(folders.data)


def test_what_is_no_backup_or_not_there_is_said_not_raised(folders: BackupFolders, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("a.txt", "text")
    assert look_into(tmp_path / "other.zip") == Trouble(BackupFault.NOT_OURS)
    assert lay_ready(tmp_path / "other.zip", folders) == Trouble(BackupFault.NOT_OURS)
    for trouble in (
        look_into(tmp_path / "nothing.zip"),
        lay_ready(tmp_path / "nothing.zip", folders),
        look_into(tmp_path),
    ):
        assert isinstance(trouble, Trouble)
        assert trouble.fault is None
        assert trouble.system
    assert not pending_restore(folders.data)


def test_what_cannot_be_saved_is_said(folders: BackupFolders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a folder has the name
    (tmp_path / "b.zip").mkdir()
    trouble = save(tmp_path / "b.zip", folders)
    assert isinstance(trouble, Trouble)
    assert (trouble.fault, bool(trouble.system)) == (None, True)
    monkeypatch.setattr(content, "MAX_FILES", 2)
    assert save(tmp_path / "c.zip", folders) == Trouble(BackupFault.TOO_LARGE)


def test_the_jobs_load_no_qt() -> None:
    script = "import sys, mahjong_qt.windows.backup.backup_jobs; print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
