"""Tools that lay a whole shape of tiles between a press and a release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.canvas.preview import NOTHING, Preview
from editor.edits.shapes import cell_of, line, rectangle
from editor.tools.drawing_tool import DrawingTool
from editor.tools.tool import SHIFT, Tool
from mahjong_qt.engine.layout.layout import MAX_TILES

if TYPE_CHECKING:
    from editor.canvas.tool_event import ToolEvent
    from mahjong_qt.engine.layout.slot import Slot


class ShapeTool(DrawingTool):
    """Shows a shape as ghosts while the mouse is dragged, and lays it at the release."""

    spans = True

    _anchor: Slot | None = None

    @property
    def is_busy(self) -> bool:
        return self._anchor is not None

    def press(self, event: ToolEvent) -> Preview:
        self._anchor = self._target(event)
        return self.drag(event)

    def drag(self, event: ToolEvent) -> Preview:
        if self._anchor is None:
            return NOTHING
        return self._preview(self._laying(self._shape(self._anchor, event)))

    def release(self, event: ToolEvent) -> Preview:
        anchor, self._anchor = self._anchor, None
        if anchor is not None:
            self._apply(self._laying(self._shape(anchor, event)), self._undo_text())
        return self.hover(event)

    def cancel(self) -> bool:
        anchor, self._anchor = self._anchor, None
        return anchor is not None

    def _shape(self, anchor: Slot, event: ToolEvent) -> list[Slot] | None:
        """Return the tiles from the anchor to the mouse, or None when there are more than any layout has."""
        raise NotImplementedError

    def _undo_text(self) -> str:
        raise NotImplementedError


class Fill(ShapeTool):
    """Fills a rectangle with tiles side by side; with Shift only its edge."""

    name = "fill"

    def _shape(self, anchor: Slot, event: ToolEvent) -> list[Slot] | None:
        x, y = event.point.on_layer(anchor.z)
        columns, rows = cell_of(anchor, x, y)
        if (abs(columns) + 1) * (abs(rows) + 1) > 4 * MAX_TILES:
            return None
        return rectangle(anchor, x, y, is_frame=bool(event.modifiers & SHIFT))

    def _undo_text(self) -> str:
        return QCoreApplication.translate("EditorTools", "Fill rectangle")


class Line(ShapeTool):
    """Lays a straight row of tiles in any direction."""

    name = "line"

    def _shape(self, anchor: Slot, event: ToolEvent) -> list[Slot] | None:
        return line(anchor, *event.point.on_layer(anchor.z), self._workspace.step)

    def _undo_text(self) -> str:
        return QCoreApplication.translate("EditorTools", "Draw line")


class Hand(Tool):
    """Lays nothing: the view drags the board about."""

    name = "pan"
    draws = False

    def hover(self, event: ToolEvent) -> Preview:
        return NOTHING._replace(text=QCoreApplication.translate("EditorTools", "Drag to move the board in the window"))
