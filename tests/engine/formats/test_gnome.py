"""GNOME Mahjongg's boards, read."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import GNOME, STEP, fault_of, read, read_one, tiles_of


def board(content: str, name: str = "x") -> str:
    return f'<mahjongg>\n<map name="{name}" scorename="x">\n{content}\n</map>\n</mahjongg>\n'


def test_small_file() -> None:
    reading = read(GNOME)
    assert reading.format is LayoutFormat.GNOME
    assert reading.files == (LayoutFile(STEP, name="Step"),)


@pytest.mark.parametrize(
    ("content", "tiles"),
    [
        ('<tile x="0" y="0"/>', [(0, 0, 0)]),
        ('<row left="1" right="2.5" y="0"/>', [(0, 0, 0), (2, 0, 0)]),  # 1 and 2, but not 3
        ('<column x="0" top="0.5" bottom="2.5"/>', [(0, 0, 0), (0, 2, 0), (0, 4, 0)]),
        ('<block left="0" right="1" top="0" bottom="1"/>', [(0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0)]),
        ('<layer z="1"><tile x="0" y="0"/><tile x="0" y="0" z="2"/></layer><tile x="9" y="0"/>', None),
        ('<LAYER Z="0"><Tile X="0" y="0"/></LAYER>', [(0, 0, 0)]),
        ("<tile/>", [(0, 0, 0)]),  # a missing number is 0
        ('<tile x=" +1.50 " y="02."/><tile x="2.5" y="2.0"/>', [(0, 0, 0), (2, 0, 0)]),
        ('<other x="5"><tile x="0" y="0"/></other>text', [(0, 0, 0)]),
    ],
)
def test_elements(content: str, tiles: list[tuple[int, int, int]] | None) -> None:
    assert tiles_of(read_one(board(content))) == (tiles or [(18, 0, 0), (0, 0, 1), (0, 0, 2)])


def test_many_maps_and_many_roots() -> None:
    text = board("<tile/>", "One") + "some text" + board("<tile/>", "Two").replace("</map>", "</map><map><tile/></map>")
    assert [file.name for file in read(text).files] == ["One", "Two", ""]


def test_names_are_text() -> None:
    assert read_one(board("<tile/>", "&lt;b&gt; &amp; &quot;x&quot;&#10;y")).name == '<b> & "x"\ny'


@pytest.mark.parametrize(
    "head",
    ["\ufeff", '<?xml version="1.0" encoding="UTF-8"?>\n', '<?xml version="1.0"?>\n<!DOCTYPE mahjongg>\n', "\r\n"],
)
def test_heads_change_nothing(head: str) -> None:
    assert read_one(head + GNOME).layout == STEP


def test_external_document_type_is_never_loaded() -> None:
    # a folder cannot be read as a file: whoever tried would fail
    assert read_one(f'<!DOCTYPE mahjongg SYSTEM "file:///">{GNOME}').layout == STEP


def test_bad_board_does_not_spoil_the_others() -> None:
    text = (
        board("<tile/>", "One") + board('<tile x="-1"/>', "Two") + board("<tile/><tile/>", "Three") + board("<tile/>")
    )
    reading = read(text)
    assert [file.name for file in reading.files] == ["One", "x"]
    assert [(fault.fault, fault.place) for fault in reading.faults] == [
        (LayoutFileFault.OUT_OF_RANGE, "board 2, line 8, column 1"),
        (LayoutFileFault.OVERLAP, "board 3, line 13, column 8"),
    ]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ('<tile x="-1"/>', LayoutFileFault.OUT_OF_RANGE),
        ('<tile x="256"/>', LayoutFileFault.OUT_OF_RANGE),
        ('<tile x="1000000000000"/>', LayoutFileFault.OUT_OF_RANGE),
        ('<tile z="64"/>', LayoutFileFault.OUT_OF_RANGE),
        ('<tile z="0.5"/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x="1.25"/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x="1,5"/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x="1e1"/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x="NaN"/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x="true"/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x=""/>', LayoutFileFault.WRONG_TYPE),
        ('<tile x="."/>', LayoutFileFault.WRONG_TYPE),
        ('<row left="2" right="1"/>', LayoutFileFault.OUT_OF_RANGE),
        ('<block left="0" right="1000000000" top="0" bottom="1000000000"/>', LayoutFileFault.OUT_OF_RANGE),
        ('<tile x="1" x="2"/>', LayoutFileFault.NOT_XML),
        ("<tile>", LayoutFileFault.NOT_XML),
        ("<map><tile/></map>", LayoutFileFault.NESTED_MAP),
        ("<tile>&nothing;</tile>", LayoutFileFault.NOT_XML),
        ("<tile>\x01</tile>", LayoutFileFault.NOT_XML),
    ],
)
def test_faults_of_an_element(content: str, fault: LayoutFileFault) -> None:
    error = fault_of(board(content))
    assert error.fault is fault
    assert "line 3, column" in error.place or error.place.startswith("line 4")


def test_faults_of_a_board() -> None:
    assert fault_of(board("")).fault is LayoutFileFault.NO_TILES
    assert fault_of("<mahjongg/>").fault is LayoutFileFault.NO_TILES
    block = '<block left="0" right="40" top="0" bottom="49"/>'
    assert fault_of(board(block)).values == {"count": 2050, "limit": 2000}
    assert fault_of(board("<tile/>" * 2001)).values == {"count": 2001, "limit": 2000}
    long = fault_of(board("<tile/>", "n" * 1001))
    assert (long.fault, long.place) == (LayoutFileFault.TEXT_TOO_LONG, "board 1, name")


@pytest.mark.parametrize(
    "head",
    [
        '<!DOCTYPE m [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;">]>\n',
        '<?xml version="1.0"?>\n<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n',
        '<!ENTITY a "b">\n',
    ],
)
def test_entities_are_refused(head: str) -> None:
    error = fault_of(head + board("<tile/>", "&a;"))
    assert error.fault is LayoutFileFault.DOCUMENT_TYPE
    assert error.place.startswith(f"line {head.count(chr(10))}, ")
