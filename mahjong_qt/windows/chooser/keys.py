"""Which keys write a text and which do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def is_typing(event: QKeyEvent) -> bool:
    """Say whether a key writes a letter or takes one back; AltGr, Ctrl and Alt to some systems, may be down."""
    modifiers = event.modifiers() & _COMMANDS
    has_alt_gr = modifiers == Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    if modifiers and not has_alt_gr:
        return False
    text = event.text()
    return event.key() == Qt.Key.Key_Backspace or (text.isprintable() and not text.isspace() and bool(text))
