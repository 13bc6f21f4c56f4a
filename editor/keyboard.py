"""Everything on the canvas by keys: a cursor that lays tiles, and moves of what is selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from mahjong_qt.engine.layout.layout import MAX_X
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from editor.tools.edit_commands import EditCommands
    from editor.tools.tool_box import ToolBox
    from editor.workspace import Workspace

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ACTS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class KeyboardCursor(QObject):
    """Takes the keys of the canvas, to be installed as its event filter.

    Arrows move the cursor by a step, with Shift by a whole tile, with Ctrl the selected tiles. Space and Enter do what
    a click there would do, also with Shift or Ctrl held; a rectangle, line or frame is begun by one and ended by the
    next. With both held all tiles that touch are selected. Delete takes away what is selected, or the tile at the
    cursor; Page Up and Page Down change the layer, with Ctrl that of the selected tiles; Esc takes back what is begun,
    else puts down what is carried, else selects nothing.
    """

    def __init__(
        self, workspace: Workspace, tool_box: ToolBox, commands: EditCommands, parent: QObject | None = None
    ) -> None:
        """Begin with the cursor where the workspace has it."""
        super().__init__(parent)
        self._workspace = workspace
        self._tool_box = tool_box
        self._commands = commands

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that are ours, before anything else does."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress:
                return self.press(Qt.Key(event.key()), event.modifiers())
            if self._is_ours(Qt.Key(event.key()), event.modifiers()):
                # no shortcut of the window may take it
                event.accept()
                return True
        elif event.type() == QEvent.Type.FocusOut:
            self._tool_box.leave_cursor()
        return False

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Take a key, and say whether it was one of these."""
        if not self._is_ours(key, modifiers):
            return False
        if key in _ARROWS:
            self._press_arrow(*_ARROWS[key], modifiers)
        elif key in _ACTS:
            self._act(modifiers)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._delete()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._change_layer(1 if key == Qt.Key.Key_PageUp else -1, modifiers)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        else:
            return self._tool_box.turn_stamp(key)
        return True

    def _is_ours(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        held = modifiers & ~Qt.KeyboardModifier.KeypadModifier
        if key in _ARROWS or key in _ACTS or key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            return held in (Qt.KeyboardModifier.NoModifier, _SHIFT, _CONTROL, _CONTROL | _SHIFT)
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            return held == Qt.KeyboardModifier.NoModifier
        is_for_stamp = key in (Qt.Key.Key_R, Qt.Key.Key_F) and held == Qt.KeyboardModifier.NoModifier
        return is_for_stamp and self._tool_box.current is self._tool_box.stamp and self._tool_box.stamp.clip is not None

    def _act(self, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & _SHIFT and modifiers & _CONTROL:
            self._commands.select_connected()
        else:
            self._tool_box.act_at_cursor(modifiers & (_SHIFT | _CONTROL))

    def _escape(self) -> None:
        if not self._tool_box.cancel() and not self._tool_box.put_down():
            self._workspace.selection.clear()
            self._workspace.highlight(())

    def _press_arrow(self, right: int, down: int, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & _CONTROL:
            steps = TILE_SPAN if modifiers & _SHIFT and self._workspace.step == 1 else 1
            self._commands.move_by(steps * right, steps * down)
            return
        step = TILE_SPAN if modifiers & _SHIFT else self._workspace.step
        x, y, z = self._workspace.cursor
        # not further than a layout can reach, so that nobody loses the cursor
        x, y = (max(-MAX_X, min(2 * MAX_X, place)) for place in (x + step * right, y + step * down))
        self._workspace.move_cursor(Slot(x, y, z))
        self._tool_box.point_at_cursor()

    def _delete(self) -> None:
        if self._workspace.selection.slots:
            self._commands.delete()
            return
        self._tool_box.erase_at_cursor()

    def _change_layer(self, by: int, modifiers: Qt.KeyboardModifier) -> None:
        if modifiers & _CONTROL:
            self._commands.raise_by(by)
            return
        layers = self._workspace.layers
        layers.select(layers.current + by)
        self._tool_box.point_at_cursor()
