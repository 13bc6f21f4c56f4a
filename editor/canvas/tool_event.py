"""What a tool is told of the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from editor.canvas.canvas_point import CanvasPoint
    from mahjong_qt.engine.layout.slot import Slot


class ToolEvent(NamedTuple):
    """A move, press or release of the mouse.

    ``slot_under`` is the topmost tile drawn there whose layer is shown; ``button`` the one that was pressed, also while
    the mouse is dragged with it; ``clicks`` is 2 at the press of a double click. ``is_exact`` says that the point is
    the middle of a tile, chosen by keys.
    """

    point: CanvasPoint
    slot_under: Slot | None = None
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    button: Qt.MouseButton = Qt.MouseButton.NoButton
    clicks: int = 1
    is_exact: bool = False
