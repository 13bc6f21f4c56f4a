"""Name, author and the other texts of a layout, and the game that it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from editor.change import Details
from editor.plane import EditError
from editor.tools.words import fault_words
from mahjong_qt.engine.layout.layout_file import name_in
from mahjong_qt.wording.layout_names import category_names

if TYPE_CHECKING:
    from editor.workspace import Workspace

LONGEST_TEXT = 1000
"""Characters that a text of a layout file has at most."""

LICENSES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT")
"""SPDX identifiers that are offered; any other text may be typed."""

GAMES = ("solitaire", "shisen-sho")


class DetailsPanel(QWidget):
    """Each text is an edit of the document, and all letters typed into a field in one go are one step to undo."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        """Follow the document of a workspace."""
        super().__init__(parent)
        self.setObjectName("details_panel")
        self._workspace = workspace
        self._document = workspace.document
        self._is_showing = False
        self.name, self.author = self._line_edit("name"), self._line_edit("author")
        self.license = self._combo("license", [(text, text) for text in LICENSES])
        self.category = self._combo("category", [(name, slug) for slug, name in category_names().items()])
        self.description = QPlainTextEdit()
        self.description.setTabChangesFocus(True)
        self.description.textChanged.connect(self._take_description)
        self.description.installEventFilter(self)
        self.game = QComboBox()
        for game, text in zip(GAMES, (self.tr("Solitaire"), self.tr("Shisen-sho, flat")), strict=True):
            self.game.addItem(text, game)
        self.game.activated.connect(self._take_game)
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.hide()
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for title, field in (
            (self.tr("&Name"), self.name),
            (self.tr("&Author"), self.author),
            (self.tr("&Licence"), self.license),
            (self.tr("&Category"), self.category),
            (self.tr("&Game"), self.game),
            (self.tr("&Description"), self.description),
        ):
            form.addRow(title, field)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.message)
        self._document.changed.connect(lambda change: self._show() if change.details else None)
        self._document.replaced.connect(self._show)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave undo and redo to the document, and let the next letters be a step of their own when a field is left."""
        if event.type() == QEvent.Type.FocusOut:
            self._document.end_text()
        elif isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            steps = {
                QKeySequence.StandardKey.Undo: self._document.undo,
                QKeySequence.StandardKey.Redo: self._document.redo,
            }
            for key, do in steps.items():
                if event.matches(key):
                    if event.type() == QEvent.Type.KeyPress:
                        do()
                    event.accept()
                    return True
        return super().eventFilter(watched, event)

    def _line_edit(self, field: str) -> QLineEdit:
        edit = QLineEdit()
        edit.setObjectName(field)
        edit.setMaxLength(LONGEST_TEXT)
        edit.textEdited.connect(lambda text: self._take(field, text))
        edit.installEventFilter(self)
        return edit

    def _combo(self, field: str, choices: list[tuple[str, str]]) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(field)
        combo.setEditable(True)
        combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        for text, value in choices:
            combo.addItem(text, value)
        edit = combo.lineEdit()
        assert edit is not None
        edit.setMaxLength(LONGEST_TEXT)
        edit.textEdited.connect(lambda text: self._take(field, self._value_of(combo, text)))
        combo.activated.connect(lambda at: self._take(field, str(combo.itemData(at))))
        combo.installEventFilter(self)
        edit.installEventFilter(self)
        return combo

    @staticmethod
    def _value_of(combo: QComboBox, text: str) -> str:
        """Return what a text stands for in files: that of a known category is its slug."""
        at = combo.findText(text, Qt.MatchFlag.MatchFixedString)
        return str(combo.itemData(at)) if at >= 0 else text

    def _take_description(self) -> None:
        if self._is_showing:
            return
        text = self.description.toPlainText()
        if len(text) > LONGEST_TEXT:
            cursor = self.description.textCursor()
            place = min(cursor.position(), LONGEST_TEXT)
            self._set_text(self.description, text[:LONGEST_TEXT])
            cursor = self.description.textCursor()
            cursor.setPosition(place)
            self.description.setTextCursor(cursor)
            self._tell(self.tr("A text of a layout has at most 1,000 characters."))
            text = text[:LONGEST_TEXT]
        else:
            self._tell("")
        self._take("description", text)

    def _take_game(self, at: int) -> None:
        self._take("game", GAMES[at])
        self.game.setCurrentIndex(GAMES.index(self._document.details.game))

    def _take(self, field: str, text: str) -> None:
        details = self._document.details
        if self._is_showing:
            return
        value: str | dict[str, str] = text
        if field == "name" and isinstance(details.name, dict):
            value = details.name | {self._name_code(details.name): text}
        try:
            after = Details(**(details._asdict() | {field: value}))
            self._document.change_details(after, self.tr("Change details"), "" if field == "game" else field)
            if field != "description":
                self._tell("")
        except EditError as error:
            self._tell(fault_words(error))
            self._workspace.highlight(error.slots)

    def _name_code(self, names: dict[str, str]) -> str:
        """Return the language whose name is shown, the one that an edit changes."""
        wanted = name_in(names, QLocale().name())
        near = QLocale().name().partition("_")[0]
        return next((code for code in (QLocale().name(), near, "en", *names) if names.get(code) == wanted), near)

    def _show(self) -> None:
        details = self._document.details
        self._is_showing = True
        self._set_text(self.name, name_in(details.name, QLocale().name()))
        self._set_text(self.author, details.author)
        for combo, text in (
            (self.license, details.license),
            (self.category, category_names().get(details.category, details.category)),
        ):
            edit = combo.lineEdit()
            if edit is not None:
                self._set_text(edit, text)
        self._set_text(self.description, details.description)
        self.game.setCurrentIndex(GAMES.index(details.game))
        self._is_showing = False

    def _set_text(self, edit: QLineEdit | QPlainTextEdit, text: str) -> None:
        """Show a text, and leave the cursor alone where it is shown already."""
        was_showing, self._is_showing = self._is_showing, True
        if isinstance(edit, QLineEdit):
            if edit.text() != text:
                edit.setText(text)
                edit.setCursorPosition(len(text) if edit.hasFocus() else 0)
        elif edit.toPlainText() != text:
            edit.setPlainText(text)
        self._is_showing = was_showing

    def _tell(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))
