"""What the window tells about the game in quiet figures: time, tiles, pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game_state import GameState

FIGURE_SIZE = 1.5
"""Size of a figure, in that of its caption."""


def clock_text(seconds: float) -> str:
    """Return a time as a clock shows it.

    >>> clock_text(59.9), clock_text(61), clock_text(3600)
    ('0:59', '1:01', '1:00:00')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class GameInfo(QWidget):
    """The figures at the right of the toolbar, each over its caption."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("game_info")
        self._state: GameState | None = None
        self._figures: dict[str, tuple[QLabel, QLabel]] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(24)
        for name in ("time", "tiles", "pairs"):
            figure, caption = QLabel(self), QLabel(self)
            figure.setObjectName(name)
            figure.setFont(enlarged(figure.font(), FIGURE_SIZE))
            column = QVBoxLayout()
            column.setSpacing(0)
            for label in (figure, caption):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                column.addWidget(label)
            row.addLayout(column)
            self._figures[name] = figure, caption
        self.retranslate()

    def retranslate(self) -> None:
        """Set the captions in the language now in force."""
        captions = {"time": self.tr("Time"), "tiles": self.tr("Tiles left"), "pairs": self.tr("Free pairs")}
        for name, text in captions.items():
            figure, caption = self._figures[name]
            caption.setText(text)
            self._name_figure(figure, text)

    def set_clock_visible(self, is_visible: bool) -> None:
        """Show the time or leave it out."""
        for label in self._figures["time"]:
            label.setVisible(is_visible)

    def show_state(self, state: GameState) -> None:
        """Show the figures of a state."""
        values = {
            "time": clock_text(state.seconds),
            "tiles": str(state.tiles_left),
            "pairs": "–" if state.is_paused else str(state.free_pairs),
        }
        for name, value in values.items():
            figure = self._figures[name][0]
            if figure.text() != value:
                figure.setText(value)
                self._name_figure(figure, self._figures[name][1].text())

    def _name_figure(self, figure: QLabel, caption: str) -> None:
        # the name of a label stands in for its text where it is read out
        figure.setAccessibleName(self.tr("%1: %2").replace("%1", caption).replace("%2", figure.text()))
