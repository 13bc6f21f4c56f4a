from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from editor.files.recent_files import LIMIT, RecentFiles

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "config" / "recent.json"


def test_the_latest_stands_first_and_each_once(store: Path) -> None:
    recent = RecentFiles(store)
    for name in ("/a", "/b", "/a"):
        recent.add(Path(name))
    assert recent.paths == (os.path.abspath("/a"), os.path.abspath("/b"))
    assert RecentFiles(store).paths == recent.paths


def test_no_more_than_ten_are_kept(store: Path) -> None:
    recent = RecentFiles(store)
    for number in range(15):
        recent.add(Path(f"/{number}"))
    assert recent.paths == tuple(os.path.abspath(f"/{number}") for number in range(14, 14 - LIMIT, -1))


def test_files_leave_the_list(store: Path) -> None:
    recent = RecentFiles(store)
    recent.add(Path("/a"))
    recent.add(Path("/b"))
    recent.remove(Path("/b"))
    assert RecentFiles(store).paths == (os.path.abspath("/a"),)
    recent.clear()
    assert RecentFiles(store).paths == ()


def test_what_another_editor_added_stays(store: Path) -> None:
    one, other = RecentFiles(store), RecentFiles(store)
    one.add(Path("/a"))
    other.add(Path("/b"))
    one.add(Path("/c"))
    assert other.refresh() == tuple(map(os.path.abspath, ("/c", "/b", "/a")))


def test_a_name_that_is_no_text_survives(store: Path) -> None:
    path = Path(os.fsdecode(b"/\xff.json"))
    RecentFiles(store).add(path)
    assert RecentFiles(store).paths == (os.path.abspath(path),)


@pytest.mark.parametrize("content", [b"{", b"{}", b"\xff", b"7", b"[" * 100_000])
def test_a_damaged_list_is_set_aside(store: Path, content: bytes) -> None:
    store.parent.mkdir()
    store.write_bytes(content)
    recent = RecentFiles(store)
    assert recent.paths == ()
    assert recent.damaged is not None
    assert recent.damaged.read_bytes() == content
    recent.add(Path("/a"))
    assert RecentFiles(store).paths == (os.path.abspath("/a"),)


def test_what_is_no_path_is_left_out(store: Path) -> None:
    store.parent.mkdir()
    good = os.path.abspath("/a")
    store.write_text(json.dumps([1, "relative", "/nul\0l", None, good, good]), "utf-8")
    assert RecentFiles(store).paths == (good,)


def test_a_list_that_cannot_be_written_holds_all_the_same(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "config").write_text("in the way")
    recent = RecentFiles(tmp_path / "config" / "recent.json")
    with qtbot.waitSignal(recent.write_failed):
        recent.add(Path("/a"))
    assert recent.paths == (os.path.abspath("/a"),)
