"""Fields for the texts of a layout. What they hold is the document's, and so are their undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.document import LayoutDocument

LONGEST = 1000
"""Characters of a text that a layout file takes."""

LINES = 4
"""Height of a field for a longer text at least, in lines."""

_SURROGATES = range(0xD800, 0xE000)


class DocumentKeys(QObject):
    """Leaves undo and redo in fields to the document, and lets what is typed next be a step of its own.

    It also keeps a wheel that turns over a box without the focus from changing what is chosen in it.
    """

    def __init__(self, document: LayoutDocument, parent: QObject | None = None) -> None:
        """Serve the fields whose events it is given."""
        super().__init__(parent)
        self._steps = {
            QKeySequence.StandardKey.Undo: document.undo,
            QKeySequence.StandardKey.Redo: document.redo,
        }
        self._document = document

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.FocusOut:
            self._document.end_text()
        elif kind == QEvent.Type.Wheel and isinstance(watched, QComboBox) and not watched.hasFocus():
            event.ignore()
            return True
        elif isinstance(event, QKeyEvent) and kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            for key, do in self._steps.items():
                if event.matches(key):
                    if kind == QEvent.Type.KeyPress:
                        do()
                    event.accept()
                    return True
        return super().eventFilter(watched, event)


class LineField(QLineEdit):
    """A text of one line."""

    def __init__(self, keys: DocumentKeys, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.installEventFilter(keys)

    def show_text(self, text: str) -> None:
        """Show a text; the cursor stays where it is when that is shown already."""
        if self.text() != text:
            self.setText(text)
            if not self.hasFocus():
                # the beginning of a long text says more than its end
                self.setCursorPosition(0)


class ChoiceField(QComboBox):
    """A text that is chosen from some or typed. What is shown of a known one may differ from what is kept of it."""

    edited = Signal(str)
    """What is kept of the text that was chosen or typed."""

    def __init__(self, choices: Iterable[tuple[str, str]], keys: DocumentKeys, parent: QWidget | None = None) -> None:
        """Offer these, each as it is shown and as it is kept."""
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._line = LineField(keys)
        self.setLineEdit(self._line)
        # one that completes would show what nobody typed
        self.setCompleter(None)  # type: ignore[arg-type]
        for shown, kept in choices:
            self.addItem(shown, kept)
        self.show_text("")
        self._line.textEdited.connect(lambda text: self.edited.emit(self._kept(text)))
        self.activated.connect(lambda at: self.edited.emit(str(self.itemData(at))))
        self.installEventFilter(keys)

    def show_text(self, kept: str) -> None:
        """Show what is kept."""
        if self._kept(self._line.text()) != kept:
            at = self.findData(kept)
            self.setCurrentIndex(at)
            self._line.show_text(self.itemText(at) if at >= 0 else kept)

    def _kept(self, text: str) -> str:
        at = self.findText(text, Qt.MatchFlag.MatchFixedString)
        return str(self.itemData(at)) if at >= 0 else text


class TextField(QPlainTextEdit):
    """A text of several lines, which takes no more than files do."""

    edited = Signal(str)
    """The text, after each letter."""

    def __init__(self, keys: DocumentKeys, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._is_showing = False
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 2 * round(self.document().documentMargin()))
        self.textChanged.connect(self._tell)
        self.installEventFilter(keys)

    def show_text(self, text: str) -> None:
        """Show a text; the cursor stays where it is as far as it can."""
        if self.toPlainText() != text:
            self._put(text, self.textCursor().position())

    def _put(self, text: str, place: int) -> None:
        self._is_showing = True
        self.setPlainText(text)
        cursor = self.textCursor()
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        self.setTextCursor(cursor)
        self._is_showing = False

    def _tell(self) -> None:
        if self._is_showing:
            return
        text = self.toPlainText()
        if len(text) > LONGEST:
            text = self._cut_back(text)
        self.edited.emit(text)

    def _cut_back(self, text: str) -> str:
        """Take away as much of what was put in before the cursor as is too much, and return what is left."""
        units = text.encode("utf-16-le", "surrogatepass")
        place = 2 * self.textCursor().position()
        before = units[:place].decode("utf-16-le", "ignore")
        after = units[place:].decode("utf-16-le", "ignore")[:LONGEST]
        before = before[: LONGEST - len(after)]
        self._put(before + after, len(before.encode("utf-16-le")) // 2)
        return before + after


def whole(text: str) -> str:
    """Return a text without halves of letters, which a limit can leave at its end and no file can hold."""
    return "".join(letter for letter in text if ord(letter) not in _SURROGATES)
