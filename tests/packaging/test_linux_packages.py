"""The packages of Debian and RPM: what they ask for, and what nfpm makes of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

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
    assert deb["depends"] == ["libc6 (>= 2.34)", "libegl1", "libx11-6"]
    assert rpm["depends"][0] == "glibc >= 2.34"
    assert "libEGL.so.1()(64bit)" in rpm["depends"]
    # without GTK the window looks plainer, and that is all
    assert deb["recommends"] == ["libgtk-3-0"]
    assert rpm["recommends"] == ["libgtk-3.so.0()(64bit)"]


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
    again = [path.read_bytes() for path in (deb, rpm)]
    packages.make_packages(tree)
    assert deb.read_bytes() == again[0]
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
    assert "Depends: libc6 (>= 2.34), libegl1, libx11-6\n" in fields


def test_a_package_that_is_too_large_is_refused(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "LARGEST_DEB", 10)
    with pytest.raises(PackagingError, match=r"amd64\.deb has"):
        packages.make_packages(tree)


def test_the_description_can_be_read_again(tree: Path, tmp_path: Path) -> None:
    packages.make_packages(tree)
    written = json.loads((tmp_path / "build" / "linux" / "nfpm.json").read_text("utf-8"))
    assert written["homepage"] == product.HOMEPAGE
