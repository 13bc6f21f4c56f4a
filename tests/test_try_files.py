"""Trying a folder of layout files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests import try_files
from tests.engine.formats.foreign_files import GNOME, KMAHJONGG, STEP, XMAHJONGG, kyodai

if TYPE_CHECKING:
    from pathlib import Path


def test_good_files_and_refused_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "step.layout").write_text(KMAHJONGG)
    (inner / "step.desktop").write_text("[KMahjonggLayout]\nName=Stairs\n")
    (tmp_path / "field").write_text(XMAHJONGG)
    (tmp_path / "notes.txt").write_text("not a layout")
    assert try_files.main([str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "notes.txt: this is no layout" in said
    assert "all             2      2      2        0" in said
    assert "     1  unknown_format" in said
    assert "     1  not as kyodai: too_wide (field, …)" in said
    assert said.endswith("failures: 0\n")


def test_files_of_one_stem_that_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "same.layout").write_text(KMAHJONGG)
    (tmp_path / "same.map").write_text(GNOME)
    (tmp_path / "other.layout").write_text(KMAHJONGG)
    (tmp_path / "other.lay").write_text(kyodai(tiles=list(STEP.slots)[:2]))
    assert try_files.main([str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "2 groups" in said
    assert f"{tmp_path / 'other'} differs: tiles in .lay [2], .layout [4]" in said
    assert "same differs" not in said


def test_file_that_comes_back_as_another_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "step.layout").write_text(KMAHJONGG)

    def write(file: LayoutFile, target: LayoutFormat) -> bytes:
        if target is LayoutFormat.MAH:
            raise RuntimeError("no such luck")
        return KMAHJONGG.replace("12..", "....").encode()

    monkeypatch.setattr(try_files, "write_layout", write)
    assert try_files.main([str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "FAILED" in said
    assert "Step comes back from kyodai as another" in said
    assert "RuntimeError: no such luck" in said
    assert said.endswith("failures: 5\n")


def test_no_folder_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert try_files.main([]) == 2
    assert try_files.main([str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err.count("wants a folder") == 2
