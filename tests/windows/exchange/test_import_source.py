from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QUrl

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.windows.exchange.import_source import MAX_TEXT, ImportSource, import_source, is_layout_text
from tests.view.sample_boards import CODE

JSON = encode_layout(LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), name="Two")).decode()


def of_text(text: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(text)
    return mime


def of_urls(*urls: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl(url) for url in urls])
    return mime


def test_files_of_this_computer_are_taken_and_others_are_not() -> None:
    mime = of_urls("file:///layouts/a%20b.map", "https://example.org/c.map", "file:///layouts")
    assert import_source(mime) == ImportSource(paths=("/layouts/a b.map", "/layouts"))
    assert not import_source(of_urls("https://example.org/c.map"))


def test_files_come_before_the_text_that_file_managers_give_with_them() -> None:
    mime = of_urls("file:///a.map")
    mime.setText(JSON)
    assert import_source(mime) == ImportSource(paths=("/a.map",))


def test_nothing_is_nothing() -> None:
    assert import_source(QMimeData()) == ImportSource()
    assert not ImportSource()
    assert ImportSource(text="x")


@pytest.mark.parametrize(
    "text",
    [
        JSON,
        "\n  " + JSON,
        JSON[:40],
        "kmahjongg-layout-v1.1\n",
        "<mahjongg><map name='x'/></mahjongg>",
        JSON.replace('"Two"', f'"Two, try {CODE}"'),
        f"Hello Ada,\n\n{JSON}\nBye",
        f"> {JSON}".replace("\n", "\n> "),
        f"[12:03] Anna: {JSON}\nand then try {CODE}",
    ],
)
def test_a_text_in_a_format_of_layouts_is_imported_good_or_bad(text: str) -> None:
    assert import_source(of_text(text)) == ImportSource(text=text)


@pytest.mark.parametrize(
    "text",
    ["", " \n", "a shopping list", CODE, f"Try {CODE}!", f"[12:03] Anna: try {CODE.lower()}", f"{{{CODE}", "mj1 l00"],
)
def test_other_texts_are_not(text: str) -> None:
    assert not import_source(of_text(text))


def test_a_text_of_fifty_megabytes_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(data: bytes, source: str) -> None:
        raise AssertionError(len(data))

    monkeypatch.setattr("mahjong_qt.engine.formats.registry.detect_format", refuse)
    assert not is_layout_text("{" + "x" * 50_000_000)
    assert not is_layout_text("x" * (MAX_TEXT + 1))
    with pytest.raises(AssertionError):
        is_layout_text("x" * MAX_TEXT)


def test_half_a_character_harms_nothing() -> None:
    assert not is_layout_text("\ud800")
