"""xmahjongg's layouts."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import FIELD, XMAHJONGG, fault_of, read, read_one, tiles_of

LAST = "14 34 0\n"
"""The last line of the sample."""


def test_row_comes_first() -> None:
    reading = read(XMAHJONGG)
    assert reading.format is LayoutFormat.XMAHJONGG
    assert reading.files[0].layout == FIELD


@pytest.mark.parametrize("line", ["  14\t34  0", "14 34 0 and a word", "14 34 0\n\nnothing\n1 2\n# 1 2 3\n"])
def test_other_text_is_passed_over(line: str) -> None:
    assert read_one(XMAHJONGG.replace(LAST, line)).layout == FIELD


def test_level() -> None:
    assert tiles_of(read_one(XMAHJONGG.replace(LAST, "0 0 1")))[-1] == (0, 0, 1)


@pytest.mark.parametrize(
    ("line", "fault", "place"),
    [
        ("", LayoutFileFault.WRONG_COUNT, ""),
        ("14 34 0.5\n", LayoutFileFault.WRONG_COUNT, ""),
        (f"{LAST}16 34 0\n", LayoutFileFault.WRONG_COUNT, ""),
        ("-1 34 0\n", LayoutFileFault.OUT_OF_RANGE, "line 145"),
        ("14 -1 0\n", LayoutFileFault.OUT_OF_RANGE, "line 145"),
        ("14 34 -1\n", LayoutFileFault.OUT_OF_RANGE, "line 145"),
        ("14 34 999999999\n", LayoutFileFault.OUT_OF_RANGE, "line 145"),
        ("14 33 0\n", LayoutFileFault.OVERLAP, "line 145"),
    ],
)
def test_faults_and_their_places(line: str, fault: LayoutFileFault, place: str) -> None:
    error = fault_of(XMAHJONGG.replace(LAST, line))
    assert (error.fault, error.place) == (fault, place)
