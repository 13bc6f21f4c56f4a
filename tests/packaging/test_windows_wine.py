"""What is prepared for Wine, and what may never get out of it."""

from __future__ import annotations

import io
import tarfile
import zipfile
from typing import TYPE_CHECKING

import pytest

from makers.steps import PackagingError
from makers.windows import bundle, executables, installed, python, shims, wine

if TYPE_CHECKING:
    from pathlib import Path


def test_a_forwarder_has_every_export_of_the_original_and_the_additions_once() -> None:
    text = shims.forwarding_definition(["abort", "cexp", "malloc"], ["cexp", "cpow"])
    assert text.splitlines() == [
        "EXPORTS",
        "cexp = shim_cexp",
        "cpow = shim_cpow",
        "abort = ucrtbas0.abort",
        "malloc = ucrtbas0.malloc",
    ]


def test_the_source_of_the_c_library_adds_what_numpy_and_a_second_start_want() -> None:
    added = shims.additions_in(shims.SOURCES / "ucrtbase.c")
    wanted = {f"{name}{kind}" for name in ("creal", "cimag", "cexp", "cpow") for kind in ("", "f", "l")}
    assert set(added) == wanted | {"cabsf", "cabsl", "_locking"}
    assert len(added) == len(set(added))


@pytest.mark.parametrize("name", ["icuuc.dll", "_internal/UCRTBASE.dll", "_internal/PySide6/mscms.dll"])
def test_a_stand_in_in_a_bundle_is_refused(tmp_path: Path, name: str) -> None:
    shims.refuse_shims(tmp_path)
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    with pytest.raises(PackagingError, match=name):
        shims.refuse_shims(tmp_path)


def test_a_bundle_that_is_too_large_is_refused_with_its_largest_files(tmp_path: Path) -> None:
    (tmp_path / "large.dll").write_bytes(bytes(3000))
    (tmp_path / "small.dll").write_bytes(bytes(10))
    assert bundle.refuse_larger(tmp_path, 3010) == 3010
    with pytest.raises(PackagingError, match=r"(?s)large\.dll.*small\.dll"):
        bundle.refuse_larger(tmp_path, 3009)


def test_what_is_no_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mahjong-qt.exe"
    path.write_bytes(b"#!/bin/sh\n")
    with pytest.raises(PackagingError, match="no whole program"):
        executables.read_executable(path)


def archive(*, top: str = "cp313/") -> bytes:
    """The source archive of an embeddable Python, as small as can be."""
    library, inner, outer = io.BytesIO(), io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(library, "w") as files:
        files.writestr("encodings/__init__.pyc", b"compiled")
    with zipfile.ZipFile(inner, "w") as files:
        for name, data in {"python.exe": b"MZ", "_wmi.pyd": b"MZ", "python313.zip": library.getvalue()}.items():
            files.writestr(f"{top}{name}", data)
        files.writestr("cp312/python.exe", b"an older one")
        files.writestr("cp313/../escape.txt", b"out of the folder")
    with tarfile.open(fileobj=outer, mode="w:gz") as files:
        entry = tarfile.TarInfo(python.DATA)
        entry.size = len(inner.getvalue())
        files.addfile(entry, io.BytesIO(inner.getvalue()))
    return outer.getvalue()


def test_the_embeddable_python_is_unpacked_without_what_wine_cannot_load(tmp_path: Path) -> None:
    python.unpack_python(archive(), tmp_path)
    assert installed.files_in(tmp_path) == {"python.exe", "python313._pth", "Lib/encodings/__init__.pyc"}
    assert (tmp_path / "python.exe").read_bytes() == b"MZ"
    assert "import site" in (tmp_path / "python313._pth").read_text("utf-8").splitlines()


@pytest.mark.parametrize("data", [b"", b"no archive", archive(top="another/")])
def test_another_archive_is_refused(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(PackagingError, match="not laid out"):
        python.unpack_python(data, tmp_path)


def test_paths_are_told_as_windows_has_them(tmp_path: Path) -> None:
    inside = tmp_path / "drive_c" / "users" / "me"
    assert wine.windows_path(inside, tmp_path) == r"C:\users\me"
    assert wine.windows_path(inside) == "Z:" + str(inside).replace("/", "\\")


def test_no_menu_of_this_machine_gets_entries(tmp_path: Path) -> None:
    environment = wine.Wine(tmp_path / "prefix").environment()
    assert environment["WINEPREFIX"] == str(tmp_path / "prefix")
    assert "winemenubuilder.exe" in environment["WINEDLLOVERRIDES"]
    assert environment["HOME"] == str(tmp_path)
    assert environment["DISPLAY"] == ""


def test_waiting_ends_as_soon_as_it_is_so_and_fails_when_it_is_not() -> None:
    answers = iter([False, True])
    wine.wait_until(lambda: next(answers), "the second answer")
    with pytest.raises(PackagingError, match="never"):
        wine.wait_until(lambda: False, "never", seconds=0)
