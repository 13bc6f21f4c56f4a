"""Damage to any file of a bundle is noticed, and the file is named."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from mahjong_qt.self_test import bundle_files
from mahjong_qt.self_test.bundle_files import check_bundle_files, check_licences, check_listed_files
from mahjong_qt.self_test.check import CheckError
from makers.file_list import write_contents


@pytest.fixture
def inside(tmp_path: Path) -> Path:
    """The folder of the files of a bundle, with its list."""
    folder = tmp_path / "_internal"
    for name in ("mahjong_qt/launch.pyc", "mahjong_qt/backup/content.pyc", "Qt/libQt.so", "ä ö.txt"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode() * 9)
    for name in ("LICENSE.txt", "THIRD-PARTY.md", "Python/LICENSE.txt"):
        path = folder / "licenses" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("Do as you like.")
    if os.name != "nt":
        (folder / "libQt.so").symlink_to("Qt/libQt.so")
    write_contents(folder)
    return folder


def complaint(inside: Path) -> str:
    with pytest.raises(CheckError) as told:
        check_listed_files(inside)
    return str(told.value)


def test_a_whole_bundle_passes(inside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(inside), raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    files = sum(path.is_file() for path in inside.rglob("*")) - 1
    assert check_bundle_files() == f"{files} files, licences of 1 parts"


def test_the_list_is_the_same_when_it_is_written_again(inside: Path) -> None:
    before = (inside / bundle_files.CONTENTS).read_bytes()
    assert write_contents(inside).read_bytes() == before


def test_what_is_missing_is_named(inside: Path) -> None:
    (inside / "mahjong_qt" / "launch.pyc").unlink()
    (inside / "mahjong_qt" / "backup" / "content.pyc").unlink()
    assert complaint(inside) == "missing: mahjong_qt/backup/content.pyc, mahjong_qt/launch.pyc"


def test_what_is_altered_is_named(inside: Path) -> None:
    path = inside / "Qt" / "libQt.so"
    path.write_bytes(path.read_bytes()[:-1] + b"x")
    assert complaint(inside) == "altered: Qt/libQt.so"
    path.write_bytes(b"")
    assert complaint(inside) == "altered: Qt/libQt.so"


def test_what_is_too_many_is_named(inside: Path) -> None:
    (inside / "mahjong_qt" / "old.pyc").write_bytes(b"")
    assert complaint(inside) == "not of the bundle: mahjong_qt/old.pyc"


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_that_leads_nowhere_is_missing(inside: Path) -> None:
    (inside / "libQt.so").unlink()
    (inside / "libQt.so").symlink_to("Qt/gone.so")
    assert complaint(inside) == "missing: libQt.so"


def test_of_many_only_some_are_named(inside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle_files, "NAMED", 1)
    for path in (inside / "licenses").glob("*.*"):
        path.unlink()
    assert complaint(inside) == "missing: licenses/LICENSE.txt and 1 more"


@pytest.mark.parametrize("content", [None, b"", b"{"])
def test_without_a_list_nothing_is_known(inside: Path, content: bytes | None) -> None:
    path = inside / bundle_files.CONTENTS
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    assert "no list of the files" in complaint(inside)


def test_licences_that_are_missing(inside: Path) -> None:
    (inside / "licenses" / "Python" / "LICENSE.txt").unlink()
    with pytest.raises(CheckError, match="no licence of Python"):
        check_licences(inside)
    (inside / "licenses" / "THIRD-PARTY.md").unlink()
    with pytest.raises(CheckError, match=r"not among the licences: THIRD-PARTY\.md"):
        check_licences(inside)


def test_on_macos_the_licences_lie_elsewhere(inside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (inside / "licenses").rename(tmp_path / "moved")
    (tmp_path / "Resources").mkdir()
    (tmp_path / "moved").rename(tmp_path / "Resources" / "licenses")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(inside), raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert check_bundle_files() == "licences of 1 parts"


def test_a_checkout_has_no_list() -> None:
    assert check_bundle_files() == "not a bundle"
