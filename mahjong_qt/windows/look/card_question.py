"""The question on a card whether its tile set is to be removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

EDGE = 6
"""Logical pixels between the edge of the card and what is inside."""


class CardQuestion(QWidget):
    """Covers its card; Esc keeps the set."""

    answered = Signal(bool)
    """Whether the set is to be removed."""

    def __init__(self, name: str, card: QWidget) -> None:
        """Ask about the set with this name."""
        super().__init__(card)
        self.setObjectName("remove_question")
        self._name = name
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self.remove, self.keep = QPushButton(self), QPushButton(self)
        self.remove.setObjectName("remove")
        self.keep.setObjectName("keep")
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(2)
        column.addWidget(self._label, 1)
        for button in (self.remove, self.keep):
            button.setAutoDefault(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            column.addWidget(button)
        self.remove.clicked.connect(lambda: self.answered.emit(True))
        self.keep.clicked.connect(lambda: self.answered.emit(False))
        self.retranslate()

    @property
    def text(self) -> str:
        """What is asked."""
        return self._label.text()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self._label.setText(self.tr("Remove “%1”?").replace("%1", self._name))
        self.setAccessibleName(self._label.text())
        self.remove.setText(self.tr("Remove"))
        self.keep.setText(self.tr("Keep"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks beside the buttons from the card, which would be chosen."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the set with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.answered.emit(False)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        tint = self.palette().color(QPalette.ColorRole.Highlight)
        tint.setAlphaF(0.16)
        for colour in (self.palette().color(QPalette.ColorRole.Window), tint):
            painter.setBrush(colour)
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 6, 6)
