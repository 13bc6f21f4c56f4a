"""The file of a backup, written and read."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import tracemalloc
import zipfile
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.backup.content import MANIFEST, BackupError, BackupFault, read_backup, write_backup
from mahjong_qt.backup.folders import RECORDS, BackupFolders
from tests.backup.sample_folders import FILES, make_folders

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Edit = Callable[[dict[str, bytes]], object]

NOW = datetime(2026, 11, 30, 9, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A backup of everything."""
    path = tmp_path / "backup.zip"
    write_backup(path, make_folders(tmp_path), NOW)
    return path


def fault_of(path: Path) -> BackupFault:
    with pytest.raises(BackupError) as caught:
        read_backup(path)
    return caught.value.fault


def change(path: Path, edit: Edit) -> None:
    """Changes what a backup holds, as somebody with a program for archives would."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    edit(files)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)


def list_as(held: dict[str, bytes], **head: object) -> None:
    held[MANIFEST] = json.dumps(json.loads(held[MANIFEST]) | head).encode()


def test_a_backup_has_everything_and_nothing_else(path: Path) -> None:
    content = read_backup(path)
    assert {name: data for name, data in content.files.items() if name != RECORDS} == FILES
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(content.files[RECORDS])
        assert database.execute("SELECT count(*) FROM result").fetchone() == (3,)
        assert database.execute("SELECT count(*) FROM replay").fetchone() == (3,)
    assert content.made_at == "2026-11-30T09:00:00+00:00"


def test_who_has_nothing_yet_has_an_empty_backup(tmp_path: Path) -> None:
    write_backup(tmp_path / "b.zip", BackupFolders(tmp_path / "data", tmp_path / "config"), NOW)
    assert read_backup(tmp_path / "b.zip").files == {}


def test_results_that_another_program_writes_just_now_are_those_of_one_moment(tmp_path: Path) -> None:
    folders = make_folders(tmp_path)
    with closing(sqlite3.connect(folders.data / "records.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM result")
        write_backup(tmp_path / "b.zip", folders, NOW)
        other.execute("ROLLBACK")
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(read_backup(tmp_path / "b.zip").files[RECORDS])
        assert database.execute("SELECT count(*) FROM result").fetchone() == (3,)


def test_results_that_are_locked_for_long_are_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.records.file_copy.PAUSE", 0.001)
    folders = make_folders(tmp_path)
    with closing(sqlite3.connect(folders.data / "records.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="locked"):
            write_backup(tmp_path / "b.zip", folders, NOW)
    assert not (tmp_path / "b.zip").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="such names cannot be there")
def test_names_that_other_systems_do_not_know_are_changed(tmp_path: Path) -> None:
    folders = BackupFolders(tmp_path / "data", tmp_path / "config")
    for name in ("a:b.mjlayout", "a?b.mjlayout", "A_B.mjlayout", "con.mjlayout"):
        (folders.data / "layouts").mkdir(parents=True, exist_ok=True)
        (folders.data / "layouts" / name).write_text(name)
    write_backup(tmp_path / "b.zip", folders, NOW)
    files = read_backup(tmp_path / "b.zip").files
    assert sorted(data.decode() for data in files.values()) == [
        "A_B.mjlayout", "a:b.mjlayout", "a?b.mjlayout", "con.mjlayout"
    ]  # fmt: skip
    assert len({name.casefold() for name in files}) == 4
    assert not any(letter in "".join(files) for letter in ":?")


def test_more_than_a_backup_may_hold_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr("mahjong_qt.backup.content.MAX_BYTES", 5000)
    with pytest.raises(BackupError, match="too large"):
        write_backup(tmp_path / "b.zip", make_folders(tmp_path / "other"), NOW)
    monkeypatch.setattr("mahjong_qt.backup.content.MAX_BYTES", path.stat().st_size - 1)
    assert fault_of(path) is BackupFault.TOO_LARGE
    monkeypatch.undo()
    monkeypatch.setattr("mahjong_qt.backup.content.MAX_MANIFEST", 0)
    assert fault_of(path) is BackupFault.TOO_LARGE


def test_a_disk_that_is_full_leaves_the_backup_of_before(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="no space"):
        write_backup(path, BackupFolders(tmp_path / "data", tmp_path / "config"), NOW)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["backup.zip"]


def test_no_file_and_foreign_files(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_backup(tmp_path / "none.zip")
    foreign = tmp_path / "foreign.zip"
    foreign.write_bytes(b"no archive")
    assert fault_of(foreign) is BackupFault.NOT_OURS
    with zipfile.ZipFile(foreign, "w") as archive:
        archive.writestr("letter.txt", "hello")
    assert fault_of(foreign) is BackupFault.NOT_OURS


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_a_file_that_is_cut(path: Path, part: float) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: int(part * len(data))])
    assert fault_of(path) is BackupFault.DAMAGED


def test_a_byte_that_has_turned_is_found_or_does_no_harm(path: Path) -> None:
    data, good = path.read_bytes(), read_backup(path).files
    # the directory at the end says where everything is
    for at in [*range(0, len(data), max(1, len(data) // 300)), *range(len(data) - 22, len(data))]:
        path.write_bytes(data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :])
        try:
            files = read_backup(path).files
        except BackupError:
            continue
        # it was one of the dates or sizes that nobody needs
        assert files == good


@pytest.mark.parametrize(
    "name",
    [
        "../evil", "/etc/evil", "data/../../evil", "data/layouts/../../evil", "data/layouts/..\\..\\evil",
        "data/layouts/c:evil", "data/layouts//evil", "data/layouts/nul", "data/errors.log", "config/other.json",
        "data/layouts/", "data/layouts/.hidden",
    ],
)  # fmt: skip
def test_a_file_that_would_go_elsewhere(path: Path, name: str) -> None:
    def add(files: dict[str, bytes]) -> None:
        files[name] = b""
        list_as(files, files=json.loads(files[MANIFEST])["files"] | {name: {"size": 0, "sha256": ""}})

    change(path, add)
    assert fault_of(path) is BackupFault.UNSAFE


def test_a_link_and_two_files_of_one_name(path: Path) -> None:
    data = path.read_bytes()
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("data/layouts/wave-x1.MJLAYOUT", "other")
    assert fault_of(path) is BackupFault.UNSAFE
    path.write_bytes(data)
    link = zipfile.ZipInfo("data/layouts/link.mjlayout")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(link, "/etc/passwd")
    assert fault_of(path) is BackupFault.UNSAFE


def test_what_is_not_what_it_says(path: Path) -> None:
    data = path.read_bytes()
    edits: dict[BackupFault, list[Edit]] = {
        BackupFault.DAMAGED: [
            lambda files: files.update({"data/game.json": b"changed"}),
            lambda files: files.pop("data/game.json"),
            lambda files: files.update({"data/game-zen.json": b"more"}),
            lambda files: files.update({MANIFEST: b"{"}),
            lambda files: list_as(files, version="1"),
            lambda files: list_as(files, files=[]),
        ],
        BackupFault.NEWER_VERSION: [lambda files: list_as(files, version=2)],
        BackupFault.NOT_OURS: [lambda files: list_as(files, format="other"), lambda files: files.pop(MANIFEST)],
    }
    for fault, all_edits in edits.items():
        for edit in all_edits:
            path.write_bytes(data)
            change(path, edit)
            assert fault_of(path) is fault


def test_results_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    folders = make_folders(tmp_path)
    path = tmp_path / "b.zip"
    with closing(sqlite3.connect(folders.data / "records.sqlite")) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(OSError, match="version 99"):
        write_backup(path, folders, NOW)


def say_size(path: Path, name: str, size: int) -> None:
    """Has an archive say, wherever it does, that a file in it is so large."""
    data = bytearray(path.read_bytes())
    for sign, at, name_at in ((b"PK\3\4", 22, 30), (b"PK\1\2", 24, 46)):
        begin = data.find(sign)
        while data[begin + name_at : begin + name_at + len(name)] != name.encode():
            begin = data.index(sign, begin + 1)
        data[begin + at : begin + at + 4] = size.to_bytes(4, "little")
    path.write_bytes(data)


@pytest.mark.parametrize("size", [10, 300 * 2**20])
def test_a_size_that_is_not_true_is_found_and_takes_no_memory(path: Path, size: int) -> None:
    change(path, lambda files: files.update({"data/game.json": bytes(60 * 2**20)}))
    say_size(path, "data/game.json", size)
    tracemalloc.start()
    fault = fault_of(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert fault is BackupFault.DAMAGED
    assert most < (20 if size == 10 else 160) * 2**20


def test_more_than_is_allowed_is_not_unpacked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.backup.content.MAX_BYTES", 100_000)
    change(path, lambda files: files.update({"data/game.json": bytes(90_000)}))
    assert fault_of(path) is BackupFault.TOO_LARGE


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_of_packing_are_refused_whole_or_damaged(path: Path, method: int) -> None:
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    assert fault_of(path) is BackupFault.DAMAGED


def test_what_was_stored_without_packing_can_be_read(path: Path) -> None:
    before = read_backup(path).files
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr(
            MANIFEST,
            json.dumps(
                {
                    "format": "mahjong-backup",
                    "version": 1,
                    "files": {
                        name: {"size": len(data), "sha256": sha256(data).hexdigest()} for name, data in before.items()
                    },
                }
            ),
        )
        for name, data in before.items():
            archive.writestr(name, data)
    assert read_backup(path).files == before


def test_damage_among_the_games_to_be_watched_is_found(path: Path) -> None:
    def spoil(files: dict[str, bytes]) -> None:
        with closing(sqlite3.connect(":memory:")) as database:
            database.deserialize(files[RECORDS])
            (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'replay'").fetchone()
            (size,) = database.execute("PRAGMA page_size").fetchone()
        before = files[RECORDS]
        data = files[RECORDS] = before[: (page - 1) * size] + b"rubbish!" * (size // 8) + before[page * size :]
        listed = json.loads(files[MANIFEST])["files"]
        list_as(files, files=listed | {RECORDS: {"size": len(data), "sha256": sha256(data).hexdigest()}})

    change(path, spoil)
    assert fault_of(path) is BackupFault.DAMAGED
