"""The layouts that are shown, each with the words under its picture and those for a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.windows.chooser.categories import FIELDS, subject_of
from mahjong_qt.windows.game_info import clock_text
from mahjong_qt.wording.layout_names import category_name
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue

Index = QModelIndex | QPersistentModelIndex

ID_ROLE = Qt.ItemDataRole.UserRole
CELL_ROLE = Qt.ItemDataRole.UserRole + 1


class LayoutCell(NamedTuple):
    """What a cell shows; the short texts are for where the others do not fit."""

    entry: LayoutEntry
    name: str
    short_name: str
    tiles: str
    played: str
    short_played: str
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
            return self._tool_tip(cell) if role == Qt.ItemDataRole.ToolTipRole else self._spoken(cell)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and entry.author:
            return self.tr("By %1").replace("%1", entry.author)
        return None

    def row_of(self, layout_id: str) -> int | None:
        """Return the row of a layout, None when it is not shown."""
        return next((row for row, entry in enumerate(self._entries) if entry.id == layout_id), None)

    def _cell(self, entry: LayoutEntry) -> LayoutCell:
        catalogue = self._catalogue
        name, short_name = catalogue.name_of(entry), catalogue.short_name_of(entry)
        tiles = self.tr("%n tile(s)", "", entry.tiles)
        played, short_played = self._played(entry)
        return LayoutCell(entry, name, short_name, tiles, played, short_played, catalogue.is_favourite(entry))

    def _played(self, entry: LayoutEntry) -> tuple[str, str]:
        """Return how often a layout was played and won, or that it cannot be played; then the same in few words."""
        if not entry.is_playable:
            return self.tr("Draft, cannot be played"), self.tr("Draft")
        record = self._catalogue.record_of(entry)
        if record is None:
            return self.tr("Not played yet"), self.tr("Not played")
        won = self.tr("Won %1 of %2").replace("%1", str(record.won)).replace("%2", str(record.played))
        if not record.won:
            return self.tr("Played %n time(s), not won yet", "", record.played), won
        if record.best_seconds is None:
            return won, won
        texts = [self.tr("Won %1 of %2, best %3"), self.tr("%1 of %2, best %3")]
        values = {"%1": str(record.won), "%2": str(record.played), "%3": clock_text(record.best_seconds)}
        for place, value in values.items():
            texts = [text.replace(place, value) for text in texts]
        return texts[0], texts[1]

    def _spoken(self, cell: LayoutCell) -> str:
        parts = [cell.name, cell.tiles, cell.played]
        if cell.entry.is_field and cell.entry.origin is LayoutOrigin.OWN:
            # the names of the others say it
            parts.insert(1, FIELDS.name)
        if cell.is_favourite:
            parts.append(self.tr("favourite"))
        return ", ".join(parts)

    def _tool_tip(self, cell: LayoutCell) -> str:
        """Return all that is known of a layout, as text that Qt cannot take for markup."""
        entry = cell.entry
        author = self.tr("By %1").replace("%1", entry.author) if entry.author else ""
        if entry.number is None:
            code = self.tr("Code %1").replace("%1", entry.id)
        else:
            code = self.tr("Number %1").replace("%1", str(entry.number))
        lines = (cell.name, author, category_name(subject_of(entry)), code, cell.tiles, cell.played)
        return as_tool_tip(lines)
