from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from mahjong_qt.windows.chooser.keys import is_typing

CONTROL, ALT, META, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.MetaModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize(
    ("key", "modifiers", "text", "expected"),
    [
        (Qt.Key.Key_A, NONE, "a", True),
        (Qt.Key.Key_A, SHIFT, "A", True),
        (Qt.Key.Key_7, NONE, "7", True),
        (Qt.Key.Key_At, CONTROL | ALT, "@", True),
        (Qt.Key.Key_unknown, NONE, "龍", True),
        (Qt.Key.Key_Backspace, NONE, "\b", True),
        (Qt.Key.Key_A, CONTROL, "\x01", False),
        (Qt.Key.Key_A, ALT, "a", False),
        (Qt.Key.Key_A, META, "a", False),
        (Qt.Key.Key_Space, NONE, " ", False),
        (Qt.Key.Key_Return, NONE, "\r", False),
        (Qt.Key.Key_Delete, NONE, "\x7f", False),
        (Qt.Key.Key_Left, NONE, "", False),
    ],
)
def test_letters_are_typed_and_commands_are_not(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str, expected: bool
) -> None:
    assert is_typing(QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)) is expected
