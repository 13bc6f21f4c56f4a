"""The layers as a model: highest first, with what is shown of each."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QIcon

from mahjong_qt.art.icons import action_icon, icon_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.change import DocumentChange
    from editor.workspace import Workspace

NAME, TILES, VISIBLE, LOCKED = range(4)
COLUMNS = 4
ICONS = ("eye", "eye_off", "lock", "unlock")
MIME = "application/x-mahjong-qt-layer"

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class LayerModel(QAbstractTableModel):
    """One row a layer: its name, its number of tiles, whether it is shown and whether it is locked."""

    dropped = Signal(int, int)
    """A layer was dragged elsewhere: its number, and the one that it is to have."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        """Follow a workspace."""
        super().__init__(parent)
        self._workspace = workspace
        self._icons: dict[str, QIcon] = {}
        self._total = workspace.layers.view.total
        self._counts = Counter(slot.z for slot in workspace.document.plane)
        workspace.document.changed.connect(self._count)
        workspace.document.replaced.connect(self._reset)
        workspace.layers.changed.connect(self._follow)

    def set_dark(self, dark: bool, dark_selected: bool) -> None:
        """Take the icons that stand out from a dark or a light ground, and from that of a row that is selected."""
        self._icons = {name: action_icon(name, dark) for name in ICONS}
        for name, icon in self._icons.items():
            icon.addFile(str(icon_path(name, dark_selected)), QSize(), QIcon.Mode.Selected)
        self._tell_all()

    def layer_of(self, row: int) -> int:
        """Return the layer of a row."""
        return self._total - 1 - row

    def row_of(self, z: int) -> int:
        """Return the row of a layer."""
        return self._total - 1 - z

    def words_of(self, z: int) -> str:
        """Return what there is to say of a layer, as it is read out."""
        view = self._workspace.layers.view
        words = [self._name(z), self.tr("%n tile(s)", "", self._counts[z])]
        words += [] if view.is_visible(z) else [self.tr("hidden")]
        words += [self.tr("locked")] if z in view.locked else []
        return ", ".join(words)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else COLUMNS

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        z, column = self.layer_of(index.row()), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return {NAME: self._name(z), TILES: str(self._counts[z])}.get(column)
        if role == Qt.ItemDataRole.DecorationRole and column in (VISIBLE, LOCKED):
            return self._icons.get(self._icon_name(z, column))
        if role == Qt.ItemDataRole.TextAlignmentRole and column == TILES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and z == self._workspace.layers.current:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(z, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.words_of(z)
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let rows be dragged, and be dropped between others."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if self._total > 1 else flags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:  # noqa: N802
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:  # noqa: N802
        data = QMimeData()
        data.setData(MIME, str(self.layer_of(indexes[0].row())).encode())
        return data

    def dropMimeData(  # noqa: N802
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: AnyIndex
    ) -> bool:
        """Tell where a layer is to go. The answer is no: the document moves it, and not the view."""
        if data.hasFormat(MIME):
            z = int(bytes(data.data(MIME).data()))
            above = row if row >= 0 else self._total
            self.dropped.emit(z, self.layer_of(above if above <= self.row_of(z) else above - 1))
        return False

    def _name(self, z: int) -> str:
        return self.tr("Layer %1").replace("%1", str(z + 1))

    def _icon_name(self, z: int, column: int) -> str:
        view = self._workspace.layers.view
        if column == VISIBLE:
            return "eye" if view.is_visible(z) else "eye_off"
        return "lock" if z in view.locked else "unlock"

    def _tip(self, z: int, column: int) -> str | None:
        return (
            {
                "eye": self.tr("Hide this layer (Space)"),
                "eye_off": self.tr("Show this layer (Space)"),
                "lock": self.tr("Unlock this layer (L)"),
                "unlock": self.tr("Lock this layer, so that its tiles stay as they are (L)"),
            }[self._icon_name(z, column)]
            if column in (VISIBLE, LOCKED)
            else None
        )

    def _count(self, change: DocumentChange) -> None:
        # counted anew: a change that gives layers other numbers may have been looked at already
        self._counts = Counter(slot.z for slot in self._workspace.document.plane)
        for z in {slot.z for slot in (*change.slots.removed, *change.slots.added)}:
            if z < self._total:
                there = self.index(self.row_of(z), TILES)
                self.dataChanged.emit(there, there)

    def _follow(self) -> None:
        if self._workspace.layers.view.total != self._total:
            self._reset()
        else:
            self._tell_all()

    def _reset(self) -> None:
        self.beginResetModel()
        self._total = self._workspace.layers.view.total
        self._counts = Counter(slot.z for slot in self._workspace.document.plane)
        self.endResetModel()

    def _tell_all(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self._total - 1, COLUMNS - 1))
