from __future__ import annotations

from pathlib import Path

from mahjong_qt.folders import existing_folder, folder_of


def test_a_folder_that_does_not_exist_is_none_to_begin_in(tmp_path: Path) -> None:
    assert existing_folder(str(tmp_path)) == str(tmp_path)
    for wanted in (str(tmp_path / "Downloads"), ""):
        assert Path(existing_folder(wanted)) == Path.home()


def test_the_folder_of_a_file(tmp_path: Path) -> None:
    assert folder_of(str(tmp_path / "a.map")) == str(tmp_path)
