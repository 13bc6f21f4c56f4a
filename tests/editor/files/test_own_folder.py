from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.files.folders import EditorFolders
from editor.files.own_folder import Added, AlreadyThere, add_to_own, name_by_tiles
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from tests.view.sample_boards import LAYOUTS

if TYPE_CHECKING:
    from pathlib import Path

FILE = LayoutFile(Layout.from_tiles([(0, 0, 0), (4, 0, 0)]), name="Pair")
CODE = own_layout_code(FILE.layout.fingerprint)
OLD = "XABCDEFGH27"


@pytest.fixture
def folders(tmp_path: Path) -> EditorFolders:
    return EditorFolders(LAYOUTS, tmp_path / "own", tmp_path / "recovery")


def test_a_layout_is_added_once(folders: EditorFolders) -> None:
    added = add_to_own(FILE, folders)
    assert added == Added(folders.own / f"pair-{CODE}.mjlayout")
    assert OwnLayouts(folders.own).load(CODE) is not None
    again = add_to_own(FILE, folders)
    assert isinstance(again, AlreadyThere)
    assert again.path == folders.own / f"pair-{CODE}.mjlayout"
    turtle = add_to_own(LayoutLibrary(LAYOUTS).load("turtle"), folders)
    assert isinstance(turtle, AlreadyThere)
    assert turtle.path is None


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"pair-{CODE}.mjlayout", f"pair-{CODE}.mjlayout"),
        (f"pair-{OLD}.mjlayout", f"pair-{CODE}.mjlayout"),
        (f"{OLD}.mjlayout", f"{CODE}.mjlayout"),
        ("pair.mjlayout", f"pair-{CODE}.mjlayout"),
        (f"龍-{OLD}.mjlayout", f"龍-{CODE}.mjlayout"),
        ("pair.json", f"pair-{CODE}.mjlayout"),
    ],
)
def test_a_file_is_named_by_its_tiles(tmp_path: Path, before: str, after: str) -> None:
    path = tmp_path / before
    path.write_bytes(b"content")
    named = name_by_tiles(path, FILE)
    assert named == tmp_path / after
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [(after, b"content")]


def test_no_other_file_is_replaced(tmp_path: Path) -> None:
    for number in ("", "-2"):
        (tmp_path / f"pair{number}-{CODE}.mjlayout").write_bytes(b"other")
    path = tmp_path / f"pair-{OLD}.mjlayout"
    path.write_bytes(b"mine")
    assert name_by_tiles(path, FILE) == tmp_path / f"pair-3-{CODE}.mjlayout"
    assert sorted(file.read_bytes() for file in tmp_path.iterdir()) == [b"mine", b"other", b"other"]


def test_a_file_that_cannot_be_renamed_stays(tmp_path: Path) -> None:
    path = tmp_path / f"gone-{OLD}.mjlayout"
    assert name_by_tiles(path, FILE) == path
