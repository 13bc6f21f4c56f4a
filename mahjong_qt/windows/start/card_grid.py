"""The cards in rows, as many in each as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mahjong_qt.windows.start.card import Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

GAP = 12
LETTERS = 26
"""Width of a card in letters of its font, at least."""

MOST = 6
"""Cards in a row at most."""


class CardGrid(QWidget):
    """Lays cards out; the arrow keys go from one to the next."""

    arranged = Signal()
    """The cards have other sizes now."""

    def __init__(self, cards: Sequence[Card], parent: QWidget | None = None) -> None:
        """Lay out these cards, those that are not hidden."""
        super().__init__(parent)
        self.cards = cards
        self.columns = 1
        for card in cards:
            card.setParent(self)
            card.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least() + 2 * GAP, 0)

    @property
    def shown(self) -> list[Card]:
        """The cards that are not hidden."""
        return [card for card in self.cards if not card.isHidden()]

    def arrange(self) -> None:
        """Give every card its place; all of a row are equally high."""
        cards, room = self.shown, self.width() - GAP
        fitting = max(1, room // (self._least() + GAP))
        rows = -(-len(cards) // min(MOST, fitting))
        # rows as equal as can be
        self.columns = -(-len(cards) // max(1, rows))
        width = room // self.columns - GAP
        top = GAP
        for first in range(0, len(cards), self.columns):
            row = cards[first : first + self.columns]
            height = max(card.height_for(width) for card in row)
            for column, card in enumerate(row):
                card.setGeometry(GAP + column * (width + GAP), top, width, height)
            top += height + GAP
        self.setMinimumHeight(top)
        self.arranged.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from card to card, and choose one with Enter."""
        if isinstance(watched, Card) and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                watched.click()
                return True
            return self._move(watched, event.key())
        return super().eventFilter(watched, event)

    def _move(self, card: Card, key: int) -> bool:
        cards = self.shown
        steps: dict[int, int] = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -self.columns, Qt.Key.Key_Down: self.columns,
            Qt.Key.Key_Home: -len(cards), Qt.Key.Key_End: len(cards),
        }  # fmt: skip
        step = steps.get(key)
        if step is None:
            return False
        place = cards.index(card) + step
        if abs(step) == len(cards) or 0 <= place < len(cards):
            cards[max(0, min(len(cards) - 1, place))].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _least(self) -> int:
        return max(180, LETTERS * self.fontMetrics().averageCharWidth())
