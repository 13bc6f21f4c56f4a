"""GNOME Mahjongg's boards, written."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import write_layout
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.engine.formats.foreign_files import FIELD, STEP, read_one


def written(file: LayoutFile) -> str:
    return write_layout(file, LayoutFormat.GNOME).decode()


def test_each_kind_of_element() -> None:
    block = [(x, y, 0) for x in (0, 2) for y in (0, 2)]
    column = [(9, 0, 0), (9, 2, 0)]
    layout = Layout.from_tiles([*block, *column, (4, 6, 0), (6, 6, 0), (0, 0, 2), (5, 1, 2)])
    name = f'"Five" <b> & more-{layout.fingerprint[:8]}'
    assert written(LayoutFile(layout, name='"Five" <b> & more', author="Ada")).splitlines() == [
        "<mahjongg>",
        f"""  <map name='"Five" &lt;b&gt; &amp; more' scorename="five-b-more-{name[-8:]}" author="Ada">""",
        '    <layer z="0">',
        '      <block left="0" right="1" top="0" bottom="1"/>',
        '      <column x="4.5" top="0" bottom="1"/>',
        '      <row left="2" right="3" y="3"/>',
        "    </layer>",
        '    <layer z="2">',
        '      <tile x="0" y="0"/>',
        '      <tile x="2.5" y="0.5"/>',
        "    </layer>",
        "  </map>",
        "</mahjongg>",
    ]


def test_field_is_one_block() -> None:
    assert written(LayoutFile(FIELD)).count("<block") == 1


def test_layouts_of_one_name_keep_their_scores_apart() -> None:
    files = [LayoutFile(STEP, name="Same"), LayoutFile(FIELD, name="Same")]
    texts = [written(file) for file in files]
    scores = {text.split("scorename=")[1].split('"')[1] for text in texts}
    assert len(scores) == len(files)
    assert [read_one(text) for text in texts] == files


def test_awkward_texts_come_back() -> None:
    file = LayoutFile(STEP, name="a\tb\nc\r'\"<&>]]>\U0001f004", author="--", category="\u2028")
    with pytest.raises(ExportError) as caught:
        written(file)  # the reader takes blanks from the ends, and a line separator is one
    assert (caught.value.fault, caught.value.values) == (ExportFault.BLANKS, {"text": "category"})
    file = LayoutFile(STEP, name=file.name, author="--", category="x\u2028y")
    assert read_one(written(file)) == file


@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\ufffe", "\ud800"])
def test_letters_that_no_markup_can_hold_are_refused(letter: str) -> None:
    with pytest.raises(ExportError) as caught:
        written(LayoutFile(STEP, author=f"a{letter}b"))
    assert caught.value.values == {"text": "author", "letter": f"U+{ord(letter):04X}"}


def test_numbers_of_tiles_that_gnome_does_not_take() -> None:
    row = [(x, 0, 0) for x in range(0, 292, 2)]
    with pytest.raises(ExportError) as caught:
        written(LayoutFile(Layout.from_tiles(row)))
    assert (caught.value.fault, caught.value.values) == (ExportFault.TOO_MANY, {"count": 146, "limit": 144})
    with pytest.raises(ExportError) as caught:
        written(LayoutFile(Layout.from_tiles(row[:3])))
    assert (caught.value.fault, caught.value.values) == (ExportFault.ODD_COUNT, {"count": 3})
