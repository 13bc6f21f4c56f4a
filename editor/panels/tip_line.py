"""The first tip, in one line above the canvas, until it is closed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget


class TipLine(QFrame):
    """Says in one line how to begin."""

    closed = Signal()
    """The tip was read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the tip."""
        super().__init__(parent)
        self.setObjectName("tip_line")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        text = self.tr(
            "Click to lay a tile, drag to lay many. The right button takes tiles away. Page up and page down change "
            "the layer, F5 plays what is there."
        )
        self.label = QLabel(text)
        self.label.setWordWrap(True)
        self.button = QPushButton(self.tr("&Got it"))
        self.button.clicked.connect(self._close)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 6, 4)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
