"""One layout chosen from many, by its picture or its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QListView, QVBoxLayout

from mahjong_qt.appearance import is_dark
from mahjong_qt.view.thumbnail import layout_thumbnail
from mahjong_qt.wording.layout_names import layout_name, shortened
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from mahjong_qt.engine.layout.layout_file import LayoutFile

PICTURE = QSize(128, 108)
ROOM = 12
"""Logical pixels around a picture."""

Index = QModelIndex | QPersistentModelIndex


class LayoutListModel(QAbstractListModel):
    """Layouts by their names; a picture is drawn when it is first seen."""

    def __init__(self, files: Sequence[LayoutFile], ratio: float, dark: bool, parent: QWidget) -> None:
        """Draw for a screen with this ratio of device pixels, on a dark or a light ground."""
        super().__init__(parent)
        self._files = list(files)
        self._names = [self._name_of(number) for number in range(len(self._files))]
        self._ratio, self._dark = ratio, dark
        self._pictures: dict[int, QPixmap] = {}

    def file(self, row: int) -> LayoutFile:
        """Return the layout in a row."""
        return self._files[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._files)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._names[row]
        if role == Qt.ItemDataRole.DecorationRole:
            if row not in self._pictures:
                self._pictures[row] = self._picture_of(row)
            return self._pictures[row]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            tiles = self.tr("%n tile(s)", "", len(self._files[row].layout))
            return as_tool_tip([self._names[row], tiles]) if role == Qt.ItemDataRole.ToolTipRole else tiles
        return None

    def _picture_of(self, row: int) -> QPixmap:
        """Return a picture with room above it: that below is the name's."""
        size = PICTURE.width(), PICTURE.height() - ROOM
        drawn = layout_thumbnail(self._files[row].layout, *size, self._ratio, self._dark)
        picture = QPixmap(PICTURE * self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(self._ratio)
        painter = QPainter(picture)
        painter.drawPixmap(0, ROOM, drawn)
        painter.end()
        return picture

    def _name_of(self, number: int) -> str:
        file = self._files[number]
        name = shortened(layout_name(file.id, file.name_in(QLocale().name())))
        return name or self.tr("Layout %1").replace("%1", QLocale().toString(number + 1))


class PickDialog(QDialog):
    """Shows layouts and lets one be chosen, by mouse or keys."""

    picked = Signal(object)
    """The :class:`~mahjong_qt.engine.layout.layout_file.LayoutFile`; the dialog is closed by then."""

    def __init__(self, files: Sequence[LayoutFile], title: str, parent: QWidget) -> None:
        """Show these layouts in their order."""
        super().__init__(parent)
        self.setObjectName("pick_layout")
        self.setWindowTitle(title)
        self._model = LayoutListModel(files, self.devicePixelRatioF(), is_dark(self), self)
        self._shown = QSortFilterProxyModel(self)
        self._shown.setSourceModel(self._model)
        self._shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search = QLineEdit(self, clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Search by name"))
        self.search.setAccessibleName(self.tr("Search by name"))
        self.list = QListView(self)
        self.list.setAccessibleName(title)
        self._nothing = QLabel(self.tr("No layout has such a name."), self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel, self)
        self._open = buttons.button(QDialogButtonBox.StandardButton.Open)
        self._dress_list()
        column = QVBoxLayout(self)
        for part in (self.search, self.list, self._nothing, buttons):
            column.addWidget(part)
        self.search.textChanged.connect(self._search)
        self.list.doubleClicked.connect(self.accept)
        self.list.selectionModel().currentChanged.connect(self._follow)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(self._tell)
        self.resize(self.fontMetrics().averageCharWidth() * 110, self.fontMetrics().height() * 30)
        self._search("")
        self.list.setFocus()

    def _dress_list(self) -> None:
        view = self.list
        view.setModel(self._shown)
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setUniformItemSizes(True)
        view.setIconSize(PICTURE)
        view.setGridSize(PICTURE + QSize(2 * ROOM, ROOM + 2 * self.fontMetrics().height()))
        view.setWordWrap(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def _search(self, text: str) -> None:
        self._shown.setFilterFixedString(text)
        has_any = self._shown.rowCount() > 0
        self._nothing.setVisible(not has_any)
        if has_any and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._shown.index(0, 0))
        self._follow()

    def _follow(self) -> None:
        self._open.setEnabled(self.list.currentIndex().isValid())

    def _tell(self) -> None:
        index = self._shown.mapToSource(self.list.currentIndex())
        if index.isValid():
            self.picked.emit(self._model.file(index.row()))
