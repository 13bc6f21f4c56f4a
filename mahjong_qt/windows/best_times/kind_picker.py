"""The box in which the kind of game is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from mahjong_qt.windows.best_times.kind_names import kind_name, mode_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.records import RecordKind

LETTERS = 16
"""Letters for which there is always room; longer names are cut off where the window is narrow."""

MODES = ("classic", "shisen-sho")
"""The modes in the order in which they are shown; others come after them."""


class KindPicker(QComboBox):
    """Lists kinds of games under the names of their modes, which cannot be chosen themselves."""

    picked = Signal(object)
    """The :class:`~mahjong_qt.records.RecordKind` that the player chose."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self._rows: list[RecordKind | None] = []
        self._items = QStandardItemModel(self)
        self.setModel(self._items)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LETTERS)
        self.setMaxVisibleItems(16)
        self.activated.connect(self._pick)

    def show_kinds(
        self, kinds: Sequence[RecordKind], current: RecordKind | None, name_of: Callable[[str], str]
    ) -> None:
        """List kinds, within each mode in the order in which they come, and show one of them as chosen."""
        self._items.clear()
        self._rows = []
        for mode in sorted(dict.fromkeys(kind.mode for kind in kinds), key=_place):
            self._add_heading(mode_name(mode))
            for kind in kinds:
                if kind.mode == mode:
                    self._items.appendRow(QStandardItem(kind_name(kind, name_of)))
                    self._rows.append(kind)
        self.setCurrentIndex(-1 if current is None else self._rows.index(current))
        self.setEnabled(bool(kinds))

    def _add_heading(self, words: str) -> None:
        heading = QStandardItem(words)
        heading.setEnabled(False)
        bold = self.font()
        bold.setBold(True)
        heading.setFont(bold)
        self._items.appendRow(heading)
        self._rows.append(None)

    def _pick(self, row: int) -> None:
        kind = self._rows[row]
        if kind is not None:
            self.picked.emit(kind)


def _place(mode: str) -> tuple[int, str]:
    return (MODES.index(mode) if mode in MODES else len(MODES)), mode
