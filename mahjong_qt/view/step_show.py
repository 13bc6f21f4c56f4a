"""Shows what a step of the game does to the tiles: lines that join, pairs that leave, tiles that fall or come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.view import motion

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPointF

    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.transition import Transition
    from mahjong_qt.view.motion import Effect, Motion
    from mahjong_qt.view.shisen_line import ShisenLine
    from mahjong_qt.view.tile_items import Placement, TileItems


class StepShow:
    """Plays one step after the other; the board has gone on already, and nothing waits for what is shown here.

    A pair that a line joins stays until the line has been seen; only then do tiles fall. Whatever comes meanwhile
    brings that to its end.
    """

    def __init__(
        self, tiles: TileItems, line: ShisenLine, player: Motion, lay: Callable[[Sequence[Slot]], None]
    ) -> None:
        """``lay`` is told to put all tiles where they lie now."""
        self._tiles = tiles
        self._line = line
        self._motion = player
        self._lay = lay
        self._under_way: list[Effect] = []
        self.lingering: tuple[int, ...] = ()
        """The tiles that are gone and still seen because of their line."""
        self.falling: tuple[int, ...] = ()
        """The tiles that are on their way to where they lie."""
        self.will_move = False
        """Whether tiles lie elsewhere than they are shown."""

    def play(self, transition: Transition, placement: Placement | None) -> None:
        """Show a step, those before it being at their end; without a place there is nothing to see."""
        self.end()
        if transition.line and placement is not None:
            self._show_line(transition, placement)
        else:
            self._take_away(transition, placement)
            self._bring_back(transition)

    def end(self) -> None:
        """Bring the line of the last pair, and the fall after it, to their end."""
        while self._under_way:
            under_way, self._under_way = self._under_way, []
            self._motion.finish(under_way)

    def _show_line(self, transition: Transition, placement: Placement) -> None:
        self._line.show(transition.line, transition.board.layout, placement)
        self.lingering, self.will_move = transition.removed, bool(transition.moved)

        def end() -> None:
            self._line.hide()
            self.lingering, self.will_move = (), False
            self._take_away(transition, placement)

        line = motion.draw_line(self._line.grow if self._motion.is_on else lambda _: None, end)
        self._under_way = [line]
        self._motion.hold(line)

    def _take_away(self, transition: Transition, placement: Placement | None) -> None:
        """Let the tiles of a step go, and those that it moved fall."""
        self._under_way = []
        moved, leaving = self._tiles.some(transition.moved), self._tiles.some(transition.removed)
        starts, places = [item.pos() for item in moved], [item.pos() for item in leaving]
        self._lay(transition.board.slots)
        if placement is None:
            return
        for item, place in zip(leaving, places, strict=True):
            item.setPos(place)
        if leaving:
            rise = placement.geometry.metrics.height / placement.ratio / 4
            self._motion.play(motion.leave(leaving, rise))
        if moved:
            homes = [item.pos() for item in moved]
            for item, start in zip(moved, starts, strict=True):
                item.setPos(start)
            self._fall(transition.moved, homes)

    def _fall(self, tiles: tuple[int, ...], homes: list[QPointF]) -> None:
        def land() -> None:
            self.falling = ()

        self.falling = tiles
        effect = motion.fall(self._tiles.some(tiles), homes, land)
        self._under_way = [effect]
        self._motion.play(effect)

    def _bring_back(self, transition: Transition) -> None:
        if transition.returned:
            self._motion.play(motion.appear(self._tiles.some(transition.returned), motion.TILES_RETURN))
        if transition.refaced:
            tiles = self._tiles.some(tiles_of(transition.board.present))
            self._motion.play(motion.appear(tiles, motion.TILES_REFACED))
