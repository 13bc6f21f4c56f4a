"""What the Look pane has to say: a sentence or a question, where it belongs, with the next steps as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.windows.look.swatch import bring_into_view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

Step = tuple[str, "Callable[[], None]"]
"""The text of a button, and what it does."""


class PaneNotice(QWidget):
    """Says one thing at a time, and takes no room when it says nothing."""

    focus_left = Signal()
    """It had the focus and has nothing to say any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setObjectName("look_notice")
        self._label = QLabel(self)
        self._label.setObjectName("look_notice_text")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._busy = QProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setMaximumHeight(self.fontMetrics().height() // 2)
        self._buttons: list[QPushButton] = []
        self._column = QVBoxLayout(self)
        margin = self.fontMetrics().height() // 2
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(margin // 2)
        self._column.addWidget(self._label)
        self._column.addWidget(self._busy)
        self.hide()

    @property
    def text(self) -> str:
        """What is said, empty when nothing is."""
        return "" if self.isHidden() else self._label.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """The steps offered."""
        return list(self._buttons)

    def say(self, text: str, steps: Sequence[Step] = ()) -> None:
        """Say a text and offer steps; whichever is taken, it is said no more."""
        self._busy.hide()
        self._show(text, steps)

    def say_busy(self, text: str, cancel: Step) -> None:
        """Say that something is being done, with a calm line that moves, and how to end it."""
        self._busy.show()
        self._show(text, (cancel,))

    def hush(self) -> None:
        """Say nothing any more."""
        had_focus = self._has_focus()
        self._forget_buttons()
        self.hide()
        if had_focus:
            self.focus_left.emit()

    def take_focus(self) -> None:
        """Have the focus, if there is a step to take."""
        if self._buttons:
            self._buttons[0].setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = self.palette().color(QPalette.ColorRole.Highlight)
        ground.setAlphaF(0.16)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect(), 5, 5)

    def _show(self, text: str, steps: Sequence[Step]) -> None:
        had_focus = self._has_focus()
        self._forget_buttons()
        self._label.setText(text)
        for words, act in steps:
            button = QPushButton(words, self)
            button.setAutoDefault(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, act=act: self._take(act))
            self._column.addWidget(button)
            # at once, so that it can have the focus
            button.show()
            self._buttons.append(button)
        self.show()
        bring_into_view(self)
        if had_focus:
            self.take_focus()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _take(self, act: Callable[[], None]) -> None:
        had_focus = self._has_focus()
        self.hush()
        act()
        if had_focus and self._buttons:
            self.take_focus()
        elif had_focus:
            self.focus_left.emit()

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _forget_buttons(self) -> None:
        for button in self._buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
