"""KMahjongg's layouts."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import KMAHJONGG, STEP, fault_of, read, read_one, tiles_of

VERSION_1_0 = (
    "kmahjongg-layout-v1.0\n"
    + "\n".join(
        [".." + "12" * 2 + "." * 26, ".." + "43" * 2 + "." * 26]
        + ["." * 32] * 14
        + ["..12" + "." * 28, "..43" + "." * 28]
    )
    + "\n"
    + ("." * 32 + "\n") * 62
)


def test_version_1_1_with_comments() -> None:
    reading = read(KMAHJONGG)
    assert reading.format is LayoutFormat.KMAHJONGG
    file = reading.files[0]
    assert file.layout == STEP
    assert (file.name, file.author, file.category) == ("Step", "Ada", "small")


def test_version_1_0_has_one_size_for_all() -> None:
    assert tiles_of(read_one(VERSION_1_0)) == [(0, 0, 0), (2, 0, 0), (0, 0, 1)]


@pytest.mark.parametrize(
    "change",
    [
        ("kmahjongg", "mahjongg"),
        ("\n", "\r\n"),
        ("\n", "\r"),
        ("w6\nh3\nd2\n", "d2\n\nw6 \nh3\n"),  # in any order, with blank lines
        ("212..\n", "212\n"),  # a row without its end
        ("212..\n", "212....\n"),
        ("212..\n", "212  \n"),
        ("# Level 1\n", "#\n# by: Bob\n"),  # the first author counts
        ("......\n", "......"),
        ("......\n", "......\n......\n"),  # empty rows too many
        ("434312", "121212".replace("1", "3")[:4] + "12"),  # marks that are wrong
    ],
)
def test_oddities_change_nothing(change: tuple[str, str]) -> None:
    text = KMAHJONGG.replace(*change)
    assert text != KMAHJONGG
    file = read_one(text)
    assert file.layout == STEP
    assert (file.name, file.author) == ("Step", "Ada")


def test_byte_order_mark_and_windows_1252() -> None:
    assert read_one(b"\xef\xbb\xbf" + KMAHJONGG.encode()).name == "Step"
    assert read_one(KMAHJONGG.replace("Step", "Löwe").encode("cp1252")).name == "Löwe"


def test_author_that_is_not_there_has_no_name() -> None:
    assert read_one(KMAHJONGG.replace("# by: Ada", "# by: undefined")).author == ""


def test_height_is_not_taken_for_sixteen() -> None:
    rows = ["12" + "." * 2, "43" + "." * 2] + ["...."] * 16
    text = "kmahjongg-layout-v1.1\nw4\nh18\nd2\n" + "\n".join([*rows, *rows]) + "\n"
    assert tiles_of(read_one(text)) == [(0, 0, 0), (0, 0, 1)]


def test_tile_beyond_the_announced_width_is_not_cut() -> None:
    text = KMAHJONGG.replace("1212..\n", "1212...12\n")
    assert (7, 0, 0) in tiles_of(read_one(text))


@pytest.mark.parametrize(
    ("change", "fault", "place"),
    [
        (("v1.1", "v1.2"), LayoutFileFault.NEWER_VERSION, "line 1"),
        (("v1.1", "v1.10"), LayoutFileFault.NEWER_VERSION, "line 1"),
        (("v1.1", "v0.9"), LayoutFileFault.UNKNOWN_VERSION, "line 1"),
        (("w6\n", ""), LayoutFileFault.MISSING_KEY, ""),
        (("w6", "w1000000000"), LayoutFileFault.OUT_OF_RANGE, "line 5"),
        (("w6", "w0"), LayoutFileFault.OUT_OF_RANGE, "line 5"),
        (("w6", "w-6"), LayoutFileFault.WRONG_TYPE, "line 5"),
        (("w6", "w1.5"), LayoutFileFault.WRONG_TYPE, "line 5"),
        (("w6", "w"), LayoutFileFault.WRONG_TYPE, "line 5"),
        (("w6", "w²"), LayoutFileFault.WRONG_TYPE, "line 5"),
        (("h3", "h4"), LayoutFileFault.CUT_SHORT, ""),
        (("......\n", "....."), LayoutFileFault.CUT_SHORT, ""),
        (("......\n", "......\n1.\n"), LayoutFileFault.WRONG_LENGTH, "line 16"),
        (("434312", "4343?2"), LayoutFileFault.WRONG_LETTER, "line 10, column 5"),
        (("434312", "41312"), LayoutFileFault.OVERLAP, "line 10, column 2"),
        (("Step", "S" * 1001), LayoutFileFault.TEXT_TOO_LONG, "line 2"),
        (("1", "."), LayoutFileFault.UNKNOWN_FORMAT, ""),
    ],
)
def test_faults_and_their_places(change: tuple[str, str], fault: LayoutFileFault, place: str) -> None:
    error = fault_of(KMAHJONGG.replace(*change))
    assert (error.fault, error.place) == (fault, place)


def test_layout_without_a_tile() -> None:
    assert fault_of("kmahjongg-layout-v1.1\nw2\nh2\nd1\n..\n..\n").fault is LayoutFileFault.NO_TILES


def test_companion_has_the_names() -> None:
    desktop = "[KMahjonggLayout]\nName=Stairs\nName[de]=Treppe\nAuthor=Bob\nDescription=A b\n"
    file = read_one(KMAHJONGG, desktop)
    assert (file.name, file.author, file.category) == ({"en": "Stairs", "de": "Treppe"}, "Bob", "small")
    assert file.description == "A b"
    assert read_one(KMAHJONGG, "[Desktop Entry]\nName=No\n").name == "Step"
