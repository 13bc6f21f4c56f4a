"""The window in which the player chooses what to play: a layout from its picture, and the kind of deal."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.engine.layout.issues import is_playable
from mahjong_qt.windows.layout_view import ID_ROLE, LayoutModel, LayoutView
from mahjong_qt.windows.wish_picker import WishPicker

if TYPE_CHECKING:
    from mahjong_qt.dealer import Dealer
    from mahjong_qt.engine.solitaire.wish import DealWish


class LayoutChooser(QDialog):
    """Shows every layout and the kinds of deals that the selected one has; a double click, Enter or Play takes it."""

    chosen = Signal(str, object)
    """The id of the layout that the player took, and the player's wish, which may be one that this layout does not
    have; the window is closed by then."""

    def __init__(
        self, dealer: Dealer, current_id: str, wish: DealWish, language: str, parent: QWidget | None = None
    ) -> None:
        """Show the layouts of a dealer, the current one selected, with names in a language."""
        super().__init__(parent)
        self.setObjectName("layout_chooser")
        self._dealer = dealer
        files = [file for file in dealer.library.all() if file.game == "solitaire" and is_playable(file.layout)]
        self._faults = dealer.library.faults
        self._model = LayoutModel(files, language, self)
        self._view = LayoutView(self)
        self._view.setObjectName("layouts")
        self._view.setModel(self._model)
        self._wishes = WishPicker(wish, self)
        self._notice = QLabel(self)
        self._notice.setObjectName("notice")
        self._notice.setTextFormat(Qt.TextFormat.PlainText)
        self._notice.setWordWrap(True)
        self._play = QPushButton(self)
        self._play.setObjectName("play")
        self._play.setDefault(True)
        self._cancel = QPushButton(self)
        self._cancel.setObjectName("cancel")
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._play, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.addWidget(self._view, 1)
        column.addWidget(self._wishes)
        column.addWidget(self._notice)
        column.addWidget(buttons)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        self._view.doubleClicked.connect(self._take_clicked)
        self._view.selectionModel().currentChanged.connect(self._offer_wishes)
        self._select(self._model.row_of(current_id))
        self._retranslate()
        self._open_at_sensible_size()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _select(self, row: int) -> None:
        index = self._model.index(row)
        self._play.setEnabled(index.isValid())
        self._wishes.setEnabled(index.isValid())
        self._view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._view.scrollTo(index)
        self._view.setFocus()

    def _offer_wishes(self, index: QModelIndex) -> None:
        self._wishes.offer(self._dealer.wishes(index.data(ID_ROLE)), str(index.data()))

    def _take_clicked(self, index: QModelIndex) -> None:
        self._view.setCurrentIndex(index)
        self._take()

    def _take(self) -> None:
        index = self._view.currentIndex()
        if index.isValid():
            self.accept()
            self.chosen.emit(index.data(ID_ROLE), self._wishes.wish)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._view.setAccessibleName(self.tr("Layouts"))
        self._play.setText(self.tr("&Play"))
        self._cancel.setText(self.tr("&Cancel"))
        self._notice.setText(self._notice_text())
        self._notice.setVisible(bool(self._notice.text()))
        self._model.retranslate()
        self._wishes.retranslate()

    def _notice_text(self) -> str:
        """Return one quiet line about files that cannot be used; empty when all is well."""
        if self._faults:
            names = ", ".join(PurePath(fault.source).name for fault in self._faults)
            return self.tr("%n layout file(s) cannot be used: %1", "", len(self._faults)).replace("%1", names)
        return "" if self._model.rowCount() else self.tr("No layouts were found. Install the game again.")

    def _open_at_sensible_size(self) -> None:
        room = self.screen().availableSize() * 0.9
        self.resize(self.sizeHint().boundedTo(room))
