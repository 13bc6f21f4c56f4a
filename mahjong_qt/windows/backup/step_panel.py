"""The part of the window of backups that says how things stand, with the next steps as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class StepButton(NamedTuple):
    """A next step: its name, its text, and what it does."""

    name: str
    text: str
    do: Callable[[], None]


class Step(NamedTuple):
    """How things stand: a title, a text of some lines, and the next steps."""

    title: str
    text: str = ""
    buttons: tuple[StepButton, ...] = ()


class StepPanel(QFrame):
    """Shows one step at a time, and says it to a screen reader."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setObjectName("step")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setForegroundRole(QPalette.ColorRole.Text)
        self.setAutoFillBackground(True)
        self._title, self._text = QLabel(self), QLabel(self)
        self._title.setObjectName("step_title")
        self._text.setObjectName("step_text")
        bold = self._title.font()
        bold.setBold(True)
        self._title.setFont(bold)
        for label in (self._title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        margin = self.fontMetrics().height() * 2 // 3
        column.setContentsMargins(margin, margin, margin, margin)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(self._row)
        self._buttons: list[QPushButton] = []
        self.hide()

    def show_step(self, step: Step) -> None:
        """Show a step in the place of the one before; the first of its buttons can be pressed with Enter."""
        for button in self._buttons:
            # one of them may be what is being clicked
            button.hide()
            button.deleteLater()
        self._title.setText(step.title)
        self._text.setText(step.text)
        self._text.setVisible(bool(step.text))
        self._buttons = [self._make_button(wanted) for wanted in step.buttons]
        self.show()
        if self._buttons:
            self._buttons[0].setFocus()
        if QAccessible.isActive():
            words = f"{step.title}\n{step.text}".rstrip()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _make_button(self, wanted: StepButton) -> QPushButton:
        button = QPushButton(wanted.text, self)
        button.setObjectName(wanted.name)
        button.clicked.connect(wanted.do)
        self._row.addWidget(button)
        button.show()
        return button
