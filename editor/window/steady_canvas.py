"""Keeps the board under the mouse when a line above the canvas comes or goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMoveEvent

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoStack
    from PySide6.QtWidgets import QWidget

    from editor.canvas.view import CanvasView


class SteadyCanvas(QObject):
    """Scrolls the view by as much as it, or what it lies in, is moved down or up in the window.

    A notice that appears while somebody draws would otherwise push the board away under the hand. Before anything is
    drawn a fitted board stays fitted instead.
    """

    def __init__(self, view: CanvasView, around: QWidget, undo_stack: QUndoStack) -> None:
        """Watch the view and the widget in which it lies; the stack says whether anything was drawn."""
        super().__init__(view)
        self._view, self._undo_stack = view, undo_stack
        for widget in (view, around):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll with every move."""
        if event.type() == QEvent.Type.Move and isinstance(event, QMoveEvent) and self._is_needed():
            # the room that is left is no reason to show the board at another size now
            self._view.zoom.let_go()
            bar = self._view.verticalScrollBar()
            bar.setValue(bar.value() + event.pos().y() - event.oldPos().y())
        return False

    def _is_needed(self) -> bool:
        return self._view.isVisible() and (self._undo_stack.count() > 0 or not self._view.zoom.is_fitted)
