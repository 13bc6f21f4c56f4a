"""Name, author and the other texts of a layout, and the game that it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from editor.panels.name_field import NameField
from editor.panels.text_fields import LONGEST, ChoiceField, DocumentKeys, LineField, TextField, whole
from editor.plane import EditError
from editor.tools.words import fault_words
from mahjong_qt.engine.layout.layout_file import Game
from mahjong_qt.wording.layout_names import category_names

if TYPE_CHECKING:
    from editor.change import Details, DocumentChange
    from editor.workspace import Workspace

LICENSES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT")
"""SPDX identifiers that are offered; any other text may be typed."""

COUNTED = 800
"""Characters of a description from which on it is said how many there are."""

GAP = 8
"""Logical pixels around the panel."""


class DetailsPanel(QWidget):
    """Each text is an edit of the document, and all letters typed into a field in one go are one step to undo."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        """Follow the document of a workspace."""
        super().__init__(parent)
        self.setObjectName("details_panel")
        self._workspace, self._document = workspace, workspace.document
        keys = DocumentKeys(workspace.document, self)
        self.name, self.author, self.description = NameField(keys), LineField(keys), TextField(keys)
        self.license = ChoiceField([(text, text) for text in LICENSES], keys)
        self.category = ChoiceField([(text, slug) for slug, text in category_names().items()], keys)
        self.game, self.count, self.message = QComboBox(), QLabel(), QLabel()
        self.game.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.game.installEventFilter(keys)
        for game, text in self._games().items():
            self.game.addItem(text, game)
        self.count.setAlignment(Qt.AlignmentFlag.AlignTrailing)
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self._arrange()
        self._connect()
        self._show_other()

    def _games(self) -> dict[Game, str]:
        texts: dict[Game, str] = {"solitaire": self.tr("Solitaire"), "shisen-sho": self.tr("Shisen-sho, flat")}
        return {game: texts[game] for game in get_args(Game)}

    def _arrange(self) -> None:
        form, column = QFormLayout(), QVBoxLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields: dict[str, tuple[str, QWidget]] = {
            "name": (self.tr("Name"), self.name),
            "author": (self.tr("Author"), self.author),
            "license": (self.tr("Licence"), self.license),
            "category": (self.tr("Category"), self.category),
            "game": (self.tr("Game"), self.game),
        }
        for name, (title, field) in fields.items():
            field.setObjectName(f"details_{name}")
            field.setAccessibleName(title)
            form.addRow(title, field)
        self.license.setToolTip(self.tr("What others may do with the layout, in short, such as CC-BY-4.0"))
        self.category.setToolTip(self.tr("Where the layout is found among the others"))
        below = QLabel(self.tr("Description"))
        below.setBuddy(self.description)
        self.description.setObjectName("details_description")
        self.description.setAccessibleName(below.text())
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addLayout(form)
        column.addWidget(self.message)
        column.addWidget(below)
        column.addWidget(self.description, 1)
        column.addWidget(self.count)

    def _connect(self) -> None:
        self.name.edited.connect(lambda name: self._take(self.tr("Change name"), "name", name))
        self.author.textEdited.connect(lambda text: self._take(self.tr("Change author"), "author", text))
        self.license.edited.connect(lambda text: self._take(self.tr("Change licence"), "license", text))
        self.category.edited.connect(lambda text: self._take(self.tr("Change category"), "category", text))
        self.description.edited.connect(lambda text: self._take(self.tr("Change description"), "description", text))
        self.game.activated.connect(self._take_game)
        self._document.changed.connect(self._follow)
        self._document.replaced.connect(self._show_other)

    def _take(self, text: str, field: str, value: str | dict[str, str]) -> None:
        clean = whole(value) if isinstance(value, str) else {code: whole(words) for code, words in value.items()}
        details = self._document.details._replace(**{field: clean})  # type: ignore[arg-type]
        self._document.change_details(details, text, field)

    def _take_game(self, at: int) -> None:
        try:
            details = self._document.details._replace(game=self.game.itemData(at))
            self._document.change_details(details, self.tr("Change game"))
        except EditError as error:
            more = self.tr("The tiles that do not fit are pointed at.")
            self._tell(f"{fault_words(error)} {more}")
            self._workspace.highlight(error.slots)
            self._show(self._document.details)

    def _follow(self, change: DocumentChange) -> None:
        self._tell("")
        if change.details is not None:
            self._show(change.details.after)
            self.name.show_name(change.details.after.name)

    def _show_other(self) -> None:
        self._tell("")
        self._show(self._document.details)
        self.name.show_name(self._document.details.name, is_other=True)

    def _show(self, details: Details) -> None:
        self.author.show_text(details.author)
        self.license.show_text(details.license)
        self.category.show_text(details.category)
        self.description.show_text(details.description)
        self.game.setCurrentIndex(self.game.findData(details.game))
        length, number = len(details.description), QLocale().toString
        text = self.tr("%1 of %2 characters")
        self.count.setText(text.replace("%1", number(length)).replace("%2", number(LONGEST)))
        self.count.setVisible(length > COUNTED)

    def _tell(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))
