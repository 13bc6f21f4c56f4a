"""Figures one under the other, each with its meaning as a tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.analysis.figures import Figure


class FigureList(QWidget):
    """Shows figures in two columns; rows are kept and used again, so that nothing flickers while figures grow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._figures: list[Figure] = []
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)

    @property
    def figures(self) -> list[Figure]:
        """What is shown."""
        return list(self._figures)

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show these figures in place of those before."""
        self._figures = list(figures)
        while len(self._rows) < len(figures):
            self._add_row()
        for at, row in enumerate(self._rows):
            for label in row:
                label.setVisible(at < len(figures))
        for (title, value), figure in zip(self._rows, figures, strict=False):
            title.setText(figure.title)
            value.setText(figure.value)
            value.setAccessibleName(f"{figure.title}: {figure.value}")
            value.setAccessibleDescription(figure.meaning)
            for label in (title, value):
                label.setToolTip(as_tool_tip([figure.meaning]))

    def _add_row(self) -> None:
        title, value = QLabel(self), QLabel(self)
        title.setWordWrap(True)
        for label in (title, value):
            label.setTextFormat(Qt.TextFormat.PlainText)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        font = value.font()
        font.setBold(True)
        value.setFont(font)
        # to be copied, and reached by Tab, so that figure and meaning are read out
        value.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        value.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = len(self._rows)
        self._grid.addWidget(title, row, 0)
        self._grid.addWidget(value, row, 1)
        self._rows.append((title, value))
