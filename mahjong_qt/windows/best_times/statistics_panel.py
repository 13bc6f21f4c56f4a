"""How the games of a kind went, in quiet figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.windows.game_info import clock_text

if TYPE_CHECKING:
    from mahjong_qt.records import Statistics

FIGURE_SIZE = 1.4
"""Size of a figure, in that of its caption."""

COLUMNS = 3
NAMES = ("played", "won", "average_time", "streak", "longest_streak", "hints")
"""The figures, row by row."""

NONE = "–"
"""Stands for a figure that there is not."""


class StatisticsPanel(QWidget):
    """Six figures, each over its caption."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("statistics")
        self._statistics: Statistics | None = None
        self._figures: dict[str, tuple[QLabel, QLabel]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        line = self.fontMetrics().height()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, line // 2, 0, line // 2)
        grid.setSpacing(line * 3 // 4)
        for place, name in enumerate(NAMES):
            figure, caption = QLabel(self), QLabel(self)
            figure.setObjectName(name)
            figure.setFont(enlarged(figure.font(), FIGURE_SIZE))
            column = QVBoxLayout()
            column.setSpacing(0)
            for label in (figure, caption):
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                column.addWidget(label)
            caption.setWordWrap(True)
            grid.addLayout(column, place // COLUMNS, place % COLUMNS)
            grid.setColumnStretch(place % COLUMNS, 1)
            self._figures[name] = figure, caption
        self.retranslate()

    def show_statistics(self, statistics: Statistics) -> None:
        """Show these figures."""
        self._statistics = statistics
        self._fill()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        captions = {
            "played": self.tr("Games played"),
            "won": self.tr("Games won"),
            "average_time": self.tr("Average time of a win"),
            "streak": self.tr("Won in a row now"),
            "longest_streak": self.tr("Most won in a row"),
            "hints": self.tr("Hints used"),
        }
        for name, text in captions.items():
            self._figures[name][1].setText(text)
        self._fill()

    def _fill(self) -> None:
        if self._statistics is None:
            return
        games = self._statistics
        texts = {
            "played": str(games.played),
            "won": self._won_text(games),
            "average_time": NONE if games.mean_seconds is None else clock_text(games.mean_seconds),
            "streak": str(games.streak),
            "longest_streak": str(games.longest_streak),
            "hints": str(games.hints),
        }
        for name, text in texts.items():
            figure, caption = self._figures[name]
            figure.setText(text)
            # the name of a label stands in for its text where it is read out
            figure.setAccessibleName(self.tr("%1: %2").replace("%1", caption.text()).replace("%2", text))

    def _won_text(self, games: Statistics) -> str:
        if not games.played:
            return str(games.won)
        # rounded down: 100 % is said only where every game was won
        share = str(games.won * 100 // games.played)
        return self.tr("%1 (%2%)", "games won, and their share").replace("%2", share).replace("%1", str(games.won))
