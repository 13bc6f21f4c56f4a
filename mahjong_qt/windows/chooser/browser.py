"""Search, categories and the grid of layouts: the part of a window in which one layout is found among thousands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_qt.windows.chooser.categories import ALL
from mahjong_qt.windows.chooser.category_picker import CategoryPicker
from mahjong_qt.windows.chooser.empty_notice import EmptyNotice
from mahjong_qt.windows.chooser.layout_model import LayoutModel
from mahjong_qt.windows.chooser.layout_view import LayoutView
from mahjong_qt.windows.chooser.pictures import LayoutPictures
from mahjong_qt.windows.chooser.search import SearchField

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
    from mahjong_qt.windows.chooser.categories import Category

LEAST_COLUMNS = 3
"""Columns of layouts for which there must be room beside the list of categories."""


class LayoutBrowser(QWidget):
    """Shows the layouts of one category that match what is typed; one of them is selected."""

    current_changed = Signal()
    """Another layout is selected, or none; also told when it may be the same."""

    def __init__(self, catalogue: LayoutCatalogue, category: Category, wanted: str, parent: QWidget) -> None:
        """Open a category; the layout with the id ``wanted`` is selected as soon as it is there."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._wanted = wanted
        self._is_refilling = False
        self._is_complete = False
        self.pictures = LayoutPictures(self)
        self.model = LayoutModel(catalogue, self)
        self.search = SearchField(self)
        self.categories = CategoryPicker(category, self)
        self.view = LayoutView(self.model, self.pictures, self)
        self.view.setObjectName("layouts")
        self._empty = EmptyNotice(self.view.viewport())
        self._count = QLabel(self)
        self._count.setObjectName("count")
        self._arrange()
        self.search.textChanged.connect(self._show_anew)
        self.search.left_downwards.connect(self.view.setFocus)
        self.categories.picked.connect(self._show_anew)
        self.view.selectionModel().currentChanged.connect(self._tell_current)
        self._empty.all_wanted.connect(lambda: self.open(ALL))

    @property
    def current(self) -> LayoutEntry | None:
        """The layout that is selected."""
        row = self.view.currentIndex().row()
        return self.model.entries[row] if 0 <= row < len(self.model.entries) else None

    def fill_in(self, *, is_complete: bool) -> None:
        """Show what the catalogue has now, with the same layout selected and in the same place."""
        self._is_complete = is_complete
        entries = self._catalogue.shown(self.categories.current, self.search.text())
        current = self.current
        self._is_refilling = True
        self.view.fill_in(entries, current.id if current is not None else self._wanted)
        self._is_refilling = False
        if self._wanted and (row := self.model.row_of(self._wanted)) is not None:
            self._wanted = ""
            self.view.select(row)
        self._finish()

    def open(self, category: Category) -> None:
        """Show a category."""
        self.categories.open(category)
        self._show_anew()

    def select(self, layout_id: str) -> None:
        """Select a layout and bring it into view, where need be among all layouts; one not there yet when it comes."""
        row = self.model.row_of(layout_id)
        if row is None:
            self._wanted = layout_id
            self.search.clear()
            if self.model.row_of(layout_id) is None:
                self.open(ALL)
            return
        self._wanted = ""
        self.view.select(row)

    def select_shown(self, layout_id: str) -> None:
        """Select a layout if it is among those that are shown."""
        row = self.model.row_of(layout_id)
        if row is not None:
            self.view.select(row)

    def select_next_unplayed(self) -> bool:
        """Select the next layout in this order that was never played; say whether there is one."""
        entries = self.model.entries
        start = self.view.currentIndex().row() + 1
        for place in range(len(entries)):
            row = (start + place) % len(entries)
            if self._catalogue.is_unplayed(entries[row]) and not self._catalogue.is_hidden(entries[row]):
                self.view.select(row)
                return True
        return False

    def refresh(self) -> None:
        """Show the same layouts, with what is now to be said of them."""
        self.model.refresh()
        self._finish()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.view.setAccessibleName(QCoreApplication.translate("LayoutChooser", "Layouts"))
        self.view.setAccessibleDescription(
            self.tr("Type to search. The context menu marks, hides and exports a layout.")
        )
        self.search.retranslate()
        self.categories.retranslate()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.categories.list.sizeHint().width() + self.view.width_of(LEAST_COLUMNS)
        is_wide = self.width() >= beside + self._row.spacing()
        self.categories.list.setVisible(is_wide)
        self.categories.box.setVisible(not is_wide)

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self._count)
        top.addWidget(self.categories.box)
        self._row = QHBoxLayout()
        self._row.addWidget(self.categories.list)
        self._row.addWidget(self.view, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addLayout(self._row, 1)
        over = QVBoxLayout(self.view.viewport())
        over.addWidget(self._empty)

    def _show_anew(self) -> None:
        entries = self._catalogue.shown(self.categories.current, self.search.text())
        current = self.current
        self._is_refilling = True
        self.view.show_anew(entries, self._wanted or (current.id if current is not None else ""))
        self._is_refilling = False
        self._finish()

    def _finish(self) -> None:
        """Show everywhere what the grid shows now."""
        self.categories.show(self._catalogue.counts())
        shown = len(self.model.entries)
        self._count.setText(self.tr("%n layout(s)", "", shown))
        self._empty.setVisible(not shown)
        if not shown:
            query = self.search.text().strip()
            self._empty.explain(self.categories.current, query, is_complete=self._is_complete)
        self.current_changed.emit()

    def _tell_current(self) -> None:
        if not self._is_refilling:
            self._wanted = ""
            self.current_changed.emit()
