"""The page with all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.windows.statistics.games_model import GamesModel
from mahjong_qt.windows.statistics.row_table import RowTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.records import Filter, GameRow, Records


class GamesPage(QWidget):
    """Lists all games; one can be watched, or its deal played again."""

    watch_wanted = Signal(int)
    """The number, in the records, of the game that the player wants to watch."""

    again_wanted = Signal(int)
    """The number, in the records, of the game whose deal the player wants to play again."""

    def __init__(self, records: Records, name_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        """Begin empty; ``name_of`` returns the name of a layout by its id."""
        super().__init__(parent)
        self.model = GamesModel(records, name_of, self)
        self.table = RowTable(self.model, self)
        self.table.setObjectName("games")
        self._empty = QLabel(self)
        self._empty.setObjectName("no_games")
        self._empty.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._watch, self._again = QPushButton(self), QPushButton(self)
        row = QHBoxLayout()
        row.addStretch(1)
        for button, name in ((self._watch, "watch"), (self._again, "again")):
            button.setObjectName(name)
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addWidget(self._empty, 1)
        column.addLayout(row)
        self.table.selectionModel().currentRowChanged.connect(self._follow_row)
        self.table.row_chosen.connect(self._watch_game)
        self._watch.clicked.connect(self._watch_game)
        self._again.clicked.connect(self._play_again)
        self.retranslate()

    def show_games(self, wanted: Filter) -> None:
        """Read and show what there is.

        :raises OSError: when the records cannot be read.
        """
        self.model.show_games(wanted)
        self._show_rows(self.tr("No game played to the end yet."))

    def show_nothing(self) -> None:
        """Show no games, because they cannot be read."""
        self.model.show_nothing()
        self._show_rows("")

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Games"))
        self._watch.setText(self.tr("&Watch"))
        self._again.setText(self.tr("&Play again"))
        self._again.setToolTip(self.tr("A deal that is played again sets no best time."))
        if self._empty.text():
            self._empty.setText(self.tr("No game played to the end yet."))
        self._follow_row()

    def _show_rows(self, empty: str) -> None:
        has_games = bool(self.model.games)
        self._empty.setText(empty)
        self._empty.setVisible(not has_games)
        for widget in (self.table, self._watch, self._again):
            widget.setVisible(has_games)
        self.table.fit_columns()
        self._follow_row()

    def _game(self) -> GameRow | None:
        row = self.table.currentIndex().row()
        return self.model.games[row] if 0 <= row < len(self.model.games) else None

    def _follow_row(self) -> None:
        game = self._game()
        can_watch = game is not None and game.has_replay
        self._watch.setEnabled(can_watch)
        self._watch.setToolTip("" if can_watch else self.tr("The moves of this game are no longer kept."))
        self._again.setEnabled(game is not None)

    def _watch_game(self) -> None:
        game = self._game()
        if game is not None and game.has_replay:
            self.watch_wanted.emit(game.id)

    def _play_again(self) -> None:
        game = self._game()
        if game is not None:
            self.again_wanted.emit(game.id)
