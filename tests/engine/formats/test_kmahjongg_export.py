"""KMahjongg's layouts, written."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import write_desktop, write_layout
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.engine.formats.foreign_files import KMAHJONGG, STEP, read_one


def written(file: LayoutFile) -> str:
    return write_layout(file, LayoutFormat.KMAHJONGG).decode()


def test_written_file_is_what_kmahjongg_reads() -> None:
    file = LayoutFile(STEP, name="Step", author="Ada", category="small")
    assert written(file) == KMAHJONGG


def test_names_by_language_come_back_without_the_companion() -> None:
    names = {"de": "Stufe", "pt_BR": "Degrau", "x y": "?"}
    assert read_one(written(LayoutFile(STEP, name=names, license="CC0-1.0"))) == LayoutFile(
        STEP, name=names, license="CC0-1.0"
    )


def test_companion_and_file_together() -> None:
    file = LayoutFile(STEP, name="Step: #1 = \\ [x]", author="Ada", description="Two\nlines\tand \\n")
    desktop = write_desktop(file, "step.layout").decode()
    assert read_one(written(file), desktop) == file
    assert "FileName=step.layout\n" in desktop


@pytest.mark.parametrize(
    ("texts", "fault", "values"),
    [
        ({"name": "a\nb"}, ExportFault.LINE_BREAK, {"text": "name"}),
        ({"author": "a\rb"}, ExportFault.LINE_BREAK, {"text": "author"}),
        ({"category": " a"}, ExportFault.BLANKS, {"text": "category"}),
        ({"name": {"de": "a\x00"}}, ExportFault.WRONG_LETTER, {"text": "name", "letter": "U+0000"}),
        ({"name": {"a]": "b"}}, ExportFault.AMBIGUOUS, {"text": "language", "mark": "]"}),
        ({"author": "undefined"}, ExportFault.AMBIGUOUS, {"text": "author", "mark": "undefined"}),
        ({"name": "\ud800"}, ExportFault.WRONG_LETTER, {"text": "name", "letter": "U+D800"}),
        ({"name": "x" * 1001}, ExportFault.TEXT_TOO_LONG, {"text": "name", "length": 1001, "limit": 1000}),
        ({"game": "shisen-sho"}, ExportFault.OTHER_GAME, {"game": "shisen-sho"}),
    ],
)
def test_what_cannot_be_held_is_refused(
    texts: dict[str, object], fault: ExportFault, values: dict[str, object]
) -> None:
    file = LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), **texts)  # type: ignore[arg-type]
    with pytest.raises(ExportError) as caught:
        written(file)
    assert (caught.value.fault, caught.value.target, caught.value.values) == (fault, LayoutFormat.KMAHJONGG, values)


def test_grid_that_would_be_too_large_a_file_is_refused() -> None:
    corners = [(0, 0, 0), (511, 511, 63)]
    with pytest.raises(ExportError, match="bytes"):
        written(LayoutFile(Layout.from_tiles(corners)))
    flat = LayoutFile(Layout.from_tiles([(0, 0, 0), (511, 511, 61)]), name="Far")
    assert read_one(written(flat)).layout == flat.layout
