"""The mark of the keyboard's cursor, which is seen while the canvas has the focus and is worked on by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.canvas.mouse import CanvasMouse
    from editor.canvas.scene import CanvasScene
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class CursorMark(QObject):
    """Shows where the cursor is once it was moved, or the focus came by Tab; a press of the mouse hides it."""

    moved = Signal(QRectF)
    """The area of the scene that is to be seen."""

    def __init__(self, view: QWidget, scene: CanvasScene, workspace: Workspace, mouse: CanvasMouse) -> None:
        """Begin out of sight."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._workspace = workspace
        self._mouse = mouse
        workspace.cursor_changed.connect(self._follow)

    # told by the view and seen by no event filter, which would still be called when the view is half gone

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Show the cursor to those who came by keys."""
        if reason in _BY_TAB:
            self._scene.show_cursor(self._workspace.cursor)

    def lose_focus(self, reason: Qt.FocusReason) -> None:
        """Hide it, unless the whole window has lost the focus and will have it again."""
        if reason != Qt.FocusReason.ActiveWindowFocusReason:
            self._scene.show_cursor(None)

    def _follow(self, slot: Slot) -> None:
        geometry = self._scene.geometry
        # what the mouse does with the layers brings no cursor of the keys
        if geometry is not None and self._view.hasFocus() and not self._mouse.is_down:
            self._scene.show_cursor(slot)
            self.moved.emit(geometry.area(slot))
