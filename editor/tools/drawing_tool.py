"""What tools that lay tiles have in common: where they would go, with all their images, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.canvas.preview import Preview
from editor.change import SlotChange
from editor.edits.laying import Laying, lay
from editor.plane import EditError, EditFault
from editor.tools.places import slot_wanted
from editor.tools.tool import Tool
from editor.tools.words import ToolWords
from mahjong_qt.engine.layout.layout import MAX_TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.canvas.tool_event import ToolEvent
    from mahjong_qt.engine.layout.slot import Slot


class DrawingTool(Tool):
    """Lays tiles in the symmetry in force, and never where one lies or on a layer that is locked or hidden."""

    def hover(self, event: ToolEvent) -> Preview:
        return self._preview(self._laying([self._target(event)]))

    def _target(self, event: ToolEvent) -> Slot:
        return slot_wanted(self._workspace, event)

    def _laying(self, slots: Sequence[Slot] | None) -> Laying:
        """Find out which of these tiles can be laid, with all their images; None stands for far too many."""
        if slots is None or len(slots) > MAX_TILES:
            return Laying(fault=EditFault.TOO_MANY)
        workspace = self._workspace
        guide = workspace.symmetry.guide
        images = guide.images if guide.symmetries else None
        laying = lay(workspace.document.plane, slots, images, workspace.layers.view.is_editable)
        try:
            workspace.document.check(laying.change)
        except EditError as error:
            return Laying(SlotChange(), laying.blocked | laying.change.added, error.fault)
        return laying

    def _preview(self, laying: Laying) -> Preview:
        return Preview(laid=laying.change.added, blocked=laying.blocked, text=ToolWords().laying(laying))

    def _apply(self, laying: Laying, text: str) -> None:
        """Lay tiles in one step; say why when nothing can be laid."""
        self._workspace.apply(laying.change, text)
        self._tell(laying)

    def _tell(self, laying: Laying) -> None:
        if laying.change.is_empty and laying.fault is not None:
            self._workspace.refused.emit(EditError(laying.fault, laying.blocked))
