"""What is said where there are no layouts to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.windows.chooser.categories import ALL, FAVOURITES, UNPLAYED

if TYPE_CHECKING:
    from mahjong_qt.windows.chooser.categories import Category


class EmptyNotice(QWidget):
    """Says why nothing is shown, and leads to where there may be something."""

    all_wanted = Signal()
    """The player wants to look among all layouts."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setObjectName("empty")
        self._label = QLabel(self)
        self._label.setObjectName("empty_text")
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton(self)
        self._button.setObjectName("look_in_all")
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self.all_wanted)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._label)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def explain(self, category: Category, query: str, *, is_complete: bool) -> None:
        """Say why this category has nothing that is found by a query."""
        self._label.setText(_reason(category, query, is_complete=is_complete))
        self._button.setText(QCoreApplication.translate("LayoutChooser", "&Look in all layouts"))
        self._button.setVisible(category != ALL and bool(query))


def _reason(category: Category, query: str, *, is_complete: bool) -> str:
    if query:
        if category == ALL:
            text = QCoreApplication.translate("EmptyNotice", "Nothing was found for “%1”.")
        else:
            text = QCoreApplication.translate("EmptyNotice", "Nothing was found for “%1” in “%2”.")
        return text.replace("%2", category.name).replace("%1", query)
    if category == FAVOURITES:
        return QCoreApplication.translate(
            "EmptyNotice", "No favourites yet. A click on the star of a layout makes it one."
        )
    if not is_complete:
        return QCoreApplication.translate("EmptyNotice", "The layouts are being read…")
    if category == UNPLAYED:
        return QCoreApplication.translate("EmptyNotice", "You have played every layout.")
    return QCoreApplication.translate("EmptyNotice", "There are no layouts here.")
