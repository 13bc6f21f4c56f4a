"""A program that could open no window is found out, though the self-test opens none on a screen."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from mahjong_qt.self_test.check import CheckError
from mahjong_qt.self_test.platform_checks import check_platforms

PLUGINS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
BOTH = ("qoffscreen", "qminimal")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="plugins are named otherwise elsewhere")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of plugins that can be loaded everywhere; they find their libraries where they were."""
    for name in BOTH:
        (tmp_path / f"lib{name}.so").symlink_to(PLUGINS / f"lib{name}.so")
    return tmp_path


def test_plugins_that_can_be_loaded_are_told(folder: Path) -> None:
    assert check_platforms(folder, BOTH, is_whole=True) == "qoffscreen; qminimal"


def test_one_that_was_removed(folder: Path) -> None:
    (folder / "libqminimal.so").unlink()
    with pytest.raises(CheckError, match="qminimal: not in"):
        check_platforms(folder, BOTH, is_whole=True)
    # a distribution may have one of them in a package of its own
    assert "qminimal: not in" in check_platforms(folder, BOTH, is_whole=False)


def test_where_there_is_none_no_window_can_be_opened(tmp_path: Path) -> None:
    with pytest.raises(CheckError, match="no window can be opened here"):
        check_platforms(tmp_path, BOTH, is_whole=False)


@pytest.mark.parametrize("is_whole", [True, False])
def test_one_that_is_damaged(folder: Path, *, is_whole: bool) -> None:
    (folder / "libqminimal.so").unlink()
    (folder / "libqminimal.so").write_bytes(b"no library")
    with pytest.raises(CheckError, match="qminimal: "):
        check_platforms(folder, BOTH, is_whole=is_whole)


def test_one_for_which_the_system_lacks_a_library_is_told_as_long_as_there_is_another(folder: Path) -> None:
    path = folder / "libqminimal.so"
    content = (PLUGINS / path.name).read_bytes()
    library = b"libQt6Gui.so.6"
    assert library in content
    path.unlink()
    shutil.copy(PLUGINS / path.name, path)
    path.write_bytes(content.replace(library, b"libNone.so.6.0"))
    assert "libNone.so.6.0" in check_platforms(folder, BOTH, is_whole=True)
    with pytest.raises(CheckError, match=r"no window can be opened here: qminimal: .*libNone"):
        check_platforms(folder, ("qminimal",), is_whole=True)
