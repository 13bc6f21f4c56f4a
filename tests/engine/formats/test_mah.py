"""Mah's boards, read and written."""

from __future__ import annotations

import json

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import write_layout
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import FIELD, MAH, STEP, fault_of, read, read_one, tiles_of


def board(cells: str, name: str = "x") -> str:
    """A board with these cells in the third row of the second layer."""
    return f'{{"name":"{name}","map":[[1,[[2,{cells}]]]]}}'


def boards(*texts: str) -> str:
    return f'{{"mah":"1.0","boards":[{",".join(texts)}]}}'


def test_small_file() -> None:
    reading = read(MAH)
    assert reading.format is LayoutFormat.MAH
    assert reading.files == (LayoutFile(STEP, name="Step", author="Ada", category="small"),)


@pytest.mark.parametrize(
    ("cells", "columns"),
    [
        ("5", [5]),
        ("[5]", [5]),
        ("[5, 9]", [5, 9]),
        ("[[5, 2]]", [5, 7]),
        ("[1, [5, 2], 9]", [1, 5, 7, 9]),
        ("[2.0]", [2]),
    ],
)
def test_cells(cells: str, columns: list[int]) -> None:
    file = read_one(boards(board(cells)))
    assert tiles_of(file) == [(x - columns[0], 0, 0) for x in columns]


@pytest.mark.parametrize("text", [boards(board("5")), f"[{board('5')}]", board("5"), "\ufeff \n" + boards(board("5"))])
def test_file_or_list_or_one_board(text: str) -> None:
    assert read_one(text).name == "x"


def test_texts_that_are_null_or_not_there() -> None:
    file = read_one('{"name":null,"by":null,"map":[[0,[[0,0]]]]}')
    assert (file.name, file.author, file.category) == ("", "", "")


def test_bad_board_does_not_spoil_the_others() -> None:
    reading = read(boards(board("1", "One"), board("-1"), board("[1,2]"), '"what"', board("1", "Five")))
    assert [file.name for file in reading.files] == ["One", "Five"]
    assert [(fault.fault, fault.place) for fault in reading.faults] == [
        (LayoutFileFault.OUT_OF_RANGE, "board 2, map[0][0]"),
        (LayoutFileFault.OVERLAP, "board 3, map[0][0]"),
        (LayoutFileFault.WRONG_TYPE, "board 4"),
    ]


@pytest.mark.parametrize(
    ("cells", "fault"),
    [
        ("-1", LayoutFileFault.OUT_OF_RANGE),
        ("512", LayoutFileFault.OUT_OF_RANGE),
        ("1e9", LayoutFileFault.OUT_OF_RANGE),
        ("[[0, 1000000000]]", LayoutFileFault.OUT_OF_RANGE),
        ("[[0, 257]]", LayoutFileFault.OUT_OF_RANGE),
        ("[[0, 0]]", LayoutFileFault.OUT_OF_RANGE),
        ("1.5", LayoutFileFault.WRONG_TYPE),
        ('"1"', LayoutFileFault.WRONG_TYPE),
        ("true", LayoutFileFault.WRONG_TYPE),
        ("null", LayoutFileFault.WRONG_TYPE),
        ("[[0, 1, 2]]", LayoutFileFault.WRONG_TYPE),
        ("[]", LayoutFileFault.NO_TILES),
        ("[0, 0]", LayoutFileFault.OVERLAP),
        ("[[0, 3], 5]", LayoutFileFault.OVERLAP),
        ("NaN", LayoutFileFault.NOT_JSON),
        ("1e999", LayoutFileFault.NOT_JSON),
        ("9" * 5000, LayoutFileFault.NOT_JSON),
        ("[" * 10_000 + "]" * 10_000, LayoutFileFault.NESTED_TOO_DEEP),
    ],
)
def test_faults_of_a_cell(cells: str, fault: LayoutFileFault) -> None:
    assert fault_of(boards(board(cells))).fault is fault


@pytest.mark.parametrize(
    ("text", "fault", "place"),
    [
        (boards(), LayoutFileFault.NO_TILES, ""),
        (boards('{"name":"x"}'), LayoutFileFault.MISSING_KEY, ""),
        (boards('{"map":5}'), LayoutFileFault.WRONG_TYPE, "map"),
        (boards('{"map":[5]}'), LayoutFileFault.WRONG_TYPE, "map[0]"),
        (boards('{"map":[[0,[[0]]]]}'), LayoutFileFault.WRONG_TYPE, "map[0][0]"),
        (boards('{"map":[[64,[[0,0]]]]}'), LayoutFileFault.OUT_OF_RANGE, "map[0]"),
        (boards('{"map":[[0,[[-1,0]]]]}'), LayoutFileFault.OUT_OF_RANGE, "map[0][0]"),
        (boards('{"name":5,"map":[]}'), LayoutFileFault.WRONG_TYPE, "name"),
        (boards(board("1", "x" * 1001)), LayoutFileFault.TEXT_TOO_LONG, "name"),
        (boards('{"name":"a","name":"b","map":[[0,[[0,0]]]]}'), LayoutFileFault.REPEATED_KEY, "name"),
        ('{"mah":"1.0"}', LayoutFileFault.MISSING_KEY, ""),
        ('{"mah":"1.0","boards":{}}', LayoutFileFault.WRONG_TYPE, "boards"),
        ('{"mah":"2.0","boards":[]}', LayoutFileFault.NEWER_VERSION, "mah"),
        ('{"mah":"0.9","boards":[]}', LayoutFileFault.UNKNOWN_VERSION, "mah"),
        ('{"mah":"x","boards":[]}', LayoutFileFault.UNKNOWN_VERSION, "mah"),
        ('{"mah":"1.0",\n"boards":[,]}', LayoutFileFault.NOT_JSON, "line 2, column 11"),
    ],
)
def test_faults_and_their_places(text: str, fault: LayoutFileFault, place: str) -> None:
    error = fault_of(text)
    assert (error.fault, error.place) == (fault, place)


def test_written_file_is_compact() -> None:
    layout = Layout.from_tiles([*STEP.slots, (8, 0, 0)])
    file = LayoutFile(layout, name="Step", author="Ada", category="small")
    data = write_layout(file, LayoutFormat.MAH)
    number = str(int(layout.fingerprint[:8], 16))
    assert json.loads(data) == {
        "mah": "1.0",
        "boards": [
            {
                "id": number,
                "name": "Step",
                "by": "Ada",
                "cat": "small",
                "map": [[0, [[0, [[0, 2], 8]], [1, 4]]], [1, [[0, 1]]]],
            }
        ],
    }


def test_awkward_texts_come_back() -> None:
    for file in (LayoutFile(STEP, name="Step\n<b>"), LayoutFile(FIELD, name=" Field ", author='"')):
        assert list(read(write_layout(file, LayoutFormat.MAH)).files) == [file]


def test_two_boards_of_one_file() -> None:
    assert [file.name for file in read(boards(board("1", "One"), board("2", "Two"))).files] == ["One", "Two"]
