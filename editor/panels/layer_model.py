"""The layers as a model: highest first, with what is shown of each."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mahjong_qt.art.icons import action_icon

if TYPE_CHECKING:
    from editor.change import DocumentChange
    from editor.workspace import Workspace

NAME, TILES, VISIBLE, LOCKED = range(4)
COLUMNS = 4


class LayerModel(QAbstractTableModel):
    """One row a layer: its name, its number of tiles, whether it is shown and whether it is locked."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        """Follow a workspace."""
        super().__init__(parent)
        self._workspace = workspace
        self._is_dark = False
        self._total = workspace.layers.view.total
        self._counts = Counter(slot.z for slot in workspace.document.plane)
        workspace.document.changed.connect(self._count)
        workspace.document.replaced.connect(self._reset)
        workspace.layers.changed.connect(self._follow)

    def set_dark(self, is_dark: bool) -> None:
        """Take the icons that stand out from a dark or a light ground."""
        self._is_dark = is_dark
        self._tell()

    def layer_of(self, row: int) -> int:
        """Return the layer of a row."""
        return self._total - 1 - row

    def row_of(self, z: int) -> int:
        """Return the row of a layer."""
        return self._total - 1 - z

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own
        return 0 if parent.isValid() else COLUMNS

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        z, column, view = self.layer_of(index.row()), index.column(), self._workspace.layers.view
        is_hidden, is_locked = not view.is_visible(z), z in view.locked
        if role == Qt.ItemDataRole.DisplayRole:
            return {NAME: self.tr("Layer %1").replace("%1", str(z + 1)), TILES: str(self._counts[z])}.get(column)
        if role == Qt.ItemDataRole.DecorationRole and column in (VISIBLE, LOCKED):
            names = {VISIBLE: "eye_off" if is_hidden else "eye", LOCKED: "lock" if is_locked else "unlock"}
            return action_icon(names[column], self._is_dark)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == TILES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return {
                VISIBLE: self.tr("Show this layer") if is_hidden else self.tr("Hide this layer"),
                LOCKED: self.tr("Unlock this layer") if is_locked else self.tr("Keep the tiles of this layer"),
            }.get(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = [self.tr("Layer %1").replace("%1", str(z + 1)), self.tr("%n tile(s)", "", self._counts[z])]
            words += [self.tr("hidden")] if is_hidden else []
            words += [self.tr("locked")] if is_locked else []
            return ", ".join(words)
        return None

    def _count(self, change: DocumentChange) -> None:
        self._counts.subtract(slot.z for slot in change.slots.removed)
        self._counts.update(slot.z for slot in change.slots.added)
        self._tell()

    def _follow(self) -> None:
        if self._workspace.layers.view.total != self._total:
            self._reset()
        else:
            self._tell()

    def _reset(self) -> None:
        self.beginResetModel()
        self._total = self._workspace.layers.view.total
        self._counts = Counter(slot.z for slot in self._workspace.document.plane)
        self.endResetModel()

    def _tell(self) -> None:
        if self._total:
            self.dataChanged.emit(self.index(0, 0), self.index(self._total - 1, COLUMNS - 1))
