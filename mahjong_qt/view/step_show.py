"""Shows what a step of the game does to the tiles: lines that join, pairs that leave, tiles that fall or come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.view import effects
from mahjong_qt.view.tile_items import ON_TOP

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPointF

    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.transition import Transition
    from mahjong_qt.view.motion import Effect, Motion
    from mahjong_qt.view.shisen_line import ShisenLine
    from mahjong_qt.view.tile_items import MarkItems, Placement, TileItems


class StepShow:
    """Plays one step after the other; the board has gone on already, and nothing waits for what is shown here.

    A pair that a line joins stays until the line has been seen; only then do tiles fall. Whatever comes meanwhile
    brings that to its end.
    """

    def __init__(
        self,
        tiles: TileItems,
        marks: MarkItems,
        line: ShisenLine,
        player: Motion,
        lay: Callable[[Sequence[Slot]], None],
        paint: Callable[[], None],
    ) -> None:
        """``lay`` puts all tiles where they lie now, ``paint`` shows those that are there with their faces."""
        self._tiles = tiles
        self._marks = marks
        self._line = line
        self._motion = player
        self._lay = lay
        self._paint = paint
        self._under_way: list[Effect] = []
        self._coming: list[Effect] = []
        self.lingering: tuple[int, ...] = ()
        """The tiles that are gone and still seen because of their line."""
        self.falling: tuple[int, ...] = ()
        """The tiles that are on their way to where they lie."""
        self.will_move = False
        """Whether tiles lie elsewhere than they are shown."""
        self.is_sweeping = False
        """Whether all tiles are on their way."""

    def play(self, transition: Transition, placement: Placement | None, seen: Sequence[QPointF]) -> None:
        """Show a step, those before it being at their end; without a place there is nothing to see.

        ``seen`` is where each tile that is removed was seen last.
        """
        self.end()
        if not transition.refaced or placement is None:
            self._paint()
        if transition.line and placement is not None:
            self._show_line(transition, placement)
        else:
            self._take_away(transition, placement, seen)
        if placement is not None:
            self._bring_back(transition, placement)

    def deal_in(self, order: Sequence[int], placement: Placement) -> None:
        """Let the tiles of a new board come in, in this order."""
        from mahjong_qt.view import sweeps

        drop = sweeps.DROP * placement.geometry.metrics.height / placement.ratio
        self._sweep(sweeps.deal_in(self._tiles, order, self._marks, drop, self._end_sweep))

    def settle(self) -> None:
        """Bring tiles that are on their way to the board, or all over it, to where they lie."""
        coming, self._coming = self._coming, []
        self._motion.finish(coming)

    def end(self) -> None:
        """Bring what moves on the board to its end, and the line of the last pair and the fall after it too."""
        self.settle()
        while self._under_way:
            under_way, self._under_way = self._under_way, []
            self._motion.finish(under_way)

    def _show_line(self, transition: Transition, placement: Placement) -> None:
        self._line.show(transition.line, transition.board.layout, placement)
        self.lingering, self.will_move = transition.removed, bool(transition.moved)

        def end() -> None:
            self._line.hide()
            self.lingering, self.will_move = (), False
            self._take_away(transition, placement, [item.pos() for item in self._tiles.some(transition.removed)])

        line = effects.draw_line(self._line.grow if self._motion.is_on else lambda _: None, end)
        self._under_way = [line]
        self._motion.hold(line)

    def _take_away(self, transition: Transition, placement: Placement | None, seen: Sequence[QPointF]) -> None:
        """Let the tiles of a step go, and those that it moved fall."""
        self._under_way = []
        moved, leaving = self._tiles.some(transition.moved), self._tiles.some(transition.removed)
        starts, homes = [item.pos() for item in moved], [item.pos() for item in leaving]
        self._lay(transition.board.slots)
        if placement is None:
            return
        for item, home in zip(leaving, homes, strict=True):
            item.setPos(home)
        if leaving:
            self._motion.play(effects.leave(leaving, seen, self._ways_out(homes, placement), ON_TOP))
        if moved and not transition.refaced:
            homes = [item.pos() for item in moved]
            for item, start in zip(moved, starts, strict=True):
                item.setPos(start)
            self._fall(transition.moved, homes)

    def _fall(self, tiles: tuple[int, ...], homes: list[QPointF]) -> None:
        def land() -> None:
            self.falling = ()

        self.falling = tiles
        effect = effects.fall(self._tiles.some(tiles), homes, land)
        self._under_way = [effect]
        self._motion.play(effect)

    def _bring_back(self, transition: Transition, placement: Placement) -> None:
        if transition.refaced:
            from mahjong_qt.view import sweeps

            there = list(tiles_of(transition.board.present))
            self._sweep(sweeps.mix(self._tiles, there, self._marks, self._paint, self._end_sweep))
        elif transition.returned:
            items = self._tiles.some(transition.returned)
            starts = self._ways_out([item.pos() for item in items], placement)
            self._come(effects.come_back(items, starts, ON_TOP, lambda: self._marks.items(transition.returned)))

    def _sweep(self, effect: Effect) -> None:
        self.is_sweeping = True
        self._come(effect)

    def _end_sweep(self) -> None:
        self.is_sweeping = False

    def _come(self, effect: Effect) -> None:
        self._coming.append(effect)
        self._motion.play(effect)

    @staticmethod
    def _ways_out(homes: Sequence[QPointF], placement: Placement) -> list[QPointF]:
        metrics, ratio = placement.geometry.metrics, placement.ratio
        return effects.ways_out(homes, metrics.width / ratio, metrics.height / ratio)
