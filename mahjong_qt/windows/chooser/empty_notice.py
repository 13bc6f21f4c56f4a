"""What is said where there are no layouts to show."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.windows.chooser.categories import ALL, FAVOURITES, HIDDEN, UNPLAYED, Category


class Elsewhere(NamedTuple):
    """How many layouts a query finds where the player does not look."""

    in_all: int
    hidden: int


class EmptyNotice(QWidget):
    """Says why nothing is shown, and leads to where there is something."""

    category_wanted = Signal(object)
    """The category in which the player wants to look."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setObjectName("empty")
        self._label = QLabel(self)
        self._label.setObjectName("empty_text")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._in_all = self._add_button("look_in_all", ALL)
        self._in_hidden = self._add_button("look_in_hidden", HIDDEN)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._label)
        for button in (self._in_all, self._in_hidden):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def explain(self, category: Category, query: str, elsewhere: Elsewhere, *, is_complete: bool) -> None:
        """Say why this category has nothing that is found by a query, and where else there is something."""
        is_in_all, is_hidden = _leads(category, query, elsewhere)
        text = _reason(category if is_in_all else ALL, query) if query else _emptiness(category, is_complete)
        if is_hidden:
            text += "\n" + self.tr("%n hidden layout(s) match.", "", elsewhere.hidden)
        self._label.setText(text)
        self._in_all.setText(QCoreApplication.translate("LayoutChooser", "&Look in all layouts"))
        self._in_hidden.setText(QCoreApplication.translate("LayoutChooser", "Show hi&dden ones"))
        self._in_all.setVisible(is_in_all)
        self._in_hidden.setVisible(is_hidden)

    def _add_button(self, name: str, category: Category) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.category_wanted.emit(category))
        return button


def _leads(category: Category, query: str, elsewhere: Elsewhere) -> tuple[bool, bool]:
    """Return whether to lead to all layouts and whether to the hidden ones: to these only where nothing else is."""
    is_in_all = bool(query and elsewhere.in_all) and category != ALL
    return is_in_all, bool(query and elsewhere.hidden) and not is_in_all and category != HIDDEN


def _reason(category: Category, query: str) -> str:
    if category == ALL:
        text = QCoreApplication.translate("EmptyNotice", "Nothing was found for “%1”.")
    else:
        text = QCoreApplication.translate("EmptyNotice", "Nothing was found for “%1” in “%2”.")
    return text.replace("%2", category.name).replace("%1", query)


def _emptiness(category: Category, is_complete: bool) -> str:
    if category == FAVOURITES:
        return QCoreApplication.translate(
            "EmptyNotice", "No favourites yet. A click on the star of a layout makes it one."
        )
    if not is_complete:
        return QCoreApplication.translate("EmptyNotice", "The layouts are being read…")
    if category == UNPLAYED:
        return QCoreApplication.translate("EmptyNotice", "You have played every layout.")
    return QCoreApplication.translate("EmptyNotice", "There are no layouts here.")
