"""The question that is asked before a game that is under way is ended, and its two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction

from mahjong_qt.windows.banner import Message

if TYPE_CHECKING:
    from collections.abc import Callable


class Question(QObject):
    """Knows what is to be done when the player agrees; one question at a time."""

    answered = Signal()
    """The player answered; what was agreed to is done after this."""

    def __init__(self, parent: QObject) -> None:
        """Begin without a question."""
        super().__init__(parent)
        self._agree: Callable[[], None] | None = None
        self.yes = QAction(self)
        self.yes.setObjectName("yes")
        self.yes.triggered.connect(self._say_yes)
        self.no = QAction(self)
        """The answer that only closes the banner."""
        self.no.setObjectName("no")
        self.no.triggered.connect(self.answered)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the text that is always the same in the language now in force."""
        self.no.setText(QCoreApplication.translate("Announcer", "&Keep playing"))

    def ask(self, consequence: str, agree: Callable[[], None]) -> Message:
        """Return the question; ``consequence`` is the text of the button that does ``agree``."""
        self._agree = agree
        self.yes.setText(consequence)
        title = QCoreApplication.translate("Announcer", "Leave this game?")
        text = QCoreApplication.translate("Announcer", "It would be over, and count as lost.")
        return Message("stuck", title, text, (self.yes, self.no))

    def forget(self) -> None:
        """Have nothing done any more, whatever is answered."""
        self._agree = None

    def _say_yes(self) -> None:
        agree = self._agree
        self.answered.emit()
        if agree is not None:
            agree()
