"""The window that lists the files that did not come in, each with the place and the reason."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.windows.exchange.import_results_model import ResultModel, ResultRow
from mahjong_qt.wording.fault_texts import fault_texts
from mahjong_qt.wording.layout_faults import fault_words, place_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.import_job import ImportReport
    from mahjong_qt.windows.exchange.import_words import ImportWords

WIDTH_IN_LETTERS = 110
ROWS = 16
"""Rows that the window shows when it opens, where the screen has room for them."""

NAME_SHARE = 0.34
"""Share of the width that the names of the files get at first."""
PLACE_SHARE = 0.18


class PathDelegate(QStyledItemDelegate):
    """Draws a path that is too long without its beginning: the name of the file stands at the end."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideLeft


class ImportResults(QDialog):
    """Lists what was not imported, the reasons first, then what is here already and its name, and what is no layout."""

    def __init__(self, report: ImportReport, words: ImportWords, parent: QWidget | None = None) -> None:
        """List the results of a report."""
        super().__init__(parent)
        self.setObjectName("import_results")
        self._report, self._words = report, words
        self._head, self._whole = QLabel(self), QLabel(self)
        self.model = ResultModel(self)
        self.list = QTreeView(self)
        self.list.setObjectName("results")
        self.list.setModel(self.model)
        self._copy, self._close = QPushButton(self), QPushButton(self)
        self._copy.setObjectName("copy")
        self._close.setObjectName("close")
        self._dress()
        self._arrange()
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.as_text()))
        self._close.clicked.connect(self.accept)
        self.list.selectionModel().currentRowChanged.connect(self._show_whole)
        self.model.modelReset.connect(lambda: self.list.setCurrentIndex(self.model.index(0, 0)))
        self._retranslate()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.9))
        self._share_width()

    def sizeHint(self) -> QSize:
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().lineSpacing()
        return QSize(WIDTH_IN_LETTERS * letter, (ROWS + 8) * line * 5 // 4)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def as_text(self) -> str:
        """Return the list as it is sorted now, a line for each row, columns parted by tabulators."""
        lines = [self.model.titles, *self.model.rows]
        return "\n".join("\t".join(" ".join(cell.split()) for cell in line) for line in lines) + "\n"

    def _dress(self) -> None:
        for label in (self._head, self._whole):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._head.setObjectName("headline")
        bold = self._head.font()
        bold.setBold(True)
        self._head.setFont(bold)
        self._whole.setObjectName("whole_reason")
        self._whole.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._whole.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        # the list keeps its size while one reads on
        self._whole.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        view = self.list
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setItemDelegateForColumn(0, PathDelegate(view))
        view.setAlternatingRowColors(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setSortingEnabled(True)
        # as the report has them, until a title is clicked
        view.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        view.header().setSortIndicatorClearable(True)
        view.header().setStretchLastSection(True)
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def _arrange(self) -> None:
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.AcceptRole)
        self._close.setDefault(True)
        column = QVBoxLayout(self)
        column.addWidget(self._head)
        column.addWidget(self.list, 1)
        column.addWidget(self._whole)
        column.addWidget(buttons)

    def _share_width(self) -> None:
        for column, share in enumerate((NAME_SHARE, PLACE_SHARE)):
            self.list.setColumnWidth(column, round(self.width() * share))

    def _show_whole(self, current: QModelIndex) -> None:
        """Show the current row in full, which the columns may be too narrow for."""
        self._whole.setText(" · ".join(filter(None, self.model.rows[current.row()])) if current.isValid() else "")

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Import"))
        outcome = self._words.outcome(self._report)
        self._head.setText(" ".join(filter(None, (outcome.title + ".", outcome.text))))
        self._copy.setText(self.tr("&Copy as text"))
        self._close.setText(self.tr("C&lose"))
        self.list.setAccessibleName(self.tr("What was not imported"))
        self.model.fill(self._rows(), (self.tr("File"), self.tr("Place"), self.tr("Reason")))

    def _rows(self) -> list[ResultRow]:
        sources = [refused.error.source for refused in self._report.refused]
        sources += [known.source for known in self._report.already_here]
        sources += [other.error.source for other in self._report.passed_over]
        names, texts = _names_of(sources), fault_texts()
        rows = [
            ResultRow(names[refused.error.source], place_words(refused.error.place), fault_words(refused.error, texts))
            for refused in self._report.refused
        ]
        for known in self._report.already_here:
            reason = (
                self.tr("The same as “%1” in this import") if known.is_repeat else self.tr("Is here already, as “%1”")
            )
            name = self._words.name_here(known.layout_id)
            rows.append(ResultRow(names[known.source], self._words.name_of(known), reason.replace("%1", name)))
        note = self.tr("Passed over: this is no layout")
        rows += [ResultRow(names[other.error.source], "", note) for other in self._report.passed_over]
        return [row._replace(file=row.file or self.tr("Text")) for row in rows]


def _names_of(sources: Sequence[str]) -> dict[str, str]:
    """Return names for files: their paths from the folder that holds them all."""
    try:
        common = os.path.commonpath([os.path.dirname(source) for source in sources if source])
    except ValueError:
        # none at all, or on several drives
        common = ""
    return {source: os.path.relpath(source, common) if common and source else source for source in sources}
