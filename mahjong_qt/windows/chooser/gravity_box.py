"""The choice between a game of Shisen-sho in which tiles fall and one in which they stay where they are."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from mahjong_qt.wording.tool_tip import as_tool_tip


class GravityBox(QCheckBox):
    """A check box that says what gravity does, in whatever language is in force."""

    def __init__(self, parent: QWidget) -> None:
        """Begin without gravity."""
        super().__init__(parent)
        self.setObjectName("gravity")
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setText(self.tr("&Gravity: tiles fall"))
        meaning = self.tr("When a pair is gone, the tiles above it fall down. It stays so for the whole game.")
        self.setToolTip(as_tool_tip([meaning]))
        self.setAccessibleDescription(meaning)
