"""Search, categories and the grid of layouts: the part of a window in which one layout is found among thousands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mahjong_qt.windows.chooser.categories import ALL, HIDDEN
from mahjong_qt.windows.chooser.category_picker import CategoryPicker
from mahjong_qt.windows.chooser.empty_notice import Elsewhere, EmptyNotice
from mahjong_qt.windows.chooser.layout_model import LayoutModel
from mahjong_qt.windows.chooser.layout_view import LayoutView
from mahjong_qt.windows.chooser.pictures import LayoutPictures
from mahjong_qt.windows.chooser.search import SearchField

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QResizeEvent

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
    from mahjong_qt.windows.chooser.categories import Category

LEAST_COLUMNS = 3
"""Columns for which there must be room beside the list of categories."""


class LayoutBrowser(QWidget):
    """Shows the layouts of one category that match what is typed; at least one of them is selected."""

    current_changed = Signal()
    """Other layouts are selected, or none; also told when they may be the same."""

    def __init__(self, catalogue: LayoutCatalogue, category: Category, wanted: str, parent: QWidget) -> None:
        """Open a category; the layout with the id ``wanted`` is selected as soon as it is there."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._wanted = wanted
        self._is_refilling = self._is_complete = False
        self.pictures = LayoutPictures(self)
        self.model = LayoutModel(catalogue, self)
        self.search = SearchField(self)
        self.categories = CategoryPicker(category, self)
        self.view = LayoutView(self.model, self.pictures, self)
        self._empty = EmptyNotice(self.view.viewport())
        self._count = QLabel(self)
        self._count.setObjectName("count")
        self._arrange()
        self.search.textChanged.connect(self._search)
        self.search.left_downwards.connect(self.view.setFocus)
        self.categories.picked.connect(self._stop_waiting)
        self.categories.picked.connect(self._show_anew)
        self.view.selectionModel().currentChanged.connect(self._tell_current)
        self.view.selection_changed.connect(self._tell_current)
        self.view.pressed.connect(self._stop_waiting)
        self._empty.category_wanted.connect(self.open)

    @property
    def current(self) -> LayoutEntry | None:
        """The layout that would be played."""
        row = self.view.currentIndex().row()
        return self.model.entries[row] if 0 <= row < len(self.model.entries) else None

    @property
    def selected(self) -> list[LayoutEntry]:
        """The layouts that are selected, the current one among them."""
        return [self.model.entries[row] for row in self.view.selected_rows]

    def fill_in(self, *, is_complete: bool) -> None:
        """Show what the catalogue has now, with the same layouts selected and in the same place."""
        self._is_complete = is_complete
        self.refill()

    def refill(self) -> None:
        """Do this once more, as complete as it was."""
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
                self.open(self._catalogue.category_of(layout_id) or ALL)
            return
        self._wanted = ""
        self.view.select(row)

    def await_shown(self, layout_id: str) -> None:
        """Select a layout in the category that is open, now or when it comes there."""
        self._wanted = layout_id
        self.refill()

    def select_shown(self, layout_ids: Collection[str]) -> None:
        """Select those of the layouts that are shown, if there are any."""
        rows = [row for row, entry in enumerate(self.model.entries) if entry.id in layout_ids]
        if rows:
            self.view.select(rows[0])
            self.view.add_to_selection(rows)

    def select_next_unplayed(self) -> bool:
        """Select the next layout in this order that was never played; say whether there is one."""
        row = self._catalogue.next_unplayed(self.model.entries, self.view.currentIndex().row())
        if row is not None:
            self.view.select(row)
        return row is not None

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

    def _search(self) -> None:
        if self.search.text().strip():
            # what is found best is the first, and whoever types is not waiting for anything
            self._stop_waiting()
            self._show_anew(keeps_current=False)
        else:
            self._show_anew()

    def _show_anew(self, *, keeps_current: bool = True) -> None:
        entries = self._catalogue.shown(self.categories.current, self.search.text())
        current = self.current
        kept = current.id if current is not None and keeps_current else ""
        self._is_refilling = True
        self.view.show_anew(entries, self._wanted or kept)
        self._is_refilling = False
        self._finish()

    def _finish(self) -> None:
        """Show everywhere what the grid shows now."""
        self.categories.show(self._catalogue.counts())
        shown = len(self.model.entries)
        self._count.setText(self.tr("%n layout(s)", "", shown))
        self._empty.setVisible(not shown)
        if not shown:
            self._explain()
        self.current_changed.emit()

    def _explain(self) -> None:
        query = self.search.text().strip()
        elsewhere = Elsewhere(*(len(self._catalogue.shown(category, query)) for category in (ALL, HIDDEN)))
        self._empty.explain(self.categories.current, query, elsewhere, is_complete=self._is_complete)

    def _stop_waiting(self) -> None:
        self._wanted = ""

    def _tell_current(self) -> None:
        if not self._is_refilling:
            self._stop_waiting()
            self.current_changed.emit()
