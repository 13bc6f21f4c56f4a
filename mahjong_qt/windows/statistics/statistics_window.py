"""The window of statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QTabWidget, QVBoxLayout, QWidget

from mahjong_qt.records import Filter
from mahjong_qt.windows.statistics.charts_page import ChartsPage
from mahjong_qt.windows.statistics.filter_row import FilterRow
from mahjong_qt.windows.statistics.games_page import GamesPage
from mahjong_qt.windows.statistics.overview_page import OverviewPage
from mahjong_qt.windows.statistics.table_export import TableExport

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.records import GameResult, RecordKind, Records


Page: TypeAlias = OverviewPage | ChartsPage | GamesPage


class StatisticsWindow(QDialog):
    """Shows how the games went that the player asks for, as figures, as charts, and one by one."""

    code_wanted = Signal(str)
    """The game code that the player wants to play; the window is closed by then."""

    watch_wanted = Signal(int)
    """The number, in the records, of the game that the player wants to watch; the window is closed by then."""

    again_wanted = Signal(int)
    """The number, in the records, of the game whose deal is to be played again; the window is closed by then."""

    def __init__(
        self,
        records: Records,
        name_of: Callable[[str], str],
        current: RecordKind | None,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the mode that is being played, without a game with all of them.

        ``name_of`` returns the name of a layout by its id.
        """
        super().__init__(parent)
        self.setObjectName("statistics")
        self._records = records
        self._playing: Sequence[RecordKind] = () if current is None else (current,)
        self._wanted = Filter()
        self._is_readable, self._has_kinds = True, False
        self.filter_row = FilterRow(name_of, self)
        self._fault, self._notice = QLabel(self), QLabel(self)
        self.tabs = QTabWidget(self)
        self.overview = OverviewPage(records, name_of, self)
        self.charts = ChartsPage(records, name_of, self)
        self.games = GamesPage(records, name_of, self)
        self._pages: Sequence[Page] = (self.overview, self.charts, self.games)
        self._stale: set[Page] = set()
        self._export, self._close = QPushButton(self), QPushButton(self)
        self._exporter = TableExport(records, name_of, self)
        self._build()
        self._connect()
        self._load(Filter(None if current is None else current.mode))
        self._retranslate()
        self.resize(self.sizeHint())
        (self.overview.table if self.overview.model.times else self.filter_row.boxes["mode"]).setFocus()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        wanted = QSize(48 * line, 38 * line).expandedTo(QSize(760, 600))
        return wanted.boundedTo(self.screen().availableSize() * 0.9)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def refresh(self) -> None:
        """Read the records again."""
        self._load(self.filter_row.wanted)

    def result_of(self, result_id: int) -> GameResult | None:
        """Return one of the games listed; None when there is none with this number."""
        return next((game.result for game in self.games.model.games if game.id == result_id), None)

    def _build(self) -> None:
        for label, name in ((self._fault, "fault"), (self._notice, "notice")):
            label.setObjectName(name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.hide()
        self.tabs.setObjectName("tabs")
        for page in self._pages:
            self.tabs.addTab(page, "")
        self._export.setAutoDefault(False)
        buttons = QDialogButtonBox(self)
        for button, name, role in (
            (self._export, "export", QDialogButtonBox.ButtonRole.ActionRole),
            (self._close, "close", QDialogButtonBox.ButtonRole.RejectRole),
        ):
            button.setObjectName(name)
            buttons.addButton(button, role)
        self._close.setDefault(True)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.filter_row)
        column.addWidget(self._fault)
        column.addWidget(self.tabs, 1)
        column.addWidget(self._notice)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self.filter_row.changed.connect(self._follow_filter)
        self.tabs.currentChanged.connect(self._show_page)
        self.overview.code_wanted.connect(self._play_code)
        self.charts.failed.connect(self._fail)
        self.games.watch_wanted.connect(self._watch)
        self.games.again_wanted.connect(self._play_again)
        self._export.clicked.connect(lambda: self._exporter.ask(self.filter_row.wanted))
        self._exporter.told.connect(self._tell_notice)

    def _load(self, wanted: Filter) -> None:
        self._wanted, self._has_kinds = wanted, False
        self._forget_pages()

    def _list_kinds(self) -> None:
        """Offer what there are games of.

        :raises OSError: when the records cannot be read.
        """
        kinds = [*self._playing, *self._records.kinds()]
        self.filter_row.show_kinds(list(dict.fromkeys(kinds)), self._wanted)
        self._has_kinds = True

    def _follow_filter(self, wanted: Filter) -> None:
        self._wanted = wanted
        self._forget_pages()

    def _forget_pages(self) -> None:
        self._stale = set(self._pages)
        self._tell_notice("")
        self._show_page()

    def _show_page(self) -> None:
        """Read what the page now shown has to show, if it does not show it yet."""
        page = self._pages[self.tabs.currentIndex()]
        if page not in self._stale:
            return
        try:
            if not self._has_kinds:
                self._list_kinds()
            page.show_games(self.filter_row.wanted)
        except OSError:
            self._fail()
        else:
            self._stale.discard(page)
            self._is_readable = True
            self._tell_fault()

    def _fail(self) -> None:
        """Show nothing on the page now shown, and say why."""
        page = self._pages[self.tabs.currentIndex()]
        if not self._has_kinds:
            self.filter_row.show_kinds(self._playing, self._wanted)
        page.show_nothing()
        self._stale.add(page)
        self._is_readable = False
        self._tell_fault()

    def _tell_fault(self) -> None:
        fault = ""
        if not self._is_readable:
            fault = self.tr("Your results cannot be read just now. Please try again later.")
        elif self._records.damaged is not None and self._records.restored_from is None:
            fault = self.tr("Earlier results could not be read. The file was kept: “%1”.").replace(
                "%1", str(self._records.damaged)
            )
        self._fault.setText(fault)
        self._fault.setVisible(bool(fault))

    def _tell_notice(self, words: str) -> None:
        self._notice.setText(words)
        self._notice.setVisible(bool(words))

    def _play_code(self, code: str) -> None:
        self.accept()
        self.code_wanted.emit(code)

    def _watch(self, result_id: int) -> None:
        self.accept()
        self.watch_wanted.emit(result_id)

    def _play_again(self, result_id: int) -> None:
        self.accept()
        self.again_wanted.emit(result_id)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self.filter_row.retranslate()
        titles = self.tr("&Overview"), self.tr("C&harts"), self.tr("&Games")
        for place, (page, title) in enumerate(zip(self._pages, titles, strict=True)):
            self.tabs.setTabText(place, title)
            page.retranslate()
        self._export.setText(self.tr("&Export…"))
        self._export.setToolTip(self.tr("Saves the games chosen above as a table for spreadsheets."))
        self._close.setText(self.tr("Clo&se"))
        self._tell_fault()
