from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.cli.fault import CommandError
from mahjong_qt.cli.layout_source import find_layout
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.play.board import GameKind
from tests.cli.command import write_layout
from tests.engine.sample_games import LAYOUTS, TURTLE

if TYPE_CHECKING:
    from pathlib import Path

ROW = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]


def test_the_id_of_a_built_in_layout() -> None:
    name, code, layout, _ = find_layout("three-mountains")
    assert (name, code) == ("three-mountains", "L03")
    assert len(layout) > 0


def test_a_file_has_a_code_of_its_tiles(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "row.mjlayout", ROW, number=0, id="turtle")
    other = write_layout(tmp_path / "other.mjlayout", [(x + 1, 5, 2) for x, _, _ in reversed(ROW)])
    name, code, layout, _ = find_layout(path)
    assert name == "row.mjlayout"
    assert code.startswith("X")
    assert layout.slots == tuple(ROW)
    assert find_layout(other).code == code


def test_a_file_with_the_tiles_of_a_built_in_layout_counts_as_that_one(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "mine.mjlayout", reversed(TURTLE.slots))
    assert find_layout(path) == find_layout("turtle")
    assert find_layout(str(LAYOUTS / "turtle.json")).code == "L00"


def test_an_id_goes_before_a_file_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_layout(tmp_path / "turtle", ROW)
    monkeypatch.chdir(tmp_path)
    assert find_layout("turtle").code == "L00"
    assert find_layout("./turtle").code.startswith("X")


def test_neither_file_nor_id_tells_the_ids() -> None:
    with pytest.raises(CommandError) as caught:
        find_layout("turtel")
    assert str(caught.value).startswith("turtel: ")
    assert "turtle, pyramid" in str(caught.value)


def test_a_file_that_is_no_layout_is_named_with_the_place(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "bad.mjlayout", [*ROW, (1, 1, 0)])
    with pytest.raises(LayoutFileError, match=r"bad\.mjlayout: tiles\[4\]: "):
        find_layout(path)
    with pytest.raises(LayoutFileError, match="a folder"):
        find_layout(str(tmp_path))


def test_a_layout_does_without_a_bad_companion_and_that_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "row.layout").write_text("kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n4343\n")
    (tmp_path / "row.desktop").write_text("[KMahjonggLayout]\nName=" + "x" * 1001)
    assert len(find_layout(str(tmp_path / "row.layout")).layout) == 2
    assert capsys.readouterr().err.startswith(f"mahjong-layouts: {tmp_path / 'row.desktop'}: Name: the text has 1001")


def test_a_field_with_the_tiles_of_a_layout_is_a_field(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "field.mjlayout", ROW, game="shisen-sho")
    named = find_layout(path)
    assert (named.name, named.game) == ("field.mjlayout", GameKind.SHISEN_SHO)


def test_layouts_are_read_where_the_program_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(LAYOUTS / "cross.json", tmp_path)
    monkeypatch.setattr("mahjong_qt.cli.layout_source.layouts_folder", lambda: tmp_path)
    assert find_layout("cross").name == "cross"
    with pytest.raises(CommandError):
        find_layout("turtle")
