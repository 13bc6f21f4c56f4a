"""A backup that takes effect at the next start."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mahjong_qt.backup import pending
from mahjong_qt.backup.content import BackupContent, read_backup, write_backup
from mahjong_qt.backup.folders import BackupFolders
from mahjong_qt.backup.pending import apply_pending, forget_restore, pending_restore, restore_backup
from mahjong_qt.records import Records
from tests.backup.sample_folders import FILES, games_in, held, make_folders
from tests.records.sample_results import result, spoil_replays


@pytest.fixture
def content(tmp_path: Path) -> BackupContent:
    """A backup of five games and everything else."""
    write_backup(tmp_path / "b.zip", make_folders(tmp_path / "old computer", games=5))
    return read_backup(tmp_path / "b.zip")


@pytest.fixture
def folders(tmp_path: Path) -> BackupFolders:
    """Where there are two games, other settings, and a layout more."""
    folders = make_folders(tmp_path / "new computer", games=2)
    folders.path_of("config/settings.json").write_bytes(b"other")
    folders.path_of("data/layouts/more.mjlayout").write_bytes(b"more")
    return folders


def test_nothing_lies_ready(folders: BackupFolders, tmp_path: Path) -> None:
    assert not pending_restore(folders.data)
    assert apply_pending(folders) is None
    assert not pending_restore(tmp_path / "nowhere")
    assert apply_pending(BackupFolders(tmp_path / "no", tmp_path / "where")) is None


def test_nothing_changes_before_the_next_start_and_everything_then(
    folders: BackupFolders, content: BackupContent
) -> None:
    promised = restore_backup(content, folders)
    assert pending_restore(folders.data)
    assert (games_in(folders), folders.path_of("config/settings.json").read_bytes()) == (2, b"other")
    # what is written until then is in the backup of before
    folders.path_of("config/settings.json").write_bytes(b"the last words")
    before = apply_pending(folders)
    assert before == promised == folders.data / "before-restore-1.zip"
    assert (games_in(folders), held(folders)) == (5, FILES)
    assert folders.path_of("data/layouts/more.mjlayout").read_bytes() == b"more"
    assert not pending_restore(folders.data)
    assert not (folders.data / "restore.pending").exists()
    assert apply_pending(folders) is None
    kept = read_backup(before)
    assert kept.files["config/settings.json"] == b"the last words"
    # and there is a way back, that keeps this state too
    assert restore_backup(kept, folders) == folders.data / "before-restore-2.zip"
    apply_pending(folders)
    assert games_in(folders) == 2


def test_to_a_new_computer(tmp_path: Path, content: BackupContent) -> None:
    folders = BackupFolders(tmp_path / "a" / "data", tmp_path / "b" / "config")
    restore_backup(content, folders)
    apply_pending(folders)
    assert (games_in(folders), held(folders)) == (5, FILES)


def test_the_last_choice_counts_and_can_be_forgotten(folders: BackupFolders, content: BackupContent) -> None:
    restore_backup(content, folders)
    restore_backup(content._replace(files={"data/game.json": b"only this"}), folders)
    apply_pending(folders)
    assert (games_in(folders), folders.path_of("data/game.json").read_bytes()) == (2, b"only this")
    restore_backup(content, folders)
    forget_restore(folders.data)
    assert apply_pending(folders) is None
    assert games_in(folders) == 2


def test_a_disk_that_is_full_leaves_nothing_ready(
    folders: BackupFolders, content: BackupContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = 4

    def full(source: str, target: Path, replace: object = os.replace) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise OSError("no space left")
        replace(source, target)  # type: ignore[operator]

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="no space"):
        restore_backup(content, folders)
    monkeypatch.undo()
    assert not pending_restore(folders.data)
    assert apply_pending(folders) is None
    assert games_in(folders) == 2


class Killed(BaseException):
    """The program ends here."""


@pytest.mark.parametrize("steps", range(len(FILES) + 1))
def test_a_start_that_is_killed_between_two_steps_is_finished_by_the_next(
    folders: BackupFolders, content: BackupContent, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    before = restore_backup(content, folders)
    move, left = pending._move, steps

    def move_some(path: Path, target: Path) -> None:
        nonlocal left
        if left == 0:
            raise Killed
        left -= 1
        move(path, target)

    monkeypatch.setattr(pending, "_move", move_some)
    with pytest.raises(Killed):
        apply_pending(folders)
    monkeypatch.undo()
    assert pending_restore(folders.data)
    assert apply_pending(folders) == before
    assert (games_in(folders), held(folders)) == (5, FILES)
    # the backup is of the state before the first try
    assert read_backup(before).files["config/settings.json"] == b"other"


def test_nothing_is_replaced_when_what_is_there_cannot_be_kept(
    folders: BackupFolders, content: BackupContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    restore_backup(content, folders)

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("mahjong_qt.backup.content.publish_file", full)
    with pytest.raises(OSError, match="no space"):
        apply_pending(folders)
    assert (games_in(folders), folders.path_of("config/settings.json").read_bytes()) == (2, b"other")
    monkeypatch.undo()
    apply_pending(folders)
    assert games_in(folders) == 5


def test_files_on_another_disk(folders: BackupFolders, content: BackupContent, monkeypatch: pytest.MonkeyPatch) -> None:
    restore_backup(content, folders)

    def other_disk(*_: object) -> None:
        raise OSError("another device")

    monkeypatch.setattr(Path, "replace", other_disk)
    apply_pending(folders)
    assert (games_in(folders), held(folders)) == (5, FILES)


def test_damaged_results_do_not_stand_in_the_way(folders: BackupFolders, content: BackupContent) -> None:
    restore_backup(content, folders)
    folders.path_of("data/records.sqlite").write_bytes(b"rubbish" * 1000)
    apply_pending(folders)
    assert games_in(folders) == 5
    assert (folders.data / "records.damaged-1.sqlite").read_bytes() == b"rubbish" * 1000


def test_the_restored_results_are_also_those_of_the_daily_copy(folders: BackupFolders, content: BackupContent) -> None:
    restore_backup(content, folders)
    apply_pending(folders)
    folders.path_of("data/records.sqlite").write_bytes(b"rubbish" * 1000)
    assert games_in(folders) == 5


@pytest.mark.parametrize("plan", [b"{", b"{}", b"[]", b'{"before": "b.zip", "files": [1]}'])
def test_a_plan_of_somebody_else_is_forgotten(folders: BackupFolders, content: BackupContent, plan: bytes) -> None:
    restore_backup(content, folders)
    (folders.data / "restore.pending" / "plan.json").write_bytes(plan)
    assert apply_pending(folders) is None
    assert not pending_restore(folders.data)
    assert games_in(folders) == 2


def fail_at(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Has one file refuse to be replaced."""
    move = pending._move

    def move_others(path: Path, target: Path) -> None:
        if target.name == name:
            raise PermissionError("held by another program")
        move(path, target)

    monkeypatch.setattr(pending, "_move", move_others)


