"""Tools that lay a whole shape of tiles between a press and a release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.canvas.preview import NOTHING, Preview
from editor.edits.shapes import cell_of, line, rectangle
from editor.plane import EditError, EditFault
from editor.tools.tool import SHIFT, Tool
from mahjong_qt.engine.layout.layout import MAX_TILES

if TYPE_CHECKING:
    from editor.canvas.tool_event import ToolEvent
    from mahjong_qt.engine.layout.slot import Slot


class ShapeTool(Tool):
    """Shows a shape as ghosts while the mouse is dragged, and lays it at the release."""

    _anchor: Slot | None = None

    @property
    def is_busy(self) -> bool:
        return self._anchor is not None

    def hover(self, event: ToolEvent) -> Preview:
        return self._laying_preview([self._target(event)])

    def press(self, event: ToolEvent) -> Preview:
        self._anchor = self._target(event)
        return self.drag(event)

    def drag(self, event: ToolEvent) -> Preview:
        if self._anchor is None:
            return self.hover(event)
        slots = self._shape(self._anchor, event)
        if slots is None:
            return self._refuse(EditError(EditFault.TOO_MANY))
        return self._laying_preview(slots)

    def release(self, event: ToolEvent) -> Preview:
        anchor, self._anchor = self._anchor, None
        if anchor is not None and (slots := self._shape(anchor, event)) is not None:
            self._workspace.apply(self._laying(slots).change, self._undo_text())
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
        slots = rectangle(anchor, x, y, is_frame=bool(event.modifiers & SHIFT))
        return slots if len(slots) <= MAX_TILES else None

    def _undo_text(self) -> str:
        return QCoreApplication.translate("EditorTools", "Fill rectangle")


class Line(ShapeTool):
    """Lays a straight row of tiles in any direction."""

    name = "line"

    def _shape(self, anchor: Slot, event: ToolEvent) -> list[Slot] | None:
        slots = line(anchor, *event.point.on_layer(anchor.z), self._workspace.step)
        return slots if len(slots) <= MAX_TILES else None

    def _undo_text(self) -> str:
        return QCoreApplication.translate("EditorTools", "Draw line")


class Hand(Tool):
    """Lays nothing: the view drags the board about."""

    name = "pan"
    draws = False

    def hover(self, event: ToolEvent) -> Preview:
        return NOTHING._replace(text=QCoreApplication.translate("EditorTools", "Drag to move the board in the window"))
