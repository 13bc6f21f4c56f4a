"""A hint as it is seen: rings round a pair, and the line that joins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.art.tile_state import Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.hint import Hint
    from mahjong_qt.view.shisen_line import ShisenLine
    from mahjong_qt.view.tile_items import MarkItems, Placement


class HintShow:
    """Shows one hint at a time, as sure or as a guess."""

    def __init__(self, marks: MarkItems, line: ShisenLine) -> None:
        """Begin with none."""
        self._marks = marks
        self._line = line
        self._hint: Hint | None = None

    def show(self, hint: Hint, board: Board, slots: Sequence[Slot], placement: Placement | None) -> None:
        """Ring a pair and draw its line."""
        self._hint = hint
        self.draw_line(board, placement)
        self._marks.set(Mark.HINT, hint.pair if hint.is_safe else (), slots, placement)
        self._marks.set(Mark.GUESS, () if hint.is_safe else hint.pair, slots, placement)

    def draw_line(self, board: Board, placement: Placement | None) -> None:
        """Show the line of the pair that is ringed, at the size and place that the board has now."""
        if self._hint is None or placement is None:
            return
        points = board.line(self._hint.pair)
        if points:
            self._line.show_hint(points, board.layout, placement, is_safe=self._hint.is_safe)

    def end_line(self) -> None:
        """Show no line of a hint any more; one that joins a pair that was taken stays."""
        if self._hint is not None:
            self._hint = None
            self._line.hide()
