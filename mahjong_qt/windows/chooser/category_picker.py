"""Chooses the category of layouts that is shown: one choice, in a list where there is room and in a box where not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, Signal

from mahjong_qt.windows.chooser.category_list import CategoryBox, CategoryList, CategoryModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from mahjong_qt.windows.chooser.categories import Category


class CategoryPicker(QObject):
    """A list and a box that show the same categories and the same one of them as open."""

    picked = Signal()
    """The player opened another category."""

    def __init__(self, current: Category, parent: QWidget) -> None:
        """Begin with this category open."""
        super().__init__(parent)
        self.current = current
        self._model = CategoryModel(self)
        self.list = CategoryList(self._model, parent)
        self.list.setObjectName("categories")
        self.box = CategoryBox(self._model, parent)
        self.box.setObjectName("category")
        self.list.selectionModel().currentChanged.connect(self._pick_from_list)
        self.box.activated.connect(self._pick)

    def show(self, counts: Mapping[Category, int]) -> None:
        """Show the categories with the numbers of their layouts."""
        self._model.show(counts, self.current)
        self._show_current()
        self.list.updateGeometry()

    def open(self, category: Category) -> None:
        """Open a category without telling of it."""
        self.current = category

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        for widget in (self.list, self.box):
            widget.setAccessibleName(self.tr("Categories"))
        self._model.refresh()

    def _pick_from_list(self, index: QModelIndex) -> None:
        # without a row when the model begins anew
        if index.isValid():
            self._pick(index.row())

    def _pick(self, row: int) -> None:
        if self._model.categories[row] != self.current:
            self.current = self._model.categories[row]
            self._show_current()
            self.picked.emit()

    def _show_current(self) -> None:
        row = self._model.categories.index(self.current)
        index = self._model.index(row)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.box.setCurrentIndex(row)
