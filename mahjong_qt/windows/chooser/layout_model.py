"""The layouts that are shown, each with the words under its picture and those for a screen reader."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mahjong_qt.windows.game_info import clock_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue

Index = QModelIndex | QPersistentModelIndex

ID_ROLE = Qt.ItemDataRole.UserRole
CELL_ROLE = Qt.ItemDataRole.UserRole + 1


class LayoutCell(NamedTuple):
    """What a cell shows."""

    entry: LayoutEntry
    name: str
    tiles: str
    played: str
    is_favourite: bool


class LayoutModel(QAbstractListModel):
    """Some of the layouts of a catalogue, in the order in which they are shown."""

    def __init__(self, catalogue: LayoutCatalogue, parent: QObject | None = None) -> None:
        """Show none yet."""
        super().__init__(parent)
        self._catalogue = catalogue
        self._entries: Sequence[LayoutEntry] = ()

    @property
    def entries(self) -> Sequence[LayoutEntry]:
        """The layouts that are shown."""
        return self._entries

    def show(self, entries: Sequence[LayoutEntry]) -> None:
        """Show these layouts; where they are the same ones as before, all selections stay."""
        if [entry.id for entry in entries] == [entry.id for entry in self._entries]:
            self._entries = entries
            self.refresh()
            return
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def refresh(self) -> None:
        """Have everything asked for again."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self._entries[index.row()]
        if role == ID_ROLE:
            return entry.id
        if role == Qt.ItemDataRole.DisplayRole:
            return self._catalogue.name_of(entry)
        if role in (CELL_ROLE, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            cell = self._cell(entry)
            if role == CELL_ROLE:
                return cell
            return _tool_tip(cell) if role == Qt.ItemDataRole.ToolTipRole else self._spoken(cell)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and entry.author:
            return self.tr("By %1").replace("%1", entry.author)
        return None

    def row_of(self, layout_id: str) -> int | None:
        """Return the row of a layout, None when it is not shown."""
        return next((row for row, entry in enumerate(self._entries) if entry.id == layout_id), None)

    def _cell(self, entry: LayoutEntry) -> LayoutCell:
        catalogue = self._catalogue
        tiles = self.tr("%n tile(s)", "", entry.tiles)
        return LayoutCell(entry, catalogue.name_of(entry), tiles, self._played(entry), catalogue.is_favourite(entry))

    def _played(self, entry: LayoutEntry) -> str:
        """Return how often a layout was played and won, or that it cannot be played."""
        if not entry.is_playable:
            return self.tr("Draft, cannot be played")
        record = self._catalogue.record_of(entry)
        if record is None:
            return self.tr("Not played yet")
        if not record.won:
            return self.tr("Played %n time(s), not won yet", "", record.played)
        if record.best_seconds is None:
            text = self.tr("Won %1 of %2")
        else:
            text = self.tr("Won %1 of %2, best %3").replace("%3", clock_text(record.best_seconds))
        return text.replace("%1", str(record.won)).replace("%2", str(record.played))

    def _spoken(self, cell: LayoutCell) -> str:
        parts = [cell.name, cell.tiles, cell.played]
        if cell.is_favourite:
            parts.append(self.tr("favourite"))
        return ", ".join(parts)


def _tool_tip(cell: LayoutCell) -> str:
    """Return all that may not have found room in the cell, as text that Qt cannot take for markup."""
    lines = [cell.name, cell.entry.author, f"{cell.tiles}. {cell.played}"]
    return "<br>".join(html.escape(line) for line in lines if line)
