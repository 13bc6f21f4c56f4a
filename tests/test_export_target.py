from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.export_target import (
    OutputFile,
    replaced_unasked,
    suffixes_of,
    target_path,
    write_files,
)


@pytest.mark.parametrize(
    ("chosen", "target", "name"),
    [
        ("a", LayoutFormat.JSON, "a.mjlayout"),
        ("a.json", LayoutFormat.JSON, "a.json"),
        ("a.mjlayout", LayoutFormat.JSON, "a.mjlayout"),
        ("a.map", LayoutFormat.JSON, "a.mjlayout"),
        ("a.mjlayout", LayoutFormat.KMAHJONGG, "a.layout"),
        ("A.LAY", LayoutFormat.KYODAI, "A.LAY"),
        ("v1.2", LayoutFormat.MAH, "v1.2.mah"),
    ],
)
def test_files_end_as_their_format_wants(chosen: str, target: LayoutFormat, name: str) -> None:
    assert target_path(Path("folder", chosen), target) == Path("folder", name)


def test_every_format_that_is_written_has_an_ending_of_its_own() -> None:
    suffixes = [suffix for target in LayoutFormat if target.can_be_written for suffix in suffixes_of(target)]
    assert all(suffix.startswith(".") for suffix in suffixes)
    assert len(set(suffixes)) == len(suffixes)


def test_only_what_the_player_did_not_choose_is_asked_about(tmp_path: Path) -> None:
    chosen = OutputFile(tmp_path / "a.layout", b"new")
    companion = OutputFile(tmp_path / "a.desktop", b"new")
    assert replaced_unasked([chosen, companion], chosen.path) == []
    chosen.path.write_bytes(b"old")
    companion.path.write_bytes(b"new")
    assert replaced_unasked([chosen, companion], chosen.path) == []
    companion.path.write_bytes(b"old")
    assert replaced_unasked([chosen, companion], chosen.path) == [companion.path]
    assert replaced_unasked([chosen], tmp_path / "a") == [chosen.path]


def test_files_are_written(tmp_path: Path) -> None:
    files = [OutputFile(tmp_path / name, name.encode()) for name in ("a.layout", "a.desktop")]
    write_files(files)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "a.layout": b"a.layout",
        "a.desktop": b"a.desktop",
    }


@pytest.mark.skipif(os.name == "nt", reason="there are no such permissions")
def test_others_may_read_what_is_written_as_the_user_lets_them(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_files([OutputFile(tmp_path / "new.map", b"1")])
        assert stat.S_IMODE((tmp_path / "new.map").stat().st_mode) == 0o644
        (tmp_path / "new.map").chmod(0o640)
        write_files([OutputFile(tmp_path / "new.map", b"2")])
        assert stat.S_IMODE((tmp_path / "new.map").stat().st_mode) == 0o640
        assert os.umask(0o022) == 0o022
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "real.map").write_bytes(b"old")
    (tmp_path / "link.map").symlink_to(tmp_path / "there" / "real.map")
    write_files([OutputFile(tmp_path / "link.map", b"new")])
    assert (tmp_path / "link.map").is_symlink()
    assert (tmp_path / "there" / "real.map").read_bytes() == b"new"


def test_what_cannot_be_written_raises(tmp_path: Path) -> None:
    (tmp_path / "folder.map").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_files([OutputFile(tmp_path / "folder.map", b"new")])
    assert [path.name for path in tmp_path.iterdir()] == ["folder.map"]
