"""A line in the window that says what was just done and offers to take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable


class MessageLine(QWidget):
    """Says one thing, beside a button that undoes it where that can be done; takes no room when it says nothing.

    What can be undone is not forgotten: when the last of it was taken back, the one before is offered again.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setObjectName("message")
        self._done: list[tuple[str, Callable[[], None]]] = []
        self._label = QLabel(self)
        self._label.setObjectName("message_text")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._button = QPushButton(self)
        self._button.setObjectName("undo")
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self.undo)
        row = QHBoxLayout(self)
        margin = self.fontMetrics().height() // 3
        row.setContentsMargins(2 * margin, margin, margin, margin)
        row.addWidget(self._label, 1)
        row.addWidget(self._button)
        self.hide()
        self.retranslate()

    @property
    def text(self) -> str:
        """What is said."""
        return self._label.text()

    def say(self, text: str) -> None:
        """Say a text."""
        self._show(text, can_undo=False)

    def hush(self) -> None:
        """Say no more what cannot be undone anyway."""
        if self._button.isHidden():
            self._show("", can_undo=False)

    def offer(self, text: str, undo: Callable[[], None]) -> None:
        """Say what was done, with a button that calls ``undo``."""
        self._done.append((text, undo))
        self._show(text, can_undo=True)

    def undo(self) -> None:
        """Take back what was done last, if anything."""
        if self._done:
            _, undo = self._done.pop()
            # first this: what is undone may have something to say
            self._show(self._done[-1][0] if self._done else "", can_undo=bool(self._done))
            undo()

    def retranslate(self) -> None:
        """Set the button's text in the language now in force."""
        # all buttons of the window in one place, so that it is seen that no two have the same letter
        self._button.setText(QCoreApplication.translate("LayoutChooser", "&Undo"))

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = self.palette().color(QPalette.ColorRole.Highlight)
        ground.setAlphaF(0.16)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect(), 5, 5)

    def _show(self, text: str, *, can_undo: bool) -> None:
        self._label.setText(text)
        self._button.setVisible(can_undo)
        self.setVisible(bool(text))
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
