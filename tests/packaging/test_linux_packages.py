"""The packages of Debian and RPM: what they ask for, and what nfpm makes of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from mahjong_qt.sound_main import alsa, pulse
from makers import product
from makers.linux import packages
from makers.steps import PackagingError
from tests.packaging.made_elf import write_elf

if TYPE_CHECKING:
    from pathlib import Path

LIBC = {"libc.so.6": {"GLIBC_2.34": ["x"]}}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(packages, "BUILD", tmp_path / "build")
    monkeypatch.setattr(packages, "DIST", tmp_path / "dist")
    (tmp_path / "build" / "linux").mkdir(parents=True)
    root = tmp_path / "root"
    library = root / "usr" / "lib" / product.NAME
    library.mkdir(parents=True)
    write_elf(library / "mahjong-qt", {**LIBC, "libX11.so.6": {}, "libqxcb.so": {}})
    write_elf(library / "libqxcb.so", {**LIBC, "libEGL.so.1": {}})
    write_elf(library / "libqgtk3.so", {**LIBC, "libgtk-3.so.0": {}, "libX11.so.6": {}})
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "mahjong-qt").symlink_to("../lib/mahjong-qt/mahjong-qt")
    return root


def test_each_system_is_asked_for_its_libraries_and_what_is_brought_is_not(tree: Path) -> None:
    description: Any = packages.describe(tree)
    deb, rpm = description["overrides"]["deb"], description["overrides"]["rpm"]
    assert deb["depends"] == ["libc6 (>= 2.34)", "libegl1", "libx11-6", "xkb-data"]
    assert rpm["depends"][:2] == ["glibc >= 2.34", "xkeyboard-config"]
    assert "libEGL.so.1()(64bit)" in rpm["depends"]
    # without GTK the window looks plainer, and that is all
    assert deb["recommends"] == ["libasound2t64 | libasound2", "libgtk-3-0t64 | libgtk-3-0", "libpulse0"]
    assert "libgtk-3.so.0()(64bit)" in rpm["recommends"]


def test_what_the_game_loads_by_itself_is_recommended(tree: Path) -> None:
    loaded = {alsa.LIBRARY, pulse.LIBRARY}
    assert packages.LOADED_AT_RUN_TIME.keys() == loaded
    description: Any = packages.describe(tree)
    assert set(description["overrides"]["rpm"]["recommends"]) >= {f"{name}()(64bit)" for name in loaded}


def test_a_library_that_no_package_is_known_for_is_named(tree: Path) -> None:
    write_elf(tree / "usr" / "lib" / product.NAME / "libnew.so", {"libunheard.so.7": {}})
    with pytest.raises(PackagingError, match=r"libunheard\.so\.7"):
        packages.make_packages(tree)


@pytest.mark.skipif(sys.platform != "linux", reason="nfpm is among the tools of Linux")
def test_both_packages_hold_the_files_and_the_links(tree: Path) -> None:
    deb, rpm = packages.make_packages(tree)
    assert (deb.name, rpm.name) == (
        f"mahjong-qt_{product.VERSION}_amd64.deb",
        f"mahjong-qt-{product.VERSION}-1.x86_64.rpm",
    )
    assert rpm.read_bytes()[:4] == bytes.fromhex("edabeedb")
    dpkg = shutil.which("dpkg-deb")
    if dpkg is None:
        # on a system without Debian's tools the archive's own head is all that can be looked at
        assert deb.read_bytes().startswith(b"!<arch>\n")
        return
    listed = subprocess.run([dpkg, "--contents", deb], capture_output=True, text=True, check=True).stdout
    assert "./usr/bin/mahjong-qt -> ../lib/mahjong-qt/mahjong-qt" in listed
    fields = subprocess.run([dpkg, "--field", deb], capture_output=True, text=True, check=True).stdout
    assert f"Version: {product.VERSION}-1\n" in fields
    assert "Depends: libc6 (>= 2.34), libegl1, libx11-6, xkb-data\n" in fields
    assert "Recommends: libasound2t64 | libasound2, libgtk-3-0t64 | libgtk-3-0, libpulse0\n" in fields


@pytest.mark.skipif(sys.platform != "linux", reason="nfpm is among the tools of Linux")
def test_the_same_files_make_the_same_packages_whenever_and_by_whomever_they_were_made(tree: Path) -> None:
    first = [path.read_bytes() for path in packages.make_packages(tree)]
    for path in [tree / "usr", *(tree / "usr").rglob("*")]:
        os.utime(path, (1, 1), follow_symlinks=False)
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o077)
    assert [path.read_bytes() for path in packages.make_packages(tree)] == first


def test_a_package_that_is_too_large_is_refused(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "LARGEST_DEB", 10)
    with pytest.raises(PackagingError, match=r"amd64\.deb has"):
        packages.make_packages(tree)
