from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from editor.exchange.pick_dialog import PickDialog
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def files(count: int) -> list[LayoutFile]:
    return [
        LayoutFile(Layout.from_tiles([(0, 0, 0), (2 + number % 400, 0, 0)]), name=f"Board {number}")
        for number in range(count)
    ]


def test_only_what_is_seen_is_drawn(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = PickDialog(files(3000), "Many", window)
    with qtbot.waitExposed(dialog):
        dialog.open()
    qtbot.waitUntil(lambda: bool(dialog._model._pictures))
    dialog.grab()
    assert len(dialog._model._pictures) < 200
    dialog.reject()


def test_nothing_found_is_nothing_to_open(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = PickDialog(files(3), "Few", window)
    picked: list[LayoutFile] = []
    dialog.picked.connect(picked.append)
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    dialog.search.setText("nobody")
    assert not box.button(QDialogButtonBox.StandardButton.Open).isEnabled()
    dialog.search.setText("BOARD 2")
    assert box.button(QDialogButtonBox.StandardButton.Open).isEnabled()
    dialog.accept()
    assert [file.name for file in picked] == ["Board 2"]


def test_names_are_shown_as_they_stand(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = Layout.from_tiles([(0, 0, 0)])
    named = [LayoutFile(layout, name="<b>bold</b>"), LayoutFile(layout), LayoutFile(layout, name="تنين")]
    shown = PickDialog(named, "Few", window).list.model()
    assert [shown.index(row, 0).data() for row in range(3)] == ["<b>bold</b>", "Layout 2", "تنين"]
    tip = shown.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;bold" in tip
    assert "1 tile(s)" in tip
