"""The page with the figures and the best times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.engine.mode import mode_of
from mahjong_qt.windows.statistics.figures_panel import FiguresPanel
from mahjong_qt.windows.statistics.time_model import Column, TimeModel
from mahjong_qt.windows.statistics.time_table import TimeTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.records import Filter, GameResult, Records

COPIED_TIME = 2000
"""Milliseconds that the button says that the code was copied."""


class OverviewPage(QWidget):
    """Shows how the games went; a code among the best times can be copied or played."""

    code_wanted = Signal(str)
    """The game code that the player wants to play."""

    def __init__(self, records: Records, name_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        """Begin empty; ``name_of`` returns the name of a layout by its id."""
        super().__init__(parent)
        self._records = records
        self._mode: str | None = None
        self._has_games, self._is_readable = False, True
        self.figures = FiguresPanel(self)
        self.model = TimeModel(name_of, self)
        self.table = TimeTable(self.model, self)
        self._title, self._empty = QLabel(self), QLabel(self)
        self._copy, self._play = QPushButton(self), QPushButton(self)
        self._copied = QTimer(self)
        self._build()
        self._connect()
        self.retranslate()

    def show_games(self, wanted: Filter) -> None:
        """Read and show what there is.

        :raises OSError: when the records cannot be read.
        """
        self._mode = wanted.mode
        summary, times = self._records.summary(wanted), [row.result for row in self._records.fastest(wanted)]
        self._has_games, self._is_readable = bool(summary.played), True
        self.figures.show_summary(summary)
        self._show_times(times, self._new_row(times))

    def show_nothing(self) -> None:
        """Show no games, because they cannot be read."""
        self._has_games, self._is_readable = False, False
        self._show_times([], None)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.figures.retranslate()
        self.model.retranslate()
        self._title.setText(self.tr("Best times"))
        self.table.setAccessibleName(self.tr("Best times"))
        self._label_copy()
        self._play.setText(self.tr("&Play this deal"))
        self._play.setToolTip(self.tr("A deal that is played again sets no best time."))
        self._tell()

    def _build(self) -> None:
        self._empty.setObjectName("no_times")
        for label in (self._title, self._empty):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bold = self._title.font()
        bold.setBold(True)
        self._title.setFont(bold)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_TIME)
        row = QHBoxLayout()
        row.addStretch(1)
        for button, name in ((self._copy, "copy"), (self._play, "play")):
            button.setObjectName(name)
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.figures)
        column.addWidget(self._title)
        column.addWidget(self.table, 1)
        column.addWidget(self._empty, 1)
        column.addLayout(row)

    def _connect(self) -> None:
        self.table.row_chosen.connect(self._play_code)
        self.table.copy_wanted.connect(self._copy_code)
        self.table.selectionModel().currentRowChanged.connect(self._copied.stop)
        self.table.selectionModel().currentRowChanged.connect(self._label_copy)
        self._copied.timeout.connect(self._label_copy)
        self._copy.clicked.connect(self._copy_code)
        self._play.clicked.connect(self._play_code)

    def _new_row(self, times: list[GameResult]) -> int | None:
        """Return the row of the last game, if its time is among the best."""
        last = self._records.last_played()
        if last is None:
            return None
        kind, moment = last
        return next(
            (
                row
                for row, time in enumerate(times)
                if (time.mode, time.layout_id, time.has_gravity, time.finished_at) == (*kind, moment)
            ),
            None,
        )

    def _show_times(self, times: list[GameResult], new_row: int | None) -> None:
        self.model.fill(times, new_row)
        self.table.setColumnHidden(Column.MODE, self._mode is not None)
        self.figures.setVisible(self._has_games)
        self._title.setVisible(bool(times))
        self.table.setVisible(bool(times))
        self._empty.setVisible(not times)
        for button in (self._copy, self._play):
            button.setVisible(bool(times))
        if times:
            self.table.fit_columns()
            self.table.selectRow(new_row or 0)
        self._tell()

    def _tell(self) -> None:
        """Say why there are no times."""
        if not self._is_readable:
            self._empty.setText("")
        elif not self._has_games:
            self._empty.setText(self.tr("No game played to the end yet."))
        elif self._mode is not None and not mode_of(self._mode).keeps_times:
            self._empty.setText(self.tr("In this mode games are counted, but no times are kept."))
        else:
            self._empty.setText(self.tr("No best time yet. Deals that were typed in or played again do not count."))

    def _code(self) -> str:
        """Return the code in the current row; empty when there is none."""
        row = self.table.currentIndex().row()
        return self.model.times[row].code if 0 <= row < len(self.model.times) else ""

    def _copy_code(self) -> None:
        code = self._code()
        if code:
            QGuiApplication.clipboard().setText(code)
            self._copied.start()
            self._label_copy()

    def _play_code(self) -> None:
        code = self._code()
        if code:
            self.code_wanted.emit(code)

    def _label_copy(self) -> None:
        self._copy.setText(self.tr("Copied") if self._copied.isActive() else self.tr("&Copy code"))
