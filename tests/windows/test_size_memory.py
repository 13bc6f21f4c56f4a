from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

from mahjong_qt.windows.size_memory import SizeMemory

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def opened(qtbot: QtBot, memory: SizeMemory, name: str) -> QDialog:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setObjectName(name)
    dialog.resize(300, 200)
    memory.follow(dialog)
    dialog.open()
    return dialog


def test_a_window_opens_as_large_as_it_was_when_it_was_closed(qtbot: QtBot) -> None:
    memory = SizeMemory()
    first = opened(qtbot, memory, "map")
    assert first.size() == QSize(300, 200)
    first.resize(420, 310)
    first.reject()
    assert opened(qtbot, memory, "map").size() == QSize(420, 310)
    assert opened(qtbot, memory, "other").size() == QSize(300, 200)


def test_a_window_is_never_larger_than_the_screen(qtbot: QtBot) -> None:
    memory = SizeMemory()
    first = opened(qtbot, memory, "map")
    room = first.screen().availableSize()
    first.resize(room * 2)
    first.accept()
    size = opened(qtbot, memory, "map").size()
    assert size.boundedTo(room) == size
