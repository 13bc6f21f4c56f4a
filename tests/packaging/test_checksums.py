from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from makers.checksums import Differences, differences, read_checksums, verify_checksums, write_checksums
from makers.steps import PackagingError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "b.deb").write_bytes(b"two")
    (tmp_path / "a b.exe").write_bytes(b"one")
    (tmp_path / "AppDir").mkdir()
    (tmp_path / "AppDir" / "inside").write_bytes(b"not an artifact")
    (tmp_path / "SHA256SUMS.asc").write_bytes(b"of earlier")
    write_checksums(tmp_path)
    return tmp_path


def test_every_file_has_a_line_sorted_by_name(folder: Path) -> None:
    one, two = hashlib.sha256(b"one").hexdigest(), hashlib.sha256(b"two").hexdigest()
    assert (folder / "SHA256SUMS").read_bytes() == f"{one}  a b.exe\n{two}  b.deb\n".encode()
    assert verify_checksums(folder) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="coreutils are there on Linux only")
def test_coreutils_read_it(folder: Path) -> None:
    program = shutil.which("sha256sum")
    assert program
    command = [program, "--check", "--strict", "SHA256SUMS"]
    assert subprocess.run(command, cwd=folder, check=False, stdout=subprocess.DEVNULL).returncode == 0
    (folder / "b.deb").write_bytes(b"changed")
    assert subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode == 1


def test_what_differs_is_told_by_name(folder: Path) -> None:
    (folder / "a b.exe").write_bytes(b"other")
    (folder / "b.deb").unlink()
    (folder / "c").touch()
    assert differences(folder) == Differences(("a b.exe",), ("b.deb",), ("c",))
    with pytest.raises(PackagingError, match=r"changed: a b\.exe\nmissing: b\.deb\nnot in the list: c"):
        verify_checksums(folder)


@pytest.mark.parametrize("text", ["", "00  a\n", f"{'0' * 64} a\n", f"{'0' * 64}  ../a\n", f"{'0' * 64}  a\n" * 2])
def test_a_list_of_another_form_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "SHA256SUMS").write_text(text)
    with pytest.raises(PackagingError, match="SHA256SUMS"):
        read_checksums(tmp_path / "SHA256SUMS")


def test_an_empty_folder_has_no_checksums(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="nothing"):
        write_checksums(tmp_path)
    with pytest.raises(PackagingError, match="cannot be read"):
        verify_checksums(tmp_path)
