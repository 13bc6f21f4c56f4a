"""Whatever the bytes are, the answer is a layout or one error of ours."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mahjong_qt.engine.formats import half_tiles
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

PYSOLFC_CALL = """r(1, "Step", ncards=4, layout="0aaaaca" +\n    'aebhba')\n"""
GOOD = [text.encode() for text in (KMAHJONGG, GNOME, kyodai(), MAH, XMAHJONGG, PYSOLFC, PYSOLFC_CALL)]


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


RUN = 400_000
PROCESSOR_SECONDS = 20
"""A reader that goes through a run once for each of its letters takes minutes for each of these files."""

RUNS = [
    *(f"<map><tile/>{run}<tile/></map>" for run in (" " * RUN, "<" * RUN, "<?xml " * (RUN // 6))),
    *(f"<map><tile x='{run}z'/></map>" for run in (" " * RUN, "1" * RUN, "1 " * RUN, "." * RUN)),
    *(f"<{run}map><tile/></map>" for run in (" " * RUN, "<" * RUN, "!DOCTYPE " * (RUN // 9))),
    *(KMAHJONGG.replace("# by:", f"# by{run}") for run in (" " * RUN, "[" * RUN, "[]" * RUN)),
    *(KMAHJONGG.replace("w6", f"w{run}") for run in (" " * RUN + "z", "6" * RUN)),
    *(KMAHJONGG.replace("v1.1", f"v1.1{run}z") for run in (" " * RUN, "1" * RUN)),
    *(KMAHJONGG.replace("1212..", f"{run}z") for run in (" " * RUN, "4" * RUN, "#" * RUN)),
    *(kyodai(f"{run}z") for run in (" " * RUN, " by " * RUN, "::" * RUN)),
    *(kyodai().replace("\n0", f"{run}\n0") for run in (" " * RUN + "z", "\n" * (RUN // 2))),
    *(f"{run}0aaa z" for run in (" " * RUN, "a" * RUN, "0" * RUN, "\t" * RUN)),
    *(f"x\t{run}z\n{PYSOLFC}" for run in (" " * RUN, "a" * RUN, "\t" * RUN)),
    *(XMAHJONGG + f"{run}z\n" for run in (" " * RUN, "1" * RUN, "1" + " " * RUN, "1 2" + " " * RUN, "1 " * RUN)),
    *(f'{{"format"{run}"mahjong-layout"' for run in (" " * RUN, " " * RUN + ":" + " " * RUN, '"format":' * RUN)),
    *(f'{{"map"{run}' for run in (" " * RUN, '"map"' * RUN, ": 1" + "0" * RUN)),
]
RUNS += [
    *(
        f"Hello!\n\nkmahjongg-layout-v1.1\n{run}z\nBye"
        for run in (" " * RUN, "\t" * RUN, "w" + "1" * RUN, "w" + " " * RUN)
    ),
    *(f"Hello!\n\nKyodai 6.0\nx\n{run}z\nBye" for run in (" " * RUN, "0" * RUN)),
    *(f"Hello!\n{run}<mahjongg></mahjongg{run}z" for run in (" " * RUN, ">" * RUN, "> " * RUN)),
]
GAPS = (" ", "\n", "# ", "'", '"" ', '\\"', "\nr(1,", "\nr(1, '", "1,")
RUNS += [
    text.replace("RUN", gap * (RUN // len(gap)))
    for gap in GAPS
    for text in (
        "RUNz",
        "rRUNz\nr(1, 'A', layout='0aaa')",
        "r(RUNz\nr(1, 'A', layout='0aaa')",
        "r(1, 'A'RUN",
        "r(1, 'A', layoutRUN\nr(1, 'A', layout='0aaa')",
        "r(1, 'A', layout='0aaa' + RUNz",
    )
]
LARGE = 4_000_000
RUNS += [PYSOLFC_CALL + part * (LARGE // len(part)) for part in ("'' ", "\nr (1" + " " * 60, "r(", '\\"""x')]
DESKTOP_RUNS = [f"[KMahjonggLayout]\n{run}z\n" for run in (" " * RUN, "a" * RUN, "a[" * RUN, "Name" + " " * RUN)]

READ_ALL = """
import json, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[1]), int(sys.argv[1])))
from mahjong_qt.engine.formats.embedded import read_layouts_within
from mahjong_qt.engine.formats.registry import read_layouts
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
for text, desktop in json.load(sys.stdin):
    try:
        if desktop is None:
            read_layouts_within(text.encode(), "x")
        else:
            read_layouts(text.encode(), "x", desktop.encode())
    except LayoutFileError:
        pass
print("read")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_long_runs_of_a_letter_are_gone_through_once() -> None:
    files = [*((text, None) for text in RUNS), *((KMAHJONGG, desktop) for desktop in DESKTOP_RUNS)]
    command = [sys.executable, "-c", READ_ALL, str(PROCESSOR_SECONDS)]
    done = subprocess.run(command, input=json.dumps(files), capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("read\n", "")


def test_no_long_text_is_kept_for_a_number() -> None:
    cached = half_tiles._in_half_tiles.cache_info().currsize
    assert half_tiles.in_half_tiles("1" * 71) is None
    assert half_tiles.in_half_tiles(" " * 71) is None
    assert half_tiles._in_half_tiles.cache_info().currsize == cached


MANY_TILES = ",".join(f"[{y},[[0,256]]]" for y in range(0, 14, 2))


@pytest.mark.parametrize(
    ("text", "fault", "limit"),
    [
        ("kmahjongg-layout-v1.0\n" + "#\r\n" * MAX_LINES, LayoutFileFault.TOO_MUCH, MAX_LINES),
        ("0aaa\n" * (MAX_BOARDS + 1), LayoutFileFault.TOO_MUCH, MAX_BOARDS),
        (PYSOLFC_CALL * (MAX_BOARDS + 1), LayoutFileFault.TOO_MUCH, MAX_BOARDS),
        ("r(1, 'A', layout=\n" * (MAX_BOARDS + 1), LayoutFileFault.TOO_MUCH, MAX_BOARDS),
        (f"""r(1, 'A', layout="0" {'"gaa" + ' * 9_000} "gaa")""", LayoutFileFault.TOO_MANY, 2000),
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
