"""Favourites and hidden layouts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from mahjong_qt import layout_marks
from mahjong_qt.layout_marks import LayoutMarks

if TYPE_CHECKING:
    from pathlib import Path


def test_marks_outlast_the_program(tmp_path: Path) -> None:
    path = tmp_path / "data" / "marks.json"
    marks = LayoutMarks(path)
    marks.set_favourite("turtle", True)
    marks.set_favourite("cross", True)
    marks.set_favourite("cross", False)
    marks.set_hidden("XABCDEFGHIJ", True)
    again = LayoutMarks(path)
    assert again.favourites == {"turtle"}
    assert again.hidden == {"XABCDEFGHIJ"}
    assert again.damaged is None


def test_unknown_entries_survive(tmp_path: Path) -> None:
    path = tmp_path / "marks.json"
    path.write_text('{"seen": 3, "hidden": ["a", 5, null], "favourites": "turtle"}')
    marks = LayoutMarks(path)
    assert marks.favourites == frozenset()
    assert marks.hidden == {"a"}
    marks.set_favourite("b", True)
    assert json.loads(path.read_text()) == {"seen": 3, "hidden": ["a"], "favourites": ["b"]}


@pytest.mark.parametrize("text", ["", "[]", "{", "\xff", "[" * 100_000])
def test_a_damaged_file_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "marks.json"
    path.write_text(text, encoding="latin-1")
    marks = LayoutMarks(path)
    assert marks.favourites == frozenset()
    assert marks.damaged == tmp_path / "marks.damaged-1.json"
    assert marks.damaged.read_text(encoding="latin-1") == text


def test_a_file_that_can_neither_be_read_nor_set_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> Path:
        raise OSError("held")

    path = tmp_path / "marks.json"
    path.write_text("{")
    with monkeypatch.context() as patch:
        patch.setattr(layout_marks, "set_aside", refuse)
        marks = LayoutMarks(path)
        assert marks.damaged == path
        with pytest.raises(OSError, match="held"):
            marks.set_favourite("heart", True)
    assert path.read_text() == "{"
    marks.set_favourite("cross", True)
    assert (tmp_path / "marks.damaged-1.json").read_text() == "{"
    assert LayoutMarks(path).favourites == {"heart", "cross"}


def test_a_mark_that_cannot_be_written_is_in_force_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise OSError("full")

    marks = LayoutMarks(tmp_path / "marks.json")
    monkeypatch.setattr(layout_marks, "replace_file", refuse)
    with pytest.raises(OSError, match="full"):
        marks.set_hidden("turtle", True)
    assert marks.hidden == {"turtle"}
