"""Keeps the board under the mouse when a line above the canvas comes or goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMoveEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea, QWidget


class SteadyCanvas(QObject):
    """Scrolls the view by as much as it, or what it lies in, is moved down or up in the window.

    A notice that appears while somebody draws would otherwise push the board away under the hand.
    """

    def __init__(self, view: QAbstractScrollArea, around: QWidget) -> None:
        """Watch the view and the widget in which it lies."""
        super().__init__(view)
        self._view = view
        for widget in (view, around):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll with every move."""
        if event.type() == QEvent.Type.Move and isinstance(event, QMoveEvent) and self._view.isVisible():
            bar = self._view.verticalScrollBar()
            bar.setValue(bar.value() + event.pos().y() - event.oldPos().y())
        return False
