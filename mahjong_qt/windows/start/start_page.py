"""The start page: what waits, and all ways to play, over the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged, is_dark
from mahjong_qt.windows.look.paint_queue import PaintQueue
from mahjong_qt.windows.start.card import Card
from mahjong_qt.windows.start.card_grid import CardGrid
from mahjong_qt.windows.start.card_painter import CardPainter
from mahjong_qt.windows.start.card_pictures import Canvas
from mahjong_qt.windows.start.card_words import CARDS, CONTINUE, CardTeller

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QShowEvent

    from mahjong_qt.career import Career
    from mahjong_qt.engine.layout.library import LayoutLibrary
    from mahjong_qt.windows.start.waiting_games import Waiting

WIDEST = 1360
"""Logical pixels that the cards take at most side by side."""


class StartPage(QWidget):
    """Cards to choose from; it does nothing itself but say what was chosen."""

    chosen = Signal(str)
    """The id of a card."""

    close_wanted = Signal()
    """Esc, or the button that leads back to the board."""

    def __init__(
        self,
        library: LayoutLibrary,
        career: Career,
        waiting: Callable[[str], Waiting | None],
        parent: QWidget | None = None,
    ) -> None:
        """``waiting`` returns the game that waits in a mode, None when there is none."""
        super().__init__(parent)
        self.setObjectName("start_page")
        self.setAutoFillBackground(True)
        self._teller = CardTeller(career, waiting, self)
        self._painter = CardPainter(library, career)
        self._queue = PaintQueue(self)
        self._current: tuple[str, str, int] | None = None
        self._is_stale = True
        self.cards = {card_id: Card(card_id) for card_id in CARDS}
        self._title, self._back = QLabel(self), QPushButton(self)
        self._grid = CardGrid(list(self.cards.values()))
        self._area = QScrollArea(self)
        self._build()
        for card in self.cards.values():
            card.clicked.connect(partial(self._choose, card.id))
        self._back.clicked.connect(self.close_wanted)
        self._grid.arranged.connect(self._paint)
        career.changed.connect(self.refresh)
        self._retranslate()

    @property
    def is_painting(self) -> bool:
        """Whether pictures are still to come."""
        return self._queue.is_busy

    def show_current(self, layout_id: str, name: str, tiles: int) -> None:
        """Offer to go on with the game being played."""
        self._current = layout_id, name, tiles
        self._painter.current = layout_id
        self.refresh()

    def show_nothing_current(self) -> None:
        """Offer no game to go on with."""
        self._current = None
        self.refresh()

    def refresh(self) -> None:
        """Tell how everything stands by now; a page that is not seen does so when it is shown, once."""
        self._is_stale = not self.isVisible()
        if self._is_stale:
            return
        for card_id, card in self.cards.items():
            if card_id != CONTINUE:
                card.set_words(self._teller.words(card_id))
            elif self._current is not None:
                card.set_words(self._teller.going_on(*self._current[1:]))
        self.cards[CONTINUE].setVisible(self._current is not None)
        self._grid.arrange()

    def focus_first(self) -> None:
        """Give the focus to the first card."""
        self._grid.shown[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell how everything stands, and paint the pictures after the page was shown."""
        super().showEvent(event)
        if self._is_stale:
            self.refresh()
        if not event.spontaneous():
            QTimer.singleShot(0, self, self._paint)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._paint()
        elif event.type() == QEvent.Type.FontChange:
            self._title.setFont(enlarged(self.font(), 1.5))
            self._grid.arrange()

    def _build(self) -> None:
        self._title.setFont(enlarged(self.font(), 1.5))
        self._title.setWordWrap(True)
        self._back.setObjectName("back_to_board")
        head = QHBoxLayout()
        head.setContentsMargins(14, 12, 14, 2)
        head.addWidget(self._title, 1)
        head.addWidget(self._back)
        self._area.setObjectName("start_area")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._grid)
        self._area.viewport().setAutoFillBackground(False)
        self._grid.setAutoFillBackground(False)
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        whole.setMaximumWidth(WIDEST)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(whole)

    def _paint(self) -> None:
        """Have every picture painted that is not there yet as it should be."""
        if not self.isVisible():
            return
        for card in self._grid.shown:
            canvas = Canvas(card.picture_size(card.width()), self.devicePixelRatioF(), is_dark(self))
            key = self._painter.key(card.id, canvas)
            self._queue.want(card, key, partial(self._painter.steps, card.id, canvas))

    def _choose(self, card_id: str) -> None:
        self.chosen.emit(card_id)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What would you like to play?"))
        self.setAccessibleName(self.tr("Start"))
        self._back.setText(self.tr("&Back to the board"))
        self.refresh()
