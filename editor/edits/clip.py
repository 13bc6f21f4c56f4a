"""Tiles that were copied, and their text for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from editor.edits.arranging import flipped, moved, rotated
from editor.plane import bounds_of
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import Game
    from mahjong_qt.engine.layout.symmetry import Symmetry


class Clip(NamedTuple):
    """Tiles to be laid anywhere, at the places that they came from."""

    slots: frozenset[Slot]

    @property
    def lowest(self) -> int:
        """The lowest layer."""
        return min(slot.z for slot in self.slots)

    def rotated(self, quarters: int, step: int) -> Clip:
        """Return the clip turned clockwise."""
        return Clip(rotated(self.slots, quarters, step))

    def flipped(self, symmetry: Symmetry) -> Clip:
        """Return the mirror image."""
        return Clip(flipped(self.slots, symmetry))

    def around(self, slot: Slot, step: int = 1) -> frozenset[Slot]:
        """Return the places of the tiles when they lie around a tile at this place, the lowest on its layer.

        With a ``step`` of a whole tile the one furthest to the left, and so the highest up, is on the whole-tile grid.
        """
        bounds = bounds_of(self.slots)
        if bounds is None:
            return frozenset()
        left = slot.x - (bounds.right - bounds.left - TILE_SPAN) // 2
        top = slot.y - (bounds.bottom - bounds.top - TILE_SPAN) // 2
        left, top = left - left % step, top - top % step
        return moved(self.slots, left - bounds.left, top - bounds.top, slot.z - self.lowest)

    def as_text(self, game: Game) -> str:
        """Return the tiles as the text of a layout file.

        :raises LayoutError: when there is none.
        """
        return encode_layout(LayoutFile(Layout.from_tiles(self.slots), game=game)).decode()
