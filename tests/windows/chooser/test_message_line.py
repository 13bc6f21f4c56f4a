from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from mahjong_qt.windows.chooser.message_line import MessageLine

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    # said by the offscreen platform of every window that has a smallest size
    pytest.mark.qt_log_ignore("does not support propagateSizeHints"),
]


@pytest.fixture
def line() -> MessageLine:
    return MessageLine()


def undo_button(line: MessageLine) -> QPushButton:
    button = line.findChild(QPushButton, "undo")
    assert isinstance(button, QPushButton)
    return button


def test_it_takes_no_room_until_there_is_something_to_say(line: MessageLine) -> None:
    assert line.isHidden()
    line.say("Done")
    assert not line.isHidden()
    assert undo_button(line).isHidden()
    line.hush()
    assert line.isHidden()


def test_undo_goes_back_step_by_step(line: MessageLine) -> None:
    undone: list[str] = []
    line.offer("Removed A", lambda: undone.append("A"))
    line.offer("Removed B", lambda: undone.append("B"))
    line.hush()
    assert line.text == "Removed B"
    QTest.mouseClick(undo_button(line), Qt.MouseButton.LeftButton)
    assert (undone, line.text, line.isHidden()) == (["B"], "Removed A", False)
    QTest.mouseClick(undo_button(line), Qt.MouseButton.LeftButton)
    assert (undone, line.isHidden()) == (["B", "A"], True)
    line.undo()
    assert undone == ["B", "A"]


def test_what_undoing_has_to_say_stays(line: MessageLine) -> None:
    line.offer("Removed A", lambda: line.say("This failed"))
    line.undo()
    assert line.text == "This failed"
    assert undo_button(line).isHidden()
