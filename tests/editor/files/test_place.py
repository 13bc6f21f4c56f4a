from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.files.layout_data import digest_of
from editor.files.place import DocumentPlace, FileState

if TYPE_CHECKING:
    from pathlib import Path

ONE, TWO, THREE = b"one", b"two", b"three"


class Watched:
    """A file that was read, and what was told of it since."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "file"
        self.path.write_bytes(ONE)
        self.place = DocumentPlace()
        self.place.settle(self.path, digest_of(ONE))
        self.states: list[FileState] = []
        self.apart: list[bool] = []
        self.place.state_changed.connect(self.states.append)
        self.place.apart_changed.connect(self.apart.append)

    def write(self, data: bytes) -> None:
        self.path.write_bytes(data)
        self.place.check()


@pytest.fixture
def watched(tmp_path: Path, qapp: object) -> Watched:
    return Watched(tmp_path)


def test_nothing_is_told_of_an_unchanged_file(watched: Watched) -> None:
    watched.write(ONE)
    assert watched.states == []
    assert watched.place.check() is FileState.SAME


def test_each_other_content_is_told_once(watched: Watched) -> None:
    watched.write(TWO)
    watched.place.check()
    watched.write(THREE)
    watched.write(ONE)
    assert watched.states == [FileState.CHANGED, FileState.CHANGED, FileState.SAME]
    assert watched.apart == []


def test_a_file_that_is_gone_is_to_be_saved(watched: Watched) -> None:
    watched.path.unlink()
    assert watched.place.check() is FileState.GONE
    assert watched.place.is_apart
    watched.write(ONE)
    assert not watched.place.is_apart
    assert watched.states == [FileState.GONE, FileState.SAME]


def test_a_folder_in_its_place_is_no_file(watched: Watched) -> None:
    watched.path.unlink()
    watched.path.mkdir()
    assert watched.place.check() is FileState.GONE


def test_what_was_accepted_is_known_and_still_to_be_saved(watched: Watched) -> None:
    watched.write(TWO)
    watched.place.accept()
    assert watched.place.is_apart
    assert watched.place.check() is FileState.SAME
    watched.path.unlink()
    watched.place.check()
    watched.write(TWO)
    # the layout here is in no file, whatever becomes of this one
    assert watched.place.is_apart
    watched.place.settle(watched.path, digest_of(TWO))
    assert not watched.place.is_apart


def test_without_a_file_nothing_can_change(watched: Watched) -> None:
    watched.place.leave("name")
    watched.path.unlink()
    assert watched.place.check() is FileState.SAME
    assert watched.place.suggestion == "name"
    assert watched.states == []


def test_a_file_that_cannot_be_looked_at_is_left_as_it_was(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("editor.files.place.digest_at", fail)
    watched.write(TWO)
    assert watched.states == []


def test_only_another_path_is_told(watched: Watched) -> None:
    told: list[Path | None] = []
    watched.place.changed.connect(told.append)
    watched.place.settle(watched.path, "other")
    watched.place.leave()
    watched.place.leave()
    assert told == [None]


def test_nothing_else_is_watched_any_more(watched: Watched, tmp_path: Path) -> None:
    other = tmp_path / "deep" / "other"
    other.parent.mkdir()
    other.write_bytes(ONE)
    watched.place.settle(other, digest_of(ONE))
    watcher = watched.place._watcher
    assert (watcher.files(), watcher.directories()) == ([str(other)], [str(other.parent)])
    watched.place.leave()
    assert (watcher.files(), watcher.directories()) == ([], [])
