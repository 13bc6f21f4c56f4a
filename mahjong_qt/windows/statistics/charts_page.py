"""The page with the charts, one at a time, each as a picture or as a table of the same numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.windows.statistics.game_pace import GamePace
from mahjong_qt.windows.statistics.game_times import GameTimes
from mahjong_qt.windows.statistics.layout_spread import LayoutSpread
from mahjong_qt.windows.statistics.number_model import NumberModel
from mahjong_qt.windows.statistics.row_table import RowTable
from mahjong_qt.windows.statistics.week_wins import WeekWins

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.records import Filter, Records
    from mahjong_qt.windows.statistics.chart import Chart

LETTERS = 11
"""Letters of a game for which there is always room."""


class ChartsPage(QWidget):
    """Lets the player choose a chart; what draws it is loaded when one is first shown."""

    failed = Signal()
    """The records could not be read."""

    def __init__(self, records: Records, name_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        """Begin empty; ``name_of`` returns the name of a layout by its id."""
        super().__init__(parent)
        self.charts: Sequence[Chart] = [
            make(records, name_of) for make in (GameTimes, WeekWins, LayoutSpread, GamePace)
        ]
        self._wanted: Filter | None = None
        self._label = QLabel(self)
        self.picker, self.game_picker = QComboBox(self), QComboBox(self)
        self._as_table = QPushButton(self)
        self.model = NumberModel(self)
        self.table = RowTable(self.model, self)
        self._pages, self._plots = QStackedWidget(self), QStackedWidget(self)
        self._build()
        self.picker.activated.connect(self._show_chart)
        self.game_picker.activated.connect(self._choose_game)
        self._as_table.toggled.connect(self._show_page)
        self.retranslate()

    def show_games(self, wanted: Filter) -> None:
        """Read and show what there is for the chart that is chosen.

        :raises OSError: when the records cannot be read.
        """
        self._wanted = wanted
        self._chart.read(wanted)
        self._draw()

    def show_nothing(self) -> None:
        """Show no games, because they cannot be read."""
        for chart in self.charts:
            chart.forget()
        self._draw()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self._label.setText(self.tr("&Chart:"))
        self.picker.setAccessibleName(self.tr("Chart"))
        self.game_picker.setAccessibleName(self.tr("Game"))
        self._as_table.setText(self.tr("Show as &table"))
        chosen = max(0, self.picker.currentIndex())
        self.picker.clear()
        self.picker.addItems([chart.title() for chart in self.charts])
        self.picker.setCurrentIndex(chosen)
        if self._wanted is not None:
            self._draw()

    @property
    def _chart(self) -> Chart:
        return self.charts[self.picker.currentIndex()]

    def _build(self) -> None:
        self.picker.setObjectName("chart")
        self.game_picker.setObjectName("game")
        self._as_table.setObjectName("as_table")
        self.table.setObjectName("numbers")
        self._label.setBuddy(self.picker)
        self._as_table.setCheckable(True)
        self._as_table.setAutoDefault(False)
        self.picker.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.game_picker.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game_picker.setMinimumContentsLength(LETTERS)
        self._pages.addWidget(self._plots)
        self._pages.addWidget(self.table)
        self._pages.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self.picker)
        row.addWidget(self.game_picker, 1)
        row.addStretch(0)
        row.addWidget(self._as_table)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._pages, 1)

    def _show_chart(self) -> None:
        if self._wanted is not None:
            try:
                self.show_games(self._wanted)
            except OSError:
                self.failed.emit()

    def _choose_game(self, place: int) -> None:
        try:
            self._chart.choose(place)
        except OSError:
            self.failed.emit()
        else:
            self._draw_chart()

    def _draw(self) -> None:
        choices = self._chart.choices()
        self.game_picker.clear()
        self.game_picker.addItems(choices)
        self.game_picker.setVisible(bool(choices))
        self._draw_chart()

    def _draw_chart(self) -> None:
        numbers = self._chart.numbers()
        plot = self._chart.plot()
        if self._plots.indexOf(plot) < 0:
            self._plots.addWidget(plot)
        self._plots.setCurrentWidget(plot)
        self.model.fill(numbers)
        self.table.setAccessibleName(self._chart.title())
        self.table.fit_columns()
        self._as_table.setEnabled(bool(numbers.rows))
        self._show_page()

    def _show_page(self) -> None:
        """Show the picture or the table; without numbers the picture says why there are none."""
        is_table = self._as_table.isChecked() and self._as_table.isEnabled()
        self._pages.setCurrentWidget(self.table if is_table else self._plots)
