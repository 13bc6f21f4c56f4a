"""Where tile sets come from: files and folders that are chosen, and other programs on this computer."""

from __future__ import annotations

from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QVBoxLayout, QWidget

from mahjong_qt.folders import existing_folder, folder_of
from mahjong_qt.tile_sets.bundle import PICTURES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.windows.look.set_source import OfferedSet


DESCRIPTIONS = (".desktop", ".json")
ARCHIVES = (".zip", ".tar", ".tgz", ".gz")
"""How the names of files end that describe a set or hold one; whatever is chosen is told by what is in it."""


class AddingButtons(QWidget):
    """Two buttons with menus; the second is there when other programs have sets."""

    chosen = Signal(object)
    """The paths of the set to be added, a tuple of texts."""

    def __init__(self, open_dialog: Callable[[QDialog], None], parent: QWidget | None = None) -> None:
        """``open_dialog`` opens a dialog and lets the clock stand meanwhile."""
        super().__init__(parent)
        self._open_dialog = open_dialog
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self.fontMetrics().height() // 4)
        self._add, self._menu = self._make_button("add_tile_set")
        self._found, self.offers = self._make_button("found_tile_sets")
        self._found.hide()
        self._files, self._whole_folder = self._menu.addAction(""), self._menu.addAction("")
        self._files.triggered.connect(lambda: self._choose(QFileDialog.FileMode.ExistingFiles))
        self._whole_folder.triggered.connect(lambda: self._choose(QFileDialog.FileMode.Directory))

    def show_offers(self, offers: Sequence[OfferedSet], here: Collection[str] = ()) -> None:
        """Offer the sets of other programs, those of each under its name.

        Those that were made from files named in ``here`` bear a mark, and cannot be added once more.
        """
        self.offers.clear()
        origin = ""
        left = [offer for offer in offers if PurePath(offer.paths[0]).name not in here]
        for offer in offers:
            if offer.origin != origin:
                origin = offer.origin
                self.offers.addSection(origin)
            # an ampersand in a name is no access key
            action = self.offers.addAction(offer.name.replace("&", "&&"))
            if offer in left:
                action.triggered.connect(partial(self._take_offers, (offer,)))
            else:
                action.setCheckable(True)
                action.setChecked(True)
                action.setEnabled(False)
        if len(left) > 1:
            self.offers.addSeparator()
            every = self.offers.addAction(self.tr("Add all"))
            every.setObjectName("add_all_found")
            every.triggered.connect(partial(self._take_offers, tuple(left)))
        self._found.setVisible(not self.offers.isEmpty())

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self._add.setText(self.tr("Add tile set…"))
        self._add.setToolTip(self.tr("Takes in tile sets of KMahjongg, GNOME Mahjongg, and folders of drawings"))
        self._files.setText(self.tr("From files…"))
        self._whole_folder.setText(self.tr("From a folder…"))
        self._found.setText(self.tr("Found on this computer"))
        self._found.setToolTip(self.tr("Adds a tile set of another game that is installed here"))

    def _choose(self, mode: QFileDialog.FileMode) -> None:
        dialog = QFileDialog(self.window(), self.tr("Add tile set"), existing_folder(self._folder))
        dialog.setObjectName("tile_set_files")
        dialog.setFileMode(mode)
        if mode is not QFileDialog.FileMode.Directory:
            dialog.setNameFilters(self._filters())
        dialog.filesSelected.connect(self._take_chosen)
        had_focus = self._add.hasFocus()
        self._open_dialog(dialog)
        if had_focus:
            dialog.finished.connect(lambda _: self._add.setFocus())

    def _filters(self) -> list[str]:
        pictures = _patterns(PICTURES)
        sets = f"{_patterns(DESCRIPTIONS + ARCHIVES)} {pictures}"
        kinds = {self.tr("Tile sets"): sets, self.tr("Pictures"): pictures, self.tr("All files"): "*"}
        return [f"{words} ({patterns})" for words, patterns in kinds.items()]

    def _take_offers(self, offers: Sequence[OfferedSet]) -> None:
        for offer in offers:
            self.chosen.emit(offer.paths)

    def _take_chosen(self, paths: list[str]) -> None:
        self._folder = folder_of(paths[0])
        self.chosen.emit(tuple(paths))

    def _make_button(self, name: str) -> tuple[QPushButton, QMenu]:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        button.setMenu(menu)
        self._column.addWidget(button)
        return button, menu


def _patterns(endings: Sequence[str]) -> str:
    """Return patterns for the names of files, in both cases: some systems tell them apart."""
    return " ".join(f"*{ending} *{ending.upper()}" for ending in endings)
