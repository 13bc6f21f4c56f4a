"""Kyodai's layouts, read and written."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.kyodai import join_names, split_names
from mahjong_qt.engine.formats.registry import write_layout
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import STEP, fault_of, kyodai, read, read_one


def written(file: LayoutFile) -> str:
    return write_layout(file, LayoutFormat.KYODAI).decode()


def test_version_6_0() -> None:
    reading = read(kyodai())
    assert reading.format is LayoutFormat.KYODAI
    file = reading.files[0]
    assert file.layout == STEP
    assert (file.name, file.author, file.category) == ("Step", "Ada", "small")


def test_first_cell_of_a_layer_and_of_a_row() -> None:
    text = kyodai(tiles=[(0, 0, 0), (33, 0, 0), (0, 19, 0), (0, 0, 4), (33, 19, 4)])
    assert [tuple(slot) for slot in read_one(text).layout.slots] == [
        (0, 0, 0),
        (33, 0, 0),
        (0, 19, 0),
        (0, 0, 4),
        (33, 19, 4),
    ]


@pytest.mark.parametrize(
    "change", [("6.0", "3.0"), ("\n", "\r\n"), ("Kyodai", "\n Kyodai"), ("0\n", "0"), ("0\n", "0000\n")]
)
def test_oddities_change_nothing(change: tuple[str, str]) -> None:
    text = kyodai()
    assert (
        read_one(text.replace(*change) if change[0] != "0\n" else text.removesuffix("0\n") + change[1]).layout == STEP
    )


def test_board_in_lines_of_any_length() -> None:
    head, names, cells = kyodai().splitlines()
    rows = "\n".join(cells[start : start + 34] for start in range(0, 3400, 34))
    assert read_one(f"{head}\n{names}\n{rows}\n").layout == STEP


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (kyodai("Löwe").encode(), "Löwe"),
        (kyodai("Löwe").encode("cp1252"), "Löwe"),
        (b"\xef\xbb\xbf" + kyodai("Löwe").encode(), "Löwe"),
        (kyodai("Löwe").encode("utf-16"), "Löwe"),
        (kyodai("L?we").encode().replace(b"?", b"\x81"), "L\ufffdwe"),  # stands for nothing in Windows-1252
        (kyodai('<b>x</b> & "y"').encode(), '<b>x</b> & "y"'),
    ],
)
def test_encodings(data: bytes, name: str) -> None:
    assert read_one(data).name == name


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("Cat", ("Cat", "", "")),
        ("Cat by Ada", ("Cat", "Ada", "")),
        ("Cat by Ada :: Animals", ("Cat", "Ada", "Animals")),
        ("Cat::Animals", ("Cat", "", "Animals")),
        ("Stand by Me by Ada", ("Stand by Me", "Ada", "")),
        ("Stand by Me by ", ("Stand by Me", "", "")),
        ("A::B::", ("A::B", "", "")),
        ("", ("", "", "")),
        ("Standby", ("Standby", "", "")),
    ],
)
def test_line_of_names(line: str, texts: tuple[str, str, str]) -> None:
    assert split_names(line) == texts


@pytest.mark.parametrize(
    ("texts", "line"),
    [
        (("Cat", "", ""), "Cat"),
        (("Cat", "Ada", "Animals"), "Cat by Ada::Animals"),
        (("Cat", "", "Animals"), "Cat::Animals"),
        (("Stand by Me", "", ""), "Stand by Me by ::"),
        (("Stand by Me", "", "by"), "Stand by Me by ::by"),
        (("A::B", "", ""), "A::B::"),
        (("A", "B::C", ""), "A by B::C::"),
        (("", "Ada", ""), " by Ada"),
        (("by", "by", "by"), "by by by::by"),
        (("A", "B by C", ""), None),
        (("A", "", "B::C"), None),
    ],
)
def test_plainest_line_that_is_read_back(texts: tuple[str, str, str], line: str | None) -> None:
    assert join_names(*texts) == line


@pytest.mark.parametrize(
    ("text", "fault", "place"),
    [
        (kyodai().replace("6.0", "7.0"), LayoutFileFault.NEWER_VERSION, "line 1"),
        (kyodai()[:-2], LayoutFileFault.CUT_SHORT, "line 3"),
        ("Kyodai 6.0", LayoutFileFault.CUT_SHORT, "line 3"),
        (kyodai().removesuffix("\n") + "1", LayoutFileFault.WRONG_LENGTH, "line 3"),
        (kyodai().replace("00000", "0000x", 1), LayoutFileFault.WRONG_LETTER, "line 3, column 8"),
        (kyodai(tiles=[]), LayoutFileFault.NO_TILES, ""),
        (kyodai(tiles=[(0, 0, 0), (1, 1, 0)]), LayoutFileFault.OVERLAP, "line 3, column 36"),
        (kyodai("x" * 1001), LayoutFileFault.TEXT_TOO_LONG, "line 2"),
    ],
)
def test_faults_and_their_places(text: str, fault: LayoutFileFault, place: str) -> None:
    error = fault_of(text)
    assert (error.fault, error.place) == (fault, place)


def test_written_in_the_middle_of_the_grid() -> None:
    text = written(LayoutFile(STEP, name="Step", author="Ada", category="small"))
    shifted = [(x + 14, y + 8, z) for x, y, z in STEP.slots]
    assert text == kyodai(tiles=shifted)


@pytest.mark.parametrize(
    ("tiles", "fault", "limit"),
    [
        ([(0, 0, 0), (33, 0, 0)], ExportFault.TOO_WIDE, 34),
        ([(0, 0, 0), (0, 19, 0)], ExportFault.TOO_HIGH, 20),
        ([(0, 0, 0), (0, 0, 5)], ExportFault.TOO_DEEP, 5),
    ],
)
def test_board_that_does_not_fit_is_refused_and_not_cut(
    tiles: list[tuple[int, int, int]], fault: ExportFault, limit: int
) -> None:
    with pytest.raises(ExportError) as caught:
        written(LayoutFile(Layout.from_tiles(tiles)))
    assert (caught.value.fault, caught.value.values) == (fault, {"size": limit + 1, "limit": limit})


def test_board_that_just_fits() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (32, 18, 4)])
    assert read_one(written(LayoutFile(layout))).layout == layout


@pytest.mark.parametrize(
    ("texts", "fault", "text"),
    [
        ({"author": "Bob by trade"}, ExportFault.AMBIGUOUS, "author"),
        ({"category": "a::b"}, ExportFault.AMBIGUOUS, "category"),
        ({"name": "a\nb"}, ExportFault.LINE_BREAK, "name"),
        ({"name": "a "}, ExportFault.BLANKS, "name"),
        ({"author": "\x1b"}, ExportFault.WRONG_LETTER, "author"),
    ],
)
def test_texts_that_would_not_come_back_are_refused(texts: dict[str, str], fault: ExportFault, text: str) -> None:
    with pytest.raises(ExportError) as caught:
        written(LayoutFile(STEP, **texts))  # type: ignore[arg-type]
    assert (caught.value.fault, caught.value.values["text"]) == (fault, text)
