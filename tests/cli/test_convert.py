from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from mahjong_qt.cli import convert
from mahjong_qt.cli.convert import stems
from mahjong_qt.engine.formats.registry import read_layouts_at
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.cli.command import run, write_layout
from tests.engine.sample_games import LAYOUTS, TURTLE

ROW = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]
SUFFIXES = {"json": ".json", "kmahjongg": ".layout", "gnome": ".map", "kyodai": ".lay", "mah": ".mah"}


@pytest.mark.parametrize("target", SUFFIXES)
def test_to_every_format_and_back(tmp_path: Path, target: str) -> None:
    outcome = run("convert", str(LAYOUTS / "turtle.json"), "--to", target, "--out", str(tmp_path / "new" / "folder"))
    path = tmp_path / "new" / "folder" / f"turtle{SUFFIXES[target]}"
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"{LAYOUTS / 'turtle.json'} -> {path}\n"
    reading = read_layouts_at(path)
    assert reading.format.value == target
    assert [file.layout for file in reading.files] == [TURTLE]
    assert reading.files[0].name_in("en") == "Turtle"


def test_kmahjongg_gets_the_file_that_makes_it_list_the_layout(tmp_path: Path) -> None:
    run("convert", str(LAYOUTS / "turtle.json"), "--to", "kmahjongg", "--out", str(tmp_path))
    text = (tmp_path / "turtle.desktop").read_text()
    assert "[KMahjonggLayout]" in text
    assert "FileName=turtle.layout" in text


def test_what_the_format_cannot_hold_is_refused_and_the_others_are_written(tmp_path: Path) -> None:
    wide = write_layout(tmp_path / "wide.mjlayout", [(2 * x, 0, 0) for x in range(20)])
    row = write_layout(tmp_path / "row.mjlayout", ROW)
    outcome = run("convert", wide, row, "--to", "kyodai", "--out", str(tmp_path / "out"))
    assert outcome.code == 1
    assert "wide.mjlayout" in outcome.err
    assert "40 half tiles wide" in outcome.err
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["row.lay"]


def test_an_unreadable_source_outweighs_a_refused_one(tmp_path: Path) -> None:
    wide = write_layout(tmp_path / "wide.mjlayout", [(2 * x, 0, 0) for x in range(20)])
    (tmp_path / "bad").write_text("no layout")
    outcome = run("convert", wide, str(tmp_path / "bad"), "--to", "kyodai", "--out", str(tmp_path / "out"))
    assert outcome.code == 2
    assert not (tmp_path / "out").exists()


def test_a_source_of_many_boards_gives_a_file_for_each(tmp_path: Path) -> None:
    boards = [
        {"name": name, "map": [[0, [[0, [[0, 2 * count]]]]]]} for count, name in enumerate(["A/B", "a:b", "龍"], 1)
    ]
    (tmp_path / "some.mah").write_text(json.dumps({"mah": "1.0", "boards": boards}))
    outcome = run("convert", str(tmp_path / "some.mah"), "--to", "json", "--out", str(tmp_path / "out"))
    assert outcome.code == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "some-A B.json",
        "some-a b-2.json",
        "some-龍.json",
    ]


def test_two_sources_of_one_stem_do_not_overwrite_each_other(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    one = write_layout(tmp_path / "row.mjlayout", ROW)
    two = write_layout(tmp_path / "b" / "row.mjlayout", ROW[:2])
    outcome = run("convert", one, two, "--to", "json", "--out", str(tmp_path / "out"))
    assert outcome.code == 1
    assert one in outcome.err
    assert two in outcome.err
    assert len(read_layouts_at(tmp_path / "out" / "row.json").files[0].layout) == 4


def test_a_file_that_is_there_is_not_overwritten_unless_that_is_wanted(tmp_path: Path) -> None:
    row = write_layout(tmp_path / "row.mjlayout", ROW)
    arguments = ("convert", row, "--to", "json", "--out", str(tmp_path / "out"))
    assert run(*arguments).code == 0
    assert run(*arguments).code == 0  # the same again
    (tmp_path / "out" / "row.json").write_text("precious")
    assert run(*arguments).code == 1
    assert (tmp_path / "out" / "row.json").read_text() == "precious"
    assert run(*arguments, "--overwrite").code == 0
    assert len(read_layouts_at(tmp_path / "out" / "row.json").files) == 1


def test_a_source_is_never_written_over(tmp_path: Path) -> None:
    row = Path(write_layout(tmp_path / "row.json", ROW))
    before = row.read_bytes()
    outcome = run("convert", str(row), "--to", "json", "--out", str(tmp_path), "--overwrite")
    assert outcome.code == 1
    assert row.read_bytes() == before


def test_no_other_source_is_written_over_either(tmp_path: Path) -> None:
    run("convert", write_layout(tmp_path / "a.mjlayout", ROW), "--to", "kyodai", "--out", str(tmp_path))
    other = Path(write_layout(tmp_path / "a.json", ROW[:2]))
    before = other.read_bytes()
    outcome = run("convert", str(tmp_path / "a.lay"), str(other), "--to", "json", "--out", str(tmp_path), "--overwrite")
    assert outcome.code == 1
    assert other.read_bytes() == before


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    row = write_layout(tmp_path / "row.mjlayout", ROW)
    outcome = run("convert", row, "--to", "json", "--out", str(tmp_path / "row.mjlayout" / "out"))
    assert outcome.code == 2
    assert "cannot be written" in outcome.err


def test_stems_never_repeat_and_nameless_boards_have_numbers() -> None:
    layout = Layout.from_tiles(ROW)
    files = [LayoutFile(layout, name) for name in ("", "x", "X", "", "x-2")]
    assert list(stems("s", files)) == ["s-1", "s-x", "s-X-2", "s-4", "s-x-2-2"]
    assert list(stems("s", files[:1])) == ["s"]


@pytest.mark.parametrize("are_alike", [False, True])
def test_names_that_differ_in_capitals_are_one_on_some_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, are_alike: bool
) -> None:
    monkeypatch.setattr(convert, "NAMES_ARE_ALIKE", are_alike)
    for folder, name in (("a", "row"), ("b", "ROW")):
        (tmp_path / folder).mkdir()
        write_layout(tmp_path / folder / f"{name}.mjlayout", ROW)
    sources = str(tmp_path / "a"), str(tmp_path / "b")
    outcome = run("convert", *sources, "--to", "mah", "--out", str(tmp_path / "out"), "--overwrite")
    assert outcome.code == int(are_alike)
    assert ("was written just now" in outcome.err) == are_alike


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_others_may_read_what_is_written(tmp_path: Path) -> None:
    row = write_layout(tmp_path / "row.mjlayout", ROW)
    mask = os.umask(0o022)
    try:
        run("convert", row, "--to", "kmahjongg", "--out", str(tmp_path / "out"))
    finally:
        os.umask(mask)
    assert {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "out").iterdir()} == {
        "row.layout": 0o644,
        "row.desktop": 0o644,
    }
