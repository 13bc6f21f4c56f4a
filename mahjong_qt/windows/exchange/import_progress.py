"""A small window that tells how far an import is while a window lies over the board, in which play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QVBoxLayout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

WIDTH_IN_LETTERS = 48


class ImportProgress(QDialog):
    """A bar, the words for it, and a button that cancels, as Esc does; :attr:`rejected` says so."""

    def __init__(self, parent: QWidget, *, takes_focus: bool = True) -> None:
        """Show nothing done yet; what lies under it stays in use, and keeps the focus unless that is to be taken."""
        super().__init__(parent)
        self.setObjectName("import_progress")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not takes_focus)
        self._words = QLabel(self)
        self._words.setObjectName("progress_words")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setMinimumWidth(WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth())
        buttons = QDialogButtonBox(self)
        cancel = buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setObjectName("cancel")
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        column.addWidget(self._words)
        column.addWidget(self._bar)
        column.addWidget(buttons)

    def show_progress(self, words: tuple[str, str], done: int, of: int) -> None:
        """Show how far it is; the words are a title and a line, and ``of`` is 0 while nobody knows how many."""
        self.setWindowTitle(words[0])
        self._words.setText(words[1])
        self._bar.setAccessibleName(words[0])
        self._bar.setRange(0, of)
        self._bar.setValue(done)
