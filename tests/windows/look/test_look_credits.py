from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QTextBrowser

from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.windows.about_dialog import AboutDialog
from mahjong_qt.windows.about_text import credits_page
from tests.view.sample_boards import NUMBERS

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def test_the_sets_that_ship_are_named_with_makers_and_licence(qtbot: QtBot) -> None:
    assert "Numbers: The Mahjong Qt authors · MIT" in credits_page()
    assert "in use" not in credits_page(TileSet.load(NUMBERS))


def test_the_set_in_use_is_named_and_nothing_in_it_is_markup(qtbot: QtBot, tmp_path: Path) -> None:
    for drawing in NUMBERS.glob("*.svg"):
        (tmp_path / drawing.name).touch()
    manifest = {"format": "mahjong-tileset", "version": 1, "name": "<i>Mine", "author": "Ada", "license": "CC0"}
    (tmp_path / "tileset.json").write_text(json.dumps(manifest | {"fingerprint": "1"}))
    dialog = AboutDialog(None, TileSet.load(tmp_path))
    qtbot.addWidget(dialog)
    page = dialog.findChild(QTextBrowser, "credits")
    assert isinstance(page, QTextBrowser)
    assert "Tile set in use: <i>Mine: Ada · CC0" in page.toPlainText()
