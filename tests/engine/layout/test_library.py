"""The folder of built-in layouts."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError, LayoutFileFault, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, is_layout_id, layout_code

PAIR = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])


def put(folder: Path, layout_id: str, number: int | None, file_name: str = "") -> None:
    data = encode_layout(LayoutFile(PAIR, id=layout_id, number=number))
    (folder / f"{file_name or layout_id}.json").write_bytes(data)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(tmp_path, "apple", 12)
    put(tmp_path, "pear-tree", 3)
    (tmp_path / "layout.schema.json").write_text("{}")
    (tmp_path / "notes.txt").write_text("not a layout")
    return tmp_path


def test_all_by_number(folder: Path) -> None:
    library = LayoutLibrary(folder)
    assert [file.id for file in library.all()] == ["pear-tree", "apple"]
    assert library.faults == ()


def test_by_id_and_by_number(folder: Path) -> None:
    library = LayoutLibrary(folder)
    assert library.load("apple").number == 12
    assert library.by_number(3) is library.load("pear-tree")


def test_loading_one_reads_no_other_file(folder: Path) -> None:
    library = LayoutLibrary(folder)
    (folder / "pear-tree.json").write_text("spoiled")
    assert library.load("apple").id == "apple"
    assert [file.id for file in library.all()] == ["apple"]


def test_a_file_is_read_once(folder: Path) -> None:
    library = LayoutLibrary(folder)
    first = library.load("apple")
    (folder / "apple.json").unlink()
    assert library.load("apple") is first


@pytest.mark.parametrize("layout_id", ["plum", "layout.schema", "../apple", "", "Apple", "notes"])
def test_an_unknown_id(folder: Path, layout_id: str) -> None:
    with pytest.raises(UnknownLayoutError):
        LayoutLibrary(folder / ".").load(layout_id)


def test_an_unknown_number(folder: Path) -> None:
    with pytest.raises(UnknownLayoutError):
        LayoutLibrary(folder).by_number(4)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert LayoutLibrary(tmp_path / "none").all() == []


def test_a_broken_file_is_listed_and_harms_no_other(folder: Path) -> None:
    (folder / "broken.json").write_text('{"format": ')
    library = LayoutLibrary(folder)
    assert [file.id for file in library.all()] == ["pear-tree", "apple"]
    assert [(fault.fault, fault.source) for fault in library.faults] == [
        (LayoutFileFault.NOT_JSON, str(folder / "broken.json"))
    ]
    with pytest.raises(LayoutFileError):
        library.load("broken")


def test_identities_that_do_not_fit(folder: Path) -> None:
    put(folder, "plum", 5, file_name="cherry")
    put(folder, "fig", None)
    put(folder, "lime", 3)  # the number of the pear tree, which comes later in the alphabet
    put(folder, "quince", 12)
    library = LayoutLibrary(folder)
    assert [(Path(fault.source).stem, fault.fault) for fault in library.faults] == [
        ("cherry", LayoutFileFault.WRONG_ID),
        ("fig", LayoutFileFault.NO_NUMBER),
        ("pear-tree", LayoutFileFault.NUMBER_TAKEN),
        ("quince", LayoutFileFault.NUMBER_TAKEN),
    ]
    assert [file.id for file in library.all()] == ["lime", "apple"]
    assert all(str(fault) for fault in library.faults)


@pytest.mark.parametrize(("number", "code"), [(0, "L00"), (7, "L07"), (42, "L42"), (123, "L123")])
def test_code(number: int, code: str) -> None:
    assert layout_code(LayoutFile(PAIR, id="x", number=number)) == code


def test_a_layout_without_a_number_has_no_short_code() -> None:
    with pytest.raises(ValueError, match="mine"):
        layout_code(LayoutFile(PAIR, id="mine"))


@pytest.mark.parametrize(
    ("text", "answer"),
    [("a", True), ("a-b2", True), ("a--b", False), ("-a", False), ("a b", False), ("é", False), ("A", False)],
)
def test_ids(text: str, answer: bool) -> None:
    assert is_layout_id(text) is answer


@pytest.mark.parametrize("layout_id", ["a" * 300, "a" * 65, "a" * 100_000])
def test_an_id_that_no_file_can_have_is_unknown(tmp_path: Path, layout_id: str) -> None:
    with pytest.raises(UnknownLayoutError):
        LayoutLibrary(tmp_path).load(layout_id)
