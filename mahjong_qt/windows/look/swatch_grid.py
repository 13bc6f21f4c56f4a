"""Swatches of which one is chosen, in as many columns as there is room for."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from mahjong_qt.windows.look.swatch import Swatch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

SPACING = 2
"""Logical pixels between two swatches."""

WIDEST_GAP = 12
"""Logical pixels between two swatches of a row where there is room to spare."""


class SwatchGrid(QWidget):
    """Swatches in cells of one size; arrow keys go from one to the next and choose it."""

    chosen = Signal(object)
    """The value of the swatch that the player chose."""

    def __init__(self, values: Sequence[object], size: QSize, parent: QWidget | None = None) -> None:
        """Show a swatch for each value, with pictures of a size in logical pixels."""
        super().__init__(parent)
        self._picture_size = size
        self.swatches: list[Swatch] = []
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._choose)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for value in values:
            self.add(value)

    @property
    def shown(self) -> list[Swatch]:
        """The swatches that are offered."""
        return [swatch for swatch in self.swatches if not swatch.isHidden()]

    def add(self, value: object) -> Swatch:
        """Offer another value."""
        swatch = Swatch(value, self._picture_size, self)
        swatch.setObjectName(f"swatch_{getattr(value, 'value', value)}")
        self._group.addButton(swatch)
        self.swatches.append(swatch)
        return swatch

    def swatch(self, value: object) -> Swatch:
        """Return the swatch of a value.

        :raises StopIteration: when there is none.
        """
        return next(swatch for swatch in self.swatches if swatch.value == value)

    def show_value(self, value: object) -> None:
        """Mark the swatch of a value, or none when there is no such swatch."""
        found = next((swatch for swatch in self.shown if swatch.value == value), None)
        if found is not None:
            found.setChecked(True)
        else:
            self._group.setExclusive(False)
            for swatch in self.swatches:
                swatch.setChecked(False)
            self._group.setExclusive(True)

    def resize_pictures(self, size: QSize) -> None:
        """Have pictures of another size in logical pixels."""
        self._picture_size = size
        for swatch in self.swatches:
            swatch.resize_picture(size)
        self.refresh()

    def refresh(self) -> None:
        """Put the swatches in order anew: some are offered, or hidden, or named otherwise."""
        self.updateGeometry()
        self._arrange()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = self._row_heights(self._columns(width))
        return max(0, sum(heights) + SPACING * (len(heights) - 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), 0)

    def sizeHint(self) -> QSize:
        width = max(self._least_width(), self.width())
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.refresh()

    def _choose(self, button: Swatch) -> None:
        self.chosen.emit(button.value)

    def _least_width(self) -> int:
        return max((swatch.least_width() for swatch in self.shown), default=0)

    def _columns(self, width: int) -> int:
        """Return how many swatches stand in a row: as many as fit, so that all rows are of one length but the last."""
        least, count = max(1, self._least_width()), len(self.shown)
        most = max(1, min(count, (width + SPACING) // (least + SPACING)))
        rows = max(1, ceil(count / most))
        return max(1, ceil(count / rows))

    def _row_heights(self, columns: int) -> list[int]:
        heights = [swatch.height_for(self._least_width()) for swatch in self.shown]
        return [max(heights[start : start + columns]) for start in range(0, len(heights), columns)]

    def _arrange(self) -> None:
        columns, cell = self._columns(self.width()), self._least_width()
        spare = self.width() - columns * cell
        gap = min(WIDEST_GAP, max(SPACING, spare // (columns - 1))) if columns > 1 else SPACING
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        y = 0
        for row, height in enumerate(self._row_heights(columns)):
            for column, swatch in enumerate(self.shown[row * columns : (row + 1) * columns]):
                x = column * (cell + gap)
                swatch.setGeometry(self.width() - x - cell if is_mirrored else x, y, cell, height)
            y += height + SPACING