@pytest.mark.parametrize("name", ["records.sqlite", "game.json"])
def test_what_was_played_between_two_tries_is_kept(
    folders: BackupFolders, content: BackupContent, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    restore_backup(content, folders)
    fail_at(monkeypatch, name)
    with pytest.raises(PermissionError):
        apply_pending(folders)
    monkeypatch.undo()
    if name == "records.sqlite":
        Records(folders.path_of("data/records.sqlite")).add(result(7))
    else:
        folders.path_of("data/game.json").write_bytes(b"a game played meanwhile")
    second = apply_pending(folders)
    assert second == folders.data / "before-restore-2.zip"
    assert (games_in(folders), held(folders)) == (5, FILES)
    assert read_backup(folders.data / "before-restore-1.zip").files["config/settings.json"] == b"other"
    kept = read_backup(second).files
    if name == "records.sqlite":
        folders.path_of("data/records.sqlite").write_bytes(kept["data/records.sqlite"])
        assert games_in(folders) == 3
    else:
        assert kept["data/game.json"] == b"a game played meanwhile"


def test_several_tries_with_nothing_played_make_one_backup(
    folders: BackupFolders, content: BackupContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = restore_backup(content, folders)
    fail_at(monkeypatch, "settings.json")
    for _ in range(3):
        with pytest.raises(PermissionError):
            apply_pending(folders)
    # results and games are in their places all the same
    assert games_in(folders) == 5
    assert folders.path_of("data/game.json").read_bytes() == FILES["data/game.json"]
    monkeypatch.undo()
    assert apply_pending(folders) == before
    assert [path.name for path in folders.data.glob("before-restore-*")] == [before.name]


def test_damage_among_the_games_to_be_watched_does_not_stand_in_the_way(
    folders: BackupFolders, content: BackupContent
) -> None:
    restore_backup(content, folders)
    spoil_replays(folders.path_of("data/records.sqlite"))
    before = apply_pending(folders)
    assert before is not None
    assert games_in(folders) == 5
    folders.path_of("data/records.sqlite").write_bytes(read_backup(before).files["data/records.sqlite"])
    assert games_in(folders) == 2
