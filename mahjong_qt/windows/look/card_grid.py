"""Cards in rows of two, or under each other where texts are large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from mahjong_qt.windows.look.set_card import SetCard

GAP = 4
"""Logical pixels between two cards."""

COLUMNS = 2


class CardGrid(QWidget):
    """All cards have one width, and those of a row one height."""

    widened = Signal()
    """Cards have another width, and pictures in them another size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without cards."""
        super().__init__(parent)
        self._cards: list[SetCard] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[SetCard]) -> None:
        """Show these cards, which are children of the grid, in this order."""
        self._cards = list(cards)
        for before, after in zip(self._cards, self._cards[1:], strict=False):
            QWidget.setTabOrder(before, after)
        for card in self._cards:
            card.show()
        self.refresh()

    def card_width(self) -> int:
        """Return the width of a card in logical pixels."""
        columns = self._columns(self.width())
        return max(1, (self.width() - GAP * (columns - 1)) // columns)

    def refresh(self) -> None:
        """Put the cards in order anew: there are others, or some need more room."""
        self.updateGeometry()
        self._arrange()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = self._columns(width)
        heights = self._row_heights((width - GAP * (columns - 1)) // columns, columns)
        return max(0, sum(heights) + GAP * (len(heights) - 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), 0)

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._least_width())
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if event.oldSize().width() != event.size().width():
            self.widened.emit()

    def event(self, event: QEvent) -> bool:
        """Follow cards that need more room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.refresh()
        return super().event(event)

    def _least_width(self) -> int:
        return max((card.minimumSizeHint().width() for card in self._cards), default=0)

    def _columns(self, width: int) -> int:
        return COLUMNS if width >= COLUMNS * self._least_width() + GAP * (COLUMNS - 1) else 1

    def _row_heights(self, card_width: int, columns: int) -> list[int]:
        heights = [card.heightForWidth(card_width) for card in self._cards]
        return [max(heights[start : start + columns]) for start in range(0, len(heights), columns)]

    def _arrange(self) -> None:
        columns, width = self._columns(self.width()), self.card_width()
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        y = 0
        for row, height in enumerate(self._row_heights(width, columns)):
            for column, card in enumerate(self._cards[row * columns : (row + 1) * columns]):
                x = column * (width + GAP)
                card.setGeometry(self.width() - x - width if is_mirrored else x, y, width, height)
            y += height + GAP
