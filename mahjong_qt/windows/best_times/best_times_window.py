"""The window with the best times and the statistics of each kind of game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.windows.best_times.kind_picker import KindPicker
from mahjong_qt.windows.best_times.statistics_panel import StatisticsPanel
from mahjong_qt.windows.best_times.time_model import TimeModel
from mahjong_qt.windows.best_times.time_table import TimeTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.records import BestTime, RecordKind, Records, Statistics

COPIED_TIME = 2000
"""Milliseconds that the button says that the code was copied."""


class _Shown(NamedTuple):
    """What there is of a kind: no statistics without a game; the row of a time that is new."""

    statistics: Statistics | None
    times: Sequence[BestTime]
    new_row: int | None


NOTHING = _Shown(None, (), None)


class BestTimesWindow(QDialog):
    """Shows one kind of game at a time; a code among the best times can be copied or played."""

    code_wanted = Signal(str)
    """The game code that the player wants to play; the window is closed by then."""

    def __init__(
        self,
        records: Records,
        name_of: Callable[[str], str],
        current: RecordKind | None,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the kind that is being played, or without one with that of the last game.

        ``name_of`` returns the name of a layout by its id.
        """
        super().__init__(parent)
        self.setObjectName("best_times")
        self._records, self._name_of = records, name_of
        self._playing = self._current = current
        self._kinds: Sequence[RecordKind] = ()
        self._is_readable = True
        self._prompt = QLabel(self)
        self.picker = KindPicker(self)
        self.picker.setObjectName("kind")
        self._prompt.setBuddy(self.picker)
        self._fault, self._empty = QLabel(self), QLabel(self)
        self.statistics = StatisticsPanel(self)
        self.model = TimeModel(self)
        self.table = TimeTable(self.model, self)
        self._copy, self._play, self._close = QPushButton(self), QPushButton(self), QPushButton(self)
        self._copied = QTimer(self)
        self._build()
        self._connect()
        self.refresh()
        self._retranslate()
        self.resize(self.sizeHint())
        (self.table if self.model.times else self.picker).setFocus()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        wanted = QSize(40 * line, 35 * line).expandedTo(QSize(640, 560))
        return wanted.boundedTo(self.screen().availableSize() * 0.9)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def refresh(self) -> None:
        """Read the records again."""
        playing = [] if self._playing is None else [self._playing]
        try:
            self._kinds = list(dict.fromkeys([*self._records.kinds(), *playing]))
            self._is_readable = True
        except OSError:
            self._kinds = playing
            self._is_readable = False
        if self._current is None and self._kinds:
            self._current = self._kinds[0]
        self.picker.show_kinds(self._kinds, self._current, self._name_of)
        self._show_current()

    def _build(self) -> None:
        for label, name in ((self._fault, "fault"), (self._empty, "empty")):
            label.setObjectName(name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_TIME)
        buttons = QDialogButtonBox(self)
        for button, name, role in (
            (self._copy, "copy", QDialogButtonBox.ButtonRole.ActionRole),
            (self._play, "play", QDialogButtonBox.ButtonRole.ActionRole),
            (self._close, "close", QDialogButtonBox.ButtonRole.RejectRole),
        ):
            button.setObjectName(name)
            buttons.addButton(button, role)
        self._close.setDefault(True)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self._prompt)
        row.addWidget(self.picker, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._fault)
        column.addWidget(self.statistics)
        column.addWidget(self.table, 1)
        column.addWidget(self._empty, 1)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self.picker.picked.connect(self._pick)
        self.table.play_wanted.connect(self._play_code)
        self.table.copy_wanted.connect(self._copy_code)
        self.table.selectionModel().currentRowChanged.connect(self._copied.stop)
        self.table.selectionModel().currentRowChanged.connect(self._label_copy)
        self._copied.timeout.connect(self._label_copy)
        self._copy.clicked.connect(self._copy_code)
        self._play.clicked.connect(self._play_code)

    def _pick(self, kind: RecordKind) -> None:
        self._current = kind
        self._show_current()

    def _show_current(self) -> None:
        """Read and show what there is of the current kind."""
        statistics, times, new_row = self._read(self._current) if self._current is not None else NOTHING
        self.model.fill(times, new_row)
        if statistics is not None:
            self.statistics.show_statistics(statistics)
        self.statistics.setVisible(statistics is not None)
        self.table.setVisible(bool(times))
        self._empty.setVisible(not times)
        for button in (self._copy, self._play):
            button.setEnabled(bool(times))
        if times:
            self.table.selectRow(new_row or 0)
        self._tell()

    def _read(self, kind: RecordKind) -> _Shown:
        try:
            statistics = self._records.statistics(kind)
            times, last = self._records.best(kind), self._records.last_played()
        except OSError:
            self._is_readable = False
            return NOTHING
        self._is_readable = True
        new_row = None
        if last is not None and last[0] == kind:
            new_row = next((row for row, time in enumerate(times) if time.finished_at == last[1]), None)
        return _Shown(statistics if statistics.played else None, times, new_row)

    def _tell(self) -> None:
        """Say what stands in for what cannot be shown."""
        fault = ""
        if not self._is_readable:
            fault = self.tr("Your results cannot be read just now. Please try again later.")
        elif self._records.damaged is not None:
            fault = self.tr("Earlier results could not be read. The file was kept: “%1”.").replace(
                "%1", str(self._records.damaged)
            )
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))
        if not self._is_readable:
            self._empty.setText("")
        elif self.statistics.isHidden():
            self._empty.setText(self.tr("No game played to the end yet."))
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
            self.accept()
            self.code_wanted.emit(code)

    def _label_copy(self) -> None:
        self._copy.setText(self.tr("Copied") if self._copied.isActive() else self.tr("&Copy code"))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Best times"))
        self._prompt.setText(self.tr("&Game:"))
        self.picker.setAccessibleName(self.tr("Game"))
        self.picker.show_kinds(self._kinds, self._current, self._name_of)
        self.statistics.retranslate()
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Best times"))
        self._label_copy()
        self._play.setText(self.tr("&Play this deal"))
        self._play.setToolTip(self.tr("A deal that is played again sets no best time."))
        self._close.setText(self.tr("C&lose"))
        self._tell()
