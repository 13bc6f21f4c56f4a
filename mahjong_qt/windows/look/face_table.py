"""The window in which a player says which files show the faces that nobody could tell from the names of the files."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.windows.look.face_words import face_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QWheelEvent

    from mahjong_qt.tile_sets.fault import TileSetFault

ROWS = 10
"""Faces that the window shows at once, when there are so many."""
NAME_LETTERS = 24
"""Letters of a file's name that have room at least."""


def known_names(fault: TileSetFault) -> dict[str, str]:
    """Return the files of the faces that are known, by label, as a fault tells them."""
    names = fault.values.get("names")
    return {str(label): str(name) for label, name in names.items()} if isinstance(names, dict) else {}


def unused_files(fault: TileSetFault) -> list[str]:
    """Return the files that show no face yet, as a fault tells them, by name and number."""
    files = fault.values.get("files")
    used = set(known_names(fault).values())
    return sorted((str(name) for name in files or () if name not in used), key=_name_and_numbers)


def _name_and_numbers(file: str) -> list[tuple[int, str]]:
    """Return by what a file is sorted, so that 2 comes before 10."""
    parts = re.split(r"([0-9]{1,9})", file.casefold())
    # every other part is a number
    return [(int(part), "") if place % 2 else (0, part) for place, part in enumerate(parts)]


class FaceTable(QDialog):
    """A row for each missing face, with the files that are left; only their names are shown, for nobody read them."""

    used = Signal(object)
    """The files of faces by label: those chosen here and those that were known."""

    filled = Signal(object)
    """As :attr:`used`; what is missing then is to be taken from another set."""

    def __init__(self, fault: TileSetFault, filler: str, parent: QWidget) -> None:
        """Ask for the files of the faces that a fault says are missing; ``filler`` names the set that can fill in."""
        super().__init__(parent)
        self.setObjectName("face_table")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Match files"))
        self._names = known_names(fault)
        self._files = _model_of(self.tr("No file"), unused_files(fault), self)
        self.choices = {label: self._make_choice(label) for label in fault.values["missing"]}
        self.use_button, self.fill_button, self.leave_button = self._make_buttons(filler)
        self._arrange()
        self._note_choices()

    @property
    def chosen(self) -> dict[str, str]:
        """The files chosen so far, by label."""
        return {label: name for label, choice in self.choices.items() if (name := choice.currentData())}

    def _make_choice(self, label: str) -> _FileChoice:
        choice = _FileChoice(self)
        choice.setObjectName(f"file_of_{label}")
        choice.setAccessibleName(face_name(label))
        choice.setModel(self._files)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(NAME_LETTERS)
        choice.currentIndexChanged.connect(self._note_choices)
        return choice

    def _make_buttons(self, filler: str) -> tuple[QPushButton, QPushButton, QPushButton]:
        # an ampersand in a name is no access key
        words = self.tr("Fill in from %1").replace("%1", filler.replace("&", "&&"))
        use, fill = QPushButton(self.tr("Use these")), QPushButton(words)
        leave = QPushButton(self.tr("Leave it"))
        use.setDefault(True)
        use.clicked.connect(lambda: self.used.emit(self._accepted()))
        fill.clicked.connect(lambda: self.filled.emit(self._accepted()))
        leave.clicked.connect(self.reject)
        return use, fill, leave

    def _arrange(self) -> None:
        rows = QWidget()
        form = QFormLayout(rows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, choice in self.choices.items():
            form.addRow(face_name(label), choice)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(rows)
        area.setMinimumWidth(rows.sizeHint().width() + area.verticalScrollBar().sizeHint().width())
        row_height = rows.sizeHint().height() / len(self.choices)
        area.setMinimumHeight(round(min(len(self.choices), ROWS) * row_height))
        words = QLabel(self.tr("The names of the files do not tell which of them show these faces. Choose them here."))
        words.setWordWrap(True)
        box = QDialogButtonBox(self)
        box.addButton(self.use_button, QDialogButtonBox.ButtonRole.AcceptRole)
        box.addButton(self.fill_button, QDialogButtonBox.ButtonRole.ActionRole)
        box.addButton(self.leave_button, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.addWidget(words)
        column.addWidget(area, 1)
        column.addWidget(box)
        next(iter(self.choices.values())).setFocus()

    def _note_choices(self) -> None:
        """Let each file be chosen once."""
        chosen = self.chosen
        taken = set(chosen.values())
        for row in range(1, self._files.rowCount()):
            item = self._files.item(row)
            item.setEnabled(item.data(Qt.ItemDataRole.UserRole) not in taken)
        self.use_button.setEnabled(bool(chosen))
        # a set of which nothing is its own would be no other set
        self.fill_button.setEnabled(bool(chosen or self._names))

    def _accepted(self) -> dict[str, str]:
        """Close the window, and return the files of all faces that are known now."""
        names = self._names | self.chosen
        self.accept()
        return names


class _FileChoice(QComboBox):
    """A choice that the wheel does not change: it is for going through the faces."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


def _model_of(none: str, files: Sequence[str], owner: QDialog) -> QStandardItemModel:
    """Return the one list that all choices show: nothing, and then the files by name."""
    model = QStandardItemModel(owner)
    model.appendRow(QStandardItem(none))
    for file in files:
        item = QStandardItem(PurePosixPath(file).name)
        item.setData(file, Qt.ItemDataRole.UserRole)
        model.appendRow(item)
    return model
