"""A small button in a corner of the table that shows the whole board again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QToolButton

from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from mahjong_qt.view.zoomed_view import ZoomedView

MARGIN = 8
"""Logical pixels between the button and the edges of the table."""

LOOK_AGAIN = 150
"""Milliseconds between two looks at where the fewest tiles lie, while the board is moved."""


class WholeBoardButton(QToolButton):
    """Lies where it hides the fewest tiles; the keys stay with the board."""

    def __init__(self, view: ZoomedView) -> None:
        """Lie over a view; hidden at first."""
        super().__init__(view)
        self._view = view
        self.setObjectName("whole_board")
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(18, 18))
        self.setAutoFillBackground(True)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(LOOK_AGAIN)
        self._again.timeout.connect(self._place)
        self.clicked.connect(view.zoom_to_fit)
        view.board_viewport.installEventFilter(self)
        self._show_words()

    def showEvent(self, event: QShowEvent) -> None:
        """Take a place before being seen."""
        super().showEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._show_words()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for a place again when the board was painted elsewhere, and at once when its edges are elsewhere."""
        if self.isVisible() and event.type() == QEvent.Type.Resize:
            self._place()
        elif self.isVisible() and event.type() == QEvent.Type.Paint and not self._again.isActive():
            self._again.start()
        return False

    def _show_words(self) -> None:
        self.setText(self.tr("Whole board"))
        self.setToolTip(self.tr("Show the whole board, as large as fits"))
        self.setIcon(action_icon("zoom_fit", is_dark(self.palette())))

    def _place(self) -> None:
        size, room = self.sizeHint(), self._view.board_viewport.size()
        right, bottom = room.width() - size.width() - MARGIN, room.height() - size.height() - MARGIN
        corners = [QRect(QPoint(x, y), size) for y in (bottom, MARGIN) for x in (right, MARGIN)]
        # it stays where it is unless another corner is better
        corners.sort(key=lambda corner: corner.topLeft() != self.pos())
        best = min(corners, key=self._view.tiles_under)
        if best != self.geometry():
            self.setGeometry(best)
