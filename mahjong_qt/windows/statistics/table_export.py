"""Saving games as a table for spreadsheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from mahjong_qt.folders import existing_folder, folder_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.records import Filter, Records


class TableExport(QObject):
    """Asks for a file and writes the games into it."""

    told = Signal(str)
    """What became of it, in words."""

    def __init__(self, records: Records, name_of: Callable[[str], str], window: QWidget) -> None:
        """Ask over a window; ``name_of`` returns the name of a layout by its id."""
        super().__init__(window)
        self._records, self._name_of, self._window = records, name_of, window
        self._folder = ""

    def ask(self, wanted: Filter) -> None:
        """Let the player choose a file for the games that are meant."""
        dialog = QFileDialog(self._window, self.tr("Export games"), existing_folder(self._folder))
        dialog.setObjectName("export_games")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Tables (*.csv)")])
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(self.tr("Mahjong games") + ".csv")
        dialog.fileSelected.connect(lambda path: self.write(Path(path), wanted))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, path: Path, wanted: Filter) -> None:
        """Write the games that are meant, and tell what became of it."""
        from mahjong_qt.records.csv_export import export_csv

        self._folder = folder_of(str(path))
        try:
            export_csv(path, self._records.all_games(wanted), self._name_of)
        except OSError as error:
            words = self.tr("The games could not be saved: %1").replace("%1", error.strerror or str(error))
        else:
            words = self.tr("Saved as “%1”.").replace("%1", path.name)
        self.told.emit(words)
