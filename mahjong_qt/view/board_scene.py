"""The scene: tiles, marks and what a click on them does."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from mahjong_qt.art.tile_state import Mark
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.view.answers import Answers
from mahjong_qt.view.geometry import stacking
from mahjong_qt.view.hint_show import HintShow
from mahjong_qt.view.hit_test import is_over_lifted, tile_seen_at, tiles_hidden
from mahjong_qt.view.hole_marks import HoleMarks
from mahjong_qt.view.motion import Motion
from mahjong_qt.view.selection import Answer, Selection
from mahjong_qt.view.shisen_line import ShisenLine
from mahjong_qt.view.step_show import StepShow
from mahjong_qt.view.tile_items import MarkItems, Placement, TileItems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.hint import Hint
    from mahjong_qt.view.celebration import Celebration


class Arrival(enum.Enum):
    """How a board gets on the table."""

    DEALT = "its tiles come in one after the other"
    THERE = "it is simply there"


class Look(NamedTuple):
    """How tiles are shown, as the player likes it."""

    darken_blocked: bool = True
    highlight_free: bool = False


class BoardScene(QGraphicsScene):
    """Shows a board and turns clicks into a selection and pairs. It never changes a game itself."""

    clicked = Signal(object)
    """The :class:`~mahjong_qt.view.selection.Click` on a tile, when tiles can be played."""

    pair_chosen = Signal(object)
    """Two tiles that match and are free."""

    clicked_in_vain = Signal()
    """A click came while tiles cannot be played."""

    def __init__(self, art: TileArt, parent: QObject | None = None) -> None:
        """Begin without a board."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion(self)
        self.board: Board | None = None
        self.placement: Placement | None = None
        self._art = art
        self._tiles = TileItems(self, art)
        self._marks = MarkItems(self, art)
        self._selection = Selection()
        self._look = Look()
        self._is_playable = False
        self._is_face_down = False
        self._slots: Sequence[Slot] = ()
        self._from_top: list[int] = []
        self._answers = Answers(self._tiles, self._marks, self.motion)
        self._celebration: Celebration | None = None
        self._line = ShisenLine(self)
        self._holes = HoleMarks(self)
        self._hint = HintShow(self._marks, self._line)
        self._steps = StepShow(self._tiles, self._marks, self._line, self.motion, self._lay, self._show)

    @property
    def selected_tile(self) -> int | None:
        """The selected tile."""
        return self._selection.tile

    @property
    def slots(self) -> Sequence[Slot]:
        """Where each tile is shown; tiles that are about to fall are still where they were."""
        return self._slots

    @property
    def line(self) -> ShisenLine:
        """The line that joins a pair."""
        return self._line

    @property
    def is_playable(self) -> bool:
        """Whether clicks on tiles count."""
        return self._is_playable

    @property
    def is_celebrating(self) -> bool:
        """Whether a win is being celebrated."""
        return self._celebration is not None and self._celebration.is_shown

    def marked(self, mark: Mark) -> list[int]:
        """Return the tiles that bear a mark."""
        return self._marks.tiles(mark)

    def set_board(self, board: Board) -> None:
        """Show another board, which is simply there; nothing is selected or marked on it."""
        self.motion.finish_all()
        self._clear_marks()
        is_new_layout = self.board is None or self.board.layout != board.layout
        self.board = board
        if is_new_layout:
            self.placement = None
            self._mark(Mark.FREE, ())
        self._tiles.fit(len(board.slots))
        self._lay(board.slots)
        self._show_holes()
        self._show()

    def arrive(self, arrival: Arrival) -> None:
        """Show how the board that was laid out just now gets on the table; the next click or key ends it.

        Before the scene has a place, as at the start of the program, nothing is to be seen of it.
        """
        if arrival is Arrival.DEALT and self.placement is not None and self.motion.is_on:
            self._steps.deal_in(self._from_top[::-1], self.placement)

    def place(self, placement: Placement) -> None:
        """Lay everything out at another place or size; the tile art has that size already.

        Where neither is another one, only the pictures are taken anew, and what moves goes on.
        """
        is_elsewhere = placement != self.placement
        self._tiles.forget_pictures()
        if is_elsewhere:
            self.motion.finish_all()
            self.placement = placement
            self._sort(placement)
        if self.board is not None and is_elsewhere:
            self._tiles.place(self._slots, placement)
            self._hint.draw_line(self.board, placement)
        if self.board is not None:
            self._marks.place(self._slots, placement)
        self._show_holes()
        self._show()

    def apply(self, transition: Transition) -> None:
        """Follow a step of the game. Whatever was selected or marked is so no more."""
        if transition.change is Change.PAIR:
            self._steps.end()
        else:
            self.motion.finish_all()
        # a tile that was selected leaves from where it was lifted to
        seen = [item.pos() for item in self._tiles.some(transition.removed)]
        self._clear_marks()
        self.board = transition.board
        self._steps.play(transition, self.placement, seen)
        if transition.change is Change.PAIR and transition.status is Status.CLEARED:
            self._celebrate()

    def set_look(self, look: Look) -> None:
        """Show tiles another way."""
        if look != self._look:
            self._look = look
            self._steps.settle()
            self._show()

    def set_playable(self, is_playable: bool) -> None:
        """Let clicks on tiles count or not; what is selected is so no more when they do not."""
        if self._is_playable != is_playable:
            self._is_playable = is_playable
            if not is_playable:
                self._clear_marks()

    def set_face_down(self, is_face_down: bool) -> None:
        """Hide or show the faces."""
        if self._is_face_down != is_face_down:
            self._is_face_down = is_face_down
            self.motion.finish_all()
            self._clear_marks()
            self._show()

    def show_hint(self, hint: Hint) -> None:
        """Ring a pair, and show the line that joins it; a hint is shown until the next click or step."""
        self._steps.end()
        if self.board is not None:
            self._hint.show(hint, self.board, self._slots, self.placement)

    def tile_at(self, point: QPointF) -> int | None:
        """Return the tile at a point of the scene, where it will lie when it is at rest; a fall alone is waited for.

        The selected tile lies over all others. A tile that was taken counts as long as its line is seen.
        """
        if self.board is None or self.placement is None:
            return None
        selected = self._selection.tile
        if is_over_lifted(selected, self._slots, self.placement, point):
            return selected
        return tile_seen_at(point, self.board, self._from_top, self._tiles, self._steps, self.placement, self._slots)

    def tiles_under(self, area: QRectF) -> int:
        """Return how many tiles an area of the scene would hide, wholly or in part; hinted ones count as all others."""
        if self.board is None or self.placement is None:
            return 0
        return tiles_hidden(area, self.board, self._tiles, {*self.marked(Mark.HINT), *self.marked(Mark.GUESS)})

    def clear_selection(self) -> None:
        """Select nothing, and take a hint away; what moves on the board or over it is at its end."""
        self._steps.settle()
        self._end_celebration()
        self._answers.end()
        self._hint.end_line()
        self._lower_selected()
        self._selection.clear()
        self._marks.clear()

    def hover(self, tile: int | None) -> bool:
        """Outline a tile if it is free and tell whether it is."""
        if tile is None or not self._is_playable or self.board is None or not self.board.is_free(tile):
            self._mark(Mark.HOVER, ())
            return False
        is_seen = tile != self._selection.tile and not self._steps.is_sweeping
        self._mark(Mark.HOVER, (tile,) if is_seen else ())
        return True

    def show_cursor(self, tile: int | None) -> None:
        """Put the cursor of the keys on a tile, if it is one that can be played, or take it away."""
        if tile is not None:
            self._steps.settle()
        is_free = tile is not None and self._is_playable and self.board is not None and self.board.is_free(tile)
        self._mark(Mark.CURSOR, (tile,) if is_free and tile is not None else ())

    def click(self, tile: int | None) -> None:
        """Take a click on a tile; one beside all tiles clears the selection."""
        if self.board is None:
            return
        self._end_celebration()
        self._steps.settle()
        if not self._is_playable:
            self.clicked_in_vain.emit()
            return
        if tile is None:
            self.clear_selection()
            return
        if not self.board.is_present(tile):
            # it was taken already, and is only seen until its line was
            return
        if self._steps.will_move or self._steps.falling:
            self._steps.end()
        self._hint.end_line()
        self._answers.end()
        self._lower_selected()
        click = self._selection.click(self.board, tile)
        self._mark(Mark.HINT, ())
        self._mark(Mark.GUESS, ())
        if self._selection.tile is not None and self.placement is not None:
            self._answers.raise_tile(self._selection.tile, self._slots, self.placement)
        self._answers.give(click, self._slots, self.placement)
        self.clicked.emit(click)
        if click.answer is Answer.PAIR:
            self.pair_chosen.emit((click.before, click.tile))

    def _lay(self, slots: Sequence[Slot]) -> None:
        """Put every tile where it lies now."""
        if slots is self._slots:
            return
        self._slots = slots
        if self.placement is not None:
            self._sort(self.placement)
            self._tiles.place(slots, self.placement)
            self._marks.place(slots, self.placement)

    def _sort(self, placement: Placement) -> None:
        """Put the tiles in order from the top down."""
        slots, metrics = self._slots, placement.geometry.metrics
        self._from_top = sorted(range(len(slots)), key=lambda tile: -stacking(slots[tile], metrics))

    def _show_holes(self) -> None:
        """Show where tiles come to rest above the ground, on a field on which they fall."""
        if self.board is not None and self.placement is not None and self.board.can_fall:
            self._holes.show(self.board.layout, self.placement)
        else:
            self._holes.hide()

    def _celebrate(self) -> None:
        """Celebrate a win over the table, as far as it is seen."""
        views = self.views()
        if not views or self.placement is None or not self.motion.is_on:
            return
        from mahjong_qt.view.celebration import Celebration

        self._celebration = self._celebration or Celebration(self, self.motion)
        self._celebration.begin(views[0], self.placement)

    def _end_celebration(self) -> None:
        if self._celebration is not None:
            self._celebration.end()

    def _hold_up_selected(self) -> None:
        tile = self._selection.tile
        if tile is not None and self.placement is not None:
            self._answers.hold_up(tile, self._slots, self.placement)

    def _lower_selected(self) -> None:
        tile = self._selection.tile
        if tile is not None and self.placement is not None:
            self._answers.lower_tile(tile, self._slots, self.placement)

    def _clear_marks(self) -> None:
        """Take away at once whatever was selected or marked."""
        self._answers.end()
        self._hint.end_line()
        self._lower_selected()
        self._answers.end()
        self._selection.clear()
        self._marks.clear()

    def _show(self) -> None:
        if self.board is None or self.placement is None:
            return
        self._tiles.paint(self.board, darkens_blocked=self._look.darken_blocked, is_face_down=self._is_face_down)
        self._highlight_free()
        self._hold_up_selected()

    def _highlight_free(self) -> None:
        is_wanted = self._look.highlight_free and not self._is_face_down
        # on a field of Shisen-sho every tile is free, and to mark them all says nothing
        is_telling = self.board is not None and self.board.game is GameKind.SOLITAIRE
        self._mark(Mark.FREE, self.board.free() if is_wanted and is_telling and self.board is not None else ())

    def _mark(self, mark: Mark, tiles: list[int] | tuple[int, ...]) -> None:
        if self.board is not None:
            self._marks.set(mark, tiles, self._slots, self.placement)
