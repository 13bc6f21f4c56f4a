"""What is done to the bundle after PyInstaller has made it."""

from __future__ import annotations

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from makers.bundle import tidy_python
from makers.elf import search_path

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="strip and chrpath are tools of Linux")


def a_library() -> Path:
    """One of PySide6's, for they look for each other."""
    spec = find_spec("shiboken6")
    assert spec
    assert spec.origin
    return Path(spec.origin).with_name("Shiboken.abi3.so")


@LINUX
def test_only_pythons_own_libraries_are_tidied(tmp_path: Path) -> None:
    before = a_library()
    assert search_path(before)
    own = [tmp_path / "libpython3.11.so.1.0", tmp_path / "python3.11" / "lib-dynload" / "math.so"]
    of_wheels = [tmp_path / "shiboken6" / "Shiboken.abi3.so", tmp_path / "libother.so"]
    for place in [*own, *of_wheels]:
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(before, place)
        place.chmod(0o700)
    tidy_python(tmp_path)
    assert [search_path(place) for place in own] == ["", ""]
    assert {place.stat().st_mode & 0o777 for place in own} == {0o644}
    assert {place.read_bytes() for place in of_wheels} == {before.read_bytes()}
    assert {place.stat().st_mode & 0o777 for place in of_wheels} == {0o700}


@LINUX
def test_what_only_a_debugger_reads_is_taken_out(tmp_path: Path) -> None:
    library = tmp_path / "libpython3.11.so.1.0"
    # debug sections are what a library carries behind what is loaded
    shutil.copyfile(a_library(), library)
    extra = tmp_path / "extra"
    extra.write_bytes(b"x" * 100_000)
    import subprocess

    subprocess.run(["objcopy", "--add-section", f".debug_info={extra}", library], check=True)
    size = library.stat().st_size
    tidy_python(tmp_path)
    assert library.stat().st_size <= size - 100_000
