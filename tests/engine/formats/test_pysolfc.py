"""PySolFC's layout strings."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import PYSOLFC, STEP, fault_of, read, read_one, tiles_of


def test_named_string() -> None:
    reading = read(PYSOLFC)
    assert reading.format is LayoutFormat.PYSOLFC
    assert (reading.files[0].layout, reading.files[0].name) == (STEP, "Step")


def test_string_alone() -> None:
    file = read_one("0aaaacaaebhba")
    assert (file.layout, file.name) == (STEP, "")


@pytest.mark.parametrize(
    ("string", "tiles"),
    [
        ("0caa", [(0, 0, 0), (0, 0, 1), (0, 0, 2)]),  # three tiles from the table up
        ("0aaahca", [(0, 0, 0), (2, 0, 1)]),  # one tile on layer 1
        ("0aaaica", [(0, 0, 0), (2, 0, 1), (2, 0, 2)]),
        ("0aaaaZA", [(0, 0, 0), (51, 26, 0)]),
        ("0aaaXca", [(0, 0, 0), (2, 0, 7)]),  # X is 49
    ],
)
def test_columns(string: str, tiles: list[tuple[int, int, int]]) -> None:
    assert tiles_of(read_one(string)) == tiles


def test_bad_line_does_not_spoil_the_others() -> None:
    reading = read("One\t0aaa\r\n\r\nTwo\t0aaaaa\r\nThree\t0aaaaaa\nFour\t0a?a\nFive\t0\n0aaa\n")
    assert [file.name for file in reading.files] == ["One", ""]
    assert [(fault.fault, fault.place) for fault in reading.faults] == [
        (LayoutFileFault.CUT_SHORT, "line 3"),
        (LayoutFileFault.OVERLAP, "line 4, group 2"),
        (LayoutFileFault.WRONG_LETTER, "line 5"),
        (LayoutFileFault.NO_TILES, "line 6"),
    ]


def test_too_many_tiles_and_too_long_a_name() -> None:
    assert fault_of("0" + "gaa" * 300).values == {"count": 2100, "limit": 2000}
    assert fault_of("n" * 1001 + "\t0aaa").fault is LayoutFileFault.TEXT_TOO_LONG


def test_comments_are_passed_over() -> None:
    reading = read("# Layouts of Ada's\n\n # and others\nStep\t0aaaacaaebhba\n#Disabled\t0aaa\n# 0aaa\n")
    assert [(file.name, file.layout) for file in reading.files] == [("Step", STEP)]
    assert reading.faults == ()


def test_second_tabulator_is_told() -> None:
    reading = read("0aaa\nOne\tTwo\t0aaa\n")
    assert [(fault.fault, fault.values["letter"]) for fault in reading.faults] == [
        (LayoutFileFault.WRONG_LETTER, repr("\t"))
    ]
