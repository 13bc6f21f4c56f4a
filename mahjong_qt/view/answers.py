"""What is seen of a click: the selected tile rises, a refused one shakes, a mark stays for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.art.tile_state import Mark
from mahjong_qt.view import effects
from mahjong_qt.view.selection import Answer
from mahjong_qt.view.tile_items import LIFT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsItem

    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.view.motion import Effect, Motion
    from mahjong_qt.view.selection import Click
    from mahjong_qt.view.tile_items import MarkItems, Placement, TileItems


class Answers:
    """Answers one click after the other; the next one brings what is still to be seen of the last to its end."""

    def __init__(self, tiles: TileItems, marks: MarkItems, player: Motion) -> None:
        """Begin with nothing to answer."""
        self._tiles = tiles
        self._marks = marks
        self._motion = player
        self._under_way: list[Effect] = []

    def end(self) -> None:
        """Bring everything to its end: the items are about to serve for something else."""
        under_way, self._under_way = self._under_way, []
        self._motion.finish(under_way)

    def give(self, click: Click, slots: Sequence[Slot], placement: Placement | None) -> None:
        """Show what became of a click besides the selection."""
        if click.answer is Answer.BLOCKED:
            self._note(Mark.REFUSED, click.tile, slots, placement)
            if placement is not None:
                self._shake(click.tile, slots[click.tile], placement)
        elif click.answer is Answer.MOVED and click.before is not None:
            self._note(Mark.MISMATCH, click.before, slots, placement)

    def raise_tile(self, tile: int, slots: Sequence[Slot], placement: Placement) -> None:
        """Let a tile that was selected rise."""
        start = self._tiles[tile].pos()
        self.hold_up(tile, slots, placement)
        end = placement.point(slots[tile], LIFT)
        self._play(effects.lift(lambda: self._with_marks(tile), start, end, lambda: None))

    def lower_tile(self, tile: int, slots: Sequence[Slot], placement: Placement) -> None:
        """Let a tile that is selected no more come down."""
        self._marks.set(Mark.SELECTED, (), slots, placement)
        start, home = self._tiles[tile].pos(), placement.point(slots[tile])

        def land() -> None:
            self._tiles.put(tile, slots[tile], placement, lift=0.0)

        self._play(effects.lift(lambda: self._with_marks(tile), start, home, land))

    def hold_up(self, tile: int, slots: Sequence[Slot], placement: Placement) -> None:
        """Show a selected tile where it is when it has risen."""
        self._tiles.put(tile, slots[tile], placement, lift=LIFT)
        self._marks.set(Mark.SELECTED, (tile,), slots, placement)

    def _with_marks(self, tile: int) -> list[QGraphicsItem]:
        return [self._tiles[tile], *self._marks.items((tile,))]

    def _shake(self, tile: int, slot: Slot, placement: Placement) -> None:
        width = effects.SHAKE_WIDTH * placement.geometry.metrics.width / placement.ratio
        self._play(effects.shake(lambda: self._with_marks(tile), placement.point(slot), width))

    def _note(self, mark: Mark, tile: int, slots: Sequence[Slot], placement: Placement | None) -> None:
        self._marks.set(mark, (tile,), slots, placement)
        for item in self._marks.items((tile,)) if placement is not None else ():
            # the tile may be on its way down
            item.setPos(self._tiles[tile].pos())
        note = effects.note(lambda: self._marks.set(mark, (), slots, placement))
        self._under_way.append(note)
        self._motion.hold(note)

    def _play(self, effect: Effect) -> None:
        self._under_way.append(effect)
        self._motion.play(effect)
