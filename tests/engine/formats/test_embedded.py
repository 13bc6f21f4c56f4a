from __future__ import annotations

import json

import pytest

from mahjong_qt.engine.formats.embedded import MAX_TEXT, has_layout, layout_in, read_layouts_within
from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import write_layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from tests.engine.formats.foreign_files import GNOME, KMAHJONGG, MAH, STEP

GREETING = "Hello Ada,\n\nlook at {this} one, it's from 2026: 3 x 4\n\n"
SIGNATURE = "\n-- \nBob, phone 1234\n{not a layout}\n<http://example.org>\n"
JSON = json.dumps(
    {
        "name": {"en": 'Step "{"', "de": "Stufe"},
        "format": "mahjong-layout",
        "version": 1,
        "tiles": [[0, 0, 0], [2, 0, 0]],
    },
    indent=1,
)
TEXTS = {
    "ours": JSON,
    "KMahjongg": KMAHJONGG,
    "GNOME": GNOME,
    "Mah": MAH,
    "one board of Mah": json.dumps({"name": "Step", "map": json.loads(MAH)["boards"][0]["map"]}),
    "Kyodai": write_layout(LayoutFile(STEP, "Step"), LayoutFormat.KYODAI).decode(),
}


def read(text: str) -> list[str]:
    return [file.name_in("en").partition(" ")[0] for file in read_layouts_within(text.encode(), "").files]


def fault(text: str) -> LayoutFileError:
    with pytest.raises(LayoutFileError) as caught:
        read_layouts_within(text.encode(), "")
    return caught.value


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_layout_is_found_between_greeting_and_signature(text: str, ends: str) -> None:
    mail = (GREETING + text + SIGNATURE).replace("\n", ends)
    assert has_layout(mail)
    assert read(mail) == ["Step"]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("prefix", ["> ", ">", "> > ", ">> "])
def test_a_layout_is_found_in_what_was_quoted(text: str, prefix: str) -> None:
    quoted = "".join(f"{prefix}{line}\n" for line in text.splitlines())
    assert read(f"Thank you!\n\nBob wrote:\n{prefix}Hello\n{quoted}{prefix}Bye\n\nIt is hard.\n") == ["Step"]


def test_after_a_layout_at_the_beginning_anything_may_stand() -> None:
    assert read(JSON + SIGNATURE) == ["Step"]
    assert read(KMAHJONGG + SIGNATURE) == ["Step"]


def test_all_boards_of_one_file_come_along_and_of_several_files_the_first() -> None:
    two = GNOME.replace("</mahjongg>", GNOME.partition("<mahjongg>")[2])
    assert read(f"Two:\n{two}\nBye") == ["Step", "Step"]
    assert read(f"First\n{GNOME.replace('Step', 'One').replace('</mahjongg>', '</mahjongg>')}\nBye") == ["One"]


def test_a_broken_layout_in_a_mail_is_told_as_what_it_is() -> None:
    cut = JSON[: JSON.index("tiles")]
    assert fault(GREETING + cut).fault is LayoutFileFault.NOT_JSON
    assert fault(cut).fault is LayoutFileFault.NOT_JSON
    short = "\n".join(KMAHJONGG.splitlines()[:8])
    assert fault(GREETING + short + SIGNATURE).fault is LayoutFileFault.CUT_SHORT
    assert fault(GREETING + GNOME[: GNOME.index("</map>")]).fault is LayoutFileFault.NOT_XML


@pytest.mark.parametrize("text", ["", "a shopping list", "{}", "{" * 1000, GREETING + SIGNATURE, "> quoted"])
def test_where_there_is_none_none_is_found(text: str) -> None:
    assert not has_layout(text)
    assert layout_in(text) == ""
    assert fault(text).fault in (LayoutFileFault.UNKNOWN_FORMAT, LayoutFileFault.EMPTY_FILE, LayoutFileFault.NOT_JSON)


def test_a_text_that_is_too_long_is_not_searched() -> None:
    text = "x" * (MAX_TEXT - len(JSON)) + JSON
    assert layout_in(text) == JSON
    assert layout_in("x" + text) == ""
    assert not has_layout("x" + text)


@pytest.mark.parametrize("text", ["{" * 2_000_000, "[{" * 1_000_000, '{"a":' * 500_000, "{ " * 2_000_000])
def test_braces_without_end_are_given_up_soon(text: str) -> None:
    assert layout_in(text + '"format": "mahjong-layout"').startswith("{")


def test_nothing_of_this_is_done_to_what_can_be_read_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.engine.formats.embedded.layout_in", pytest.fail)
    assert read(KMAHJONGG) == ["Step"]


def test_a_round_trip_through_a_mail_keeps_the_tiles() -> None:
    for target in LayoutFormat:
        try:
            text = write_layout(LayoutFile(STEP, "Step"), target).decode()
        except ExportError:
            continue
        (file,) = read_layouts_within((GREETING + text + SIGNATURE).encode(), "").files
        assert file.layout == STEP
