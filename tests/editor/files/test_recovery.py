from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from editor.files.recovery import STALE, RecoveryFile, find_lost
from editor.files.snapshot import Snapshot, encode_snapshot
from mahjong_qt import storage
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile

if TYPE_CHECKING:
    from pathlib import Path


def snapshot(count: int, time: float = 0.0) -> Snapshot:
    return Snapshot(LayoutFile(Layout.from_tiles((2 * x, 0, 0) for x in range(count))), time=time)


def counts(folder: Path) -> list[int]:
    """How many tiles each of the lost layouts has, in the order of what is offered."""
    found = find_lost(folder)
    for work in found.lost:
        work.release()
    return [len(work.snapshot.file.layout) for work in found.lost]


def test_what_is_kept_is_found_when_its_owner_is_gone(tmp_path: Path) -> None:
    file = RecoveryFile(tmp_path / "recovery")
    file.write(snapshot(2))
    file.write(snapshot(3))
    assert counts(file.path.parent) == []
    file.release()
    assert counts(file.path.parent) == [3]


def test_the_latest_is_offered_first(tmp_path: Path) -> None:
    for count, time in ((1, 10.0), (2, 30.0), (3, 20.0)):
        (tmp_path / f"{count}.mjrecovery").write_bytes(encode_snapshot(snapshot(count, time)))
    assert counts(tmp_path) == [2, 3, 1]


def test_what_was_found_is_found_by_nobody_else_meanwhile(tmp_path: Path) -> None:
    (tmp_path / "a.mjrecovery").write_bytes(encode_snapshot(snapshot(2)))
    found = find_lost(tmp_path)
    assert counts(tmp_path) == []
    found.lost[0].release()
    assert counts(tmp_path) == [2]
    (work,) = find_lost(tmp_path).lost
    work.remove()
    assert list(tmp_path.iterdir()) == []


def test_removing_leaves_nothing(tmp_path: Path) -> None:
    file = RecoveryFile(tmp_path)
    file.remove()
    file.write(snapshot(2))
    file.remove()
    assert list(tmp_path.iterdir()) == []
    # and it can be used again
    file.write(snapshot(2))
    assert file.path.exists()
    file.remove()


def test_damaged_files_and_those_of_newer_programs_stay(tmp_path: Path) -> None:
    data = encode_snapshot(snapshot(2))
    (tmp_path / "cut.mjrecovery").write_bytes(data[:50])
    (tmp_path / "new.mjrecovery").write_bytes(data.replace(b'"version": 1', b'"version": 2'))
    found = find_lost(tmp_path)
    assert found.lost == ()
    assert found.damaged == (tmp_path / "cut.damaged-1.mjrecovery",)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cut.damaged-1.mjrecovery", "new.mjrecovery"]
    assert find_lost(tmp_path) == ((), ())


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert find_lost(tmp_path / "nobody") == ((), ())


def test_what_was_half_written_is_removed(tmp_path: Path) -> None:
    (tmp_path / "a.mjrecovery").write_bytes(encode_snapshot(snapshot(2)))
    (tmp_path / ".a.mjrecovery.x7").write_bytes(b"{")
    stale, fresh = tmp_path / "b.lock", tmp_path / "c.lock"
    for lock in (stale, fresh):
        lock.touch()
    (tmp_path / ".b.mjrecovery.x7").write_bytes(b"{")
    os.utime(stale, (0, stale.stat().st_mtime - 2 * STALE))
    assert counts(tmp_path) == [2]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.lock", "a.mjrecovery", "c.lock"]


def test_without_locks_work_is_kept_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("editor.files.recovery.lock_file", fail)
    file = RecoveryFile(tmp_path)
    file.write(snapshot(2))
    assert counts(tmp_path) == [2]


def test_a_full_disk_leaves_what_was_kept_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = RecoveryFile(tmp_path)
    file.write(snapshot(2))

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(storage, "_take_place", fail)
    with pytest.raises(OSError, match="No space"):
        file.write(snapshot(3))
    file.release()
    assert counts(tmp_path) == [2]
