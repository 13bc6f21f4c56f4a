from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING

import pytest

from mahjong_qt import storage
from mahjong_qt.storage import lock_file, publish_file, remove_leftovers, replace_file, set_aside, sync_file

if TYPE_CHECKING:
    from pathlib import Path


class FullDisk:
    """A stand-in for a file on a disk that has no room left after `room` bytes."""

    def __init__(self, handle: int, room: int) -> None:
        self._handle = handle
        self._room = room

    def __enter__(self) -> FullDisk:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._handle)

    def write(self, data: bytes) -> int:
        os.write(self._handle, data[: self._room])
        raise OSError(errno.ENOSPC, "No space left on device")


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def refuse(*_: object, **__: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


def test_a_file_is_written_in_a_folder_that_is_made_for_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deep" / "game.json"
    replace_file(path, b"one")
    assert path.read_bytes() == b"one"
    assert names_in(path.parent) == ["game.json"]


def test_longer_content_gives_way_to_shorter(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    replace_file(path, b"a long content")
    replace_file(path, b"short")
    assert path.read_bytes() == b"short"
    assert names_in(tmp_path) == ["game.json"]


def test_the_old_content_stays_when_the_name_cannot_be_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    replace_file(path, b"old")
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(PermissionError):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["game.json"]


def test_the_old_content_stays_when_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    replace_file(path, b"old")
    monkeypatch.setattr(os, "fdopen", lambda handle, _mode: FullDisk(handle, room=2))
    with pytest.raises(OSError, match="No space left"):
        replace_file(path, b"new content")
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["game.json"]


def test_nothing_is_left_behind_when_the_player_interrupts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        replace_file(tmp_path / "game.json", b"new")
    assert names_in(tmp_path) == []


def test_the_new_content_is_complete_before_it_takes_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    seen = []
    really_replace = os.replace

    def look(source: str, target: Path) -> None:
        with open(source, "rb") as file:
            seen.append(file.read())
        really_replace(source, target)

    monkeypatch.setattr(os, "replace", look)
    replace_file(path, b"x" * 100_000)
    assert seen == [b"x" * 100_000]


def test_a_file_that_is_held_for_a_moment_is_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    really_replace = os.replace
    refusals = [PermissionError(errno.EACCES, "held by a virus scanner")] * 3

    def hold(source: str, target: Path) -> None:
        if refusals:
            raise refusals.pop()
        really_replace(source, target)

    monkeypatch.setattr(storage, "PATIENCE", {os.name: 5})
    monkeypatch.setattr(storage, "PAUSE", 0)
    monkeypatch.setattr(os, "replace", hold)
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert names_in(tmp_path) == ["game.json"]


def test_two_writers_do_not_share_a_half_written_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = []
    monkeypatch.setattr(os, "replace", lambda source, _target: sources.append(source))
    replace_file(tmp_path / "game.json", b"one")
    replace_file(tmp_path / "game.json", b"two")
    assert len(set(sources)) == 2


def test_a_folder_that_may_not_be_written_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal is played, since a test that runs as root may write everywhere."""
    path = tmp_path / "game.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(PermissionError):
        replace_file(path, b"new")
    with pytest.raises(PermissionError):
        set_aside(path)
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["game.json"]


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError, match="file"):
        replace_file(tmp_path / "file" / "game.json", b"new")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_a_file_for_others_is_as_the_user_makes_files(tmp_path: Path, mask: int, mode: int) -> None:
    before = os.umask(mask)
    try:
        publish_file(tmp_path / "a.layout", b"one")
        replace_file(tmp_path / "game.json", b"one")
    finally:
        after = os.umask(before)
    assert (tmp_path / "a.layout").stat().st_mode & 0o777 == mode
    assert (tmp_path / "game.json").stat().st_mode & 0o777 == 0o600
    assert after == mask
    assert names_in(tmp_path) == ["a.layout", "game.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_a_file_for_others_keeps_its_permissions_and_never_had_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.layout"
    path.write_bytes(b"old")
    path.chmod(0o640)
    seen = []
    really_replace = os.replace

    def look(source: str, target: Path) -> None:
        seen.append(os.stat(source).st_mode & 0o777)
        really_replace(source, target)

    monkeypatch.setattr(os, "replace", look)
    publish_file(path, b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o777, seen) == (b"new", 0o640, [0o640])


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
@pytest.mark.parametrize("is_there", [True, False])
def test_a_file_for_others_leaves_links_alone(tmp_path: Path, is_there: bool) -> None:
    (tmp_path / "there").mkdir()
    target = tmp_path / "there" / "real.map"
    if is_there:
        target.write_bytes(b"old")
    (tmp_path / "link.map").symlink_to(target)
    publish_file(tmp_path / "link.map", b"new")
    assert (tmp_path / "link.map").is_symlink()
    assert target.read_bytes() == b"new"


def test_a_file_for_others_is_written_where_permissions_are_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "chmod", refuse)
    publish_file(tmp_path / "a.layout", b"new")
    assert (tmp_path / "a.layout").read_bytes() == b"new"


def test_a_damaged_file_gets_a_name_of_its_own_each_time(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for number, content in enumerate((b"first", b"second", b"third"), 1):
        path.write_bytes(content)
        aside = set_aside(path)
        assert aside == tmp_path / f"game.damaged-{number}.json"
        assert aside.read_bytes() == content
        assert not path.exists()
    assert len(names_in(tmp_path)) == 3


def test_setting_aside_never_overwrites_a_gap_in_the_numbers(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    (tmp_path / "game.damaged-1.json").write_bytes(b"earlier")
    (tmp_path / "game.damaged-3.json").write_bytes(b"later")
    path.write_bytes(b"now")
    assert set_aside(path).name == "game.damaged-2.json"
    assert (tmp_path / "game.damaged-1.json").read_bytes() == b"earlier"


def test_setting_aside_what_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(tmp_path / "game.json")
    assert names_in(tmp_path) == []


def test_only_the_leftovers_of_this_file_are_removed(tmp_path: Path) -> None:
    for name in ("game.json", ".game.json.abc123", ".game.json.x", ".settings.json.abc", "game.json.bak", ".hidden"):
        (tmp_path / name).write_bytes(b"")
    remove_leftovers(tmp_path / "game.json")
    assert names_in(tmp_path) == [".hidden", ".settings.json.abc", "game.json", "game.json.bak"]


def test_what_a_killed_program_leaves_is_a_leftover(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    monkeypatch.setattr(os, "replace", lambda *_: None)  # as if the program had ended here
    replace_file(path, b"half")
    assert len(names_in(tmp_path)) == 1
    remove_leftovers(path)
    assert names_in(tmp_path) == []


def test_removing_leftovers_from_a_missing_folder_does_nothing(tmp_path: Path) -> None:
    remove_leftovers(tmp_path / "missing" / "game.json")
    assert names_in(tmp_path) == []


def test_syncing_reaches_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"content")
    synced = []

    def note(handle: int) -> None:
        synced.append(os.fstat(handle).st_ino)

    monkeypatch.setattr(os, "fsync", note)
    sync_file(path)
    assert synced == [path.stat().st_ino]


def test_syncing_a_missing_file_does_nothing(tmp_path: Path) -> None:
    sync_file(tmp_path / "game.json")
    assert names_in(tmp_path) == []


def test_a_failing_disk_is_reported_and_the_file_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"content")
    handles = []

    def fail(handle: int) -> None:
        handles.append(handle)
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="Input/output"):
        sync_file(path)
    with pytest.raises(OSError, match="descriptor"):
        os.fstat(handles[0])


@pytest.mark.parametrize("content", [None, b"", b"hello", b"4711\npython3\nother-host\nother-machine\n"])
def test_a_lock_is_free_whatever_the_file_holds(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "new" / "running.lock"
    if content is not None:
        path.parent.mkdir()
        path.write_bytes(content)
    lock = lock_file(path)
    assert lock is not None
    lock.close()


def test_only_one_has_the_lock_until_it_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "running.lock"
    first = lock_file(path)
    assert first is not None
    assert lock_file(path) is None
    first.close()
    second = lock_file(path)
    assert second is not None
    second.close()


def test_a_process_that_is_killed_frees_its_lock(tmp_path: Path) -> None:
    path = tmp_path / "running.lock"
    script = (
        "import sys, pathlib; from mahjong_qt.storage import lock_file;"
        "kept = lock_file(pathlib.Path(sys.argv[1])); print('locked', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        assert lock_file(path) is None
        process.kill()
        process.wait()
    lock = lock_file(path)
    assert lock is not None
    lock.close()


def test_where_no_lock_can_be_made_there_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "running.lock").mkdir()
    with pytest.raises(OSError, match="lock"):
        lock_file(tmp_path / "running.lock")
