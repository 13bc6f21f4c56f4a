from __future__ import annotations

from typing import TYPE_CHECKING

from editor.files.folders import EditorFolders
from mahjong_qt import paths

if TYPE_CHECKING:
    from pathlib import Path


def test_where_a_file_lies_is_known_whatever_its_path_looks_like(tmp_path: Path) -> None:
    folders = EditorFolders(tmp_path / "shipped", tmp_path / "own", tmp_path / "recovery")
    for folder in folders:
        folder.mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "shipped")
    assert folders.is_built_in(tmp_path / "shipped" / "a.json")
    assert folders.is_built_in(tmp_path / "link" / "a.json")
    assert folders.is_built_in(tmp_path / "own" / ".." / "shipped" / "a.json")
    assert not folders.is_built_in(tmp_path / "shipped 2" / "a.json")
    assert folders.is_own(tmp_path / "shipped" / ".." / "own" / "a.json")
    assert not folders.is_own(tmp_path / "own" / "deep" / "a.json")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert not folders.is_own(tmp_path / "loop" / "a.json")


def test_the_players_folders_are_those_of_the_game(qapp: object) -> None:
    folders = EditorFolders.of_player()
    assert (folders.built_in, folders.own) == (paths.layouts_folder(), paths.own_layouts_folder())
    assert folders.recovery.parent == paths.data_folder()
