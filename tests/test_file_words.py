from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_qt.file_words import is_file_address, local_path


def test_a_path_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert local_path("cat.mjlayout") == str(tmp_path / "cat.mjlayout")
    assert local_path(str(tmp_path / "cat.mjlayout")) == str(tmp_path / "cat.mjlayout")


@pytest.mark.parametrize("name", ["cat.mjlayout", "ein Drache.mjlayout", "100 %.mjlayout", "龍#1?.mjlayout"])
def test_an_address_becomes_the_path_that_it_stands_for(tmp_path: Path, name: str) -> None:
    address = (tmp_path / name).as_uri()
    assert is_file_address(address)
    assert local_path(address) == str(tmp_path / name)


@pytest.mark.parametrize("word", ["file:///tmp/a%00b", "file://[x", "file:"])
def test_what_only_looks_like_an_address_is_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert is_file_address(word)
    path = local_path(word)
    assert path == os.path.abspath(word)
    assert not Path(path).exists()


def test_other_words_are_no_addresses() -> None:
    assert not is_file_address("MJ1-L00-AAAAABL")
    assert not is_file_address("https://example.org/cat.mjlayout")


def test_no_qt_is_loaded() -> None:
    script = "import sys, mahjong_qt.file_words; print([name for name in sys.modules if 'PySide6' in name])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
