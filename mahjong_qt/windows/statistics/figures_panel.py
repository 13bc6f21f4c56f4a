"""How the games went, in quiet figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.windows.game_info import clock_text

if TYPE_CHECKING:
    from mahjong_qt.records import Summary

FIGURE_SIZE = 1.4
"""Size of a figure, in that of its caption."""

COLUMNS = 5
NAMES = (
    "played", "won", "best_time", "median_time", "points",
    "streak", "longest_streak", "hints", "undos", "shuffles",
)  # fmt: skip
"""The figures, row by row."""

NONE = "–"
"""Stands for a figure that there is not."""


class FiguresPanel(QWidget):
    """Ten figures, each over its caption."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("figures")
        self._summary: Summary | None = None
        self._figures: dict[str, tuple[QLabel, QLabel]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        line = self.fontMetrics().height()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, line // 4, 0, line // 4)
        grid.setHorizontalSpacing(line // 2)
        grid.setVerticalSpacing(line // 2)
        for place, name in enumerate(NAMES):
            figure, caption = QLabel(self), QLabel(self)
            figure.setObjectName(name)
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
        self._take_font()
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._take_font()

    def show_summary(self, summary: Summary) -> None:
        """Show these figures."""
        self._summary = summary
        self._fill()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        captions = {
            "played": self.tr("Games played"),
            "won": self.tr("Games won"),
            "best_time": self.tr("Best time"),
            "median_time": self.tr("Median time"),
            "points": self.tr("Most points"),
            "streak": self.tr("Won in a row now"),
            "longest_streak": self.tr("Most won in a row"),
            "hints": self.tr("Hints used"),
            "undos": self.tr("Moves taken back"),
            "shuffles": self.tr("Shuffles used"),
        }
        for name, text in captions.items():
            self._figures[name][1].setText(text)
        self._fill()

    def _take_font(self) -> None:
        for figure, _ in self._figures.values():
            figure.setFont(enlarged(self.font(), FIGURE_SIZE))

    def _fill(self) -> None:
        if self._summary is None:
            return
        games = self._summary
        texts = {
            "played": _number(games.played),
            "won": self._won_text(games),
            "best_time": _time(games.best_seconds),
            "median_time": _time(games.median_seconds),
            "points": _number(games.best_points),
            "streak": _number(games.streak),
            "longest_streak": _number(games.longest_streak),
            "hints": _number(games.hints),
            "undos": _number(games.undos),
            "shuffles": _number(games.shuffles),
        }
        for name, text in texts.items():
            figure, caption = self._figures[name]
            figure.setText(text)
            # the name of a label stands in for its text where it is read out
            figure.setAccessibleName(self.tr("%1: %2").replace("%1", caption.text()).replace("%2", text))

    def _won_text(self, games: Summary) -> str:
        if not games.played:
            return _number(games.won)
        # rounded down: 100 % is said only where every game was won
        share = str(games.won * 100 // games.played)
        return self.tr("%1 (%2%)", "games won, and their share").replace("%2", share).replace("%1", _number(games.won))


def _number(number: int | None) -> str:
    return NONE if number is None else QLocale().toString(number)


def _time(seconds: float | None) -> str:
    return NONE if seconds is None else clock_text(seconds)
