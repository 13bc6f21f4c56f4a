"""What the window tells about the game in quiet figures: points, time, tiles, pairs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QSize, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.engine.play.score import COMBO_SECONDS, Score

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from mahjong_qt.engine.play.game_state import GameState

FIGURE_SIZE = 1.5
"""Size of a figure, in that of its caption."""

SPACING, TIGHT, MARGIN = 24, 10, 12
"""Logical pixels between two figures, between those that have little room, and at both sides."""

LAST_SECONDS = 60.0
"""When no more than this is left the time is marked."""

FIGURES = ("points", "time", "tiles", "pairs")

MAKE_WAY = ("pairs", "tiles", "points")
"""What makes way where there is no room for all, one after the other."""

WIDEST_COMBO = " ×88"
"""Room for this is kept beside the points, so that nothing moves with a combo."""


class _Fit(NamedTuple):
    """The figures that are shown, and the space between two of them."""

    names: tuple[str, ...]
    spacing: int


def clock_text(seconds: float) -> str:
    """Return a time as a clock shows it.

    >>> clock_text(59.9), clock_text(61), clock_text(3600)
    ('0:59', '1:01', '1:00:00')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def points_text(points: int) -> str:
    """Return points as people write large numbers where the program's language is spoken."""
    return QLocale().toString(points)


class GameInfo(QWidget):
    """The figures at the right of the toolbar, each over its caption."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("game_info")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._figures: dict[str, tuple[QLabel, QLabel]] = {}
        self._hidden = {"points"}
        self._is_limited = self._is_last_minute = False
        self._score = Score()
        self._combo = QTimer(self, singleShot=True)
        self._combo.timeout.connect(self._end_combo)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 0, MARGIN, 0)
        row.setSpacing(SPACING)
        for name in FIGURES:
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
        self._show_labels()
        self.retranslate()

    def retranslate(self) -> None:
        """Set the captions in the language now in force."""
        self._show_captions()

    def set_clock_visible(self, is_visible: bool) -> None:
        """Show the time or leave it out."""
        self._set_visible("time", is_visible)

    def set_points_visible(self, is_visible: bool) -> None:
        """Show the points or leave them out."""
        self._set_visible("points", is_visible)

    def show_state(self, state: GameState) -> None:
        """Show the figures of a state."""
        left = state.seconds_left
        is_last_minute = left is not None and 0 < left <= LAST_SECONDS
        if (self._is_limited, self._is_last_minute) != (left is not None, is_last_minute):
            self._is_limited, self._is_last_minute = left is not None, is_last_minute
            font = self._figures["time"][0].font()
            font.setBold(is_last_minute)
            self._figures["time"][0].setFont(font)
            self._show_captions()
        self._follow_combo(state)
        self._show_figure("time", clock_text(state.seconds if left is None else ceil(left)))
        self._show_figure("tiles", str(state.tiles_left))
        self._show_figure("pairs", "–" if state.is_paused else str(state.free_pairs))

    def sizeHint(self) -> QSize:
        """Have room for all figures that are wanted."""
        return QSize(self._width_of(self._fits()[0]), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Do with the one figure that is missed most."""
        return QSize(self._width_of(self._fits()[-1]), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_labels()

    def _fits(self) -> list[_Fit]:
        """Return the ways to show what is wanted, the widest first."""
        names = tuple(name for name in FIGURES if name not in self._hidden)
        fits = [_Fit(names, SPACING)]
        for going in MAKE_WAY:
            left = tuple(name for name in names if name != going)
            if left and left != names:
                names = left
                fits += [_Fit(names, SPACING), _Fit(names, TIGHT)]
        return fits

    def _width_of(self, fit: _Fit) -> int:
        widths = [max(label.sizeHint().width() for label in self._figures[name]) for name in fit.names]
        if "points" in fit.names:
            figure = self._figures["points"][0]
            words = points_text(self._score.points) + WIDEST_COMBO
            widths.append(max(0, figure.fontMetrics().horizontalAdvance(words) - widths[fit.names.index("points")]))
        return sum(widths) + fit.spacing * (len(fit.names) - 1) + 2 * MARGIN

    def _set_visible(self, name: str, is_visible: bool) -> None:
        if is_visible is (name in self._hidden):
            self._hidden ^= {name}
            self._show_labels()
            self.updateGeometry()

    def _show_labels(self) -> None:
        """Show what is wanted as far as it has room; before the first layout nothing has any yet."""
        fits = self._fits()
        fit = fits[0]
        if self.isVisible():
            fit = next((fit for fit in fits if self._width_of(fit) <= self.width()), fits[-1])
        self._row.setSpacing(fit.spacing)
        for name, labels in self._figures.items():
            for label in labels:
                label.setVisible(name in fit.names)

    def _follow_combo(self, state: GameState) -> None:
        """Show the points, and by how much the last pair counted for as long as the next one can count for more."""
        self._score = state.score
        rest = 0.0 if state.score.at is None else COMBO_SECONDS - (state.seconds - state.score.at)
        self._combo.stop()
        if state.score.multiplier == 1 or rest <= 0 or state.tiles_left == 0:
            self._end_combo()
            return
        if state.accepts_moves:
            self._combo.start(ceil(1000 * rest))
        text = self.tr("%1 ×%2").replace("%1", points_text(state.score.points))
        self._show_figure("points", text.replace("%2", str(state.score.multiplier)))

    def _end_combo(self) -> None:
        self._show_figure("points", points_text(self._score.points))

    def _show_figure(self, name: str, value: str) -> None:
        figure, caption = self._figures[name]
        if figure.text() != value:
            figure.setText(value)
            self._name_figure(figure, caption.text())
            self._show_labels()

    def _show_captions(self) -> None:
        time = self.tr("Time")
        if self._is_limited:
            time = self.tr("Last minute") if self._is_last_minute else self.tr("Time left")
        captions = {
            "points": self.tr("Points"),
            "time": time,
            "tiles": self.tr("Tiles left"),
            "pairs": self.tr("Free pairs"),
        }
        for name, text in captions.items():
            figure, caption = self._figures[name]
            caption.setText(text)
            self._name_figure(figure, text)

    def _name_figure(self, figure: QLabel, caption: str) -> None:
        # the name of a label stands in for its text where it is read out
        figure.setAccessibleName(self.tr("%1: %2").replace("%1", caption).replace("%2", figure.text()))
