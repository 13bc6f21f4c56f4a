"""The player's folder of layouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout import own_layouts
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout, read_layout_file
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, layout_code
from mahjong_qt.engine.layout.own_layouts import OwnLayouts

if TYPE_CHECKING:
    from pathlib import Path

PAIR = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
TOWER = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (4, 0, 0), (4, 0, 1)])
PAIR_CODE = own_layout_code(PAIR.fingerprint)


def put(folder: Path, name: str, layout: Layout, title: str = "") -> Path:
    path = folder / name
    path.write_bytes(encode_layout(LayoutFile(layout, title, id="turtle", number=0)))
    return path


def test_a_layout_is_found_by_the_code_of_its_tiles(tmp_path: Path) -> None:
    put(tmp_path, "aaa.mjlayout", TOWER, "Tower")
    put(tmp_path, f"mine-{PAIR_CODE}.mjlayout", PAIR, "Pair")
    file = OwnLayouts(tmp_path).load(PAIR_CODE)
    assert file is not None
    assert (file.name, file.id, file.number) == ("Pair", PAIR_CODE, None)
    assert layout_code(file) == PAIR_CODE


def test_a_file_named_by_the_code_is_found_without_reading_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "aaa.mjlayout", TOWER)
    put(tmp_path, f"zzz-{PAIR_CODE}.mjlayout", PAIR, "Pair")
    read: list[str] = []

    def note(path: Path) -> LayoutFile:
        read.append(path.name)
        return read_layout_file(path)

    monkeypatch.setattr(own_layouts, "read_layout_file", note)
    assert OwnLayouts(tmp_path).load(PAIR_CODE) is not None
    assert read == [f"zzz-{PAIR_CODE}.mjlayout"]


def test_a_file_that_lies_about_its_code_is_not_taken(tmp_path: Path) -> None:
    put(tmp_path, f"aaa-{PAIR_CODE}.mjlayout", TOWER)
    assert OwnLayouts(tmp_path).load(PAIR_CODE) is None
    put(tmp_path, f"bbb-{PAIR_CODE}.mjlayout", PAIR, "Pair")
    assert OwnLayouts(tmp_path).load(PAIR_CODE) is not None


def test_a_file_that_changes_or_goes_is_noticed(tmp_path: Path) -> None:
    own = OwnLayouts(tmp_path)
    path = put(tmp_path, f"{PAIR_CODE}.mjlayout", PAIR, "Old")
    first = own.load(PAIR_CODE)
    assert first is own.load(PAIR_CODE)
    put(tmp_path, f"{PAIR_CODE}.mjlayout", PAIR, "A new name")
    again = own.load(PAIR_CODE)
    assert again is not None
    assert again.name == "A new name"
    path.unlink()
    assert own.load(PAIR_CODE) is None


def test_broken_files_folders_and_other_files_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / f"broken-{PAIR_CODE}.mjlayout").write_text("{")
    (tmp_path / f"folder-{PAIR_CODE}.mjlayout").mkdir()
    put(tmp_path, f"pair-{PAIR_CODE}.json", PAIR)
    assert OwnLayouts(tmp_path).load(PAIR_CODE) is None
    assert OwnLayouts(tmp_path / "missing").load(PAIR_CODE) is None


def test_the_library_knows_them_by_id_and_by_code(tmp_path: Path) -> None:
    put(tmp_path, f"pair-{PAIR_CODE}.mjlayout", PAIR, "Pair")
    library = LayoutLibrary(tmp_path / "none", OwnLayouts(tmp_path))
    assert library.load(PAIR_CODE).name == "Pair"
    assert library.by_code(PAIR_CODE).name == "Pair"
    with pytest.raises(UnknownLayoutError):
        library.load(own_layout_code(TOWER.fingerprint))
    with pytest.raises(UnknownLayoutError):
        LayoutLibrary(tmp_path / "none").load(PAIR_CODE)


@pytest.mark.parametrize("code", ["", "L0", "Lx", "XABC", "G01", "turtle", f"{PAIR_CODE}-"])
def test_what_is_no_code_is_an_unknown_layout(tmp_path: Path, code: str) -> None:
    with pytest.raises(UnknownLayoutError):
        LayoutLibrary(tmp_path, OwnLayouts(tmp_path)).by_code(code)
