"""A system without display or libraries is told of in words, by both programs."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.start_faults import missing_display, missing_library

if TYPE_CHECKING:
    from pathlib import Path

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there are displays and libraries of the system")
WITHOUT_LIBRARY = """\
import sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("PySide6"):
            raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
sys.meta_path.insert(0, Finder())
from {module} import main
sys.exit(main([]))
"""


@LINUX
@pytest.mark.parametrize("module", ["mahjong_qt.app", "editor.app"])
def test_a_missing_library_is_named_with_what_helps(module: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_LIBRARY.format(module=module)]
    environment = {"DISPLAY": ":none", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "A library of the system is missing: libEGL.so.1." in done.stderr
    assert "sudo apt install libegl1" in done.stderr
    assert "Traceback" not in done.stderr


@LINUX
@pytest.mark.parametrize("module", ["mahjong_qt", "editor"])
def test_without_a_display_there_is_one_sentence(module: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, env={"HOME": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "There is no display to open a window on" in done.stderr


@LINUX
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_one_of_them_is_enough(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for each in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(each, raising=False)
    assert missing_display()
    monkeypatch.setenv(name, "offscreen")
    assert missing_display() == ""


def test_a_fault_of_the_program_is_no_missing_library() -> None:
    assert missing_library(ImportError("cannot import name 'x' from 'mahjong_qt'")) == ""
