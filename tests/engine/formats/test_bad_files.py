"""Whatever the bytes are, the answer is a layout or one error of ours."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mahjong_qt.engine.formats.foreign_text import MAX_LINES
from mahjong_qt.engine.formats.reading import MAX_BOARDS, MAX_TILES_OF_ALL
from mahjong_qt.engine.formats.registry import read_layouts
from mahjong_qt.engine.layout.layout_file import encode_layout
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from tests.engine.formats.foreign_files import (
    GNOME,
    KMAHJONGG,
    MAH,
    PYSOLFC,
    XMAHJONGG,
    fault_of,
    kyodai,
    read,
)

GOOD = [text.encode() for text in (KMAHJONGG, GNOME, kyodai(), MAH, XMAHJONGG, PYSOLFC)]


@pytest.mark.parametrize("data", [data for data in GOOD if data != PYSOLFC.encode()])
def test_file_that_is_cut_never_loses_a_tile_in_silence(data: bytes) -> None:
    whole = read(data).files[0].layout
    for end in range(len(data)):
        try:
            reading = read_layouts(data[:end], "x")
        except LayoutFileError:
            continue
        assert [file.layout for file in reading.files] == [whole]
        assert len(data) - end < len("......\n")


@pytest.mark.parametrize("data", GOOD)
@given(edits=st.lists(st.tuples(st.integers(0), st.integers(0, 8), st.binary(max_size=8)), min_size=1, max_size=5))
def test_damaged_files_raise_nothing_else(data: bytes, edits: list[tuple[int, int, bytes]]) -> None:
    for start, length, new in edits:
        start %= len(data) + 1
        data = data[:start] + new + data[start + length :]
    try:
        reading = read_layouts(data, "x")
    except LayoutFileError as error:
        told = [error]
    else:
        told = [*reading.faults]
        for file in reading.files:
            assert encode_layout(file)
    assert all("x: " in str(fault) for fault in told)


@given(st.binary(max_size=200))
@example(b"[" * 10_000)
@example(b'{"boards":' * 10_000)
@example(b"<a>" * 10_000)
def test_rubbish_raises_nothing_else(data: bytes) -> None:
    with pytest.raises(LayoutFileError):
        read_layouts(data, "x")


MANY_TILES = ",".join(f"[{y},[[0,256]]]" for y in range(0, 14, 2))


@pytest.mark.parametrize(
    ("text", "fault", "limit"),
    [
        ("kmahjongg-layout-v1.0\n" + "#\r\n" * MAX_LINES, LayoutFileFault.TOO_MUCH, MAX_LINES),
        ("0aaa\n" * (MAX_BOARDS + 1), LayoutFileFault.TOO_MUCH, MAX_BOARDS),
        ("<mahjongg>" + "<map/>" * (MAX_BOARDS + 1) + "</mahjongg>", LayoutFileFault.TOO_MUCH, MAX_BOARDS),
        ("<map>" + "<a/>" * 120_000 + "</map>", LayoutFileFault.TOO_MUCH, 120_000),
        (f'[{",".join(["{}"] * (MAX_BOARDS + 1))},{{"map":0}}]', LayoutFileFault.TOO_MUCH, MAX_BOARDS),
        (
            f'[{",".join([f"""{{"map":[[0,[{MANY_TILES}]]]}}"""] * (MAX_TILES_OF_ALL // 1792 + 1))}]',
            LayoutFileFault.TOO_MUCH,
            MAX_TILES_OF_ALL,
        ),
        ("<map>" + '<block right="250" bottom="250"/>' * 1000 + "</map>", LayoutFileFault.TOO_MANY, 2000),
        (f'[{",".join(["{}"] * 400_000)},{{"map":0}}]', LayoutFileFault.TOO_MUCH, 2 * MAX_BOARDS),
        (f'{{"map":[{",".join(["[0,[]]"] * 200_001)}]}}', LayoutFileFault.TOO_MUCH, 400_000),
        ("0" + "gaa" * 500_000, LayoutFileFault.TOO_MANY, 2000),
        (f'{{"map":[{",".join(f"[0,[{MANY_TILES}]]" for _ in range(600))}]}}', LayoutFileFault.TOO_MANY, 2000),
        ("kmahjongg-layout-v1.0\n" + "1" * 4_000_000 + "\n" + ".\n" * 79, LayoutFileFault.TOO_MANY, 2000),
    ],
    ids=lambda value: str(value)[:24],
)
def test_files_of_more_than_any_layout_needs(text: str, fault: LayoutFileFault, limit: int) -> None:
    error = fault_of(text)
    assert (error.fault, error.values["limit"]) == (fault, limit)
